"""Whether the fields of a Daimyos document can be a position: who decides in which phase, with how many cards, and so on."""

from typing import Final

from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.daimyos.field import SPACE_NAMES
from tatami.games.daimyos.phases import (
    AS_WHITE,
    ASSIGN,
    AUTO,
    CLAN,
    DRAW,
    ELIMINATE,
    FINISHED,
    KEEP,
    PHASES,
    PLACE,
    SETUP,
    START,
)
from tatami.games.daimyos.pieces import (
    BOARDS,
    BORYAKU,
    CHOHO,
    CLEAR,
    HENSOJUTSU,
    NONE,
    OPEN_TECHNIQUES,
    TECHNIQUES,
    TEN_MON,
    WHITE,
)
from tatami.games.daimyos.placing import can_place
from tatami.games.daimyos.position import AUTOMATON, HUMAN, SWAPPED, DaimyosPosition, PublicState, members
from tatami.games.daimyos.reckoning import gathered
from tatami.games.daimyos.scoring import MOST_WHITE, falling, is_asked
from tatami.games.daimyos.setup import READY, next_step

TURN_PHASES: Final = (DRAW, START, KEEP, PLACE, AS_WHITE, ELIMINATE)


def check(position: DaimyosPosition) -> None:
    """Refuse what can't happen in a game."""
    public = position.public
    _check_clans(public)
    _check_lists(public)
    _check_seat(position)
    if public.phase == SETUP:
        _check_setup(public)
    else:
        _check_ready(public)
    if public.phase not in TURN_PHASES and not _turn_goes_on(public):
        if public.used:
            raise DocumentError("used", "must be empty but during a turn (Y-11)")
        if public.as_white:
            raise DocumentError("as_white", "must be empty but during a turn (Y-57, Y-58)")
    _check_used(public)
    _check_hands(public)
    _check_white(public)
    _check_phase(public)
    _check_laid(public)
    _check_assigned(position)


def _check_clans(public: PublicState) -> None:
    if public.clans[0] == public.clans[1] != NONE:
        raise DocumentError("clans[1]", "both sides can't have the same clan (Y-04)")
    if public.neutral != NONE and (NONE in public.clans or public.neutral in public.clans):
        raise DocumentError("neutral", "must be the clan that nobody has, once both sides have one (Y-04)")


def _check_lists(public: PublicState) -> None:
    for seat, card in enumerate(public.lists):
        if card != NONE and not public.settings.blacklist:
            raise DocumentError(f"lists[{seat}]", "there are lists only with the blacklist module (Y-60)")
    one, two = public.lists
    if NONE not in (one, two) and public.settings.box.lists[one] == public.settings.box.lists[two]:
        raise DocumentError("lists[1]", "the two lists must differ (Y-60)")


def _turn_goes_on(public: PublicState) -> bool:
    """Return whether, in solo, the Score deck turns up its next card in the middle of the player's turn (see Y-74)."""
    return public.phase == AUTO and public.turn == HUMAN


def _check_seat(position: DaimyosPosition) -> None:
    public = position.public
    first = position.game.options["first"]
    by_chance = not public.settings.solo and first == "random"
    if public.turn == NONE and not (public.phase == SETUP and by_chance):
        raise DocumentError("turn", "may be null only before chance has said who is first")
    if public.phase in (SETUP, CLAN) and isinstance(first, int) and public.turn != first:
        raise DocumentError("turn", f"option first={first} says who begins")
    if public.settings.solo and public.turn != HUMAN and public.phase not in (AUTO, ASSIGN, FINISHED):
        raise DocumentError("turn", f"in phase {PHASES[public.phase]} it is the player's turn, not the Automaton's (Y-72)")
    if public.phase in (SETUP, DRAW, AUTO):
        if public.seat != CHANCE:
            raise DocumentError("seat", f"must be 'chance' in phase {PHASES[public.phase]}")
    elif public.phase == FINISHED:
        if public.seat != OVER:
            raise DocumentError("seat", "must be null when the game is over")
    elif public.phase == CLAN:
        taking = public.turn if public.settings.solo or public.clans[1 - public.turn] != NONE else 1 - public.turn
        if public.seat != taking:
            raise DocumentError("seat", f"seat {int(taking)} takes a clan now (Y-04, Y-71)")
    elif public.phase == ASSIGN:
        for seat in range(2):
            if len(position.assigned[seat]) < len(gathered(public, seat)):
                if public.seat != seat:
                    raise DocumentError("seat", f"seat {seat} assigns its tokens now (Y-42)")
                return
        raise DocumentError("phase", "all tokens are assigned, so the game is over (Y-42)")
    elif public.seat != public.turn:
        raise DocumentError("seat", f"must be {int(public.turn)}, whose turn it is")


