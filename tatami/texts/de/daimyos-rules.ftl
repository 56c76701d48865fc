# Daimyos: jede Regel in ein, zwei Sätzen, zu sehen bei `?` und neben Ablehnungen.

## Aufbau

Y-01 = Die vier Tafeln bilden ein Quadrat, in zufälliger Reihenfolge und zufällig gedreht.
Y-02 = Die Zählsteine beginnen auf 0, die Marken mit der Daimyo-Seite oben. Mit Clan-Techniken wird von jeder Farbe eine der zwei Clankarten ausgelost.
Y-03 = Jeder zieht eine Ninjakarte, offen. Die Reihenfolge des Stapels ist verborgen.
Y-04 = Der zweite Spieler nimmt einen der drei Clans, dann der erste einen der beiden anderen. Der letzte Clan ist neutral.

## Dein Zug

Y-10 = Zu Beginn deines Zugs darfst du deine Clankarte gegen die neutrale tauschen.
Y-11 = Vor dem Legen darfst du Techniken einsetzen, jede einmal im Zug, und zahlst mit nicht ausgegebener Gunst. Eine Clan-Technik nur mit dem Modul und nur die deines jetzigen Clans.
Y-12 = Leg deine Ninjakarte, wenn du kannst, und zieh eine neue, bevor etwas gezählt wird. Passt sie nirgends, wirf sie ab und zieh eine, die du in diesem Zug nicht legst.
Y-13 = Nach dem Legen und Ziehen bekommst du Punkte für Samurai, die du mit Ninjas deines jetzigen Clans bedeckt hast.
Y-14 = Am Ende deines Zugs schaltest du jeden Daimyo ohne Wächter aus, und beide bekommen dafür Punkte.

## Eine Karte legen

Y-20 = Eine Karte darf in Vierteln gedreht und gewendet werden, überall auf dem Raster liegen und über den Rand der Fläche hinausragen.
Y-21 = Mindestens ein Ninja der Karte muss neben einem noch nicht ausgeschalteten Daimyo liegen. Alle acht Felder um ihn zählen.
Y-22 = Weder Ninja noch Samurai dürfen einen Daimyo bedecken, ob ausgeschaltet oder nicht. Ein klares Feld darf es.
Y-23 = Ein Ninja darf keinen Ninja bedecken, außer in einem Zug mit Chimon.
Y-24 = Ein Ninja darf einen Samurai bedecken.
Y-25 = Ein Samurai darf einen Ninja oder einen anderen Samurai bedecken.
Y-26 = Ein klares Feld ändert nichts. Auf einem Feld zählt der oberste Ninja oder Samurai.

## Punkte

Y-30 = Du bekommst einen Punkt für jeden Samurai, den du in diesem Zug mit einem Ninja deines jetzigen Clans bedeckst.
Y-31 = Ein Daimyo ohne Samurai um sich fällt am Zugende: Wer am Zug ist, legt seine kleinste Daimyo-Marke, die größte des anderen wird Gunst; dann zählen beide ihre Ninjas um ihn.
Y-32 = Wer keine Daimyo-Marke mehr hat, legt keine oder wendet keine: Der Schritt entfällt.

## Die Abrechnung

Y-40 = Die Abrechnung folgt auf den Zug, in dem der siebte Daimyo gefallen ist oder die letzte Ninjakarte gezogen wurde.
Y-41 = Du sammelst deine Gunst und deine Daimyo-Marken von der Fläche, wie sie liegen. Ist der Stapel leer, kommen ungelegte Daimyo-Marken als Gunst dazu; sind alle sieben Daimyos gefallen, nicht.
Y-42 = Jeder teilt heimlich alle gesammelten Marken den Leisten zu. Aufgedeckt rückt jede ihren Zählstein um ihren Wert auf ihren Besitzer zu.
Y-43 = Wer auf zwei Leisten im Plus ist, gewinnt. Sonst die höhere Summe der positiven Stände, dann mehr Daimyo-Marken auf der Fläche; sonst unentschieden.

## Techniken

Y-50 = Shinobi-iri: Tausch den Clan mit deinem Gegner.
Y-51 = Chimon: In diesem Zug dürfen deine Ninjas Ninjas bedecken.
Y-52 = Ten-mon: Zieh eine Ninjakarte, dann wirf eine der beiden ab.
Y-53 = Intonjutsu (Schwarz): In diesem Zug zählen leere Felder um einen Daimyo, den du ausschaltest, auch neben den Tafeln, für deine Punkte als schwarze Ninjas.
Y-54 = Boryaku (Schwarz): Zieh eine Ninjakarte und leg in diesem Zug beide, in beliebiger Folge. Was nirgends passt, wird abgeworfen; am Ende hältst du wieder eine.
Y-55 = Kayakujutsu (Rot): Jeder bedeckte Samurai, der dir Punkte bringt, bringt in diesem Zug 1 mehr.
Y-56 = Kenjutsu (Rot): Jeder rote Ninja, der dir um einen ausgeschalteten Daimyo zählt, bringt in diesem Zug 2 Punkte.
Y-57 = Hensojutsu (Weiß): Bis zu zwei Ninjas anderer Farbe, nach dem Legen und Ziehen gewählt, zählen in diesem Zug als weiß.
Y-58 = Choho (Weiß): Bis zu zwei Samurai, nach dem Legen und Ziehen gewählt, zählen in diesem Zug als weiße Ninjas. Sie bewachen keinen Daimyo und bringen um ihn Punkte.
Y-59 = Ten-mon und Boryaku lassen sich bei leerem Stapel nicht einsetzen.

## Module

Y-60 = Schwarze Liste: Schaltest du den Daimyo aus, der von den übrigen auf deiner Liste am höchsten steht, bekommst du in deinem jetzigen Clan 1 Punkt mehr.
Y-61 = Ronin: Wenn Daimyos fallen, darfst du Samurai in der Farbe deines jetzigen Clans übergehen; wen nur sie bewachen, der fällt nur, wenn du es sagst. Bedeckst du einen vom Clan des Gegners, bringt das 2 Punkte, vom neutralen 1, vom eigenen 0.
Y-62 = Clan-Techniken: Die drei beim Aufbau ausgelosten Clankarten zeigen je eine; du darfst die deines jetzigen Clans einsetzen.

## Allein

Y-70 = Ohne Module. Auto-Stapel: die sieben A-Karten, von 1 bis zur Stufe in Fassung B; die sieben anderen bilden den Wertungsstapel, dessen oberste Liste sichtbar ist.
Y-71 = Nur du ziehst eine Ninjakarte, und du beginnst. Der Automat bekommt einen zufälligen Clan, du wählst einen der beiden anderen, der letzte ist neutral.
Y-72 = Der Automat legt eine Karte über die rechte Hälfte der letzten in seiner Reihe, bleibt, tauscht oder stiehlt und bekommt für seinen jetzigen Clan die Summe der sichtbaren Zahlen.
Y-73 = Erreicht ein Zählstein das 6. Feld auf der Seite des Automaten, nimmt er sich den obersten Daimyo der Liste des Wertungsstapels; du bekommst eine Gunst und deine Punkte um diesen Daimyo.
Y-74 = Schaltest du einen Daimyo aus, kommt zuerst die oberste Wertungskarte offen auf die Leiste des jetzigen Clans des Automaten. Dann bekommt er seine Punkte wie üblich.
Y-75 = Du teilst deine Marken offen zu; dann rückt jede Wertungskarte ihre Leiste um ihre untere Zahl für den Automaten weiter. Unentschieden heißt verloren.
Y-76 = Allein tauscht Shinobi-iri deinen Clan mit dem des Automaten.
