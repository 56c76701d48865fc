# Die Texte der Seiten.

## Überall

close = Schließen
menu = Einstellungen
menu-language = Sprache
menu-theme = Licht
menu-theme-auto = Wie das Gerät
menu-theme-light = Bei Tag
menu-theme-dark = Bei Lampenlicht
menu-play = Spielen
menu-confirm = Jeden Zug bestätigen
menu-sound = Ton
rule = Regel { $rule }
rules = Regeln
to-home = Alle Spiele
back = Zurück
missing = Hier ist nichts.
no-server = Der Server ist nicht erreichbar. Läuft er?

## Startseite

home-title = Vier kleine, tiefe Spiele
home-lead = Sofort gegen einen Bot spielen oder Freunden einen Link schicken. Ohne Konto, ohne Installation.
home-play = Jetzt spielen
home-table = Tisch einrichten
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Angreifen, abwehren oder durchlassen: mit dem Partner die Hand leeren, und die letzte Karte soll zählen.
about-rrr = Königtum gegen Religion auf neun Feldern: Jedes Plättchen dreht, stürzt oder verbannt seine Nachbarn.
about-dynasties = Personen gleichen Standes sammeln, im rechten Augenblick auslegen und die Sätze auf dem Tisch überbieten.
about-daimyos = Durchsichtige Ninjakarten über Samurai legen, sieben aufständische Daimyos stürzen und zwei der drei Clanleisten gewinnen.
facts-kami = 2–4 Spieler
facts-rrr = 2 Spieler
facts-dynasties = 2–4 Spieler
facts-daimyos = 1–2 Spieler

## Ein neuer Tisch

create-title = Ein Tisch für { $game }
create-options = Das Spiel
create-seats = Die Plätze
create-name = Dein Name
create-level = Die Bots
create-go = Zum Tisch
invite = Diese Links verschicken, jedem einen
copy = Kopieren
copied = Kopiert.
join-title = Du bist an diesen Tisch eingeladen
create-seat = Platz { $seat }
seat-me = ich
seat-bot = ein Bot
seat-friend = jemand mit Link
bot = Bot { $level }
level-novice = Neuling
level-casual = Gemütlich
level-club = Verein
level-expert = Kenner
level-master = Meister
yes = Ja
no = Nein
random = durch Los
option-first = Wer beginnt
option-first-hint = Durch Los, oder ein fester Platz.
option-kami-players = Spieler
option-kami-players-hint = Zu viert in zwei Teams; zu dritt und zu zweit jeder für sich.
option-kami-ending = Wie 15 Punkte erreicht werden
option-kami-ending-hint = Genau, oder darf es auch mehr sein?
value-kami-ending-soldier = Soldat: 15 oder mehr
value-kami-ending-lord = Fürst: genau, Überschuss wird abgezogen
value-kami-ending-kami = Kami: genau, sonst zurück auf 0
option-rrr-neutrals = Neutrale Plättchen
option-rrr-neutrals-hint = Wie man zu Plättchen kommt, die keiner Seite gehören.
value-rrr-neutrals-shared = fünf für beide
value-rrr-neutrals-none = keine
value-rrr-neutrals-random = je zwei, offen
value-rrr-neutrals-secret = je zwei, verdeckt
value-rrr-neutrals-draft = offene Auswahl
value-rrr-neutrals-secret-draft = geheime Auswahl
option-rrr-victory = Sieg
option-rrr-victory-hint = Ein Match nach gewonnenen Spielen oder die Summe der Punkte.
value-rrr-victory-match = Match
value-rrr-victory-points = Punkte
option-rrr-games = Spiele
option-rrr-games-hint = Nötige Siege, oder gespielte Spiele bei Punkten.
option-dynasties-players = Spieler
option-dynasties-players-hint = Jeder für sich.
option-dynasties-missions = Missionen
option-dynasties-missions-hint = Verdeckte Missionen: Jede aufgedeckte bringt dem, der diesen Satz hat, Punkte für jede Karte davon. Drei Runden statt vier.
option-dynasties-ninjas = Ninjas
option-dynasties-ninjas-hint = Wer einen Satz Ninjas auslegt, nimmt eine Figur; später entfernt sie eine Karte aus einem fremden Satz.
option-daimyos-players = Spieler
option-daimyos-players-hint = Zwei, oder allein gegen den Automaten.
option-daimyos-level = Automat
option-daimyos-level-hint = Wie stark er ist, wenn du allein spielst: 0 bis 7.
option-daimyos-clan_techniques = Clantechniken
option-daimyos-clan_techniques-hint = Jeder Clan bringt eine eigene Technik mit. Zu zweit.
option-daimyos-blacklist = Schwarze Liste
option-daimyos-blacklist-hint = Eine eigene Liste: Der höchste Daimyo, der darauf noch steht, zählt eins mehr. Zu zweit.
option-daimyos-ronin = Ronin
option-daimyos-ronin-hint = Auch die Clanfarben der Samurai zählen. Zu zweit.

## Am Tisch

beside = Verlauf und Chat
log = Verlauf
text-view = In Worten
chat = Chat
chat-text = An den Tisch schreiben
chat-send = Senden
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-one-moment = Einen Moment, bitte
phrase-sorry = Entschuldigung!
phrase-again = Noch ein Spiel?
phrase-goodbye = Auf Wiedersehen!
link-connecting = Verbinde …
link-open = Verbunden
link-lost = Verbindung weg, neuer Versuch …
link-closed = Geschlossen
your-move = Dein Zug
your-turn = Du bist dran.
others-think = Jemand anderes ist dran.
not-your-turn = Du bist nicht dran.
not-now = Das kann in diesem Schritt nicht gewählt werden.
ready = Diesen Zug spielen?
play-move = Spielen
take-back = Zurück
hint = Tipp
hint-chosen = Dieser Zug wird vorgeschlagen. Gesendet wird erst, wenn du spielst.
choose-move = Wähle einen Zug.
lobby = Wer hier sitzt
seat-open = frei
seat-yours = du
offer = Eine Bitte
offer-undo = { $who } möchte einen Zug zurücknehmen.
offer-draw = { $who } bietet Remis an.
offer-resign = { $who } möchte aufgeben.
offer-bot = { $who } bittet, dass ein Bot einen Platz übernimmt.
offer-win = { $who } beansprucht den Sieg: Eine Uhr ist abgelaufen.
agree = Zustimmen
decline = Ablehnen
withdraw = Zurückziehen

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
