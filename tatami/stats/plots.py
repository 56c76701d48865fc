"""The plots of reports, drawn by matplotlib: one style, and files that have the same bytes for the same numbers."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tatami.game import OptionError
from tatami.stats.intervals import Estimate

COLOURS: Final = ["#3B6EA5", "#C8553D", "#6A994E", "#8D6A9F"]
GREY: Final = "#999999"
STYLE: Final[Any] = {
    "svg.hashsalt": "tatami",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
# By the suffix of a file: the metadata that would differ from run to run, left out.
METADATA: Final[dict[str, dict[str, None]]] = {".svg": {"Date": None, "Creator": None}, ".png": {"Software": None}}
NEEDS_MATPLOTLIB: Final = "needs matplotlib: pip install 'tatami[plots]'"


def can_draw() -> bool:
    """Return whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def check_plot(path: Path | None) -> None:
    """Raise OptionError when this plot can't be drawn: said before the long work that it is to show."""
    if path is None:
        return
    if path.suffix.lower() not in METADATA:
        raise OptionError(f"option --plot: {str(path)!r} must end in {' or '.join(METADATA)}")
    if not path.parent.is_dir():
        raise OptionError(f"option --plot: there is no folder {path.parent}")
    if not can_draw():
        raise OptionError(f"option --plot: {NEEDS_MATPLOTLIB}")


def percent_axis(axes: Any, label: str, fair: bool = True) -> None:
    """Set the vertical axis to 0 to 100 %, with a line at 50 where that is fair, and show the legend."""
    if fair:
        axes.axhline(50, color=GREY, linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_ylabel(label)
    axes.legend(fontsize=8)


def percents(estimates: Sequence[Estimate]) -> tuple[list[float], list[list[float]]]:
    """Return the values in per cent, and how far their intervals reach down and up from them, as error bars want it."""
    down = [max(0.0, 100 * (estimate.value - estimate.low)) for estimate in estimates]
    up = [max(0.0, 100 * (estimate.high - estimate.value)) for estimate in estimates]
    return [100 * estimate.value for estimate in estimates], [down, up]


def save_plot(draw: Callable[[Any], None], path: Path, size: tuple[float, float] = (7, 3.6), dpi: int = 100) -> None:
    """Write what `draw` draws on a figure, as SVG or PNG by the name of the file; OSError where it can't be written."""
    import matplotlib
    from matplotlib.figure import Figure

    kind = path.suffix.lower()
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=size, dpi=dpi, layout="constrained")
        draw(figure)
        figure.savefig(path, format=kind[1:], metadata=METADATA[kind])
