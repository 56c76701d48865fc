## Cartes

dynasties-farmer = Paysan
dynasties-monk = Moine
dynasties-envoy = Émissaire
dynasties-ninja = Ninja
dynasties-samurai = Samouraï
dynasties-shogun = Shogun
dynasties-daimyo = Daimyo
dynasties-empress = Impératrice
dynasties-emperor = Empereur
dynasties-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
dynasties-hand-cards = { $count ->
    [1] { $card } ({ $id }, { $number })
   *[other] { $count } × { $card } ({ $id }, { $number })
}
dynasties-mission = { $name } ({ $card }, +{ $bonus } par carte)
dynasties-nothing = rien
dynasties-draw-pile = pioche { $number } ({ $name })
dynasties-discard-pile = défausse { $number } ({ $name })
dynasties-pile = { $name }

## La vue

dynasties-variants-00 = sans variante
dynasties-variants-10 = avec les missions
dynasties-variants-01 = avec les ninjas
dynasties-variants-11 = avec les missions et les ninjas
dynasties-view-title = Dynasties, { $players } joueurs, { $variants }. Manche { $round } sur { $rounds }.
dynasties-points = { $who } : { $points }
dynasties-points-sum = { $who } : { $points } ({ $sum })
dynasties-view-points = Points : { $points }.
dynasties-view-bonus = Bonus de mission de cette manche jusqu’ici : { $points }.
dynasties-view-draw = Pioches, face cachée : { $one } dans d1, { $two } dans d2.
dynasties-view-discard = Sur la { $pile }, la carte du dessus en dernier : { $cards }.
dynasties-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
dynasties-known = dont connues : { $cards }
dynasties-seat-figures = figurines : { $count }
dynasties-seat-missions = missions cachées : { $piles }
dynasties-view-seat = { $who } : { $held }. Séries : { $sets }.
dynasties-view-seat-more = { $who } : { $held }. Séries : { $sets }. En outre : { $extras }.
dynasties-view-supply = Figurines de ninja dans la réserve : { $count }.
dynasties-view-missions = Vos missions : { $missions }.
dynasties-view-hand = Votre main : { $cards }.

## Qui décide

dynasties-now-first = On tire au sort qui commence.
dynasties-now-deal = Les cartes sont en train d’être distribuées.
dynasties-now-missions = Les missions sont en train d’être distribuées.
dynasties-now-card = { $who } est en train de piocher dans la { $pile }.
dynasties-now-draw = { $who } pioche la première de deux cartes.
dynasties-now-draw-second = { $who } pioche la seconde carte, ailleurs que dans la { $pile }.
dynasties-now-act = { $who } pose une série ou défausse une carte.
dynasties-now-pile = { $who } choisit la défausse pour ceci : { $cards }.
dynasties-now-end = { $who } peut encore utiliser des figurines, ou finit son tour.
dynasties-now-reveal = { $who } révèle une mission.
dynasties-won = { $who } : partie gagnée avec { $points } points.
dynasties-shared = { $who } : victoire partagée avec { $points } points chacun.
dynasties-outcome-total = Le plus fort total.
dynasties-outcome-round = Égalité au plus fort total ; la meilleure manche a départagé.
dynasties-outcome-shared = Égalité au total et à la meilleure manche : victoire partagée.

## Le récit

dynasties-story-starter = { $who } commence la manche { $round }.
dynasties-story-dealt = Vous recevez : { $cards }.
dynasties-story-mission = Vous recevez une mission : { $mission }.
dynasties-story-draw = { $who } pioche dans la { $pile }.
dynasties-story-got = Vous avez pioché : { $cards }.
dynasties-story-take = { $who } prend { $cards } sur la { $pile }.
dynasties-story-lay = { $who } pose { $cards }.
dynasties-story-figure = { $who } prend une figurine de ninja.
dynasties-story-removed = { $owner } choisit une défausse pour ceci : { $cards }.
dynasties-story-removed-to = De { $owner }, ceci va sur la { $pile } : { $cards }.
dynasties-story-discard = { $who } défausse { $cards } sur la { $pile }.
dynasties-story-to = { $who } met { $cards } sur la { $pile }.
dynasties-story-strike = { $who } rend une figurine de ninja et frappe { $cards } de { $owner }.
dynasties-story-last-card = C’était la dernière carte : { $cards } n’est plus sur la table.
dynasties-story-end = { $who } finit son tour.
dynasties-story-reveal = { $who } révèle { $mission }.
dynasties-story-bonus = { $who } a { $cards } : { $count } × { $bonus } = { $points } points.
dynasties-story-no-bonus = Personne n’a de série de ce type.
dynasties-story-enough-types = La manche est finie : quelqu’un a { $count } types différents.
dynasties-story-all-types = La manche est finie : les neuf types sont sur la table.
dynasties-story-pile-empty = La manche est finie : une pioche est vide.
dynasties-story-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.

