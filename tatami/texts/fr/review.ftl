# Conseils et relectures.

## Conseils

hint-thinking = Réflexion … (Ctrl-C : assez)
hint-stopped = Arrêté. Ce que l’on sait :
hint-title = { $who } : les meilleurs coups d’après ce que cette place peut savoir, après { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} :
hint-exact = { $chance } % de chances de gagner (exact)
hint-estimate = { $chance } % de chances de gagner (estimation, ±{ $reach } ; { $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
})
hint-unseen = { $moves ->
    [one] { $moves } autre coup permis n’a pas été examiné.
   *[other] { $moves } autres coups permis n’ont pas été examinés.
}

## Relectures

review-thinking = décisions
review-stopped = Arrêté après { $done } décisions sur { $planned }. Ce que l’on sait :
review-column-number = Nº
review-column-seat = Place
review-column-move = Joué
review-column-mark = Signe
review-column-best = Mieux
review-column-known = Connu, %
review-column-open = Ouvert, %
review-column-player = Joueur
review-column-decisions = Décisions
review-column-mistakes = Fautes
review-column-hidden = Cartes ouvertes
review-column-lost = Points
review-column-luck = Chance
review-chance = (hasard)
review-silent = { $who } joue.
review-legend = Chances de gagner de la place qui joue, avec le meilleur coup > avec le coup joué : d’après ce que le joueur pouvait savoir, puis toutes cartes ouvertes. Signe { $mistake } : une faute d’après ce que le joueur pouvait savoir ; { $hidden } : seules des cartes ouvertes auraient montré mieux ; { $unjudged } : la recherche n’a jamais examiné ce coup.
review-turns = Tournants de la partie :
review-no-turns = Il n’y a pas eu de tournant : rien n’a changé les chances de quelqu’un plus que l’imprécision des estimations.
review-turn-mistake = Coup { $number } : { $told } D’après ce que l’on pouvait savoir, { $best } valait mieux que { $move }. Cartes ouvertes, les chances sont passées de { $before } % à { $after } %.
review-turn-hidden = Coup { $number } : { $told } Seules des cartes ouvertes auraient montré que { $best } valait mieux que { $move }. Les chances sont passées de { $before } % à { $after } %.
review-turn-play = Coup { $number } : { $told } Cartes ouvertes, { $best } semble meilleur que { $move }. Les chances sont passées de { $before } % à { $after } %.
review-turn-luck = Jusqu’au coup { $number }, le hasard : les chances de { $who } sont passées de { $before } % à { $after } %.
review-turn-start = Au départ, le hasard du tirage et de la donne : les chances de { $who } sont passées de { $before } % à { $after } %.
review-balance = { $who } : de { $start } % à { $end } %. En points :
review-cause-luck = hasard : { $points } (±{ $reach })
review-cause-mistakes = fautes de ce camp, cartes ouvertes : { $points } (±{ $reach })
review-cause-hidden = ce que seules des cartes ouvertes auraient montré : { $points } (±{ $reach })
review-cause-play = coups de ce camp qui n’ont pas été jugés : { $points } (±{ $reach })
review-cause-opponents = coups qui ont coûté au camp adverse : { $points } (±{ $reach })
review-cause-mixed = coups des autres et hasard, impossibles à séparer : { $points } (±{ $reach })
review-cause-small = coups de tous, chacun trop proche du meilleur pour conclure : { $points } (±{ $reach })
review-cause-unexplained = inexpliqué, car les estimations ne sont pas exactes : { $points } (±{ $reach })
review-uneven = Les deux camps de ce jeu ne sont pas semblables : son départ compte donc pour ce que valait la première décision, première donne comprise.
review-many-sides = À plus de deux camps, une estimation vaut pour la place qui joue. Ce qui arrive entre deux décisions d’une place forme une seule somme.
review-exact = Toutes les valeurs sont exactes.
review-estimates = Les valeurs sont les estimations d’une recherche. ± vaut deux erreurs types de son échantillonnage ; ce que la recherche elle-même juge mal s’y ajoute. Un coup ne compte comme faute que si l’écart dépasse ce bruit.
review-plot-move = coup
review-plot-chance = chances de gagner, %
review-mark-mistake = faute
review-mark-hidden = visible cartes ouvertes seulement
review-mark-luck = hasard
review-mark-play = coup
