## Daimyos

daimyos-black = Schwarz
daimyos-white = Weiß
daimyos-red = Rot
daimyos-blue = Blau
daimyos-turquoise = Türkis
daimyos-green = Grün
daimyos-yellow = Gelb
daimyos-orange = Orange
daimyos-purple = Violett
daimyos-brown = Braun
daimyos-you = du
daimyos-you-too = (du)
daimyos-neutral = neutral
daimyos-free = frei
daimyos-seat = Platz { $seat }, { $name }
daimyos-clan-of = Clan { $clan }
daimyos-card = Karte { $card }
daimyos-field = Das Spielfeld
daimyos-tracks = Leisten
daimyos-marker = { $clan }: { $value }
daimyos-tokens = Daimyo-Marken: { $unplaced } noch zu legen, { $board } auf dem Feld. Gunst: { $favours }, ausgegeben { $spent }.
daimyos-secret = { $count ->
    [one] 1 Marke geheim zugeteilt
   *[other] { $count } Marken geheim zugeteilt
}
daimyos-assigned = Marke { $token } von { $name }
daimyos-score-up = Wertungskarte { $card }, offen
daimyos-score-down = Wertungskarte { $card }, verdeckt
daimyos-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
daimyos-list = { $title }, von oben: { $daimyos }
daimyos-your-list = Deine Liste
daimyos-next-struck = Liste
daimyos-row = Die Reihe des Automaten, Wert { $sum }
daimyos-auto-deck = { $count ->
    [one] 1 Karte im Automatenstapel
   *[other] { $count } Karten im Automatenstapel
}
daimyos-auto-stay = behält seinen Clan
daimyos-auto-swap = tauscht mit dem neutralen Clan
daimyos-auto-steal = tauscht den Clan mit dir
daimyos-turning = { $mirrored ->
    [yes] { $degrees }°, gespiegelt
   *[no] { $degrees }°
}
daimyos-ways = Die Karte drehen und spiegeln
daimyos-at = Die Karte auf { $space } legen
daimyos-take-back = Die Karte zurücknehmen
daimyos-how-to-lay = Wähle, wie die Karte liegt, und zieh sie aufs Feld, einen Ninja neben einen Daimyo.
daimyos-keys = R dreht, M spiegelt.
daimyos-nowhere = So kann die Karte nirgends liegen.
daimyos-not-here = Hier nicht. Ein Klick sagt, warum.
daimyos-used = eingesetzt
daimyos-cost = { $cost ->
    [one] kostet 1 Gunst
   *[other] kostet { $cost } Gunst
}
daimyos-about-shinobi-iri = Clans mit der anderen Seite tauschen
daimyos-about-chimon = Ninjas dürfen Ninjas bedecken
daimyos-about-ten-mon = eine Karte ziehen, eine der zwei abwerfen
daimyos-about-intonjutsu = leere Felder zählen als schwarze Ninjas
daimyos-about-boryaku = eine Karte ziehen, beide legen
daimyos-about-hensojutsu = zwei Ninjas zählen als weiß
daimyos-about-choho = zwei Samurai zählen als weiße Ninjas
daimyos-about-kayakujutsu = bedeckte Samurai bringen 1 mehr
daimyos-about-kenjutsu = rote Ninjas um Gefallene bringen 2
daimyos-go-on = Weiter
daimyos-go-on-note = zur Karte
daimyos-keep = { $card } behalten
daimyos-drop = { $card } abwerfen
daimyos-white-now = { $count ->
    [one] Noch einer darf als weiß zählen.
   *[other] Bis zu zwei dürfen als weiß zählen. Wähle sie auf dem Feld.
}
daimyos-several-fall = Mehrere Daimyos fallen. Welcher zuerst?
daimyos-may-fall = Nur Samurai deines eigenen Clans halten noch Wache. Du darfst sie übergehen: Welcher Daimyo fällt?
daimyos-assign-now = Die Abrechnung: Marke { $token }, Wert { $worth }. Auf welche Leiste?
daimyos-take-now = Nimm einen der Clans: Seine Ninjas punkten für dich, auf seiner Leiste.
daimyos-part-swap = Tauschen
daimyos-part-swap-with = Gegen { $clan } tauschen
daimyos-part-use = { $technique } ({ $cost }): { $about }
daimyos-part-white = { $space } zählt als weiß
daimyos-part-eliminate = { $daimyo } ausschalten
daimyos-part-assign = { $token } auf { $clan }
daimyos-part-done = Fertig
daimyos-leave = Den Rest stehen lassen
daimyos-choose-take = Welchen Clan nimmst du?
daimyos-choose-swap = Clan tauschen, eine Technik einsetzen oder weiter?
daimyos-choose-keep = Welche Karte behältst du?
daimyos-choose-drop = Welche Karte wirfst du ab?
daimyos-choose-card = Welche Karte zuerst?
daimyos-choose-turn = Wie liegt die Karte?
daimyos-choose-at = Wohin kommt sie?
daimyos-choose-white = Wer zählt als weiß?
daimyos-choose-eliminate = Welcher Daimyo fällt zuerst?
daimyos-choose-may-eliminate = Welcher Daimyo fällt, wenn überhaupt?
daimyos-choose-assign = Auf welche Leiste?
daimyos-choose-done = Weiter?
