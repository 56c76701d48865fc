# Tipps und Rückblicke.

## Tipps

hint-thinking = Ich denke nach … (Strg-C: genug)
hint-stopped = Angehalten. Was bisher bekannt ist:
hint-title = { $who }: die besten Züge nach dem, was dieser Platz wissen darf, nach { $simulations ->
    [one] { $simulations } Simulation
   *[other] { $simulations } Simulationen
}:
hint-exact = Gewinnchance { $chance } % (exakt)
hint-estimate = Gewinnchance { $chance } % (geschätzt, ±{ $reach }; { $visits ->
    [one] { $visits } Versuch
   *[other] { $visits } Versuche
})
hint-unseen = { $moves ->
    [one] { $moves } weiterer erlaubter Zug wurde nicht angesehen.
   *[other] { $moves } weitere erlaubte Züge wurden nicht angesehen.
}

## Rückblicke

review-thinking = Entscheidungen
review-stopped = Angehalten nach { $done } von { $planned } Entscheidungen. Was bisher bekannt ist:
review-column-number = Nr.
review-column-seat = Platz
review-column-move = Gespielt
review-column-mark = Zeichen
review-column-best = Besser
review-column-known = Gewusst, %
review-column-open = Offen, %
review-column-player = Spieler
review-column-decisions = Entscheidungen
review-column-mistakes = Fehler
review-column-hidden = Nur offen
review-column-lost = Punkte
review-column-luck = Glück
review-chance = (Zufall)
review-silent = { $who } zieht.
review-legend = Gewinnchance des Platzes, der zieht, mit dem besten Zug > mit dem gespielten: nach dem, was man wissen konnte, und mit offenen Karten. Zeichen { $mistake }: ein Fehler nach dem, was man wissen konnte; { $hidden }: nur offene Karten hätten Besseres gezeigt; { $unjudged }: Die Suche hat diesen Zug nie angesehen.
review-turns = Wendepunkte:
review-no-turns = Es gab keinen Wendepunkt: Nichts hat jemandes Chance stärker verändert, als die Schätzungen danebenliegen können.
review-turn-mistake = Zug { $number }: { $told } Nach dem, was man wissen konnte, war { $best } besser als { $move }. Mit offenen Karten ging die Chance von { $before } % auf { $after } %.
review-turn-hidden = Zug { $number }: { $told } Nur offene Karten hätten gezeigt, dass { $best } besser war als { $move }. Die Chance ging von { $before } % auf { $after } %.
review-turn-play = Zug { $number }: { $told } Mit offenen Karten sieht { $best } besser aus als { $move }. Die Chance ging von { $before } % auf { $after } %.
review-turn-luck = Bis Zug { $number }, Glück: Die Chance von { $who } ging von { $before } % auf { $after } %.
review-turn-start = Am Anfang, Glück beim Losen und Geben: Die Chance von { $who } ging von { $before } % auf { $after } %.
review-balance = { $who }: von { $start } % auf { $end } %. In Punkten:
review-cause-luck = Glück: { $points } (±{ $reach })
review-cause-mistakes = eigene Fehler, mit offenen Karten: { $points } (±{ $reach })
review-cause-hidden = was nur offene Karten gezeigt hätten: { $points } (±{ $reach })
review-cause-play = eigene Züge, die nicht beurteilt wurden: { $points } (±{ $reach })
review-cause-opponents = Züge, die die andere Seite etwas kosteten: { $points } (±{ $reach })
review-cause-mixed = Züge der anderen und Glück, nicht zu trennen: { $points } (±{ $reach })
review-cause-small = Züge von allen, jeder zu nah am besten für ein Urteil: { $points } (±{ $reach })
review-cause-unexplained = unerklärt, denn Schätzungen sind nicht exakt: { $points } (±{ $reach })
review-uneven = Die beiden Seiten dieses Spiels sind nicht gleich; als Anfang zählt deshalb, was die erste Entscheidung wert war, die erste Gabe eingeschlossen.
review-many-sides = Bei mehr als zwei Seiten gilt eine Schätzung für den Platz, der zieht. Was zwischen zwei Entscheidungen eines Platzes geschieht, ist eine einzige Summe.
review-exact = Alle Werte sind exakt.
review-estimates = Die Werte sind Schätzungen einer Suche. ± sind zwei Standardfehler ihrer Stichprobe; was die Suche selbst falsch beurteilt, kommt hinzu. Als Fehler zählt ein Zug nur, wo der Unterschied größer ist als dieses Rauschen.
review-plot-move = Zug
review-plot-chance = Gewinnchance, %
review-mark-mistake = Fehler
review-mark-hidden = nur offene Karten zeigen es
review-mark-luck = Glück
review-mark-play = Zug
