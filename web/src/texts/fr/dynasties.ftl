## Dynasties

dynasties-farmer = Paysan
dynasties-monk = Moine
dynasties-envoy = Émissaire
dynasties-ninja = Ninja
dynasties-samurai = Samouraï
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Impératrice
dynasties-emperor = Empereur
dynasties-unseen = carte inconnue
dynasties-card = { $card } { $number }
dynasties-some = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $card }, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
dynasties-layable = , peut être posé
dynasties-fresh = , vient d’être pioché
dynasties-draw-pile = Pioche { $number }
dynasties-discard-pile = Défausse { $number }
dynasties-draw-short = Pioche { $number }
dynasties-discard-short = Défausse { $number }
dynasties-pile = { $pile }, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
dynasties-top = sur le dessus : { $card }
dynasties-under = , dessous : { $card }
dynasties-taken = une carte y a été piochée ce tour-ci
dynasties-mission = Mission { $pile } : { $card }, +{ $bonus } par carte
dynasties-mission-hidden = mission cachée { $pile }
dynasties-seat = Place { $seat }, { $name }
dynasties-you = vous
dynasties-starter = commence la manche
dynasties-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dynasties-lying = et { $points } sur la table
dynasties-held = { $count ->
    [one] carte en main
   *[other] cartes en main
}
dynasties-known = Connu de la main
dynasties-figures = { $count ->
    [one] { $count } figurine de ninja
   *[other] { $count } figurines de ninja
}
dynasties-own-figures = Vos figurines de ninja : { $count }, prises ce tour-ci : { $fresh }
dynasties-supply = Figurines de ninja dans la réserve : { $count }
dynasties-sets = Séries de { $name }
dynasties-nothing = aucune série
dynasties-hand = Votre main
dynasties-waits = { $name } choisit une défausse
dynasties-steps = Le déroulement d’un tour
dynasties-step-draw = Piocher
dynasties-step-draw-again = Repiocher
dynasties-step-act = Poser ou défausser
dynasties-rounds = Points des manches
dynasties-round = Manche { $round }
dynasties-by-round = Manche
dynasties-total = Total
dynasties-take-back = Reprendre { $cards }
dynasties-tray = { $card } : combien en poser
dynasties-tray-lay = Poser
dynasties-tray-or = ou en défausser une : touchez une pile
dynasties-lay = En poser { $count }
dynasties-discard = En défausser une
dynasties-discard-to = En défausser une sur { $number }
dynasties-strike = Place { $seat } : { $card }
dynasties-part-figure = Utiliser une figurine
dynasties-part-end = Finir le tour
dynasties-choose-draw = Dans quelle pile piochez-vous ?
dynasties-choose-type = Quelles cartes posez-vous ou défaussez-vous ?
dynasties-choose-lay = Poser ou défausser ?
dynasties-choose-discard = Défausser : où ?
dynasties-choose-to = Vos cartes quittent la table : sur quelle pile ?
dynasties-choose-strike = Quelle série la figurine frappe-t-elle ?
dynasties-choose-reveal = Quelle mission révélez-vous ?
dynasties-choose-end = Utiliser une figurine, ou finir le tour ?
