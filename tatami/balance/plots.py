"""The pictures of the balance report, drawn by matplotlib as SVG that is the same for the same numbers."""

from pathlib import Path
from typing import Any, Final

from tatami.balance.shares import Share
from tatami.balance.summary import ENDINGS, REASONS, Summary

COLOURS: Final = ["#3B6EA5", "#C8553D", "#6A994E", "#8D6A9F"]
STYLE: Final[Any] = {
    "svg.hashsalt": "tatami",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def can_draw() -> bool:
    """Whether matplotlib is installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def draw_all(summary: Summary, folder: Path) -> dict[str, Path]:
    """Draw all pictures into the folder; by the title of its table each one's file."""
    import matplotlib
    from matplotlib.figure import Figure

    pictures = {"Who wins": who_wins, "How games end": how_games_end, "Techniques": techniques, "Solo": solo}
    files = {"Who wins": "wins", "How games end": "endings", "Techniques": "techniques", "Solo": "solo"}
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {}
    with matplotlib.rc_context(STYLE):
        for title, draw in pictures.items():
            figure = Figure(figsize=(7, 3.6), layout="constrained")
            draw(figure, summary)
            drawn[title] = folder / f"daimyos-{files[title]}.svg"
            figure.savefig(drawn[title], format="svg", metadata={"Date": None, "Creator": None})
    return drawn


def who_wins(figure: Any, summary: Summary) -> None:
    """First and second player, and who took which clan, with their intervals."""
    axes = figure.subplots()
    for number, pair in enumerate(summary.pairs):
        named = [("first player", pair.first), ("second player", pair.second)]
        named += [(f"took {clan.name}", clan.taken) for clan in pair.clans]
        _points(axes, [share for _, share in named], (number - 0.5) * 0.2, COLOURS[number], pair.setting.title)
        axes.set_xticks(range(len(named)), [name for name, _ in named])
    _percent(axes, "games won, %")


def how_games_end(figure: Any, summary: Summary) -> None:
    """What ends a game, what decides it."""
    axes = figure.subplots()
    for number, pair in enumerate(summary.pairs):
        shares = [*pair.endings.values(), *pair.reasons.values()]
        names = ["seventh daimyo", "empty deck", *[REASONS[name] for name in pair.reasons]]
        places = [place + (number - 0.5) * 0.36 for place in range(len(names))]
        heights = [100 * share.value for share in shares]
        axes.bar(places, heights, 0.34, color=COLOURS[number], label=pair.setting.title)
        axes.set_xticks(range(len(names)), [name.replace(" ", "\n", 1) for name in names])
    axes.axvline(len(ENDINGS) - 0.5, color="#999999", linewidth=0.8)
    _percent(axes, "games, %", fair=False)


def techniques(figure: Any, summary: Summary) -> None:
    """How often each is used, and how its users do."""
    left, right = figure.subplots(1, 2, sharey=True)
    names = list(dict.fromkeys(found.name for pair in summary.pairs for found in pair.techniques if found.name != "swap"))
    for number, pair in enumerate(summary.pairs):
        shift = (number - 0.5) * 0.36
        shown = [technique for technique in pair.techniques if technique.name in names]  # swaps would dwarf them
        places = [names.index(technique.name) + shift for technique in shown]
        uses = [technique.per_game for technique in shown]
        left.barh(places, uses, 0.34, color=COLOURS[number], label=pair.setting.title)
        tried = [technique for technique in shown if technique.users.trials]
        shares = [technique.users for technique in tried]
        right.errorbar(
            [100 * share.value for share in shares],
            [names.index(technique.name) + shift for technique in tried],
            xerr=_reach(shares),
            fmt="o",
            markersize=4,
            capsize=2,
            color=COLOURS[number],
        )
    left.set_yticks(range(len(names)), names)
    left.invert_yaxis()
    left.set_xlabel("uses a game")
    right.axvline(50, color="#999999", linewidth=0.8, linestyle="--")
    right.set_xlim(0, 100)
    right.set_xlabel("won by its users, %")
    left.legend(fontsize=8, loc="lower right")


def solo(figure: Any, summary: Summary) -> None:
    """What the bot wins alone, level by level."""
    axes = figure.subplots()
    _points(axes, [level.won for level in summary.levels], 0.0, COLOURS[0], "won by the bot")
    axes.set_xticks(range(len(summary.levels)), [str(level.level) for level in summary.levels])
    axes.set_xlabel("level")
    _percent(axes, "games won, %", fair=False)


def _points(axes: Any, shares: list[Share], shift: float, colour: str, label: str) -> None:
    places = [place + shift for place in range(len(shares))]
    heights = [100 * share.value for share in shares]
    axes.errorbar(places, heights, yerr=_reach(shares), fmt="o", capsize=3, color=colour, label=label)


def _reach(shares: list[Share]) -> list[list[float]]:
    """How far the intervals go down and up."""
    down = [max(0.0, 100 * (share.value - share.low)) for share in shares]
    return [down, [max(0.0, 100 * (share.high - share.value)) for share in shares]]


def _percent(axes: Any, label: str, fair: bool = True) -> None:
    if fair:
        axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_ylabel(label)
    axes.legend(fontsize=8)
