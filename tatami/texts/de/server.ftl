# Was der Tischserver sagt.

server-who = { $name } (Platz { $seat })

## Ablehnungen

server-no-table = Es gibt keinen Tisch „{ $table }“.
server-old-rules = Dieser Tisch wurde nach Version { $rules } der Regeln seines Spiels begonnen. Jetzt gilt { $now }, und seine Züge lassen sich nicht nachspielen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-secret = Dieser Link öffnet an diesem Tisch keinen Platz: Er ist falsch oder wurde schon benutzt.
server-no-secret = Dafür braucht es das Geheimnis eines Platzes.
server-not-seated = Das kann nur, wer am Tisch sitzt.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-too-large = Das ist zu lang; höchstens { $most } Bytes werden gelesen.
server-too-many = Zu viele Anfragen. Bitte einen Augenblick warten.
server-bad-request = Das ist nicht zu verstehen: { $why }
server-bad-options = So lässt sich das Spiel nicht aufbauen: { $why }
server-seats-count = Das Spiel hat so { $needed } Plätze, angegeben sind { $given }.
server-seats-once = Nur ein Platz kann „me“ sein.
server-seats-bot = Der Platz eines Bots hat eine Stufe und sonst nichts.
server-seats-me = Dein eigener Platz hat deinen Namen und eine Nonce und sonst nichts.
server-seats-open = Ein freier Platz hat sonst nichts.
server-seats-automaton = Platz { $seat } wird von den Spielregeln gespielt: Für ihn lässt sich nur ein Bot angeben.
server-ask-seat = Ein Platz wird nur bei „bot“ und „win“ genannt, eine Stufe nur bei „bot“.
server-no-level = Es gibt keine Stufe „{ $level }“; es gibt { $levels }.
server-no-move = „{ $move }“ ist kein Zug dieses Spiels.
server-busy = An diesem Tisch geschieht gerade zu viel. Bitte noch einmal versuchen.
server-internal = Auf dem Server ist etwas schiefgegangen. Bitte noch einmal versuchen.
server-table-full = Dieser Tisch hat zu viel erlebt; bitte einen neuen beginnen.
server-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
server-begun = Das Spiel hat schon begonnen.
server-is-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-rematched = Es gibt schon eine Revanche.
server-not-your-turn = Du bist nicht am Zug.
server-nonce-taken = Diese Nonce wurde an diesem Tisch schon benutzt; alle geben eine neue dazu.
server-seat-taken = Dieser Platz ist besetzt.
server-not-handed = Für dich spielt kein Bot.
server-handed = Für dich spielt ein Bot; nimm zuerst deinen Platz zurück.
server-asked-already = Es wurde schon etwas gefragt, das noch nicht beantwortet ist.
server-no-person = Auf Platz { $seat } sitzt niemand, für den man das fragen könnte.
server-not-expired = Das lässt sich erst fragen, wenn die Zeit eines anderen abgelaufen ist.
server-too-weak = Ein Bot der Stärke { $level } kann nicht für jemand anderen spielen; möglich sind { $levels }.
server-not-awaited = Das Spiel wartet nicht auf diese Person; ein Bot kann erst für sie spielen, wenn es lange genug gewartet hat.
server-clock-runs = Diese Person hat noch Zeit; ein Bot kann erst für sie spielen, wenn sie abgelaufen ist.
server-is-present = Diese Person ist da; ein Bot kann nur für sie spielen, solange sie fort ist.
server-not-absent = { $hours ->
    [one] Diese Person ist noch nicht lange genug fort; bleibt sie es, kann in einer Stunde ein Bot für sie spielen.
   *[other] Diese Person ist noch nicht lange genug fort; bleibt sie es, kann in { $hours } Stunden ein Bot für sie spielen.
}
server-not-asked = Es wurde nichts gefragt.
server-no-answer-due = Du bist nicht gefragt.
server-chat-closed = Partner reden nicht miteinander, solange sie spielen.
server-no-hints = An diesem Tisch gibt es keine Hinweise.
server-ahead = Dieser Tisch ist bei Ereignis { $number }; Ereignis { $since } gab es nicht. Beginne wieder bei 0.
server-no-hello = Die erste Nachricht muss hello sein.
server-hello-again = hello wurde schon gesagt.
server-no-seat = Hier gibt es keinen Platz { $seat }; die Plätze gehen von 0 bis { $seats }.
server-bad-position = Das ist keine Stellung des Spiels: { $why }
server-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
server-no-review = Nur eine zu Ende gespielte Partie lässt sich auswerten.
server-library-busy = Gerade schauen viele auf Partien zurück. Bitte noch einmal versuchen.
server-reviews-busy = Es warten schon viele Auswertungen. Bitte in einer Minute noch einmal versuchen.
server-legal = { $move } ist erlaubt.

## Ereignisse

server-event-created = Der Tisch ist gedeckt.
server-event-seated = { $who } setzt sich.
server-event-left = { $who } gibt den Platz frei.
server-event-started = Das Spiel beginnt.
server-event-undone = { $who } nimmt den letzten Zug zurück.
server-event-asked-undo = { $who } möchte den letzten Zug zurücknehmen.
server-event-asked-draw = { $who } bietet Unentschieden an.
server-event-asked-resign = { $who } möchte aufgeben.
server-event-asked-bot = { $who } schlägt vor, dass ein Bot für { $whom } spielt.
server-event-asked-win = { $who } beansprucht den Sieg, weil die Zeit von { $whom } abgelaufen ist.
server-event-agreed = { $who } ist einverstanden.
server-event-declined = { $who } ist nicht einverstanden.
server-event-handed = Für { $who } spielt jetzt ein Bot.
server-event-returned = { $who } ist zurück und spielt weiter.
server-event-warned = { $who } hat nur noch wenig Zeit.
server-event-expired = Die Zeit von { $who } ist abgelaufen.
server-event-rematched = { $who } hat den Tisch neu gedeckt.

## Wie es endete

server-ended-draw = Man hat sich auf Unentschieden geeinigt.
server-ended-resign = { $who } hat aufgegeben.
server-ended-win = Die Zeit von { $who } war abgelaufen, und die anderen haben den Sieg beansprucht.

## Floskeln

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-thanks = Danke!
server-phrase-well-played = Gut gespielt!
server-phrase-one-moment = Einen Augenblick, bitte.
server-phrase-sorry = Entschuldigung!
server-phrase-again = Noch ein Spiel?
server-phrase-goodbye = Auf Wiedersehen!

## Befehle

server-exported = { $count ->
    [one] Ein Tisch exportiert. Die Datei enthält alle Karten laufender Spiele, auch verdeckte: Sie ist nur für den Betreiber.
   *[other] { $count } Tische exportiert. Die Datei enthält alle Karten laufender Spiele, auch verdeckte: Sie ist nur für den Betreiber.
}
server-imported = { $count ->
    [one] Ein Tisch importiert.
   *[other] { $count } Tische importiert.
}
server-backed-up = Die Datenbank ist nach { $path } kopiert.
server-http = { $why }
