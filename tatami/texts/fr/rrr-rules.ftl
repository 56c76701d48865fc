# RRR : chaque règle en une ou deux phrases, montrée sur `?` et à côté des refus.

## La mise en place

R-01 = Chaque joueur a sept tuiles de faction, visibles, dans sa zone.
R-02 = Le premier joueur a aussi le Citoyen et doit le poser à son premier tour, sur la case de son choix.
R-05 = Des 16 autres neutres : shared, 5 communes ; none, aucune ; random, 2 chacun, visibles ; secret, 2 chacun, cachées ; draft, 5 prises 1-1-1-2 ; secret-draft, en garder 1 sur 4, passer 3.

## Votre tour

R-10 = Au début de votre tour, les tuiles que vous avez détruites quittent le plateau pour la défausse.
R-11 = Posez une tuile de votre zone ou de la zone neutre sur une case libre : c’est votre alliée. Une tuile face cachée occupe encore sa case.
R-12 = Une fois la tuile posée, on applique son effet. Ensuite, c’est au tour de l’adversaire.
R-13 = Qui doit poser une tuile et ne le peut pas perd la partie : plus de tuile, ou seulement la Tour sans allié pour la recevoir.
R-14 = La Tour se pose sur un de vos alliés, visible et sans bouclier. Les deux ne comptent que pour une tuile, la Tour ; si elle est enlevée, les deux vont à la défausse.

## Comment agissent les effets

R-20 = Un effet actif se produit une fois, quand sa tuile est posée. Vous pouvez y renoncer, mais jamais l’utiliser en partie.
R-21 = Un effet passif dure tant que sa tuile est visible et non couverte sur le plateau. On ne peut pas y renoncer.
R-22 = Seules les tuiles face visible peuvent être visées. Une tuile face cachée ne subit rien et n’a aucun effet.
R-23 = Les effets touchent vos alliés comme vos ennemis. Si un groupe est frappé, vos alliés du groupe le sont aussi.
R-24 = Un effet qui retourne plusieurs tuiles les retourne toutes, sauf celles qui portent le bouclier.
R-25 = Un choix qui ne changerait rien n’est pas proposé ; il reviendrait à renoncer.

## Ce que font les effets

R-30 = Une tuile détruite est mise face cachée et s’en va au prochain tour de celui qui l’a détruite. Si votre tuile a pris la dernière case libre, vous ne pouvez rien détruire.
R-31 = Une tuile bannie va aussitôt à la défausse, depuis le plateau ou, par l’Espion, depuis la zone adverse.
R-32 = Une tuile retournée change de camp.
R-33 = Aucun effet ne touche une tuile à bouclier : on ne peut pas non plus l’annuler, la déplacer, la couvrir ou la réutiliser. Seul l’effet du Pirate l’atteint.
R-34 = À côté d’un Geôlier visible (en croix) ou d’une Sorcière (en diagonale), l’effet actif d’une tuile ne peut pas servir, ni à la pose ni plus tard. Les effets passifs continuent.
R-35 = Farceur et Mime appliquent l’effet actif d’une autre tuile comme si vous veniez de la poser, depuis sa case et avec son avant. L’interdiction de détruire et les annulations valent aussi.
R-36 = Le Passeur déplace n’importe quelle autre tuile visible et sans bouclier sur une case libre. Elle garde son camp, et son effet ne se déclenche pas.
R-37 = Le Nécromancien ramène dans votre zone n’importe quelle tuile de la défausse de cette partie, quelle que soit sa couleur.
R-38 = Le Messager reprend un allié sans bouclier, mais ni lui-même, ni la tuile qui vient d’être posée, ni une tuile sous une Tour.
R-39 = L’Espion atteint la zone adverse, pas la zone neutre. Vous nommez une tuile visible ou en prenez une cachée au hasard.

## La fin

R-50 = Quand, après un effet, les neuf cases portent des tuiles visibles, la partie finit et le plus d’alliés gagne. S’il reste une tuile face cachée, on continue.
R-51 = Si la Mort est visible et non couverte à la fin, le camp dont elle est l’alliée perd, quel que soit le compte.
R-60 = En match, gagne le premier qui remporte le nombre de parties convenu.
R-61 = Aux points : chaque allié en fin de partie vaut un point ; qui perd par la Mort ou faute de tuile à poser marque 0. L’égalité est possible.
R-62 = Les neutres qui ont servi sont mises de côté, les nouvelles viennent des autres ; s’il en manque, on remélange les 16. Le perdant décide qui est premier.

## Points de détail

R-70 = Les tuiles détruites s’en vont dès que le tour vous arrive, et l’on voit alors si vous pouvez poser une tuile.
R-71 = La ligne du Général passe par-dessus les vides, les tuiles face cachée et celles à bouclier, et va jusqu’au bord.
R-72 = Une tuile venue du plateau ou de la défausse dans une zone est visible, même dans les modes cachés. En draft, les deux dernières vont au second joueur sans coup à jouer.
R-73 = Les points sont les alliés visibles, même quand une partie s’arrête tôt parce qu’un joueur ne peut pas poser.
R-74 = Toutes les neutres tirées pour une partie comptent comme ayant servi, même celles écartées d’un draft secret. Entre deux parties, le plateau montre la dernière jouée.
