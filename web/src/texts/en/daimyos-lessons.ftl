## Lessons: what is to be done, a word of help, and what was learnt

lesson-daimyos-cover-task = You work for the black clan. Lay your card so that its two black ninjas cover two samurai.
lesson-daimyos-cover-hint = One ninja must be next to a daimyo, and no daimyo may be covered. Below the blue daimyo, at c2, it works.
lesson-daimyos-cover-done = Each samurai under a ninja of your clan is a point: the black marker moves two spaces towards you.
lesson-daimyos-fall-task = The blue daimyo has two guards left, on a4 and b5. Cover both and bring it down.
lesson-daimyos-fall-hint = Turn the card by 180° and put its lower left corner on a3.
lesson-daimyos-fall-done = Without guards a daimyo falls. Both of you score the ninjas of your clans around it, and your opponent gains a favour.
lesson-daimyos-swap-task = Your card shows white ninjas, but you work for black. Change sides first, then cover two samurai.
lesson-daimyos-swap-hint = Swap with the neutral clan, which is white, say that you are done, then place the card at c2.
lesson-daimyos-swap-done = A clan is a tool for one turn. Swapping is free.
lesson-daimyos-technique-task = You have a favour. Spend it on Ten-mon, which draws another card, and keep the one with three black ninjas.
lesson-daimyos-technique-hint = Use Ten-mon, then keep the second card.
lesson-daimyos-technique-done = Favours pay for techniques and still count in the reckoning.
lesson-daimyos-reckoning-task = The reckoning. Put your two tokens on tracks so that you are ahead on two of them.
lesson-daimyos-reckoning-hint = Black is yours already and red is out of reach. White needs two points.
lesson-daimyos-reckoning-done = Two tracks out of three win. A token where you lead anyway is a token lost.
