"""The balance report as tables, and as a page of Markdown with what the numbers say."""

from typing import Final

from tatami.balance.daimyos import PAIRS, BalancePlan
from tatami.balance.summary import ENDINGS, REASONS, BalanceSummary, SettingSummary, Technique
from tatami.stats.grid import Grid
from tatami.stats.intervals import Share
from tatami.version import __version__

FAIR: Final = 0.5
FEW: Final = 20  # below it a share says next to nothing
SETTING_COLUMNS: Final = {
    "Who wins": ["games", "first player", "second player", "draws", "seat 0"],
    "How games end": [*ENDINGS.values(), *(f"won by {REASONS[name]}" for name in ("tracks", "sum", "tokens")), "draw"],
    "Length and points (averages)": [*["turns", "daimyos fallen", "winner’s plus points", "loser’s", "won by who felled more"]],
    "Clans": ["clan", "taken", "won by its taker", "won by its last holder", "distance of its marker", "ended at 0"],
    "Techniques": ["technique", "games with it", "uses a game", "won by its users", "won by the others"],
}
SOLO_COLUMNS: Final = [
    *["level", "games", "won", "deck ran out"],
    *["turns", "plus points", "Automaton’s", "daimyos felled", "Automaton’s strikes"],
]


def grids(summary: BalanceSummary) -> list[Grid]:
    """Return all tables of the report."""
    rows: dict[str, list[list[str]]] = {title: [] for title in SETTING_COLUMNS}
    for key, pair in summary.two.items():
        for title, lines in setting_rows(pair).items():
            rows[title] += [[PAIRS[key].title, *line] for line in lines]
    found = [Grid(title, ["setting", *columns], rows[title]) for title, columns in SETTING_COLUMNS.items()]
    solo = [
        [level, str(one.games), one.won.text(), one.deck.text()]
        + [f"{number:.1f}" for number in (one.turns, one.points, one.against, one.felled, one.strikes)]
        for level, one in summary.solo.items()
    ]
    return [*found, Grid("Solo", SOLO_COLUMNS, solo)]


def setting_rows(pair: SettingSummary) -> dict[str, list[list[str]]]:
    """Return the rows of one setting, for each table of SETTING_COLUMNS."""
    averages = [pair.turns, pair.felled, pair.winner_points, pair.loser_points]
    return {
        "Who wins": [[str(pair.games), *(share.text() for share in (pair.first, pair.second, pair.draws, pair.seat_0))]],
        "How games end": [[share.text() for share in (*pair.endings.values(), *pair.reasons.values())]],
        "Length and points (averages)": [[*(f"{number:.1f}" for number in averages), pair.won_by_more_felled.text()]],
        "Clans": [
            [name, str(clan.taken.trials), clan.taken.text(), clan.held.text(), f"{clan.reach:.1f}", clan.even.text()]
            for name, clan in pair.clans.items()
        ],
        "Techniques": [
            [name, str(found.games), f"{found.per_game:.2f}", found.users.text(), found.others.text()]
            for name, found in pair.techniques.items()
        ],
    }


def findings(summary: BalanceSummary) -> list[str]:
    """Return what the numbers say, in sentences; where the interval leaves both possible, that is what is said."""
    strength = f"The bot wins {summary.against_random.text()} of its games against random moves"
    weak = summary.against_random.low <= FAIR
    said = [f"{strength}: too few to trust the rest." if weak else f"{strength}, so its moves mean something."]
    for key, pair in summary.two.items():
        if pair.games:
            title = PAIRS[key].title.capitalize()
            said += [f"{title}: {line}" for line in setting_findings(pair)]
    return [*said, solo_findings(summary)]


