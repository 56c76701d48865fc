## Kami

kami-soldier = Soldier
kami-lance = Spear
kami-rider = Horseman
kami-silver = Silver Dragon
kami-gold = Gold Dragon
kami-fool = Madman
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
