## Cards

dynasties-farmer = Farmer
dynasties-monk = Monk
dynasties-envoy = Envoy
dynasties-ninja = Ninja
dynasties-samurai = Samurai
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Empress
dynasties-emperor = Emperor
dynasties-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $count ->
    [1] { $card } ({ $id }, { $number })
   *[other] { $count } × { $card } ({ $id }, { $number })
}
dynasties-mission = { $name } ({ $card }, +{ $bonus } a card)
dynasties-nothing = nothing
dynasties-draw-pile = draw pile { $number } ({ $name })
dynasties-discard-pile = discard pile { $number } ({ $name })
dynasties-pile = { $name }

## The view

dynasties-variants-00 = no variants
dynasties-variants-10 = with missions
dynasties-variants-01 = with ninjas
dynasties-variants-11 = with missions and ninjas
dynasties-view-title = Dynasties, { $players } players, { $variants }. Round { $round } of { $rounds }.
dynasties-points = { $who }: { $points }
dynasties-points-sum = { $who }: { $points } ({ $sum })
dynasties-view-points = Points: { $points }.
dynasties-view-bonus = Mission bonus of this round so far: { $points }.
dynasties-view-draw = Draw piles, face down: { $one } in d1, { $two } in d2.
dynasties-view-discard = On { $pile }, top card last: { $cards }.
dynasties-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dynasties-known = known of them: { $cards }
dynasties-seat-figures = figures: { $count }
dynasties-seat-missions = hidden missions: { $piles }
dynasties-view-seat = { $who }: { $held }. Sets: { $sets }.
dynasties-view-seat-more = { $who }: { $held }. Sets: { $sets }. Also: { $extras }.
dynasties-view-supply = Ninja figures in the supply: { $count }.
dynasties-view-missions = Your missions: { $missions }.
dynasties-view-hand = Your hand: { $cards }.

## Who decides

dynasties-now-first = The starter is being drawn by lot.
dynasties-now-deal = The cards are being dealt.
dynasties-now-missions = The missions are being dealt.
dynasties-now-card = { $who } is drawing a card from { $pile }.
dynasties-now-draw = { $who } draws the first of two cards.
dynasties-now-draw-second = { $who } draws the second card, from another pile than { $pile }.
dynasties-now-act = { $who } lays a set or discards a card.
dynasties-now-pile = { $who } chooses the discard pile for this: { $cards }.
dynasties-now-end = { $who } may still use figures, or ends the turn.
dynasties-now-reveal = { $who } reveals a mission.
dynasties-won = { $who } won the game with { $points } points.
dynasties-shared = { $who } share the victory with { $points } points each.
dynasties-outcome-total = The highest total.
dynasties-outcome-round = The highest total was a tie; the best single round decided.
dynasties-outcome-shared = Total and best single round were equal: a shared victory.

## The story

dynasties-story-starter = { $who } starts round { $round }.
dynasties-story-dealt = You are dealt: { $cards }.
dynasties-story-mission = You get a mission: { $mission }.
dynasties-story-draw = { $who } draws from { $pile }.
dynasties-story-got = You have drawn: { $cards }.
dynasties-story-take = { $who } takes { $cards } from { $pile }.
dynasties-story-lay = { $who } lays { $cards }.
dynasties-story-figure = { $who } takes a ninja figure.
dynasties-story-removed = { $owner } chooses a discard pile for this: { $cards }.
dynasties-story-removed-to = From { $owner } this goes to { $pile }: { $cards }.
dynasties-story-discard = { $who } discards { $cards } onto { $pile }.
dynasties-story-to = { $who } puts { $cards } onto { $pile }.
dynasties-story-strike = { $who } returns a ninja figure and strikes { $cards } of { $owner }.
dynasties-story-last-card = It was the last card: { $cards } is off the table.
dynasties-story-end = { $who } ends the turn.
dynasties-story-reveal = { $who } reveals { $mission }.
dynasties-story-bonus = { $who } has { $cards }: { $count } × { $bonus } = { $points } points.
dynasties-story-no-bonus = Nobody has a set of this type.
dynasties-story-enough-types = The round is over: somebody has { $count } different types.
dynasties-story-all-types = The round is over: all nine types lie on the table.
dynasties-story-pile-empty = The round is over: a draw pile is empty.
dynasties-story-scored = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.

## Refusals

dynasties-no-over = The game is over.
dynasties-no-first = Who starts is drawn by lot, once, before the first deal.
dynasties-no-starter = First the starter is drawn by lot.
dynasties-no-card-left = No such card can come: all of them are elsewhere.
dynasties-no-chance = Which card it is, chance says when a face-down card is drawn; now it is a player’s turn.
dynasties-no-mission-due = The hands are full, now the missions are dealt.
dynasties-no-mission-dealt = This mission can’t be dealt now: each player gets one of A, B and C, once, at the start of the game.
dynasties-no-missions = This game is played without missions.
dynasties-no-ninjas = This game is played without ninja figures.
dynasties-no-deal = The cards are still being dealt.
dynasties-no-wait = The card drawn is still being turned over.
dynasties-no-choose-first = First choose a discard pile, to p1 or to p2, for your cards: { $cards }.
dynasties-no-choice = No cards of yours wait for a discard pile.
dynasties-no-reveal-first = The round is over: reveal one of your missions.
dynasties-no-reveal-yet = Missions are revealed only at the end of a round.
dynasties-no-mission = You don’t hold the mission { $name }.
dynasties-no-more-draws = You have already drawn your cards for this turn.
dynasties-no-same-pile = Your first card came from { $pile }; the second must come from another one.
dynasties-no-empty-pile = There is no card on { $pile }.
dynasties-no-draw-first = { $count ->
    [1] First draw two cards.
   *[other] First draw your second card.
}
dynasties-no-action-first = Before your turn ends you must lay a set or discard a card.
dynasties-no-second-action = You have laid or discarded already this turn; now only figures, or end.
dynasties-no-such-card = You have no { $card } in your hand.
dynasties-no-cards = Of this type you have only this in your hand: { $cards }.
dynasties-no-single = One card is no set: it takes at least two.
dynasties-no-pair = With three or four players a set of { $card } takes at least three cards.
dynasties-no-outbid = Seat { $seat } has { $cards } on the table: you must lay more.
dynasties-no-outbid-own = You have { $cards } on the table; a set can’t grow, you can only replace it with more cards.
dynasties-no-pile-named = Both discard piles have cards: say which one, { $one } or { $two }.
dynasties-no-pile-choice = There is no choice, the card must form { $pile }: { $move }.
dynasties-no-figure = You have no ninja figure.
dynasties-no-figure-yet = You took your figure this turn: it can be used in a later turn.
dynasties-no-own-set = A figure strikes opponents’ sets, not your own.
dynasties-no-seat = There is no seat { $seat }; seats go from 0 to { $last }.
dynasties-no-target = Seat { $seat } has no set of this type: { $card }.
