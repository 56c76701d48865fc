## Überall

close = Schließen
menu = Einstellungen
menu-language = Sprache
menu-theme = Darstellung
menu-theme-auto = Automatisch
menu-theme-light = Hell
menu-theme-dark = Dunkel
menu-play = Spiel
menu-confirm = Jeden Zug bestätigen
menu-sound = Ton
menu-tempo = Tempo der anderen
tempo-calm = Langsam
tempo-brisk = Normal
tempo-at-once = Sofort
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
