"""How many moves a second a table server carries: Tatami's beside boardgame.io's, driven by the same clients."""