def _check_setup(public: PublicState) -> None:
    """Refuse a set-up in which something is missing that comes before something that is there."""
    if public.clans[0] != NONE or (public.clans[1] != NONE and not public.settings.solo):
        raise DocumentError("clans", "nobody has a clan before the set-up is done (Y-04)")
    if public.placed or public.discarded:
        raise DocumentError("placed" if public.placed else "discarded", "must be empty during the set-up")
    for field, wrong in (
        ("eliminated", public.alive() < len(public.eliminated)),
        ("tracks", public.tracks != [0, 0, 0]),
        ("tokens", public.favours != [0, 0] or public.spent != [0, 0]),
    ):
        if wrong:
            raise DocumentError(field, "nothing has happened before the set-up is done (Y-02)")
    if public.settings.solo and (public.row or public.on_tracks):
        raise DocumentError("automaton", "nothing has happened before the set-up is done (Y-70)")
    if next_step(public) == READY:
        raise DocumentError("phase", "the set-up is done, so clans are taken (Y-04)")


def _check_ready(public: PublicState) -> None:
    """Refuse missing boards, cards, lists and clans after the set-up."""
    if len(public.boards) < BOARDS:
        raise DocumentError("boards", f"{BOARDS} boards lie after the set-up, not {len(public.boards)} (Y-01)")
    if NONE in public.clan_cards and (public.settings.clan_techniques or public.clan_cards != [NONE, NONE, NONE]):
        raise DocumentError("clan_cards", "one of each clan is drawn (Y-02, Y-62)")
    if public.settings.blacklist and NONE in public.lists:
        raise DocumentError("lists", "each player has a list (Y-60)")
    if public.phase == CLAN:
        second = AUTOMATON if public.settings.solo else 1 - int(public.turn)
        if public.clans[1 - second] != NONE or public.neutral != NONE:
            raise DocumentError("clans", "the first player hasn't taken a clan yet (Y-04)")
        if public.settings.solo and public.clans[AUTOMATON] == NONE:
            raise DocumentError("clans[1]", "the Automaton has a clan before the player takes one (Y-71)")
    elif NONE in public.clans:
        raise DocumentError("clans", "both sides have a clan (Y-04)")
    elif public.neutral == NONE:
        raise DocumentError("neutral", "is the clan that nobody has (Y-04)")
    if public.settings.solo:
        cards = int(public.top != NONE) + len(members(public.score_deck))
        if cards < public.alive():
            reason = f"{public.alive()} daimyos stand, but {cards} Score cards are left (Y-70)"
            raise DocumentError("automaton.score_deck", reason)
        if public.top == NONE and public.score_deck and public.phase != AUTO:
            raise DocumentError("automaton.top", "the Score deck's top list is visible (Y-70)")


def _check_used(public: PublicState) -> None:
    clan_techniques = [technique for technique in public.used if OPEN_TECHNIQUES <= technique < SWAPPED]
    for technique in clan_techniques:
        if not public.settings.clan_techniques or technique not in public.clan_cards:
            raise DocumentError("used", f"{TECHNIQUES[technique]} is on no clan card of this game (Y-62)")


def _check_hands(public: PublicState) -> None:
    """Check that each player holds a card; whose turn it is may hold more, or none where the deck gave no other."""
    if public.phase == SETUP:
        for seat, hand in enumerate(public.hands):
            if len(hand) > (0 if public.settings.solo and seat == AUTOMATON else 1):
                raise DocumentError(f"hands[{seat}]", "each player draws one card (Y-03, Y-71)")
        return
    two = BORYAKU in public.used
    extra = int(two)
    sizes = {
        START: [1 + extra],
        KEEP: [2 + extra],
        PLACE: [1, 1 + extra],
        DRAW: [0, 1] if two or TEN_MON in public.used else [0],
    }
    allowed = sizes.get(int(public.phase), [1])
    if public.phase == DRAW and two and TEN_MON in public.used:
        allowed = [0, 1, 2]
    if public.phase in (AS_WHITE, ELIMINATE, AUTO, ASSIGN, FINISHED) and public.ran_out():
        allowed = [0, 1]
    for seat, hand in enumerate(public.hands):
        if public.settings.solo and seat == AUTOMATON:
            right = [0]
        elif public.phase in (ASSIGN, FINISHED) and public.ran_out():
            right = [0, 1]
        else:
            right = allowed if seat == public.turn or public.settings.solo else [1]
        if len(hand) not in right:
            wanted = " or ".join(str(size) for size in right)
            raise DocumentError(f"hands[{seat}]", f"has {len(hand)} cards, not {wanted} (Y-03, Y-12)")
    if public.phase == KEEP and TEN_MON not in public.used:
        raise DocumentError("used", "one of two cards is kept after ten-mon only (Y-52)")
    if public.phase == DRAW and public.ran_out():
        raise DocumentError("deck", "is empty, so no card is drawn")


