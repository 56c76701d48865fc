# Mots communs à tous les jeux.

seat = Place { $seat }
seat-you = Place { $seat } (vous)
seat-partner = Place { $seat } (votre partenaire)
