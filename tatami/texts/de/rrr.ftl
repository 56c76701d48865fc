## Plättchen

rrr-assassin-0 = Meuchler
rrr-assassin-1 = Inquisitor
rrr-general-0 = General
rrr-general-1 = Kardinal
rrr-sovereign-0 = König
rrr-sovereign-1 = Hierophant
rrr-princess-0 = Prinzessin
rrr-princess-1 = Heilige
rrr-knight-0 = Ritter
rrr-knight-1 = Templer
rrr-archer-0 = Schützin
rrr-archer-1 = Exorzist
rrr-guard-0 = Wache
rrr-guard-1 = Abt
rrr-citizen = Bürger
rrr-bandit = Räuber
rrr-smuggler = Schmuggler
rrr-herald = Herold
rrr-ferryman = Fährmann
rrr-trickster = Gaukler
rrr-mimic = Mime
rrr-spy = Spion
rrr-necromancer = Totenbeschwörer
rrr-messenger = Bote
rrr-jailer = Kerkermeister
rrr-witch = Hexe
rrr-protector = Beschützer
rrr-pirate = Pirat
rrr-rebel = Rebell
rrr-tower = Turm
rrr-death = Tod
rrr-tile = { $tile } ({ $id })
rrr-hidden = { $tile } verborgen
rrr-unseen = { $count ->
    [one] 1 verborgenes Plättchen
   *[other] { $count } verborgene Plättchen
}
rrr-nothing = nichts
rrr-on = { $tile } auf { $space }
rrr-stack = { $tile } über { $under } auf { $space }
rrr-down = { $tile }, zerstört von { $who }

## Was die Plättchen tun

rrr-does-assassin = { $tile } zerstört eines der 8 angrenzenden Plättchen
rrr-does-general = { $tile } dreht alle Plättchen in einer Richtung
rrr-does-sovereign = { $tile } dreht die 4 gerade oder die 4 schräg angrenzenden Plättchen
rrr-does-princess = { $tile } dreht eines der 8 angrenzenden Plättchen
rrr-does-knight = { $tile } zerstört eines der 4 gerade angrenzenden Plättchen
rrr-does-archer = { $tile } zerstört eines der 4 schräg angrenzenden Plättchen
rrr-does-guard = { $tile } hat den Schild
rrr-does-citizen = { $tile } tut nichts
rrr-does-bandit = { $tile } verbannt eines der 4 gerade angrenzenden Plättchen
rrr-does-smuggler = { $tile } verbannt eines der 4 schräg angrenzenden Plättchen
rrr-does-herald = { $tile } dreht die 3 Plättchen vor sich
rrr-does-ferryman = { $tile } versetzt ein anderes Plättchen auf ein freies Feld
rrr-does-trickster = { $tile } nutzt eines der 4 gerade angrenzenden Plättchen noch einmal
rrr-does-mimic = { $tile } nutzt eines der 4 schräg angrenzenden Plättchen noch einmal
rrr-does-spy = { $tile } verbannt ein Plättchen aus der Zone des Gegners
rrr-does-necromancer = { $tile } holt ein Plättchen vom Ablagestapel
rrr-does-messenger = { $tile } holt einen anderen Verbündeten vom Brett zurück
rrr-does-jailer = { $tile } hebt die aktiven Effekte der 4 gerade angrenzenden Plättchen auf
rrr-does-witch = { $tile } hebt die aktiven Effekte der 4 schräg angrenzenden Plättchen auf
rrr-does-protector = { $tile } schützt die Plättchen links und rechts mit dem Schild
rrr-does-pirate = { $tile } zerstört eines der 8 angrenzenden Plättchen mit Schild
rrr-does-rebel = { $tile } dreht alle 8 angrenzenden Plättchen
rrr-does-tower = { $tile } bedeckt einen Verbündeten und hat den Schild
rrr-does-death = { $tile } lässt verlieren, wer ihn am Ende als Verbündeten hat

## Spieler und Optionen

