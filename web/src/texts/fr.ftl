# Les textes des pages.

## Partout

close = Fermer
menu = Réglages
menu-language = Langue
menu-theme = Lumière
menu-theme-auto = Comme l’appareil
menu-theme-light = De jour
menu-theme-dark = À la lampe
menu-play = Le jeu
menu-confirm = Confirmer chaque coup
menu-sound = Son
rule = Règle { $rule }
rules = Règles
to-home = Tous les jeux
back = Retour
missing = Il n’y a rien ici.
no-server = Le serveur ne répond pas. Est-il lancé ?

## Accueil

home-title = Quatre petits jeux profonds
home-lead = Jouez tout de suite contre un robot, ou envoyez un lien à vos amis. Sans compte, sans installation.
home-play = Jouer
home-table = Préparer une table
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Attaquez, parez ou laissez passer : videz votre main avec votre partenaire, et soignez la dernière carte.
about-rrr = La Royauté contre la Religion sur neuf cases : chaque tuile retourne, renverse ou bannit ses voisines.
about-dynasties = Réunissez des personnages de même rang, posez-les au bon moment et surenchérissez sur les séries de la table.
about-daimyos = Posez des cartes ninja transparentes sur les samouraïs, faites tomber sept daimyos rebelles et gagnez deux des trois pistes de clan.
facts-kami = 2 à 4 joueurs
facts-rrr = 2 joueurs
facts-dynasties = 2 à 4 joueurs
facts-daimyos = 1 ou 2 joueurs

## Une nouvelle table

create-title = Une table de { $game }
create-options = La partie
create-seats = Les places
create-name = Votre nom
create-level = Les robots
create-go = À table
invite = Envoyez ces liens, un à chaque ami
copy = Copier
copied = Copié.
join-title = Vous êtes invité à cette table
create-seat = Place { $seat }
seat-me = moi
seat-bot = un robot
seat-friend = un ami, par lien
bot = Robot { $level }
level-novice = Novice
level-casual = Tranquille
level-club = Club
level-expert = Expert
level-master = Maître
yes = Oui
no = Non
random = tiré au sort
option-first = Qui commence
option-first-hint = Au sort, ou une place fixe.
option-kami-players = Joueurs
option-kami-players-hint = À quatre, deux équipes ; à trois ou deux, chacun pour soi.
option-kami-ending = Comment atteindre 15 points
option-kami-ending-hint = Exactement, ou peut-on dépasser ?
value-kami-ending-soldier = Soldat : 15 ou plus
value-kami-ending-lord = Seigneur : exactement, l’excédent est retiré
value-kami-ending-kami = Kami : exactement, sinon retour à 0
option-rrr-neutrals = Tuiles neutres
option-rrr-neutrals-hint = Comment on obtient les tuiles qui ne sont à aucun camp.
value-rrr-neutrals-shared = cinq pour les deux
value-rrr-neutrals-none = aucune
value-rrr-neutrals-random = deux chacun, visibles
value-rrr-neutrals-secret = deux chacun, cachées
value-rrr-neutrals-draft = choix ouvert
value-rrr-neutrals-secret-draft = choix secret
option-rrr-victory = Victoire
option-rrr-victory-hint = Un match en parties gagnées, ou la somme des points.
value-rrr-victory-match = match
value-rrr-victory-points = points
option-rrr-games = Parties
option-rrr-games-hint = Victoires nécessaires, ou parties jouées aux points.
option-dynasties-players = Joueurs
option-dynasties-players-hint = Chacun pour soi.
option-dynasties-missions = Missions
option-dynasties-missions-hint = Des missions cachées : chaque mission révélée rapporte des points à qui possède cette série, pour chacune de ses cartes. Trois manches au lieu de quatre.
option-dynasties-ninjas = Ninjas
option-dynasties-ninjas-hint = Qui pose une série de Ninjas prend une figurine ; plus tard, elle retire une carte d’une série adverse.
option-daimyos-players = Joueurs
option-daimyos-players-hint = Deux, ou seul contre l’Automate.
option-daimyos-level = Automate
option-daimyos-level-hint = Sa force quand vous jouez seul, de 0 à 7.
option-daimyos-clan_techniques = Techniques de clan
option-daimyos-clan_techniques-hint = Chaque clan apporte sa propre technique. À deux joueurs.
option-daimyos-blacklist = Liste noire
option-daimyos-blacklist-hint = Une liste à vous : le plus haut daimyo qui y reste vaut un point de plus. À deux joueurs.
option-daimyos-ronin = Rônins
option-daimyos-ronin-hint = Les couleurs de clan des samouraïs comptent aussi. À deux joueurs.

