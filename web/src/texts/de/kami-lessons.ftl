## Lektionen: was zu tun ist, ein Wort zur Hilfe, und was man gelernt hat

lesson-kami-counter-task = Ein Reiter greift dich an. Halte ihn mit einer Karte derselben Art auf und greife dann mit einer anderen an.
lesson-kami-counter-hint = Durchlassen ist erlaubt, aber hier sollst du antworten: erst der Reiter, dann dein eigener Angriff.
lesson-kami-counter-done = Das ist eine Abwehr: Eine Karte hält den Angriff auf, die nächste greift ihrerseits an. Beide zusammen sind ein Zug.
lesson-kami-lead-task = Du eröffnest die Runde. Lege einen Soldaten verdeckt in deine Abwehrreihe und greife dann mit dem Turm an.
lesson-kami-lead-hint = Die erste Karte liegt verdeckt; nimm eine, die du entbehren kannst: einen Soldaten. Die zweite greift an: der Turm.
lesson-kami-lead-done = Beim Ausspielen wirst du jede Karte ungesehen los. Und es gibt nur zwei Türme: Kaum jemand hält deinen auf.
lesson-kami-empress-task = Ein Turm greift an, und du hast keinen. Aber du hast eine Kaiserin. Nutze sie.
lesson-kami-empress-hint = Die Kaiserin hält jeden Angriff auf, außer Soldat und Lanze. Wehre mit ihr ab und greife dann mit irgendetwas an.
lesson-kami-empress-done = Die Kaiserin hält fast alles auf. Nur Soldaten und Lanzen kommen an ihr vorbei.
lesson-kami-way-task = Dein Partner hat eine Kaiserin offen in die Abwehr gelegt. Der Weg ist frei: Greife mit deiner Kaiserin an.
lesson-kami-way-hint = Halte den Silberdrachen mit einem Silberdrachen auf und greife dann mit der Kaiserin an.
lesson-kami-way-done = Solange keine Abwehrreihe eine zeigt, darf die Kaiserin nicht angreifen, außer als letzte Karte deiner Hand. Jetzt hält sie niemand auf.
lesson-kami-last-task = Zwei Karten sind übrig, und dein Team hat 10 Punkte. Die letzte Karte zählt ihre Punkte. Gewinne das Spiel mit 15.
lesson-kami-last-hint = Die Karte, mit der du angreifst, ist deine letzte. Ein Silberdrache zählt 3, eine Kaiserin 5.
lesson-kami-last-done = Die letzte Karte entscheidet, was eine Runde wert ist. Plane sie von Anfang an, dann spielst du Kami.
