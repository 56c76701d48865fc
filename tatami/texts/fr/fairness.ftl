# Ce que dit la vérification d’une donne.

## À la table

terminal-commitment = L’engagement de la donne, pour la vérifier à la fin : { $commitment }
terminal-check-deal = Le secret de la donne est publié. Pour vérifier tout ce que le hasard a donné :
terminal-unproven = Le secret de cette donne n’est pas ici, ou n’est pas utilisé : la partie continue avec un nouveau hasard, et son compte rendu n’aura pas de preuve.

## Tout va bien

verify-proven = { $draws ->
    [0] Prouvé : rien n’a été laissé au hasard, et le secret est celui qui avait été promis.
    [one] Prouvé : le seul coup du hasard est celui que donnent le secret promis et les nonces.
   *[other] Prouvé : les { $draws } coups du hasard sont tous ceux que donnent le secret promis et les nonces.
}
verify-so-far = La partie n’est pas finie : cela vaut pour les coups joués jusqu’ici.
verify-commitment = Engagement : { $commitment }
verify-commitment-noted = C’est celui que vous aviez noté.
verify-commitment-unnoted = Si vous aviez noté l’engagement avant la donne, vérifiez-le avec --commitment : un compte rendu entier peut être inventé après coup.
verify-nonces-none = Aucun joueur n’a ajouté de nonce : qui a choisi le secret a pu choisir la donne avec lui.
verify-nonces-unnoted = Si vous aviez noté votre nonce, vérifiez avec --nonce qu’il en fait partie.
verify-nonce = Place { $seat } ({ $name }), dès le début : { $nonce }
verify-nonce-later = Place { $seat } ({ $name }), à partir du coup du hasard numéro { $first } : { $nonce }
verify-nonces-noted = Le vôtre est parmi les nonces.

## Quelque chose ne va pas

verify-failed = Pas prouvé.
verify-more = { $count ->
    [one] { $count } autre coup du hasard diffère.
   *[other] { $count } autres coups du hasard diffèrent.
}
verify-no-proof = Le compte rendu n’a pas de preuve : on ne peut rien dire de sa donne.
verify-secret-kept = Le secret n’est pas encore publié. Il le sera à la fin de la partie ; d’ici là, personne ne peut vérifier la donne.
verify-other-secret = Le secret n’est pas celui qui avait été promis : son empreinte n’est pas l’engagement.
verify-other-commitment = L’engagement du compte rendu est { $found }, mais vous aviez noté { $noted }.
verify-nonce-missing = Votre nonce { $nonce } n’est pas parmi ceux du compte rendu.
verify-nonce-idle = Votre nonce { $nonce } est dans le compte rendu, mais n’a compté pour aucun coup du hasard.
verify-other-seal = Le sceau ne convient pas : un coup ou un nonce du compte rendu a été modifié.
verify-dealt = Coup { $number } : { $dealt } est sorti, mais le secret et les nonces donnent { $due }.
verify-illegal = Le coup { $number }, { $name }, n’est pas permis par { $rule }.
verify-no-move = Le coup { $number }, { $name }, n’est pas un coup de ce jeu.
verify-result = Le résultat n’est pas celui des coups.
verify-old-rules = La partie a été enregistrée avec la version { $rules } des règles, et l’on en est à la { $now } : toutes ces parties ne peuvent pas être rejouées. Un Tatami de l’époque peut la vérifier.
