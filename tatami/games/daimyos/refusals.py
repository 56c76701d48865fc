"""Why a move of Daimyos isn't legal: the rule's number and the facts, all of them open to the mover."""

from tatami.game import CHANCE, Action, Refusal
from tatami.games.daimyos import actions, pieces
from tatami.games.daimyos.field import SPACE_NAMES, neighbours
from tatami.games.daimyos.phases import AS_WHITE, ASSIGN, CLAN, DRAW, ELIMINATE, FINISHED, KEEP, PLACE, SETUP, START
from tatami.games.daimyos.placing import solid_spaces
from tatami.games.daimyos.position import SWAPPED, DaimyosPosition, PublicState, members
from tatami.games.daimyos.reckoning import next_token
from tatami.games.daimyos.scoring import MOST_WHITE
from tatami.texts import Text


def why_not(position: DaimyosPosition, action: Action) -> Refusal:
    """Return the rule that an illegal action breaks, and how."""
    public = position.public
    phase = public.phase
    if phase == FINISHED:
        return no("Y-43", "over")
    if actions.FIRST <= action < actions.ELIMINATE:
        return no(chance_rule(public, action), "chance-now" if public.seat == CHANCE else "chance")
    if public.seat == CHANCE:
        rule = "Y-01" if phase == SETUP else "Y-12" if phase == DRAW else "Y-72"
        return no(rule, "wait")
    if phase == CLAN:
        if actions.TAKE <= action < actions.USE:
            return Refusal("Y-04", Text("daimyos-no-clan-left", clan=pieces.clan_name(action - actions.TAKE)))
        return no("Y-04", "clan-first")
    if phase == ASSIGN:
        return Refusal("Y-42", Text("daimyos-no-token", token=next_token(position)))
    if phase == KEEP:
        return no("Y-52", "keep-first" if len(public.hands[public.turn]) == 2 else "keep-two-first")
    if actions.TAKE <= action < actions.USE:
        return no("Y-04", "take")
    if actions.ASSIGN <= action < actions.WHITEN:
        return no("Y-42", "assign")
    if actions.KEEP <= action < actions.FIRST:
        return no("Y-52", "keep")
    if action == actions.SWAP:
        return no("Y-10", "second-swap" if SWAPPED in public.used else "swap")
    if action == actions.DONE:
        return no("Y-12", "must-place") if phase == PLACE else no("Y-31", "must-eliminate")
    if action < actions.KEEP:
        return no_use(public, action - actions.USE)
    if actions.ELIMINATE <= action < actions.ASSIGN:
        return no_elimination(public, action - actions.ELIMINATE)
    if actions.WHITEN <= action < actions.PLACE:
        return no_white(public, action - actions.WHITEN)
    return no_placement(public, action)


def no(rule: str, key: str) -> Refusal:
    """Return a refusal that needs no facts."""
    return Refusal(rule, Text(f"daimyos-no-{key}"))


def chance_rule(public: PublicState, action: int) -> str:
    """Return the rule by which chance decides something."""
    if action < actions.CLAN:
        return "Y-71" if public.settings.solo else "Y-04"
    if action < actions.BOARD:
        return "Y-71"
    if action < actions.CARD:
        return "Y-01"
    if action < actions.CLAN_CARD:
        return "Y-03" if public.phase == SETUP else "Y-12"
    if action < actions.LIST:
        return "Y-02" if public.settings.clan_techniques else "Y-62"
    if action < actions.AUTO:
        return "Y-60"
    return "Y-72" if action < actions.TOP and public.settings.solo else "Y-70"


