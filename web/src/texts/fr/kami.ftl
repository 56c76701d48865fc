## Kami

kami-soldier = Soldat
kami-lance = Lance
kami-rider = Cavalier
kami-silver = Dragon d’Argent
kami-gold = Dragon d’Or
kami-fool = Fou
kami-tower = Tour
kami-empress = Impératrice
kami-unseen = carte inconnue
kami-face-down = { $card }, face cachée
kami-mercenary = Mercenaire { $card }
kami-hired = { $card } de la pile { $stack }
kami-hand-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kami-take-back = Reprendre { $card }
kami-seat = Place { $seat }, { $name }
kami-first = premier joueur de la manche
kami-shown = { $count ->
    [one] { $count } Soldat montré
   *[other] { $count } Soldats montrés
}
kami-held = { $count ->
    [one] carte en main
   *[other] cartes en main
}
kami-defence = Ligne de défense
kami-attack = Ligne d’attaque
kami-nothing = rien
kami-to-answer = à contrer
kami-scores = Points
kami-team = Places { $one } et { $two }
kami-round = Manche { $round }
kami-you = vous
kami-partner = partenaire
kami-hand = Votre main
kami-mercenaries = Mercenaires
kami-stack-empty = la pile { $stack } est vide
kami-aside = Cartes écartées
kami-part-pass = Passer
kami-part-ask = Demander une nouvelle donne
kami-part-no-ask = Garder ces cartes
kami-part-cancel = Redistribuer
kami-part-play = Jouer quand même
kami-choose-down = Quelle carte poser face cachée ?
kami-choose-counter = Contrer ou passer ?
kami-choose-attack = Et laquelle attaque ?
kami-choose-ask = Cinq Soldats ou plus : demander une nouvelle donne ?
kami-choose-cancel = Votre partenaire demande : redistribuer ?
kami-choose-pass = Vous ne pouvez pas contrer cette attaque.
