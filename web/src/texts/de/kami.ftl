## Kami

kami-soldier = Soldat
kami-lance = Lanze
kami-rider = Reiter
kami-silver = Silberdrache
kami-gold = Golddrache
kami-fool = Narr
kami-tower = Turm
kami-empress = Kaiserin
kami-unseen = unbekannte Karte
kami-face-down = { $card }, verdeckt
kami-mercenary = Söldner { $card }
kami-hired = { $card } von Stapel { $stack }
kami-hand-card = { $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
kami-take-back = { $card } zurücknehmen
kami-seat = Platz { $seat }, { $name }
kami-first = Erster der Runde
kami-shown = { $count ->
    [one] 1 Soldat gezeigt
   *[other] { $count } Soldaten gezeigt
}
kami-held = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
kami-defence = Abwehrreihe
kami-attack = Angriffsreihe
kami-nothing = nichts
kami-to-answer = zu kontern
kami-scores = Punkte
kami-team = Plätze { $one } und { $two }
kami-round = Runde { $round }
kami-you = du
kami-partner = Partner
kami-hand = Deine Hand
kami-mercenaries = Söldner
kami-stack-empty = Stapel { $stack } ist leer
kami-aside = Beiseitegelegt
kami-part-pass = Passen
kami-part-ask = Um neue Karten bitten
kami-part-no-ask = Karten behalten
kami-part-cancel = Neu geben
kami-part-play = Weiterspielen
kami-choose-down = Welche Karte kommt verdeckt?
kami-choose-counter = Kontern oder passen?
kami-choose-attack = Und welche greift an?
kami-choose-ask = Fünf Soldaten oder mehr: um neue Karten bitten?
kami-choose-cancel = Dein Partner fragt: neu geben?
kami-choose-pass = Diesen Angriff kannst du nicht kontern.
