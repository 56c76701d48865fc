## Daimyos

daimyos-black = Noir
daimyos-white = Blanc
daimyos-red = Rouge
daimyos-blue = Bleu
daimyos-turquoise = Turquoise
daimyos-green = Vert
daimyos-yellow = Jaune
daimyos-orange = Orange
daimyos-purple = Violet
daimyos-brown = Brun
daimyos-you = vous
daimyos-you-too = (vous)
daimyos-neutral = neutre
daimyos-free = libre
daimyos-seat = Place { $seat }, { $name }
daimyos-clan-of = clan { $clan }
daimyos-card = Carte { $card }
daimyos-field = Le terrain
daimyos-tracks = Pistes
daimyos-marker = { $clan } : { $value }
daimyos-tokens = Jetons daimyo : { $unplaced } à poser, { $board } sur le terrain. Faveurs : { $favours }, dépensées { $spent }.
daimyos-secret = { $count ->
    [one] 1 jeton attribué en secret
   *[other] { $count } jetons attribués en secret
}
daimyos-assigned = jeton { $token } de { $name }
daimyos-score-up = Carte Score { $card }, visible
daimyos-score-down = Carte Score { $card }, cachée
daimyos-deck = { $count ->
    [one] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
daimyos-list = { $title }, du plus haut au plus bas : { $daimyos }
daimyos-your-list = Votre liste
daimyos-next-struck = Liste
daimyos-row = La rangée de l’Automate, valeur { $sum }
daimyos-auto-deck = { $count ->
    [one] 1 carte dans le paquet Auto
   *[other] { $count } cartes dans le paquet Auto
}
daimyos-auto-stay = garde son clan
daimyos-auto-swap = échange avec le clan neutre
daimyos-auto-steal = échange son clan avec le vôtre
daimyos-turning = { $mirrored ->
    [yes] { $degrees }°, retournée
   *[no] { $degrees }°
}
daimyos-ways = Tourner et retourner la carte
daimyos-at = Poser la carte en { $space }
daimyos-take-back = Reprendre la carte
daimyos-how-to-lay = Choisissez le sens de la carte, puis faites-la glisser sur le terrain, un ninja à côté d’un daimyo.
daimyos-keys = R tourne, M retourne.
daimyos-nowhere = Ainsi, la carte ne peut être posée nulle part.
daimyos-not-here = Pas ici. Cliquez pour savoir pourquoi.
daimyos-used = activée
daimyos-cost = { $cost ->
    [one] coûte 1 faveur
   *[other] coûte { $cost } faveurs
}
daimyos-about-shinobi-iri = échanger les clans avec l’autre camp
daimyos-about-chimon = les ninjas peuvent couvrir des ninjas
daimyos-about-ten-mon = piocher une carte, défausser l’une des deux
daimyos-about-intonjutsu = les cases vides comptent comme ninjas noirs
daimyos-about-boryaku = piocher une carte, poser les deux
daimyos-about-hensojutsu = deux ninjas comptent comme blancs
daimyos-about-choho = deux samouraïs comptent comme ninjas blancs
daimyos-about-kayakujutsu = les samouraïs couverts rapportent 1 de plus
daimyos-about-kenjutsu = les ninjas rouges autour du vaincu rapportent 2
daimyos-go-on = Continuer
daimyos-go-on-note = vers la carte
daimyos-keep = Garder { $card }
daimyos-drop = Défausser { $card }
daimyos-white-now = { $count ->
    [one] Encore un peut compter comme blanc.
   *[other] Jusqu’à deux peuvent compter comme blancs. Choisissez-les sur le terrain.
}
daimyos-several-fall = Plusieurs daimyos tombent. Lequel d’abord ?
daimyos-may-fall = Seuls des samouraïs de votre clan montent encore la garde. Vous pouvez les ignorer : quel daimyo tombe ?
daimyos-assign-now = Le dénouement : jeton { $token }, valeur { $worth }. Sur quelle piste ?
daimyos-take-now = Prenez un des clans : ses ninjas marquent pour vous, sur sa piste.
daimyos-part-swap = Échanger
daimyos-part-swap-with = Échanger contre { $clan }
daimyos-part-use = { $technique } ({ $cost }) : { $about }
daimyos-part-white = { $space } compte comme blanc
daimyos-part-eliminate = Éliminer { $daimyo }
daimyos-part-assign = { $token } sur { $clan }
daimyos-part-done = Terminé
daimyos-leave = Laisser le reste
daimyos-choose-take = Quel clan prenez-vous ?
daimyos-choose-swap = Échanger de clan, activer une technique, ou continuer ?
daimyos-choose-keep = Quelle carte gardez-vous ?
daimyos-choose-drop = Quelle carte défaussez-vous ?
daimyos-choose-card = Quelle carte d’abord ?
daimyos-choose-turn = Dans quel sens, la carte ?
daimyos-choose-at = Où va-t-elle ?
daimyos-choose-white = Lequel compte comme blanc ?
daimyos-choose-eliminate = Quel daimyo tombe d’abord ?
daimyos-choose-may-eliminate = Quel daimyo tombe, s’il y en a un ?
daimyos-choose-assign = Sur quelle piste ?
daimyos-choose-done = Continuer ?
