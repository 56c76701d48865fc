## A new table

create-title = New game of { $game }
create-options = Options
create-seats = Seats
create-name = Your name
create-level = Bot level, seat { $seat }
create-their-name = Name, seat { $seat }
create-player = Player { $seat }
create-clock = Time per move
create-clock-hint = When it runs out, the others may claim the win or let a bot play on.
clock-none = no limit
clock-seconds = { $seconds } seconds
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
create-curtain = Hide the cards between turns
create-curtain-hint = So that nobody sees another’s cards when the device changes hands.
create-links-hint = On the next page there is a link and a QR code for each friend.
create-watch-hint = Only bots: you will watch.
create-go = Create game
invite = Send each friend a link
invite-again = New link
copy = Copy
copied = Copied.
join-title = You are invited to this game
join-go = Join
join-watch = Just watch
create-seat = Seat { $seat }
seat-me = You
seat-bot = Bot
automaton = Automaton
seat-friend = A friend, by link
seat-device = Someone on this device
bot = { $level } bot
level-novice = Novice
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
yes = Yes
no = No
random = Random
option-first = Who begins
option-first-hint = Random, or a fixed seat.
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
