## RRR: the tiles

rrr-assassin-0 = Meuchler
rrr-assassin-1 = Inquisitor
rrr-general-0 = General
rrr-general-1 = Kardinal
rrr-sovereign-0 = König
rrr-sovereign-1 = Hierophant
rrr-princess-0 = Prinzessin
rrr-princess-1 = Heilige
rrr-knight-0 = Ritter
rrr-knight-1 = Templer
rrr-archer-0 = Schützin
rrr-archer-1 = Exorzist
rrr-guard-0 = Wache
rrr-guard-1 = Abt
rrr-citizen = Bürger
rrr-bandit = Räuber
rrr-smuggler = Schmuggler
rrr-herald = Herold
rrr-ferryman = Fährmann
rrr-trickster = Gaukler
rrr-mimic = Mime
rrr-spy = Spion
rrr-necromancer = Totenbeschwörer
rrr-messenger = Bote
rrr-jailer = Kerkermeister
rrr-witch = Hexe
rrr-protector = Beschützer
rrr-pirate = Pirat
rrr-rebel = Rebell
rrr-tower = Turm
rrr-death = Tod
rrr-unknown = verborgenes Plättchen

## RRR: what they do

rrr-does-assassin = Zerstört eines der 8 Plättchen ringsum.
rrr-does-general = Dreht alle Plättchen in einer Richtung, bis zum Rand.
rrr-does-sovereign = Dreht die 4 Plättchen gerade daneben oder die 4 schräg daneben.
rrr-does-princess = Dreht eines der 8 Plättchen ringsum.
rrr-does-knight = Zerstört eines der 4 Plättchen gerade daneben.
rrr-does-archer = Zerstört eines der 4 Plättchen schräg daneben.
rrr-does-guard = Hat den Schild: Nur der Pirat kommt ihr bei.
rrr-does-citizen = Tut nichts. Wer beginnt, muss ihn zuerst legen.
rrr-does-bandit = Verbannt eines der 4 Plättchen gerade daneben.
rrr-does-smuggler = Verbannt eines der 4 Plättchen schräg daneben.
rrr-does-herald = Dreht die 3 Plättchen vor sich, wohin er zeigt.
rrr-does-ferryman = Versetzt ein anderes Plättchen auf ein freies Feld.
rrr-does-trickster = Nutzt die Kraft eines der 4 Plättchen gerade daneben noch einmal.
rrr-does-mimic = Nutzt die Kraft eines der 4 Plättchen schräg daneben noch einmal.
rrr-does-spy = Verbannt ein Plättchen aus der Zone des Gegners.
rrr-does-necromancer = Holt ein Plättchen vom Ablagestapel in deine Zone.
rrr-does-messenger = Holt einen anderen deiner Verbündeten vom Brett in deine Zone zurück.
rrr-does-jailer = Solange er liegt, können die 4 Plättchen gerade daneben ihre Kraft nicht nutzen.
rrr-does-witch = Solange sie liegt, können die 4 Plättchen schräg daneben ihre Kraft nicht nutzen.
rrr-does-protector = Solange er liegt, haben die Plättchen links und rechts den Schild.
rrr-does-pirate = Zerstört eines der 8 Plättchen ringsum, wenn es den Schild hat.
rrr-does-rebel = Dreht alle 8 Plättchen ringsum.
rrr-does-tower = Kommt auf einen deiner Verbündeten, der dann nichts mehr tut; hat den Schild.
rrr-does-death = Wer ihn am Ende als Verbündeten hat, verliert.
rrr-means-destroy = Zerstört: verdeckt, und vom Brett, sobald der Zerstörer wieder am Zug ist.
rrr-means-flip = Gedreht: Es wechselt die Seite, Freund wie Feind.
rrr-means-banish = Verbannt: sofort auf den Ablagestapel.
rrr-means-again = Noch einmal: als hättest du dieses Plättchen gerade selbst gelegt.
rrr-means-passive = Wirkt von selbst, solange es offen liegt.
rrr-means-active = Wirkt einmal, wenn es gelegt wird. Du darfst verzichten.

## RRR: the table

rrr-side-0 = Krone
rrr-side-1 = Kirche
rrr-seat = { $side }, { $name }
rrr-you = du
rrr-first = begann dieses Spiel
rrr-allies = { $count ->
    [one] 1 Verbündeter
   *[other] { $count } Verbündete
}
rrr-wins = Gewonnene Spiele: { $count } von { $needed }
rrr-points = Punkte: { $count }
rrr-game = Spiel { $number }
rrr-game-of = Spiel { $number } von { $games }
rrr-board = Brett
rrr-empty = { $space }: frei
rrr-laid-own = { $space }: { $tile }, dein Verbündeter
rrr-laid-other = { $space }: { $tile }, Gegner
rrr-laid-side = { $space }: { $tile }, verbündet mit: { $side }
rrr-laid-down = { $space }: { $tile }, verdeckt, zerstört von: { $side }
rrr-over = { $tile } über { $under }
rrr-has-shield = hat den Schild
rrr-acts = wirkt gerade
rrr-changed = eben verändert
rrr-pending = { $tile } auf { $space }, noch nicht gespielt
rrr-zone-own = Deine Plättchen
rrr-zone = Plättchen der Seite { $side }
rrr-neutral = Neutrale Plättchen, für beide
rrr-neutral-short = Neutral
rrr-discard = Ablagestapel
rrr-discard-short = Ablage
rrr-hidden = { $tile }, dem Gegner verborgen
rrr-nothing = nichts
rrr-tile-says = { $tile }. { $does }
rrr-twice = { $tile } (2)
rrr-draft = Nimm ein Plättchen
rrr-draft-wait = Der Gegner nimmt ein Plättchen
rrr-packet = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
rrr-dealing = Die neutralen Plättchen werden gezogen …
rrr-between = Das Spiel ist zu Ende.
rrr-goal = Liegen auf allen neun Feldern offene Plättchen, gewinnt, wer mehr Verbündete hat.
rrr-look = Zeig auf ein Plättchen, um zu lesen, was es tut.

## RRR: choosing

rrr-part-decline = Verzichten
rrr-part-use = Drehen
rrr-part-first = Ich beginne
rrr-part-second = Der Gegner beginnt
rrr-part-hidden = ein verborgenes Plättchen
rrr-group-orthogonal = Die vier gerade daneben
rrr-group-diagonal = Die vier schräg daneben
rrr-way-n = Nach oben
rrr-way-ne = Nach rechts oben
rrr-way-e = Nach rechts
rrr-way-se = Nach rechts unten
rrr-way-s = Nach unten
rrr-way-sw = Nach links unten
rrr-way-w = Nach links
rrr-way-nw = Nach links oben
rrr-at = { $tile } auf { $space }
rrr-choose-tile = Welches Plättchen legst du?
rrr-choose-on = Und wohin?
rrr-choose-take = Welches Plättchen nimmst du?
rrr-choose-at = Welches Plättchen trifft es?
rrr-choose-way = In welche Richtung?
rrr-choose-group = Welche vier?
rrr-choose-use = Seine Kraft nutzen?
rrr-choose-from = Welches Plättchen wird versetzt?
rrr-choose-to = Und wohin?
rrr-choose-name = Welches Plättchen?
rrr-choose-first = Wer beginnt das nächste Spiel?