def no_use(public: PublicState, technique: int) -> Refusal:
    """Return why a technique can't be used."""
    name = pieces.technique_name(technique)
    if public.phase != START:
        return Refusal("Y-11", Text("daimyos-no-use-now", technique=name))
    if technique in public.used:
        return Refusal("Y-11", Text("daimyos-no-second-use", technique=name))
    if technique >= pieces.OPEN_TECHNIQUES:
        if not public.settings.clan_techniques:
            return Refusal("Y-62", Text("daimyos-no-module", technique=name))
        clan = pieces.clan_of(technique)
        if public.clan_cards[clan] != technique:
            return Refusal("Y-62", Text("daimyos-no-clan-card", technique=name))
        if public.clans[public.turn] != clan:
            own = pieces.clan_name(public.clans[public.turn])
            return Refusal("Y-11", Text("daimyos-no-other-clan", technique=name, clan=pieces.clan_name(clan), own=own))
    if technique in (pieces.TEN_MON, pieces.BORYAKU) and public.ran_out():
        return Refusal("Y-59", Text("daimyos-no-deck", technique=name))
    held = len(members(public.favours[public.turn]))
    return Refusal("Y-11", Text("daimyos-no-favours", technique=name, cost=public.settings.box.costs[technique], held=held))


def no_elimination(public: PublicState, daimyo: int) -> Refusal:
    """Return why a daimyo can't be eliminated now."""
    name = pieces.daimyo_name(public.settings.box, daimyo)
    if public.eliminated[daimyo] != pieces.NONE:
        return Refusal("Y-31", Text("daimyos-no-fallen", daimyo=name))
    if public.phase != ELIMINATE:
        return no("Y-31", "eliminate")
    return Refusal("Y-31", Text("daimyos-no-guarded", daimyo=name))


def no_white(public: PublicState, space: int) -> Refusal:
    """Return why a space can't be chosen to count as white."""
    choho = pieces.CHOHO in public.used or (pieces.HENSOJUTSU not in public.used and pieces.CHOHO in public.clan_cards)
    rule = "Y-58" if choho else "Y-57"
    if public.phase != AS_WHITE:
        return no(rule, "white-now")
    if len(public.as_white) >= MOST_WHITE:
        return no(rule, "third-white")
    name = SPACE_NAMES[space]
    if space in public.as_white:
        return Refusal(rule, Text("daimyos-no-white-twice", space=name))
    top = public.top_of(space)
    fits = 3 <= top < pieces.CLEAR if choho else top < 3 and top != pieces.WHITE
    if not fits:
        return Refusal(rule, Text("daimyos-no-samurai-there" if choho else "daimyos-no-ninja-there", space=name))
    return Refusal(rule, Text("daimyos-no-white-there" if choho else "daimyos-no-white-here", space=name))


def no_placement(public: PublicState, action: int) -> Refusal:
    """Return why a card can't lie so."""
    if public.phase != PLACE:
        return no("Y-12", "place-yet" if public.phase == START else "placed")
    hand = public.hands[public.turn]
    numbered = action >= actions.PLACE_ONE
    if numbered != (len(hand) == 2):
        return no("Y-54", "one-card" if numbered else "two-cards")
    card = hand[actions.card_of(action)]
    laid = solid_spaces(public, card, actions.turning_of(action), actions.space_of(action))
    near = False
    for space, letter in laid:
        for other in neighbours(space):
            kind = public.field.printed[other]
            near = near or (letter < 3 and kind >= pieces.DAIMYO and public.eliminated[kind - pieces.DAIMYO] == pieces.NONE)
    if not near:
        return no("Y-21", "daimyo-near")
    for space, _ in laid:
        kind = public.field.printed[space]
        if kind >= pieces.DAIMYO:
            name = pieces.daimyo_name(public.settings.box, kind - pieces.DAIMYO)
            return Refusal("Y-22", Text("daimyos-no-daimyo-covered", daimyo=name, space=SPACE_NAMES[space]))
    for space, letter in laid:
        if letter < 3 and public.top_of(space) < 3 and pieces.CHIMON not in public.used:
            return Refusal("Y-23", Text("daimyos-no-ninja-covered", space=SPACE_NAMES[space]))
    raise ValueError(f"action {action} is legal")
