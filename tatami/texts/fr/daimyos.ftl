## Noms

daimyos-word = { $word }
daimyos-black = noir
daimyos-white = blanc
daimyos-red = rouge
daimyos-blue = bleu
daimyos-turquoise = turquoise
daimyos-green = vert
daimyos-yellow = jaune
daimyos-orange = orange
daimyos-purple = violet
daimyos-brown = brun
daimyos-automaton = Automate
daimyos-none = rien
daimyos-no-modules = aucun
daimyos-unseen = non révélé
daimyos-no-clan-yet = pas encore
daimyos-module-clan-techniques = techniques de clan
daimyos-module-blacklist = liste noire
daimyos-module-ronin = Ronin
daimyos-place-lower-left = en bas à gauche
daimyos-place-lower-right = en bas à droite
daimyos-place-upper-left = en haut à gauche
daimyos-place-upper-right = en haut à droite
daimyos-auto-stay = rester
daimyos-auto-swap = échanger avec le clan neutre
daimyos-auto-steal = voler : échanger de clan avec vous

## La vue

daimyos-view-title = Daimyos à deux. Modules : { $modules }.
daimyos-view-solo = Daimyos en solo, niveau { $level }.
daimyos-view-legend = Le terrain : B W R sont des ninjas, b w r des samouraïs (noir, blanc, rouge), 1 à 7 les daimyos, x tombé. La seconde lettre d’une case est ce qui se trouve juste dessous.
daimyos-view-daimyo = { $number } { $daimyo } en { $space } : samouraïs autour { $guards } ; ninjas autour { $ninjas }.
daimyos-view-fallen = { $number } { $daimyo } en { $space } : éliminé par { $who }, jeton { $token }.
daimyos-view-fallen-bare = { $number } { $daimyo } en { $space } : éliminé par { $who }, sans jeton.
daimyos-track-middle = { $clan } 0
daimyos-track = { $clan } { $points } pour { $who }
daimyos-view-tracks = Pistes : { $tracks }.
daimyos-view-seat = { $who } : clan { $clan }. Faveurs : { $favours }. Dépensées : { $spent }. Jetons daimyo non posés : { $unplaced }.
daimyos-view-card = Carte { $card } :
daimyos-view-card-number = Carte { $number }, { $card } :
daimyos-view-neutral = Clan neutre : { $clan }.
daimyos-technique = { $technique } ({ $cost })
daimyos-clan-technique = { $technique } ({ $cost }, { $clan })
daimyos-view-techniques = Techniques et leur coût : { $techniques }.
daimyos-view-deck = Cartes dans la pioche : { $count }. Défausse : { $discarded }.
daimyos-view-list = Liste de { $who } ({ $card }), ceux qui restent : { $daimyos }.
daimyos-row-covered = { $card } ({ $left })
daimyos-row-card = { $card } ({ $left } et { $right })
daimyos-view-row = Rangée de l’Automate : { $row }. Cartes dans le paquet Auto : { $count }.
daimyos-view-top = Liste du dessus du paquet Score ({ $card }), ceux qui restent : { $daimyos }. Cartes dessous : { $count }.
daimyos-score-down = { $card } face cachée sur { $clan }
daimyos-score-up = { $card } sur { $clan } ({ $bottom })
daimyos-view-on-tracks = Cartes Score sur les pistes : { $cards }.
daimyos-used-swap = échange
daimyos-view-used = Utilisé à ce tour : { $used }.
daimyos-view-white = Comptent comme ninjas blancs à ce tour : { $spaces }.
daimyos-token = { $token } (valeur { $points })
daimyos-view-gathered = Jetons réunis par { $who } : { $tokens }.
daimyos-assigned = { $token } → { $clan }
daimyos-view-assigned = Attribué par { $who } : { $tokens }.

## Qui décide