rrr-player-0 = Krone
rrr-player-1 = Kirche
rrr-player-0-you = Krone (du)
rrr-player-1-you = Kirche (du)
rrr-mode-shared = fünf Neutrale für beide
rrr-mode-none = ohne Neutrale
rrr-mode-random = je zwei Neutrale, offen
rrr-mode-secret = je zwei Neutrale, verborgen
rrr-mode-draft = Neutrale im offenen Draft
rrr-mode-secret-draft = Neutrale im geheimen Draft
rrr-victory-match = { $games ->
    [one] ein Sieg entscheidet
   *[other] { $games } Siege nötig
}
rrr-victory-points = { $games ->
    [one] ein Spiel nach Punkten
   *[other] { $games } Spiele nach Punkten
}

## Die Ansicht

rrr-view-title = RRR, { $mode }, { $victory }. Spiel { $number }.
rrr-side-score = { $who }: { $score }
rrr-view-score = Stand: { $score }.
rrr-row = { $row }
rrr-view-legend = ^ zeigt für die Krone (Platz 0), v für die Kirche (Platz 1). ( ) hat den Schild, /Plättchen liegt unter dem Turm, # liegt verdeckt (#0: von Platz 0 zerstört), * wirkt gerade.
rrr-view-allies = { $who } hat { $count ->
    [0] keine Verbündeten
    [one] 1 Verbündeten: { $tiles }
   *[other] { $count } Verbündete: { $tiles }
}.
rrr-view-down = Verdeckt: { $tiles }.
rrr-view-zone = Zone von { $who }: { $tiles }.
rrr-view-neutral = Neutraler Bereich: { $tiles }.
rrr-view-discard = Ablagestapel: { $tiles }.
rrr-view-open = Zur Auswahl: { $tiles }.
rrr-view-packet = Das Päckchen: { $tiles }.
rrr-view-effects = Was sie tun: { $tiles }.
rrr-view-passed = Du hast weitergegeben: { $tiles }; eines davon ist unter den verborgenen von { $who }.
rrr-view-out = Schon benutzt, nicht in diesem Spiel: { $tiles }.

## Wer entscheidet

rrr-now-first = Es wird ausgelost, wer beginnt.
rrr-now-deal = Die Neutralen werden gezogen.
rrr-now-draft = { $who } nimmt eines der offenen Plättchen.
rrr-now-keep = { $who } behält ein Plättchen des Päckchens.
rrr-now-catch = Der Zufall entscheidet, welches verborgene Plättchen der Spion erwischt.
rrr-now-citizen = { $who } beginnt und muss den Bürger legen, auf ein beliebiges Feld.
rrr-now-place = { $who } legt ein Plättchen.
rrr-now-effect = { $who } wählt für { $tile } auf { $space }: { $choice }, oder - für Verzicht.
rrr-now-again = { $who } nutzt { $tile } auf { $space } noch einmal und wählt: { $choice }.
rrr-now-choose = { $end } { $who } entscheidet, wer das nächste Spiel beginnt: first oder second.
rrr-choose-assassin = das Feld eines angrenzenden Plättchens, das zerstört wird
rrr-choose-general = die Richtung, in der alle Plättchen gedreht werden, n ne e se s sw w nw
rrr-choose-sovereign = + dreht die gerade angrenzenden Plättchen, x die schrägen
rrr-choose-princess = das Feld eines angrenzenden Plättchens, das gedreht wird
rrr-choose-knight = das Feld eines gerade angrenzenden Plättchens, das zerstört wird
rrr-choose-archer = das Feld eines schräg angrenzenden Plättchens, das zerstört wird
rrr-choose-bandit = das Feld eines gerade angrenzenden Plättchens, das verbannt wird
rrr-choose-smuggler = das Feld eines schräg angrenzenden Plättchens, das verbannt wird
rrr-choose-herald = ! dreht die drei Plättchen vor ihm
rrr-choose-ferryman = welches Plättchen wohin geht, wie a1-b2
rrr-choose-trickster = das Feld eines gerade angrenzenden Plättchens, das noch einmal genutzt wird
rrr-choose-mimic = das Feld eines schräg angrenzenden Plättchens, das noch einmal genutzt wird
rrr-choose-spy = ein Plättchen aus der Zone des Gegners, das verbannt wird, ? für ein verborgenes
rrr-choose-necromancer = ein Plättchen vom Ablagestapel
rrr-choose-messenger = das Feld eines Verbündeten, den du zurücknimmst
rrr-choose-pirate = das Feld eines angrenzenden Plättchens mit Schild, das zerstört wird
rrr-choose-rebel = ! dreht alle angrenzenden Plättchen

