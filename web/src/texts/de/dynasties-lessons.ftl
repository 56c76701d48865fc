## Lektionen: was zu tun ist, ein Wort zur Hilfe, und was man gelernt hat

lesson-dynasties-draw-task = Du hast zwei Mönche. Ziehe zwei Karten von verschiedenen Stapeln, sodass du drei Mönche hast.
lesson-dynasties-draw-hint = Der offene Stapel mit dem Mönch obenauf ist der eine. Die andere Karte kommt von irgendeinem anderen Stapel.
lesson-dynasties-draw-done = Ein Stapel gibt nie beide Karten. Und was du von einem offenen Stapel nimmst, haben alle gesehen.
lesson-dynasties-lay-task = Lege alle drei Mönche vor dir aus.
lesson-dynasties-lay-hint = Zwei würden reichen, aber drei sind schwerer zu überbieten. Lege drei.
lesson-dynasties-lay-done = Ein Satz Mönche bringt 18 Punkte, egal wie groß er ist. Mehr Karten machen ihn nur sicherer.
lesson-dynasties-outbid-task = Dein Gegner hat drei Bauern auf dem Tisch. Verdränge sie.
lesson-dynasties-outbid-hint = Du brauchst mehr als drei: Lege alle vier Bauern.
lesson-dynasties-outbid-done = Der größere Satz nimmt den Platz des alten ein, dessen Karten auf einen Ablagestapel gehen. Jeder Typ hat nur für einen Satz Platz.
lesson-dynasties-discard-task = Du kannst nichts auslegen. Wirf eine Karte ab, aber behalte den seltenen Kaiser.
lesson-dynasties-discard-hint = Je weniger es von einem Typ gibt, desto schwerer ist er zu überbieten. Trenne dich von etwas Häufigem.
lesson-dynasties-discard-done = Es gab einen Ablagestapel, also hat deine Karte den zweiten gebildet. Gibt es beide, wählst du.
lesson-dynasties-end-task = Die letzte Runde. Mit sechs verschiedenen Typen vor dir ist sie vorbei. Lege den sechsten und gewinne.
lesson-dynasties-end-hint = Zwei Shogune sind ein Satz, den noch niemand ausgelegt hat.
lesson-dynasties-end-done = Zu zweit beenden sechs Typen die Runde. Wer vorn liegt, sollte sich beeilen.
