"""Whether what a document says can be a position of Dynasties: cards, figures and missions, the moment of the turn, the seat.

What was before isn't looked into: scores of earlier rounds, and who started them, are taken as told.
"""

from typing import Final

from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.dynasties.deal import HAND, deal_size
from tatami.games.dynasties.phases import ACTING, CHOOSING, DEAL, DRAWING, ENDING, FINISHED, PHASES, REVEALING, TURNING
from tatami.games.dynasties.pieces import (
    CARDS,
    DISCARD_PILE,
    FIGURES,
    IDS,
    NINJA,
    NUMBERS,
    PILE_NAMES,
    PILE_SIZE,
    PILES,
    TYPES,
    count,
    smallest_set,
)
from tatami.games.dynasties.position import NONE, DynastiesPosition, PublicPosition
from tatami.games.dynasties.scoring import ENOUGH_TYPES

# How many piles have been drawn from in each phase (the phase that follows, while an owner chooses).
FEWEST_DRAWN: Final[dict[int, int]] = {DRAWING: 0, TURNING: 1, ACTING: 2, ENDING: 2, REVEALING: 0, FINISHED: 0}
MOST_DRAWN: Final[dict[int, int]] = {DRAWING: 1, TURNING: 2, ACTING: 2, ENDING: 2, REVEALING: 0, FINISHED: 0}


def check(position: DynastiesPosition) -> None:
    """Raise DocumentError with the field that can't be so in a game; `pool` isn't looked at."""
    public = position.public
    check_starter(position)
    check_sets(public)
    check_cards(position)
    check_figures(public)
    if public.phase == DEAL:
        check_deal(position)
    else:
        check_mission_numbers(position)
        check_moment(public)
        check_ends(public)
    check_seat(position)


# ------------------------------------------------------------------------------------------------------------- everything


def check_starter(position: DynastiesPosition) -> None:
    """Check the starter, and whose turn it is; in the deal that is the starter's."""
    public = position.public
    first = position.game.options["first"]
    if public.starter == NONE:
        if public.phase != DEAL or first != "random" or public.round != 1:
            raise DocumentError("starter", "may be null only before chance has said who starts")
    elif isinstance(first, int) and public.round == 1 and public.starter != first:
        raise DocumentError("starter", f"must be {first}, as the option first says")
    if public.phase == DEAL and public.turn != public.starter:
        raise DocumentError("turn", "must be the starter while the cards are dealt")
    if public.phase != DEAL and public.turn == NONE:
        raise DocumentError("turn", "may be null only before chance has said who starts")


def check_cards(position: DynastiesPosition) -> None:
    """Check that no hand is known to have more than it has, that no card is there too often, and that all are there."""
    public = position.public
    everywhere = int(public.draw_one + public.draw_two)
    piles = public.pile_cards(0) + public.pile_cards(1)
    for kind in range(TYPES):
        for seat in range(int(public.players)):
            seen, held = int(count(public.known[seat], kind)), int(count(position.hands[seat], kind))
            if seen > held:
                raise DocumentError(f"known[{seat}]", f"{seen} {IDS[kind]} are known, but the hand has {held}")
        used = sum([int(count(hand, kind)) for hand in position.hands]) + piles.count(kind) + int(count(public.sets, kind))
        if kind == public.pending_type:
            used += int(public.pending)
        if used > NUMBERS[kind]:
            raise DocumentError("hands", f"with all else there are {used} {IDS[kind]}, the box has {NUMBERS[kind]}")
        everywhere += used
    if everywhere != CARDS:
        raise DocumentError("draw", f"with these draw piles there are {everywhere} cards, the box has {CARDS}")


def check_sets(public: PublicPosition) -> None:
    """Check that no set is smaller than it can be; a figure can leave it one card, see D-62."""
    for kind in range(TYPES):
        number = int(count(public.sets, kind))
        least = 1 if public.with_ninjas else int(smallest_set(kind, public.players))
        if 0 < number < least:
            field = f"sets[{int(public.owner(kind))}]"
            raise DocumentError(field, f"a set of {number} {IDS[kind]} is too small, {least} is the least (D-21, D-22)")


