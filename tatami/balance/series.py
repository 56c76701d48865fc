"""A series of games on several cores. Each game has its own seed, so it doesn't matter how many there are."""

from collections.abc import Generator

from tatami.balance.daimyos import PAIRS, SOLO, STRENGTH, Facts, play
from tatami.parallel import in_order

Job = tuple[str, int, int, int]  # setting, number, seed, budget


class Plan:
    """What is to be played: so many games of each setting for two, so many of each level alone."""

    def __init__(self, games: int, solo: int, seed: int, budget: int) -> None:
        if games < 1 or solo < 1 or budget < 0:
            raise ValueError(f"games and solo must be at least 1, the budget at least 0, not {games}, {solo} and {budget}")
        self.games = games
        self.solo = solo
        self.seed = seed
        self.budget = budget

    def jobs(self) -> list[Job]:
        """Every game, the settings in equal steps: when it is stopped, there is something of each."""
        counts = {setting.key: self.games for setting in PAIRS}
        counts.update({setting.key: self.solo for setting in [STRENGTH, *SOLO]})
        order = [((number + 1) / count, key, number) for key, count in counts.items() for number in range(count)]
        return [(key, number, self.seed, self.budget) for _, key, number in sorted(order)]


def play_all(plan: Plan, processes: int) -> Generator[Facts, None, None]:
    """The games in the order of jobs(), each when it is over. Closing the iterator stops the others."""
    yield from in_order(_play, plan.jobs(), processes)


def _play(job: Job) -> Facts:
    return play(*job)
