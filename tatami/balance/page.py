"""The balance report as tables, and as a page of Markdown with a reading of the numbers."""

from typing import Final

from tatami import __version__
from tatami.balance.series import Plan
from tatami.balance.shares import Share
from tatami.balance.summary import ENDINGS, REASONS, Pair, Summary, Technique

FAIR: Final = 0.5
FEW: Final = 20  # below it a share says next to nothing


class Grid:
    """A table: its title, the names of its columns, its rows."""

    def __init__(self, title: str, columns: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows

    def markdown(self) -> str:
        """The table in Markdown, without its title."""
        lines = [self.columns, ["---"] * len(self.columns), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def first_player(summary: Summary) -> Grid:
    """Who wins, by turn order and by seat."""
    rows = [
        [pair.setting.title, str(pair.games), pair.first.text(), pair.second.text(), pair.draws.text(), pair.seat_0.text()]
        for pair in summary.pairs
    ]
    return Grid("Who wins", ["setting", "games", "first player", "second player", "draws", "seat 0"], rows)


def endings(summary: Summary) -> Grid:
    """How games end, and what decides them."""
    columns = ["setting", *ENDINGS.values(), *[f"won by {REASONS[name]}" for name in ("tracks", "sum", "tokens")], "draw"]
    rows = []
    for pair in summary.pairs:
        shares = [*pair.endings.values(), *pair.reasons.values()]
        rows.append([pair.setting.title, *[share.text() for share in shares]])
    return Grid("How games end", columns, rows)


def length(summary: Summary) -> Grid:
    """How long games are, and what is scored."""
    columns = ["setting", "turns", "daimyos fallen", "winner’s plus points", "loser’s", "won by who felled more"]
    rows = []
    for pair in summary.pairs:
        numbers = [pair.turns, pair.felled, pair.winner_points, pair.loser_points]
        rows.append([pair.setting.title, *[f"{number:.1f}" for number in numbers], pair.more_felled.text()])
    return Grid("Length and points (averages)", columns, rows)


def clans(summary: Summary) -> Grid:
    """The three clans."""
    columns = ["setting", "clan", "taken", "won by its taker", "won by its last holder", "distance of its marker", "ended at 0"]
    rows = []
    for pair in summary.pairs:
        for clan in pair.clans:
            facts = [str(clan.taken.trials), clan.taken.text(), clan.held.text(), f"{clan.reach:.1f}", clan.even.text()]
            rows.append([pair.setting.title, clan.name, *facts])
    return Grid("Clans", columns, rows)


def techniques(summary: Summary) -> Grid:
    """The techniques and the swap."""
    columns = ["setting", "technique", "games with it", "uses a game", "won by its users", "won by the others"]
    rows = []
    for pair in summary.pairs:
        for technique in pair.techniques:
            facts = [str(technique.games), f"{technique.per_game:.2f}", technique.users.text(), technique.others.text()]
            rows.append([pair.setting.title, technique.name, *facts])
    return Grid("Techniques", columns, rows)


def solo(summary: Summary) -> Grid:
    """Alone, by level."""
    columns = [
        "level",
        "games",
        "won",
        "deck ran out",
        "turns",
        "plus points",
        "Automaton’s",
        "daimyos felled",
        "Automaton’s strikes",
    ]
    rows = []
    for level in summary.levels:
        numbers = [level.turns, level.points, level.against, level.felled, level.strikes]
        shares = [level.won.text(), level.deck.text()]
        rows.append([str(level.level), str(level.games), *shares, *[f"{number:.1f}" for number in numbers]])
    return Grid("Solo", columns, rows)


def grids(summary: Summary) -> list[Grid]:
    """All tables of the report."""
    return [first_player(summary), endings(summary), length(summary), clans(summary), techniques(summary), solo(summary)]


# ------------------------------------------------------------------------------------------------------------- reading


def reading(summary: Summary) -> list[str]:
    """What the numbers say, in sentences; where the interval leaves both possible, that is what is said."""
    said = [f"The bot wins {summary.strength.text()} of its games against random moves, so its moves mean something."]
    if summary.strength.low <= FAIR:
        said = [f"The bot wins {summary.strength.text()} of its games against random moves: too few to trust the rest."]
    for pair in summary.pairs:
        if pair.games:
            said += read_pair(pair)
    said.append(read_solo(summary))
    return said


def read_pair(pair: Pair) -> list[str]:
    """What one setting shows."""
    title = pair.setting.title.capitalize()
    decided = pair.first.hits + pair.second.hits
    won_first = Share(pair.first.hits, decided)
    if won_first.low > FAIR:
        turn = "going first helps"
    elif won_first.high < FAIR:
        turn = "going second, and with it choosing the clan first, helps"
    else:
        turn = "so many games can’t tell that from chance"
    ways = f"{pair.endings['daimyos'].text()} end with the seventh daimyo, {pair.endings['deck'].text()} with an empty deck"
    said = [
        f"{title}: the first player wins {pair.first.text()}, the second {pair.second.text()}; {turn}. Of all games {ways}."
    ]
    uneven = [clan for clan in pair.clans if clan.taken.trials >= FEW and not clan.taken.holds(decided / pair.games / 2)]
    if uneven:
        listed = ", ".join(f"{clan.name} {clan.taken.text()}" for clan in uneven)
        said.append(f"{title}: out of line with even chances for who takes a clan at the beginning is {listed}.")
    else:
        said.append(f"{title}: no clan wins more or less than its share for who takes it at the beginning.")
    said.append(f"{title}: {read_techniques(pair.techniques)}")
    return said


def read_techniques(found: list[Technique]) -> str:
    """Which are used most and least, and which go with winning."""
    real = [technique for technique in found if technique.name != "swap"]
    most = max(real, key=lambda technique: technique.per_game)
    least = min(real, key=lambda technique: technique.per_game)
    used = f"{most.name} is used most ({most.per_game:.2f} times a game), {least.name} least ({least.per_game:.2f})."
    apart = [
        technique
        for technique in real
        if min(technique.users.trials, technique.others.trials) >= FEW
        and (technique.users.low > technique.others.high or technique.users.high < technique.others.low)
    ]
    if not apart:
        return f"{used} No technique’s users win clearly more or less than the others."
    listed = ", ".join(f"{technique.name} {technique.users.text()} against {technique.others.text()}" for technique in apart)
    return f"{used} Users and others differ clearly for {listed}."


def read_solo(summary: Summary) -> str:
    """How the levels grow."""
    played = [level for level in summary.levels if level.games]
    if not played:
        return "Solo: nothing was played."
    low, high = played[0], played[-1]
    said = f"Solo: the bot wins {low.won.text()} at level {low.level} and {high.won.text()} at level {high.level}"
    if low.won.low > high.won.high:
        said += ": the levels get harder."
    else:
        said += "; by wins alone the two can’t be told apart with so many games."
    grow = f"The Automaton strikes {low.strikes:.1f} times at level {low.level}, {high.strikes:.1f} times at level {high.level}"
    said = f"{said} {grow}, and has {low.against:.0f} and {high.against:.0f} points."
    if all(level.won.high < FAIR for level in played):
        said += " At every level it is too strong for this bot; what a person who plans can do, these games don’t say."
    return said


# ---------------------------------------------------------------------------------------------------------------- page


def command(plan: Plan) -> str:
    """What makes the page again."""
    return f"tatami balance daimyos -n {plan.games} --solo {plan.solo} --seed {plan.seed} --budget {plan.budget} --out FOLDER"


def players(plan: Plan) -> str:
    """Who plays."""
    if plan.budget == 0:
        return "All moves are made at random."
    return (
        "Both seats are played by the same bot. Of the placements it tries the twelve that bring most on the tracks at once "
        f"and four others by lot; random games to the end decide between moves, {plan.budget:,} moves of them a decision. It "
        "sees only what its seat may see."
    )


def page(plan: Plan, summary: Summary, plots: dict[str, str]) -> str:
    """The page. `plots` gives by the title of a table the picture that stands below it, as a path beside the page."""
    parts = [
        "# How balanced Daimyos is",
        f"Made by `{command(plan)}` with tatami {__version__}, seed {plan.seed}: {summary.games} games, {plan.games} of each "
        f"setting for two, {plan.solo} of each level alone, {plan.solo} against random moves. All with the built-in "
        "box, whose figures are this project’s own: nothing here speaks of the printed game’s cards.",
        f"{players(plan)} The same seed gives the same page, on however many cores. In brackets: 95 % confidence intervals "
        "(Wilson).",
        "## In short",
        "\n".join(f"- {line}" for line in reading(summary)),
        "There are dozens of intervals here, and one in twenty misses the truth by chance: a single number out of line is a "
        "reason to play more games with another seed, not a finding.",
        "What the users of a technique win is no proof that it is good or bad: favours pay for it, and a favour comes to who "
        "did not bring a daimyo down. A bot that judges by random games also sees little of plans; stronger players may use "
        "other techniques.",
    ]
    for grid in grids(summary):
        parts += [f"## {grid.title}", grid.markdown()]
        if grid.title in plots:
            parts.append(f"![{grid.title}]({plots[grid.title]})")
    return "\n\n".join(parts) + "\n"
