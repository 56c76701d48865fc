"""Contests played side by side, deal by deal, each with its results file: stopped at any moment, they go on from there."""

from collections.abc import Generator
from pathlib import Path

from tatami.arena.contest import Contest, GameResult, Job, play_job
from tatami.arena.results import ResultsFile, results_name
from tatami.files import data_folder
from tatami.parallel import in_order


class Series:
    """Some contests of the same game, the same number of games each; what their results files have isn't played again."""

    def __init__(self, contests: list[Contest], games: int, paths: list[Path]) -> None:
        self.contests = contests
        self.games = contests[0].round_up_to_deals(games)
        self.files: list[ResultsFile] = []
        try:
            for contest, path in zip(contests, paths, strict=True):
                self.files.append(ResultsFile(path, contest))
        except BaseException:
            self.close()
            raise
        self.before = self.done()

    def total(self) -> int:
        """Return how many games there are to be in all."""
        return self.games * len(self.contests)

    def done(self) -> int:
        """Return how many of them are there; a results file may have more from a longer run."""
        return sum(min(len(file.played), self.games) for file in self.files)

    def results(self, place: int) -> list[GameResult]:
        """Return the games of one contest so far, at most as many as were asked for: a longer run before changes nothing."""
        return self.files[place].played[: self.games]

    def play(self, processes: int) -> Generator[int, None, None]:
        """Play what is missing, and keep each game when it is over; yield the place of the contest it belongs to."""
        waiting = self.waiting()
        for (place, _), game in zip(waiting, in_order(play_job, [job for _, job in waiting], processes), strict=True):
            self.files[place].add(game)
            yield place

    def waiting(self) -> list[tuple[int, Job]]:
        """Return the games not played yet, the contests in equal steps: when it is stopped, there is something of each."""
        each = len(self.contests[0].seatings)
        order = [
            (number // each, place, number)
            for place, file in enumerate(self.files)
            for number in range(len(file.played), self.games)
        ]
        return [(place, (self.contests[place], number)) for _, place, number in sorted(order)]

    def close(self) -> None:
        """Close the results files."""
        for file in self.files:
            file.close()


def paths_for(contests: list[Contest], folder: Path | None = None) -> list[Path]:
    """Return where the results files of contests are: in this folder, or in the user's data folder."""
    return [(folder if folder is not None else data_folder() / "arena") / results_name(contest) for contest in contests]
