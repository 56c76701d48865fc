"""Whole position documents out of the few fields that a scenario is about."""

from __future__ import annotations

from typing import Any

from tatami import Observation, Seat, State, game

ORDER = "SLRVGFTE"
COPIES = {"S": 10, "L": 4, "R": 4, "V": 4, "G": 4, "F": 2, "T": 2, "E": 2}
HAND_SIZE = {4: 8, 3: 10, 2: 8}

Document = dict[str, Any]


def spell(cards: list[str] | str) -> str:
    """A hand in the order of the documents."""
    return "".join(sorted(cards, key=ORDER.index))


def lay_out(moves: str) -> dict[str, list[str]]:
    """Lines from the moves that made them: `(S)>R *G>L`; a last `*G>` has no attack yet."""
    pairs = [move.split(">") for move in moves.split()]
    return {"defence": [defence for defence, _ in pairs], "attack": [attack for _, attack in pairs if attack]}


def cards_in(lines: list[dict[str, list[str]]], *, hired: bool) -> list[str]:
    """The laid cards that are mercenaries, or those that are not."""
    laid = [card for line in lines for card in line["defence"] + line["attack"]]
    return [card.strip("(*)") for card in laid if ("*" in card) == hired]


def earlier_lines(own: int, hired: int, rest: list[str], *, leader: bool) -> dict[str, list[str]]:
    """Lines of a round's earlier moves, made of `own` hand cards and `hired` mercenaries out of `rest`.

    A leader's defences lie face down, anyone else's first one is a counter. Empresses go face down, so that K-21
    isn't met by accident.
    """
    line: dict[str, list[str]] = {"defence": [], "attack": []}
    stars = ["*"] * hired + [""] * own
    for n in range(len(stars) // 2):
        counter = n == 0 and not leader
        defence = stars.pop() + ("E" if "E" in rest and not counter else plain_card(rest))
        rest.remove(defence[-1])
        line["defence"].append(defence if counter else f"({defence})")
        attack = stars.pop() + plain_card(rest)
        rest.remove(attack[-1])
        line["attack"].append(attack)
    return line


def plain_card(rest: list[str]) -> str:
    """The first card that isn't an Empress."""
    return next(card for card in rest if card != "E")


def position(
    players: int = 4,
    *,
    hands: dict[int, str] | None = None,
    lines: dict[int, str] | None = None,
    attack: tuple[int, str] | None = None,
    seat: int | str | None = 0,
    below: str = "",
    **fields: Any,
) -> Document:
    """A document of a round under way; every card that isn't named goes where it can.

    Hands that aren't given are filled up, smaller hands than the laid cards explain get earlier lines, `below` names
    the unseen mercenaries that must not be used for that.
    """
    fields = dict(fields)
    first = fields.setdefault("first", 0)
    mercenaries: list[str] = fields.setdefault("mercenaries", [])
    aside: str = fields.setdefault("aside", "SL" if players == 3 else "")
    shown = [lay_out((lines or {}).get(seat, "")) for seat in range(players)]
    given = [(hands or {}).get(seat) for seat in range(players)]

    left = dict(COPIES)
    taken = cards_in(shown, hired=False) + cards_in(shown, hired=True) + [*aside, *below]
    taken += [stack[0] for stack in mercenaries if stack.strip("?")]
    for hand in given:
        taken += hand or ""
    for card in taken:
        left[card] -= 1
    assert min(left.values()) >= 0, f"too many cards of a kind: {left}"
    # Kinds by turns, so that no filled hand is all Soldiers.
    rest = [card for n in range(10) for card in ORDER if n < left[card]]

    complete: list[str] = []
    for n, hand in enumerate(given):
        size = HAND_SIZE[players] - len(cards_in([shown[n]], hired=False))
        complete.append(hand if hand is not None else "".join(rest.pop(0) for _ in range(size)))
    hired = 0
    if players == 2:
        standing = sum(len(stack) for stack in mercenaries)
        hired = 16 - standing - len(cards_in(shown, hired=True))
        if not below:
            hidden = sum("?" in stack for stack in mercenaries)
            del rest[len(rest) - hidden :]
    for n in [(first + turn) % players for turn in range(players)][::-1]:
        own = HAND_SIZE[players] - len(complete[n]) - len(cards_in([shown[n]], hired=False))
        used = hired if n == first else own % 2
        hired -= used
        assert (own + used) % 2 == 0, f"seat {n} can't have laid {own} + {used} cards"
        before = earlier_lines(own, used, rest, leader=n == first)
        shown[n] = {row: before[row] + shown[n][row] for row in ("defence", "attack")}
    assert not rest, f"nowhere to go: {rest}"

    return {
        "game": "kami",
        "options": {"players": players, "ending": fields.pop("ending", "soldier"), "first": "random"},
        "scores": fields.pop("scores", [0] * (3 if players == 3 else 2)),
        "round": fields.pop("round", 1),
        "phase": fields.pop("phase", "play"),
        "seat": seat,
        "hands": [spell(hand) for hand in complete],
        "lines": shown,
        "attack": None if attack is None else {"seat": attack[0], "card": attack[1]},
        "asked": fields.pop("asked", []),
        **fields,
    }


def start(players: int = 4, *, ending: str = "soldier", first: int | str = 0) -> State:
    """A game before its first deal."""
    return game("kami", players=players, ending=ending, first=first).start()


def deal(state: State, *cards: str) -> State:
    """Let chance deal these cards, hand after hand; gives the state back."""
    return play(state, *(f"card {card}" for card in "".join(cards)))


def load(document: Document) -> State:
    """The state of a document."""
    return game("kami", **document["options"]).load(document)


def play(state: State, *names: str) -> State:
    """Play moves by name, chance's too; gives the state back."""
    for name in names:
        assert name in state.moves(), f"{name} is not among {state.moves()}"
        state.play(state.game.action(name))
    return state


def refused(state: State, name: str) -> str | None:
    """The number of the rule that forbids a move, None where it is legal."""
    refusal = state.refusal(name)
    assert (refusal is None) == (name in state.moves())
    return None if refusal is None else refusal.rule


def observe(state: State, seat: int) -> Observation:
    """What a seat, or the spectator, may know."""
    return state.observe(Seat(seat))