daimyos-now-setup = La mise en place est en cours.
daimyos-now-draw = Une carte ninja est en train d’être piochée.
daimyos-now-auto = Une carte est en train d’être tirée pour l’Automate.
daimyos-now-top = La carte suivante du paquet Score est en train d’être montrée.
daimyos-now-clan = { $who } prend un clan.
daimyos-now-start = { $who } commence son tour : échanger de clan, activer des techniques, ou done.
daimyos-now-keep = { $who } défausse une des cartes et garde les autres.
daimyos-now-place = { $who } pose la carte ninja.
daimyos-now-place-two = { $who } pose une des deux cartes ninja.
daimyos-now-hensojutsu = { $who } peut choisir jusqu’à deux ninjas qui comptent comme blancs, puis done.
daimyos-now-choho = { $who } peut choisir jusqu’à deux samouraïs qui comptent comme ninjas blancs, puis done.
daimyos-now-eliminate = Plusieurs daimyos peuvent tomber : { $who } dit lequel est le prochain.
daimyos-now-may-eliminate = { $who } peut éliminer des daimyos que seuls gardent des samouraïs du même clan, ou les laisser : done.
daimyos-now-assign = Dénouement : { $who } attribue le jeton { $token } à une piste.
daimyos-won = { $who } a gagné. { $reason }
daimyos-draw = La partie est nulle.
daimyos-outcome-tracks = Le vainqueur est en tête sur au moins deux pistes.
daimyos-outcome-sum = Personne n’est en tête sur deux pistes ; la plus forte somme des positions positives décide.
daimyos-outcome-tokens = Pistes et sommes sont à égalité ; le plus de jetons daimyo sur le terrain décide.
daimyos-outcome-draw = Tout est à égalité : partie nulle.
daimyos-outcome-solo-draw = Tout est à égalité, et en solo une partie nulle est une défaite.

## Une pose avant de la faire

daimyos-preview-spaces = La carte { $card } couvrirait : { $spaces }.
daimyos-preview-samurai = Points samouraï pour { $clan } : { $points }.
daimyos-preview-daimyo = Le daimyo { $daimyo } tomberait : { $points } pour { $clan } ; { $others } pour { $other }.
daimyos-preview-may = Le daimyo { $daimyo } pourrait être éliminé en ignorant les samouraïs de votre clan : { $points } pour { $clan } ; { $others } pour { $other }.
daimyos-preview-white = Ce que vous choisirez de compter comme blanc s’y ajoute.
daimyos-preview-second = L’autre carte est posée ensuite ; les daimyos ne tombent qu’alors.

## Le récit

daimyos-story-first = { $who } commence.
daimyos-story-board = Le plateau { $board } est posé { $place }, tourné de { $degrees }°.
daimyos-story-clan-card = La technique du clan { $clan } est { $technique }.
daimyos-story-list = { $who } reçoit la liste { $card } : { $daimyos }.
daimyos-story-top = Le paquet Score montre la liste { $card } : { $daimyos }.
daimyos-story-card = { $who } pioche la carte { $card }.
daimyos-story-clan = { $who } prend le clan { $clan }.
daimyos-story-neutral = Le clan { $clan } est neutre.
daimyos-story-swap = { $who } échange avec le clan neutre et a maintenant { $clan }.
daimyos-story-use = { $who } active { $technique } et paie { $cost }.
daimyos-story-keep = { $who } garde { $cards } et défausse { $dropped }.
daimyos-story-place = { $who } pose { $card } tournée { $turning } en { $space }.
daimyos-story-dropped = { $who } ne peut pas poser { $card } et la défausse.
daimyos-story-white = { $who } compte { $space } comme un ninja blanc.
daimyos-story-samurai = { $who } marque { $points } pour les samouraïs, sur la piste du clan { $clan }.
daimyos-story-eliminated = { $who } élimine le daimyo { $daimyo }.
daimyos-story-left = { $who } respecte les samouraïs de son clan. Daimyos qui restent debout : { $daimyos }.
daimyos-story-ninjas = { $who } marque { $points } pour les ninjas autour de { $daimyo }, sur la piste du clan { $clan }.
daimyos-story-list-point = { $daimyo } était le plus haut restant sur la liste de { $who } : 1 de plus.
daimyos-story-score-card = La carte Score { $card } va face visible sur la piste du clan { $clan }.
daimyos-story-auto = L’Automate tire { $card } : { $action }.
daimyos-story-reshuffled = Les cartes de l’Automate sont mélangées ; une nouvelle rangée commence.
daimyos-story-auto-points = L’Automate marque { $points } sur la piste du clan { $clan }.
daimyos-story-strike = L’Automate frappe : il élimine le daimyo { $daimyo }, la carte Score { $card } va face cachée sur la piste du clan { $clan }, le marqueur revient à sa 5e case.
daimyos-story-all-fallen = Les sept daimyos sont tombés : le dénouement commence.
daimyos-story-deck-out = La dernière carte ninja est piochée : le dénouement commence.
daimyos-story-assign = { $who } attribue le jeton { $token } à la piste du clan { $clan }.
daimyos-story-assign-secret = { $who } attribue le jeton { $token } en secret.

