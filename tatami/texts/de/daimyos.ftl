## Namen

daimyos-word = { $word }
daimyos-black = Schwarz
daimyos-white = Weiß
daimyos-red = Rot
daimyos-blue = Blau
daimyos-turquoise = Türkis
daimyos-green = Grün
daimyos-yellow = Gelb
daimyos-orange = Orange
daimyos-purple = Violett
daimyos-brown = Braun
daimyos-automaton = Automat
daimyos-none = nichts
daimyos-no-modules = keine
daimyos-unseen = nicht gezeigt
daimyos-no-clan-yet = noch keiner
daimyos-module-clan-techniques = Clan-Techniken
daimyos-module-blacklist = schwarze Liste
daimyos-module-ronin = Ronin
daimyos-place-lower-left = unten links
daimyos-place-lower-right = unten rechts
daimyos-place-upper-left = oben links
daimyos-place-upper-right = oben rechts
daimyos-auto-stay = bleiben
daimyos-auto-swap = mit dem neutralen Clan tauschen
daimyos-auto-steal = stehlen: den Clan mit dir tauschen

## Die Ansicht

daimyos-view-title = Daimyos zu zweit. Module: { $modules }.
daimyos-view-solo = Daimyos allein, Stufe { $level }.
daimyos-view-legend = Die Fläche: B W R sind Ninjas, b w r Samurai (Schwarz, Weiß, Rot), 1 bis 7 Daimyos, x gefallen. Der zweite Buchstabe eines Felds ist, was gleich darunter liegt.
daimyos-view-daimyo = { $number } { $daimyo } auf { $space }: Samurai ringsum { $guards }; Ninjas ringsum { $ninjas }.
daimyos-view-fallen = { $number } { $daimyo } auf { $space }: ausgeschaltet von { $who }, Marke { $token }.
daimyos-view-fallen-bare = { $number } { $daimyo } auf { $space }: ausgeschaltet von { $who }, ohne Marke.
daimyos-track-middle = { $clan } 0
daimyos-track = { $clan } { $points } für { $who }
daimyos-view-tracks = Leisten: { $tracks }.
daimyos-view-seat = { $who }: Clan { $clan }. Gunst: { $favours }. Ausgegeben: { $spent }. Ungelegte Daimyo-Marken: { $unplaced }.
daimyos-view-card = Karte { $card }:
daimyos-view-card-number = Karte { $number }, { $card }:
daimyos-view-neutral = Neutraler Clan: { $clan }.
daimyos-technique = { $technique } ({ $cost })
daimyos-clan-technique = { $technique } ({ $cost }, { $clan })
daimyos-view-techniques = Techniken und was sie kosten: { $techniques }.
daimyos-view-deck = Karten im Stapel: { $count }. Abgeworfen: { $discarded }.
daimyos-view-list = Liste von { $who } ({ $card }), die übrigen: { $daimyos }.
daimyos-row-covered = { $card } ({ $left })
daimyos-row-card = { $card } ({ $left } und { $right })
daimyos-view-row = Reihe des Automaten: { $row }. Karten im Auto-Stapel: { $count }.
daimyos-view-top = Oberste Liste des Wertungsstapels ({ $card }), die übrigen: { $daimyos }. Karten darunter: { $count }.
daimyos-score-down = { $card } verdeckt auf { $clan }
daimyos-score-up = { $card } auf { $clan } ({ $bottom })
daimyos-view-on-tracks = Wertungskarten auf Leisten: { $cards }.
daimyos-used-swap = Tausch
daimyos-view-used = In diesem Zug eingesetzt: { $used }.
daimyos-view-white = Zählen in diesem Zug als weiße Ninjas: { $spaces }.
daimyos-token = { $token } (Wert { $points })
daimyos-view-gathered = Gesammelte Marken von { $who }: { $tokens }.
daimyos-assigned = { $token } → { $clan }
daimyos-view-assigned = Zugeteilt von { $who }: { $tokens }.

## Wer entscheidet

