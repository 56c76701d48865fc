"""How balanced a game is, from games that bots play against each other."""
