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
menu-tempo = Züge der anderen
tempo-calm = in Ruhe
tempo-brisk = zügig
tempo-at-once = sofort
share = Teilen
copy-by-hand = Der Link ist markiert: Bitte von Hand kopieren.
qr = QR-Code
qr-of = QR-Code: { $what }
guest = Gast
rule = Regel { $rule }
rules = Regeln
to-home = Alle Spiele
back = Zurück
missing = Hier ist nichts.
no-server = Der Server ist nicht erreichbar. Läuft er?
