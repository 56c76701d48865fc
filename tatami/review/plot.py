"""The timeline of a game as a picture: one line a side, turning points marked; the same bytes for the same review."""

from pathlib import Path
from typing import Any, Final

from tatami.review.decision import HIDDEN, MISTAKE
from tatami.review.review import Review
from tatami.review.timeline import LUCK, MIXED, Timeline, verdict_of
from tatami.stats.plots import GREY, save_plot
from tatami.texts import Text
from tatami.texts.saying import say

# Dark to light and each with its own stroke: the lines can be told apart in grey.
LINES: Final = [("#1B3A5C", "-"), ("#C8553D", "--"), ("#6A994E", "-."), ("#B08FC7", ":")]
MARKS: Final = {MISTAKE: "X", HIDDEN: "o", LUCK: "D"}
OTHER: Final = "s"


def draw(review: Review, path: Path, lang: str) -> None:
    """Draw into a file, SVG or PNG by its name; OSError where it can't be written."""

    def draw_timelines(figure: Any) -> None:
        axes = figure.subplots()
        _lines(axes, review, lang)
        _turns(axes, review, lang)
        axes.axhline(100 / review.sides.number, color=GREY, linewidth=0.8)
        axes.set_ylim(-3, 103)
        axes.set_xlim(left=0)
        axes.set_xlabel(say(Text("review-plot-move"), lang))
        axes.set_ylabel(say(Text("review-plot-chance"), lang))
        axes.legend(fontsize=8, loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)

    save_plot(draw_timelines, path, (9, 4), 120)


def _lines(axes: Any, review: Review, lang: str) -> None:
    for timeline in review.timelines:
        colour, stroke = LINES[timeline.side % len(LINES)]
        seats = ", ".join(say(Text("seat", seat=str(seat)), lang) for seat in review.sides.seats[timeline.side])
        places, chances = _points(timeline, review)
        axes.plot(places, chances, color=colour, linestyle=stroke, linewidth=1.6, label=seats)


def _points(timeline: Timeline, review: Review) -> tuple[list[int], list[float]]:
    """Return where the line goes: to the value before and after every step. What can't be told apart is one slope."""
    places: list[int] = []
    chances: list[float] = []
    for step in timeline.steps:
        start = step.first - 1 if step.kind == MIXED or not places else step.last
        places += [start, step.last]
        chances += [100 * review.sides.chance(step.before), 100 * review.sides.chance(step.after)]
    return places, chances


def _turns(axes: Any, review: Review, lang: str) -> None:
    """Mark each with its number in the list; the shape says what it was."""
    named: set[str] = set()
    for rank, step in enumerate(review.turns, 1):
        kind = step.kind if step.kind == LUCK else verdict_of(step)
        kind = kind if kind in MARKS else "play"
        height = 100 * review.sides.chance(step.after)
        label = say(Text(f"review-mark-{kind}"), lang) if kind not in named else "_nolegend_"
        named.add(kind)
        axes.plot([step.last], [height], MARKS.get(kind, OTHER), color="black", markersize=6, linestyle="", label=label)
        axes.annotate(str(rank), (step.last, height), textcoords="offset points", xytext=(5, 5), fontsize=8)
