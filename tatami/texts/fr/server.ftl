# Ce que dit le serveur de tables.

server-who = { $name } (siège { $seat })

## Refus

server-no-table = Il n’y a pas de table « { $table } ».
server-old-rules = Cette table a été commencée avec la version { $rules } des règles de son jeu. On en est à la { $now }, et ses coups ne peuvent pas être rejoués.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-secret = Ce lien n’ouvre aucun siège à cette table : il est faux ou a déjà servi.
server-no-secret = Il faut pour cela le secret d’un siège.
server-not-seated = Seules les personnes assises à la table peuvent le faire.
server-origin = Cette demande vient d’un autre site.
server-too-large = C’est trop long ; { $most } octets au plus sont lus.
server-too-many = Trop de demandes. Un instant, s’il vous plaît.
server-bad-request = Cette demande est incompréhensible : { $why }
server-bad-options = Ce jeu ne peut pas être préparé ainsi : { $why }
server-seats-count = Le jeu a ainsi { $needed } sièges, mais { $given } sont donnés.
server-seats-once = Un seul siège peut être « me ».
server-seats-bot = Le siège d’un robot a un niveau, et rien d’autre.
server-seats-me = Votre siège a votre nom et un nonce, et rien d’autre.
server-seats-open = Un siège libre n’a rien d’autre.
server-seats-automaton = Le siège { $seat } est joué par les règles du jeu : seul un robot peut y être indiqué.
server-ask-seat = Un siège ne se nomme que pour « bot » et « win », un niveau que pour « bot ».
server-no-level = Il n’y a pas de niveau « { $level } » ; il y a { $levels }.
server-no-move = « { $move } » n’est pas un coup de ce jeu.
server-busy = Il se passe trop de choses à cette table. Veuillez réessayer.
server-internal = Une erreur s’est produite sur le serveur. Veuillez réessayer.
server-table-full = Cette table en a trop vu ; commencez-en une nouvelle.
server-not-begun = La partie n’a pas commencé : des sièges sont encore libres.
server-begun = La partie a déjà commencé.
server-is-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-rematched = Il y a déjà une revanche.
server-not-your-turn = Ce n’est pas votre tour.
server-nonce-taken = Ce nonce a déjà servi à cette table ; chacun en ajoute un nouveau.
server-seat-taken = Ce siège est pris.
server-not-handed = Aucun robot ne joue pour vous.
server-handed = Un robot joue pour vous ; reprenez d’abord votre siège.
server-asked-already = Une demande attend déjà une réponse.
server-no-person = Au siège { $seat }, il n’y a personne pour qui cela se demande.
server-not-expired = Cela ne se demande que lorsque le temps d’un autre joueur est écoulé.
server-too-weak = Un robot de niveau { $level } ne peut pas jouer pour quelqu’un d’autre ; { $levels } le peuvent.
server-not-awaited = La partie n’attend pas cette personne ; un robot ne peut jouer pour elle qu’après une longue attente.
server-clock-runs = Il reste du temps à cette personne ; un robot pourra jouer pour elle quand il sera écoulé.
server-is-present = Cette personne est là ; un robot ne peut jouer pour elle que pendant son absence.
server-not-absent = { $hours ->
    [one] Cette personne n’est pas absente depuis assez longtemps ; sans nouvelles d’elle, un robot pourra la remplacer dans une heure.
   *[other] Cette personne n’est pas absente depuis assez longtemps ; sans nouvelles d’elle, un robot pourra la remplacer dans { $hours } heures.
}
server-not-asked = Rien n’a été demandé.
server-no-answer-due = On ne vous a rien demandé.
server-chat-closed = Les partenaires ne se parlent pas pendant le jeu.
server-no-hints = Il n’y a pas de conseils à cette table.
server-ahead = Cette table en est à l’événement { $number } ; l’événement { $since } n’a pas eu lieu. Recommencez à 0.
server-no-hello = Le premier message doit être hello.
server-hello-again = hello a déjà été dit.
server-no-seat = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $seats }.
server-bad-position = Ce n’est pas une position du jeu : { $why }
server-bad-record = Cette partie enregistrée ne peut pas être rejouée : { $why }
server-no-review = Seule une partie jouée jusqu’au bout peut être analysée.
server-library-busy = Beaucoup de parties sont revues en ce moment. Réessayez.
server-reviews-busy = Beaucoup d’analyses attendent déjà. Réessayez dans une minute.
server-legal = { $move } est permis.

## Événements

server-event-created = La table est mise.
server-event-seated = { $who } prend place.
server-event-left = { $who } rend son siège.
server-event-started = La partie commence.
server-event-undone = { $who } reprend son dernier coup.
server-event-asked-undo = { $who } demande à reprendre son dernier coup.
server-event-asked-draw = { $who } propose la nulle.
server-event-asked-resign = { $who } veut abandonner.
server-event-asked-bot = { $who } propose qu’un robot joue pour { $whom }.
server-event-asked-win = { $who } réclame la victoire : le temps de { $whom } est écoulé.
server-event-agreed = { $who } est d’accord.
server-event-declined = { $who } n’est pas d’accord.
server-event-handed = Un robot joue désormais pour { $who }.
server-event-returned = { $who } est de retour et joue à nouveau.
server-event-warned = Il reste peu de temps à { $who }.
server-event-expired = Le temps de { $who } est écoulé.
server-event-rematched = { $who } a remis la table.

## La fin

server-ended-draw = Les joueurs se sont accordés sur la nulle.
server-ended-resign = { $who } a abandonné.
server-ended-win = { $who } n’avait plus de temps, et les autres ont réclamé la victoire.

## Formules

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-thanks = Merci !
server-phrase-well-played = Bien joué !
server-phrase-one-moment = Un instant, s’il vous plaît.
server-phrase-sorry = Pardon !
server-phrase-again = Encore une partie ?
server-phrase-goodbye = Au revoir !

## Commandes

server-exported = { $count ->
    [one] Une table exportée. Le fichier contient toutes les cartes des parties en cours, même cachées : il n’est que pour l’exploitant.
   *[other] { $count } tables exportées. Le fichier contient toutes les cartes des parties en cours, même cachées : il n’est que pour l’exploitant.
}
server-imported = { $count ->
    [one] Une table importée.
   *[other] { $count } tables importées.
}
server-backed-up = La base de données est copiée dans { $path }.
server-http = { $why }
