"""Contests played side by side, deal by deal, each with its journal: stopped at any moment, they go on from there."""

from collections.abc import Generator
from pathlib import Path

from tatami.arena.contest import Contest, Job, Played, run
from tatami.arena.journal import Journal, journal_folder, journal_name
from tatami.parallel import in_order


class Series:
    """Some contests of the same game, so many games each; what their journals have isn't played again."""

    def __init__(self, contests: list[Contest], games: int, paths: list[Path]) -> None:
        self.contests = contests
        self.games = contests[0].whole(games)
        self.journals: list[Journal] = []
        try:
            for contest, path in zip(contests, paths, strict=True):
                self.journals.append(Journal(path, contest))
        except BaseException:
            self.close()
            raise
        self.before = self.done()

    def total(self) -> int:
        """How many games there are to be in all."""
        return self.games * len(self.contests)

    def done(self) -> int:
        """How many of them are there; a journal may have more from a longer run."""
        return sum(min(len(journal.played), self.games) for journal in self.journals)

    def results(self, place: int) -> list[Played]:
        """The games of one contest so far, at most as many as were asked for: a longer run before changes nothing."""
        return self.journals[place].played[: self.games]

    def play(self, processes: int) -> Generator[int, None, None]:
        """Play what is missing, and keep each game when it is over; yields the place of the contest it belongs to."""
        waiting = self.waiting()
        for (place, _), game in zip(waiting, in_order(run, [job for _, job in waiting], processes), strict=True):
            self.journals[place].add(game)
            yield place

    def waiting(self) -> list[tuple[int, Job]]:
        """The games not played yet, the contests in equal steps: when it is stopped, there is something of each."""
        each = len(self.contests[0].seatings)
        order = [
            (number // each, place, number)
            for place, journal in enumerate(self.journals)
            for number in range(len(journal.played), self.games)
        ]
        return [(place, self.contests[place].job(number)) for _, place, number in sorted(order)]

    def close(self) -> None:
        """Let go of the journals."""
        for journal in self.journals:
            journal.close()


def paths_for(contests: list[Contest], folder: Path | None = None) -> list[Path]:
    """Where the journals of contests are: in this folder, or in the user's data folder."""
    return [(folder if folder is not None else journal_folder()) / journal_name(contest) for contest in contests]
