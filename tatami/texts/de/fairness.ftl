# Was die Prüfung einer Austeilung sagt.

## Am Tisch

terminal-commitment = Das Versprechen des Gebers, zum Prüfen am Ende: { $commitment }
terminal-check-deal = Das Geheimnis des Gebers ist veröffentlicht. So prüfst du alles, was der Zufall gab:
terminal-unproven = Das Geheimnis dieser Partie ist nicht hier oder wird nicht benutzt: Sie geht mit neuem Zufall weiter, und ihre Aufzeichnung hat dann keinen Beweis.

## Alles stimmt

verify-proven = { $draws ->
    [0] Bewiesen: Nichts war dem Zufall überlassen, und das Geheimnis ist das versprochene.
    [one] Bewiesen: Der einzige Zufallszug ist der, den das versprochene Geheimnis und die Nonces ergeben.
   *[other] Bewiesen: Alle { $draws } Zufallszüge sind die, die das versprochene Geheimnis und die Nonces ergeben.
}
verify-so-far = Die Partie ist nicht zu Ende: Das gilt für die Züge bis hierher.
verify-commitment = Versprechen: { $commitment }
verify-commitment-noted = Es ist das, was du dir notiert hast.
verify-commitment-unnoted = Hast du dir das Versprechen vor dem Austeilen notiert, prüfe es mit --commitment: Eine ganze Aufzeichnung lässt sich im Nachhinein erfinden.
verify-nonces-none = Niemand hat eine Nonce beigetragen: Wer das Geheimnis wählte, konnte damit die Karten wählen.
verify-nonces-unnoted = Hast du dir deine Nonce notiert, prüfe mit --nonce, ob sie dabei ist.
verify-nonce = Platz { $seat } ({ $name }), von Anfang an: { $nonce }
verify-nonce-later = Platz { $seat } ({ $name }), ab dem { $first }. Zufallszug: { $nonce }
verify-nonces-noted = Deine ist unter den Nonces.

## Etwas stimmt nicht

verify-failed = Nicht bewiesen.
verify-more = { $count ->
    [one] Noch { $count } Zufallszug weicht ab.
   *[other] Noch { $count } Zufallszüge weichen ab.
}
verify-no-proof = Die Aufzeichnung hat keinen Beweis; über ihre Karten lässt sich nichts sagen.
verify-secret-kept = Das Geheimnis ist noch nicht veröffentlicht. Das geschieht, wenn die Partie zu Ende ist; bis dahin kann niemand die Karten prüfen.
verify-other-secret = Das Geheimnis ist nicht das versprochene: Sein Hash ist nicht das Versprechen.
verify-other-commitment = Das Versprechen der Aufzeichnung ist { $found }, du hast dir aber { $noted } notiert.
verify-nonce-missing = Deine Nonce { $nonce } ist nicht unter denen der Aufzeichnung.
verify-nonce-idle = Deine Nonce { $nonce } steht in der Aufzeichnung, zählte aber für keinen Zufallszug.
verify-other-seal = Das Siegel passt nicht: Ein Zug oder eine Nonce der Aufzeichnung wurde geändert.
verify-dealt = Zug { $number }: Es kam { $dealt }, aber das Geheimnis und die Nonces ergeben { $due }.
verify-illegal = Zug { $number }, { $name }, ist nach { $rule } nicht erlaubt.
verify-no-move = Zug { $number }, { $name }, ist kein Zug dieses Spiels.
verify-result = Das Ergebnis ist nicht das der Züge.
verify-old-rules = Die Partie wurde nach Version { $rules } der Regeln aufgezeichnet, jetzt gilt { $now }: Nicht jede solche Partie lässt sich nachspielen. Ein Tatami von damals kann sie prüfen.
