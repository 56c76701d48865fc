"""How the fields of a Daimyos document go together: who decides in which phase, with how many cards, and what is done."""

from typing import Final

from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.daimyos.names import (
    AS_WHITE,
    ASSIGN,
    AUTO,
    BOARDS,
    BORYAKU,
    CHOHO,
    CLAN,
    CLEAR,
    DRAW,
    ELIMINATE,
    FINISHED,
    HENSOJUTSU,
    KEEP,
    NONE,
    PHASES,
    PLACE,
    SETUP,
    SPACE_NAMES,
    SPACES,
    START,
    SWAPPED,
    TECHNIQUES,
    TEN_MON,
    WHITE,
)
from tatami.games.daimyos.placing import can_place, lay
from tatami.games.daimyos.reckoning import gathered
from tatami.games.daimyos.scoring import MOST_WHITE, falling, is_asked
from tatami.games.daimyos.setting import READY, step
from tatami.games.daimyos.solo import AUTOMATON, HUMAN
from tatami.games.daimyos.state import DaimyosState
from tatami.games.daimyos.table import Table, members

TURN_PHASES: Final = (DRAW, START, KEEP, PLACE, AS_WHITE, ELIMINATE)


def check(state: DaimyosState) -> None:
    """Refuse what can't happen in a game."""
    table = state.table
    _check_seat(state)
    if table.phase == SETUP:
        _check_setup(table)
    else:
        _check_ready(table)
    if table.phase not in TURN_PHASES and not _turn_goes_on(table):
        if table.used:
            raise DocumentError("used", "must be empty but during a turn (Y-11)")
        if table.as_white:
            raise DocumentError("as_white", "must be empty but during a turn (Y-57, Y-58)")
    _check_used(table)
    _check_hands(table)
    _recall_turn(table)
    _check_white(table)
    _check_phase(table)
    _check_laid(table)
    _check_assigned(state)


def _turn_goes_on(table: Table) -> bool:
    """Solo: the Score deck turns up its next card in the middle of the player's turn (Y-74)."""
    return table.phase == AUTO and table.turn == HUMAN


def _check_seat(state: DaimyosState) -> None:
    table = state.table
    first = table.game.options["first"]
    by_lot = not table.terms.solo and first == "random"
    if table.turn == NONE and not (table.phase == SETUP and by_lot):
        raise DocumentError("turn", "may be null only before the lot has said who is first")
    if table.phase in (SETUP, CLAN) and isinstance(first, int) and table.turn != first:
        raise DocumentError("turn", f"option first={first} says who begins")
    if table.terms.solo and table.turn != HUMAN and table.phase not in (AUTO, ASSIGN, FINISHED):
        raise DocumentError("turn", f"in phase {PHASES[table.phase]} it is the player's turn, not the Automaton's (Y-72)")
    if table.phase in (SETUP, DRAW, AUTO):
        if table.seat != CHANCE:
            raise DocumentError("seat", f"must be 'chance' in phase {PHASES[table.phase]}")
    elif table.phase == FINISHED:
        if table.seat != OVER:
            raise DocumentError("seat", "must be null when the game is over")
    elif table.phase == CLAN:
        taking = table.turn if table.terms.solo or table.clans[1 - table.turn] != NONE else 1 - table.turn
        if table.seat != taking:
            raise DocumentError("seat", f"seat {int(taking)} takes a clan now (Y-04, Y-71)")
    elif table.phase == ASSIGN:
        for seat in range(2):
            if len(state.assigned[seat]) < len(gathered(table, seat)):
                if table.seat != seat:
                    raise DocumentError("seat", f"seat {seat} assigns its tokens now (Y-42)")
                return
        raise DocumentError("phase", "all tokens are assigned, so the game is over (Y-42)")
    elif table.seat != table.turn:
        raise DocumentError("seat", f"must be {int(table.turn)}, whose turn it is")


def _check_setup(table: Table) -> None:
    """Nothing is missing that comes before something that is there; who is first may be drawn at any time."""
    if table.clans[0] != NONE or (table.clans[1] != NONE and not table.terms.solo):
        raise DocumentError("clans", "nobody has a clan before the set-up is done (Y-04)")
    if table.placed or table.discarded:
        raise DocumentError("placed" if table.placed else "discarded", "must be empty during the set-up")
    for field, wrong in (
        ("eliminated", table.alive() < len(table.eliminated)),
        ("tracks", table.tracks != [0, 0, 0]),
        ("tokens", table.favours != [0, 0] or table.spent != [0, 0]),
    ):
        if wrong:
            raise DocumentError(field, "nothing has happened before the set-up is done (Y-02)")
    if table.terms.solo and (table.row or table.on_tracks):
        raise DocumentError("automaton", "nothing has happened before the set-up is done (Y-70)")
    if step(table) == READY:
        raise DocumentError("phase", "the set-up is done, so clans are taken (Y-04)")


