## Dynasties

dynasties-farmer = Farmer
dynasties-monk = Monk
dynasties-envoy = Envoy
dynasties-ninja = Ninja
dynasties-samurai = Samurai
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Empress
dynasties-emperor = Emperor
dynasties-unseen = unknown card
dynasties-card = { $card } { $number }
dynasties-some = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $card }, { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dynasties-layable = , can be laid
dynasties-fresh = , just drawn
dynasties-draw-pile = Draw pile { $number }
dynasties-discard-pile = Discard pile { $number }
dynasties-draw-short = Draw { $number }
dynasties-discard-short = Discard { $number }
dynasties-pile = { $pile }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
dynasties-top = on top: { $card }
dynasties-under = , below it: { $card }
dynasties-taken = a card was drawn here this turn
dynasties-mission = Mission { $pile }: { $card }, +{ $bonus } a card
dynasties-mission-hidden = hidden mission { $pile }
dynasties-seat = Seat { $seat }, { $name }
dynasties-you = you
dynasties-starter = starts the round
dynasties-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dynasties-lying = and { $points } on the table
dynasties-held = { $count ->
    [one] card in hand
   *[other] cards in hand
}
dynasties-known = Known of the hand
dynasties-figures = { $count ->
    [one] 1 ninja figure
   *[other] { $count } ninja figures
}
dynasties-own-figures = Your ninja figures: { $count }, taken this turn: { $fresh }
dynasties-supply = Ninja figures in the supply: { $count }
dynasties-sets = Sets of { $name }
dynasties-nothing = no sets
dynasties-hand = Your hand
dynasties-waits = { $name } chooses a pile
dynasties-steps = The way of a turn
dynasties-step-draw = Draw
dynasties-step-draw-again = Draw again
dynasties-step-act = Lay or discard
dynasties-rounds = Points of the rounds
dynasties-round = Round { $round }
dynasties-by-round = Round
dynasties-total = Total
dynasties-take-back = Take { $cards } back
dynasties-tray = { $card }: how many to lay
dynasties-tray-lay = Lay
dynasties-tray-or = or discard one: tap a pile
dynasties-lay = Lay { $count }
dynasties-discard = Discard one
dynasties-discard-to = Discard one on { $number }
dynasties-strike = Seat { $seat }: { $card }
dynasties-part-figure = Use a ninja figure
dynasties-part-end = End the turn
dynasties-choose-draw = Draw a card: from which pile?
dynasties-choose-type = Which cards do you lay or discard?
dynasties-choose-lay = Lay, or discard one?
dynasties-choose-discard = Discard it: where?
dynasties-choose-to = Your cards go: onto which pile?
dynasties-choose-strike = Which set does the figure strike?
dynasties-choose-reveal = Which mission do you reveal?
dynasties-choose-end = Use a figure, or end the turn?
