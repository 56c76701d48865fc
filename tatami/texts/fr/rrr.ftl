## Tuiles

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
rrr-tile = { $tile } ({ $id })
rrr-hidden = { $tile } en secret
rrr-unseen = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
rrr-nothing = rien
rrr-on = { $tile } en { $space }
rrr-stack = { $tile } sur { $under } en { $space }
rrr-down = { $tile }, tuile détruite par { $who }

## Ce que font les tuiles

rrr-does-assassin = { $tile } détruit une de ses 8 voisines
rrr-does-general = { $tile } retourne toutes les tuiles dans une direction
rrr-does-sovereign = { $tile } retourne ses 4 voisines en croix ou ses 4 voisines en diagonale
rrr-does-princess = { $tile } retourne une de ses 8 voisines
rrr-does-knight = { $tile } détruit une de ses 4 voisines en croix
rrr-does-archer = { $tile } détruit une de ses 4 voisines en diagonale
rrr-does-guard = { $tile } porte le bouclier
rrr-does-citizen = { $tile } ne fait rien
rrr-does-bandit = { $tile } bannit une de ses 4 voisines en croix
rrr-does-smuggler = { $tile } bannit une de ses 4 voisines en diagonale
rrr-does-herald = { $tile } retourne ses 3 voisines de devant
rrr-does-ferryman = { $tile } déplace une autre tuile sur une case libre
rrr-does-trickster = { $tile } réutilise une de ses 4 voisines en croix
rrr-does-mimic = { $tile } réutilise une de ses 4 voisines en diagonale
rrr-does-spy = { $tile } bannit une tuile de la zone adverse
rrr-does-necromancer = { $tile } ramène une tuile de la défausse
rrr-does-messenger = { $tile } ramène du plateau un autre allié
rrr-does-jailer = { $tile } annule l’effet actif de ses 4 voisines en croix
rrr-does-witch = { $tile } annule l’effet actif de ses 4 voisines en diagonale
rrr-does-protector = { $tile } donne le bouclier à sa gauche et à sa droite
rrr-does-pirate = { $tile } détruit une de ses 8 voisines à bouclier
rrr-does-rebel = { $tile } retourne ses 8 voisines
rrr-does-tower = { $tile } couvre un allié et porte le bouclier
rrr-does-death = { $tile } fait perdre qui l’a pour alliée à la fin

## Joueurs et options

rrr-player-0 = Royauté
rrr-player-1 = Religion
rrr-player-0-you = Royauté (vous)
rrr-player-1-you = Religion (vous)
rrr-mode-shared = cinq neutres pour les deux
rrr-mode-none = sans neutres
rrr-mode-random = deux neutres chacun, visibles
rrr-mode-secret = deux neutres chacun, cachées
rrr-mode-draft = neutres par draft ouvert
rrr-mode-secret-draft = neutres par draft secret
rrr-victory-match = { $games ->
    [one] une victoire suffit
   *[other] { $games } victoires nécessaires
}
rrr-victory-points = { $games ->
    [one] une partie aux points
   *[other] { $games } parties aux points
}

## La vue

rrr-view-title = RRR, { $mode }, { $victory }. Partie { $number }.
rrr-side-score = { $who } : { $score }
rrr-view-score = Score : { $score }.
rrr-row = { $row }
rrr-view-legend = ^ pointe pour la Royauté (place 0), v pour la Religion (place 1). ( ) porte le bouclier, /tuile est sous la Tour, # est face cachée (#0 : détruite par la place 0), * agit maintenant.
rrr-view-allies = { $who } a { $count ->
    [0] 0 allié
    [one] { $count } allié : { $tiles }
   *[other] { $count } alliés : { $tiles }
}.
rrr-view-down = Face cachée : { $tiles }.
rrr-view-zone = Zone de { $who } : { $tiles }.
rrr-view-neutral = Zone neutre : { $tiles }.
rrr-view-discard = Défausse : { $tiles }.
rrr-view-open = Au choix : { $tiles }.
rrr-view-packet = Le paquet : { $tiles }.
rrr-view-effects = Ce qu’elles font : { $tiles }.
rrr-view-passed = Vous avez passé { $tiles } ; l’une d’elles est parmi les tuiles cachées de { $who }.
rrr-view-out = Déjà utilisées, hors de cette partie : { $tiles }.

## Qui décide

