## Everywhere

close = Close
menu = Settings
menu-language = Language
menu-theme = Theme
menu-theme-auto = Automatic
menu-theme-light = Light
menu-theme-dark = Dark
menu-play = Game
menu-confirm = Confirm each move
menu-sound = Sound
menu-tempo = Speed of others’ moves
tempo-calm = Slow
tempo-brisk = Normal
tempo-at-once = Instant
share = Share
copy-by-hand = The link is selected: copy it by hand.
qr = QR code
qr-of = QR code: { $what }
guest = Guest
rule = Rule { $rule }
rules = Rules
to-home = All games
back = Back
missing = There is nothing here.
no-server = The server can’t be reached. Is it running?
