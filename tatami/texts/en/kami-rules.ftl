# Kami: every rule in a sentence or two, shown on `?` and beside refusals.

## Before the first card

K-01 = Four players form two teams, seats 0 and 2 against 1 and 3; two or three play each for themselves. A team or a lone player is a side, and points belong to sides.
K-02 = The first player of the game is drawn by lot, unless the option “first” names a seat.
K-03 = With four players all 32 cards are dealt, eight to each.
K-04 = With three players everyone gets ten cards. Two are set aside face down for the round; one is shown secretly to the second player, the other to the third.
K-05 = With two players there are eight mercenary stacks, a face-up card on a face-down one, and eight cards for each hand.
K-06 = Four players only: with five or more Soldiers you may ask before the first card. Everyone sees your Soldiers, and your partner chooses between a new deal and playing on.

## Playing a round

K-10 = A lead is a card face down in defence, then a card face up in attack. The first player of a round must lead, and so must anyone whose attack came back without a counter.
K-11 = The next player clockwise answers an attack: pass or counter.
K-12 = You may always pass when you answer, even with a matching card in your hand.
K-13 = A counter is a card of the attack’s kind, face up in defence, then a new attack, all in one move. If no allowed attack can follow, the counter isn’t allowed.
K-14 = You may counter your own partner.
K-15 = When all the others have passed since your attack, you lead again.

## The Empress

K-20 = An Empress stops any attack but Soldier and Spear. When she attacks, only the other Empress stops her. You may also hide her, face down, in a lead.
K-21 = You may attack with an Empress only if a defence line already shows one this round (your counter in the same move will do), or if she is all that is left of your hand.
K-22 = An Empress lying face down doesn’t allow an Empress to attack.

## End of a round

K-30 = As soon as someone attacks with the last card of their hand, the round is over.
K-31 = The side of the player who ends the round scores the points of that last card. Nobody else scores.
K-32 = If your last two cards are of the same kind and the one in defence is face down, the points are doubled. If both can be seen, they aren’t.
K-40 = The second player of a round opens the next one, no matter who won.

## Duel

K-41 = You may use the top card of a stack in place of a hand card; it never enters the hand. What lies below is turned up right away, and if you took the card for defence, you see it before you attack.
K-42 = In Duel too, the round ends with the last card of a hand. That card must come from the hand and must be an attack, so it can never be used for defence.
K-43 = A mercenary Empress never counts as the last card of your hand. She may attack only when a defence line already shows an Empress.
K-44 = If the leader has no allowed lead, the other player leads. If neither can, the round is void: nobody scores, but it counts as a round.
K-45 = To counter with a mercenary you must be certain of an attack afterwards. With just the two Empresses in hand, that may take one more mercenary.

## Winning the game

K-50 = The first side to reach 15 wins. Soldier: going past 15 is fine too. Lord: exactly 15, the excess comes off 15. Kami: exactly 15, or back to 0.
K-51 = The game is over with the round in which a side reaches its goal. A round gives points to one side only, so ties can’t happen.
