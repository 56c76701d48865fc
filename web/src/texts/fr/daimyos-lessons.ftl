## Leçons : ce qu’il faut faire, un mot d’aide, et ce qu’on a appris

lesson-daimyos-cover-task = Vous travaillez pour le clan noir. Posez votre carte pour que ses deux ninjas noirs couvrent deux samouraïs.
lesson-daimyos-cover-hint = Un ninja doit être à côté d’un daimyo, et aucun daimyo ne doit être couvert. Au pied du daimyo bleu, en c2, cela marche.
lesson-daimyos-cover-done = Chaque samouraï sous un ninja de votre clan vaut un point : le pion noir avance de deux cases vers vous.
lesson-daimyos-fall-task = Le daimyo bleu n’a plus que deux gardes, en a4 et b5. Couvrez-les et faites-le tomber.
lesson-daimyos-fall-hint = Tournez la carte de 180° et placez son coin inférieur gauche en a3.
lesson-daimyos-fall-done = Sans gardes, un daimyo tombe. Chacun marque les ninjas de son clan autour de lui, et votre adversaire gagne une faveur.
lesson-daimyos-swap-task = Votre carte montre des ninjas blancs, mais vous travaillez pour les noirs. Changez d’abord de camp, puis couvrez deux samouraïs.
lesson-daimyos-swap-hint = Échangez avec le clan neutre, le blanc, dites que c’est fini, puis posez la carte en c2.
lesson-daimyos-swap-done = Un clan est un outil pour un tour. En changer ne coûte rien.
lesson-daimyos-technique-task = Vous avez une faveur. Dépensez-la pour Ten-mon, qui pioche une carte de plus, et gardez celle aux trois ninjas noirs.
lesson-daimyos-technique-hint = Utilisez Ten-mon, puis gardez la seconde carte.
lesson-daimyos-technique-done = Les faveurs paient les techniques et comptent encore au décompte final.
lesson-daimyos-reckoning-task = Le décompte final. Placez vos deux jetons pour être en tête sur deux pistes.
lesson-daimyos-reckoning-hint = La noire est déjà à vous, la rouge est hors de portée. La blanche demande deux points.
lesson-daimyos-reckoning-done = Deux pistes sur trois suffisent. Un jeton là où vous menez déjà est un jeton perdu.