## Refus

daimyos-no-over = La partie est finie.
daimyos-no-chance = C’est le hasard qui en décide, et c’est maintenant à un joueur de jouer.
daimyos-no-chance-now = Le hasard décide maintenant d’autre chose, ou cela ne peut plus arriver.
daimyos-no-wait = Un tirage est en cours ; personne ne joue avant sa fin.
daimyos-no-clan-left = Le clan { $clan } est déjà pris.
daimyos-no-clan-first = Prenez d’abord un clan.
daimyos-no-take = Les clans se prennent à la mise en place ; ensuite on échange avec le clan neutre.
daimyos-no-token = Au dénouement, vous attribuez maintenant le jeton { $token }, comme assign { $token } black.
daimyos-no-assign = Les jetons s’attribuent au dénouement, qui n’est pas encore là.
daimyos-no-keep-first = Gardez d’abord une des deux cartes : keep 1 ou keep 2.
daimyos-no-keep-two-first = Gardez d’abord deux des trois cartes : keep 1 2, keep 1 3 ou keep 2 3.
daimyos-no-keep = Il n’y a rien à garder : cela vient après Ten-mon.
daimyos-no-second-swap = Vous avez déjà échangé à ce tour.
daimyos-no-swap = On échange au début du tour, avant les techniques et la pose.
daimyos-no-must-place = Votre carte peut être posée, vous devez donc la poser.
daimyos-no-must-eliminate = Un daimyo sans aucun samouraï autour de lui tombe, que vous le vouliez ou non ; dites lequel est le prochain.
daimyos-no-use-now = { $technique } s’active au début du tour, avant la pose.
daimyos-no-second-use = Vous avez déjà activé { $technique } à ce tour.
daimyos-no-module = { $technique } est une technique de clan, et cette partie se joue sans elles.
daimyos-no-clan-card = { $technique } n’est sur aucune des trois cartes de clan en jeu.
daimyos-no-other-clan = { $technique } est au clan { $clan }, et le vôtre est { $own }.
daimyos-no-deck = La pioche est vide, { $technique } n’a donc rien à piocher.
daimyos-no-favours = { $technique } coûte { $cost }, et vos faveurs non dépensées sont { $held }.
daimyos-no-fallen = Le daimyo { $daimyo } est déjà éliminé.
daimyos-no-eliminate = Les daimyos tombent d’eux-mêmes à la fin d’un tour ; on n’en nomme un que si l’on vous demande lequel est le prochain.
daimyos-no-guarded = Un samouraï garde encore le daimyo { $daimyo }.
daimyos-no-white-now = Les cases qui comptent comme blanches se choisissent après la pose, à un tour avec Hensojutsu ou Choho.
daimyos-no-third-white = Vous en avez déjà choisi deux, c’est le maximum ; maintenant done.
daimyos-no-white-twice = { $space } est déjà choisi.
daimyos-no-samurai-there = Il n’y a pas de samouraï au-dessus en { $space }.
daimyos-no-ninja-there = Il n’y a ni ninja noir ni ninja rouge au-dessus en { $space }.
daimyos-no-white-there = { $space } n’est à côté d’aucun daimyo debout, cela ne changerait donc rien.
daimyos-no-white-here = { $space } n’est à côté d’aucun daimyo debout et n’a pas été posé à ce tour, cela ne changerait donc rien.
daimyos-no-place-yet = Terminez d’abord le début de votre tour par done, puis posez.
daimyos-no-placed = La pose est finie pour ce tour.
daimyos-no-one-card = Vous n’avez qu’une carte, ne donnez donc pas de numéro : place r0 @c4.
daimyos-no-two-cards = Vous avez deux cartes, dites donc laquelle : place 1 r0 @c4 ou place 2 r0 @c4.
daimyos-no-daimyo-near = Aucun ninja de la carte ne serait à côté d’un daimyo non éliminé.
daimyos-no-daimyo-covered = La carte couvrirait le daimyo { $daimyo } en { $space }.
daimyos-no-ninja-covered = Un ninja couvrirait le ninja en { $space }.
