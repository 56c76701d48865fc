## Leçons

lesson-title = une courte leçon
lesson-tasks = Les exercices
lesson-task = Exercice { $number } sur { $count }
lesson-solved = réussi
lesson-good = Bien joué !
lesson-astray = Pas tout à fait.
lesson-again = Recommencer
lesson-next = Exercice suivant
lesson-help = Aide
lesson-show = Montrez-moi

## Revoir une partie

replay-title = revoir la partie
replay-loading = Un instant …
replay-board = { $game }, coup { $move }
replay-position = Coup { $at } sur { $last }
replay-slider = Coup
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-eyes = Vu par
replay-open = tous, cartes ouvertes
replay-seat = { $name } (place { $seat })
replay-beside = Journal et analyse
replay-start = Le début
replay-hands = Mains
replay-share = Partager
replay-share-game = Le lien vers cette partie
replay-share-position = Le lien vers cette position
replay-shared = Le lien est copié.
replay-download = Télécharger la partie

## Analyse

review = Analyse
review-ask = Analyser cette partie
review-about = Une recherche regarde chaque décision deux fois : avec ce que son joueur pouvait savoir, et toutes cartes ouvertes. Cela prend une minute ou deux.
review-only-table = Une partie ouverte d’un fichier s’analyse hors ligne : tatami review FICHIER
review-waiting = L’analyse attend son tour …
review-thinking = { $done } décisions sur { $planned }
review-chart = Les chances de gagner, du début à la fin
review-chance = Chances de gagner
review-move = Coup
review-turns = Tournants
review-no-turns = Rien n’a fait basculer cette partie de plus que l’erreur des estimations.
review-mistake = Erreur
review-hidden = Seules les cartes ouvertes le montrent
review-luck = Chance
review-play = Coup
review-go = Aller au coup { $move }
review-table = Le cours de la partie en tableau
review-seats = Les places
review-seat = Place
review-decisions = Décisions
review-mistakes = Erreurs
review-hiddens = Cartes ouvertes
review-side = { $count ->
    [one] Place { $seats }
   *[other] Places { $seats }
}
review-notes = Comment cela s’additionne

## Preuve

proof = Preuve
proof-about = Avant la première carte, le donneur a promis un secret par son empreinte, et chaque joueur a ajouté son propre nombre. Le secret étant publié, chacun peut vérifier que lui seul a donné ces cartes.
proof-ask = Vérifier la donne
proof-good = La donne est prouvée
proof-bad = La donne n’est pas prouvée
proof-offline = Vous n’avez pas à croire ce serveur : téléchargez la partie et lancez ceci sur votre machine.
proof-at = Aller au coup { $move }

## Une partie enregistrée, une position

record-title = Ouvrir une partie enregistrée
record-about = Choisissez un fichier téléchargé après une partie, ou déposez-le ici.
record-choose = Choisir un fichier
record-wrong = Cela ne peut pas être ouvert.
position-title = Une position
position-broken = Ce lien ne contient pas de position. A-t-il été copié en entier ?
position-play = Jouer à { $game }

## Images des règles

rules-find = Aller à une règle
rules-learn = Une courte leçon
picture = Une image pour { $rule }
