## Tiles

rrr-assassin-0 = Assassin
rrr-assassin-1 = Inquisitor
rrr-general-0 = General
rrr-general-1 = Cardinal
rrr-sovereign-0 = King
rrr-sovereign-1 = Hierophant
rrr-princess-0 = Princess
rrr-princess-1 = Saint
rrr-knight-0 = Knight
rrr-knight-1 = Templar
rrr-archer-0 = Archer
rrr-archer-1 = Exorcist
rrr-guard-0 = Guard
rrr-guard-1 = Abbot
rrr-citizen = Citizen
rrr-bandit = Bandit
rrr-smuggler = Smuggler
rrr-herald = Herald
rrr-ferryman = Ferryman
rrr-trickster = Trickster
rrr-mimic = Mimic
rrr-spy = Spy
rrr-necromancer = Necromancer
rrr-messenger = Messenger
rrr-jailer = Jailer
rrr-witch = Witch
rrr-protector = Protector
rrr-pirate = Pirate
rrr-rebel = Rebel
rrr-tower = Tower
rrr-death = Death
rrr-tile = { $tile } ({ $id })
rrr-hidden = { $tile } hidden
rrr-unseen = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
rrr-nothing = nothing
rrr-on = { $tile } on { $space }
rrr-stack = { $tile } over { $under } on { $space }
rrr-down = { $tile }, destroyed by { $who }

## What the tiles do

rrr-does-assassin = { $tile } destroys one of the 8 adjacent tiles
rrr-does-general = { $tile } flips all tiles in one direction
rrr-does-sovereign = { $tile } flips the 4 orthogonally or the 4 diagonally adjacent tiles
rrr-does-princess = { $tile } flips one of the 8 adjacent tiles
rrr-does-knight = { $tile } destroys one of the 4 orthogonally adjacent tiles
rrr-does-archer = { $tile } destroys one of the 4 diagonally adjacent tiles
rrr-does-guard = { $tile } has the shield
rrr-does-citizen = { $tile } does nothing
rrr-does-bandit = { $tile } banishes one of the 4 orthogonally adjacent tiles
rrr-does-smuggler = { $tile } banishes one of the 4 diagonally adjacent tiles
rrr-does-herald = { $tile } flips the 3 adjacent tiles ahead of it
rrr-does-ferryman = { $tile } moves another tile to a free space
rrr-does-trickster = { $tile } uses one of the 4 orthogonally adjacent tiles again
rrr-does-mimic = { $tile } uses one of the 4 diagonally adjacent tiles again
rrr-does-spy = { $tile } banishes a tile from the opponent’s zone
rrr-does-necromancer = { $tile } takes a tile from the discard pile
rrr-does-messenger = { $tile } takes another ally back from the board
rrr-does-jailer = { $tile } makes the active effects of the 4 orthogonally adjacent tiles void
rrr-does-witch = { $tile } makes the active effects of the 4 diagonally adjacent tiles void
rrr-does-protector = { $tile } shields the tiles to its left and right
rrr-does-pirate = { $tile } destroys one of the 8 adjacent tiles that has the shield
rrr-does-rebel = { $tile } flips all 8 adjacent tiles
rrr-does-tower = { $tile } covers an ally and has the shield
rrr-does-death = { $tile } makes whoever has it as an ally at the end lose

## Players and options

rrr-player-0 = Royalty
rrr-player-1 = Religion
rrr-player-0-you = Royalty (you)
rrr-player-1-you = Religion (you)
rrr-mode-shared = five neutrals for both
rrr-mode-none = no neutrals
rrr-mode-random = two neutrals each, open
rrr-mode-secret = two neutrals each, hidden
rrr-mode-draft = neutrals by open draft
rrr-mode-secret-draft = neutrals by secret draft
rrr-victory-match = { $games ->
    [one] one win decides
   *[other] { $games } wins needed
}
rrr-victory-points = { $games ->
    [one] one game by points
   *[other] { $games } games by points
}

## The view

