## Dynasties

dynasties-farmer = Bauer
dynasties-monk = Mönch
dynasties-envoy = Gesandter
dynasties-ninja = Ninja
dynasties-samurai = Samurai
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Kaiserin
dynasties-emperor = Kaiser
dynasties-unseen = unbekannte Karte
dynasties-card = { $card } { $number }
dynasties-some = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $card }, { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dynasties-layable = , kann ausgelegt werden
dynasties-fresh = , eben gezogen
dynasties-draw-pile = Zugstapel { $number }
dynasties-discard-pile = Ablagestapel { $number }
dynasties-draw-short = Zug { $number }
dynasties-discard-short = Ablage { $number }
dynasties-pile = { $pile }, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
dynasties-top = obenauf: { $card }
dynasties-under = , darunter: { $card }
dynasties-taken = hier wurde in diesem Zug eine Karte gezogen
dynasties-mission = Auftrag { $pile }: { $card }, +{ $bonus } je Karte
dynasties-mission-hidden = verdeckter Auftrag { $pile }
dynasties-seat = Platz { $seat }, { $name }
dynasties-you = du
dynasties-starter = beginnt die Runde
dynasties-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dynasties-lying = und { $points } auf dem Tisch
dynasties-held = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
dynasties-known = Bekannt von der Hand
dynasties-figures = { $count ->
    [one] 1 Ninjafigur
   *[other] { $count } Ninjafiguren
}
dynasties-own-figures = Deine Ninjafiguren: { $count }, in diesem Zug genommen: { $fresh }
dynasties-supply = Ninjafiguren im Vorrat: { $count }
dynasties-sets = Sätze von { $name }
dynasties-nothing = keine Sätze
dynasties-hand = Deine Hand
dynasties-waits = { $name } wählt einen Stapel
dynasties-steps = So geht ein Zug
dynasties-step-draw = Ziehen
dynasties-step-draw-again = Nochmals ziehen
dynasties-step-act = Legen oder abwerfen
dynasties-rounds = Punkte der Runden
dynasties-round = Runde { $round }
dynasties-by-round = Runde
dynasties-total = Gesamt
dynasties-take-back = { $cards } zurücknehmen
dynasties-tray = { $card }: wie viele auslegen
dynasties-tray-lay = Auslegen
dynasties-tray-or = oder eine abwerfen: Stapel antippen
dynasties-lay = { $count } auslegen
dynasties-discard = Eine abwerfen
dynasties-discard-to = Eine auf { $number } abwerfen
dynasties-strike = Platz { $seat }: { $card }
dynasties-part-figure = Ninjafigur einsetzen
dynasties-part-end = Zug beenden
dynasties-choose-draw = Von welchem Stapel ziehst du?
dynasties-choose-type = Welche Karten legst du aus oder wirfst du ab?
dynasties-choose-lay = Auslegen oder abwerfen?
dynasties-choose-discard = Abwerfen: wohin?
dynasties-choose-to = Deine Karten müssen weg: auf welchen Stapel?
dynasties-choose-strike = Welchen Satz trifft die Figur?
dynasties-choose-reveal = Welchen Auftrag deckst du auf?
dynasties-choose-end = Figur einsetzen oder Zug beenden?
