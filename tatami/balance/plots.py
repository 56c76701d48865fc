"""The plots of the balance report."""

from functools import partial
from pathlib import Path
from typing import Any

from tatami.balance.daimyos import PAIRS
from tatami.balance.summary import ENDINGS, REASONS, BalanceSummary
from tatami.stats.intervals import Share
from tatami.stats.plots import COLOURS, GREY, percent_axis, percents, save_plot


def draw_all(summary: BalanceSummary, folder: Path) -> dict[str, Path]:
    """Draw all plots into the folder; return by the title of its table each one's file."""
    plots = {
        "Who wins": ("wins", who_wins),
        "How games end": ("endings", how_games_end),
        "Techniques": ("techniques", techniques),
        "Solo": ("solo", solo),
    }
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {}
    for title, (name, draw) in plots.items():
        drawn[title] = folder / f"daimyos-{name}.svg"
        save_plot(partial(draw, summary=summary), drawn[title])
    return drawn


def who_wins(figure: Any, summary: BalanceSummary) -> None:
    """Draw how often first and second player and the takers of the clans win, with their intervals."""
    axes = figure.subplots()
    for number, (key, pair) in enumerate(summary.two.items()):
        named = {"first player": pair.first, "second player": pair.second}
        named |= {f"took {name}": clan.taken for name, clan in pair.clans.items()}
        _points(axes, list(named.values()), (number - 0.5) * 0.2, COLOURS[number], PAIRS[key].title)
        axes.set_xticks(range(len(named)), list(named))
    percent_axis(axes, "games won, %")


def how_games_end(figure: Any, summary: BalanceSummary) -> None:
    """Draw what ends a game, and what decides it."""
    axes = figure.subplots()
    names = ["seventh daimyo", "empty deck", *REASONS.values()]
    for number, (key, pair) in enumerate(summary.two.items()):
        heights, _ = percents([*pair.endings.values(), *pair.reasons.values()])
        places = [place + (number - 0.5) * 0.36 for place in range(len(names))]
        axes.bar(places, heights, 0.34, color=COLOURS[number], label=PAIRS[key].title)
    axes.set_xticks(range(len(names)), [name.replace(" ", "\n", 1) for name in names])
    axes.axvline(len(ENDINGS) - 0.5, color=GREY, linewidth=0.8)
    percent_axis(axes, "games, %", fair=False)


def techniques(figure: Any, summary: BalanceSummary) -> None:
    """Draw how often each is used, and how its users do."""
    left, right = figure.subplots(1, 2, sharey=True)
    names = list(dict.fromkeys(name for pair in summary.two.values() for name in pair.techniques if name != "swap"))
    for number, (key, pair) in enumerate(summary.two.items()):
        # Swaps would dwarf the others.
        places = {name: place + (number - 0.5) * 0.36 for place, name in enumerate(names) if name in pair.techniques}
        uses = [pair.techniques[name].per_game for name in places]
        left.barh(list(places.values()), uses, 0.34, color=COLOURS[number], label=PAIRS[key].title)
        users = {name: pair.techniques[name].users for name in places if pair.techniques[name].users.trials}
        values, reach = percents(list(users.values()))
        heights = [places[name] for name in users]
        right.errorbar(values, heights, xerr=reach, fmt="o", markersize=4, capsize=2, color=COLOURS[number])
    left.set_yticks(range(len(names)), names)
    left.invert_yaxis()
    left.set_xlabel("uses a game")
    right.axvline(50, color=GREY, linewidth=0.8, linestyle="--")
    right.set_xlim(0, 100)
    right.set_xlabel("won by its users, %")
    left.legend(fontsize=8, loc="lower right")


def solo(figure: Any, summary: BalanceSummary) -> None:
    """Draw what the bot wins alone, level by level."""
    axes = figure.subplots()
    _points(axes, [level.won for level in summary.solo.values()], 0.0, COLOURS[0], "won by the bot")
    axes.set_xticks(range(len(summary.solo)), list(summary.solo))
    axes.set_xlabel("level")
    percent_axis(axes, "games won, %", fair=False)


def _points(axes: Any, shares: list[Share], shift: float, colour: str, label: str) -> None:
    values, reach = percents(shares)
    places = [place + shift for place in range(len(shares))]
    axes.errorbar(places, values, yerr=reach, fmt="o", capsize=3, color=colour, label=label)
