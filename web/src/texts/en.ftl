# The texts of the pages. The same keys stand in fr.ftl and de.ftl; a test compares them.

## Everywhere

close = Close
menu = Settings
menu-language = Language
menu-theme = Light
menu-theme-auto = As the device
menu-theme-light = By day
menu-theme-dark = By lamplight
menu-play = Playing
menu-confirm = Confirm each move
menu-sound = Sound
rule = Rule { $rule }
rules = Rules
to-home = All games
back = Back
missing = There is nothing here.
no-server = The server can’t be reached. Is it running?

## Home

home-title = Four small, deep games
home-lead = Play at once against a bot, or send friends a link. No account, nothing to install.
home-play = Play now
home-table = Set up a table
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Attack, block or let it pass: empty your hand with your partner, and make the last card count.
about-rrr = Royalty against Religion on nine spaces: each tile turns, topples or banishes its neighbours.
about-dynasties = Collect people of the same rank, lay them down at the right moment, and outbid the sets on the table.
about-daimyos = Lay transparent ninja cards over the samurai, bring seven rebel daimyos down, and win two of the three clans’ tracks.
facts-kami = 2–4 players
facts-rrr = 2 players
facts-dynasties = 2–4 players
facts-daimyos = 1–2 players

## A new table

create-title = A table of { $game }
create-options = The game
create-seats = The seats
create-name = Your name
create-level = The bots
create-go = To the table
invite = Send these links, one to each friend
copy = Copy
copied = Copied.
join-title = You are invited to this table
create-seat = Seat { $seat }
seat-me = me
seat-bot = a bot
seat-friend = a friend, by link
bot = { $level } bot
level-novice = Novice
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
yes = Yes
no = No
random = by lot
option-first = Who begins
option-first-hint = By lot, or a fixed seat.
option-kami-players = Players
option-kami-players-hint = Four play in two teams; three and two play each for themselves.
option-kami-ending = How 15 points are reached
option-kami-ending-hint = Exactly, or is more allowed too?
value-kami-ending-soldier = Soldier: 15 or more
value-kami-ending-lord = Lord: exactly, or lose the excess
value-kami-ending-kami = Kami: exactly, or back to 0
option-rrr-neutrals = Neutral tiles
option-rrr-neutrals-hint = How the players come by tiles that belong to neither side.
value-rrr-neutrals-shared = five for both
value-rrr-neutrals-none = none
value-rrr-neutrals-random = two each, open
value-rrr-neutrals-secret = two each, hidden
value-rrr-neutrals-draft = open draft
value-rrr-neutrals-secret-draft = secret draft
option-rrr-victory = Victory
option-rrr-victory-hint = A match of games won, or the sum of points.
value-rrr-victory-match = match
value-rrr-victory-points = points
option-rrr-games = Games
option-rrr-games-hint = Wins needed in a match, or games played for points.
option-dynasties-players = Players
option-dynasties-players-hint = Each for themselves.
option-dynasties-missions = Missions
option-dynasties-missions-hint = Hidden missions: each one revealed brings points to whoever has that set, for every card of it. Three rounds instead of four.
option-dynasties-ninjas = Ninjas
option-dynasties-ninjas-hint = Whoever lays a set of Ninjas takes a figure; later it removes a card from an opponent’s set.
option-daimyos-players = Players
option-daimyos-players-hint = Two, or one against the Automaton.
option-daimyos-level = Automaton
option-daimyos-level-hint = How strong it is when you play alone, from 0 to 7.
option-daimyos-clan_techniques = Clan techniques
option-daimyos-clan_techniques-hint = Each clan brings a technique of its own. For two players.
option-daimyos-blacklist = Blacklist
option-daimyos-blacklist-hint = A list of your own: the highest daimyo left on it is worth one more. For two players.
option-daimyos-ronin = Ronin
option-daimyos-ronin-hint = The clan colours of the samurai count as well. For two players.

## At the table

beside = Log and chat
log = Log
text-view = In words
chat = Chat
chat-text = Write to the table
chat-send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-one-moment = One moment, please
phrase-sorry = Sorry!
phrase-again = Another game?
phrase-goodbye = Goodbye!
link-connecting = Connecting …
link-open = Connected
link-lost = Connection lost, trying again …
link-closed = Closed
your-move = Your move
your-turn = Your turn.
others-think = It is somebody else’s turn.
not-your-turn = It isn’t your turn.
not-now = That can’t be chosen at this step.
ready = Play this move?
play-move = Play
take-back = Take back
hint = Hint
hint-chosen = This move was suggested. It isn’t sent until you play it.
choose-move = Choose a move.
lobby = Who sits here
seat-open = open
seat-yours = you
offer = A request
offer-undo = { $who } asks to take a move back.
offer-draw = { $who } offers a draw.
offer-resign = { $who } wants to resign.
offer-bot = { $who } asks to let a bot take over a seat.
offer-win = { $who } claims the win: a clock has run out.
agree = Agree
decline = Decline
withdraw = Withdraw

## Kami

kami-soldier = Soldier
kami-lance = Lance
kami-rider = Rider
kami-silver = Silver Dragon
kami-gold = Gold Dragon
kami-fool = Fool
kami-tower = Tower
kami-empress = Empress
kami-unseen = unknown card
kami-face-down = { $card }, face down
kami-mercenary = Mercenary { $card }
kami-hired = { $card } of stack { $stack }
kami-hand-card = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
kami-take-back = Take { $card } back
kami-seat = Seat { $seat }, { $name }
kami-first = first player of the round
kami-shown = { $count ->
    [one] 1 Soldier shown
   *[other] { $count } Soldiers shown
}
kami-held = { $count ->
    [one] card in hand
   *[other] cards in hand
}
kami-defence = Defence line
kami-attack = Attack line
kami-nothing = nothing
kami-to-answer = must be answered
kami-scores = Points
kami-team = Seats { $one } and { $two }
kami-round = Round { $round }
kami-you = you
kami-partner = partner
kami-hand = Your hand
kami-mercenaries = Mercenaries
kami-stack-empty = stack { $stack } is empty
kami-aside = Set aside
kami-part-pass = Pass
kami-part-ask = Ask for a new deal
kami-part-no-ask = Keep these cards
kami-part-cancel = Deal again
kami-part-play = Play on
kami-choose-down = Which card goes face down?
kami-choose-counter = Counter, or pass?
kami-choose-attack = And which one attacks?
kami-choose-ask = Five Soldiers or more: ask for a new deal?
kami-choose-cancel = Your partner asks: deal again?
kami-choose-pass = You can’t counter this attack.
