## Lessons

lesson-title = a short lesson
lesson-tasks = The tasks
lesson-task = Task { $number } of { $count }
lesson-solved = solved
lesson-good = Well done!
lesson-astray = Not quite.
lesson-again = Again
lesson-next = Next task
lesson-help = Help
lesson-show = Show me

## Looking back

replay-title = replay
replay-loading = One moment …
replay-board = { $game }, move { $move }
replay-position = Move { $at } of { $last }
replay-slider = Move
replay-first = To the start
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-eyes = View as
replay-open = everyone, cards open
replay-seat = { $name } (seat { $seat })
replay-beside = Log and review
replay-start = The start
replay-hands = Hands
replay-share = Share
replay-share-game = The link to this game
replay-share-position = The link to this position
replay-shared = The link is copied.
replay-download = Download this game

## Review

review = Review
review-ask = Review this game
review-about = A search looks at every decision twice: with what its player could know, and with all cards open. It takes a minute or two.
review-only-table = A saved game from a file is reviewed offline: tatami review FILE
review-waiting = Waiting for its turn …
review-thinking = { $done } of { $planned } decisions
review-chart = The chance to win, from the start to the end
review-chance = Chance to win
review-move = Move
review-turns = Turning points
review-no-turns = Nothing turned this game by more than the estimates may be off.
review-mistake = Mistake
review-hidden = Only open hands show it
review-luck = Luck
review-play = Move
review-go = Go to move { $move }
review-table = The course as a table
review-seats = The seats
review-seat = Seat
review-decisions = Decisions
review-mistakes = Mistakes
review-hiddens = Only open
review-side = { $count ->
    [one] Seat { $seats }
   *[other] Seats { $seats }
}
review-notes = How it adds up

## Proof

proof = Proof
proof-about = Before the first card the dealer promised a secret by its hash, and every player added a number of their own. Now that the secret is published, anybody can check that it alone gave these cards.
proof-ask = Check the deal
proof-good = The deal is proven
proof-bad = The deal is not proven
proof-offline = You needn’t believe this server: download the game and run this on your own machine.
proof-at = Go to move { $move }

## A record and a position

record-title = Open a saved game
record-about = Choose a file that was downloaded after a game, or drop it here.
record-choose = Choose a file
record-wrong = This can’t be opened.
position-title = A position
position-broken = This link holds no position. Was it copied whole?
position-play = Play { $game }

## Pictures of the rules

rules-find = Go to a rule
rules-learn = A short lesson
picture = A picture for { $rule }
