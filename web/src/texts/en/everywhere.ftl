## Everywhere

close = Close
menu = Settings
menu-language = Language
menu-theme = Light
menu-theme-auto = As the device
menu-theme-light = By day
menu-theme-dark = By lamplight
menu-play = Playing
menu-confirm = Confirm each move
menu-sound = Sound
menu-tempo = Moves of others
tempo-calm = calmly
tempo-brisk = briskly
tempo-at-once = at once
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