def _check_ready(table: Table) -> None:
    """After the set-up boards, cards, lists and clans are there."""
    if len(table.boards) < BOARDS:
        raise DocumentError("boards", f"{BOARDS} boards lie after the set-up, not {len(table.boards)} (Y-01)")
    if NONE in table.clan_cards and (table.terms.clan_techniques or table.clan_cards != [NONE, NONE, NONE]):
        raise DocumentError("clan_cards", "one of each clan is drawn (Y-02, Y-62)")
    if table.terms.blacklist and NONE in table.lists:
        raise DocumentError("lists", "each player has a list (Y-60)")
    if table.phase == CLAN:
        second = AUTOMATON if table.terms.solo else 1 - int(table.turn)
        if table.clans[1 - second] != NONE or table.neutral != NONE:
            raise DocumentError("clans", "the first player hasn't taken a clan yet (Y-04)")
        if table.terms.solo and table.clans[AUTOMATON] == NONE:
            raise DocumentError("clans[1]", "the Automaton has a clan before the player takes one (Y-71)")
    elif NONE in table.clans:
        raise DocumentError("clans", "both sides have a clan (Y-04)")
    elif table.neutral == NONE:
        raise DocumentError("neutral", "is the clan that nobody has (Y-04)")
    if table.terms.solo:
        cards = int(table.top != NONE) + len(members(table.score_deck))
        if cards < table.alive():
            reason = f"{table.alive()} daimyos stand, but {cards} Score cards are left (Y-70)"
            raise DocumentError("automaton.score_deck", reason)
        if table.top == NONE and table.score_deck and table.phase != AUTO:
            raise DocumentError("automaton.top", "the Score deck's top list is visible (Y-70)")


def _check_used(table: Table) -> None:
    clan_techniques = [technique for technique in table.used if 3 <= technique < SWAPPED]
    for technique in clan_techniques:
        if not table.terms.clan_techniques or technique not in table.clan_cards:
            raise DocumentError("used", f"{TECHNIQUES[technique]} is on no clan card of this game (Y-62)")


def _check_hands(table: Table) -> None:
    """Each player holds a card; the one whose turn it is may hold more, or none where the deck gave no other."""
    if table.phase == SETUP:
        for seat, hand in enumerate(table.hands):
            if len(hand) > (0 if table.terms.solo and seat == AUTOMATON else 1):
                raise DocumentError(f"hands[{seat}]", "each player draws one card (Y-03, Y-71)")
        return
    two = BORYAKU in table.used
    extra = int(two)
    sizes = {
        START: [1 + extra],
        KEEP: [2 + extra],
        PLACE: [1, 1 + extra],
        DRAW: [0, 1] if two or TEN_MON in table.used else [0],
    }
    allowed = sizes.get(int(table.phase), [1])
    if table.phase == DRAW and two and TEN_MON in table.used:
        allowed = [0, 1, 2]
    if table.phase in (AS_WHITE, ELIMINATE, AUTO, ASSIGN, FINISHED) and table.ran_out():
        allowed = [0, 1]
    for seat, hand in enumerate(table.hands):
        right = [0] if table.terms.solo and seat == AUTOMATON else allowed if seat == table.turn or table.terms.solo else [1]
        if table.phase in (ASSIGN, FINISHED) and table.ran_out() and not (table.terms.solo and seat == AUTOMATON):
            right = [0, 1]
        if len(hand) not in right:
            wanted = " or ".join(str(size) for size in right)
            raise DocumentError(f"hands[{seat}]", f"has {len(hand)} cards, not {wanted} (Y-03, Y-12)")
    if table.phase == KEEP and TEN_MON not in table.used:
        raise DocumentError("used", "one of two cards is kept after ten-mon only (Y-52)")
    if table.phase == DRAW and table.ran_out():
        raise DocumentError("deck", "is empty, so no card is drawn")


def _is_after_placing(table: Table) -> bool:
    """Whether this turn's cards are laid or discarded, and the turn goes on."""
    if table.phase == DRAW:
        return not table.hands[table.turn]
    return table.phase in (AS_WHITE, ELIMINATE) or _turn_goes_on(table)


