# Dynasties : chaque règle en une ou deux phrases, montrée sur `?` et à côté des refus.

## La mise en place d’une manche

D-01 = Les 110 cartes sont mélangées, chacun en reçoit trois. Le reste forme deux pioches face cachée, la première plus grande d’une carte si le nombre est impair. Il n’y a pas encore de défausse.
D-02 = Une partie compte quatre manches, ou trois si vous jouez avec les missions.

## Votre tour

D-10 = Piochez deux cartes dans deux piles différentes : pioches ou dessus des défausses. Vous voyez la première avant de choisir la seconde pile.
D-11 = Une même pile ne donne jamais les deux cartes, et une pile vidée par la première n’est plus un choix pour la seconde.
D-20 = Après avoir pioché, vous posez une série ou vous défaussez une carte : l’un des deux, jamais les deux.
D-21 = Une série, ce sont deux cartes ou plus d’un même type, posées face visible de votre main. Vous en posez autant que vous voulez.
D-22 = À trois ou quatre joueurs, une série de Samouraïs, de Ninjas ou d’Émissaires demande au moins trois cartes.
D-23 = Si une série de ce type est sur la table, même la vôtre, il faut poser plus de cartes qu’elle n’en a. Son propriétaire défausse aussitôt l’ancienne, sur une seule défausse.
D-24 = Une série posée ne s’agrandit jamais. On ne peut que la remplacer par une plus grande : chaque type n’est sur la table qu’une fois au plus.
D-30 = Défausser, c’est mettre une carte de votre main, face visible, sur une défausse.
D-31 = Avec deux défausses, le choix est libre. Sinon, formez celle qui manque : la 1 s’il n’y en a aucune, sinon celle qui est vide. Une série entière va sur une seule défausse.
D-32 = Le propriétaire de la carte ou de la série défaussée choisit la défausse, même hors de son tour.

## La fin d’une manche

D-40 = La manche finit si, à la fin d’un tour, un joueur a devant lui six types différents (à 2), cinq (à 3) ou quatre (à 4).
D-41 = La manche finit si, à la fin d’un tour, les neuf types sont sur la table.
D-42 = La manche finit si, à la fin d’un tour, l’une des deux pioches est vide.
D-43 = Vous marquez le nombre de chaque type posé devant vous. La taille des séries ne compte pas, et les cartes en main ne valent rien.
D-44 = Le plus faible total commence la manche suivante. À égalité, le plus faible score de cette manche, puis le premier d’entre eux à partir de celui qui l’a commencée, lui compris.
D-45 = Après la dernière manche, le plus fort total gagne. À égalité, la meilleure manche départage ; sinon, la victoire est partagée.

## Les missions

D-50 = Au début de la partie, chacun reçoit une mission cachée de chacune des trois piles. Les autres sortent du jeu sans être vues.
D-51 = En fin de manche, chacun doit révéler une mission, à tour de rôle. Qui a une série de ce type marque le bonus pour chacune de ses cartes, peu importe qui l’a révélée.
D-52 = Le bonus de mission fait partie du score de la manche, aussi pour savoir qui commence ensuite et pour départager.

## Les ninjas

D-60 = Qui pose une série de Ninjas prend une figurine de ninja dans la réserve, s’il en reste.
D-61 = À un de vos tours suivants, à tout moment, vous pouvez rendre des figurines une par une ; chacune retire une carte d’une série adverse. Une figurine prise à ce tour doit attendre.
D-62 = Une série réduite à une carte compte toujours. Quand sa dernière carte part, le type n’est plus sur la table.
D-63 = Les figurines non utilisées se gardent d’une manche à l’autre.
D-64 = Si vous avez une figurine que vous n’avez pas prise à ce tour, vous terminez vous-même votre tour après votre action. Sinon, il se termine tout seul.