def check_figures(public: PublicPosition) -> None:
    """Check that the figures of the players and the supply are four together."""
    there = FIGURES if public.with_ninjas else 0
    found = sum([int(number) for number in public.figures]) + int(public.supply)
    if found != there:
        raise DocumentError("supply", f"with the players' figures there are {found}, not {there} (D-60)")


def check_mission_numbers(position: DynastiesPosition) -> None:
    """Check that each finished round took a mission of everyone; in a reveal, that the seats before `seat` have paid theirs."""
    public = position.public
    if not public.with_missions:
        return
    players = int(public.players)
    before = len(PILES) + 1 - int(public.round)
    seats = [(int(public.starter) + turn) % players for turn in range(players)]
    paid = [before - int(position.missions_of(seat)).bit_count() for seat in seats]
    number = players if public.phase == FINISHED else min(sum(paid), players - 1) if public.phase == REVEALING else 0
    if paid != [1] * number + [0] * (players - number):
        raise DocumentError(
            "missions", f"their numbers don't fit round {int(public.round)} in phase {PHASES[public.phase]} (D-51)"
        )


def check_seat(position: DynastiesPosition) -> None:
    """Check who decides, which follows from all else."""
    public = position.public
    due = int(public.turn)
    if public.phase in (DEAL, TURNING):
        due = CHANCE
    elif public.phase == FINISHED:
        due = OVER
    elif public.phase == CHOOSING:
        due = int(public.pending_owner)
    elif public.phase == REVEALING:
        revealed = int(public.players) * (len(PILES) + 1 - int(public.round)) - int(position.missions).bit_count()
        due = (int(public.starter) + revealed) % int(public.players)
        if revealed == 0 and any(public.bonus):
            raise DocumentError("bonus", "must be 0 before a mission is revealed (D-51)")
    if public.seat != due:
        written = "'chance'" if due == CHANCE else "null" if due == OVER else str(due)
        raise DocumentError("seat", f"must be {written}, who decides in this phase")
    if public.phase == DRAWING and not public.can_draw():
        raise DocumentError("seat", f"seat {due} can't draw: no pile that it may draw from has a card (D-10)")


# --------------------------------------------------------------------------------------------------------------- the deal


def check_deal(position: DynastiesPosition) -> None:
    """Check that places fill in order: hands seat by seat, then missions seat by seat (see D-01, D-50)."""
    public = position.public
    there = {
        "sets": public.sets != 0,
        "discard": public.height_one + public.height_two > 0,
        "drawn": public.drawn_one != NONE,
        "fresh": public.fresh > 0,
        "known": any(known for known in public.known),
    }
    for field, found in there.items():
        if found:
            raise DocumentError(field, "must be empty while the cards are dealt")
    if public.round == 1 and public.with_ninjas and public.supply != FIGURES:
        raise DocumentError("supply", "has all four figures in the deal of round 1 (D-60)")
    places = {f"hands[{seat}]": int(held) for seat, held in enumerate(public.held)}
    if public.with_missions and public.round == 1:
        for seat in range(int(public.players)):
            places[f"missions[{seat}]"] = int(position.missions_of(seat)).bit_count()
        check_mission_order(position)
    else:
        check_mission_numbers(position)
    left = int(public.dealt)
    for field, number in places.items():
        if number > max(0, min(left, HAND)):
            raise DocumentError(field, "cards are dealt three to a seat, seat by seat from seat 0 (D-01, D-50)")
        left -= HAND
    if public.dealt == deal_size(public):
        raise DocumentError("phase", "all cards are dealt, so it can't be deal")
    if public.starter == NONE and public.dealt > 0:
        raise DocumentError("starter", "must be known before a card is dealt")


def check_mission_order(position: DynastiesPosition) -> None:
    """Check that each seat got its missions in the order A, B, C."""
    for seat in range(int(position.public.players)):
        held = position.missions_of(seat)
        piles = [int((held >> (pile * PILE_SIZE)) & 15) > 0 for pile in range(len(PILES))]
        if piles != sorted(piles, reverse=True):
            raise DocumentError(f"missions[{seat}]", "missions are dealt in the order A, B, C (D-50)")


