## Lektionen

lesson-title = eine kurze Lektion
lesson-tasks = Die Aufgaben
lesson-task = Aufgabe { $number } von { $count }
lesson-solved = gelöst
lesson-good = Gut gemacht!
lesson-astray = Nicht ganz.
lesson-again = Noch einmal
lesson-next = Nächste Aufgabe
lesson-help = Hilfe
lesson-show = Zeig es mir

## Zurückschauen

replay-title = Rückblick
replay-loading = Einen Moment …
replay-board = { $game }, Zug { $move }
replay-position = Zug { $at } von { $last }
replay-slider = Zug
replay-first = An den Anfang
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Ans Ende
replay-eyes = Sicht von
replay-open = allen, Karten offen
replay-seat = { $name } (Platz { $seat })
replay-beside = Verlauf und Auswertung
replay-start = Der Anfang
replay-hands = Hände
replay-share = Teilen
replay-share-game = Der Link zu dieser Partie
replay-share-position = Der Link zu dieser Stellung
replay-shared = Der Link ist kopiert.
replay-download = Partie herunterladen

## Auswertung

review = Auswertung
review-ask = Diese Partie auswerten
review-about = Eine Suche sieht sich jede Entscheidung zweimal an: mit dem, was der Spieler wissen konnte, und mit allen Karten offen. Das dauert ein, zwei Minuten.
review-only-table = Eine Partie aus einer Datei wertet man offline aus: tatami review DATEI
review-waiting = Die Auswertung wartet, bis sie dran ist …
review-thinking = { $done } von { $planned } Entscheidungen
review-chart = Die Gewinnaussicht, vom Anfang bis zum Ende
review-chance = Gewinnaussicht
review-move = Zug
review-turns = Wendepunkte
review-no-turns = Nichts hat diese Partie stärker gewendet, als die Schätzungen daneben liegen können.
review-mistake = Fehler
review-hidden = Nur offene Karten zeigen es
review-luck = Glück
review-play = Zug
review-go = Zu Zug { $move }
review-table = Der Verlauf als Tabelle
review-seats = Die Plätze
review-seat = Platz
review-decisions = Entscheidungen
review-mistakes = Fehler
review-hiddens = Nur offen
review-side = { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}
review-notes = Wie es sich summiert

## Beweis

proof = Beweis
proof-about = Vor der ersten Karte hat der Geber ein Geheimnis durch seine Prüfsumme versprochen, und alle Spieler haben eine eigene Zahl dazugetan. Jetzt ist das Geheimnis bekannt, und jeder kann prüfen, dass nur daraus diese Karten kamen.
proof-ask = Das Geben prüfen
proof-good = Das Geben ist bewiesen
proof-bad = Das Geben ist nicht bewiesen
proof-offline = Du musst diesem Server nicht glauben: Lade die Partie herunter und führe dies auf deinem eigenen Rechner aus.
proof-at = Zu Zug { $move }

## Eine Aufzeichnung und eine Stellung

record-title = Gespeicherte Partie öffnen
record-about = Wähle eine Datei, die nach einer Partie heruntergeladen wurde, oder lass sie hier fallen.
record-choose = Datei wählen
record-wrong = Das lässt sich nicht öffnen.
position-title = Eine Stellung
position-broken = Dieser Link enthält keine Stellung. Wurde er ganz kopiert?
position-play = { $game } spielen

## Bilder zu den Regeln

rules-find = Zu einer Regel
rules-learn = Eine kurze Lektion
picture = Ein Bild zu { $rule }
