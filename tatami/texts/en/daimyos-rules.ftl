# Daimyos: every rule in a sentence or two, shown on `?` and beside refusals.

## Setting up

Y-01 = The four boards form a square, in random order and turned at random.
Y-02 = Markers start at 0, tokens with the daimyo side up. With clan techniques, chance picks which of its two clan cards each colour uses.
Y-03 = Each player draws one ninja card, open. The order of the deck is hidden.
Y-04 = The second player chooses a clan first, the first player picks from the two that remain, and the last one is neutral.

## Your turn

Y-10 = At the start of your turn you may exchange your clan card for the neutral one.
Y-11 = Before placing you may activate techniques, none of them twice, and pay with unspent favours. A clan technique only with that module and only that of your current clan.
Y-12 = Place your ninja card if you can, then draw another before anything is counted. If it fits nowhere, discard it and draw one that you don’t place this turn.
Y-13 = After placing and drawing you score for the samurai you covered with ninjas of your current clan.
Y-14 = At the end of your turn you eliminate every daimyo without guards, and both players score for it.

## Placing a card

Y-20 = A card may be turned by quarters and flipped over, may lie anywhere on the grid and may stick out over the edge of the field.
Y-21 = One ninja of your card, or more, must be next to a daimyo that isn’t eliminated. All eight spaces around it count.
Y-22 = Neither ninjas nor samurai may cover a daimyo, not even an eliminated one. Only clear spaces may lie over it.
Y-23 = Ninjas don’t cover ninjas, unless Chimon is active this turn.
Y-24 = Ninjas may land on samurai.
Y-25 = Samurai may land on ninjas and on other samurai.
Y-26 = Under a clear space everything stays as it was. The topmost ninja or samurai of a space counts.

## Scoring

Y-30 = Every samurai that your current clan’s ninjas cover this turn is one point.
Y-31 = A daimyo with no samurai around it falls at the end of the turn: the player to move places the lowest daimyo token, the other’s highest becomes a favour; then both score for their ninjas around it.
Y-32 = A player without daimyo tokens skips placing one or turning one over.

## The reckoning

Y-40 = The reckoning follows the turn in which the last of the seven daimyos falls or someone draws the last ninja card.
Y-41 = Collect your favours and your daimyo tokens from the board, as they lie. If the deck is empty, unplaced daimyo tokens join as favours; if all seven daimyos are down, they don’t.
Y-42 = Each player secretly spreads all collected tokens over the tracks. Once shown, every token pulls its track’s marker towards its owner by what it is worth.
Y-43 = Two tracks on your plus side win. If nobody has them: the larger total of plus positions, then the most daimyo tokens on the board; otherwise it is a draw.

## Techniques

Y-50 = Shinobi-iri: exchange clans with your opponent.
Y-51 = Chimon: this turn your ninjas may cover ninjas.
Y-52 = Ten-mon: take an extra ninja card from the deck, then discard one of your two.
Y-53 = Intonjutsu (black): empty spaces around a daimyo you eliminate this turn, even off the boards, are black ninjas when you score.
Y-54 = Boryaku (black): take an extra ninja card and place both this turn, whichever you like first. What fits nowhere is discarded; you end the turn with one card.
Y-55 = Kayakujutsu (red): each samurai you score for covering gives 1 point more this turn.
Y-56 = Kenjutsu (red): when you score around a daimyo this turn, every red ninja is worth 2 points.
Y-57 = Hensojutsu (white): after placing and drawing, choose up to two ninjas that aren’t white; for this turn they are.
Y-58 = Choho (white): after placing and drawing, choose up to two samurai; for this turn they are white ninjas, guard nobody and score around a daimyo.
Y-59 = With an empty deck, neither Ten-mon nor Boryaku can be activated.

## Modules

Y-60 = Blacklist: if you eliminate the daimyo that is highest of those left on your own list, you score 1 more point in your current clan.
Y-61 = Ronin: you may ignore samurai of your current clan’s colour when daimyos fall; one guarded only by them falls only if you say so. Covering one of the opponent’s clan gives 2 points, of the neutral clan 1, of your own 0.
Y-62 = Clan techniques: the three clan cards drawn at set-up each show one; you may activate that of your current clan.

## Solo

Y-70 = No modules. The Auto deck is the seven A cards, those from 1 up to the level in version B; the seven others are the Score deck, whose top list is visible.
Y-71 = Only you draw a ninja card, and you are first. The Automaton gets a random clan, you choose one of the other two, and the last is neutral.
Y-72 = The Automaton lays a card over the right half of its newest one, then stays, swaps or steals, and scores the sum of all numbers showing in the row for its current clan.
Y-73 = When a marker reaches the 6th space on the Automaton’s side, it takes the daimyo that stands highest on the visible Score list; you get a favour and your points around that daimyo.
Y-74 = When you eliminate a daimyo, the top Score card is first laid face up on the track of the clan that the Automaton has now. Then the Automaton scores as usual.
Y-75 = You assign your tokens in the open; then every Score card on a track pulls its marker towards the Automaton by the number at the bottom. A drawn game is lost.
Y-76 = Alone, Shinobi-iri exchanges your clan with the Automaton’s.
