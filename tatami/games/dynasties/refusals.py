"""Why a move of Dynasties isn't legal: the rule's number and the facts that the mover knows."""

from typing import TYPE_CHECKING

from tatami.game import Action, Refusal
from tatami.games.dynasties.actions import (
    CARD,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    END,
    FIRST,
    LAY,
    LAY_COUNT,
    LAY_TYPE,
    MISSION,
    NONE,
    PILE_NAMES,
    REVEAL,
    STRIKE,
    TO,
)
from tatami.games.dynasties.cards import ENVOY, IDS, MISSIONS, SAMURAI, TYPES, card_name, cards_text, count
from tatami.games.dynasties.table import CHOOSING, DEAL, DRAWING, ENDING, FINISHED, HAND, REVEALING, TURNING
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.dynasties.state import DynastiesState


def why_not(state: "DynastiesState", action: Action) -> Refusal:
    """The rule that an illegal action breaks, and how."""
    table = state.table
    if table.phase == FINISHED:
        return Refusal("D-45", Text("dynasties-no-over"))
    if FIRST <= action < CARD:
        return Refusal("D-01", Text("dynasties-no-first"))
    if MISSION <= action < LAY:
        return no_mission_card(state)
    if CARD <= action < MISSION:
        return no_card(state)
    if table.phase == DEAL:
        return Refusal("D-01", Text("dynasties-no-deal"))
    if table.phase == TURNING:
        return Refusal("D-10", Text("dynasties-no-wait"))
    if table.phase == CHOOSING:
        cards = cards_text(int(table.pending_type), int(table.pending))
        return Refusal("D-32", Text("dynasties-no-choose-first", cards=cards))
    if REVEAL <= action < FIRST:
        return no_reveal(state, action - REVEAL)
    if table.phase == REVEALING:
        return Refusal("D-51", Text("dynasties-no-reveal-first"))
    if TO <= action < DRAW:
        return Refusal("D-32", Text("dynasties-no-choice"))
    if DRAW <= action < DISCARD:
        return no_draw(state, action - DRAW)
    if STRIKE <= action < REVEAL:
        return no_strike(state, (action - STRIKE) // TYPES, (action - STRIKE) % TYPES)
    if table.phase == DRAWING:
        return Refusal("D-10", Text("dynasties-no-draw-first", count=1 if table.drawn_one == NONE else 2))
    if action == END:
        return Refusal("D-20", Text("dynasties-no-action-first"))
    if table.phase == ENDING:
        return Refusal("D-20", Text("dynasties-no-second-action"))
    if action >= LAY:
        return no_set(state, LAY_TYPE[action - LAY], LAY_COUNT[action - LAY])
    return no_discard(state, (action - DISCARD) // 3, (action - DISCARD) % 3)


def no_card(state: "DynastiesState") -> Refusal:
    """Cards come by chance: in the deal, and when a face-down card is drawn."""
    if state.table.phase == DEAL:
        if state.table.starter == NONE:
            return Refusal("D-01", Text("dynasties-no-starter"))
        if state.table.dealt >= state.table.players * HAND:
            return Refusal("D-50", Text("dynasties-no-mission-due"))
        return Refusal("D-01", Text("dynasties-no-card-left"))
    if state.table.phase == TURNING:
        return Refusal("D-10", Text("dynasties-no-card-left"))
    return Refusal("D-10", Text("dynasties-no-chance"))


def no_mission_card(state: "DynastiesState") -> Refusal:
    """Missions come by chance, once, at the start of the game."""
    if not state.table.missions:
        return Refusal("D-50", Text("dynasties-no-missions"))
    return Refusal("D-50", Text("dynasties-no-mission-dealt"))


def no_reveal(state: "DynastiesState", mission: int) -> Refusal:
    """What is wrong with revealing this mission."""
    if not state.table.missions:
        return Refusal("D-50", Text("dynasties-no-missions"))
    if state.table.phase != REVEALING:
        return Refusal("D-51", Text("dynasties-no-reveal-yet"))
    return Refusal("D-51", Text("dynasties-no-mission", name=MISSIONS[mission]))


def no_draw(state: "DynastiesState", pile: int) -> Refusal:
    """What is wrong with drawing from this pile."""
    if state.table.phase != DRAWING:
        return Refusal("D-10", Text("dynasties-no-more-draws"))
    if pile == state.table.drawn_one:
        return Refusal("D-11", Text("dynasties-no-same-pile", pile=pile_name(pile)))
    return Refusal("D-10", Text("dynasties-no-empty-pile", pile=pile_name(pile)))


def no_set(state: "DynastiesState", kind: int, number: int) -> Refusal:
    """What is wrong with laying this set."""
    table = state.table
    held = int(count(state.hands[table.turn], kind))
    if number > held:
        if held == 0:
            return Refusal("D-21", Text("dynasties-no-such-card", card=card_name(kind)))
        return Refusal("D-21", Text("dynasties-no-cards", cards=cards_text(kind, held)))
    if number < 2:
        return Refusal("D-21", Text("dynasties-no-single"))
    if number < 3 and table.players > 2 and ENVOY <= kind <= SAMURAI:
        return Refusal("D-22", Text("dynasties-no-pair", card=card_name(kind)))
    cards = cards_text(kind, int(count(table.sets, kind)))
    if table.owner(kind) == table.turn:
        return Refusal("D-24", Text("dynasties-no-outbid-own", cards=cards))
    return Refusal("D-23", Text("dynasties-no-outbid", cards=cards, seat=str(int(table.owner(kind)))))


def no_discard(state: "DynastiesState", kind: int, named: int) -> Refusal:
    """What is wrong with this discard."""
    table = state.table
    if count(state.hands[table.turn], kind) == 0:
        return Refusal("D-30", Text("dynasties-no-such-card", card=card_name(kind)))
    if table.free_choice():
        return Refusal("D-31", Text("dynasties-no-pile-named", one=f"discard {IDS[kind]} p1", two=f"discard {IDS[kind]} p2"))
    pile = pile_name(int(table.missing_pile()) + DISCARD_PILE)
    return Refusal("D-31", Text("dynasties-no-pile-choice", pile=pile, move=f"discard {IDS[kind]}"))


def no_strike(state: "DynastiesState", seat: int, kind: int) -> Refusal:
    """What is wrong with using a figure on this set."""
    table = state.table
    if not table.ninjas:
        return Refusal("D-60", Text("dynasties-no-ninjas"))
    if table.usable() <= 0:
        return Refusal("D-61", Text("dynasties-no-figure-yet" if table.fresh > 0 else "dynasties-no-figure"))
    if seat == table.turn:
        return Refusal("D-61", Text("dynasties-no-own-set"))
    if seat >= table.players:
        return Refusal("D-61", Text("dynasties-no-seat", seat=str(seat), last=str(int(table.players) - 1)))
    return Refusal("D-61", Text("dynasties-no-target", seat=str(seat), card=card_name(kind)))


def pile_name(pile: int) -> Text:
    """A pile in words, as one types it."""
    key = "dynasties-draw-pile" if pile < DISCARD_PILE else "dynasties-discard-pile"
    return Text(key, number=pile % 2 + 1, name=PILE_NAMES[pile])
