"""The view of Dynasties in words, as one seat sees it, what a client draws, and the rules that matter at this moment."""

from tatami.game import Document
from tatami.games.dynasties.deal import deals_cards
from tatami.games.dynasties.phases import ACTING, CHOOSING, DEAL, DRAWING, ENDING, FINISHED, REVEALING, TURNING
from tatami.games.dynasties.pieces import (
    DISCARD_PILE,
    PILE_NAMES,
    PILES,
    TYPES,
    cards_text,
    count,
    hand_texts,
    mission_list,
    mission_text,
    pile_name,
)
from tatami.games.dynasties.position import NONE, DynastiesKnowledge, PublicPosition
from tatami.games.dynasties.scoring import leaders, set_points, total_rounds, totals, winners
from tatami.texts import Text


def words(known: DynastiesKnowledge) -> list[Text]:
    """Return the view, line by line."""
    public = known.public
    viewer = int(known.seat)
    seats = range(int(public.players))
    rounds = total_rounds(public.with_missions)
    variants = Text(f"dynasties-variants-{int(public.with_missions)}{int(public.with_ninjas)}")
    lines = [
        Text("dynasties-view-title", players=len(seats), round=int(public.round), rounds=rounds, variants=variants),
        Text("dynasties-view-points", points=[seat_points(viewer, public, seat) for seat in seats]),
    ]
    if public.phase == REVEALING:
        paid = [Text("dynasties-points", who=seat_name(viewer, seat), points=public.bonus[seat]) for seat in seats]
        lines.append(Text("dynasties-view-bonus", points=paid))
    lines.append(Text("dynasties-view-draw", one=int(public.draw_one), two=int(public.draw_two)))
    for pile in range(2):
        lines.append(Text("dynasties-view-discard", pile=pile_name(pile + DISCARD_PILE), cards=pile_texts(public, pile)))
    for seat in seats:
        lines.append(seat_line(known, seat))
    if public.with_ninjas:
        lines.append(Text("dynasties-view-supply", count=int(public.supply)))
    if known.missions:
        own = [mission_text(mission) for mission in mission_list(known.missions)]
        lines.append(Text("dynasties-view-missions", missions=own))
    if known.hand:
        lines.append(Text("dynasties-view-hand", cards=hand_texts(known.hand)))
    lines.append(now(viewer, public))
    return lines


def seat_name(viewer: int, seat: int) -> Text:
    """Return a seat's name, and whether it is the viewer's own."""
    return Text("seat-you" if seat == viewer else "seat", seat=str(seat))


def seat_points(viewer: int, public: PublicPosition, seat: int) -> Text:
    """Say what a seat has, and its rounds."""
    total = totals(public.rounds, int(public.players))[seat]
    who = seat_name(viewer, seat)
    if len(public.rounds) < 2:
        return Text("dynasties-points", who=who, points=total)
    return Text("dynasties-points-sum", who=who, points=total, sum=" + ".join([str(scores[seat]) for scores in public.rounds]))


def pile_texts(public: PublicPosition, pile: int) -> list[Text]:
    """Say the cards of a discard pile, bottom first, equal ones that lie together as one."""
    texts: list[Text] = []
    kinds = public.pile_cards(pile)
    start = 0
    for place in range(1, len(kinds) + 1):
        if place == len(kinds) or kinds[place] != kinds[start]:
            texts.append(cards_text(kinds[start], place - start))
            start = place
    return texts or [Text("dynasties-nothing")]