rrr-now-first = On tire au sort qui est premier.
rrr-now-deal = Les neutres sont en train d’être tirées.
rrr-now-draft = { $who } prend une des tuiles visibles.
rrr-now-keep = { $who } garde une tuile du paquet.
rrr-now-catch = Le hasard décide quelle tuile cachée l’Espion emporte.
rrr-now-citizen = { $who } commence et doit poser le Citoyen, sur la case de son choix.
rrr-now-place = { $who } pose une tuile.
rrr-now-effect = { $who } choisit pour { $tile } en { $space } : { $choice }, ou - pour renoncer.
rrr-now-again = { $who } réutilise { $tile } en { $space } et choisit : { $choice }.
rrr-now-choose = { $end } { $who } décide qui est premier à la partie suivante : first ou second.
rrr-choose-assassin = la case d’une voisine à détruire
rrr-choose-general = la direction où toutes les tuiles sont retournées, n ne e se s sw w nw
rrr-choose-sovereign = + retourne les voisines en croix, x celles en diagonale
rrr-choose-princess = la case d’une voisine à retourner
rrr-choose-knight = la case d’une voisine en croix à détruire
rrr-choose-archer = la case d’une voisine en diagonale à détruire
rrr-choose-bandit = la case d’une voisine en croix à bannir
rrr-choose-smuggler = la case d’une voisine en diagonale à bannir
rrr-choose-herald = ! retourne les trois tuiles de devant
rrr-choose-ferryman = quelle tuile va où, comme a1-b2
rrr-choose-trickster = la case d’une voisine en croix à réutiliser
rrr-choose-mimic = la case d’une voisine en diagonale à réutiliser
rrr-choose-spy = une tuile de la zone adverse à bannir, ? pour une cachée
rrr-choose-necromancer = une tuile de la défausse à prendre
rrr-choose-messenger = la case d’un allié à reprendre
rrr-choose-pirate = la case d’une voisine à bouclier à détruire
rrr-choose-rebel = ! retourne toutes les voisines

## Fins

rrr-end-allies = Le plateau est plein : { $winner } gagne la partie avec { $most } alliés contre { $least }.
rrr-end-death = Le plateau est plein et la Mort est l’alliée de { $who } : { $winner } gagne la partie.
rrr-end-no-tile = { $who } ne peut pas poser de tuile : { $winner } gagne la partie.
rrr-over-won = { $who } a gagné le match { $most } à { $least }.
rrr-over-tie = Match nul, { $points } partout.
rrr-outcome-match = Un joueur a gagné les parties nécessaires.
rrr-outcome-points = Toutes les parties sont jouées et un joueur a plus de points.
rrr-outcome-tie = Toutes les parties sont jouées et les points sont à égalité.

## Le récit

rrr-story-first = { $who } est premier joueur et reçoit le Citoyen.
rrr-story-drawn = Tirage : { $tile }.
rrr-story-drew = { $who } tire { $tile }.
rrr-story-took = { $who } prend { $tile }.
rrr-story-last-two = Les deux dernières vont à { $who } : { $tiles }.
rrr-story-kept = { $who } garde { $tile }.
rrr-story-kept-unseen = { $who } garde une tuile.
rrr-story-passed = { $who } passe à { $other } : { $tiles }.
rrr-story-passed-unseen = { $who } passe trois tuiles à { $other }.
rrr-story-out = Les deux dernières tuiles sont écartées.
rrr-story-chosen = { $who } décide : { $first } est premier joueur.
rrr-story-place = { $who } pose { $tile } en { $space }.
rrr-story-cover = { $who } pose { $tile } sur { $under }.
rrr-story-decline = { $who } renonce à l’effet de { $tile }.
rrr-story-destroyed = { $who } détruit { $target } avec { $tile }.
rrr-story-banished = { $who } bannit { $target } avec { $tile }.
rrr-story-turned = { $who } retourne { $target } avec { $tile }.
rrr-story-recalled = { $who } reprend { $target } avec { $tile }.
rrr-story-used = { $who } réutilise { $target } avec { $tile }.
rrr-story-flipped = { $who } retourne { $way } avec { $tile } : { $tiles }.
rrr-way-n = vers le haut
rrr-way-ne = vers le haut à droite
rrr-way-e = vers la droite
rrr-way-se = vers le bas à droite
rrr-way-s = vers le bas
rrr-way-sw = vers le bas à gauche
rrr-way-w = vers la gauche
rrr-way-nw = vers le haut à gauche
rrr-way-orthogonal = en croix
rrr-way-diagonal = en diagonale
rrr-way-ahead = devant
rrr-way-around = tout autour
rrr-story-ferried = { $who } déplace { $tile } : nouvelle case { $space }.
rrr-story-spied = { $who } bannit { $tile } de la zone adverse.
rrr-story-catch = { $who } emporte au hasard une des tuiles cachées de l’adversaire.
rrr-story-caught = C’est { $tile }, qui va à la défausse.
rrr-story-raised = { $who } prend { $tile } dans la défausse.
rrr-story-cleared = Détruites auparavant, maintenant hors du plateau : { $tiles }.
rrr-story-score = Score : { $zero } à { $one }.

