"""Reading position documents of Dynasties: nothing that can't happen in a game gets through unnoticed."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.documents import check_frame, choice, entries, items, kind_of, whole
from tatami.game import DocumentError, Game
from tatami.games.dynasties.actions import NONE, PILE_NAMES
from tatami.games.dynasties.cards import (
    BONUS,
    BOX,
    CARDS,
    FIGURES,
    IDS,
    MISSION_TYPES,
    MISSIONS,
    NUMBERS,
    PILE_SIZE,
    TYPES,
    count,
    shifted,
    size,
    some,
)
from tatami.games.dynasties.checks import check_ends, check_moment, check_seat
from tatami.games.dynasties.document import FIELDS, PHASES
from tatami.games.dynasties.scoring import total_rounds
from tatami.games.dynasties.state import MISSION_BITS, DynastiesState
from tatami.games.dynasties.table import CHOOSING, DEAL, FINISHED, HAND, REVEALING, Table


def empty_table(game: Game) -> Table:
    """The table before anything happened."""
    seats = game.seats
    missions, ninjas = bool(game.options["missions"]), bool(game.options["ninjas"])
    held, known, figures = vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats)
    return Table(seats, missions, ninjas, held, known, figures, vec[u8]([0] * CARDS), [], [0] * seats)


def read(game: Game, given: object) -> DynastiesState:
    """The state that the document describes; DocumentError names the field that is wrong."""
    document = check_frame(game, given, FIELDS)
    table = empty_table(game)
    state = DynastiesState(game, table, vec[i64]([0] * game.seats), BOX, 0)
    table.phase = PHASES.index(choice(document["phase"], "phase", PHASES))
    table.round = whole(document["round"], "round", 1, total_rounds(table.missions))
    _read_rounds(table, document["rounds"])
    _read_starter(state, document["starter"], document["turn"])
    _read_discard(table, document["discard"])
    _read_hands(state, document["hands"], document["known"])
    _read_sets(table, document["sets"])
    _read_drawn(table, document["drawn"])
    _read_pending(table, document["pending"])
    _read_figures(table, document["figures"], document["supply"], document["fresh"])
    _read_missions(state, document["missions"])
    _read_bonus(table, document["bonus"])
    _count_cards(state)
    _read_draw(table, document["draw"], int(size(state.pool)))
    if table.phase == DEAL:
        _check_deal(state)
    else:
        table.dealt = table.deal_size()
        _check_mission_numbers(state)
        check_moment(state)
        check_ends(table)
    check_seat(state, document["seat"])
    return state


def _read_rounds(table: Table, value: object) -> None:
    finished = int(table.round) if table.phase == FINISHED else int(table.round) - 1
    most = CARDS + (best_bonus(int(table.players)) if table.missions else 0)  # D-43: all nine types are worth 110
    for number, scores in enumerate(items(value, "rounds", finished)):
        field = f"rounds[{number}]"
        table.rounds.append([whole(score, field, 0, most) for score in items(scores, field, int(table.players))])


def best_bonus(players: int) -> int:
    """D-51: more than so many points no round's missions bring."""
    values = [BONUS[mission // PILE_SIZE] * NUMBERS[kind] for mission, kind in enumerate(MISSION_TYPES)]
    return sum(sorted(values)[-players:])


def _read_starter(state: DynastiesState, starter: object, turn: object) -> None:
    """The starter, and whose turn it is; in the deal that is the starter's."""
    table = state.table
    last = int(table.players) - 1
    if starter is None:
        if table.phase != DEAL or state.game.options["first"] != "random" or table.round != 1:
            raise DocumentError("starter", "may be null only before chance has said who starts")
    else:
        table.starter = whole(starter, "starter", 0, last)
        first = state.game.options["first"]
        if isinstance(first, int) and table.round == 1 and table.starter != first:
            raise DocumentError("starter", f"must be {first}, as the option first says")
    if table.phase == DEAL:
        if turn != starter or type(turn) is not type(starter):
            raise DocumentError("turn", f"must be the starter, {starter!r}, while the cards are dealt, not {turn!r}")
        table.turn = table.starter
    else:
        table.turn = whole(turn, "turn", 0, last)


def packed(value: object, field: str) -> i64:
    """Cards by type as a hand."""
    if not isinstance(value, dict):
        raise DocumentError(field, f"must be an object of types and numbers, not {kind_of(value)}")
    hand: i64 = 0
    for name, number in value.items():
        if name not in IDS:
            raise DocumentError(field, f"{name!r} is none of the types {', '.join(IDS)}")
        kind = IDS.index(name)
        hand += some(kind, whole(number, f"{field}.{name}", 1, NUMBERS[kind]))
    return hand


def _read_discard(table: Table, value: object) -> None:
    total = 0
    for pile, cards in enumerate(items(value, "discard", 2)):
        field = f"discard[{pile}]"
        total += len(items(cards, field))
        if total > CARDS:
            raise DocumentError(field, f"there are {total} cards in the discard piles, the box has {CARDS}")
        for number, card in enumerate(cards):
            table.put(pile, IDS.index(choice(card, f"{field}[{number}]", IDS)), 1)


def _read_hands(state: DynastiesState, hands: object, known: object) -> None:
    """The hands, and what everybody knows of them: never more than there is."""
    table = state.table
    for seat, value in enumerate(items(hands, "hands", int(table.players))):
        state.hands[seat] = packed(value, f"hands[{seat}]")
        table.held[seat] = size(state.hands[seat])
    for seat, value in enumerate(items(known, "known", int(table.players))):
        table.known[seat] = packed(value, f"known[{seat}]")
        for kind in range(TYPES):
            seen, held = int(count(table.known[seat], kind)), int(count(state.hands[seat], kind))
            if seen > held:
                raise DocumentError(f"known[{seat}]", f"{seen} {IDS[kind]} are known, but the hand has {held}")


def _read_sets(table: Table, value: object) -> None:
    """The sets: each type once (D-24), not smaller than it can be (D-21, D-22, D-62)."""
    for seat, sets in enumerate(items(value, "sets", int(table.players))):
        field = f"sets[{seat}]"
        cards = packed(sets, field)
        for kind in range(TYPES):
            number = int(count(cards, kind))
            if not number:
                continue
            if table.owner(kind) != NONE:
                raise DocumentError(field, f"a set of {IDS[kind]} lies before seat {int(table.owner(kind))} already (D-24)")
            least = 1 if table.ninjas else int(table.least(kind))
            if number < least:
                raise DocumentError(field, f"a set of {number} {IDS[kind]} is too small, {least} is the least (D-21, D-22)")
            table.place_set(seat, kind, number)


def _read_drawn(table: Table, value: object) -> None:
    piles = items(value, "drawn")
    if len(piles) > 2:
        raise DocumentError("drawn", f"has {len(piles)} piles, two is the most (D-10)")
    for number, name in enumerate(piles):
        pile = PILE_NAMES.index(choice(name, f"drawn[{number}]", PILE_NAMES))
        if pile == table.drawn_one:
            raise DocumentError("drawn", f"one pile never gives both cards, {name} is there twice (D-11)")
        table.choose_pile(pile)


def _read_pending(table: Table, value: object) -> None:
    if (table.phase == CHOOSING) != (value is not None):
        raise DocumentError("pending", "must be there in phase pile, and null in all others (D-32)")
    if value is None:
        return
    pending = entries(value, "pending", ["owner", "type", "count", "then"])
    table.pending_owner = whole(pending["owner"], "pending.owner", 0, int(table.players) - 1)
    table.pending_type = IDS.index(choice(pending["type"], "pending.type", IDS))
    table.pending = whole(pending["count"], "pending.count", 1, NUMBERS[table.pending_type])
    table.pending_then = PHASES.index(choice(pending["then"], "pending.then", ["draw", "act", "end"]))


def _read_figures(table: Table, figures: object, supply: object, fresh: object) -> None:
    """D-60: the figures are before the seats and in the supply, four together; none without the variant."""
    there = FIGURES if table.ninjas else 0
    for seat, number in enumerate(items(figures, "figures", int(table.players))):
        table.figures[seat] = whole(number, f"figures[{seat}]", 0, there)
    table.supply = whole(supply, "supply", 0, there)
    found = sum([int(number) for number in table.figures]) + int(table.supply)
    if found != there:
        raise DocumentError("supply", f"with the players' figures there are {found}, not {there} (D-60)")
    table.fresh = whole(fresh, "fresh", 0, 1 if table.ninjas else 0)  # a turn has one action, and so one set at most


def _read_missions(state: DynastiesState, value: object) -> None:
    """D-50: hidden missions by seat, at most one of each pile, in the order A, B, C; none twice."""
    seen: list[object] = []
    for seat, names in enumerate(items(value, "missions", int(state.table.players))):
        last = -1
        for name in items(names, f"missions[{seat}]"):
            field = f"missions[{seat}]"
            if not state.table.missions:
                raise DocumentError(field, "must be empty, the game is played without missions")
            number = MISSIONS.index(choice(name, field, MISSIONS))
            if name in seen:
                raise DocumentError(field, f"{name} is there twice, the box has one")
            if number // PILE_SIZE <= last:
                raise DocumentError(field, "must have at most one mission of each pile, in the order A, B, C (D-50)")
            last = number // PILE_SIZE
            seen.append(name)
            state.missions |= shifted(1, seat * MISSION_BITS + number)


def _read_bonus(table: Table, value: object) -> None:
    most = best_bonus(int(table.players)) if table.phase == REVEALING else 0
    table.bonus = [
        whole(points, f"bonus[{seat}]", 0, most) for seat, points in enumerate(items(value, "bonus", int(table.players)))
    ]


def _count_cards(state: DynastiesState) -> None:
    """The draw piles have what is left of the box; a card too many is refused."""
    table = state.table
    piles = table.pile_cards(0) + table.pile_cards(1)
    for kind in range(TYPES):
        used = sum([int(count(hand, kind)) for hand in state.hands]) + piles.count(kind) + int(count(table.sets, kind))
        if kind == table.pending_type:
            used += int(table.pending)
        if used > NUMBERS[kind]:
            raise DocumentError("hands", f"with all else there are {used} {IDS[kind]}, the box has {NUMBERS[kind]}")
        state.pool -= some(kind, used)


def _read_draw(table: Table, value: object, unseen: int) -> None:
    """The draw piles have all unseen cards; how these are split is up to the document, and a pile may be empty."""
    sizes = items(value, "draw", 2)
    table.draw_one = whole(sizes[0], "draw[0]", 0, CARDS)
    table.draw_two = whole(sizes[1], "draw[1]", 0, CARDS)
    if table.draw_one + table.draw_two != unseen:
        raise DocumentError("draw", f"{unseen} cards are nowhere else, but the draw piles have {sizes[0]} and {sizes[1]}")


def _check_deal(state: DynastiesState) -> None:
    """In the deal the places fill in order: hands seat by seat, then missions seat by seat (D-01, D-50)."""
    table = state.table
    lying = [
        table.sets != 0,
        table.height_one + table.height_two > 0,
        table.drawn_one != NONE,
        table.fresh > 0,
    ]
    for field, there in zip(["sets", "discard", "drawn", "fresh"], lying, strict=True):
        if there:
            raise DocumentError(field, "must be empty while the cards are dealt")
    if any(known for known in table.known):
        raise DocumentError("known", "must be empty while the cards are dealt")
    if table.round == 1 and table.ninjas and table.supply != FIGURES:
        raise DocumentError("supply", "has all four figures in the deal of round 1 (D-60)")
    dealt = [int(held) for held in table.held]
    full = [HAND] * len(dealt)
    if table.missions and table.round == 1:
        dealt.extend([_number_of_missions(state, seat) for seat in range(int(table.players))])
        full.extend([len(BONUS)] * int(table.players))
        _check_mission_order(state)
    else:
        _check_mission_numbers(state)
    open_place = -1
    for place in range(len(dealt)):
        field = f"hands[{place}]" if place < table.players else f"missions[{place - int(table.players)}]"
        if dealt[place] > full[place] or (open_place >= 0 and dealt[place] > 0):
            raise DocumentError(field, "cards are dealt three to a seat, seat by seat from seat 0 (D-01, D-50)")
        if dealt[place] < full[place] and open_place < 0:
            open_place = place
    table.dealt = sum(dealt)
    if open_place < 0:
        raise DocumentError("phase", "all cards are dealt, so it can't be deal")
    if table.starter == NONE and table.dealt > 0:
        raise DocumentError("starter", "must be known before a card is dealt")


def _number_of_missions(state: DynastiesState, seat: int) -> int:
    return sum([int(state.missions_of(seat) >> number) & 1 for number in range(len(MISSIONS))])


def _check_mission_order(state: DynastiesState) -> None:
    """D-50: a seat gets its missions in the order A, B, C."""
    for seat in range(int(state.table.players)):
        held = state.missions_of(seat)
        piles = [int((held >> (pile * PILE_SIZE)) & 15) > 0 for pile in range(len(BONUS))]
        if piles != sorted(piles, reverse=True):
            raise DocumentError(f"missions[{seat}]", "missions are dealt in the order A, B, C (D-50)")


def _check_mission_numbers(state: DynastiesState) -> None:
    """D-51: each round costs everyone a mission; in the round's reveal the seats before `seat` have paid theirs."""
    table = state.table
    if not table.missions:
        return
    before = len(BONUS) + 1 - int(table.round)
    held = [_number_of_missions(state, (int(table.starter) + turn) % int(table.players)) for turn in range(int(table.players))]
    paid = [before - number for number in held]
    allowed = [1] * len(held) if table.phase == FINISHED else [0] * len(held)
    if table.phase == REVEALING:
        allowed = [1] * paid.count(1) + [0] * (len(held) - paid.count(1))
    if paid != allowed or (table.phase == REVEALING and 0 not in paid):
        raise DocumentError(
            "missions", f"their numbers don't fit round {int(table.round)} in phase {PHASES[table.phase]} (D-51)"
        )
