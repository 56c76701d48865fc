"""`tatami bench`: how fast the engine and the search are, as lines or as JSON."""

import json
from collections.abc import Callable
from typing import Annotated, Any

import typer

from tatami import build
from tatami.bench import measure_all, measure_hearts, measure_hearts_search, measure_interpreted, measure_search, open_spiel
from tatami.terminal.flags import AsJson
from tatami.terminal.screen import Screen
from tatami.version import __version__

app = typer.Typer(add_completion=False)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="how long each measurement takes", min=0.05, max=3600)] = 3.0,
    as_json: AsJson = False,
    this_engine: Annotated[bool, typer.Option("--this-engine", hidden=True)] = False,
) -> None:
    """How many random games a second, compiled and interpreted."""
    if this_engine:
        print(json.dumps(measure_all(seconds)))
        return
    report: dict[str, Any] = {"version": __version__, "engine": build.describe(), "seconds": seconds}
    say = (lambda line: None) if as_json else Screen().line
    try:
        _measure(seconds, report, say)
    except KeyboardInterrupt:  # leaves out the rest
        report["stopped"] = True
        say("Stopped; the rest was not measured.")
    if as_json:
        print(json.dumps(report, indent=2))


def _measure(seconds: float, report: dict[str, Any], say: Callable[[str], None]) -> None:
    say(f"tatami {__version__}, {build.describe()}; random games, {seconds:g} s of one core each")
    report["games"] = own = measure_all(seconds)
    for key, rates in own.items():
        say(f"{key}, {build.describe()}: {_rates(rates)}")
    if build.is_compiled():
        report["interpreted"] = slow = measure_interpreted(seconds)
        report["ratio"] = {key: round(own[key]["games"] / rates["games"], 1) for key, rates in slow.items()}
        for key, rates in slow.items():
            say(f"{key}, interpreted: {_rates(rates)}; compiled is {report['ratio'][key]:g} times as fast")
    else:
        say("The engine isn't compiled, so there is nothing to compare.")
    report["search"] = round(measure_search(seconds), 1)
    say(f"kami, tree search with random moves to the round's end: {report['search']:,.0f} simulations a second")
    report["hearts"] = None
    if (pyspiel := open_spiel()) is None:
        say("OpenSpiel isn't installed (pip install open_spiel), so its hearts isn't measured.")
        return
    hearts = measure_hearts(pyspiel, seconds)
    report["hearts"] = round(hearts, 1)
    report["rounds_per_hearts"] = round(own["kami"].get("rounds", 0.0) / hearts, 1)
    say(f"hearts of OpenSpiel: {hearts:,.0f} games a second; {report['rounds_per_hearts']:g} rounds of kami in the time of one")
    hearts_search = measure_hearts_search(pyspiel, seconds)
    report["hearts_search"] = round(hearts_search, 1)
    report["search_ratio"] = round(report["search"] / hearts_search, 1)
    ratio = f"kami's search makes {report['search_ratio']:g} in the time of one"
    say(f"hearts of OpenSpiel, its C++ ISMCTS: {hearts_search:,.0f} simulations a second; {ratio}")


def _rates(rates: dict[str, float]) -> str:
    order = [name for name in ("rounds", "games", "moves") if name in rates]
    return ", ".join(f"{rates[name]:,.0f} {name}" for name in order) + " a second"