daimyos-now-setup = Das Spiel wird aufgebaut.
daimyos-now-draw = Eine Ninjakarte wird gezogen.
daimyos-now-auto = Für den Automaten wird eine Karte gezogen.
daimyos-now-top = Die nächste Karte des Wertungsstapels wird gezeigt.
daimyos-now-clan = { $who } nimmt einen Clan.
daimyos-now-start = { $who } beginnt den Zug: Clan tauschen, Techniken einsetzen oder done.
daimyos-now-keep = { $who } wirft eine der Karten ab und behält die anderen.
daimyos-now-place = { $who } legt die Ninjakarte.
daimyos-now-place-two = { $who } legt eine der zwei Ninjakarten.
daimyos-now-hensojutsu = { $who } darf bis zu zwei Ninjas wählen, die als weiß zählen, dann done.
daimyos-now-choho = { $who } darf bis zu zwei Samurai wählen, die als weiße Ninjas zählen, dann done.
daimyos-now-eliminate = Mehrere Daimyos können fallen: { $who } sagt, welcher der nächste ist.
daimyos-now-may-eliminate = { $who } darf Daimyos ausschalten, die nur Samurai desselben Clans bewachen, oder sie stehen lassen: done.
daimyos-now-assign = Abrechnung: { $who } teilt Marke { $token } einer Leiste zu.
daimyos-won = { $who } hat gewonnen. { $reason }
daimyos-draw = Das Spiel endet unentschieden.
daimyos-outcome-tracks = Der Sieger liegt auf mindestens zwei Leisten vorn.
daimyos-outcome-sum = Niemand liegt auf zwei Leisten vorn; die höhere Summe der positiven Stände entscheidet.
daimyos-outcome-tokens = Leisten und Summen sind gleich; mehr Daimyo-Marken auf der Fläche entscheiden.
daimyos-outcome-draw = Alles ist gleich: unentschieden.
daimyos-outcome-solo-draw = Alles ist gleich, und allein heißt unentschieden verloren.

## Ein Legen, bevor es geschieht

daimyos-preview-spaces = Karte { $card } würde bedecken: { $spaces }.
daimyos-preview-samurai = Samuraipunkte für { $clan }: { $points }.
daimyos-preview-daimyo = Der Daimyo { $daimyo } würde fallen: { $points } für { $clan }; { $others } für { $other }.
daimyos-preview-may = Der Daimyo { $daimyo } könnte ausgeschaltet werden, wenn du Samurai deines Clans übergehst: { $points } für { $clan }; { $others } für { $other }.
daimyos-preview-white = Was du als weiß zählen lässt, kommt dazu.
daimyos-preview-second = Die andere Karte wird danach gelegt; erst dann fallen Daimyos.

## Der Verlauf

daimyos-story-first = { $who } beginnt.
daimyos-story-board = Tafel { $board } liegt { $place }, um { $degrees }° gedreht.
daimyos-story-clan-card = Die Technik des Clans { $clan } ist { $technique }.
daimyos-story-list = { $who } bekommt die Liste { $card }: { $daimyos }.
daimyos-story-top = Der Wertungsstapel zeigt die Liste { $card }: { $daimyos }.
daimyos-story-card = { $who } zieht die Karte { $card }.
daimyos-story-clan = { $who } nimmt den Clan { $clan }.
daimyos-story-neutral = Der Clan { $clan } ist neutral.
daimyos-story-swap = { $who } tauscht mit dem neutralen Clan und hat jetzt { $clan }.
daimyos-story-use = { $who } setzt { $technique } ein und zahlt { $cost }.
daimyos-story-keep = { $who } behält { $cards } und wirft { $dropped } ab.
daimyos-story-place = { $who } legt { $card } gedreht { $turning } auf { $space }.
daimyos-story-dropped = { $who } kann { $card } nicht legen und wirft sie ab.
daimyos-story-white = { $who } lässt { $space } als weißen Ninja zählen.
daimyos-story-samurai = { $who } bekommt { $points } für Samurai, auf der Leiste { $clan }.
daimyos-story-eliminated = { $who } schaltet den Daimyo { $daimyo } aus.
daimyos-story-left = { $who } achtet die Samurai des eigenen Clans. Daimyos, die stehen bleiben: { $daimyos }.
daimyos-story-ninjas = { $who } bekommt { $points } für Ninjas um { $daimyo }, auf der Leiste { $clan }.
daimyos-story-list-point = { $daimyo } stand von den übrigen am höchsten auf der Liste von { $who }: 1 mehr.
daimyos-story-score-card = Die Wertungskarte { $card } kommt offen auf die Leiste { $clan }.
daimyos-story-auto = Der Automat zieht { $card }: { $action }.
daimyos-story-reshuffled = Die Karten des Automaten werden gemischt; eine neue Reihe beginnt.
daimyos-story-auto-points = Der Automat bekommt { $points } auf der Leiste { $clan }.
daimyos-story-strike = Der Automat schlägt zu: Er schaltet den Daimyo { $daimyo } aus, die Wertungskarte { $card } kommt verdeckt auf die Leiste { $clan }, der Zählstein zurück auf sein 5. Feld.
daimyos-story-all-fallen = Alle sieben Daimyos sind gefallen: Die Abrechnung beginnt.
daimyos-story-deck-out = Die letzte Ninjakarte ist gezogen: Die Abrechnung beginnt.
daimyos-story-assign = { $who } teilt Marke { $token } der Leiste { $clan } zu.
daimyos-story-assign-secret = { $who } teilt Marke { $token } heimlich zu.

