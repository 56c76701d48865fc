## Leçons : ce qu’il faut faire, un mot d’aide, et ce qu’on a appris

lesson-rrr-flip-task = Vous êtes la Royauté ; les tuiles qui pointent loin de vous sont à vous. Posez la Princesse pour qu’elle retourne le Templier en b3 de votre côté.
lesson-rrr-flip-hint = La Princesse atteint ses huit voisines. Posez-la à côté de b3, puis choisissez b3.
lesson-rrr-flip-done = Une tuile retournée change de camp. Cela compte double : une de plus pour vous, une de moins pour l’autre.
lesson-rrr-destroy-task = Le Citoyen du milieu est un ennemi. Détruisez-le.
lesson-rrr-destroy-hint = Le Chevalier frappe en croix, l’Archère en diagonale. Posez l’un d’eux là où il atteint b2, puis choisissez b2.
lesson-rrr-destroy-done = Une tuile détruite reste face cachée et bloque sa case jusqu’à votre prochain tour. Alors la case est libre, et vous êtes le premier à en profiter.
lesson-rrr-line-task = Gagnez à votre cause les deux ennemis de la colonne b, avec une seule tuile.
lesson-rrr-line-hint = Le Général retourne toute une ligne, jusqu’au bord. Depuis b1, la ligne vers le haut passe par b2 et b3.
lesson-rrr-line-done = La ligne du Général passe par-dessus les vides et les boucliers. L’Abbé en a2 porte un bouclier : rien ne le retourne.
lesson-rrr-group-task = Posez le Roi au milieu et choisissez qui il retourne : gagnez trois tuiles.
lesson-rrr-group-hint = En b2, il retourne les quatre tuiles en croix ou les quatre en diagonale. Les vôtres aussi.
lesson-rrr-group-done = Un effet sur un groupe touche amis et ennemis. Comptez avant de choisir.
lesson-rrr-last-task = Une seule case est libre et vous êtes mené. Choisissez la tuile qui gagne la partie.
lesson-rrr-last-hint = Qui prend la dernière case ne peut pas détruire. Retourner est permis : depuis c3, la Princesse atteint b2.
lesson-rrr-last-done = Le plateau est plein : cinq à vous contre quatre. Pensez tôt à la dernière case, elle change ce que peuvent vos tuiles.
