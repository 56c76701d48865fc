"""What a move of Dynasties tells each seat, in sentences for the log."""

from typing import TYPE_CHECKING

from tatami.game import Action, Seat
from tatami.games.dynasties.actions import (
    CARD,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    FIRST,
    LAY,
    LAY_COUNT,
    LAY_TYPE,
    MISSION,
    NONE,
    REVEAL,
    STRIKE,
    TO,
)
from tatami.games.dynasties.cards import (
    BONUS,
    MISSION_TYPES,
    NINJA,
    PILE_SIZE,
    TYPES,
    cards_text,
    count,
    mission_text,
)
from tatami.games.dynasties.refusals import pile_name
from tatami.games.dynasties.scoring import ENOUGH_TYPES, totals
from tatami.games.dynasties.table import DEAL, FINISHED, HAND, REVEALING, TURNING, Table
from tatami.games.dynasties.view import seat_name, won
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.dynasties.state import DynastiesState


def tell(state: "DynastiesState", action: Action, viewer: Seat) -> list[Text]:
    """What the viewer learns when this action is played now."""
    table = state.table
    if table.phase == DEAL:
        return tell_deal(state, action, viewer)
    if table.phase == TURNING:  # a face-down card is its drawer's own affair
        return [Text("dynasties-story-got", cards=cards_text(action - CARD, 1))] if viewer == table.turn else []
    who = seat_name(viewer, int(table.seat))
    if action >= LAY:
        told = tell_lay(table, LAY_TYPE[action - LAY], LAY_COUNT[action - LAY], viewer)
    elif action >= REVEAL:
        told = [Text("dynasties-story-reveal", who=who, mission=mission_text(action - REVEAL))]
        told.append(tell_bonus(table, action - REVEAL, viewer))
    elif action >= STRIKE:
        told = tell_strike(table, (action - STRIKE) // TYPES, (action - STRIKE) % TYPES, viewer)
    elif action >= DISCARD:
        named = (action - DISCARD) % 3
        pile = named - 1 if named else int(table.missing_pile())
        cards = cards_text((action - DISCARD) // 3, 1)
        told = [Text("dynasties-story-discard", who=who, cards=cards, pile=pile_name(pile + DISCARD_PILE))]
    elif action >= DRAW:
        told = [tell_draw(table, action - DRAW, who)]
    elif action >= TO:
        cards = cards_text(int(table.pending_type), int(table.pending))
        told = [Text("dynasties-story-to", who=who, cards=cards, pile=pile_name(action - TO + DISCARD_PILE))]
    else:
        told = [Text("dynasties-story-end", who=who)]
    return told + tell_end(state, action, viewer)


def tell_deal(state: "DynastiesState", action: Action, viewer: Seat) -> list[Text]:
    """What chance shows: who starts, and to each seat its own cards and missions."""
    table = state.table
    if FIRST <= action < CARD:
        return [Text("dynasties-story-starter", who=seat_name(viewer, action - FIRST), round=1)]
    if MISSION <= action < LAY:
        mine = (table.dealt - table.players * HAND) // 3 == viewer
        return [Text("dynasties-story-mission", mission=mission_text(action - MISSION))] if mine else []
    mine = table.dealt // HAND == viewer
    return [Text("dynasties-story-dealt", cards=cards_text(action - CARD, 1))] if mine else []


def tell_draw(table: Table, pile: int, who: Text) -> Text:
    """A draw: from a discard pile everybody sees which card."""
    if pile < DISCARD_PILE:
        return Text("dynasties-story-draw", who=who, pile=pile_name(pile))
    card = cards_text(int(table.top(pile - DISCARD_PILE)), 1)
    return Text("dynasties-story-take", who=who, cards=card, pile=pile_name(pile))


def tell_lay(table: Table, kind: int, number: int, viewer: int) -> list[Text]:
    """A set, the figure that it brings (D-60), and what becomes of the set outbid (D-23)."""
    who = seat_name(viewer, int(table.turn))
    told = [Text("dynasties-story-lay", who=who, cards=cards_text(kind, number))]
    if kind == NINJA and table.supply > 0:
        told.append(Text("dynasties-story-figure", who=who))
    owner = int(table.owner(kind))
    if owner != NONE:
        told.append(tell_removed(table, kind, int(count(table.sets, kind)), seat_name(viewer, owner)))
    return told


def tell_strike(table: Table, seat: int, kind: int, viewer: int) -> list[Text]:
    """A figure used, and where the card goes."""
    owner = seat_name(viewer, seat)
    told = [Text("dynasties-story-strike", who=seat_name(viewer, int(table.turn)), owner=owner, cards=cards_text(kind, 1))]
    if count(table.sets, kind) == 1:
        told.append(Text("dynasties-story-last-card", cards=cards_text(kind, 1)))
    return [*told, tell_removed(table, kind, 1, owner)]


def tell_removed(table: Table, kind: int, number: int, owner: Text) -> Text:
    """Cards leave the table: onto the missing pile, or where their owner wants them (D-31, D-32)."""
    cards = cards_text(kind, number)
    if table.free_choice():
        return Text("dynasties-story-removed", owner=owner, cards=cards)
    pile = pile_name(int(table.missing_pile()) + DISCARD_PILE)
    return Text("dynasties-story-removed-to", owner=owner, cards=cards, pile=pile)


def tell_bonus(table: Table, mission: int, viewer: int) -> Text:
    """D-51: whom a mission pays."""
    kind = MISSION_TYPES[mission]
    owner = int(table.owner(kind))
    if owner == NONE:
        return Text("dynasties-story-no-bonus")
    number, bonus = int(count(table.sets, kind)), BONUS[mission // PILE_SIZE]
    who = seat_name(viewer, owner)
    return Text(
        "dynasties-story-bonus", who=who, cards=cards_text(kind, number), count=number, bonus=bonus, points=number * bonus
    )


def tell_end(state: "DynastiesState", action: Action, viewer: int) -> list[Text]:
    """The end of a round, if the move brings it: why, what everybody scored, and who starts next or has won."""
    after = state.clone()
    after.play_unchecked(action)
    table = after.table
    told: list[Text] = []
    if state.table.phase != REVEALING and (table.phase == REVEALING or len(table.rounds) > len(state.table.rounds)):
        told.extend(end_reasons(state, action))
    if len(table.rounds) == len(state.table.rounds):
        return told
    seats = range(int(table.players))
    all_points = totals(table.rounds, int(table.players))
    for seat in seats:
        who = seat_name(viewer, seat)
        told.append(Text("dynasties-story-scored", who=who, points=table.rounds[-1][seat], total=all_points[seat]))
    if table.phase == FINISHED:
        return [*told, won(viewer, table)]
    return [*told, Text("dynasties-story-starter", who=seat_name(viewer, int(table.starter)), round=int(table.round))]


def end_reasons(state: "DynastiesState", action: Action) -> list[Text]:
    """D-40, D-41, D-42: why the round is over; more than one can be true."""
    ended = state.clone()
    ended.table.missions = True  # with missions still to be revealed, the sets lie a moment longer
    ended.play_unchecked(action)
    table = ended.table
    reasons: list[Text] = []
    if table.enough_types():
        reasons.append(Text("dynasties-story-enough-types", count=ENOUGH_TYPES[table.players]))
    if table.all_types():
        reasons.append(Text("dynasties-story-all-types"))
    if table.pile_empty():
        reasons.append(Text("dynasties-story-pile-empty"))
    return reasons
