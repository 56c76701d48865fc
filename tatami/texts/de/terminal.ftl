# Was das Terminal um eine Partie herum sagt.

## Am Tisch

terminal-moves = Deine Züge, als Notation oder Nummer (? die Regeln dieses Moments, help alle Befehle):
terminal-thinking = Die anderen spielen …
terminal-curtain = Gib das Gerät an { $who }. Jetzt schaut nur { $who }.
terminal-enter = Weiter mit der Eingabetaste:{ " " }
terminal-nothing = { $who }: Du hast jetzt nichts zu entscheiden.
terminal-no-move = „{ $move }“ ist kein Zug dieses Spiels. Tippe einen Zug, wie er in der Liste steht, oder seine Nummer; help zeigt alle Befehle.
terminal-legal = { $move } ist erlaubt.
terminal-no-preview = { $move } ist erlaubt; im Voraus ist dazu nichts zu sagen.
terminal-no-rule = Es gibt keine Regel „{ $rule }“. Tippe rules, um alle zu sehen.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert: { $path }
terminal-not-saved = Nicht gespeichert. { $why }
terminal-left = Die Partie ist mit allen Karten gespeichert, auch den verdeckten. So spielst du weiter:

## Zurücknehmen

undo-nothing = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug haben andere gespielt oder geschaut, oder es wurden Karten gegeben.
undo-revealed = Das lässt sich nicht zurücknehmen: Der Zug hat etwas gezeigt.

## Das Ende

terminal-won = { $count ->
    [one] Gewonnen hat { $who }.
   *[other] Gewonnen haben { $who }.
}
terminal-shared = Alle teilen sich den Sieg.
terminal-end-prompt = save DATEI, log oder Eingabetaste zum Beenden:{ " " }
terminal-help-end = Die Partie ist vorbei. save DATEI legt ihre Aufzeichnung in eine Datei deiner Wahl, log zeigt, was geschah, die Eingabetaste beendet.

## Hilfe

terminal-help-move = Ein Zug: Tippe ihn, wie er in der Liste steht, oder seine Nummer.
terminal-help-rules-now = ?             die Regeln dieses Moments
terminal-help-why = why ZUG       warum ein Zug nicht erlaubt ist
terminal-help-hint = hint          die besten Züge nach dem, was du wissen darfst (hint SEKUNDEN: so lange nachdenken)
terminal-help-undo = undo          deinen letzten Zug zurücknehmen, wenn er niemandem etwas gezeigt hat
terminal-help-save = save DATEI    die Partie in einer Datei aufheben (mit allen Karten, auch den verdeckten)
terminal-help-log = log           was geschehen ist (log all: von Anfang an)
terminal-help-rules = rules         alle Regeln des Spiels (rules NUMMER: eine davon)
terminal-help-show = Eingabetaste  noch einmal der Tisch; show ZUG: was ein Zug bringen würde
terminal-help-quit = quit          aufhören; die Partie wird gespeichert, und du erfährst, wie es weitergeht

## Lösen

solve-title = Wert jedes Zugs, in Punkten für die Seite von { $who }
solve-title-three = Wert jedes Zugs in Punkten für { $who }, als spielten die beiden anderen gemeinsam dagegen
solve-move = Zug
solve-value = Wert
solve-between = { $low } bis { $high }
solve-line = Bestes Spiel: { $line }
solve-exact = Exakt, nach { $nodes } Stellungen.
solve-stopped = Angehalten nach { $nodes } Stellungen. Was bisher bekannt ist:
solve-progress = { $nodes } Stellungen, { $rate } in der Sekunde; { $known } von { $moves } Zügen bekannt
solve-rrr-title = Wohin jeder Zug von { $who } führt, wenn beide ihr Bestes spielen
solve-rrr-result = Ergebnis
solve-rrr-wins = gewinnt mit { $margin }
solve-rrr-loses = verliert mit { $margin }
solve-rrr-wins-between = gewinnt mit { $low } bis { $high }
solve-rrr-loses-between = verliert mit { $low } bis { $high }
solve-rrr-may-win = offen; sieht gewonnen aus
solve-rrr-may-lose = offen; sieht verloren aus
solve-rrr-unseen = offen; nicht angesehen
solve-rrr-depth = { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
 } vorausgeschaut.
table-rrr-level = Stufe { $level }
table-rrr-built = Stufe { $level }: { $size } Stellungen, nach { $seconds } s
table-rrr-there = Stufe { $level }: { $size } Stellungen, schon da
table-rrr-stopped = Angehalten. Die fertigen Stufen bleiben; derselbe Befehl macht dort weiter.
table-rrr-complete = Vollständig nach { $seconds } s: { $size } Stellungen in { $folder }
table-rrr-verifying = Prüfung
table-rrr-verified = { $checked } zufällige Stellungen geprüft (Startwert { $seed }), { $searched } davon auch durch Suche gelöst: { $wrong } falsch.
