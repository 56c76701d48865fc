# RRR: every rule in a sentence or two, shown on `?` and beside refusals.

## Setting up

R-01 = Each player has seven faction tiles, open, in their zone.
R-02 = If you are first, you also have the Citizen. It must be the first tile you place, on any space.
R-05 = Of the 16 other neutrals: shared, 5 open for both; none; random, 2 each, open; secret, 2 each, hidden; draft, 5 open, taken 1-1-1-2; secret-draft, keep 1 of 4, pass on 3, each way once.

## Your turn

R-10 = Your turn begins with clearing: the tiles that you destroyed go to the discard pile.
R-11 = Put one tile from your zone or the neutral area on a free space; it is your ally. A space with a face-down tile on it isn’t free.
R-12 = After you have placed a tile its effect is carried out. Then it is the other player’s turn.
R-13 = If you have to place a tile and can’t, you lose the game: no tile left, or just the Tower and no ally to lay it on.
R-14 = Lay the Tower on one of your allies that is face up and unshielded. The two count as one tile, the Tower; if it is removed, both go to the discard pile.

## How effects work

R-20 = An active effect happens once, when its tile is placed. You may decline it, but never use it in part.
R-21 = A passive effect holds as long as its tile lies face up and uncovered on the board. It can’t be declined.
R-22 = Effects reach face-up tiles only. A tile that lies face down is safe from them and does nothing itself.
R-23 = Effects can hit your own allies as well as enemies. When a group is hit, your allies in it are hit too.
R-24 = An effect that flips several tiles flips every one of them, except those with the shield.
R-25 = You aren’t offered choices that would change nothing; they would be the same as declining.

## What effects do

R-30 = A destroyed tile is turned face down and leaves at its destroyer’s next turn. If your tile took the last free space, you can’t destroy anything.
R-31 = A banished tile lands in the discard pile straight away: off the board or, by the Spy, out of the opponent’s zone.
R-32 = A flipped tile changes sides.
R-33 = The shield keeps effects off: the tile can’t be flipped, removed, moved, covered, made void or used again. Only the Pirate gets through.
R-34 = Beside a face-up Jailer (orthogonally) or Witch (diagonally) a tile can’t use its active effect, neither when placed nor through a Trickster or Mimic. Passive effects aren’t concerned.
R-35 = Trickster and Mimic carry out another tile’s active effect as if you had just placed it, from its own space and with its own front. The bars on destroying and on void effects still apply.
R-36 = The Ferryman moves any other face-up tile without shield to any free space. It stays on its side, and its effect isn’t triggered.
R-37 = The Necromancer brings any tile discarded in this game to your zone, whatever its colour.
R-38 = The Messenger takes back an ally without shield, but neither himself nor the tile just placed, nor a tile under a Tower.
R-39 = The Spy reaches the opponent’s zone, not the neutral area. You name an open tile or take a hidden one at random.

## End

R-50 = When, after an effect, every one of the nine spaces has a face-up tile, the game ends and more allies wins. With a tile face down, play goes on.
R-51 = If Death lies face up and uncovered at the end, the side it is allied to loses, whatever the count.
R-60 = In a match, the first to win the agreed number of games wins.
R-61 = By points: every ally counts one when a game ends; losing by Death or for want of a tile to place gives 0. Ties are possible.
R-62 = The neutrals just used sit out; the next are drawn from the rest, or from all 16 again if there aren’t enough. Whoever lost decides who is first.

## Fine points

R-70 = Destroyed tiles leave the moment the turn passes to you, and whether you can place a tile is decided right then.
R-71 = The General’s line passes over gaps, face-down tiles and shielded tiles, and goes on to the edge.
R-72 = A tile that returns to a zone, off the board or out of the discard pile, is open in every mode. In a draft the second player gets the last two tiles without choosing.
R-73 = Points are face-up allies, also when a game ends early because a player can’t place.
R-74 = Every neutral drawn for a game counts as used, even one that a secret draft put aside. Between games the board shows the game just played.
