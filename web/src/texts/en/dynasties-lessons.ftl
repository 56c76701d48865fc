## Lessons: what is to be done, a word of help, and what was learnt

lesson-dynasties-draw-task = You hold two Monks. Draw two cards from different piles, so that you have three Monks.
lesson-dynasties-draw-hint = The open pile with the Monk on top is one of them. The other card may come from any other pile.
lesson-dynasties-draw-done = One pile never gives you both cards. What you take from an open pile, everybody has seen.
lesson-dynasties-lay-task = Lay all three Monks in front of you.
lesson-dynasties-lay-hint = Two would do for a set, but three are harder to outbid. Lay three.
lesson-dynasties-lay-done = A Monk set brings 18 points, however large it is. More cards only make it safer.
lesson-dynasties-outbid-task = Your opponent has three Farmers on the table. Push them off it.
lesson-dynasties-outbid-hint = You need more than three: lay all four of your Farmers.
lesson-dynasties-outbid-done = A larger set takes the place of the old one, whose cards go to a discard pile. Each type has room for one set only.
lesson-dynasties-discard-task = You can lay nothing. Discard a card, but keep the rare Emperor.
lesson-dynasties-discard-hint = The fewer there are of a type, the harder they are to outbid. Part with something common.
lesson-dynasties-discard-done = There was one discard pile, so your card formed the second. Once both are there, you choose.
lesson-dynasties-end-task = The last round. With six different types in front of you it is over. Lay the sixth and win.
lesson-dynasties-end-hint = Two Shoguns are a set that nobody has laid yet.
lesson-dynasties-end-done = Six types end the round with two players. Who is ahead should hurry.
