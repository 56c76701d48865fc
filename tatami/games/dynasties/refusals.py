"""Why a move of Dynasties isn't legal: the rule's number and the facts that the mover knows."""

from tatami.game import Action, Refusal
from tatami.games.dynasties import actions, pieces
from tatami.games.dynasties.deal import deals_cards
from tatami.games.dynasties.phases import CHOOSING, DEAL, DRAWING, ENDING, FINISHED, REVEALING, TURNING
from tatami.games.dynasties.position import NONE, DynastiesPosition, PublicPosition
from tatami.texts import Text


def why_not(position: DynastiesPosition, action: Action) -> Refusal:
    """Return the rule that an illegal action breaks, and how."""
    public = position.public
    if public.phase == FINISHED:
        return Refusal("D-45", Text("dynasties-no-over"))
    if actions.FIRST <= action < actions.CARD:
        return Refusal("D-01", Text("dynasties-no-first"))
    if actions.MISSION <= action < actions.LAY:
        return no_mission_card(public)
    if actions.CARD <= action < actions.MISSION:
        return no_card(public)
    if public.phase == DEAL:
        return Refusal("D-01", Text("dynasties-no-deal"))
    if public.phase == TURNING:
        return Refusal("D-10", Text("dynasties-no-wait"))
    if public.phase == CHOOSING:
        cards = pieces.cards_text(int(public.pending_type), int(public.pending))
        return Refusal("D-32", Text("dynasties-no-choose-first", cards=cards))
    if actions.REVEAL <= action < actions.FIRST:
        return no_reveal(public, action - actions.REVEAL)
    if public.phase == REVEALING:
        return Refusal("D-51", Text("dynasties-no-reveal-first"))
    if actions.TO <= action < actions.DRAW:
        return Refusal("D-32", Text("dynasties-no-choice"))
    if actions.DRAW <= action < actions.DISCARD:
        return no_draw(public, action - actions.DRAW)
    if actions.STRIKE <= action < actions.REVEAL:
        return no_strike(public, (action - actions.STRIKE) // pieces.TYPES, (action - actions.STRIKE) % pieces.TYPES)
    if public.phase == DRAWING:
        return Refusal("D-10", Text("dynasties-no-draw-first", count=1 if public.drawn_one == NONE else 2))
    if action == actions.END:
        return Refusal("D-20", Text("dynasties-no-action-first"))
    if public.phase == ENDING:
        return Refusal("D-20", Text("dynasties-no-second-action"))
    if action >= actions.LAY:
        return no_set(position, actions.LAY_TYPE[action - actions.LAY], actions.LAY_COUNT[action - actions.LAY])
    return no_discard(position, (action - actions.DISCARD) // 3)


def no_card(public: PublicPosition) -> Refusal:
    """Refuse a card: they come by chance, in the deal and when a face-down one is drawn."""
    if public.phase == DEAL:
        if public.starter == NONE:
            return Refusal("D-01", Text("dynasties-no-starter"))
        if not deals_cards(public):
            return Refusal("D-50", Text("dynasties-no-mission-due"))
        return Refusal("D-01", Text("dynasties-no-card-left"))
    if public.phase == TURNING:
        return Refusal("D-10", Text("dynasties-no-card-left"))
    return Refusal("D-10", Text("dynasties-no-chance"))


def no_mission_card(public: PublicPosition) -> Refusal:
    """Refuse a mission: they come by chance, once, at the start of the game."""
    if not public.with_missions:
        return Refusal("D-50", Text("dynasties-no-missions"))
    return Refusal("D-50", Text("dynasties-no-mission-dealt"))


def no_reveal(public: PublicPosition, mission: int) -> Refusal:
    """Refuse to reveal this mission."""
    if not public.with_missions:
        return Refusal("D-50", Text("dynasties-no-missions"))
    if public.phase != REVEALING:
        return Refusal("D-51", Text("dynasties-no-reveal-yet"))
    return Refusal("D-51", Text("dynasties-no-mission", name=pieces.MISSIONS[mission]))


def no_draw(public: PublicPosition, pile: int) -> Refusal:
    """Refuse a draw from this pile."""
    if public.phase != DRAWING:
        return Refusal("D-10", Text("dynasties-no-more-draws"))
    if pile == public.drawn_one:
        return Refusal("D-11", Text("dynasties-no-same-pile", pile=pieces.pile_name(pile)))
    return Refusal("D-10", Text("dynasties-no-empty-pile", pile=pieces.pile_name(pile)))


def no_set(position: DynastiesPosition, kind: int, number: int) -> Refusal:
    """Refuse to lay this set."""
    public = position.public
    held = int(pieces.count(position.hands[public.turn], kind))
    if number > held:
        if held == 0:
            return Refusal("D-21", Text("dynasties-no-such-card", card=pieces.card_name(kind)))
        return Refusal("D-21", Text("dynasties-no-cards", cards=pieces.cards_text(kind, held)))
    if number < 2:
        return Refusal("D-21", Text("dynasties-no-single"))
    if number < pieces.smallest_set(kind, public.players):
        return Refusal("D-22", Text("dynasties-no-pair", card=pieces.card_name(kind)))
    cards = pieces.cards_text(kind, int(pieces.count(public.sets, kind)))
    if public.owner(kind) == public.turn:
        return Refusal("D-24", Text("dynasties-no-outbid-own", cards=cards))
    return Refusal("D-23", Text("dynasties-no-outbid", cards=cards, seat=str(int(public.owner(kind)))))


def no_discard(position: DynastiesPosition, kind: int) -> Refusal:
    """Refuse this discard."""
    public = position.public
    if pieces.count(position.hands[public.turn], kind) == 0:
        return Refusal("D-30", Text("dynasties-no-such-card", card=pieces.card_name(kind)))
    if public.free_choice():
        return Refusal(
            "D-31", Text("dynasties-no-pile-named", one=f"discard {pieces.IDS[kind]} p1", two=f"discard {pieces.IDS[kind]} p2")
        )
    pile = pieces.pile_name(int(public.missing_pile()) + pieces.DISCARD_PILE)
    return Refusal("D-31", Text("dynasties-no-pile-choice", pile=pile, move=f"discard {pieces.IDS[kind]}"))


def no_strike(public: PublicPosition, seat: int, kind: int) -> Refusal:
    """Refuse to use a figure on this set."""
    if not public.with_ninjas:
        return Refusal("D-60", Text("dynasties-no-ninjas"))
    if public.usable() <= 0:
        return Refusal("D-61", Text("dynasties-no-figure-yet" if public.fresh > 0 else "dynasties-no-figure"))
    if seat == public.turn:
        return Refusal("D-61", Text("dynasties-no-own-set"))
    if seat >= public.players:
        return Refusal("D-61", Text("dynasties-no-seat", seat=str(seat), last=str(int(public.players) - 1)))
    return Refusal("D-61", Text("dynasties-no-target", seat=str(seat), card=pieces.card_name(kind)))
