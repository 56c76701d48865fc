## RRR: the tiles

rrr-assassin-0 = Assassin
rrr-assassin-1 = Inquisiteur
rrr-general-0 = Général
rrr-general-1 = Cardinal
rrr-sovereign-0 = Roi
rrr-sovereign-1 = Hiérophante
rrr-princess-0 = Princesse
rrr-princess-1 = Sainte
rrr-knight-0 = Chevalier
rrr-knight-1 = Templier
rrr-archer-0 = Archère
rrr-archer-1 = Exorciste
rrr-guard-0 = Garde
rrr-guard-1 = Abbé
rrr-citizen = Citoyen
rrr-bandit = Bandit
rrr-smuggler = Contrebandier
rrr-herald = Héraut
rrr-ferryman = Passeur
rrr-trickster = Farceur
rrr-mimic = Mime
rrr-spy = Espion
rrr-necromancer = Nécromancien
rrr-messenger = Messager
rrr-jailer = Geôlier
rrr-witch = Sorcière
rrr-protector = Protecteur
rrr-pirate = Pirate
rrr-rebel = Rebelle
rrr-tower = Tour
rrr-death = Mort
rrr-unknown = tuile cachée

## RRR: what they do

rrr-does-assassin = Détruit une des 8 tuiles qui l’entourent.
rrr-does-general = Retourne toutes les tuiles dans une direction, jusqu’au bord.
rrr-does-sovereign = Retourne ses 4 voisines en croix, ou ses 4 voisines en diagonale.
rrr-does-princess = Retourne une des 8 tuiles qui l’entourent.
rrr-does-knight = Détruit une de ses 4 voisines en croix.
rrr-does-archer = Détruit une de ses 4 voisines en diagonale.
rrr-does-guard = Porte le bouclier : seul le Pirate peut l’atteindre.
rrr-does-citizen = Ne fait rien. Le premier joueur doit le poser d’abord.
rrr-does-bandit = Bannit une de ses 4 voisines en croix.
rrr-does-smuggler = Bannit une de ses 4 voisines en diagonale.
rrr-does-herald = Retourne les 3 tuiles devant lui, là où il pointe.
rrr-does-ferryman = Déplace une autre tuile sur une case libre.
rrr-does-trickster = Réutilise le pouvoir d’une de ses 4 voisines en croix.
rrr-does-mimic = Réutilise le pouvoir d’une de ses 4 voisines en diagonale.
rrr-does-spy = Bannit une tuile de la zone adverse.
rrr-does-necromancer = Ramène une tuile de la défausse dans votre zone.
rrr-does-messenger = Ramène du plateau un autre de vos alliés dans votre zone.
rrr-does-jailer = Tant qu’il est là, ses 4 voisines en croix ne peuvent pas user de leur pouvoir.
rrr-does-witch = Tant qu’elle est là, ses 4 voisines en diagonale ne peuvent pas user de leur pouvoir.
rrr-does-protector = Tant qu’il est là, les tuiles à sa gauche et à sa droite portent le bouclier.
rrr-does-pirate = Détruit une des 8 tuiles qui l’entourent, si elle porte le bouclier.
rrr-does-rebel = Retourne les 8 tuiles qui l’entourent.
rrr-does-tower = Se pose sur un de vos alliés, qui ne fait plus rien ; porte le bouclier.
rrr-does-death = Qui l’a pour alliée quand le plateau est plein a perdu.
rrr-means-destroy = Détruite : face cachée, puis hors du plateau au prochain tour de qui l’a détruite.
rrr-means-flip = Retournée : elle change de camp, amie ou ennemie.
rrr-means-banish = Bannie : aussitôt à la défausse.
rrr-means-again = Réutiliser : comme si vous veniez de poser cette tuile.
rrr-means-passive = Agit d’elle-même tant qu’elle est face visible.
rrr-means-active = Agit une fois, quand on la pose. Vous pouvez y renoncer.

## RRR: the table

rrr-side-0 = Royauté
rrr-side-1 = Religion
rrr-seat = { $side }, { $name }
rrr-you = vous
rrr-first = a commencé cette partie
rrr-allies = { $count ->
    [one] { $count } allié
   *[other] { $count } alliés
}
rrr-wins = Parties gagnées : { $count } sur { $needed }
rrr-points = Points : { $count }
rrr-game = Partie { $number }
rrr-game-of = Partie { $number } sur { $games }
rrr-board = Plateau
rrr-empty = { $space } : libre
rrr-laid-own = { $space } : { $tile }, votre allié
rrr-laid-other = { $space } : { $tile }, ennemi
rrr-laid-side = { $space } : { $tile }, allié de { $side }
rrr-laid-down = { $space } : { $tile }, face cachée, tuile détruite par { $side }
rrr-over = { $tile } sur { $under }
rrr-has-shield = porte le bouclier
rrr-acts = agit maintenant
rrr-changed = vient de changer
rrr-pending = { $tile } en { $space }, pas encore joué
rrr-zone-own = Vos tuiles
rrr-zone = Tuiles de { $side }
rrr-neutral = Tuiles neutres, pour les deux
rrr-neutral-short = Neutres
rrr-discard = Défausse
rrr-discard-short = Défausse
rrr-hidden = { $tile }, en secret
rrr-nothing = rien
rrr-tile-says = { $tile }. { $does }
rrr-twice = { $tile } (2)
rrr-draft = Prenez une tuile
rrr-draft-wait = L’adversaire prend une tuile
rrr-packet = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
rrr-dealing = On tire les tuiles neutres …
rrr-between = La partie est finie.
rrr-goal = Quand les neuf cases portent des tuiles visibles, le camp qui a le plus d’alliés gagne.
rrr-look = Montrez une tuile pour lire ce qu’elle fait.

## RRR: choosing

rrr-part-decline = Renoncer
rrr-part-use = Les retourner
rrr-part-first = Je commence
rrr-part-second = L’adversaire commence
rrr-part-hidden = une tuile cachée
rrr-group-orthogonal = Les quatre en croix
rrr-group-diagonal = Les quatre en diagonale
rrr-way-n = Vers le haut
rrr-way-ne = En haut à droite
rrr-way-e = À droite
rrr-way-se = En bas à droite
rrr-way-s = Vers le bas
rrr-way-sw = En bas à gauche
rrr-way-w = À gauche
rrr-way-nw = En haut à gauche
rrr-at = { $tile } en { $space }
rrr-choose-tile = Quelle tuile poser ?
rrr-choose-on = Et où ?
rrr-choose-take = Quelle tuile prendre ?
rrr-choose-at = Quelle tuile viser ?
rrr-choose-way = Dans quelle direction ?
rrr-choose-group = Lesquelles ?
rrr-choose-use = User de son pouvoir ?
rrr-choose-from = Quelle tuile déplacer ?
rrr-choose-to = Et où ?
rrr-choose-name = Quelle tuile ?
rrr-choose-first = Qui commence la partie suivante ?
