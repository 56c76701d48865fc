"""How rounds of Kami end between strong bots: counted, as the odds that score values are made of."""

from typing import Final

# By players: a row for each side, from the one that is first in the round on; by points, 0 … 10, how many rounds ended so.
# The 0 of the first row stands for void rounds (K-44). Counted by tools/kami_policy.py.
ROUND_RESULTS: Final[dict[int, list[list[int]]]] = {
    4: [[0, 105, 281, 360, 451, 210, 64, 0, 10, 0, 14], [0, 100, 242, 262, 367, 153, 79, 0, 9, 0, 17]],
    3: [
        [0, 15, 26, 40, 64, 32, 13, 0, 1, 0, 6],
        [0, 3, 19, 34, 52, 21, 13, 0, 4, 0, 4],
        [0, 3, 22, 27, 41, 30, 17, 0, 1, 0, 6],
    ],
    2: [[0, 6, 19, 44, 54, 17, 16, 0, 7, 0, 1], [0, 0, 15, 24, 34, 10, 17, 0, 2, 0, 3]],
}
