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
