# What checking a deal says.

## At the table

terminal-commitment = The deal’s commitment, to check it by at the end: { $commitment }
terminal-check-deal = The secret of the deal is published. To check all that chance gave:
terminal-unproven = The secret of this deal isn’t here, or isn’t used: the game goes on with new chance, and its record will have no proof.

## All is well

verify-proven = { $draws ->
    [0] Proven: no move was left to chance, and the secret is the one that was promised.
    [one] Proven: the only chance move is the one that the promised secret and the nonces give.
   *[other] Proven: all { $draws } chance moves are those that the promised secret and the nonces give.
}
verify-so-far = The game isn’t over: this holds for the moves so far.
verify-commitment = Commitment: { $commitment }
verify-commitment-noted = It is the one you noted.
verify-commitment-unnoted = If you noted the commitment before the deal, check it with --commitment: a whole record can be made up afterwards.
verify-nonces-none = No player added a nonce: whoever chose the secret could choose the deal with it.
verify-nonces-unnoted = If you noted your nonce, check with --nonce that it is among them.
verify-nonce = Seat { $seat } ({ $name }), from the start: { $nonce }
verify-nonce-later = Seat { $seat } ({ $name }), from chance move { $first } on: { $nonce }
verify-nonces-noted = Yours is among the nonces.

## Something is wrong

verify-failed = Not proven.
verify-more = { $count ->
    [one] One more chance move differs.
   *[other] { $count } more chance moves differ.
}
verify-no-proof = The record has no proof, so nothing can be said about its deal.
verify-secret-kept = The secret isn’t published yet. It is when the game is over; until then nobody can check the deal.
verify-other-secret = The secret isn’t the one that was promised: its hash is not the commitment.
verify-other-commitment = The record’s commitment is { $found }, but you noted { $noted }.
verify-nonce-missing = Your nonce { $nonce } isn’t among those of the record.
verify-nonce-idle = Your nonce { $nonce } is in the record, but counted for no chance move.
verify-other-seal = The seal doesn’t fit: a move or a nonce of the record was changed.
verify-dealt = Move { $number }: { $dealt } was dealt, but the secret and the nonces give { $due }.
verify-illegal = Move { $number }, { $name }, isn’t legal by { $rule }.
verify-no-move = Move { $number }, { $name }, is no move of this game.
verify-result = The result isn’t that of the moves.
verify-old-rules = The game was recorded under version { $rules } of the rules, and now it is { $now }: not every such game can be replayed. A Tatami of that time can check it.
