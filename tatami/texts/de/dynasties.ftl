## Karten

dynasties-farmer = Bauer
dynasties-monk = Mönch
dynasties-envoy = Gesandter
dynasties-ninja = Ninja
dynasties-samurai = Samurai
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Kaiserin
dynasties-emperor = Kaiser
dynasties-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $count ->
    [1] { $card } ({ $id }, { $number })
   *[other] { $count } × { $card } ({ $id }, { $number })
}
dynasties-mission = { $name } ({ $card }, +{ $bonus } je Karte)
dynasties-nothing = nichts
dynasties-draw-pile = Zugstapel { $number } ({ $name })
dynasties-discard-pile = Ablagestapel { $number } ({ $name })
dynasties-pile = { $name }

## Die Ansicht

dynasties-variants-00 = ohne Varianten
dynasties-variants-10 = mit Aufträgen
dynasties-variants-01 = mit Ninjas
dynasties-variants-11 = mit Aufträgen und Ninjas
dynasties-view-title = Dynasties, { $players } Spieler, { $variants }. Runde { $round } von { $rounds }.
dynasties-points = { $who }: { $points }
dynasties-points-sum = { $who }: { $points } ({ $sum })
dynasties-view-points = Punkte: { $points }.
dynasties-view-bonus = Bonus aus Aufträgen in dieser Runde bisher: { $points }.
dynasties-view-draw = Zugstapel, verdeckt: { $one } in d1, { $two } in d2.
dynasties-view-discard = Auf { $pile }, oberste Karte zuletzt: { $cards }.
dynasties-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dynasties-known = davon bekannt: { $cards }
dynasties-seat-figures = Figuren: { $count }
dynasties-seat-missions = verdeckte Aufträge: { $piles }
dynasties-view-seat = { $who }: { $held }. Sätze: { $sets }.
dynasties-view-seat-more = { $who }: { $held }. Sätze: { $sets }. Außerdem: { $extras }.
dynasties-view-supply = Ninjafiguren im Vorrat: { $count }.
dynasties-view-missions = Deine Aufträge: { $missions }.
dynasties-view-hand = Deine Hand: { $cards }.

## Wer entscheidet

dynasties-now-first = Wer beginnt, wird ausgelost.
dynasties-now-deal = Die Karten werden gegeben.
dynasties-now-missions = Die Aufträge werden verteilt.
dynasties-now-card = { $who } zieht eine Karte von { $pile }.
dynasties-now-draw = { $who } zieht die erste von zwei Karten.
dynasties-now-draw-second = { $who } zieht die zweite Karte, aber nicht von { $pile }.
dynasties-now-act = { $who } legt einen Satz aus oder wirft eine Karte ab.
dynasties-now-pile = { $who } wählt den Ablagestapel dafür: { $cards }.
dynasties-now-end = { $who } darf noch Figuren einsetzen oder beendet den Zug.
dynasties-now-reveal = { $who } deckt einen Auftrag auf.
dynasties-won = { $who }: Spiel gewonnen mit { $points } Punkten.
dynasties-shared = { $who }: geteilter Sieg mit je { $points } Punkten.
dynasties-outcome-total = Die meisten Punkte insgesamt.
dynasties-outcome-round = Gleichstand bei den meisten Punkten; die beste einzelne Runde hat entschieden.
dynasties-outcome-shared = Gleich viele Punkte und gleiche beste Runde: ein geteilter Sieg.

## Der Verlauf

dynasties-story-starter = { $who } beginnt Runde { $round }.
dynasties-story-dealt = Du bekommst: { $cards }.
dynasties-story-mission = Du bekommst einen Auftrag: { $mission }.
dynasties-story-draw = { $who } zieht von { $pile }.
dynasties-story-got = Du hast gezogen: { $cards }.
dynasties-story-take = { $who } nimmt { $cards } von { $pile }.
dynasties-story-lay = { $who } legt aus: { $cards }.
dynasties-story-figure = { $who } nimmt eine Ninjafigur.
dynasties-story-removed = { $owner } wählt dafür einen Ablagestapel: { $cards }.
dynasties-story-removed-to = Von { $owner } kommt auf { $pile }: { $cards }.
dynasties-story-discard = { $who } wirft { $cards } auf { $pile } ab.
dynasties-story-to = { $who } legt { $cards } auf { $pile }.
dynasties-story-strike = { $who } gibt eine Ninjafigur zurück und trifft { $cards } von { $owner }.
dynasties-story-last-card = Das war die letzte Karte: { $cards } ist nicht mehr auf dem Tisch.
dynasties-story-end = { $who } beendet den Zug.
dynasties-story-reveal = { $who } deckt auf: { $mission }.
dynasties-story-bonus = { $who } hat { $cards }: { $count } × { $bonus } = { $points } Punkte.
dynasties-story-no-bonus = Niemand hat einen Satz dieses Typs.
dynasties-story-enough-types = Die Runde ist zu Ende: Jemand hat { $count } verschiedene Typen.
dynasties-story-all-types = Die Runde ist zu Ende: Alle neun Typen liegen auf dem Tisch.
dynasties-story-pile-empty = Die Runde ist zu Ende: Ein Zugstapel ist leer.
dynasties-story-scored = { $who } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.

