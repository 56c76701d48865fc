# Wörter, die alle Spiele brauchen.

seat = Platz { $seat }
seat-you = Platz { $seat } (du)
seat-partner = Platz { $seat } (dein Partner)