rrr-view-title = RRR, { $mode }, { $victory }. Game { $number }.
rrr-side-score = { $who }: { $score }
rrr-view-score = Score: { $score }.
rrr-row = { $row }
rrr-view-legend = ^ points for Royalty (seat 0), v for Religion (seat 1). ( ) has the shield, /tile lies under the Tower, # lies face down (#0: destroyed by seat 0), * acts now.
rrr-view-allies = { $who } has { $count ->
    [0] no allies
    [one] 1 ally: { $tiles }
   *[other] { $count } allies: { $tiles }
}.
rrr-view-down = Face down: { $tiles }.
rrr-view-zone = Zone of { $who }: { $tiles }.
rrr-view-neutral = Neutral area: { $tiles }.
rrr-view-discard = Discard pile: { $tiles }.
rrr-view-open = To take from: { $tiles }.
rrr-view-packet = The packet: { $tiles }.
rrr-view-effects = What they do: { $tiles }.
rrr-view-passed = You passed on { $tiles }; one of them is among the hidden tiles of { $who }.
rrr-view-out = Already used, not in this game: { $tiles }.

## Who decides

rrr-now-first = It is being drawn who is first.
rrr-now-deal = The neutrals are being drawn.
rrr-now-draft = { $who } takes one of the open tiles.
rrr-now-keep = { $who } keeps one tile of the packet.
rrr-now-catch = Chance decides which hidden tile the Spy takes.
rrr-now-citizen = { $who } begins and must place the Citizen, on any space.
rrr-now-place = { $who } places a tile.
rrr-now-effect = { $who } chooses for { $tile } on { $space }: { $choice }, or - to decline.
rrr-now-again = { $who } uses { $tile } on { $space } again and chooses: { $choice }.
rrr-now-choose = { $end } { $who } decides who is first in the next game: first or second.
rrr-choose-assassin = the space of an adjacent tile to destroy
rrr-choose-general = the direction in which all tiles are flipped, n ne e se s sw w nw
rrr-choose-sovereign = + flips the orthogonally adjacent tiles, x the diagonal ones
rrr-choose-princess = the space of an adjacent tile to flip
rrr-choose-knight = the space of an orthogonally adjacent tile to destroy
rrr-choose-archer = the space of a diagonally adjacent tile to destroy
rrr-choose-bandit = the space of an orthogonally adjacent tile to banish
rrr-choose-smuggler = the space of a diagonally adjacent tile to banish
rrr-choose-herald = ! flips the three tiles ahead
rrr-choose-ferryman = which tile goes where, as in a1-b2
rrr-choose-trickster = the space of an orthogonally adjacent tile to use again
rrr-choose-mimic = the space of a diagonally adjacent tile to use again
rrr-choose-spy = a tile of the opponent’s zone to banish, ? for a hidden one
rrr-choose-necromancer = a tile of the discard pile to take
rrr-choose-messenger = the space of an ally to take back
rrr-choose-pirate = the space of an adjacent tile with the shield to destroy
rrr-choose-rebel = ! flips all adjacent tiles

## Ends

rrr-end-allies = The board is full: { $winner } wins the game with { $most } allies to { $least }.
rrr-end-death = The board is full and Death is an ally of { $who }: { $winner } wins the game.
rrr-end-no-tile = { $who } can’t place a tile: { $winner } wins the game.
rrr-over-won = { $who } won the match { $most } to { $least }.
rrr-over-tie = The match is a tie, { $points } all.
rrr-outcome-match = A player has won the games needed.
rrr-outcome-points = All games are played and a player has more points.
rrr-outcome-tie = All games are played and the points are equal.

## The story

rrr-story-first = { $who } is first and gets the Citizen.
rrr-story-drawn = Drawn: { $tile }.
rrr-story-drew = { $who } draws { $tile }.
rrr-story-took = { $who } takes { $tile }.
rrr-story-last-two = The last two go to { $who }: { $tiles }.
rrr-story-kept = { $who } keeps { $tile }.
rrr-story-kept-unseen = { $who } keeps a tile.
rrr-story-passed = { $who } passes on to { $other }: { $tiles }.
rrr-story-passed-unseen = { $who } passes three tiles on to { $other }.
rrr-story-out = The last two tiles are out.
rrr-story-chosen = { $who } decides: { $first } is first.
rrr-story-place = { $who } places { $tile } on { $space }.
rrr-story-cover = { $who } lays { $tile } over { $under }.
rrr-story-decline = { $who } declines the effect of { $tile }.
rrr-story-destroyed = { $who } destroys { $target } with { $tile }.
rrr-story-banished = { $who } banishes { $target } with { $tile }.
rrr-story-turned = { $who } flips { $target } with { $tile }.
rrr-story-recalled = { $who } takes back { $target } with { $tile }.
rrr-story-used = { $who } uses { $target } again with { $tile }.
rrr-story-flipped = { $who } flips { $way } with { $tile }: { $tiles }.
rrr-way-n = upwards
rrr-way-ne = to the upper right
rrr-way-e = to the right
rrr-way-se = to the lower right
rrr-way-s = downwards
rrr-way-sw = to the lower left
rrr-way-w = to the left
rrr-way-nw = to the upper left
rrr-way-orthogonal = orthogonally
rrr-way-diagonal = diagonally
rrr-way-ahead = ahead
rrr-way-around = all around
rrr-story-ferried = { $who } moves { $tile } to { $space }.
rrr-story-spied = { $who } banishes { $tile } from the opponent’s zone.
rrr-story-catch = { $who } takes one of the opponent’s hidden tiles at random.
rrr-story-caught = It is { $tile }; it goes to the discard pile.
rrr-story-raised = { $who } takes { $tile } from the discard pile.
rrr-story-cleared = Destroyed before, now off the board: { $tiles }.
rrr-story-score = Score: { $zero } to { $one }.

