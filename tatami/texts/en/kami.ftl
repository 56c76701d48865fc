## Cards

kami-soldier = Soldier
kami-lance = Spear
kami-rider = Horseman
kami-silver = Silver Dragon
kami-gold = Gold Dragon
kami-fool = Madman
kami-tower = Tower
kami-empress = Empress
kami-card = { $card } ({ $letter })
kami-cards = { $count ->
    [1] { $card } ({ $letter })
   *[other] { $count } × { $card } ({ $letter })
}
kami-back = a face-down card
kami-known-back = { $card } face down
kami-hired = mercenary { $card }
kami-nothing = nothing

## The view

kami-ending-soldier = Soldier, 15 or more
kami-ending-lord = Lord, exactly 15, the excess is taken off
kami-ending-kami = Kami, exactly 15, over it back to 0
kami-view-title = Kami, { $players } players, round { $round }. Ending: { $ending }.
kami-team = { $one } and { $two }
kami-side-points = { $side }: { $points }
kami-view-points = Points: { $points }.
kami-view-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kami-view-seat = { $who }: { $held }. Defence: { $defence }. Attack: { $attack }.
kami-view-mercenaries = Mercenaries: { $stacks }.
kami-stack-empty = { $stack } empty
kami-stack-turning = { $stack } being turned up
kami-stack-one = { $stack } { $card }
kami-stack-two = { $stack } { $card } on an unseen card
kami-view-aside = Set aside: { $cards }.
kami-view-asked = { $who } has shown { $count } Soldiers.
kami-view-hand = Your hand: { $cards }.

## Who decides

kami-now-deal = The cards are being dealt.
kami-now-turning = The card below the mercenary is being turned up.
kami-now-ask = { $who } holds five Soldiers or more and may ask for a new deal.
kami-now-answer = { $who } chooses: cancel the deal or play on.
kami-now-attack = { $who } has laid the defence and now attacks.
kami-now-lead = { $who } leads: a card face down, then an attack.
kami-now-counter = { $attacker } attacks with { $card }. { $who } answers: pass or counter.

## The story

kami-story-first = { $who } is first.
kami-story-dealt = You get { $card }.
kami-story-aside = You look at one of the cards set aside: { $card }.
kami-story-hired = Stack { $stack } shows { $card }.
kami-story-turned = Below the mercenary of stack { $stack } lies { $card }.
kami-story-ask = { $who } asks and shows { $count } Soldiers.
kami-story-no-ask = { $who } does not ask.
kami-story-cancel = { $who } cancels: the cards are dealt again.
kami-story-play-on = { $who } plays on.
kami-story-pass = { $who } passes.
kami-story-back = Nobody countered { $who }.
kami-story-no-lead = No lead is possible there; { $who } leads instead.
kami-story-void = Nobody can lead: the round is void.
kami-story-lead = { $who } lays { $defence } face down and attacks with { $attack }.
kami-story-lead-unseen = { $who } lays { $defence } and attacks with { $attack }.
kami-story-counter = { $who } counters with { $defence } and attacks with { $attack }.
kami-story-lay-down = { $who } lays { $defence } face down.
kami-story-lay-up = { $who } counters with { $defence }.
kami-story-attack = { $who } attacks with { $attack }.
kami-story-scored = { $who } plays the last card, { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $side } now: { $total }.
kami-story-master-stroke = Master stroke! { $who } ends the round with two alike, { $card }: { $points } points. { $side } now: { $total }.
kami-story-were-down = { $who } had face down: { $cards }.
kami-story-held = { $who } still held: { $cards }.
kami-story-were-aside = Set aside were: { $cards }.
kami-story-won = { $side } won the game with { $points } points.
kami-outcome-goal = A side reached its goal.

## Refusals

kami-no-over = The game is over.
kami-no-first = Who is first is drawn by lot, once, before the first deal.
kami-no-card-left = No such card is left to be dealt.
kami-no-dealing = Cards are dealt by chance, and now it is a player's turn.
kami-no-wait = The cards are still being dealt.
kami-no-ask-first = First say whether you ask for a new deal: ask or no-ask.
kami-no-answer-first = First answer your partner: cancel or play.
kami-no-question = Nobody is asked about a new deal now.
kami-no-pass = You lead: you must play, you can't pass.
kami-no-half-pass = Your defence already lies; now an attack must follow.
kami-no-mercenaries = There are mercenaries only in the game for two.
kami-no-defence-yet = An attack alone is played only after a mercenary was laid in defence; play both cards in one move.
kami-no-attack-due = Your defence already lies; now name the attack alone, as in >L.
kami-no-face-up = You lead: the first card goes face down, as in (S)>R.
kami-no-face-down = You answer an attack: a counter lies face up, as in G>L. Or you pass.
kami-no-stack = Stack { $stack } shows no card.
kami-no-hired-empress = A mercenary Empress attacks only if an Empress lies face up in a defence line.
kami-no-card = You have no { $card } in your hand.
kami-no-second-card = You have only one { $card }, and it is already your defence.
kami-no-empress = The Empress attacks only if an Empress lies face up in a defence line, or as the last card of the hand.
kami-no-empress-counter = The Empress does not counter this attack: { $attack }.
kami-no-match = { $card } does not counter { $attack }.
kami-no-last-card = The last card of the hand must be an attack; it can't be laid in defence.
kami-no-two-steps = Stack { $stack } hides a card: lay the defence first, { $step }, then choose the attack.
kami-no-one-step = Stack { $stack } hides nothing: play defence and attack in one move.
kami-no-attack-follows = After a counter from stack { $stack } no attack would be possible.
