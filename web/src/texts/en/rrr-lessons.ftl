## Lessons: what is to be done, a word of help, and what was learnt

lesson-rrr-flip-task = You are Royalty, and tiles that point away from you are yours. Place the Princess so that she turns the Templar on b3 over to you.
lesson-rrr-flip-hint = The Princess reaches any of her eight neighbours. Place her next to b3, then choose b3.
lesson-rrr-flip-done = A tile that is turned changes sides. That counts twice: one more for you, one fewer for the other.
lesson-rrr-destroy-task = The Citizen in the middle is an enemy. Destroy it.
lesson-rrr-destroy-hint = The Knight strikes along rows and files, the Archer diagonally. Place one of them where it reaches b2, then choose b2.
lesson-rrr-destroy-done = A destroyed tile lies face down and blocks its space until your next turn. Then the space is free, and you are first to use it.
lesson-rrr-line-task = Win over the two enemies on file b with one tile.
lesson-rrr-line-hint = The General turns a whole line, right to the edge. From b1, the line upwards meets b2 and b3.
lesson-rrr-line-done = The General’s line passes over gaps and shields. The Abbot on a2 has a shield: nothing turns it.
lesson-rrr-group-task = Place the King in the middle and choose whom he turns: win three tiles over.
lesson-rrr-group-hint = On b2 he turns the four tiles straight beside him, or the four at his corners. Your own are turned as well.
lesson-rrr-group-done = An effect on a group hits friend and foe alike. Count before you choose.
lesson-rrr-last-task = One space is free, and you are behind. Choose the tile that wins the game.
lesson-rrr-last-hint = Whoever takes the last space can’t destroy. Turning is allowed: the Princess on c3 reaches b2.
lesson-rrr-last-done = The board is full: five of yours against four. Think of the last space early, for it changes what your tiles can do.
