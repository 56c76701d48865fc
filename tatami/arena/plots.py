"""The plots of arena and ladder."""

from pathlib import Path
from typing import Any, Final

from tatami.arena.summary import ContestSummary, Ladder
from tatami.stats.plots import COLOURS, GREY, percent_axis, save_plot
from tatami.stats.scores import RunningScore

POINTS: Final = 300  # more can't be told apart


def draw_course(summary: ContestSummary, path: Path) -> None:
    """Draw the win rate of A after each deal, with the band of its interval."""

    def draw(figure: Any) -> None:
        axes = figure.subplots()
        running = RunningScore()
        found = [running.add(score) for score in summary.scores]
        step = max(1, len(found) // POINTS)
        shown = [*found[::step], *found[-1:]]
        numbers = [score.trials for score in shown]
        low, high = [100 * score.low for score in shown], [100 * score.high for score in shown]
        axes.fill_between(numbers, low, high, color=COLOURS[0], alpha=0.25, linewidth=0, label="95 % interval")
        axes.plot(numbers, [100 * score.value for score in shown], color=COLOURS[0], label="win rate")
        axes.set_xlabel(f"deals, {len(summary.contest.seatings)} games each")
        percent_axis(axes, f"{summary.contest.names[0]} against {summary.contest.names[1]}, %")

    save_plot(draw, path)


def draw_ladder(ladder: Ladder, path: Path) -> None:
    """Draw the Elo of each level with its interval."""

    def draw(figure: Any) -> None:
        axes = figure.subplots()
        places = list(range(len(ladder.rungs)))
        elos, reaches = [rung.elo for rung in ladder.rungs], [rung.reach for rung in ladder.rungs]
        axes.errorbar(places, elos, yerr=reaches, fmt="o-", linewidth=0.8, capsize=3, color=COLOURS[0])
        axes.axhline(0, color=GREY, linewidth=0.8, linestyle="--")
        axes.set_xticks(places, [rung.name for rung in ladder.rungs])
        axes.set_ylabel(f"Elo ({ladder.rungs[0].name} = 0)")

    save_plot(draw, path)