# --------------------------------------------------------------------------------------------------------------- the turn


def turn_phase(public: PublicPosition) -> int:
    """Return the phase of the turn: while an owner chooses a pile, the one that follows."""
    return int(public.pending_then if public.phase == CHOOSING else public.phase)


def check_moment(public: PublicPosition) -> None:
    """Check that the phase, this turn's piles, the cards that wait for a pile and the figures go together."""
    phase = turn_phase(public)
    drawn = int(public.drawn_one != NONE) + int(public.drawn_two != NONE)
    fewest = FEWEST_DRAWN[phase]
    if fewest == 2 and not public.may_draw(0) and not public.may_draw(1):
        fewest = 1  # the first card may have come from the only pile; discard piles may have been formed since
    if not fewest <= drawn <= MOST_DRAWN[phase]:
        raise DocumentError("drawn", f"{drawn} piles don't go with this phase (D-10)")
    if phase == TURNING:
        check_due_pile(public)
    if phase == ACTING and public.held[public.turn] == 0:
        raise DocumentError(f"hands[{int(public.turn)}]", "can't be empty after two cards were drawn (D-10)")
    if public.pending > 0:
        check_pending(public)
    laid_ninjas = phase == ENDING and public.owner(NINJA) == public.turn and public.figures[public.turn] >= public.fresh
    if public.fresh > 0 and not laid_ninjas:
        raise DocumentError("fresh", "a figure is taken only by this turn's action, a set of ninja (D-60)")
    if public.phase == ENDING and public.usable() <= 0:
        raise DocumentError("phase", "is end only for a player with a figure not taken this turn (D-64)")
    if public.phase == REVEALING and not public.with_missions:
        raise DocumentError("phase", "can't be reveal without missions (D-51)")


def check_due_pile(public: PublicPosition) -> None:
    """Check that the card that chance turns over comes from a draw pile that has one."""
    due = int(public.last_drawn())
    if due >= DISCARD_PILE:
        raise DocumentError("drawn", f"in phase card the last pile is a draw pile, not {PILE_NAMES[due]} (D-10)")
    if not public.has_cards(due):
        raise DocumentError("drawn", f"{PILE_NAMES[due]} is empty, so no card can come from it (D-10)")


def check_pending(public: PublicPosition) -> None:
    """Check that what waits for a pile is a set just outbid (see D-23), or a card just struck (see D-61)."""
    if not public.free_choice():
        raise DocumentError("pending", "there is no choice of a pile unless both discard piles have cards (D-31)")
    kind = int(public.pending_type)
    lying = int(count(public.sets, kind))
    outbid = public.pending_then == ENDING and public.owner(kind) == public.turn and lying > public.pending
    struck = (
        public.pending == 1
        and public.pending_owner != public.turn
        and public.owner(kind) in (NONE, public.pending_owner)
        and public.supply > 0
    )
    if not outbid and not struck:
        raise DocumentError(
            "pending", f"{int(public.pending)} {IDS[kind]} can be neither a set outbid nor a card struck (D-23, D-61)"
        )
    if public.with_ninjas and not struck and (public.fresh > 0) != (kind == NINJA) and (public.fresh > 0 or public.supply > 0):
        raise DocumentError("fresh", "a figure was taken this turn only if its action was a set of ninja (D-60)")


def check_ends(public: PublicPosition) -> None:
    """Check that the round is over at the end of a turn when it must be (see D-40, D-41, D-42), and not otherwise."""
    enough = ENOUGH_TYPES[public.players]
    before_action = turn_phase(public) in (DRAWING, TURNING, ACTING)
    for seat in range(int(public.players)):
        types = int(public.types_of(seat))
        most = enough if seat == public.turn and not before_action else enough - 1
        if types > most:
            raise DocumentError(f"sets[{seat}]", f"has {types} types, so the round was over before this (D-40)")
    if before_action and public.all_types():
        raise DocumentError("sets", "all nine types are on the table, so the round was over before this turn (D-41)")
    over = public.enough_types() or public.all_types() or public.pile_empty()
    if public.phase in (REVEALING, FINISHED) and not over:
        raise DocumentError("phase", "the round isn't over (D-40, D-41, D-42)")
