# Ce que dit le terminal autour d’une partie.

## À la table

terminal-moves = Vos coups, par notation ou par numéro (? les règles du moment, help toutes les commandes) :
terminal-thinking = Les autres jouent …
terminal-curtain = Passez l’appareil à { $who }. Personne d’autre ne regarde maintenant.
terminal-enter = Appuyez sur Entrée pour continuer :{ " " }
terminal-nothing = { $who } : vous n’avez rien à décider maintenant.
terminal-no-move = « { $move } » n’est pas un coup de ce jeu. Tapez un coup comme dans la liste, ou son numéro ; help montre toutes les commandes.
terminal-legal = { $move } est permis.
terminal-no-preview = { $move } est permis ; il n’y a rien à en dire d’avance.
terminal-no-rule = Il n’y a pas de règle « { $rule } ». Tapez rules pour les voir toutes.
terminal-undone = Coup repris.
terminal-saved = Enregistré : { $path }
terminal-not-saved = Pas enregistré. { $why }
terminal-left = La partie est enregistrée avec toutes ses cartes, même cachées. Pour la reprendre :

## Reprendre un coup

undo-nothing = Il n’y a rien à reprendre : depuis votre dernier coup, les autres ont joué ou regardé, ou des cartes ont été distribuées.
undo-revealed = Ce coup ne se reprend pas : il a montré quelque chose.

## La fin

terminal-won = { $count ->
    [one] Victoire : { $who }.
   *[other] Victoire : { $who }.
}
terminal-shared = Tout le monde partage la victoire.
terminal-end-prompt = save FICHIER, log, ou Entrée pour finir :{ " " }
terminal-help-end = La partie est finie. save FICHIER garde son compte rendu dans un fichier à vous, log montre ce qui s’est passé, Entrée termine.

## Aide

terminal-help-move = Un coup : tapez-le comme dans la liste, ou son numéro.
terminal-help-rules-now = ?             les règles du moment
terminal-help-why = why COUP      pourquoi un coup n’est pas permis
terminal-help-hint = hint          les meilleurs coups d’après ce que vous pouvez savoir (hint SECONDES : y réfléchir si longtemps)
terminal-help-undo = undo          reprendre votre dernier coup, s’il n’a rien montré à personne
terminal-help-save = save FICHIER  garder la partie dans un fichier (avec toutes les cartes, même cachées)
terminal-help-log = log           ce qui s’est passé (log all : depuis le début)
terminal-help-rules = rules         toutes les règles du jeu (rules NUMÉRO : une seule)
terminal-help-show = Entrée        de nouveau la table ; show COUP : ce qu’un coup rapporterait
terminal-help-quit = quit          arrêter ; la partie est enregistrée, et vous saurez comment la reprendre

## Résoudre

solve-title = Valeur de chaque coup, en points pour le camp de { $who }
solve-title-three = Valeur de chaque coup en points pour { $who }, comme si les deux autres jouaient ensemble contre cette place
solve-move = Coup
solve-value = Valeur
solve-between = de { $low } à { $high }
solve-line = Meilleur jeu : { $line }
solve-exact = Exact, après { $nodes } positions.
solve-stopped = Arrêté après { $nodes } positions. Ce que l’on sait :
solve-progress = { $nodes } positions, { $rate } par seconde ; { $known } coups connus sur { $moves }
solve-rrr-title = Où mène chaque coup de { $who }, si les deux jouent au mieux
solve-rrr-result = Résultat
solve-rrr-wins = gagne de { $margin }
solve-rrr-loses = perd de { $margin }
solve-rrr-wins-between = gagne de { $low } à { $high }
solve-rrr-loses-between = perd de { $low } à { $high }
solve-rrr-may-win = ouvert ; semble gagné
solve-rrr-may-lose = ouvert ; semble perdu
solve-rrr-unseen = ouvert ; pas examiné
solve-rrr-depth = Examiné { $depth ->
    [one] { $depth } tour
   *[other] { $depth } tours
 } à l’avance.
table-rrr-level = Niveau { $level }
table-rrr-built = Niveau { $level } : { $size } positions, après { $seconds } s
table-rrr-there = Niveau { $level } : { $size } positions, déjà là
table-rrr-stopped = Arrêté. Les niveaux finis restent ; la même commande reprend là.
table-rrr-complete = Complet après { $seconds } s : { $size } positions dans { $folder }
table-rrr-verifying = Vérification
table-rrr-verified = { $checked } positions au hasard vérifiées (graine { $seed }), dont { $searched } résolues aussi par recherche : { $wrong } fausses.