def setting_findings(pair: SettingSummary) -> list[str]:
    """Return what one setting shows."""
    decided = pair.first.hits + pair.second.hits
    won_first = Share(pair.first.hits, decided)
    if won_first.low > FAIR:
        turn = "going first helps"
    elif won_first.high < FAIR:
        turn = "going second, and with it choosing the clan first, helps"
    else:
        turn = "that could be chance with so few games"
    ways = f"{pair.endings['daimyos'].text()} end with the seventh daimyo, {pair.endings['deck'].text()} with an empty deck"
    wins = f"the first player wins {pair.first.text()}, the second {pair.second.text()}; {turn}. Of all games {ways}."
    fair = decided / pair.games / 2
    uneven = [
        f"{name} {clan.taken.text()}"
        for name, clan in pair.clans.items()
        if clan.taken.trials >= FEW and not clan.taken.holds(fair)
    ]
    clans = "no clan wins more or less than its share for who takes it at the beginning."
    if uneven:
        clans = f"out of line with even chances for who takes a clan at the beginning is {', '.join(uneven)}."
    return [wins, clans, technique_findings(pair.techniques)]


def technique_findings(found: dict[str, Technique]) -> str:
    """Return which are used most and least, and which go with winning."""
    real = {name: technique for name, technique in found.items() if name != "swap"}
    most, least = (choose(real, key=lambda name: real[name].per_game) for choose in (max, min))
    used = f"{most} is used most ({real[most].per_game:.2f} times a game), {least} least ({real[least].per_game:.2f})."
    apart = [
        f"{name} {technique.users.text()} against {technique.others.text()}"
        for name, technique in real.items()
        if min(technique.users.trials, technique.others.trials) >= FEW
        and (technique.users.low > technique.others.high or technique.users.high < technique.others.low)
    ]
    if not apart:
        return f"{used} No technique’s users win clearly more or less than the others."
    return f"{used} Users and others differ clearly for {', '.join(apart)}."


def solo_findings(summary: BalanceSummary) -> str:
    """Return how the levels grow."""
    played = [(level, one) for level, one in summary.solo.items() if one.games]
    if not played:
        return "Solo: nothing was played."
    (first, low), (last, high) = played[0], played[-1]
    said = f"Solo: the bot wins {low.won.text()} at level {first} and {high.won.text()} at level {last}"
    if low.won.low > high.won.high:
        said += ": the levels get harder."
    else:
        said += "; by wins alone the two can’t be told apart with so few games."
    grow = f"The Automaton strikes {low.strikes:.1f} times at level {first}, {high.strikes:.1f} times at level {last}"
    said = f"{said} {grow}, and has {low.against:.0f} and {high.against:.0f} points."
    if all(one.won.high < FAIR for _, one in played):
        said += " At every level it is too strong for this bot; what a person who plans can do, these games don’t say."
    return said


def command(plan: BalancePlan) -> str:
    """Return the command that makes the page again."""
    return f"tatami balance daimyos -n {plan.games} --solo {plan.solo} --seed {plan.seed} --bot {plan.bot} --out FOLDER"


def page(plan: BalancePlan, summary: BalanceSummary, plots: dict[str, str]) -> str:
    """Return the page. `plots` gives by the title of a table the picture that stands below it, as a path beside the page."""
    players = f"Both seats are played by the bot `{plan.bot}`, which sees only what its seat may see."
    if plan.bot == "random":
        players = "All moves are made at random."
    parts = [
        "# How balanced Daimyos is",
        f"Made by `{command(plan)}` with tatami {__version__}, seed {plan.seed}: {summary.games} games, {plan.games} of each "
        f"setting for two, {plan.solo} of each level alone, {plan.solo} against random moves. All with the built-in "
        "box, whose figures are this project’s own: nothing here speaks of the printed game’s cards.",
        f"{players} The same seed gives the same page, on however many cores. In brackets: 95 % confidence intervals (Wilson).",
        "## In short",
        "\n".join(f"- {line}" for line in findings(summary)),
        "There are dozens of intervals here, and one in twenty misses the truth by chance: a single number out of line is a "
        "reason to play more games with another seed, not a finding.",
        "What the users of a technique win is no proof that it is good or bad: favours pay for it, and a favour comes to who "
        "did not bring a daimyo down. Stronger players may also use other techniques.",
    ]
    for grid in grids(summary):
        parts += [f"## {grid.title}", grid.markdown()]
        if grid.title in plots:
            parts.append(f"![{grid.title}]({plots[grid.title]})")
    return "\n\n".join(parts) + "\n"