## Ablehnungen

daimyos-no-over = Das Spiel ist zu Ende.
daimyos-no-chance = Das entscheidet der Zufall, und jetzt ist ein Spieler dran.
daimyos-no-chance-now = Der Zufall entscheidet jetzt etwas anderes, oder das kann nicht mehr kommen.
daimyos-no-wait = Es wird gerade gezogen; bis das geschehen ist, spielt niemand.
daimyos-no-clan-left = Der Clan { $clan } ist schon vergeben.
daimyos-no-clan-first = Nimm zuerst einen Clan.
daimyos-no-take = Clans nimmt man beim Aufbau; später tauscht man mit dem neutralen.
daimyos-no-token = In der Abrechnung teilst du jetzt Marke { $token } zu, etwa assign { $token } black.
daimyos-no-assign = Marken werden in der Abrechnung zugeteilt, und die ist noch nicht da.
daimyos-no-keep-first = Behalte zuerst eine der zwei Karten: keep 1 oder keep 2.
daimyos-no-keep-two-first = Behalte zuerst zwei der drei Karten: keep 1 2, keep 1 3 oder keep 2 3.
daimyos-no-keep = Es gibt nichts zu behalten: Das kommt nach Ten-mon.
daimyos-no-second-swap = Du hast in diesem Zug schon getauscht.
daimyos-no-swap = Getauscht wird zu Beginn des Zugs, vor Techniken und Legen.
daimyos-no-must-place = Deine Karte lässt sich legen, also musst du sie legen.
daimyos-no-must-eliminate = Ein Daimyo ganz ohne Samurai um sich fällt, ob du willst oder nicht; sag, welcher der nächste ist.
daimyos-no-use-now = { $technique } wird zu Beginn des Zugs eingesetzt, vor dem Legen.
daimyos-no-second-use = Du hast { $technique } in diesem Zug schon eingesetzt.
daimyos-no-module = { $technique } ist eine Clan-Technik, und dieses Spiel wird ohne sie gespielt.
daimyos-no-clan-card = { $technique } steht auf keiner der drei Clankarten im Spiel.
daimyos-no-other-clan = { $technique } gehört dem Clan { $clan }, und deiner ist { $own }.
daimyos-no-deck = Der Stapel ist leer, also hat { $technique } nichts zu ziehen.
daimyos-no-favours = { $technique } kostet { $cost }, und deine nicht ausgegebene Gunst ist { $held }.
daimyos-no-fallen = Der Daimyo { $daimyo } ist schon ausgeschaltet.
daimyos-no-eliminate = Daimyos fallen am Zugende von selbst; man nennt einen nur, wenn gefragt wird, welcher der nächste ist.
daimyos-no-guarded = Ein Samurai bewacht den Daimyo { $daimyo } noch.
daimyos-no-white-now = Felder, die als weiß zählen, wählt man nach dem Legen, in einem Zug mit Hensojutsu oder Choho.
daimyos-no-third-white = Du hast schon zwei gewählt, mehr geht nicht; jetzt done.
daimyos-no-white-twice = { $space } ist schon gewählt.
daimyos-no-samurai-there = Auf { $space } liegt oben kein Samurai.
daimyos-no-ninja-there = Auf { $space } liegt oben kein schwarzer oder roter Ninja.
daimyos-no-white-there = { $space } liegt neben keinem stehenden Daimyo, es würde also nichts ändern.
daimyos-no-white-here = { $space } liegt neben keinem stehenden Daimyo und wurde nicht in diesem Zug gelegt, es würde also nichts ändern.
daimyos-no-place-yet = Beende zuerst den Beginn deines Zugs mit done, dann lege.
daimyos-no-placed = Das Legen ist für diesen Zug vorbei.
daimyos-no-one-card = Du hältst eine Karte, also nenne keine Nummer: place r0 @c4.
daimyos-no-two-cards = Du hältst zwei Karten, also sag welche: place 1 r0 @c4 oder place 2 r0 @c4.
daimyos-no-daimyo-near = Kein Ninja der Karte läge neben einem noch nicht ausgeschalteten Daimyo.
daimyos-no-daimyo-covered = Die Karte würde den Daimyo { $daimyo } auf { $space } bedecken.
daimyos-no-ninja-covered = Ein Ninja würde den Ninja auf { $space } bedecken.
