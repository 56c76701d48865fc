"""The table of Kami in words, as one seat sees it, and the rules that matter at this moment."""

from typing import TYPE_CHECKING

from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.cards import LETTERS, card_name, hand_names
from tatami.games.kami.state import ANSWERING, ASKING, DEAL, FINISHED, MISSING, UNSEEN, sides
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.kami.observation import KamiObservation


def view(seen: "KamiObservation") -> list[Text]:
    """The view, line by line."""
    lines = [
        Text(
            "kami-view-title",
            players=int(seen.players),
            ending=Text(f"kami-ending-{seen.game.options['ending']}"),
            round=int(seen.round),
        ),
        Text("kami-view-points", points=[side_points(seen, side) for side in range(int(sides(seen.players)))]),
    ]
    for seat in range(int(seen.players)):
        lines.append(seat_line(seen, seat))
    if seen.players == 2:
        lines.append(Text("kami-view-mercenaries", stacks=[stack(seen, number) for number in range(STACKS)]))
    if seen.aside:
        lines.append(Text("kami-view-aside", cards=[card_or_back(kind) for kind in seen.aside]))
    for entry in seen.asked:
        lines.append(Text("kami-view-asked", who=who(seen, entry // 16), count=entry % 16))
    if seen.seat >= 0 and seen.hands[int(seen.seat)] > 0:
        lines.append(Text("kami-view-hand", cards=hand_names(seen.hands[int(seen.seat)])))
    lines.append(now(seen))
    return lines


def who(seen: "KamiObservation", seat: int) -> Text:
    """A seat's name, and what it is to the observer."""
    return seat_name(int(seen.seat), seat, int(seen.players))


def seat_name(viewer: int, seat: int, players: int) -> Text:
    """A seat's name: the viewer himself, his partner, or just the seat."""
    if seat == viewer:
        return Text("seat-you", seat=str(seat))
    if players == 4 and viewer >= 0 and seat == (viewer + 2) % 4:
        return Text("seat-partner", seat=str(seat))
    return Text("seat", seat=str(seat))


def side_name(side: int, players: int) -> Text:
    """K-01: a team, or a player."""
    return Text("kami-team", one=str(side), two=str(side + 2)) if players == 4 else Text("seat", seat=str(side))


def side_points(seen: "KamiObservation", side: int) -> Text:
    """What a side has."""
    return Text("kami-side-points", side=side_name(side, int(seen.players)), points=seen.scores[side])


def card_or_back(kind: int) -> Text:
    """A card with its letter, or its back."""
    return Text("kami-back") if kind == UNSEEN else Text("kami-card", card=card_name(kind), letter=LETTERS[kind])


def seat_line(seen: "KamiObservation", seat: int) -> Text:
    """What lies before a seat, and how many cards it holds."""
    defence: list[Text] = []
    attack: list[Text] = []
    for entry in seen.laid:
        if entry & 3 == seat:
            defence.append(laid_card((entry >> 2) & 15, bool(entry & 64), bool(entry & 128)))
            if (entry >> 8) & 15 != MISSING:
                attack.append(laid_card((entry >> 8) & 15, False, bool(entry & 4096)))
    held = [Text("kami-view-count", count=seen.sizes[seat])]
    if seen.phase == FINISHED and seen.sizes[seat]:
        held = hand_names(seen.hands[seat])
    nothing = [Text("kami-nothing")]
    return Text("kami-view-seat", who=who(seen, seat), held=held, defence=defence or nothing, attack=attack or nothing)


def laid_card(kind: int, down: bool, hired: bool) -> Text:
    """A card of a line."""
    card = card_or_back(kind)
    if down and kind != UNSEEN:
        card = Text("kami-known-back", card=card)
    return Text("kami-hired", card=card) if hired else card


def stack(seen: "KamiObservation", number: int) -> Text:
    """A mercenary stack."""
    top = int(seen.tops >> (number * 4)) & 15
    hides = bool((seen.below >> number) & 1)
    if top == 0:
        return Text("kami-stack-turning" if hides else "kami-stack-empty", stack=f"*{number + 1}")
    key = "kami-stack-two" if hides else "kami-stack-one"
    return Text(key, stack=f"*{number + 1}", card=card_or_back(top - 1))


def now(seen: "KamiObservation") -> Text:
    """Who decides, and what."""
    if seen.phase == FINISHED:
        best = max(range(len(seen.scores)), key=lambda side: seen.scores[side])
        return Text("kami-story-won", side=side_name(best, int(seen.players)), points=seen.scores[best])
    if seen.phase == DEAL:
        return Text("kami-now-turning" if seen.turning != NONE else "kami-now-deal")
    mover = who(seen, int(seen.mover))
    if seen.phase == ASKING:
        return Text("kami-now-ask", who=mover)
    if seen.phase == ANSWERING:
        return Text("kami-now-answer", who=mover)
    if seen.half:
        return Text("kami-now-attack", who=mover)
    if seen.attack == NONE:
        return Text("kami-now-lead", who=mover)
    return Text("kami-now-counter", who=mover, attacker=who(seen, int(seen.attacker)), card=card_or_back(int(seen.attack)))


def rules_now(seen: "KamiObservation") -> list[str]:
    """The rules to know for the decision at hand."""
    if seen.phase == FINISHED:
        return ["K-50", "K-51"]
    if seen.phase == DEAL:
        return {2: ["K-05"], 3: ["K-04"], 4: ["K-03", "K-06"]}[int(seen.players)]
    if seen.phase in (ASKING, ANSWERING):
        return ["K-06"]
    rules = ["K-10", "K-21", "K-22"] if seen.attack == NONE else ["K-11", "K-12", "K-13", "K-20", "K-21"]
    if seen.attack != NONE and seen.players == 4:
        rules.append("K-14")
    rules.extend(["K-15", "K-30", "K-31", "K-32"])
    if seen.players == 2:
        rules.extend(["K-41", "K-42", "K-43", "K-44" if seen.attack == NONE else "K-45"])
    return rules
