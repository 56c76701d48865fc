## Leçons : ce qu’il faut faire, un mot d’aide, et ce qu’on a appris

lesson-kami-counter-task = Un Cavalier vous attaque. Arrêtez-le avec une carte de même sorte, puis attaquez avec une autre.
lesson-kami-counter-hint = Laisser passer est permis, mais ici, répondez : d’abord le Cavalier, puis votre propre attaque.
lesson-kami-counter-done = C’est une parade : une carte arrête l’attaque, la suivante attaque à son tour. Les deux forment un seul coup.
lesson-kami-lead-task = Vous ouvrez la manche. Cachez un Soldat dans votre ligne de défense, puis attaquez avec la Tour.
lesson-kami-lead-hint = La première carte va face cachée : prenez celle dont vous pouvez vous passer, un Soldat. La seconde attaque : la Tour.
lesson-kami-lead-done = En ouvrant, vous vous défaites d’une carte sans la montrer. Et il n’y a que deux Tours : peu de gens arrêteront la vôtre.
lesson-kami-empress-task = Une Tour attaque et vous n’en avez pas. Mais vous tenez une Impératrice. Servez-vous d’elle.
lesson-kami-empress-hint = L’Impératrice arrête toute attaque, sauf un Soldat ou une Lance. Défendez avec elle, puis attaquez avec ce que vous voulez.
lesson-kami-empress-done = L’Impératrice arrête presque tout. Seuls les Soldats et les Lances lui échappent.
lesson-kami-way-task = Votre partenaire a posé une Impératrice face visible en défense. La voie est libre : attaquez avec la vôtre.
lesson-kami-way-hint = Arrêtez le Dragon d’Argent avec un Dragon d’Argent, puis attaquez avec l’Impératrice.
lesson-kami-way-done = Tant qu’aucune ligne de défense n’en montre une, l’Impératrice n’attaque pas, sauf si elle est votre dernière carte. Maintenant, personne ne peut l’arrêter.
lesson-kami-last-task = Il vous reste deux cartes et votre équipe a 10 points. La dernière carte rapporte ses points. Gagnez la partie avec 15.
lesson-kami-last-hint = La carte avec laquelle vous attaquez est la dernière. Un Dragon d’Argent vaut 3, une Impératrice 5.
lesson-kami-last-done = La dernière carte décide de ce que vaut la manche. Prévoyez-la dès le début : c’est cela, Kami.