def _is_after_placing(public: PublicState) -> bool:
    """Return whether this turn's cards are laid or discarded, and the turn goes on."""
    if public.phase == DRAW:
        return not public.hands[public.turn]
    return public.phase in (AS_WHITE, ELIMINATE) or _turn_goes_on(public)


def _check_laid(public: PublicState) -> None:
    """Check that a turn's cards are in the hand until they are laid, and that what then isn't laid is discarded."""
    due = 1 + int(BORYAKU in public.used)  # see Y-54
    if _is_after_placing(public):
        if public.laid > due:
            raise DocumentError("laid", f"at most {due} can be placed in this turn (Y-12, Y-54)")
        if due - public.laid > len(public.discarded):
            raise DocumentError("laid", "a card of this turn that wasn't placed must be discarded (Y-12, Y-54)")
        return
    laid = due - len(public.hands[public.turn]) if public.phase == PLACE else 0
    if public.laid != laid:
        raise DocumentError("laid", f"must be {laid} here, the cards placed in this turn so far (Y-12)")


def _check_white(public: PublicState) -> None:
    if not public.as_white:
        return
    ninjas, samurai = HENSOJUTSU in public.used, CHOHO in public.used
    if (not ninjas and not samurai) or public.phase not in (AS_WHITE, ELIMINATE) or len(public.as_white) > MOST_WHITE:
        raise DocumentError("as_white", "at most two spaces, after placing and drawing, with hensojutsu or choho (Y-57, Y-58)")
    for space in public.as_white:
        top = public.top_of(space)
        fits = (ninjas and top < 3 and top != WHITE) or (samurai and 3 <= top < CLEAR)
        if not fits:
            raise DocumentError("as_white", f"what is on {SPACE_NAMES[space]} can't be chosen (Y-57, Y-58)")


def _check_phase(public: PublicState) -> None:
    """Check that the phase is the one that the other fields lead to."""
    over = public.phase in (ASSIGN, FINISHED)
    if over and not public.ran_out() and public.alive() > 0:
        raise DocumentError("phase", "the reckoning comes when all daimyos have fallen or the deck is empty (Y-40)")
    if not over and public.phase != SETUP and public.alive() == 0 and not (public.phase == AUTO and public.top == NONE):
        raise DocumentError("eliminated", "all seven daimyos have fallen, so the reckoning comes (Y-40)")
    if public.phase == PLACE and not can_place(public):
        raise DocumentError("phase", "no card of the hand can be placed, so it isn't place (Y-12)")
    if public.phase == AS_WHITE and HENSOJUTSU not in public.used and CHOHO not in public.used:
        raise DocumentError("phase", "is as-white only after hensojutsu or choho (Y-57, Y-58)")
    if public.phase == ELIMINATE and not is_asked(public, falling(public)):
        raise DocumentError("phase", "is eliminate only where several daimyos can fall, or one that may be left (Y-31, Y-61)")
    if public.phase == AUTO:
        if not public.settings.solo:
            raise DocumentError("phase", "there is an Automaton only in solo (Y-70)")
        if public.turn == HUMAN and (public.top != NONE or not public.score_deck):
            raise DocumentError("automaton.top", "in the player's turn chance only turns up the Score deck's next card (Y-74)")
        if public.top == NONE and not public.score_deck:
            raise DocumentError("automaton.top", "is missing (Y-70)")
        if public.auto_deck == 0 and not public.row:
            raise DocumentError("automaton.deck", "is empty, and so is the row (Y-72)")


def _check_assigned(position: DaimyosPosition) -> None:
    public = position.public
    for seat in range(2):
        given = [entry // 4 for entry in position.assigned[seat]]
        field = f"assigned[{seat}]"
        if public.phase not in (ASSIGN, FINISHED):
            if given:
                raise DocumentError(field, "must be null before the reckoning (Y-42)")
            continue
        due = gathered(public, seat)
        if given != due[: len(given)]:
            raise DocumentError(field, f"tokens are assigned from the lowest on, of {due} (Y-42)")
        if public.phase == FINISHED and len(given) < len(due):
            raise DocumentError(field, "not all tokens are assigned, so the game isn't over (Y-42)")
        if seat == 1 and given and len(position.assigned[0]) < len(gathered(public, 0)):
            raise DocumentError(field, "seat 0 assigns first")