def seat_line(known: DynastiesKnowledge, seat: int) -> Text:
    """Say what a seat has on the table, and what is known of its hand."""
    public = known.public
    held: list[Text] = [Text("dynasties-held", count=int(public.held[seat]))]
    seen = public.known[seat]
    if seen:
        cards = [cards_text(kind, int(count(seen, kind))) for kind in range(TYPES) if count(seen, kind) > 0]
        held.append(Text("dynasties-known", cards=cards))
    extras: list[Text] = []
    if public.with_ninjas:
        extras.append(Text("dynasties-seat-figures", count=int(public.figures[seat])))
    backs = [Text("dynasties-pile", name=PILES[pile]) for pile in range(len(PILES)) if (known.backs[seat] >> pile) & 1]
    if backs:
        extras.append(Text("dynasties-seat-missions", piles=backs))
    key = "dynasties-view-seat-more" if extras else "dynasties-view-seat"
    sets = hand_texts(public.set_of(seat)) or [Text("dynasties-nothing")]
    return Text(key, who=seat_name(int(known.seat), seat), held=held, sets=sets, extras=extras)


def now(viewer: int, public: PublicPosition) -> Text:
    """Say who decides, and what."""
    if public.phase == FINISHED:
        return won(viewer, public)
    if public.phase == DEAL:
        if public.starter == NONE:
            return Text("dynasties-now-first")
        return Text("dynasties-now-deal" if deals_cards(public) else "dynasties-now-missions")
    if public.phase == TURNING:
        return Text("dynasties-now-card", who=seat_name(viewer, int(public.turn)), pile=pile_name(int(public.last_drawn())))
    who = seat_name(viewer, int(public.seat))
    if public.phase == DRAWING:
        if public.drawn_one == NONE:
            return Text("dynasties-now-draw", who=who)
        return Text("dynasties-now-draw-second", who=who, pile=pile_name(int(public.drawn_one)))
    if public.phase == CHOOSING:
        return Text("dynasties-now-pile", who=who, cards=cards_text(int(public.pending_type), int(public.pending)))
    key = "act" if public.phase == ACTING else "end" if public.phase == ENDING else "reveal"
    return Text(f"dynasties-now-{key}", who=who)


def won(viewer: int, public: PublicPosition) -> Text:
    """Say who has won, or who share (see D-45)."""
    best = winners(public.rounds)
    points = totals(public.rounds, int(public.players))[best[0]]
    names = [seat_name(viewer, seat) for seat in best]
    return Text("dynasties-won" if len(best) == 1 else "dynasties-shared", who=names, points=points)


def facts(known: DynastiesKnowledge) -> Document:
    """Return what follows from the rules: the points of each seat, counted and still lying, who leads, and the pile to form."""
    public = known.public
    seats = int(public.players)
    lying = [0] * seats
    if public.phase != FINISHED:  # then they are counted
        lying = [points + public.bonus[seat] for seat, points in enumerate(set_points(public.owner_list(), seats))]
    return {
        "totals": totals(public.rounds, seats),
        "lying": lying,
        "leaders": leaders(public.rounds) if public.rounds else [],
        "missing": None if public.free_choice() else PILE_NAMES[DISCARD_PILE + int(public.missing_pile())],
    }


def rules(known: DynastiesKnowledge) -> list[str]:
    """Return the rules to know for the decision at hand."""
    public = known.public
    if public.phase == FINISHED:
        return ["D-43", "D-45", "D-52"] if public.with_missions else ["D-43", "D-45"]
    if public.phase == DEAL:
        return ["D-01", "D-02", "D-50"] if public.with_missions else ["D-01", "D-02"]
    if public.phase == REVEALING:
        return ["D-51", "D-52", "D-43", "D-44"]
    if public.phase == CHOOSING:
        return ["D-31", "D-32"]
    found: list[str] = []
    if public.phase in (DRAWING, TURNING):
        found.extend(["D-10", "D-11"])
    if public.phase == ACTING:
        found.extend(["D-20", "D-21"])
        if public.players > 2:
            found.append("D-22")
        found.extend(["D-23", "D-24", "D-30", "D-31", "D-40", "D-41", "D-42", "D-43"])
    if public.with_ninjas:
        found.extend(["D-60", "D-61", "D-62", "D-63", "D-64"])
    return found
