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
rule = Règle { $rule }
rules = Règles
to-home = Tous les jeux
back = Retour
missing = Il n’y a rien ici.
no-server = Le serveur ne répond pas. Est-il lancé ?
