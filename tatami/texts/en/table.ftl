# Words that every game uses.

seat = Seat { $seat }
seat-you = Seat { $seat } (you)
seat-partner = Seat { $seat } (your partner)
