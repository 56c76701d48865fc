## Names

daimyos-word = { $word }
daimyos-black = black
daimyos-white = white
daimyos-red = red
daimyos-blue = blue
daimyos-turquoise = turquoise
daimyos-green = green
daimyos-yellow = yellow
daimyos-orange = orange
daimyos-purple = purple
daimyos-brown = brown
daimyos-automaton = Automaton
daimyos-none = none
daimyos-no-modules = none
daimyos-unseen = not shown
daimyos-no-clan-yet = none yet
daimyos-module-clan-techniques = clan techniques
daimyos-module-blacklist = blacklist
daimyos-module-ronin = Ronin
daimyos-place-lower-left = lower left
daimyos-place-lower-right = lower right
daimyos-place-upper-left = upper left
daimyos-place-upper-right = upper right
daimyos-auto-stay = stay
daimyos-auto-swap = swap with the neutral clan
daimyos-auto-steal = steal: exchange clans with you

## The view

daimyos-view-title = Daimyos for two. Modules: { $modules }.
daimyos-view-solo = Daimyos solo, level { $level }.
daimyos-view-legend = The field: B W R are ninjas, b w r samurai (black, white, red), 1 to 7 daimyos, x fallen. The second letter of a space is what lies just below.
daimyos-view-daimyo = { $number } { $daimyo } on { $space }: samurai around it { $guards }; ninjas around it { $ninjas }.
daimyos-view-fallen = { $number } { $daimyo } on { $space }: eliminated by { $who }, token { $token }.
daimyos-view-fallen-bare = { $number } { $daimyo } on { $space }: eliminated by { $who }, without a token.
daimyos-track-middle = { $clan } 0
daimyos-track = { $clan } { $points } for { $who }
daimyos-view-tracks = Tracks: { $tracks }.
daimyos-view-seat = { $who }: clan { $clan }. Favours: { $favours }. Spent: { $spent }. Daimyo tokens not placed: { $unplaced }.
daimyos-view-card = Card { $card }:
daimyos-view-card-number = Card { $number }, { $card }:
daimyos-view-neutral = Neutral clan: { $clan }.
daimyos-technique = { $technique } ({ $cost })
daimyos-clan-technique = { $technique } ({ $cost }, { $clan })
daimyos-view-techniques = Techniques and what they cost: { $techniques }.
daimyos-view-deck = Cards in the deck: { $count }. Discarded: { $discarded }.
daimyos-view-list = List of { $who } ({ $card }), those left: { $daimyos }.
daimyos-row-covered = { $card } ({ $left })
daimyos-row-card = { $card } ({ $left } and { $right })
daimyos-view-row = The Automaton’s row: { $row }. Cards in the Auto deck: { $count }.
daimyos-view-top = Top list of the Score deck ({ $card }), those left: { $daimyos }. Cards below it: { $count }.
daimyos-score-down = { $card } face down on { $clan }
daimyos-score-up = { $card } on { $clan } ({ $bottom })
daimyos-view-on-tracks = Score cards on tracks: { $cards }.
daimyos-used-swap = swap
daimyos-view-used = Used this turn: { $used }.
daimyos-view-white = Counted as white ninjas this turn: { $spaces }.
daimyos-token = { $token } (worth { $points })
daimyos-view-gathered = Tokens gathered by { $who }: { $tokens }.
daimyos-assigned = { $token } → { $clan }
daimyos-view-assigned = Assigned by { $who }: { $tokens }.

## Who decides

daimyos-now-setup = The game is being set up.
daimyos-now-draw = A ninja card is being drawn.
daimyos-now-auto = A card is being drawn for the Automaton.
daimyos-now-top = The next card of the Score deck is being shown.
daimyos-now-clan = { $who } takes a clan.
daimyos-now-start = { $who } begins the turn: swap clans, use techniques, or done.
daimyos-now-keep = { $who } discards one of the cards and keeps the others.
daimyos-now-place = { $who } places the ninja card.
daimyos-now-place-two = { $who } places one of the two ninja cards.
daimyos-now-hensojutsu = { $who } may choose up to two ninjas that count as white, then done.
daimyos-now-choho = { $who } may choose up to two samurai that count as white ninjas, then done.
daimyos-now-eliminate = Several daimyos can fall: { $who } says which is next.
daimyos-now-may-eliminate = { $who } may eliminate daimyos that only samurai of the same clan guard, or leave them: done.
daimyos-now-assign = Reckoning: { $who } assigns token { $token } to a track.
daimyos-won = { $who } won. { $reason }
daimyos-draw = The game is a draw.
daimyos-outcome-tracks = The winner is ahead on at least two tracks.
daimyos-outcome-sum = Nobody is ahead on two tracks; the larger sum of positive positions decides.
daimyos-outcome-tokens = Tracks and sums are level; more daimyo tokens on the board decide.
daimyos-outcome-draw = Everything is level: a draw.
daimyos-outcome-solo-draw = Everything is level, and solo a draw is a loss.

## A placement before it is made

daimyos-preview-spaces = Card { $card } would cover: { $spaces }.
daimyos-preview-samurai = Samurai points for { $clan }: { $points }.
daimyos-preview-daimyo = The daimyo { $daimyo } would fall: { $points } for { $clan }; { $others } for { $other }.
daimyos-preview-may = The daimyo { $daimyo } could be eliminated, ignoring samurai of your clan: { $points } for { $clan }; { $others } for { $other }.
daimyos-preview-white = What you choose to count as white comes on top.
daimyos-preview-second = The other card is placed afterwards; daimyos fall only then.

## The story

