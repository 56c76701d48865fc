# Daimyos : chaque règle en une ou deux phrases, montrée sur `?` et à côté des refus.

## La mise en place

Y-01 = Les quatre plateaux forment un carré, dans un ordre au hasard et tournés au hasard.
Y-02 = Les marqueurs partent de 0, les jetons montrent leur côté daimyo. Avec les techniques de clan, on tire une des deux cartes de clan de chaque couleur.
Y-03 = Chacun pioche une carte ninja, visible. L’ordre de la pioche est caché.
Y-04 = Le second joueur prend un des trois clans, puis le premier un des deux autres. Le dernier clan est neutre.

## Votre tour

Y-10 = Avant toute chose, vous pouvez échanger votre carte de clan contre celle du clan neutre.
Y-11 = Avant de poser, vous pouvez activer des techniques, chacune une fois par tour, en payant des faveurs non dépensées. Une technique de clan : avec le module, et celle de votre clan actuel.
Y-12 = Posez votre carte ninja si vous le pouvez, puis piochez-en une autre avant tout décompte. Si elle ne va nulle part, défaussez-la et piochez-en une que vous ne posez pas à ce tour.
Y-13 = Après la pose et la pioche, vous marquez pour les samouraïs couverts par des ninjas de votre clan actuel.
Y-14 = À la fin de votre tour, vous éliminez chaque daimyo sans gardes, et les deux joueurs marquent.

## Poser une carte

Y-20 = Une carte se tourne par quarts de tour et se retourne ; elle peut aller n’importe où sur la grille et dépasser du bord du terrain.
Y-21 = Au moins un ninja de la carte doit être à côté d’un daimyo non éliminé. Les huit cases autour de lui comptent.
Y-22 = Ni ninja ni samouraï ne peut couvrir un daimyo, éliminé ou non. Une case transparente le peut.
Y-23 = Un ninja ne peut pas couvrir un ninja, sauf si Chimon est actif à ce tour.
Y-24 = Les ninjas ont le droit de couvrir les samouraïs.
Y-25 = Les samouraïs couvrent aussi bien les ninjas que les autres samouraïs.
Y-26 = Une case transparente ne change rien. Le ninja ou le samouraï le plus haut sur une case compte.

## Marquer des points

Y-30 = Vous marquez un point pour chaque samouraï couvert à ce tour par un ninja de votre clan actuel.
Y-31 = Un daimyo sans samouraï autour de lui tombe en fin de tour : qui joue pose son plus petit jeton daimyo, le plus grand de l’autre devient une faveur ; puis chacun marque ses ninjas autour.
Y-32 = Un joueur sans jeton daimyo n’en pose pas ou n’en retourne pas : l’étape est sautée.

## Le dénouement

Y-40 = Le dénouement suit le tour où le septième daimyo est tombé ou bien où la dernière carte ninja a été piochée.
Y-41 = Réunissez vos faveurs et vos jetons daimyo du terrain, chacun sur sa face. Si la pioche est épuisée, les jetons daimyo non posés s’y ajoutent en faveurs ; si les sept daimyos sont tombés, non.
Y-42 = Chacun attribue en secret tous ses jetons réunis aux pistes. Révélé, chaque jeton fait avancer son marqueur de sa valeur vers son propriétaire.
Y-43 = Être positif sur deux pistes gagne. Sinon, la plus forte somme des positions positives, puis le plus de jetons daimyo sur le terrain ; à défaut, partie nulle.

## Les techniques

Y-50 = Shinobi-iri : vous et votre adversaire échangez vos clans.
Y-51 = Chimon : à ce tour, vos ninjas peuvent couvrir des ninjas.
Y-52 = Ten-mon : piochez une carte ninja, puis défaussez une des deux.
Y-53 = Intonjutsu (noir) : à ce tour, les cases vides autour d’un daimyo que vous éliminez, même hors des plateaux, comptent comme des ninjas noirs pour vos points.
Y-54 = Boryaku (noir) : piochez une carte ninja et posez les deux à ce tour, dans l’ordre voulu. Celle qui ne va nulle part est défaussée ; à la fin, vous en tenez de nouveau une.
Y-55 = Kayakujutsu (rouge) : à ce tour, chaque samouraï couvert qui vous rapporte des points en rapporte 1 de plus.
Y-56 = Kenjutsu (rouge) : à ce tour, chaque ninja rouge que vous marquez autour d’un daimyo éliminé rapporte 2 points.
Y-57 = Hensojutsu (blanc) : jusqu’à deux ninjas d’autres couleurs, choisis après la pose et la pioche, comptent comme blancs à ce tour.
Y-58 = Choho (blanc) : jusqu’à deux samouraïs, choisis après la pose et la pioche, comptent comme des ninjas blancs à ce tour. Ils ne gardent plus de daimyo et comptent autour de lui.
Y-59 = Ten-mon et Boryaku ne peuvent pas être activés quand la pioche est vide.

## Les modules

Y-60 = Liste noire : si vous éliminez le daimyo le plus haut parmi ceux qui restent sur votre liste, vous marquez 1 point de plus dans votre clan actuel.
Y-61 = Ronin : quand des daimyos tombent, vous pouvez ignorer les samouraïs de la couleur de votre clan actuel ; un daimyo gardé par eux seuls ne tombe que si vous le dites. En couvrir un du clan adverse rapporte 2 points, du clan neutre 1, du vôtre 0.
Y-62 = Techniques de clan : les trois cartes de clan tirées à la mise en place en portent une chacune ; vous pouvez activer celle de votre clan actuel.

## Le solo

Y-70 = Sans module. Paquet Auto : les sept cartes A, de 1 jusqu’au niveau en version B ; les sept autres forment le paquet Score, dont la liste du dessus est visible.
Y-71 = Vous seul piochez une carte ninja, et vous êtes premier. L’Automate reçoit un clan au hasard, vous choisissez un des deux autres, le dernier est neutre.
Y-72 = L’Automate ajoute une carte à sa rangée en couvrant la moitié droite de la dernière, reste, échange ou vole, puis marque pour son clan actuel la somme des nombres visibles.
Y-73 = Quand un marqueur atteint la 6e case du côté de l’Automate, il prend le daimyo le plus haut sur la liste du paquet Score ; vous gagnez une faveur et vos points autour de ce daimyo.
Y-74 = Quand vous éliminez un daimyo, la première carte du paquet Score est d’abord mise, face visible, sur la piste du clan que l’Automate a alors. Puis il marque comme d’habitude.
Y-75 = Vous attribuez vos jetons à découvert ; puis chaque carte Score sur une piste l’avance pour l’Automate de son nombre du bas. Une partie nulle est une défaite.
Y-76 = En solo, Shinobi-iri échange votre clan avec celui de l’Automate.
