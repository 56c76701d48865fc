# Hints and reviews.

## Hints

hint-thinking = Thinking … (Ctrl-C: enough)
hint-stopped = Stopped. What is known so far:
hint-title = { $who }: the best moves by what this seat may know, after { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}:
hint-exact = chance to win { $chance }% (exact)
hint-estimate = chance to win { $chance }% (estimate, ±{ $reach }; tried { $visits ->
    [one] once
   *[other] { $visits } times
})
hint-unseen = { $moves ->
    [one] One more legal move was not looked at.
   *[other] { $moves } more legal moves were not looked at.
}

## Reviews

review-thinking = decisions
review-stopped = Stopped after { $done } of { $planned } decisions. What is known so far:
review-column-number = No.
review-column-seat = Seat
review-column-move = Played
review-column-mark = Mark
review-column-best = Better
review-column-known = Known, %
review-column-open = Open, %
review-column-player = Player
review-column-decisions = Decisions
review-column-mistakes = Mistakes
review-column-hidden = Only open
review-column-lost = Points
review-column-luck = Luck
review-chance = (chance)
review-silent = { $who } moves.
review-legend = Chance to win of the seat that moves, with the best move > with the move played: by what the player could know, and with all cards open. Mark { $mistake }: a mistake by what the player could know; { $hidden }: only open hands would have shown better; { $unjudged }: the search never looked at this move.
review-turns = Turning points:
review-no-turns = There was no turning point: nothing changed anybody’s chance by more than the estimates may be off.
review-turn-mistake = Move { $number }: { $told } By what could be known, { $best } was better than { $move }. With open hands the chance went from { $before }% to { $after }%.
review-turn-hidden = Move { $number }: { $told } Only open hands would have shown that { $best } was better than { $move }. The chance went from { $before }% to { $after }%.
review-turn-play = Move { $number }: { $told } With open hands { $best } looks better than { $move }. The chance went from { $before }% to { $after }%.
review-turn-luck = Up to move { $number }, luck: the chance of { $who } went from { $before }% to { $after }%.
review-turn-start = The start, luck of the lot and of the deal: the chance of { $who } went from { $before }% to { $after }%.
review-balance = { $who }: from { $start }% to { $end }%. In points:
review-cause-luck = luck: { $points } (±{ $reach })
review-cause-mistakes = own mistakes, with open hands: { $points } (±{ $reach })
review-cause-hidden = what only open hands would have shown: { $points } (±{ $reach })
review-cause-play = own moves that were not judged: { $points } (±{ $reach })
review-cause-opponents = moves of the other side that cost it something: { $points } (±{ $reach })
review-cause-mixed = moves of the others and luck, not to be told apart: { $points } (±{ $reach })
review-cause-small = moves of anybody, each too close to the best to tell: { $points } (±{ $reach })
review-cause-unexplained = unexplained, for estimates are not exact: { $points } (±{ $reach })
review-uneven = The two sides of this game are not alike, so its start counts as what the first decision was worth; the first deal is in that.
review-many-sides = With more than two sides an estimate speaks for the seat that moves. What happens between two decisions of a seat is one sum.
review-exact = All values are exact.
review-estimates = The values are estimates of a search. ± is two standard errors of its sampling; what the search itself misjudges comes on top. A move counts as a mistake only where the difference is larger than that sampling noise.
review-plot-move = move
review-plot-chance = chance to win, %
review-mark-mistake = mistake
review-mark-hidden = only open hands show it
review-mark-luck = luck
review-mark-play = move
