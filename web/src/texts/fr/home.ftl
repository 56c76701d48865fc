## Accueil

home-title = Quatre petits jeux profonds
home-lead = Jouez tout de suite contre un robot, ou envoyez un lien à vos amis. Sans compte, sans installation.
home-play = Jouer
home-table = Préparer une table
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Attaquez, parez ou laissez passer : videz votre main avec votre partenaire, et soignez la dernière carte.
about-rrr = La Royauté contre la Religion sur neuf cases : chaque tuile retourne, renverse ou bannit ses voisines.
about-dynasties = Réunissez des personnages de même rang, posez-les au bon moment et surenchérissez sur les séries de la table.
about-daimyos = Posez des cartes ninja transparentes sur les samouraïs, faites tomber sept daimyos rebelles et gagnez deux des trois pistes de clan.
facts-kami = 2 à 4 joueurs
facts-rrr = 2 joueurs
facts-dynasties = 2 à 4 joueurs
facts-daimyos = 1 ou 2 joueurs
