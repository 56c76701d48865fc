# RRR: jede Regel in ein, zwei Sätzen, zu sehen bei `?` und neben Ablehnungen.

## Aufbau

R-01 = Jeder Spieler hat sieben Fraktionsplättchen offen in seiner Zone.
R-02 = Der erste Spieler hat zusätzlich den Bürger und muss ihn in seinem ersten Zug legen, auf ein beliebiges Feld.
R-05 = Von den 16 anderen Neutralen: shared, 5 offen für beide; none, keine; random, je 2 offen; secret, je 2 verborgen; draft, 5 offen, genommen 1-1-1-2; secret-draft, von 4 eins behalten, 3 weiter.

## Dein Zug

R-10 = Zu Beginn deines Zugs kommen die Plättchen, die du zerstört hast, vom Brett auf den Ablagestapel.
R-11 = Leg ein Plättchen aus deiner Zone oder dem neutralen Bereich auf ein freies Feld, als deinen Verbündeten. Ein verdecktes Plättchen besetzt sein Feld noch.
R-12 = Nach dem Legen wird der Effekt des Plättchens ausgeführt. Dann ist der andere am Zug.
R-13 = Wer ein Plättchen legen muss und nicht kann, verliert das Spiel: keines mehr da, oder nur der Turm und kein Verbündeter, auf den er könnte.
R-14 = Der Turm kommt auf einen deiner offenen Verbündeten ohne Schild. Beide zählen als ein Plättchen, der Turm; wird er entfernt, kommen beide auf den Ablagestapel.

## Wie Effekte wirken

R-20 = Ein aktiver Effekt geschieht einmal, wenn sein Plättchen gelegt wird. Du darfst darauf verzichten, ihn aber nie nur zum Teil nutzen.
R-21 = Ein passiver Effekt gilt, solange sein Plättchen offen und unbedeckt auf dem Brett liegt. Verzichten kann man darauf nicht.
R-22 = Nur offene Plättchen können Ziel sein. Einem verdeckten geschieht nichts, und es hat keinen Effekt.
R-23 = Effekte können eigene Verbündete ebenso treffen wie Feinde. Wird eine Gruppe getroffen, dann auch deine Verbündeten darin.
R-24 = Wer mehrere Plättchen dreht, dreht sie alle, außer denen mit Schild.
R-25 = Eine Wahl, die nichts ändern würde, wird nicht angeboten; sie wäre dasselbe wie ein Verzicht.

## Was Effekte tun

R-30 = Ein zerstörtes Plättchen wird verdeckt und verschwindet im nächsten Zug dessen, der es zerstört hat. Hat dein Plättchen das letzte freie Feld besetzt, kannst du nichts zerstören.
R-31 = Ein verbanntes Plättchen kommt sofort auf den Ablagestapel, vom Brett oder, durch den Spion, aus der Zone des Gegners.
R-32 = Ein gedrehtes Plättchen wechselt die Seite.
R-33 = Kein Effekt berührt ein Plättchen mit Schild: Es wird auch nicht aufgehoben, versetzt, bedeckt oder noch einmal genutzt. Nur der Effekt des Piraten trifft es.
R-34 = Neben einem offenen Kerkermeister (gerade) oder einer Hexe (schräg) kann der aktive Effekt eines Plättchens nicht genutzt werden, weder beim Legen noch später. Passive gelten weiter.
R-35 = Gaukler und Mime führen den aktiven Effekt eines anderen Plättchens aus, als hättest du es eben gelegt, von dessen Feld und mit dessen Vorn. Zerstörverbot und Aufheben gelten auch hier.
R-36 = Der Fährmann versetzt ein beliebiges anderes offenes Plättchen ohne Schild auf ein freies Feld. Es behält seine Seite, sein Effekt wird nicht ausgelöst.
R-37 = Der Totenbeschwörer holt ein beliebiges Plättchen vom Ablagestapel dieses Spiels in deine Zone, gleich welcher Farbe.
R-38 = Der Bote nimmt einen Verbündeten ohne Schild zurück, aber weder sich selbst noch das eben gelegte Plättchen noch eines unter einem Turm.
R-39 = Der Spion erreicht die Zone des Gegners, nicht den neutralen Bereich. Du nennst ein offenes Plättchen oder nimmst ein zufälliges verborgenes.

## Ende

R-50 = Liegen nach einem Effekt auf allen neun Feldern offene Plättchen, endet das Spiel, und mehr Verbündete gewinnen. Ist eines verdeckt, geht es weiter.
R-51 = Liegt am Ende der Tod offen und unbedeckt da, verliert die Seite, deren Verbündeter er ist, gleich wie es steht.
R-60 = Im Match gewinnt, wer zuerst die vereinbarte Zahl von Spielen gewonnen hat.
R-61 = Nach Punkten: Jeder Verbündete am Ende eines Spiels ist ein Punkt; wer durch den Tod verliert oder nicht legen kann, bekommt 0. Gleichstand ist möglich.
R-62 = Die eben benutzten Neutralen sind draußen, neue kommen von den übrigen; reichen sie nicht, werden alle 16 neu gemischt. Der Verlierer entscheidet, wer beginnt.

## Feinheiten

R-70 = Zerstörtes verschwindet in dem Moment, in dem du an den Zug kommst; gleich dann wird geprüft, ob du etwas legen kannst.
R-71 = Die Linie des Generals geht über Lücken, verdeckte und geschützte Plättchen hinweg bis zum Rand.
R-72 = Was vom Brett oder Ablagestapel in eine Zone kommt, ist offen, auch in verborgenen Spielarten. Im Draft gehen die letzten zwei ohne Zug an den zweiten Spieler.
R-73 = Punkte sind offene Verbündete, auch wenn ein Spiel vorzeitig endet, weil jemand nicht legen kann.
R-74 = Alle für ein Spiel gezogenen Neutralen gelten als benutzt, auch die aus einem geheimen Draft ausgeschiedenen. Zwischen den Spielen zeigt das Brett das letzte.
