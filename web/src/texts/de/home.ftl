## Startseite

home-title = Vier kleine, tiefe Spiele
home-lead = Sofort gegen einen Bot spielen oder Freunden einen Link schicken. Ohne Konto, ohne Installation.
home-play = Jetzt spielen
home-table = Tisch einrichten
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Angreifen, abwehren oder durchlassen: mit dem Partner die Hand leeren, und die letzte Karte soll zählen.
about-rrr = Königtum gegen Religion auf neun Feldern: Jedes Plättchen dreht, stürzt oder verbannt seine Nachbarn.
about-dynasties = Personen gleichen Standes sammeln, im rechten Augenblick auslegen und die Sätze auf dem Tisch überbieten.
about-daimyos = Durchsichtige Ninjakarten über Samurai legen, sieben aufständische Daimyos stürzen und zwei der drei Clanleisten gewinnen.
facts-kami = 2–4 Spieler
facts-rrr = 2 Spieler
facts-dynasties = 2–4 Spieler
facts-daimyos = 1–2 Spieler
