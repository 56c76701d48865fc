"""The table of Dynasties in words, as one seat sees it, and the rules that matter at this moment."""

from typing import TYPE_CHECKING

from tatami.games.dynasties.actions import NONE
from tatami.games.dynasties.cards import PILES, TYPES, cards_text, count, hand_texts, mission_list, mission_text
from tatami.games.dynasties.refusals import pile_name
from tatami.games.dynasties.scoring import total_rounds, totals, winners
from tatami.games.dynasties.table import (
    ACTING,
    CHOOSING,
    DEAL,
    DRAWING,
    ENDING,
    FINISHED,
    HAND,
    REVEALING,
    TURNING,
    Table,
)
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.dynasties.observation import DynastiesObservation


def view(seen: "DynastiesObservation") -> list[Text]:
    """The view, line by line."""
    table = seen.table
    viewer = int(seen.seat)
    seats = range(int(table.players))
    lines = [
        Text(
            "dynasties-view-title",
            players=int(table.players),
            round=int(table.round),
            rounds=total_rounds(table.missions),
            variants=Text(f"dynasties-variants-{int(table.missions)}{int(table.ninjas)}"),
        ),
        Text("dynasties-view-points", points=[seat_points(viewer, table, seat) for seat in seats]),
    ]
    if table.phase == REVEALING:
        paid = [Text("dynasties-points", who=seat_name(viewer, seat), points=table.bonus[seat]) for seat in seats]
        lines.append(Text("dynasties-view-bonus", points=paid))
    lines.append(Text("dynasties-view-draw", one=int(table.draw_one), two=int(table.draw_two)))
    for pile in range(2):
        lines.append(Text("dynasties-view-discard", pile=pile_name(pile + 2), cards=pile_texts(table, pile)))
    for seat in seats:
        lines.append(seat_line(seen, seat))
    if table.ninjas:
        lines.append(Text("dynasties-view-supply", count=int(table.supply)))
    if seen.missions:
        lines.append(Text("dynasties-view-missions", missions=[mission_text(number) for number in mission_list(seen.missions)]))
    if seen.hand:
        lines.append(Text("dynasties-view-hand", cards=hand_texts(seen.hand)))
    lines.append(now(viewer, table))
    return lines


def seat_name(viewer: int, seat: int) -> Text:
    """A seat's name, and whether it is the viewer's own."""
    return Text("seat-you" if seat == viewer else "seat", seat=str(seat))


def seat_points(viewer: int, table: Table, seat: int) -> Text:
    """What a seat has, and its rounds."""
    total = totals(table.rounds, int(table.players))[seat]
    who = seat_name(viewer, seat)
    if len(table.rounds) < 2:
        return Text("dynasties-points", who=who, points=total)
    return Text("dynasties-points-sum", who=who, points=total, sum=" + ".join([str(scores[seat]) for scores in table.rounds]))


def pile_texts(table: Table, pile: int) -> list[Text]:
    """The cards of a discard pile, bottom first, equal ones that lie together as one."""
    texts: list[Text] = []
    kinds = table.pile_cards(pile)
    start = 0
    for place in range(1, len(kinds) + 1):
        if place == len(kinds) or kinds[place] != kinds[start]:
            texts.append(cards_text(kinds[start], place - start))
            start = place
    return texts or [Text("dynasties-nothing")]


def seat_line(seen: "DynastiesObservation", seat: int) -> Text:
    """What lies before a seat, and what is known of its hand."""
    table = seen.table
    held: list[Text] = [Text("dynasties-held", count=int(table.held[seat]))]
    if table.known[seat]:
        held.append(Text("dynasties-known", cards=[cards_text(kind, number) for kind, number in known_cards(table, seat)]))
    extras: list[Text] = []
    if table.ninjas:
        extras.append(Text("dynasties-seat-figures", count=int(table.figures[seat])))
    letters = [Text("dynasties-pile", name=PILES[pile]) for pile in range(len(PILES)) if (seen.letters[seat] >> pile) & 1]
    if letters:
        extras.append(Text("dynasties-seat-missions", piles=letters))
    key = "dynasties-view-seat-more" if extras else "dynasties-view-seat"
    sets = hand_texts(table.set_of(seat)) or [Text("dynasties-nothing")]
    return Text(key, who=seat_name(int(seen.seat), seat), held=held, sets=sets, extras=extras)


def known_cards(table: Table, seat: int) -> list[tuple[int, int]]:
    """Type and number of the cards that everybody knows to be in a hand."""
    known = table.known[seat]
    return [(kind, int(count(known, kind))) for kind in range(TYPES) if count(known, kind) > 0]


def now(viewer: int, table: Table) -> Text:
    """Who decides, and what."""
    if table.phase == FINISHED:
        return won(viewer, table)
    if table.phase == DEAL:
        if table.starter == NONE:
            return Text("dynasties-now-first")
        return Text("dynasties-now-deal" if table.dealt < table.players * HAND else "dynasties-now-missions")
    if table.phase == TURNING:
        pile = int(table.drawn_one if table.drawn_two == NONE else table.drawn_two)
        return Text("dynasties-now-card", who=seat_name(viewer, int(table.turn)), pile=pile_name(pile))
    who = seat_name(viewer, int(table.seat))
    if table.phase == DRAWING:
        if table.drawn_one == NONE:
            return Text("dynasties-now-draw", who=who)
        return Text("dynasties-now-draw-second", who=who, pile=pile_name(int(table.drawn_one)))
    if table.phase == CHOOSING:
        return Text("dynasties-now-pile", who=who, cards=cards_text(int(table.pending_type), int(table.pending)))
    key = "act" if table.phase == ACTING else "end" if table.phase == ENDING else "reveal"
    return Text(f"dynasties-now-{key}", who=who)


def won(viewer: int, table: Table) -> Text:
    """D-45: who has won, or who share."""
    best = winners(table.rounds)
    points = totals(table.rounds, int(table.players))[best[0]]
    names = [seat_name(viewer, seat) for seat in best]
    return Text("dynasties-won" if len(best) == 1 else "dynasties-shared", who=names, points=points)


def rules_now(seen: "DynastiesObservation") -> list[str]:
    """The rules to know for the decision at hand."""
    table = seen.table
    if table.phase == FINISHED:
        return ["D-43", "D-45", "D-52"] if table.missions else ["D-43", "D-45"]
    if table.phase == DEAL:
        return ["D-01", "D-02", "D-50"] if table.missions else ["D-01", "D-02"]
    if table.phase == REVEALING:
        return ["D-51", "D-52", "D-43", "D-44"]
    if table.phase == CHOOSING:
        return ["D-31", "D-32"]
    rules: list[str] = []
    if table.phase in (DRAWING, TURNING):
        rules.extend(["D-10", "D-11"])
    if table.phase == ACTING:
        rules.extend(["D-20", "D-21"])
        if table.players > 2:
            rules.append("D-22")
        rules.extend(["D-23", "D-24", "D-30", "D-31", "D-40", "D-41", "D-42", "D-43"])
    if table.ninjas:
        rules.extend(["D-60", "D-61", "D-62", "D-63", "D-64"])
    return rules
