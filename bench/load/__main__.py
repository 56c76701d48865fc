"""`python -m bench.load`: both servers in turn; moves a second, and how long a move takes to reach all clients."""

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import time
from random import Random
from statistics import median
from typing import Any

import uvloop

from bench.load.servers import FOLDER, Boardgame, Server, Tatami

PORT = 18400


class Round:
    """What one server did in one round."""

    def __init__(self, server: str, seconds: float, cpu: tuple[float, float], times: list[float]) -> None:
        self.server = server
        self.seconds = seconds
        self.cpu = cpu
        self.times = sorted(times)

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves had reached everybody."""
        return 1000 * self.times[min(len(self.times) - 1, int(share * len(self.times)))]

    def data(self) -> dict[str, Any]:
        """The round as plain numbers."""
        return {
            "server": self.server,
            "moves": len(self.times),
            "moves_per_second": round(len(self.times) / self.seconds, 1),
            "server_cpu_ms_per_move": round(1000 * self.cpu[0] / len(self.times), 3),
            "client_cpu_ms_per_move": round(1000 * self.cpu[1] / len(self.times), 3),
            **{f"p{100 * share:.0f}_ms": round(self.percentile(share), 2) for share in (0.5, 0.95, 0.99)},
        }


async def measure(server: Server, tables: int, watchers: int, warm: int, seconds: float, seed: int) -> Round:
    """All tables play at once, each as fast as the server lets it; a game that is over is followed by one made before.

    Counting begins after so many moves, not after a time: on a busy machine a server would else be measured before it is warm.
    """
    async with server:
        seated = [await server.new_table(watchers) for _ in range(tables)]
        spare = [await server.new_table(watchers) for _ in range(server.spares(tables, warm, seconds))]
        warmed, begin, made = asyncio.Event(), 0.0, 0
        times: list[float] = []

        def counting() -> bool:
            return warmed.is_set() and time.perf_counter() < begin + seconds

        async def play(number: int) -> None:
            nonlocal begin, made
            rng = Random(seed * 1000 + number)
            while counting() or not warmed.is_set():
                if seated[number].over:
                    seated[number].close()
                    seated[number] = spare.pop() if spare else await server.new_table(watchers)
                counted = warmed.is_set()
                took = await seated[number].move(rng)
                made += 1
                if counted and counting():
                    times.append(took)
                elif made >= warm and not warmed.is_set():
                    begin = time.perf_counter()
                    warmed.set()

        async def used() -> tuple[float, float]:
            await warmed.wait()
            before, mine = server.cpu(), time.process_time()
            await asyncio.sleep(begin + seconds - time.perf_counter())
            return server.cpu() - before, time.process_time() - mine

        usage = asyncio.create_task(used())
        await asyncio.gather(*(play(number) for number in range(tables)))
        cpu = await usage
        for table in (*seated, *spare):
            table.close()
    return Round(server.name, seconds, cpu, times)


def install() -> None:
    """boardgame.io from npm, in the version that the lock file names."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        sys.exit("bench.load: node and npm are needed for boardgame.io (Debian: apt install nodejs npm)")
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=FOLDER, check=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables at the same time")
    parser.add_argument("--watchers", type=int, default=0, help="clients that look on, at each table, besides the two who play")
    parser.add_argument(
        "--game", choices=["endless", "rrr"], default="endless", help="what tatami plays; boardgame.io: endless"
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each server, in turn")
    parser.add_argument("--seconds", type=float, default=10.0, help="of one round")
    parser.add_argument("--warm", type=int, default=5000, help="moves before each round that aren't counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["tatami", "boardgame.io"], help="one of them alone")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args()
    install()
    rounds: list[Round] = []
    for number in range(asked.rounds):
        port = PORT + 2 * number % 100
        for server in (Tatami(port, asked.game), Boardgame(port + 1)):
            if asked.only in (None, server.name):
                done = uvloop.run(measure(server, asked.tables, asked.watchers, asked.warm, asked.seconds, asked.seed + number))
                rounds.append(done)
                show(done.data(), asked.json)
    for name in dict.fromkeys(done.server for done in rounds):
        mine = [done.data() for done in rounds if done.server == name]
        middle = {key: round(median(row[key] for row in mine), 3) for key in mine[0] if key != "server"}
        show({"server": f"{name}, median of {len(mine)}", **middle}, asked.json)


def show(row: dict[str, Any], as_json: bool) -> None:
    """A line."""
    if as_json:
        print(json.dumps(row), flush=True)
    else:
        print(f"{row['server']:28}", *(f"{key} {value:<9}" for key, value in row.items() if key != "server"), flush=True)


if __name__ == "__main__":
    main()
