## Home

home-title = Four small, deep games
home-lead = Play at once against a bot, or send friends a link. No account, nothing to install.
home-play = Play now
home-table = Set up a table
game-kami = Kami
game-rrr = RRR
game-dynasties = Dynasties
game-daimyos = Daimyos
about-kami = Attack, block or let it pass: empty your hand with your partner, and make the last card count.
about-rrr = Royalty against Religion on nine spaces: each tile turns, topples or banishes its neighbours.
about-dynasties = Collect people of the same rank, lay them down at the right moment, and outbid the sets on the table.
about-daimyos = Lay transparent ninja cards over the samurai, bring seven rebel daimyos down, and win two of the three clans’ tracks.
facts-kami = 2–4 players
facts-rrr = 2 players
facts-dynasties = 2–4 players
facts-daimyos = 1–2 players
