# Kami : chaque règle en une ou deux phrases, montrée sur `?` et à côté des refus.

## Avant la première carte

K-01 = À quatre, deux équipes : les places 0 et 2 contre 1 et 3. À deux ou à trois, chacun pour soi. Une équipe ou un joueur seul forme un camp, et les points vont au camp.
K-02 = Le premier joueur de la partie est tiré au sort, sauf si l’option « first » fixe une place.
K-03 = À quatre, les 32 cartes sont distribuées, huit à chacun.
K-04 = À trois, chacun reçoit dix cartes. Deux sont écartées face cachée pour la manche ; le deuxième joueur regarde l’une en secret, le troisième l’autre.
K-05 = À deux, il y a huit piles de mercenaires, une carte visible sur une carte cachée, et huit cartes dans chaque main.
K-06 = À quatre seulement : avec cinq Soldats ou plus, vous pouvez demander avant la première carte. Tous voient vos Soldats, et votre partenaire choisit : redistribuer ou jouer quand même.

## Le déroulement d’une manche

K-10 = Entamer, c’est poser une carte face cachée en défense, puis une carte visible en attaque. Le premier joueur y est obligé, tout comme celui dont l’attaque revient sans avoir été contrée.
K-11 = C’est au voisin suivant, dans le sens des aiguilles d’une montre, de répondre à l’attaque : il passe ou il contre.
K-12 = Vous pouvez toujours passer quand vous répondez, même avec la bonne carte en main.
K-13 = Contrer, c’est poser en défense une carte visible de la même sorte que l’attaque, puis une nouvelle attaque, en un seul coup. Si aucune attaque permise ne peut suivre, le contre est interdit.
K-14 = Vous pouvez contrer votre propre partenaire.
K-15 = Quand tous les autres ont passé depuis votre attaque, vous entamez de nouveau.

## L’Impératrice

K-20 = L’Impératrice contre toute attaque sauf un Soldat ou une Lance. Quand elle attaque, seule l’autre Impératrice la contre. Elle peut aussi être la carte cachée d’une entame.
K-21 = Une Impératrice n’attaque que si une autre est déjà visible sur une ligne de défense dans cette manche, votre contre du même coup compris, ou si elle est la dernière carte de votre main.
K-22 = Une Impératrice posée face cachée ne permet pas d’attaquer avec une Impératrice.

## La fin d’une manche

K-30 = Dès que quelqu’un attaque avec la dernière carte de sa main, la manche est finie.
K-31 = Le camp de celui qui termine la manche marque les points de sa dernière carte. Personne d’autre ne marque.
K-32 = Si vos deux dernières cartes sont de la même sorte et que celle de défense est face cachée, les points sont doublés. Si les deux sont visibles, ils ne le sont pas.
K-40 = Le deuxième joueur d’une manche est premier à la suivante, quel que soit le vainqueur.

## Duel

K-41 = La carte visible d’une pile peut remplacer une carte de la main, sans jamais y entrer. Celle du dessous est aussitôt retournée ; si vous la prenez en défense, vous la voyez avant d’attaquer.
K-42 = En Duel aussi, la manche finit avec la dernière carte d’une main. Elle doit venir de la main et être une attaque : elle ne peut donc jamais servir en défense.
K-43 = Une Impératrice mercenaire n’est jamais « la dernière carte de la main ». Elle n’attaque que si une Impératrice est déjà visible sur une ligne de défense.
K-44 = Si celui qui doit entamer ne le peut pas, l’entame passe à l’adversaire. Si personne ne peut, la manche est nulle : pas de points, mais elle compte comme une manche.
K-45 = Vous ne contrez avec un mercenaire que si une attaque est sûrement possible ensuite. Avec les deux Impératrices pour toute main, il peut y falloir un mercenaire de plus.

## Gagner la partie

K-50 = Le premier camp à 15 gagne. Soldat : 15 ou plus. Seigneur : 15 exactement, l’excédent est retiré de 15. Kami : 15 exactement, sinon retour à 0.
K-51 = La partie finit avec la manche où un camp atteint son but. Un seul camp marque par manche : il n’y a jamais d’égalité.
