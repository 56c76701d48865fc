## Une nouvelle table

create-title = Nouvelle partie de { $game }
create-options = Options
create-seats = Places
create-name = Votre nom
create-level = Niveau du robot, place { $seat }
create-their-name = Nom, place { $seat }
create-player = Joueur { $seat }
create-clock = Temps par coup
create-clock-hint = Ensuite, les autres peuvent réclamer la victoire ou faire jouer un robot.
clock-none = sans limite
clock-seconds = { $seconds } secondes
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
create-curtain = Cacher les cartes entre les tours
create-curtain-hint = Pour que personne ne voie les cartes d’un autre quand l’appareil passe de main en main.
create-links-hint = La page suivante donne un lien et un QR code pour chaque ami.
create-watch-hint = Rien que des robots : vous regarderez.
create-go = Créer la partie
invite = Envoyez un lien à chaque ami
invite-again = Nouveau lien
copy = Copier
copied = Copié.
join-title = On vous invite à cette partie
join-go = Rejoindre
join-watch = Seulement regarder
create-seat = Place { $seat }
seat-me = Vous
seat-bot = Robot
automaton = Automate
seat-friend = Un ami, par lien
seat-device = Quelqu’un sur cet appareil
bot = Robot ({ $level })
level-novice = Novice
level-casual = Tranquille
level-club = Club
level-expert = Expert
level-master = Maître
yes = Oui
no = Non
random = Au hasard
option-first = Qui commence
option-first-hint = Au hasard, ou une place fixe.
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
