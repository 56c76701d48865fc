# What the terminal says around a game.

## At the table

terminal-moves = Your moves, by notation or number (? the rules that apply now, help all commands):
terminal-thinking = The others play …
terminal-curtain = Pass the device to { $who }. Only { $who } looks now.
terminal-enter = Press Enter to go on:{ " " }
terminal-nothing = { $who }: there is nothing for you to decide now.
terminal-no-move = “{ $move }” is no move of this game. Type a move as it is listed, or its number; help shows all commands.
terminal-legal = { $move } is legal.
terminal-no-preview = { $move } is legal; there is nothing to tell in advance.
terminal-no-rule = There is no rule “{ $rule }”. Type rules for all of them.
terminal-undone = Taken back.
terminal-saved = Saved: { $path }
terminal-not-saved = Not saved. { $why }
terminal-left = The game is saved with all its cards, hidden ones too. To play on:

## Taking back

undo-nothing = There is nothing to take back: since your last move the others have played or looked, or cards were dealt.
undo-revealed = That can’t be taken back: the move has shown something.

## The end

terminal-won = { $count ->
    [one] Winner: { $who }.
   *[other] Winners: { $who }.
}
terminal-shared = Everybody shares the win.
terminal-end-prompt = save FILE, log, or Enter to end:{ " " }
terminal-help-end = The game is over. save FILE keeps its record in a file of yours, log shows what happened, Enter ends.

## Help

terminal-help-move = A move: type it as it is listed, or its number.
terminal-help-rules-now = ?            the rules that apply now
terminal-help-why = why MOVE     why a move isn’t legal
terminal-help-hint = hint         the best moves by what you may know (hint SECONDS: think so long)
terminal-help-undo = undo         take back your last move, if it has shown nothing to anyone
terminal-help-save = save FILE    keep the game in a file (with all cards, hidden ones too)
terminal-help-log = log          what has happened (log all: from the beginning)
terminal-help-rules = rules        all rules of the game (rules NUMBER: one of them)
terminal-help-show = Enter        the table again; show MOVE: what a move would bring
terminal-help-quit = quit         stop; the game is saved, and you are told how to go on

## Solving

solve-title = Value of every move, in points for the side of { $who }
solve-title-three = Value of every move in points for { $who }, as if both others played against that seat together
solve-move = Move
solve-value = Value
solve-between = { $low } to { $high }
solve-line = Best play: { $line }
solve-exact = Exact, after { $nodes } positions.
solve-stopped = Stopped after { $nodes } positions. What is known so far:
solve-progress = { $nodes } positions, { $rate } a second; { $known } of { $moves } moves known
solve-rrr-title = What every move of { $who } leads to, if both play their best
solve-rrr-result = Result
solve-rrr-wins = wins by { $margin }
solve-rrr-loses = loses by { $margin }
solve-rrr-wins-between = wins by { $low } to { $high }
solve-rrr-loses-between = loses by { $low } to { $high }
solve-rrr-may-win = open; looks won
solve-rrr-may-lose = open; looks lost
solve-rrr-unseen = open; not looked at
solve-rrr-depth = Looked { $depth ->
    [one] { $depth } turn
   *[other] { $depth } turns
 } ahead.
table-rrr-level = Level { $level }
table-rrr-built = Level { $level }: { $size } positions, after { $seconds } s
table-rrr-there = Level { $level }: { $size } positions, there already
table-rrr-stopped = Stopped. The finished levels stay; the same command goes on from there.
table-rrr-complete = Complete after { $seconds } s: { $size } positions in { $folder }
table-rrr-verifying = Verifying
table-rrr-verified = { $checked } random positions checked (seed { $seed }), { $searched } of them solved by search too: { $wrong } wrong.
