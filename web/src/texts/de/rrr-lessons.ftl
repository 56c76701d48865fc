## Lektionen: was zu tun ist, ein Wort zur Hilfe, und was man gelernt hat

lesson-rrr-flip-task = Du bist das Königtum; Plättchen, die von dir wegzeigen, gehören dir. Lege die Prinzessin so, dass sie den Templer auf b3 zu dir dreht.
lesson-rrr-flip-hint = Die Prinzessin erreicht jedes der acht Felder um sie. Lege sie neben b3 und wähle dann b3.
lesson-rrr-flip-done = Ein gedrehtes Plättchen wechselt die Seite. Das zählt doppelt: eins mehr für dich, eins weniger für den anderen.
lesson-rrr-destroy-task = Der Bürger in der Mitte ist ein Feind. Zerstöre ihn.
lesson-rrr-destroy-hint = Der Ritter trifft gerade, die Schützin schräg. Lege eines der beiden so, dass es b2 erreicht, und wähle dann b2.
lesson-rrr-destroy-done = Ein zerstörtes Plättchen liegt verdeckt und sperrt sein Feld bis zu deinem nächsten Zug. Dann ist das Feld frei, und du bist zuerst dran.
lesson-rrr-line-task = Gewinne die beiden Feinde auf der Linie b mit einem einzigen Plättchen.
lesson-rrr-line-hint = Der General dreht eine ganze Linie bis zum Rand. Von b1 aus trifft sie nach oben b2 und b3.
lesson-rrr-line-done = Die Linie des Generals geht über Lücken und Schilde hinweg. Der Abt auf a2 hat einen Schild: Ihn dreht nichts.
lesson-rrr-group-task = Lege den König in die Mitte und wähle, wen er dreht: Gewinne drei Plättchen.
lesson-rrr-group-hint = Auf b2 dreht er die vier gerade oder die vier schräg angrenzenden Plättchen. Deine eigenen auch.
lesson-rrr-group-done = Ein Effekt auf eine Gruppe trifft Freund und Feind. Zähle, bevor du wählst.
lesson-rrr-last-task = Ein Feld ist frei, und du liegst zurück. Wähle das Plättchen, das das Spiel gewinnt.
lesson-rrr-last-hint = Wer das letzte Feld nimmt, kann nicht zerstören. Drehen ist erlaubt: Von c3 erreicht die Prinzessin b2.
lesson-rrr-last-done = Das Brett ist voll: fünf von dir gegen vier. Denke früh an das letzte Feld, denn es ändert, was deine Plättchen können.