## Enden

rrr-end-allies = Das Brett ist voll: { $winner } gewinnt das Spiel mit { $most } zu { $least } Verbündeten.
rrr-end-death = Das Brett ist voll, und der Tod ist Verbündeter von { $who }: { $winner } gewinnt das Spiel.
rrr-end-no-tile = { $who } kann kein Plättchen legen: { $winner } gewinnt das Spiel.
rrr-over-won = { $who } hat das Match { $most } zu { $least } gewonnen.
rrr-over-tie = Das Match endet unentschieden, je { $points } Punkte.
rrr-outcome-match = Ein Spieler hat die nötigen Spiele gewonnen.
rrr-outcome-points = Alle Spiele sind gespielt, und ein Spieler hat mehr Punkte.
rrr-outcome-tie = Alle Spiele sind gespielt, und die Punkte sind gleich.

## Der Verlauf

rrr-story-first = { $who } beginnt und bekommt den Bürger.
rrr-story-drawn = Gezogen: { $tile }.
rrr-story-drew = { $who } zieht { $tile }.
rrr-story-took = { $who } nimmt { $tile }.
rrr-story-last-two = Die letzten zwei gehen an { $who }: { $tiles }.
rrr-story-kept = { $who } behält { $tile }.
rrr-story-kept-unseen = { $who } behält ein Plättchen.
rrr-story-passed = { $who } gibt an { $other } weiter: { $tiles }.
rrr-story-passed-unseen = { $who } gibt drei Plättchen an { $other } weiter.
rrr-story-out = Die letzten zwei Plättchen scheiden aus.
rrr-story-chosen = { $who } entscheidet: { $first } beginnt.
rrr-story-place = { $who } legt { $tile } auf { $space }.
rrr-story-cover = { $who } legt { $tile } über { $under }.
rrr-story-decline = { $who } verzichtet auf den Effekt von { $tile }.
rrr-story-destroyed = { $who } zerstört { $target } mit { $tile }.
rrr-story-banished = { $who } verbannt { $target } mit { $tile }.
rrr-story-turned = { $who } dreht { $target } mit { $tile }.
rrr-story-recalled = { $who } nimmt { $target } mit { $tile } zurück.
rrr-story-used = { $who } nutzt { $target } mit { $tile } noch einmal.
rrr-story-flipped = { $who } dreht { $way } mit { $tile }: { $tiles }.
rrr-way-n = nach oben
rrr-way-ne = nach rechts oben
rrr-way-e = nach rechts
rrr-way-se = nach rechts unten
rrr-way-s = nach unten
rrr-way-sw = nach links unten
rrr-way-w = nach links
rrr-way-nw = nach links oben
rrr-way-orthogonal = gerade
rrr-way-diagonal = schräg
rrr-way-ahead = nach vorn
rrr-way-around = ringsum
rrr-story-ferried = { $who } versetzt { $tile } nach { $space }.
rrr-story-spied = { $who } verbannt { $tile } aus der Zone des Gegners.
rrr-story-catch = { $who } greift blind nach einem verborgenen Plättchen des Gegners.
rrr-story-caught = Es ist { $tile }; das Plättchen kommt auf den Ablagestapel.
rrr-story-raised = { $who } nimmt { $tile } vom Ablagestapel.
rrr-story-cleared = Zuvor zerstört, jetzt vom Brett: { $tiles }.
rrr-story-score = Stand: { $zero } zu { $one }.

## Ablehnungen

