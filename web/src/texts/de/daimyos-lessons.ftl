## Lektionen: was zu tun ist, ein Wort zur Hilfe, und was man gelernt hat

lesson-daimyos-cover-task = Du arbeitest für den schwarzen Clan. Lege deine Karte so, dass ihre zwei schwarzen Ninjas zwei Samurai bedecken.
lesson-daimyos-cover-hint = Ein Ninja muss neben einem Daimyo liegen, und kein Daimyo darf bedeckt werden. Am blauen Daimyo, auf c2, geht es.
lesson-daimyos-cover-done = Jeder Samurai unter einem Ninja deines Clans ist ein Punkt: Der schwarze Zählstein rückt zwei Felder auf dich zu.
lesson-daimyos-fall-task = Der blaue Daimyo hat noch zwei Wächter, auf a4 und b5. Bedecke beide und bring ihn zu Fall.
lesson-daimyos-fall-hint = Drehe die Karte um 180° und lege ihre linke untere Ecke auf a3.
lesson-daimyos-fall-done = Ohne Wächter fällt ein Daimyo. Beide werten die Ninjas ihres Clans um ihn herum, und dein Gegner gewinnt eine Gunst.
lesson-daimyos-swap-task = Deine Karte zeigt weiße Ninjas, aber du arbeitest für Schwarz. Wechsle erst die Seite und bedecke dann zwei Samurai.
lesson-daimyos-swap-hint = Tausche mit dem neutralen Clan, dem weißen, sage, dass du fertig bist, und lege die Karte dann auf c2.
lesson-daimyos-swap-done = Ein Clan ist ein Werkzeug für einen Zug. Tauschen kostet nichts.
lesson-daimyos-technique-task = Du hast eine Gunst. Gib sie für Ten-mon aus, das noch eine Karte zieht, und behalte die mit drei schwarzen Ninjas.
lesson-daimyos-technique-hint = Nutze Ten-mon und behalte dann die zweite Karte.
lesson-daimyos-technique-done = Mit Gunst bezahlst du Techniken, und in der Abrechnung zählt sie trotzdem noch.
lesson-daimyos-reckoning-task = Die Abrechnung. Lege deine zwei Marken so, dass du auf zwei Leisten vorn liegst.
lesson-daimyos-reckoning-hint = Schwarz gehört dir schon, Rot ist unerreichbar. Weiß braucht zwei Punkte.
lesson-daimyos-reckoning-done = Zwei von drei Leisten gewinnen. Eine Marke, wo du ohnehin führst, ist verschenkt.
