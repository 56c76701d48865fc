## Lessons: what is to be done, a word of help, and what was learnt

lesson-kami-counter-task = A Horseman attacks you. Stop it with a card of the same kind, then attack with any other card.
lesson-kami-counter-hint = Letting it pass is allowed, but here you should answer: the Horseman first, then your own attack.
lesson-kami-counter-done = That is a counter: one card stops the attack, the next one attacks in turn. Both together are one move.
lesson-kami-lead-task = You open the round. Hide a Soldier face down in your defence line, then attack with the Tower.
lesson-kami-lead-hint = The first card goes face down, so take the one you can spare: a Soldier. The second one attacks: the Tower.
lesson-kami-lead-done = A lead rids you of any card, unseen. And only two Towers exist: few can stop yours.
lesson-kami-empress-task = A Tower attacks, and you have none. But you hold an Empress. Use her.
lesson-kami-empress-hint = The Empress stops every attack but a Soldier or a Spear. Defend with her, then attack with anything.
lesson-kami-empress-done = The Empress stops almost anything. Only Soldiers and Spears get past her.
lesson-kami-way-task = Your partner has laid an Empress face up in defence. That opens the way: attack with your own Empress.
lesson-kami-way-hint = Stop the Silver Dragon with a Silver Dragon, then attack with the Empress.
lesson-kami-way-done = While no defence line shows an Empress, she may not attack, unless she is the last card of your hand. Nobody can stop her now.
lesson-kami-last-task = Two cards are left, and your team has 10 points. The last card counts its points. Win the game with 15.
lesson-kami-last-hint = The card that you attack with is your last one. A Silver Dragon is worth 3, an Empress 5.
lesson-kami-last-done = The last card decides what a round is worth. Plan it from the start, and you play Kami.
