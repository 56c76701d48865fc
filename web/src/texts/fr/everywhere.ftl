## Partout

close = Fermer
menu = Réglages
menu-language = Langue
menu-theme = Thème
menu-theme-auto = Automatique
menu-theme-light = Clair
menu-theme-dark = Sombre
menu-play = Partie
menu-confirm = Confirmer chaque coup
menu-sound = Son
menu-tempo = Vitesse des coups des autres
tempo-calm = Lente
tempo-brisk = Normale
tempo-at-once = Immédiate
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
