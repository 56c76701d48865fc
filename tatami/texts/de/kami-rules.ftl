# Kami: jede Regel in ein, zwei Sätzen, zu sehen bei `?` und neben Ablehnungen.

## Vor der ersten Karte

K-01 = Zu viert spielen zwei Teams, die Plätze 0 und 2 gegen 1 und 3; zu zweit und zu dritt spielt jeder für sich. Team oder Einzelspieler heißen Partei, und ihr gehören die Punkte.
K-02 = Wer das Spiel beginnt, wird ausgelost, außer die Option „first“ nennt einen Platz.
K-03 = Zu viert werden alle 32 Karten verteilt, acht an jeden.
K-04 = Zu dritt bekommt jeder zehn Karten. Zwei liegen diese Runde verdeckt beiseite; die eine sieht heimlich der zweite Spieler, die andere der dritte.
K-05 = Zu zweit gibt es acht Söldnerstapel, je eine offene Karte auf einer verdeckten, und acht Karten für jede Hand.
K-06 = Nur zu viert: Mit fünf oder mehr Soldaten darfst du vor der ersten Karte fragen. Alle sehen deine Soldaten, und dein Partner wählt: neu geben oder weiterspielen.

## Eine Runde spielen

K-10 = Ein Ausspiel ist eine Karte verdeckt in die Abwehr, dann eine offen in den Angriff. Ausspielen muss der erste Spieler der Runde und jeder, dessen Angriff ungekontert zurückkommt.
K-11 = Der Nächste im Uhrzeigersinn antwortet auf den Angriff: Er passt oder kontert.
K-12 = Wer antwortet, darf immer passen, auch mit einer passenden Karte auf der Hand.
K-13 = Ein Konter ist eine offene Karte derselben Sorte in die Abwehr, dann ein neuer Angriff, alles in einem Zug. Kann kein erlaubter Angriff folgen, ist der Konter nicht erlaubt.
K-14 = Du darfst auch deinen eigenen Partner kontern.
K-15 = Haben seit deinem Angriff alle anderen gepasst, spielst du wieder aus.

## Die Kaiserin

K-20 = Die Kaiserin kontert jeden Angriff außer Soldat und Lanze. Greift sie an, kontert sie nur die andere Kaiserin. Sie darf auch die verdeckte Karte eines Ausspiels sein.
K-21 = Eine Kaiserin greift nur an, wenn in dieser Runde schon eine offen in einer Abwehrreihe liegt, auch dein Konter im selben Zug zählt, oder wenn sie deine letzte Handkarte ist.
K-22 = Eine verdeckt liegende Kaiserin erlaubt keinen Angriff mit einer Kaiserin.

## Das Ende einer Runde

K-30 = Die Runde endet, sobald jemand die letzte Karte seiner Hand als Angriff spielt.
K-31 = Die Partei dessen, der die Runde beendet, bekommt die Punkte seiner letzten Karte. Sonst punktet niemand.
K-32 = Sind deine letzten zwei Karten von derselben Sorte und liegt die in der Abwehr verdeckt, zählen die Punkte doppelt. Sind beide zu sehen, nicht.
K-40 = Der Zweite einer Runde beginnt die nächste, gleich wer gewonnen hat.

## Duell

K-41 = Die offene Karte eines Stapels darf eine Handkarte ersetzen, kommt aber nie auf die Hand. Die darunter wird gleich aufgedeckt; nimmst du sie zur Abwehr, siehst du das vor deinem Angriff.
K-42 = Auch im Duell endet die Runde mit der letzten Karte einer Hand. Sie muss von der Hand kommen und ein Angriff sein, kann also nie zur Abwehr dienen.
K-43 = Eine Kaiserin als Söldnerin ist nie „letzte Karte der Hand“. Sie greift nur an, wenn schon eine Kaiserin offen in einer Abwehrreihe liegt.
K-44 = Wer ausspielen soll und nicht kann, gibt das Ausspiel an den anderen ab. Kann keiner, ist die Runde nichtig: keine Punkte, aber sie zählt als Runde.
K-45 = Mit einem Söldner konterst du nur, wenn danach sicher ein Angriff möglich ist. Besteht deine Hand nur aus beiden Kaiserinnen, kann es dafür noch einen Söldner brauchen.

## Das Spiel gewinnen

K-50 = Wer zuerst auf 15 kommt, gewinnt. Soldat: 15 oder mehr. Fürst: genau 15, der Überschuss geht von 15 ab. Kami: genau 15, sonst zurück auf 0.
K-51 = Das Spiel endet mit der Runde, in der eine Partei ihr Ziel erreicht. In einer Runde punktet nur eine, darum gibt es nie Gleichstand.
