"""The pictures of arena and ladder, drawn by matplotlib: the same bytes for the same numbers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tatami.arena.scores import Course
from tatami.arena.summary import Ladder, Summary
from tatami.balance.plots import COLOURS, STYLE, can_draw
from tatami.game import OptionError

SUFFIXES: Final[dict[str, dict[str, None]]] = {".svg": {"Date": None, "Creator": None}, ".png": {"Software": None}}
POINTS: Final = 300  # more can't be told apart
NEEDS: Final = "needs matplotlib: pip install 'tatami[plots]'"


def check_plot(path: Path | None) -> None:
    """OptionError, before anything is played, when this picture can't be drawn."""
    if path is None:
        return
    if path.suffix.lower() not in SUFFIXES:
        raise OptionError(f"option --plot: {str(path)!r} must end in {' or '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise OptionError(f"option --plot: there is no folder {path.parent}")
    if not can_draw():
        raise OptionError(f"option --plot: {NEEDS}")


def draw_course(summary: Summary, path: Path) -> None:
    """The win rate of A after each deal, with the band of its interval."""

    def draw(axes: Any) -> None:
        scores = summary.scores
        course = Course()
        found = [course.add(score) for score in scores]
        step = max(1, len(found) // POINTS)
        shown = [*found[::step], *found[-1:]]
        numbers = [score.deals for score in shown]
        axes.fill_between(
            numbers,
            [100 * score.low for score in shown],
            [100 * score.high for score in shown],
            color=COLOURS[0],
            alpha=0.25,
            linewidth=0,
            label="95 % interval",
        )
        axes.plot(numbers, [100 * score.value for score in shown], color=COLOURS[0], label="win rate")
        axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
        axes.set_ylim(0, 100)
        axes.set_xlabel(f"deals, {len(summary.contest.seatings)} games each")
        axes.set_ylabel(f"{summary.contest.names[0]} against {summary.contest.names[1]}, %")
        axes.legend(fontsize=8)

    _save(draw, path)


def draw_ladder(ladder: Ladder, path: Path) -> None:
    """The Elo of each level with its interval."""

    def draw(axes: Any) -> None:
        places = list(range(len(ladder.steps)))
        axes.errorbar(
            places,
            [step.elo for step in ladder.steps],
            yerr=[step.reach for step in ladder.steps],
            fmt="o-",
            linewidth=0.8,
            capsize=3,
            color=COLOURS[0],
        )
        axes.axhline(0, color="#999999", linewidth=0.8, linestyle="--")
        axes.set_xticks(places, [step.name for step in ladder.steps])
        axes.set_ylabel(f"Elo ({ladder.steps[0].name} = 0)")

    _save(draw, path)


def _save(draw: Callable[[Any], None], path: Path) -> None:
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(7, 3.6), layout="constrained")
        draw(figure.subplots())
        kind = path.suffix.lower()
        figure.savefig(path, format=kind[1:], metadata=SUFFIXES[kind])