rrr-no-over = Das Match ist vorbei.
rrr-no-lot = Wer beginnt, wird ausgelost, einmal, vor Spiel 1.
rrr-no-lot-first = Erst wird ausgelost, wer beginnt, dann werden die Neutralen gezogen.
rrr-no-draw = Neutrale zieht der Zufall, und jetzt ist ein Spieler an der Reihe.
rrr-no-such-draw = Dieses Plättchen kann nicht gezogen werden: Es wurde schon benutzt.
rrr-no-catch = Der Zufall greift nur für einen Spion nach einem verborgenen Plättchen.
rrr-no-such-catch = Das ist keines der verborgenen Plättchen, die der Spion erwischen kann.
rrr-no-wait = Die Neutralen werden noch gezogen.
rrr-no-wait-catch = Erst entscheidet der Zufall, welches verborgene Plättchen der Spion erwischt.
rrr-no-choose-first = Das Spiel ist vorbei. Entscheide erst, wer das nächste beginnt: first oder second.
rrr-no-choice-now = Wer beginnt, wird nur zwischen zwei Spielen entschieden.
rrr-no-draft = Es gibt jetzt nichts auszusuchen.
rrr-no-draft-first = Nimm erst ein Plättchen, etwa mit „take pirate“.
rrr-no-such-offer = { $tile } ist nicht unter den Plättchen, die du nehmen kannst.
rrr-no-pass = Du kannst nicht passen: Du musst ein Plättchen legen.
rrr-no-place-first = Leg erst ein Plättchen, etwa mit general@b2; sein Effekt kommt danach.
rrr-no-effect-first = Erst kommt der Effekt deines Plättchens: { $tile }. Wähle, oder verzichte mit -.
rrr-no-effect-again-first = Wähle erst für das Plättchen, das du noch einmal nutzt: { $tile }.
rrr-no-decline = Mit der Wahl von { $tile } hast du dich für den Effekt entschieden; verzichten geht nicht mehr.
rrr-no-citizen-first = Das allererste Plättchen muss der Bürger sein.
rrr-no-tile = { $tile } liegt weder in deiner Zone noch im neutralen Bereich.
rrr-no-free = { $space } ist nicht frei.
rrr-no-free-down = { $space } ist nicht frei: Ein verdecktes Plättchen besetzt das Feld noch.
rrr-no-cover-free = Der Turm kommt auf einen deiner Verbündeten, und { $space } ist leer.
rrr-no-cover-down = Der Turm kommt auf einen offenen Verbündeten, und das Plättchen auf { $space } liegt verdeckt.
rrr-no-cover-enemy = Der Turm kommt auf einen eigenen Verbündeten, und { $tile } auf { $space } gehört zum Feind.
rrr-no-cover-shield = { $tile } auf { $space } hat den Schild und lässt sich nicht bedecken.
rrr-no-such-choice = { $tile } braucht eine andere Wahl: { $choice }.
rrr-no-hidden = Dein Gegner hat kein verborgenes Plättchen.
rrr-no-spy-tile = { $tile } liegt nicht offen in der Zone deines Gegners.
rrr-no-discarded = { $tile } liegt nicht auf dem Ablagestapel.
rrr-no-change = Mit { $tile } würde diese Wahl nichts ändern.
rrr-no-target = Auf { $space } liegt kein Plättchen.
rrr-no-target-down = Das Plättchen auf { $space } liegt verdeckt; kein Effekt berührt es.
rrr-no-recall-self = Der Bote nimmt weder sich selbst noch das eben gelegte Plättchen zurück.
rrr-no-recall-enemy = { $tile } auf { $space } ist nicht dein Verbündeter.
rrr-no-reach-around = { $tile } erreicht nur angrenzende Plättchen, nicht { $space }.
rrr-no-reach-orthogonal = { $tile } erreicht nur gerade angrenzende Plättchen, nicht { $space }.
rrr-no-reach-diagonal = { $tile } erreicht nur schräg angrenzende Plättchen, nicht { $space }.
rrr-no-shield-there = Der Pirat zerstört nur Plättchen mit Schild, und { $tile } auf { $space } hat keinen.
rrr-no-shielded = { $tile } auf { $space } hat den Schild.
rrr-no-active = { $tile } auf { $space } hat keinen aktiven Effekt.
rrr-no-void = Der Effekt von { $tile } auf { $space } ist durch einen Kerkermeister oder eine Hexe daneben aufgehoben.
rrr-no-last-space = Dein Plättchen hat das letzte freie Feld besetzt, also kann nichts zerstört werden: { $tile } auf { $space } nützt jetzt nichts.
rrr-no-use = Der Effekt von { $tile } auf { $space } könnte jetzt nichts ändern.
rrr-no-ferry-self = Der Fährmann versetzt ein anderes Plättchen, nicht sich selbst.
rrr-no-ferry-there = { $space } ist nicht frei.
