# Dynasties: every rule in a sentence or two, shown on `?` and beside refusals.

## Setting up a round

D-01 = Shuffle all 110 cards and deal three to each player. What remains makes two draw piles, face down; the first has one more if the number is odd. Discard piles come later.
D-02 = A game has four rounds, or three when you play with missions.

## Your turn

D-10 = Draw two cards from two different piles: draw piles or the tops of discard piles. You see the first card before you choose the second pile.
D-11 = One pile never gives you both cards, and where your first card has emptied a pile, there is nothing to draw second.
D-20 = After drawing you either lay a set or discard one card: one of the two, and never both.
D-21 = A set is two or more cards of one type, laid face up from your hand. You may lay as many of them as you like.
D-22 = With three or four players you need at least three cards to lay Samurai, Ninja or Envoy.
D-23 = Against a set of the same type, even your own, you must lay more cards than are in it. The old set is discarded at once by its owner, all of it onto one pile.
D-24 = You can’t add to a set on the table; you can only beat it with a larger one. So no type ever lies there twice.
D-30 = If you lay nothing, one card from your hand goes face up to a discard pile.
D-31 = With two discard piles you choose freely. Otherwise you form the missing one: pile 1 if there is none, else the one that is empty. A set stays together on one pile.
D-32 = Whoever owned the discarded card or set chooses its pile, even when it isn’t their turn.

## End of a round

D-40 = A turn ends the round if it leaves a player with six different types in a game of two, five in a game of three, four in a game of four.
D-41 = A turn ends the round if it leaves none of the nine types missing from the table.
D-42 = A turn ends the round if it leaves a draw pile empty.
D-43 = You score the number of each type in front of you. The size of a set doesn’t matter, and hand cards count nothing.
D-44 = Whoever has the lowest total starts the next round; in a tie, whoever scored least this time, then the first of them clockwise from this round’s starter, who counts too.
D-45 = After the last round the highest total wins. A tie goes to the best single round; if that is equal too, the victory is shared.

## Missions

D-50 = You start the game with three hidden missions, one from each pile. Nobody sees those left over.
D-51 = When a round ends, everyone must reveal one mission, in turn from the starter. The player with a set of that number scores the bonus for each of its cards, whoever revealed it.
D-52 = The mission bonus is part of the round’s score, also for who starts next and for breaking ties.

## Ninjas

D-60 = Lay a set of Ninja cards and a ninja figure is yours, as long as the supply has one.
D-61 = In a later turn of yours, whenever you like, you may give figures back, one at a time; each takes a card off an opponent’s set. A figure you got this turn has to wait.
D-62 = Even a set shrunk to a single card counts. When that one goes too, the type has left the table.
D-63 = You keep unused figures for the next rounds.
D-64 = If you have a figure that you didn’t take this turn, you end your turn yourself after your action. Otherwise it ends by itself.
