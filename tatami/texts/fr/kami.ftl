## Cartes

kami-soldier = Soldat
kami-lance = Lance
kami-rider = Cavalier
kami-silver = Dragon d’Argent
kami-gold = Dragon d’Or
kami-fool = Fou
kami-tower = Tour
kami-empress = Impératrice
kami-card = { $card } ({ $letter })
kami-cards = { $count ->
    [1] { $card } ({ $letter })
   *[other] { $count } × { $card } ({ $letter })
}
kami-back = une carte face cachée
kami-known-back = { $card } face cachée
kami-hired = mercenaire { $card }
kami-nothing = rien

## La vue

kami-ending-soldier = Soldat, 15 ou plus
kami-ending-lord = Seigneur, exactement 15, l’excédent est retiré
kami-ending-kami = Kami, exactement 15, au-delà retour à 0
kami-view-title = Kami, { $players } joueurs, manche { $round }. Fin de partie : { $ending }.
kami-team = { $one } et { $two }
kami-side-points = { $side } : { $points }
kami-view-points = Points : { $points }.
kami-view-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
kami-view-seat = { $who } : { $held }. Défense : { $defence }. Attaque : { $attack }.
kami-view-mercenaries = Mercenaires : { $stacks }.
kami-stack-empty = { $stack } vide
kami-stack-turning = { $stack } en train d’être retournée
kami-stack-one = { $stack } { $card }
kami-stack-two = { $stack } { $card } sur une carte inconnue
kami-view-aside = Cartes écartées : { $cards }.
kami-view-asked = { $who } a montré { $count } Soldats.
kami-view-hand = Votre main : { $cards }.

## Qui décide

kami-now-deal = Les cartes sont en train d’être distribuées.
kami-now-turning = La carte sous le mercenaire est en train d’être retournée.
kami-now-ask = { $who } a cinq Soldats ou plus et peut demander une nouvelle donne.
kami-now-answer = { $who } choisit : annuler la donne ou jouer quand même.
kami-now-attack = { $who } a posé la défense et doit attaquer.
kami-now-lead = { $who } entame : une carte face cachée, puis une attaque.
kami-now-counter = { $attacker } attaque avec { $card }. { $who } répond : passer ou contrer.

## Le récit

kami-story-first = { $who } est premier joueur.
kami-story-dealt = Vous recevez { $card }.
kami-story-aside = Vous regardez une des cartes écartées : { $card }.
kami-story-hired = La pile { $stack } montre { $card }.
kami-story-turned = Sous le mercenaire de la pile { $stack } se trouve { $card }.
kami-story-ask = { $who } demande et montre { $count } Soldats.
kami-story-no-ask = { $who } se tait.
kami-story-cancel = { $who } annule : les cartes sont redistribuées.
kami-story-play-on = { $who } joue quand même.
kami-story-pass = { $who } passe.
kami-story-back = Personne n’a contré { $who }.
kami-story-no-lead = Aucune entame n’y est possible ; { $who } entame à la place.
kami-story-void = Personne ne peut entamer : la manche est nulle.
kami-story-lead = { $who } pose { $defence } face cachée et attaque avec { $attack }.
kami-story-lead-unseen = { $who } pose { $defence } et attaque avec { $attack }.
kami-story-counter = { $who } contre avec { $defence } et attaque avec { $attack }.
kami-story-lay-down = { $who } pose { $defence } face cachée.
kami-story-lay-up = { $who } contre avec { $defence }.
kami-story-attack = { $who } attaque avec { $attack }.
kami-story-scored = { $who } joue sa dernière carte, { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $side } : { $total } à présent.
kami-story-master-stroke = Coup de maître ! { $who } termine la manche avec deux cartes identiques, { $card } : { $points } points. { $side } : { $total } à présent.
kami-story-were-down = { $who } avait face cachée : { $cards }.
kami-story-held = { $who } avait encore en main : { $cards }.
kami-story-were-aside = Les cartes écartées étaient : { $cards }.
kami-story-won = { $side } : partie gagnée avec { $points } points.
kami-outcome-goal = Un camp a atteint son but.

## Refus

kami-no-over = La partie est terminée.
kami-no-first = Le premier joueur est tiré au sort, une seule fois, avant la première donne.
kami-no-card-left = Il ne reste aucune carte de cette sorte à distribuer.
kami-no-dealing = C’est le hasard qui distribue, et c’est maintenant le tour d’un joueur.
kami-no-wait = Les cartes sont encore en train d’être distribuées.
kami-no-ask-first = Dites d’abord si vous demandez une nouvelle donne : ask ou no-ask.
kami-no-answer-first = Répondez d’abord à votre partenaire : cancel ou play.
kami-no-question = Personne n’est interrogé sur une nouvelle donne en ce moment.
kami-no-pass = Vous entamez : vous devez jouer, vous ne pouvez pas passer.
kami-no-half-pass = Votre défense est déjà posée ; une attaque doit suivre.
kami-no-mercenaries = Il n’y a de mercenaires que dans le jeu à deux.
kami-no-defence-yet = Une attaque seule ne se joue qu’après un mercenaire posé en défense ; jouez les deux cartes en un seul coup.
kami-no-attack-due = Votre défense est déjà posée ; nommez maintenant l’attaque seule, comme >L.
kami-no-face-up = Vous entamez : la première carte se pose face cachée, comme (S)>R.
kami-no-face-down = Vous répondez à une attaque : un contre se pose face visible, comme G>L. Ou bien vous passez.
kami-no-stack = La pile { $stack } ne montre aucune carte.
kami-no-hired-empress = Une Impératrice mercenaire n’attaque que si une Impératrice est visible dans une ligne de défense.
kami-no-card = Vous n’avez pas cette carte en main : { $card }.
kami-no-second-card = Vous n’avez qu’un exemplaire de cette carte, et il est déjà votre défense : { $card }.
kami-no-empress = L’Impératrice n’attaque que si une Impératrice est visible dans une ligne de défense, ou comme dernière carte de la main.
kami-no-empress-counter = L’Impératrice ne contre pas cette attaque : { $attack }.
kami-no-match = { $card } ne contre pas { $attack }.
kami-no-last-card = La dernière carte de la main doit être une attaque ; elle ne peut pas être posée en défense.
kami-no-two-steps = La pile { $stack } cache une carte : posez d’abord la défense, { $step }, puis choisissez l’attaque.
kami-no-one-step = La pile { $stack } ne cache rien : jouez défense et attaque en un seul coup.
kami-no-attack-follows = Après un contre depuis la pile { $stack }, aucune attaque ne serait possible.
