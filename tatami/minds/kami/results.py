"""How rounds of Kami end between good players: counted, as the odds that the table of stakes is made of."""

from typing import Final

# By players: a row for each side, from the one that is first in the round on; by points, 0 … 10, how many rounds ended so.
# The 0 of the first row stands for void rounds (K-44). Counted by tools/kami_habits.py.
ROUNDS: Final[dict[int, list[list[int]]]] = {
    4: [[0, 73, 209, 241, 299, 133, 50, 0, 6, 0, 5], [0, 62, 179, 172, 263, 93, 66, 0, 7, 0, 12]],
    3: [[0, 30, 40, 35, 25, 10, 20, 0, 5, 0, 3]] * 3,
    2: [[1, 30, 40, 35, 25, 10, 20, 0, 5, 0, 3], [0, 30, 40, 35, 25, 10, 20, 0, 5, 0, 3]],
}
