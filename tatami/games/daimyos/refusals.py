"""Why a move of Daimyos isn't legal: the rule's number and the facts, all of them open to the mover."""

from tatami.game import CHANCE, Action, Refusal
from tatami.games.daimyos import actions
from tatami.games.daimyos.field import neighbours
from tatami.games.daimyos.names import (
    AS_WHITE,
    ASSIGN,
    BORYAKU,
    CHIMON,
    CHOHO,
    CLAN,
    CLEAR,
    DAIMYO,
    DRAW,
    ELIMINATE,
    FINISHED,
    HENSOJUTSU,
    KEEP,
    NONE,
    PLACE,
    SETUP,
    SPACE_NAMES,
    START,
    SWAPPED,
    TEN_MON,
    WHITE,
)
from tatami.games.daimyos.placing import solid_spaces
from tatami.games.daimyos.scoring import MOST_WHITE
from tatami.games.daimyos.table import Table, members
from tatami.games.daimyos.words import clan_name, daimyo_name, technique_name
from tatami.texts import Text


def why_not(table: Table, due: int, action: Action) -> Refusal:
    """The rule that an illegal action breaks, and how; `due` is the token to assign next in the reckoning."""
    phase = table.phase
    if phase == FINISHED:
        return no("Y-43", "over")
    if actions.FIRST <= action < actions.ELIMINATE:
        return no(chance_rule(table, action), "chance-now" if table.seat == CHANCE else "chance")
    if table.seat == CHANCE:
        rule = "Y-01" if phase == SETUP else "Y-12" if phase == DRAW else "Y-72"
        return no(rule, "wait")
    if phase == CLAN:
        if actions.TAKE <= action < actions.USE:
            return Refusal("Y-04", Text("daimyos-no-clan-left", clan=clan_name(action - actions.TAKE)))
        return no("Y-04", "clan-first")
    if phase == ASSIGN:
        return Refusal("Y-42", Text("daimyos-no-token", token=due))
    if phase == KEEP:
        return no("Y-52", "keep-first" if len(table.hands[table.turn]) == 2 else "keep-two-first")
    if actions.TAKE <= action < actions.USE:
        return no("Y-04", "take")
    if actions.ASSIGN <= action < actions.WHITEN:
        return no("Y-42", "assign")
    if actions.KEEP <= action < actions.FIRST:
        return no("Y-52", "keep")
    if action == actions.SWAP:
        return no("Y-10", "second-swap" if SWAPPED in table.used else "swap")
    if action == actions.DONE:
        return no("Y-12", "must-place") if phase == PLACE else no("Y-31", "must-eliminate")
    if action < actions.KEEP:
        return no_use(table, action - actions.USE)
    if actions.ELIMINATE <= action < actions.ASSIGN:
        return no_elimination(table, action - actions.ELIMINATE)
    if actions.WHITEN <= action < actions.PLACE:
        return no_white(table, action - actions.WHITEN)
    return no_placement(table, action)


def no(rule: str, key: str) -> Refusal:
    """A refusal that needs no facts."""
    return Refusal(rule, Text(f"daimyos-no-{key}"))


def chance_rule(table: Table, action: int) -> str:
    """The rule by which chance decides something."""
    if action < actions.CLAN:
        return "Y-71" if table.terms.solo else "Y-04"
    if action < actions.BOARD:
        return "Y-71"
    if action < actions.CARD:
        return "Y-01"
    if action < actions.CLAN_CARD:
        return "Y-03" if table.phase == SETUP else "Y-12"
    if action < actions.LIST:
        return "Y-02" if table.terms.clan_techniques else "Y-62"
    if action < actions.AUTO:
        return "Y-60"
    return "Y-72" if action < actions.TOP and table.terms.solo else "Y-70"


