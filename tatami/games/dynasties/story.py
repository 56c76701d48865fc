"""What a move of Dynasties tells each seat, in sentences for the log."""

from tatami.game import Action, Seat
from tatami.games.dynasties.actions import CARD, DISCARD, DRAW, FIRST, LAY, LAY_COUNT, LAY_TYPE, MISSION, REVEAL, STRIKE, TO
from tatami.games.dynasties.deal import receiver
from tatami.games.dynasties.phases import DEAL, FINISHED, REVEALING, TURNING
from tatami.games.dynasties.pieces import (
    DISCARD_PILE,
    MISSION_TYPES,
    NINJA,
    TYPES,
    bonus_of,
    cards_text,
    count,
    mission_text,
    pile_name,
)
from tatami.games.dynasties.position import NONE, DynastiesPosition, PublicPosition
from tatami.games.dynasties.scoring import ENOUGH_TYPES, totals
from tatami.games.dynasties.view import seat_name, won
from tatami.texts import Text


def tell(position: DynastiesPosition, action: Action, seat: Seat) -> list[Text]:
    """Return what the seat learns when this action is played now."""
    public = position.public
    if public.phase == DEAL:
        return tell_deal(public, action, seat)
    if public.phase == TURNING:  # only its drawer sees a face-down card
        return [Text("dynasties-story-got", cards=cards_text(action - CARD, 1))] if seat == public.turn else []
    who = seat_name(seat, int(public.seat))
    if action >= LAY:
        told = tell_lay(public, LAY_TYPE[action - LAY], LAY_COUNT[action - LAY], seat)
    elif action >= REVEAL:
        told = [Text("dynasties-story-reveal", who=who, mission=mission_text(action - REVEAL))]
        told.append(tell_bonus(public, action - REVEAL, seat))
    elif action >= STRIKE:
        told = tell_strike(public, (action - STRIKE) // TYPES, (action - STRIKE) % TYPES, seat)
    elif action >= DISCARD:
        named = (action - DISCARD) % 3
        pile = named - 1 if named else int(public.missing_pile())
        cards = cards_text((action - DISCARD) // 3, 1)
        told = [Text("dynasties-story-discard", who=who, cards=cards, pile=pile_name(pile + DISCARD_PILE))]
    elif action >= DRAW:
        told = [tell_draw(public, action - DRAW, who)]
    elif action >= TO:
        cards = cards_text(int(public.pending_type), int(public.pending))
        told = [Text("dynasties-story-to", who=who, cards=cards, pile=pile_name(action - TO + DISCARD_PILE))]
    else:
        told = [Text("dynasties-story-end", who=who)]
    return told + tell_end(position, action, seat)


def tell_deal(public: PublicPosition, action: Action, viewer: Seat) -> list[Text]:
    """Tell what chance shows: who starts, and to each seat its own cards and missions."""
    if FIRST <= action < CARD:
        return [Text("dynasties-story-starter", who=seat_name(viewer, action - FIRST), round=1)]
    if receiver(public) != viewer:
        return []
    if action >= MISSION:
        return [Text("dynasties-story-mission", mission=mission_text(action - MISSION))]
    return [Text("dynasties-story-dealt", cards=cards_text(action - CARD, 1))]


def tell_draw(public: PublicPosition, pile: int, who: Text) -> Text:
    """Tell of a draw: from a discard pile everyone sees which card."""
    if pile < DISCARD_PILE:
        return Text("dynasties-story-draw", who=who, pile=pile_name(pile))
    card = cards_text(int(public.top(pile - DISCARD_PILE)), 1)
    return Text("dynasties-story-take", who=who, cards=card, pile=pile_name(pile))


def tell_lay(public: PublicPosition, kind: int, number: int, viewer: int) -> list[Text]:
    """Tell of a set, the figure that it brings (see D-60), and what becomes of the set outbid (see D-23)."""
    who = seat_name(viewer, int(public.turn))
    told = [Text("dynasties-story-lay", who=who, cards=cards_text(kind, number))]
    if kind == NINJA and public.supply > 0:
        told.append(Text("dynasties-story-figure", who=who))
    owner = int(public.owner(kind))
    if owner != NONE:
        told.append(tell_removed(public, kind, int(count(public.sets, kind)), seat_name(viewer, owner)))
    return told


def tell_strike(public: PublicPosition, seat: int, kind: int, viewer: int) -> list[Text]:
    """Tell of a figure used, and where the card goes."""
    owner = seat_name(viewer, seat)
    told = [Text("dynasties-story-strike", who=seat_name(viewer, int(public.turn)), owner=owner, cards=cards_text(kind, 1))]
    if count(public.sets, kind) == 1:
        told.append(Text("dynasties-story-last-card", cards=cards_text(kind, 1)))
    return [*told, tell_removed(public, kind, 1, owner)]


def tell_removed(public: PublicPosition, kind: int, number: int, owner: Text) -> Text:
    """Tell where cards from the table go: onto the missing pile, or where their owner wants them (see D-31, D-32)."""
    cards = cards_text(kind, number)
    if public.free_choice():
        return Text("dynasties-story-removed", owner=owner, cards=cards)
    pile = pile_name(int(public.missing_pile()) + DISCARD_PILE)
    return Text("dynasties-story-removed-to", owner=owner, cards=cards, pile=pile)


def tell_bonus(public: PublicPosition, mission: int, viewer: int) -> Text:
    """Tell whom a mission pays (see D-51)."""
    kind = MISSION_TYPES[mission]
    owner = int(public.owner(kind))
    if owner == NONE:
        return Text("dynasties-story-no-bonus")
    number, bonus = int(count(public.sets, kind)), bonus_of(mission)
    who = seat_name(viewer, owner)
    return Text(
        "dynasties-story-bonus", who=who, cards=cards_text(kind, number), count=number, bonus=bonus, points=number * bonus
    )


def tell_end(position: DynastiesPosition, action: Action, viewer: int) -> list[Text]:
    """Tell of the end of a round, if the move brings it: why, what everyone scored, and who starts next or has won."""
    after = position.clone()
    after.play_unchecked(action)
    public = after.public
    told: list[Text] = []
    if position.public.phase != REVEALING and (public.phase == REVEALING or len(public.rounds) > len(position.public.rounds)):
        told.extend(end_reasons(position, action))
    if len(public.rounds) == len(position.public.rounds):
        return told
    seats = range(int(public.players))
    all_points = totals(public.rounds, int(public.players))
    for seat in seats:
        who = seat_name(viewer, seat)
        told.append(Text("dynasties-story-scored", who=who, points=public.rounds[-1][seat], total=all_points[seat]))
    if public.phase == FINISHED:
        return [*told, won(viewer, public)]
    return [*told, Text("dynasties-story-starter", who=seat_name(viewer, int(public.starter)), round=int(public.round))]


def end_reasons(position: DynastiesPosition, action: Action) -> list[Text]:
    """Tell why the round is over (see D-40, D-41, D-42); more than one can be true."""
    ended = position.clone()
    ended.public.with_missions = True  # with missions still to be revealed, the sets lie a moment longer
    ended.play_unchecked(action)
    public = ended.public
    reasons: list[Text] = []
    if public.enough_types():
        reasons.append(Text("dynasties-story-enough-types", count=ENOUGH_TYPES[public.players]))
    if public.all_types():
        reasons.append(Text("dynasties-story-all-types"))
    if public.pile_empty():
        reasons.append(Text("dynasties-story-pile-empty"))
    return reasons
