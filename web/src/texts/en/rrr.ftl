## RRR: the tiles

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
rrr-unknown = hidden tile

## RRR: what they do

rrr-does-assassin = Destroys one of the 8 tiles around it.
rrr-does-general = Flips all tiles in one direction, to the edge of the board.
rrr-does-sovereign = Flips the 4 tiles beside it, or the 4 at its corners.
rrr-does-princess = Flips one of the 8 tiles around it.
rrr-does-knight = Destroys one of the 4 tiles beside it, not at its corners.
rrr-does-archer = Destroys one of the 4 tiles at its corners.
rrr-does-guard = Has the shield: nothing but the Pirate can touch it.
rrr-does-citizen = Does nothing. The first player must place it first.
rrr-does-bandit = Banishes one of the 4 tiles beside it, not at its corners.
rrr-does-smuggler = Banishes one of the 4 tiles at its corners.
rrr-does-herald = Flips the 3 tiles ahead of it, where it points.
rrr-does-ferryman = Moves any other tile to a free space.
rrr-does-trickster = Uses the power of one of the 4 tiles beside it again.
rrr-does-mimic = Uses the power of one of the 4 tiles at its corners again.
rrr-does-spy = Banishes a tile from the opponent’s zone.
rrr-does-necromancer = Brings a tile of the discard pile into your zone.
rrr-does-messenger = Takes another of your allies from the board back into your zone.
rrr-does-jailer = While it lies there, the 4 tiles beside it can’t use their powers.
rrr-does-witch = While it lies there, the 4 tiles at its corners can’t use their powers.
rrr-does-protector = While it lies there, the tiles on its left and right have the shield.
rrr-does-pirate = Destroys one of the 8 tiles around it, if that has the shield.
rrr-does-rebel = Flips all 8 tiles around it.
rrr-does-tower = Is laid on one of your allies, which then does nothing; has the shield.
rrr-does-death = Whoever has it as an ally when the board is full loses.
rrr-means-destroy = Destroyed: turned face down, and off the board when the destroyer’s next turn begins.
rrr-means-flip = Flipped: it changes sides, friend or foe.
rrr-means-banish = Banished: to the discard pile at once.
rrr-means-again = Again: as if you had just placed that tile yourself.
rrr-means-passive = Works by itself as long as it lies face up.
rrr-means-active = Works once, when it is placed. You may decline.

## RRR: the table

rrr-side-0 = Royalty
rrr-side-1 = Religion
rrr-seat = { $side }, { $name }
rrr-you = you
rrr-first = began this game
rrr-allies = { $count ->
    [one] 1 ally
   *[other] { $count } allies
}
rrr-wins = Games won: { $count } of { $needed }
rrr-points = Points: { $count }
rrr-game = Game { $number }
rrr-game-of = Game { $number } of { $games }
rrr-board = Board
rrr-empty = { $space }: free
rrr-laid-own = { $space }: { $tile }, your ally
rrr-laid-other = { $space }: { $tile }, enemy
rrr-laid-side = { $space }: { $tile }, ally of { $side }
rrr-laid-down = { $space }: { $tile }, face down, destroyed by { $side }
rrr-over = { $tile } over { $under }
rrr-has-shield = has the shield
rrr-acts = acts now
rrr-changed = changed just now
rrr-pending = { $tile } to { $space }, not sent yet
rrr-zone-own = Your tiles
rrr-zone = Tiles of { $side }
rrr-neutral = Neutral tiles, for both
rrr-neutral-short = Neutral
rrr-discard = Discard pile
rrr-discard-short = Discards
rrr-hidden = { $tile }, hidden from the opponent
rrr-nothing = nothing
rrr-tile-says = { $tile }. { $does }
rrr-twice = { $tile } (2)
rrr-draft = Take a tile
rrr-draft-wait = The opponent takes a tile
rrr-packet = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
rrr-dealing = The neutral tiles are being drawn …
rrr-between = The game is over.
rrr-goal = When all nine spaces hold face-up tiles, the side with more allies wins.
rrr-look = Point at a tile to see what it does.

## RRR: choosing

rrr-part-decline = Decline
rrr-part-use = Flip them
rrr-part-first = I begin
rrr-part-second = My opponent begins
rrr-part-hidden = a hidden tile
rrr-group-orthogonal = The four beside it
rrr-group-diagonal = The four at its corners
rrr-way-n = Upwards
rrr-way-ne = Upper right
rrr-way-e = Right
rrr-way-se = Lower right
rrr-way-s = Downwards
rrr-way-sw = Lower left
rrr-way-w = Left
rrr-way-nw = Upper left
rrr-at = { $tile } on { $space }
rrr-choose-tile = Which tile do you place?
rrr-choose-on = And where?
rrr-choose-take = Which tile do you take?
rrr-choose-at = Which tile does it hit?
rrr-choose-way = In which direction?
rrr-choose-group = Which four?
rrr-choose-use = Use its power?
rrr-choose-from = Which tile is moved?
rrr-choose-to = And where to?
rrr-choose-name = Which tile?
rrr-choose-first = Who begins the next game?
