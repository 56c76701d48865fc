## Ein neuer Tisch

create-title = Neue Partie { $game }
create-options = Optionen
create-seats = Plätze
create-name = Dein Name
create-level = Stärke des Bots, Platz { $seat }
create-their-name = Name, Platz { $seat }
create-player = Spieler { $seat }
create-clock = Zeit pro Zug
create-clock-hint = Danach dürfen die anderen den Sieg beanspruchen oder einen Bot weiterspielen lassen.
clock-none = unbegrenzt
clock-seconds = { $seconds } Sekunden
clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
create-curtain = Karten zwischen den Zügen verdecken
create-curtain-hint = Damit niemand fremde Karten sieht, wenn das Gerät weitergegeben wird.
create-links-hint = Auf der nächsten Seite gibt es für jeden einen Link und einen QR-Code.
create-watch-hint = Nur Bots: Du siehst zu.
create-go = Partie erstellen
invite = Schick jedem seinen Link
invite-again = Neuer Link
copy = Kopieren
copied = Kopiert.
join-title = Du bist zu dieser Partie eingeladen
join-go = Mitspielen
join-watch = Nur zusehen
create-seat = Platz { $seat }
seat-me = Du
seat-bot = Bot
automaton = Automat
seat-friend = Jemand mit Link
seat-device = Jemand an diesem Gerät
bot = Bot ({ $level })
level-novice = Neuling
level-casual = Gemütlich
level-club = Verein
level-expert = Kenner
level-master = Meister
yes = Ja
no = Nein
random = Zufällig
option-first = Wer beginnt
option-first-hint = Zufällig, oder ein fester Platz.
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