def no_use(table: Table, technique: int) -> Refusal:
    """Why a technique can't be used."""
    name = technique_name(technique)
    if table.phase != START:
        return Refusal("Y-11", Text("daimyos-no-use-now", technique=name))
    if technique in table.used:
        return Refusal("Y-11", Text("daimyos-no-second-use", technique=name))
    if technique > TEN_MON:
        if not table.terms.clan_techniques:
            return Refusal("Y-62", Text("daimyos-no-module", technique=name))
        clan = (technique - 3) // 2
        if table.clan_cards[clan] != technique:
            return Refusal("Y-62", Text("daimyos-no-clan-card", technique=name))
        if table.clans[table.turn] != clan:
            own = clan_name(table.clans[table.turn])
            return Refusal("Y-11", Text("daimyos-no-other-clan", technique=name, clan=clan_name(clan), own=own))
    if technique in (TEN_MON, BORYAKU) and table.ran_out():
        return Refusal("Y-59", Text("daimyos-no-deck", technique=name))
    held = len(members(table.favours[table.turn]))
    return Refusal("Y-11", Text("daimyos-no-favours", technique=name, cost=table.terms.box.costs[technique], held=held))


def no_elimination(table: Table, daimyo: int) -> Refusal:
    """Why a daimyo can't be eliminated now."""
    name = daimyo_name(table.terms.box, daimyo)
    if table.eliminated[daimyo] != NONE:
        return Refusal("Y-31", Text("daimyos-no-fallen", daimyo=name))
    if table.phase != ELIMINATE:
        return no("Y-31", "eliminate")
    return Refusal("Y-31", Text("daimyos-no-guarded", daimyo=name))


def no_white(table: Table, space: int) -> Refusal:
    """Why a space can't be chosen to count as white."""
    choho = CHOHO in table.used or (HENSOJUTSU not in table.used and CHOHO in table.clan_cards)
    rule = "Y-58" if choho else "Y-57"
    if table.phase != AS_WHITE:
        return no(rule, "white-now")
    if len(table.as_white) >= MOST_WHITE:
        return no(rule, "third-white")
    name = SPACE_NAMES[space]
    if space in table.as_white:
        return Refusal(rule, Text("daimyos-no-white-twice", space=name))
    top = table.top_of(space)
    fits = 3 <= top < CLEAR if choho else top < 3 and top != WHITE
    if not fits:
        return Refusal(rule, Text("daimyos-no-samurai-there" if choho else "daimyos-no-ninja-there", space=name))
    return Refusal(rule, Text("daimyos-no-white-there" if choho else "daimyos-no-white-here", space=name))


def no_placement(table: Table, action: int) -> Refusal:
    """Why a card can't lie so."""
    if table.phase != PLACE:
        return no("Y-12", "place-yet" if table.phase == START else "placed")
    hand = table.hands[table.turn]
    numbered = action >= actions.PLACE_ONE
    if numbered != (len(hand) == 2):
        return no("Y-54", "one-card" if numbered else "two-cards")
    card = hand[actions.card_of(action)]
    laid = solid_spaces(table, card, actions.turning_of(action), actions.space_of(action))
    near = False
    for space, letter in laid:
        for other in neighbours(space):
            kind = table.field.printed[other]
            near = near or (letter < 3 and kind >= DAIMYO and table.eliminated[kind - DAIMYO] == NONE)
    if not near:
        return no("Y-21", "daimyo-near")
    for space, _ in laid:
        kind = table.field.printed[space]
        if kind >= DAIMYO:
            name = daimyo_name(table.terms.box, kind - DAIMYO)
            return Refusal("Y-22", Text("daimyos-no-daimyo-covered", daimyo=name, space=SPACE_NAMES[space]))
    for space, letter in laid:
        if letter < 3 and table.top_of(space) < 3 and CHIMON not in table.used:
            return Refusal("Y-23", Text("daimyos-no-ninja-covered", space=SPACE_NAMES[space]))
    raise ValueError(f"{table.game.name(Action(action))!r} is legal")
