## Karten

kami-soldier = Soldat
kami-lance = Lanze
kami-rider = Reiter
kami-silver = Silberdrache
kami-gold = Golddrache
kami-fool = Narr
kami-tower = Turm
kami-empress = Kaiserin
kami-card = { $card } ({ $letter })
kami-cards = { $count ->
    [1] { $card } ({ $letter })
   *[other] { $count } × { $card } ({ $letter })
}
kami-back = eine verdeckte Karte
kami-known-back = { $card } verdeckt
kami-hired = Söldner { $card }
kami-nothing = nichts

## Die Ansicht

kami-ending-soldier = Soldat, 15 oder mehr
kami-ending-lord = Fürst, genau 15, was darüber ist, wird abgezogen
kami-ending-kami = Kami, genau 15, darüber zurück auf 0
kami-view-title = Kami, { $players } Spieler, Runde { $round }. Spielende: { $ending }.
kami-team = { $one } und { $two }
kami-side-points = { $side }: { $points }
kami-view-points = Punkte: { $points }.
kami-view-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
kami-view-seat = { $who }: { $held }. Abwehr: { $defence }. Angriff: { $attack }.
kami-view-mercenaries = Söldner: { $stacks }.
kami-stack-empty = { $stack } leer
kami-stack-turning = { $stack } wird aufgedeckt
kami-stack-one = { $stack } { $card }
kami-stack-two = { $stack } { $card } auf einer unbekannten Karte
kami-view-aside = Beiseitegelegt: { $cards }.
kami-view-asked = { $who } hat { $count } Soldaten gezeigt.
kami-view-hand = Deine Hand: { $cards }.

## Wer entscheidet

kami-now-deal = Die Karten werden gegeben.
kami-now-turning = Die Karte unter dem Söldner wird aufgedeckt.
kami-now-ask = { $who } hat fünf oder mehr Soldaten und darf nach neuem Geben fragen.
kami-now-answer = { $who } wählt: neu geben oder weiterspielen.
kami-now-attack = { $who } hat die Abwehr gelegt und greift jetzt an.
kami-now-lead = { $who } spielt aus: eine Karte verdeckt, dann ein Angriff.
kami-now-counter = { $attacker } greift an mit { $card }. { $who } antwortet: passen oder kontern.

## Der Verlauf

kami-story-first = { $who } beginnt.
kami-story-dealt = Du bekommst { $card }.
kami-story-aside = Du siehst eine der beiseitegelegten Karten: { $card }.
kami-story-hired = Stapel { $stack } zeigt { $card }.
kami-story-turned = Unter dem Söldner von Stapel { $stack } liegt { $card }.
kami-story-ask = { $who } fragt und zeigt { $count } Soldaten.
kami-story-no-ask = { $who } schweigt.
kami-story-cancel = { $who } lässt neu geben.
kami-story-play-on = { $who } spielt weiter.
kami-story-pass = { $who } passt.
kami-story-back = Niemand hat gekontert: { $who }.
kami-story-no-lead = Dort ist kein Ausspiel möglich; { $who } spielt stattdessen aus.
kami-story-void = Niemand kann ausspielen: Die Runde ist nichtig.
kami-story-lead = { $who } legt { $defence } verdeckt und greift an mit { $attack }.
kami-story-lead-unseen = { $who } legt { $defence } und greift an mit { $attack }.
kami-story-counter = { $who } kontert mit { $defence } und greift an mit { $attack }.
kami-story-lay-down = { $who } legt { $defence } verdeckt.
kami-story-lay-up = { $who } kontert mit { $defence }.
kami-story-attack = { $who } greift an mit { $attack }.
kami-story-scored = { $who } spielt die letzte Karte, { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $side } jetzt: { $total }.
kami-story-master-stroke = Meisterstreich! { $who } beendet die Runde mit zwei gleichen Karten, { $card }: { $points } Punkte. { $side } jetzt: { $total }.
kami-story-were-down = { $who } hatte verdeckt: { $cards }.
kami-story-held = { $who } hatte noch auf der Hand: { $cards }.
kami-story-were-aside = Beiseitegelegt waren: { $cards }.
kami-story-won = { $side }: Spiel gewonnen mit { $points } Punkten.
kami-outcome-goal = Eine Partei hat ihr Ziel erreicht.

## Ablehnungen

kami-no-over = Das Spiel ist zu Ende.
kami-no-first = Wer beginnt, wird ausgelost, einmal, vor dem ersten Geben.
kami-no-card-left = Von dieser Karte ist keine mehr zu geben.
kami-no-dealing = Karten gibt der Zufall, und jetzt ist ein Spieler am Zug.
kami-no-wait = Die Karten werden noch gegeben.
kami-no-ask-first = Sag zuerst, ob du nach neuem Geben fragst: ask oder no-ask.
kami-no-answer-first = Antworte zuerst deinem Partner: cancel oder play.
kami-no-question = Niemand wird jetzt nach neuem Geben gefragt.
kami-no-pass = Du spielst aus: Du musst spielen und darfst nicht passen.
kami-no-half-pass = Deine Abwehr liegt schon; jetzt muss ein Angriff folgen.
kami-no-mercenaries = Söldner gibt es nur im Spiel zu zweit.
kami-no-defence-yet = Ein Angriff allein folgt nur auf einen Söldner in der Abwehr; spiel beide Karten in einem Zug.
kami-no-attack-due = Deine Abwehr liegt schon; nenne jetzt nur den Angriff, wie >L.
kami-no-face-up = Du spielst aus: Die erste Karte kommt verdeckt, wie (S)>R.
kami-no-face-down = Du antwortest auf einen Angriff: Ein Konter liegt offen, wie G>L. Oder du passt.
kami-no-stack = Stapel { $stack } zeigt keine Karte.
kami-no-hired-empress = Eine Kaiserin als Söldnerin greift nur an, wenn eine Kaiserin offen in einer Abwehrreihe liegt.
kami-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
kami-no-second-card = Diese Karte hast du nur einmal, und sie ist schon deine Abwehr: { $card }.
kami-no-empress = Die Kaiserin greift nur an, wenn eine Kaiserin offen in einer Abwehrreihe liegt, oder als letzte Karte der Hand.
kami-no-empress-counter = Die Kaiserin kontert diesen Angriff nicht: { $attack }.
kami-no-match = { $card } kontert nicht { $attack }.
kami-no-last-card = Die letzte Karte der Hand muss ein Angriff sein; in die Abwehr darf sie nicht.
kami-no-two-steps = Stapel { $stack } verbirgt eine Karte: Leg zuerst die Abwehr, { $step }, dann wähle den Angriff.
kami-no-one-step = Stapel { $stack } verbirgt nichts: Spiel Abwehr und Angriff in einem Zug.
kami-no-attack-follows = Nach einem Konter von Stapel { $stack } wäre kein Angriff möglich.