daimyos-story-first = { $who } is first.
daimyos-story-board = Board { $board } lies { $place }, turned by { $degrees }°.
daimyos-story-clan-card = The technique of the clan { $clan } is { $technique }.
daimyos-story-list = { $who } gets list { $card }: { $daimyos }.
daimyos-story-top = The Score deck shows list { $card }: { $daimyos }.
daimyos-story-card = { $who } draws card { $card }.
daimyos-story-clan = { $who } takes the clan { $clan }.
daimyos-story-neutral = The clan { $clan } is neutral.
daimyos-story-swap = { $who } swaps with the neutral clan and now has { $clan }.
daimyos-story-use = { $who } uses { $technique }, paying { $cost }.
daimyos-story-keep = { $who } keeps { $cards } and discards { $dropped }.
daimyos-story-place = { $who } places { $card } turned { $turning } on { $space }.
daimyos-story-dropped = { $who } can’t place { $card } and discards it.
daimyos-story-white = { $who } lets { $space } count as a white ninja.
daimyos-story-samurai = { $who } scores { $points } for samurai, on the track { $clan }.
daimyos-story-eliminated = { $who } eliminates the daimyo { $daimyo }.
daimyos-story-left = { $who } heeds the samurai of their own clan. Daimyos left standing: { $daimyos }.
daimyos-story-ninjas = { $who } scores { $points } for ninjas around { $daimyo }, on the track { $clan }.
daimyos-story-list-point = { $daimyo } was the highest left on the list of { $who }: 1 more.
daimyos-story-score-card = Score card { $card } goes face up on the track { $clan }.
daimyos-story-auto = The Automaton draws { $card }: { $action }.
daimyos-story-reshuffled = The Automaton’s cards are shuffled; a new row begins.
daimyos-story-auto-points = The Automaton scores { $points } on the track { $clan }.
daimyos-story-strike = The Automaton strikes: it eliminates the daimyo { $daimyo }, Score card { $card } goes face down on the track { $clan }, the marker back to its 5th space.
daimyos-story-all-fallen = All seven daimyos have fallen: the reckoning begins.
daimyos-story-deck-out = The last ninja card is drawn: the reckoning begins.
daimyos-story-assign = { $who } assigns token { $token } to the track { $clan }.
daimyos-story-assign-secret = { $who } assigns token { $token } in secret.

## Refusals

daimyos-no-over = The game is over.
daimyos-no-chance = Chance decides that, and now it is a player’s turn.
daimyos-no-chance-now = Chance decides something else now, or this can’t come any more.
daimyos-no-wait = Something is being drawn; nobody plays until it is there.
daimyos-no-clan-left = The clan { $clan } is already taken.
daimyos-no-clan-first = First take a clan.
daimyos-no-take = Clans are taken when the game is set up; later you swap with the neutral one.
daimyos-no-token = In the reckoning you assign token { $token } now, as in assign { $token } black.
daimyos-no-assign = Tokens are assigned in the reckoning, which hasn’t come yet.
daimyos-no-keep-first = First keep one of the two cards: keep 1 or keep 2.
daimyos-no-keep-two-first = First keep two of the three cards: keep 1 2, keep 1 3 or keep 2 3.
daimyos-no-keep = There is nothing to keep: that comes after Ten-mon.
daimyos-no-second-swap = You have swapped in this turn already.
daimyos-no-swap = You swap at the beginning of the turn, before techniques and placing.
daimyos-no-must-place = Your card can be placed, so you must place it.
daimyos-no-must-eliminate = A daimyo with no samurai around it falls whether you like it or not; say which is next.
daimyos-no-use-now = { $technique } is used at the beginning of the turn, before you place.
daimyos-no-second-use = You have used { $technique } in this turn already.
daimyos-no-module = { $technique } is a clan technique, and this game is played without them.
daimyos-no-clan-card = { $technique } is on none of the three clan cards in play.
daimyos-no-other-clan = { $technique } belongs to the clan { $clan }, and yours is { $own }.
daimyos-no-deck = The deck is empty, so { $technique } has nothing to draw.
daimyos-no-favours = { $technique } costs { $cost }, and your unspent favours are { $held }.
daimyos-no-fallen = The daimyo { $daimyo } is eliminated already.
daimyos-no-eliminate = Daimyos fall by themselves at the end of a turn; you name one only when you are asked which is next.
daimyos-no-guarded = A samurai still guards the daimyo { $daimyo }.
daimyos-no-white-now = Spaces that count as white are chosen after placing, in a turn with Hensojutsu or Choho.
daimyos-no-third-white = You have chosen two already, and that is the most; now done.
daimyos-no-white-twice = { $space } is chosen already.
daimyos-no-samurai-there = There is no samurai on top of { $space }.
daimyos-no-ninja-there = There is no black or red ninja on top of { $space }.
daimyos-no-white-there = { $space } is next to no daimyo that stands, so it would change nothing.
daimyos-no-white-here = { $space } is next to no daimyo that stands and wasn’t laid this turn, so it would change nothing.
daimyos-no-place-yet = First end the beginning of your turn with done, then place.
daimyos-no-placed = Placing is over for this turn.
daimyos-no-one-card = You hold one card, so name no number: place r0 @c4.
daimyos-no-two-cards = You hold two cards, so name which: place 1 r0 @c4 or place 2 r0 @c4.
daimyos-no-daimyo-near = No ninja of the card would be next to a daimyo that isn’t eliminated.
daimyos-no-daimyo-covered = The card would cover the daimyo { $daimyo } on { $space }.
daimyos-no-ninja-covered = A ninja would cover the ninja on { $space }.
