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
rule = Rule { $rule }
rules = Rules
to-home = All games
back = Back
missing = There is nothing here.
no-server = The server can’t be reached. Is it running?