## Refus

rrr-no-over = Le match est terminé.
rrr-no-lot = Le premier joueur est tiré au sort, une seule fois, avant la partie 1.
rrr-no-lot-first = On tire d’abord au sort qui commence, puis les neutres.
rrr-no-draw = C’est le hasard qui tire les neutres, et c’est maintenant le tour d’un joueur.
rrr-no-such-draw = Cette tuile ne peut pas être tirée : elle a déjà servi.
rrr-no-catch = Le hasard n’emporte une tuile cachée que pour un Espion.
rrr-no-such-catch = Ce n’est aucune des tuiles cachées que l’Espion pourrait emporter.
rrr-no-wait = Les neutres sont encore en train d’être tirées.
rrr-no-wait-catch = Le hasard décide d’abord quelle tuile cachée l’Espion emporte.
rrr-no-choose-first = La partie est finie. Décidez d’abord qui commence la suivante : first ou second.
rrr-no-choice-now = On décide qui est premier seulement entre deux parties.
rrr-no-draft = Il n’y a rien à choisir dans un draft en ce moment.
rrr-no-draft-first = Prenez d’abord une tuile, comme « take pirate ».
rrr-no-such-offer = Cette tuile n’est pas parmi celles que vous pouvez prendre : { $tile }.
rrr-no-pass = Vous ne pouvez pas passer : vous devez poser une tuile.
rrr-no-place-first = Posez d’abord une tuile, comme general@b2 ; son effet vient après.
rrr-no-effect-first = L’effet de votre tuile vient d’abord : { $tile }. Choisissez, ou renoncez avec -.
rrr-no-effect-again-first = Choisissez d’abord pour la tuile que vous réutilisez : { $tile }.
rrr-no-decline = En choisissant { $tile }, vous avez décidé d’utiliser son effet ; on ne peut plus y renoncer.
rrr-no-citizen-first = La toute première tuile doit être le Citoyen.
rrr-no-tile = Cette tuile n’est ni dans votre zone ni dans la zone neutre : { $tile }.
rrr-no-free = La case { $space } n’est pas libre.
rrr-no-free-down = La case { $space } n’est pas libre : une tuile face cachée l’occupe encore.
rrr-no-cover-free = La Tour se pose sur un de vos alliés, et la case { $space } est vide.
rrr-no-cover-down = La Tour se pose sur un allié visible, et la tuile en { $space } est face cachée.
rrr-no-cover-enemy = La Tour se pose sur un de vos alliés, et en { $space } se trouve une tuile ennemie : { $tile }.
rrr-no-cover-shield = La tuile en { $space } porte le bouclier et ne peut pas être couverte : { $tile }.
rrr-no-such-choice = Cette tuile demande un autre choix : { $tile }, { $choice }.
rrr-no-hidden = Votre adversaire n’a pas de tuile cachée.
rrr-no-spy-tile = Cette tuile n’est pas visible dans la zone adverse : { $tile }.
rrr-no-discarded = Cette tuile n’est pas dans la défausse : { $tile }.
rrr-no-change = Avec { $tile }, ce choix ne changerait rien.
rrr-no-target = Il n’y a pas de tuile en { $space }.
rrr-no-target-down = La tuile en { $space } est face cachée ; aucun effet ne la touche.
rrr-no-recall-self = Le Messager ne reprend ni lui-même ni la tuile qui vient d’être posée.
rrr-no-recall-enemy = La tuile en { $space } n’est pas votre alliée : { $tile }.
rrr-no-reach-around = { $tile } n’atteint que ses voisines, pas { $space }.
rrr-no-reach-orthogonal = { $tile } n’atteint que ses voisines en croix, pas { $space }.
rrr-no-reach-diagonal = { $tile } n’atteint que ses voisines en diagonale, pas { $space }.
rrr-no-shield-there = Le Pirate ne détruit que des tuiles à bouclier, et celle en { $space } n’en a pas : { $tile }.
rrr-no-shielded = La tuile en { $space } porte le bouclier : { $tile }.
rrr-no-active = La tuile en { $space } n’a pas d’effet actif : { $tile }.
rrr-no-void = L’effet de { $tile } en { $space } est annulé par un Geôlier ou une Sorcière à côté.
rrr-no-last-space = Votre tuile a pris la dernière case libre, donc rien ne peut être détruit : { $tile } en { $space } ne sert à rien maintenant.
rrr-no-use = L’effet de { $tile } en { $space } ne pourrait rien changer maintenant.
rrr-no-ferry-self = Le Passeur déplace une autre tuile, pas lui-même.
rrr-no-ferry-there = La case { $space } n’est pas libre.
