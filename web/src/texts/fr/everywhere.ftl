## Partout

close = Fermer
menu = Réglages
menu-language = Langue
menu-theme = Lumière
menu-theme-auto = Comme l’appareil
menu-theme-light = De jour
menu-theme-dark = À la lampe
menu-play = Le jeu
menu-confirm = Confirmer chaque coup
menu-sound = Son
menu-tempo = Les coups des autres
tempo-calm = tranquillement
tempo-brisk = vivement
tempo-at-once = tout de suite
share = Partager
copy-by-hand = Le lien est sélectionné : copiez-le à la main.
qr = QR code
qr-of = QR code : { $what }
guest = Invité
rule = Règle { $rule }
rules = Règles
to-home = Tous les jeux
back = Retour
missing = Il n’y a rien ici.
no-server = Le serveur ne répond pas. Est-il lancé ?
