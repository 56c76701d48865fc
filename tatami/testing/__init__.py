"""Checks that any game must pass, ours and yours: the contract, and that nobody sees what they mustn't.

Each check takes a game and a seed, plays random games and raises an AssertionError that says what doesn't hold, where, and
how to get there again. `check_all` runs them all. Games with hidden information must also pass the leak checks:

(i)   a sampled world looks to the seat exactly as the true one does;
(ii)  samples differ: neither the truth itself nor one and the same world comes back;
(iii) whatever is hidden, every byte that a seat gets and every seeded choice of a bot is the same. `check_permuted` tests
      this with a function of the game's own that says, from the rules alone, what is hidden: use it for every such game.
"""

from tatami.game import Game
from tatami.testing.contract import (
    assert_refused,
    check_chance,
    check_clone,
    check_documents,
    check_names,
    check_no_actions,
    check_pieces,
    check_play,
    check_previews,
    check_refusals,
    check_sides,
    check_views,
    raises_notation,
)
from tatami.testing.copies import check_copies
from tatami.testing.leaks import (
    MakeBot,
    Permute,
    all_bytes,
    assert_no_state,
    check_bot,
    check_permuted,
    check_same_bytes,
    check_same_bytes_of,
    check_samples,
    check_samples_of,
    has_holes,
    sound_samples,
)
from tatami.testing.walks import random_action, random_states, some_states, viewers

__all__ = [
    "MakeBot",
    "Permute",
    "all_bytes",
    "assert_no_state",
    "assert_refused",
    "check_all",
    "check_bot",
    "check_chance",
    "check_clone",
    "check_copies",
    "check_documents",
    "check_names",
    "check_no_actions",
    "check_permuted",
    "check_pieces",
    "check_play",
    "check_previews",
    "check_refusals",
    "check_same_bytes",
    "check_same_bytes_of",
    "check_samples",
    "check_samples_of",
    "check_sides",
    "check_views",
    "has_holes",
    "raises_notation",
    "random_action",
    "random_states",
    "some_states",
    "sound_samples",
    "viewers",
]


def check_all(game: Game, seed: int, rules: list[str], games: int = 2, most_moves: int = 20_000) -> None:
    """Run all checks over a few random games; `rules` are the numbers that refusals may name."""
    check_names(game)
    check_sides(game)
    check_pieces(game)
    check_play(game, seed, games, most_moves)
    check_documents(game, seed, games, most_moves)
    check_refusals(game, seed, games, most_moves, rules)
    check_views(game, seed, games, most_moves, rules)
    check_samples(game, seed, games, most_moves)
    check_copies(game, seed, games, most_moves)
    check_same_bytes(game, seed, games, most_moves)