## Ablehnungen

dynasties-no-over = Das Spiel ist zu Ende.
dynasties-no-first = Wer beginnt, wird ausgelost, einmal, vor dem ersten Geben.
dynasties-no-starter = Zuerst wird ausgelost, wer beginnt.
dynasties-no-card-left = Eine solche Karte kann nicht kommen: Alle sind anderswo.
dynasties-no-chance = Welche verdeckte Karte gezogen wird, sagt der Zufall, und jetzt ist ein Spieler am Zug.
dynasties-no-mission-due = Die Hände sind voll, jetzt werden die Aufträge verteilt.
dynasties-no-mission-dealt = Dieser Auftrag kann jetzt nicht verteilt werden: Jeder bekommt je einen aus A, B und C, einmal, zu Spielbeginn.
dynasties-no-missions = Dieses Spiel wird ohne Aufträge gespielt.
dynasties-no-ninjas = Dieses Spiel wird ohne Ninjafiguren gespielt.
dynasties-no-deal = Die Karten werden noch gegeben.
dynasties-no-wait = Die gezogene Karte wird noch umgedreht.
dynasties-no-choose-first = Wähl zuerst einen Ablagestapel, to p1 oder to p2, für deine Karten: { $cards }.
dynasties-no-choice = Keine deiner Karten wartet auf einen Ablagestapel.
dynasties-no-reveal-first = Die Runde ist zu Ende: Deck einen deiner Aufträge auf.
dynasties-no-reveal-yet = Aufträge werden nur am Ende einer Runde aufgedeckt.
dynasties-no-mission = Den Auftrag { $name } hast du nicht.
dynasties-no-more-draws = Deine Karten für diesen Zug hast du schon gezogen.
dynasties-no-same-pile = Deine erste Karte kam von { $pile }; die zweite muss von einem anderen Stapel kommen.
dynasties-no-empty-pile = Auf { $pile } liegt keine Karte.
dynasties-no-draw-first = { $count ->
    [1] Zieh zuerst zwei Karten.
   *[other] Zieh zuerst deine zweite Karte.
}
dynasties-no-action-first = Bevor dein Zug endet, musst du einen Satz auslegen oder eine Karte abwerfen.
dynasties-no-second-action = Du hast in diesem Zug schon ausgelegt oder abgeworfen; jetzt bleiben nur Figuren oder end.
dynasties-no-such-card = Diese Karte hast du nicht auf der Hand: { $card }.
dynasties-no-cards = Von diesem Typ hast du nur das auf der Hand: { $cards }.
dynasties-no-single = Eine Karte ist kein Satz: Es braucht mindestens zwei.
dynasties-no-pair = Zu dritt und zu viert braucht ein Satz dieses Typs mindestens drei Karten: { $card }.
dynasties-no-outbid = Platz { $seat } hat { $cards } auf dem Tisch: Du musst mehr auslegen.
dynasties-no-outbid-own = Du hast { $cards } auf dem Tisch; ein Satz wächst nicht, du kannst ihn nur durch mehr Karten ersetzen.
dynasties-no-pile-named = Beide Ablagestapel haben Karten: Sag, welcher, { $one } oder { $two }.
dynasties-no-pile-choice = Du hast keine Wahl, die Karte muss { $pile } bilden: { $move }.
dynasties-no-figure = Du hast keine Ninjafigur.
dynasties-no-figure-yet = Du hast deine Figur in diesem Zug genommen: Einsetzen kannst du sie in einem späteren.
dynasties-no-own-set = Eine Figur trifft gegnerische Sätze, nicht deine eigenen.
dynasties-no-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
dynasties-no-target = Platz { $seat } hat keinen Satz dieses Typs: { $card }.