def _check_laid(table: Table) -> None:
    """A turn's cards are in the hand until they are laid; what then isn't laid is discarded."""
    due = 1 + int(BORYAKU in table.used)  # Y-54
    if _is_after_placing(table):
        if table.laid > due:
            raise DocumentError("laid", f"at most {due} can be placed in this turn (Y-12, Y-54)")
        if due - table.laid > len(table.discarded):
            raise DocumentError("laid", "a card of this turn that wasn't placed must be discarded (Y-12, Y-54)")
        return
    laid = due - len(table.hands[table.turn]) if table.phase == PLACE else 0
    if table.laid != laid:
        raise DocumentError("laid", f"must be {laid} here, the cards placed in this turn so far (Y-12)")


def _recall_turn(table: Table) -> None:
    """Lay this turn's cards again to see which samurai they covered, until that is counted (Y-30)."""
    laid = int(table.laid)
    if laid == 0 or table.phase not in (PLACE, DRAW, AS_WHITE):
        return
    codes = table.placed[:]
    table.placed = []
    table.lay_boards()
    for number, code in enumerate(codes):
        if number == len(codes) - laid:
            table.covered = []
        lay(table, code // SPACES // 8, code // SPACES % 8, code % SPACES)


def _check_white(table: Table) -> None:
    if not table.as_white:
        return
    ninjas, samurai = HENSOJUTSU in table.used, CHOHO in table.used
    if (not ninjas and not samurai) or table.phase not in (AS_WHITE, ELIMINATE) or len(table.as_white) > MOST_WHITE:
        raise DocumentError("as_white", "at most two spaces, after placing and drawing, with hensojutsu or choho (Y-57, Y-58)")
    for space in table.as_white:
        top = table.top_of(space)
        fits = (ninjas and top < 3 and top != WHITE) or (samurai and 3 <= top < CLEAR)
        if not fits:
            raise DocumentError("as_white", f"what is on {SPACE_NAMES[space]} can't be chosen (Y-57, Y-58)")


def _check_phase(table: Table) -> None:
    """Whether the phase is the one that the rest leads to."""
    over = table.phase in (ASSIGN, FINISHED)
    if over and not table.ran_out() and table.alive() > 0:
        raise DocumentError("phase", "the reckoning comes when all daimyos have fallen or the deck is empty (Y-40)")
    if not over and table.phase != SETUP and table.alive() == 0 and not (table.phase == AUTO and table.top == NONE):
        raise DocumentError("eliminated", "all seven daimyos have fallen, so the reckoning comes (Y-40)")
    if table.phase == PLACE and not can_place(table):
        raise DocumentError("phase", "no card of the hand can be placed, so it isn't place (Y-12)")
    if table.phase == AS_WHITE and HENSOJUTSU not in table.used and CHOHO not in table.used:
        raise DocumentError("phase", "is as-white only after hensojutsu or choho (Y-57, Y-58)")
    if table.phase == ELIMINATE and not is_asked(table, falling(table)):
        raise DocumentError("phase", "is eliminate only where several daimyos can fall, or one that may be left (Y-31, Y-61)")
    if table.phase == AUTO:
        if not table.terms.solo:
            raise DocumentError("phase", "there is an Automaton only in solo (Y-70)")
        if table.turn == HUMAN and (table.top != NONE or not table.score_deck):
            raise DocumentError("automaton.top", "in the player's turn chance only turns up the Score deck's next card (Y-74)")
        if table.top == NONE and not table.score_deck:
            raise DocumentError("automaton.top", "is missing (Y-70)")
        if table.auto_deck == 0 and not table.row:
            raise DocumentError("automaton.deck", "is empty, and so is the row (Y-72)")


def _check_assigned(state: DaimyosState) -> None:
    table = state.table
    for seat in range(2):
        given = [entry // 4 for entry in state.assigned[seat]]
        field = f"assigned[{seat}]"
        if table.phase not in (ASSIGN, FINISHED):
            if given:
                raise DocumentError(field, "must be null before the reckoning (Y-42)")
            continue
        due = gathered(table, seat)
        if given != due[: len(given)]:
            raise DocumentError(field, f"tokens are assigned from the lowest on, of {due} (Y-42)")
        if table.phase == FINISHED and len(given) < len(due):
            raise DocumentError(field, "not all tokens are assigned, so the game isn't over (Y-42)")
        if seat == 1 and given and len(state.assigned[0]) < len(gathered(table, 0)):
            raise DocumentError(field, "seat 0 assigns first")
