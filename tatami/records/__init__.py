"""Records of games: what was played, how chance was drawn, and the proof that both were fair."""