## À la table

beside = Journal et messages
log = Journal
text-view = En mots
chat = Messages
chat-text = Écrire à la table
chat-send = Envoyer
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il vous plaît
phrase-sorry = Pardon !
phrase-again = Encore une partie ?
phrase-goodbye = Au revoir !
link-connecting = Connexion …
link-open = Connecté
link-lost = Connexion perdue, nouvel essai …
link-closed = Fermé
your-move = Votre coup
your-turn = À vous.
others-think = C’est à quelqu’un d’autre de jouer.
not-your-turn = Ce n’est pas à vous de jouer.
not-now = Ce choix n’est pas possible à cette étape.
ready = Jouer ce coup ?
play-move = Jouer
take-back = Reprendre
hint = Conseil
hint-chosen = Ce coup est proposé. Rien n’est envoyé avant que vous ne jouiez.
choose-move = Choisissez un coup.
lobby = Qui est assis ici
seat-open = libre
seat-yours = vous
offer = Une demande
offer-undo = { $who } demande à reprendre un coup.
offer-draw = { $who } propose la nulle.
offer-resign = { $who } veut abandonner.
offer-bot = { $who } demande qu’un robot prenne une place.
offer-win = { $who } réclame la victoire : le temps est écoulé.
agree = Accepter
decline = Refuser
withdraw = Retirer

## Kami

kami-soldier = Soldat
kami-lance = Lance
kami-rider = Cavalier
kami-silver = Dragon d’Argent
kami-gold = Dragon d’Or
kami-fool = Fou
kami-tower = Tour
kami-empress = Impératrice
kami-unseen = carte inconnue
kami-face-down = { $card }, face cachée
kami-mercenary = Mercenaire { $card }
kami-hired = { $card } de la pile { $stack }
kami-hand-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kami-take-back = Reprendre { $card }
kami-seat = Place { $seat }, { $name }
kami-first = premier joueur de la manche
kami-shown = { $count ->
    [one] { $count } Soldat montré
   *[other] { $count } Soldats montrés
}
kami-held = { $count ->
    [one] carte en main
   *[other] cartes en main
}
kami-defence = Ligne de défense
kami-attack = Ligne d’attaque
kami-nothing = rien
kami-to-answer = à contrer
kami-scores = Points
kami-team = Places { $one } et { $two }
kami-round = Manche { $round }
kami-you = vous
kami-partner = partenaire
kami-hand = Votre main
kami-mercenaries = Mercenaires
kami-stack-empty = la pile { $stack } est vide
kami-aside = Cartes écartées
kami-part-pass = Passer
kami-part-ask = Demander une nouvelle donne
kami-part-no-ask = Garder ces cartes
kami-part-cancel = Redistribuer
kami-part-play = Jouer quand même
kami-choose-down = Quelle carte poser face cachée ?
kami-choose-counter = Contrer ou passer ?
kami-choose-attack = Et laquelle attaque ?
kami-choose-ask = Cinq Soldats ou plus : demander une nouvelle donne ?
kami-choose-cancel = Votre partenaire demande : redistribuer ?
kami-choose-pass = Vous ne pouvez pas contrer cette attaque.
