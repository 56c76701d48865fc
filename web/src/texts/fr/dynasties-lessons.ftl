## Leçons : ce qu’il faut faire, un mot d’aide, et ce qu’on a appris

lesson-dynasties-draw-task = Vous tenez deux Moines. Piochez deux cartes dans des piles différentes pour en avoir trois.
lesson-dynasties-draw-hint = La pile ouverte où un Moine est sur le dessus en est une. L’autre carte peut venir de n’importe quelle autre pile.
lesson-dynasties-draw-done = Une même pile ne donne jamais les deux cartes. Et ce que vous prenez dans une pile ouverte, tout le monde l’a vu.
lesson-dynasties-lay-task = Posez vos trois Moines devant vous.
lesson-dynasties-lay-hint = Deux suffiraient, mais trois sont plus difficiles à surpasser. Posez-en trois.
lesson-dynasties-lay-done = Une série de Moines rapporte 18 points, quelle que soit sa taille. Plus de cartes la rendent seulement plus sûre.
lesson-dynasties-outbid-task = Votre adversaire a trois Paysans sur la table. Chassez-les.
lesson-dynasties-outbid-hint = Il en faut plus de trois : posez vos quatre Paysans.
lesson-dynasties-outbid-done = La série la plus grande prend la place de l’ancienne, dont les cartes vont à la défausse. Chaque type n’a de place que pour une série.
lesson-dynasties-discard-task = Vous ne pouvez rien poser. Défaussez une carte, mais gardez le rare Empereur.
lesson-dynasties-discard-hint = Moins il y a de cartes d’un type, plus elles sont difficiles à surpasser. Défaites-vous d’une carte courante.
lesson-dynasties-discard-done = Il n’y avait qu’une défausse : votre carte a formé la seconde. Quand les deux existent, vous choisissez.
lesson-dynasties-end-task = La dernière manche. Avec six types différents devant vous, elle se termine. Posez le sixième et gagnez.
lesson-dynasties-end-hint = Deux Shoguns font une série que personne n’a encore posée.
lesson-dynasties-end-done = À deux joueurs, six types terminent la manche. Qui mène a intérêt à se presser.
