# What the table server says.

server-who = { $name } (seat { $seat })

## Refusals

server-no-table = There is no table “{ $table }”.
server-old-rules = This table was begun under version { $rules } of the rules of its game. Now it is { $now }, and its moves can’t be replayed.
server-no-page = There is nothing at this address.
server-wrong-secret = This link opens no seat at this table: it is wrong, or it was used already.
server-no-secret = This needs the secret of a seat.
server-not-seated = Only who sits at the table can do this.
server-origin = This request comes from another site.
server-too-large = This is too long; at most { $most } bytes are read.
server-too-many = Too many requests. Please wait a moment.
server-bad-request = This can’t be understood: { $why }
server-bad-options = This game can’t be set up so: { $why }
server-seats-count = The game has { $needed } seats so, but { $given } are given.
server-seats-once = Only one seat can be “me”.
server-seats-bot = A seat of a bot has a level, and nothing else.
server-seats-me = Your own seat has your name and a nonce, and nothing else.
server-seats-open = An open seat has nothing else.
server-seats-automaton = Seat { $seat } is played by the rules of the game: only a bot can be given for it.
server-ask-seat = A seat is named for “bot” and “win” only, a level for “bot” only.
server-no-level = There is no level “{ $level }”; there are { $levels }.
server-no-move = “{ $move }” is no move of this game.
server-busy = Too much happens at this table at once. Please try again.
server-internal = Something went wrong on the server. Please try again.
server-table-full = This table has seen too much; please begin a new one.
server-not-begun = The game hasn’t begun: seats are still open.
server-begun = The game has begun already.
server-is-over = The game is over.
server-not-over = The game isn’t over yet.
server-rematched = There is a rematch already.
server-not-your-turn = It isn’t your turn.
server-nonce-taken = This nonce was used at this table already; every player adds a new one.
server-seat-taken = This seat is taken.
server-not-handed = No bot plays for you.
server-handed = A bot plays for you; take your seat back first.
server-asked-already = Something was asked already and isn’t answered yet.
server-no-person = Nobody sits on seat { $seat } for whom that could be asked.
server-not-expired = That can be asked only when another player’s time has run out.
server-too-weak = A bot of level { $level } can’t play for somebody else; { $levels } can.
server-not-awaited = The game isn’t waiting for this player; a bot can play for them only when it has waited long enough.
server-clock-runs = This player’s clock still runs; a bot can play for them once it has run out.
server-is-present = This player is here; a bot can play for them only while they are away.
server-not-absent = { $hours ->
    [one] This player hasn’t been away long enough; a bot can play for them in an hour if they stay away.
   *[other] This player hasn’t been away long enough; a bot can play for them in { $hours } hours if they stay away.
}
server-not-asked = Nothing was asked.
server-no-answer-due = You aren’t asked.
server-chat-closed = Partners don’t talk while they play.
server-no-hints = There are no hints at this table.
server-ahead = This table is at event { $number }; event { $since } hasn’t happened. Begin again at 0.
server-no-hello = The first message must be hello.
server-hello-again = hello was said already.
server-no-seat = There is no seat { $seat } here; seats are 0 to { $seats }.
server-bad-position = This is no position of the game: { $why }
server-bad-record = This record can’t be replayed: { $why }
server-no-review = Only a game that was played to its end can be reviewed.
server-library-busy = Many are looking back at games right now. Please try again.
server-reviews-busy = Many reviews are waiting already. Please try again in a minute.
server-legal = { $move } is legal.

## Events

server-event-created = The table is set.
server-event-seated = { $who } sits down.
server-event-left = { $who } gives the seat up.
server-event-started = The game begins.
server-event-undone = { $who } takes the last move back.
server-event-asked-undo = { $who } asks to take the last move back.
server-event-asked-draw = { $who } offers a draw.
server-event-asked-resign = { $who } wants to resign.
server-event-asked-bot = { $who } proposes that a bot plays for { $whom }.
server-event-asked-win = { $who } claims the win, because the time of { $whom } has run out.
server-event-agreed = { $who } agrees.
server-event-declined = { $who } doesn’t agree.
server-event-handed = A bot plays for { $who } now.
server-event-returned = { $who } is back and plays on.
server-event-warned = { $who } has little time left.
server-event-expired = The time of { $who } has run out.
server-event-rematched = { $who } has set the table again.

## How it ended

server-ended-draw = The players agreed on a draw.
server-ended-resign = { $who } has resigned.
server-ended-win = { $who } ran out of time, and the others claimed the win.

## Phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-thanks = Thank you!
server-phrase-well-played = Well played!
server-phrase-one-moment = One moment, please.
server-phrase-sorry = Sorry!
server-phrase-again = Another game?
server-phrase-goodbye = Goodbye!

## Commands

server-exported = { $count ->
    [one] One table exported. The file has all cards of running games, hidden ones too: it is for you as operator only.
   *[other] { $count } tables exported. The file has all cards of running games, hidden ones too: it is for you as operator only.
}
server-imported = { $count ->
    [one] One table imported.
   *[other] { $count } tables imported.
}
server-backed-up = The database is copied to { $path }.
server-http = { $why }
