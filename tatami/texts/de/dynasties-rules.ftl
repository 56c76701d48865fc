# Dynasties: jede Regel in ein, zwei Sätzen, zu sehen bei `?` und neben Ablehnungen.

## Aufbau einer Runde

D-01 = Alle 110 Karten werden gemischt, jeder bekommt drei. Der Rest bildet zwei verdeckte Zugstapel, der erste bei ungerader Zahl um eine Karte größer. Ablagestapel gibt es noch keine.
D-02 = Ein Spiel hat vier Runden, mit Aufträgen drei.

## Dein Zug

D-10 = Zieh zwei Karten von zwei verschiedenen Stapeln: Zugstapeln oder oben von Ablagestapeln. Du siehst die erste, bevor du den zweiten Stapel wählst.
D-11 = Ein Stapel gibt dir nie beide Karten, und einer, den deine erste Karte geleert hat, steht für die zweite nicht zur Wahl.
D-20 = Nach dem Ziehen legst du einen Satz aus oder wirfst eine Karte ab: eins von beidem, nie beides.
D-21 = Ein Satz sind zwei oder mehr Karten eines Typs, offen von der Hand ausgelegt. Du legst so viele davon aus, wie du willst.
D-22 = Zu dritt und zu viert braucht ein Satz Samurai, Ninja oder Gesandte mindestens drei Karten.
D-23 = Liegt ein Satz dieses Typs auf dem Tisch, auch dein eigener, musst du mehr Karten auslegen, als er gerade hat. Sein Besitzer wirft den alten sofort ab, auf einen Stapel.
D-24 = Ein ausliegender Satz wächst nie. Er kann nur durch einen größeren ersetzt werden; so liegt jeder Typ höchstens einmal auf dem Tisch.
D-30 = Abwerfen heißt: eine Handkarte offen auf einen Ablagestapel legen.
D-31 = Bei zwei Ablagestapeln wählst du frei. Sonst bildest du den fehlenden: Stapel 1, wenn es keinen gibt, sonst den leeren. Ein ganzer Satz kommt auf einen Stapel.
D-32 = Der Besitzer der abgeworfenen Karte oder des Satzes wählt den Stapel, auch außerhalb seines Zugs.

## Ende einer Runde

D-40 = Die Runde endet, wenn am Ende eines Zugs jemand sechs verschiedene Typen (zu zweit), fünf (zu dritt) oder vier (zu viert) vor sich hat.
D-41 = Die Runde endet, wenn am Ende eines Zugs alle neun Typen auf dem Tisch liegen.
D-42 = Die Runde endet, wenn am Ende eines Zugs einer der beiden Zugstapel leer ist.
D-43 = Du bekommst die Zahl jedes Typs, der vor dir liegt. Die Größe eines Satzes spielt keine Rolle, Handkarten zählen nichts.
D-44 = Wer insgesamt am wenigsten hat, beginnt die nächste Runde. Bei Gleichstand: wer in dieser Runde weniger hat, dann der Erste ab dem, der sie begonnen hat, ihn eingeschlossen.
D-45 = Nach der letzten Runde gewinnt, wer am meisten Punkte hat. Bei Gleichstand entscheidet die beste einzelne Runde, sonst wird der Sieg geteilt.

## Aufträge

D-50 = Zu Spielbeginn bekommt jeder einen verdeckten Auftrag aus jedem der drei Stapel. Die übrigen sind ungesehen aus dem Spiel.
D-51 = Am Ende einer Runde muss reihum jeder einen Auftrag aufdecken. Wer einen Satz dieses Typs hat, bekommt den Bonus für jede Karte darin, gleich wer aufgedeckt hat.
D-52 = Der Bonus gehört zu den Punkten der Runde, auch dafür, wer als Nächster beginnt und wer bei Gleichstand vorn liegt.

## Ninjas

D-60 = Wer einen Satz Ninja-Karten auslegt, nimmt eine Ninjafigur aus dem Vorrat, solange es eine gibt.
D-61 = In einem späteren eigenen Zug darfst du jederzeit Figuren zurückgeben, eine nach der anderen; jede nimmt eine Karte aus einem gegnerischen Satz. Eine eben genommene muss warten.
D-62 = Ein Satz darf auf eine Karte schrumpfen und zählt weiter. Ist auch die letzte weg, ist der Typ nicht mehr auf dem Tisch.
D-63 = Nicht eingesetzte Figuren behältst du von Runde zu Runde.
D-64 = Hast du eine Figur, die du nicht erst in diesem Zug genommen hast, beendest du deinen Zug nach der Aktion selbst. Sonst endet er von selbst.
