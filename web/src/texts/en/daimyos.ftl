## Daimyos

daimyos-black = Black
daimyos-white = White
daimyos-red = Red
daimyos-blue = Blue
daimyos-turquoise = Turquoise
daimyos-green = Green
daimyos-yellow = Yellow
daimyos-orange = Orange
daimyos-purple = Purple
daimyos-brown = Brown
daimyos-you = you
daimyos-you-too = (you)
daimyos-neutral = neutral
daimyos-free = free
daimyos-seat = Seat { $seat }, { $name }
daimyos-clan-of = clan { $clan }
daimyos-card = Card { $card }
daimyos-field = The field
daimyos-tracks = Tracks
daimyos-marker = { $clan }: { $value }
daimyos-tokens = Daimyo tokens: { $unplaced } to place, { $board } on the field. Favours: { $favours }, spent { $spent }.
daimyos-secret = { $count ->
    [one] 1 token assigned in secret
   *[other] { $count } tokens assigned in secret
}
daimyos-assigned = token { $token } of { $name }
daimyos-score-up = Score card { $card }, face up
daimyos-score-down = Score card { $card }, face down
daimyos-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
daimyos-list = { $title }, highest first: { $daimyos }
daimyos-your-list = Your list
daimyos-next-struck = List
daimyos-row = The Automaton’s row, worth { $sum }
daimyos-auto-deck = { $count ->
    [one] 1 card in the Auto deck
   *[other] { $count } cards in the Auto deck
}
daimyos-auto-stay = keeps its clan
daimyos-auto-swap = swaps with the neutral clan
daimyos-auto-steal = takes your clan for its own
daimyos-turning = { $mirrored ->
    [yes] { $degrees }°, mirrored
   *[no] { $degrees }°
}
daimyos-ways = Turn and mirror the card
daimyos-at = Lay the card on { $space }
daimyos-take-back = Take the card back
daimyos-how-to-lay = Choose how the card lies, then drag it onto the field, a ninja next to a daimyo.
daimyos-keys = R turns, M mirrors.
daimyos-nowhere = Like this the card can lie nowhere.
daimyos-not-here = Not here. Click to hear why.
daimyos-used = used
daimyos-cost = { $cost ->
    [one] costs 1 favour
   *[other] costs { $cost } favours
}
daimyos-about-shinobi-iri = exchange clans with the other side
daimyos-about-chimon = ninjas may cover ninjas
daimyos-about-ten-mon = draw a card, discard one of the two
daimyos-about-intonjutsu = empty spaces count as black ninjas
daimyos-about-boryaku = draw a card, place both
daimyos-about-hensojutsu = two ninjas count as white
daimyos-about-choho = two samurai count as white ninjas
daimyos-about-kayakujutsu = covered samurai give 1 more
daimyos-about-kenjutsu = red ninjas around the fallen give 2
daimyos-go-on = Go on
daimyos-go-on-note = to the card
daimyos-keep = Keep { $card }
daimyos-drop = Discard { $card }
daimyos-white-now = { $count ->
    [one] One more may count as white.
   *[other] Up to two may count as white. Choose them on the field.
}
daimyos-several-fall = Several daimyos fall. Which one is first?
daimyos-may-fall = Only samurai of your own clan still stand guard. You may ignore them: which daimyo falls?
daimyos-assign-now = The reckoning: token { $token }, worth { $worth }. On which track?
daimyos-take-now = Take one of the clans: its ninjas score for you, on its track.
daimyos-part-swap = Swap
daimyos-part-swap-with = Swap for { $clan }
daimyos-part-use = { $technique } ({ $cost }): { $about }
daimyos-part-white = { $space } counts as white
daimyos-part-eliminate = Eliminate { $daimyo }
daimyos-part-assign = { $token } on { $clan }
daimyos-part-done = Done
daimyos-leave = Leave the rest
daimyos-choose-take = Which clan do you take?
daimyos-choose-swap = Swap clans, use a technique, or go on?
daimyos-choose-keep = Which card do you keep?
daimyos-choose-drop = Which card do you discard?
daimyos-choose-card = Which card first?
daimyos-choose-turn = How does the card lie?
daimyos-choose-at = Where does it go?
daimyos-choose-white = Which one counts as white?
daimyos-choose-eliminate = Which daimyo falls first?
daimyos-choose-may-eliminate = Which daimyo falls, if any?
daimyos-choose-assign = On which track?
daimyos-choose-done = Go on?