## Refusals

rrr-no-over = The match is over.
rrr-no-lot = Who is first is drawn by lot, once, before game 1.
rrr-no-lot-first = First it is drawn who begins, then the neutrals.
rrr-no-draw = Neutrals are drawn by chance, and now it is a player’s turn.
rrr-no-such-draw = This tile can’t be drawn: it has been used already.
rrr-no-catch = Chance takes a hidden tile only when a Spy does.
rrr-no-such-catch = This is none of the hidden tiles that the Spy could take.
rrr-no-wait = The neutrals are still being drawn.
rrr-no-wait-catch = Chance decides first which hidden tile the Spy takes.
rrr-no-choose-first = The game is over. First decide who begins the next one: first or second.
rrr-no-choice-now = Who is first is decided only between two games.
rrr-no-draft = There is nothing to draft now.
rrr-no-draft-first = First take a tile, as in “take pirate”.
rrr-no-such-offer = { $tile } is not among the tiles that you can take.
rrr-no-pass = You can’t pass: you must place a tile.
rrr-no-place-first = First place a tile, as in general@b2; its effect comes after.
rrr-no-effect-first = The effect of your tile comes first: { $tile }. Choose, or decline with -.
rrr-no-effect-again-first = First choose for the tile that you use again: { $tile }.
rrr-no-decline = By choosing { $tile } you decided to use its effect; it can’t be declined any more.
rrr-no-citizen-first = The very first tile must be the Citizen.
rrr-no-tile = { $tile } is neither in your zone nor in the neutral area.
rrr-no-free = { $space } is not free.
rrr-no-free-down = { $space } is not free: a face-down tile still occupies it.
rrr-no-cover-free = The Tower is laid on one of your allies, and { $space } is empty.
rrr-no-cover-down = The Tower is laid on a face-up ally, and the tile on { $space } lies face down.
rrr-no-cover-enemy = The Tower is laid on one of your own allies, and { $tile } on { $space } is an enemy.
rrr-no-cover-shield = { $tile } on { $space } has the shield and can’t be covered.
rrr-no-such-choice = { $tile } needs another kind of choice: { $choice }.
rrr-no-hidden = Your opponent has no hidden tile.
rrr-no-spy-tile = There is no open { $tile } in your opponent’s zone.
rrr-no-discarded = { $tile } is not in the discard pile.
rrr-no-change = With { $tile } this choice would change nothing.
rrr-no-target = There is no tile on { $space }.
rrr-no-target-down = The tile on { $space } lies face down; no effect touches it.
rrr-no-recall-self = The Messenger takes back neither himself nor the tile just placed.
rrr-no-recall-enemy = { $tile } on { $space } is not your ally.
rrr-no-reach-around = { $tile } reaches only adjacent tiles, not { $space }.
rrr-no-reach-orthogonal = { $tile } reaches only orthogonally adjacent tiles, not { $space }.
rrr-no-reach-diagonal = { $tile } reaches only diagonally adjacent tiles, not { $space }.
rrr-no-shield-there = The Pirate destroys only tiles with the shield, and { $tile } on { $space } has none.
rrr-no-shielded = { $tile } on { $space } has the shield.
rrr-no-active = { $tile } on { $space } has no active effect.
rrr-no-void = The effect of { $tile } on { $space } is void, because of a Jailer or Witch beside it.
rrr-no-last-space = Your tile took the last free space, so nothing can be destroyed: { $tile } on { $space } is of no use now.
rrr-no-use = The effect of { $tile } on { $space } could change nothing now.
rrr-no-ferry-self = The Ferryman moves another tile, not himself.
rrr-no-ferry-there = { $space } is not free.