## Refus

dynasties-no-over = La partie est terminée.
dynasties-no-first = Celui qui commence est tiré au sort, une seule fois, avant la première donne.
dynasties-no-starter = On tire d’abord au sort qui commence.
dynasties-no-card-left = Aucune carte de ce type ne peut venir : toutes sont ailleurs.
dynasties-no-chance = C’est le hasard qui dit quelle carte on pioche face cachée, et c’est maintenant le tour d’un joueur.
dynasties-no-mission-due = Les mains sont complètes, on distribue maintenant les missions.
dynasties-no-mission-dealt = Cette mission ne peut pas être distribuée maintenant : chacun en reçoit une de A, de B et de C, une seule fois, au début de la partie.
dynasties-no-missions = Cette partie se joue sans missions.
dynasties-no-ninjas = Cette partie se joue sans figurines de ninja.
dynasties-no-deal = Les cartes sont encore en train d’être distribuées.
dynasties-no-wait = La carte piochée est encore en train d’être retournée.
dynasties-no-choose-first = Choisissez d’abord une défausse, to p1 ou to p2, pour vos cartes : { $cards }.
dynasties-no-choice = Aucune de vos cartes n’attend de défausse.
dynasties-no-reveal-first = La manche est finie : révélez une de vos missions.
dynasties-no-reveal-yet = Les missions ne se révèlent qu’à la fin d’une manche.
dynasties-no-mission = Vous n’avez pas la mission { $name }.
dynasties-no-more-draws = Vous avez déjà pioché vos cartes pour ce tour.
dynasties-no-same-pile = Votre première carte venait de la { $pile } ; la seconde doit venir d’une autre pile.
dynasties-no-empty-pile = Il n’y a aucune carte sur la { $pile }.
dynasties-no-draw-first = { $count ->
    [1] Piochez d’abord deux cartes.
   *[other] Piochez d’abord votre seconde carte.
}
dynasties-no-action-first = Avant la fin de votre tour, vous devez poser une série ou défausser une carte.
dynasties-no-second-action = Vous avez déjà posé ou défaussé à ce tour ; il ne reste que les figurines, ou end.
dynasties-no-such-card = Vous n’avez pas cette carte en main : { $card }.
dynasties-no-cards = De ce type, vous n’avez en main que ceci : { $cards }.
dynasties-no-single = Une seule carte n’est pas une série : il en faut au moins deux.
dynasties-no-pair = À trois ou quatre joueurs, une série de ce type demande au moins trois cartes : { $card }.
dynasties-no-outbid = La place { $seat } a { $cards } sur la table : vous devez en poser plus.
dynasties-no-outbid-own = Vous avez { $cards } sur la table ; une série ne s’agrandit pas, vous pouvez seulement la remplacer par plus de cartes.
dynasties-no-pile-named = Les deux défausses ont des cartes : dites laquelle, { $one } ou { $two }.
dynasties-no-pile-choice = Il n’y a pas le choix, la carte doit former la { $pile } : { $move }.
dynasties-no-figure = Vous n’avez pas de figurine de ninja.
dynasties-no-figure-yet = Vous avez pris votre figurine à ce tour : elle servira à un tour suivant.
dynasties-no-own-set = Une figurine frappe les séries adverses, pas les vôtres.
dynasties-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
dynasties-no-target = La place { $seat } n’a pas de série de ce type : { $card }.
