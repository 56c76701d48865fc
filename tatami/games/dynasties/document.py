"""Position documents of Dynasties: a position as plain data (the form is public and fixed), and read back."""

from typing import Final

from mypy_extensions import i64

from tatami.documents import check_choice, check_frame, check_int, check_list, check_object, check_seat, kind_of, seat_field
from tatami.game import Document, DocumentError, Game
from tatami.games.dynasties import pieces
from tatami.games.dynasties.deal import deal_size
from tatami.games.dynasties.phases import CHOOSING, DEAL, FINISHED, PHASES, REVEALING
from tatami.games.dynasties.position import MISSION_BITS, NONE, DynastiesKnowledge, DynastiesPosition, PublicPosition
from tatami.games.dynasties.scoring import most_bonus, most_points, total_rounds
from tatami.games.dynasties.validation import check

FIELDS: Final[list[str]] = [
    "game", "options", "round", "starter", "phase", "seat", "turn", "draw", "discard", "hands", "sets", "known",
    "drawn", "pending", "figures", "supply", "fresh", "missions", "rounds", "bonus",
]  # fmt: skip

# ---------------------------------------------------------------------------------------------------------------- writing


def dump(position: DynastiesPosition) -> Document:
    """Return the whole position, hidden parts included."""
    seats = range(int(position.public.players))
    hands = [cards(position.hands[seat]) for seat in seats]
    return with_hands(position.game, position.public, hands, [mission_names(int(position.missions_of(seat))) for seat in seats])


def data(known: DynastiesKnowledge) -> Document:
    """Return the document with holes, and who looks: unseen hand cards are counted as `?`, a mission is `A?`."""
    seats = range(int(known.public.players))
    hands = [hand_with_holes(known, seat) for seat in seats]
    missions = [missions_with_holes(known, seat) for seat in seats]
    return known.with_viewer(with_hands(known.game, known.public, hands, missions))


def with_hands(game: Game, public: PublicPosition, hands: list[dict[str, int]], missions: list[list[str]]) -> Document:
    """Return what everyone sees as a document, with hands and missions as far as the reader may know them."""
    seats = range(int(public.players))
    return {
        "game": game.key,
        "options": dict(game.options),
        "round": int(public.round),
        "starter": seat_or_null(public.starter),
        "phase": PHASES[public.phase],
        "seat": seat_field(int(public.seat)),
        "turn": seat_or_null(public.turn),
        "draw": [int(public.draw_one), int(public.draw_two)],
        "discard": [[pieces.IDS[kind] for kind in public.pile_cards(pile)] for pile in range(2)],
        "hands": hands,
        "sets": [cards(public.set_of(seat)) for seat in seats],
        "known": [cards(public.known[seat]) for seat in seats],
        "drawn": [pieces.PILE_NAMES[pile] for pile in (public.drawn_one, public.drawn_two) if pile != NONE],
        "pending": pending(public),
        "figures": [int(public.figures[seat]) for seat in seats],
        "supply": int(public.supply),
        "fresh": int(public.fresh),
        "missions": missions,
        "rounds": [scores[:] for scores in public.rounds],
        "bonus": public.bonus[:],
    }


def cards(hand: i64) -> dict[str, int]:
    """Return cards by type, without those that there are none of."""
    return {pieces.IDS[kind]: int(pieces.count(hand, kind)) for kind in range(pieces.TYPES) if pieces.count(hand, kind) > 0}


def hand_with_holes(known: DynastiesKnowledge, seat: int) -> dict[str, int]:
    """Return a hand by type; of another's what is known, and how many cards more."""
    if seat == known.seat:
        return cards(known.hand)
    hand = cards(known.public.known[seat])
    unseen = int(known.public.held[seat]) - sum(hand.values())
    if unseen:
        hand["?"] = unseen
    return hand


def mission_names(missions: int) -> list[str]:
    """Return the names of a set of missions."""
    return [pieces.MISSIONS[mission] for mission in pieces.mission_list(missions)]


def missions_with_holes(known: DynastiesKnowledge, seat: int) -> list[str]:
    """Return the missions of a seat; of another's only the piles that they are from."""
    if seat == known.seat:
        return mission_names(known.missions)
    return [f"{pieces.PILES[pile]}?" for pile in range(len(pieces.PILES)) if (known.backs[seat] >> pile) & 1]


def pending(public: PublicPosition) -> Document | None:
    """Return the cards that wait for their owner's choice of a pile, and the phase that follows."""
    if public.pending == 0:
        return None
    return {
        "owner": int(public.pending_owner),
        "type": pieces.IDS[public.pending_type],
        "count": int(public.pending),
        "then": PHASES[public.pending_then],
    }


def seat_or_null(seat: i64) -> int | None:
    """Return a seat, None while chance hasn't said yet who starts."""
    return None if seat == NONE else int(seat)


# ---------------------------------------------------------------------------------------------------------------- reading


def load(game: Game, document: object) -> DynastiesPosition:
    """Return the position that the document describes; DocumentError names the field that is wrong."""
    fields = check_frame(game, document, FIELDS)
    position = game.start()
    assert isinstance(position, DynastiesPosition)
    public = position.public
    public.phase = PHASES.index(check_choice(fields["phase"], "phase", PHASES))
    public.round = check_int(fields["round"], "round", 1, total_rounds(public.with_missions))
    public.starter = NONE if fields["starter"] is None else check_int(fields["starter"], "starter", 0, game.seats - 1)
    public.turn = NONE if fields["turn"] is None else check_int(fields["turn"], "turn", 0, game.seats - 1)
    public.seat = check_seat(fields["seat"], "seat", game.seats)
    read_scores(public, fields["rounds"], fields["bonus"])
    read_cards(position, fields)
    read_drawn(public, fields["drawn"])
    read_pending(public, fields["pending"])
    read_figures(public, fields["figures"], fields["supply"], fields["fresh"])
    read_missions(position, fields["missions"])
    public.dealt = deal_size(public)
    if public.phase == DEAL:
        missions = int(position.missions).bit_count() if public.round == 1 else 0
        public.dealt = sum([int(number) for number in public.held]) + missions
    check(position)
    position.pool = pieces.BOX - public.face_up()
    for hand in position.hands:
        position.pool -= hand
    return position


def read_scores(public: PublicPosition, rounds: object, bonus: object) -> None:
    """Read the scores of the finished rounds, and the missions' points of the round being revealed."""
    players = int(public.players)
    finished = int(public.round) if public.phase == FINISHED else int(public.round) - 1
    most = most_points(players, public.with_missions)
    for number, scores in enumerate(check_list(rounds, "rounds", finished)):
        field = f"rounds[{number}]"
        public.rounds.append([check_int(score, field, 0, most) for score in check_list(scores, field, players)])
    most = most_bonus(players) if public.phase == REVEALING else 0
    public.bonus = [
        check_int(points, f"bonus[{seat}]", 0, most) for seat, points in enumerate(check_list(bonus, "bonus", players))
    ]


def read_cards(position: DynastiesPosition, document: Document) -> None:
    """Read hands, sets and piles."""
    public = position.public
    players = int(public.players)
    total = 0
    for pile, names in enumerate(check_list(document["discard"], "discard", 2)):
        field = f"discard[{pile}]"
        total += len(check_list(names, field))
        if total > pieces.CARDS:
            raise DocumentError(field, f"there are {total} cards in the discard piles, the box has {pieces.CARDS}")
        for number, name in enumerate(names):
            public.put(pile, pieces.IDS.index(check_choice(name, f"{field}[{number}]", pieces.IDS)), 1)
    for seat, hand in enumerate(check_list(document["hands"], "hands", players)):
        position.hands[seat] = read_hand(hand, f"hands[{seat}]")
        public.held[seat] = pieces.size(position.hands[seat])
    for seat, hand in enumerate(check_list(document["known"], "known", players)):
        public.known[seat] = read_hand(hand, f"known[{seat}]")
    for seat, hand in enumerate(check_list(document["sets"], "sets", players)):
        read_sets(public, seat, read_hand(hand, f"sets[{seat}]"))
    draw = check_list(document["draw"], "draw", 2)
    public.draw_one = check_int(draw[0], "draw[0]", 0, pieces.CARDS)
    public.draw_two = check_int(draw[1], "draw[1]", 0, pieces.CARDS)


def read_hand(value: object, field: str) -> i64:
    """Return cards by type as a hand."""
    if not isinstance(value, dict):
        raise DocumentError(field, f"must be an object of types and numbers, not {kind_of(value)}")
    hand: i64 = 0
    for name, number in value.items():
        if name not in pieces.IDS:
            raise DocumentError(field, f"{name!r} is none of the types {', '.join(pieces.IDS)}")
        kind = pieces.IDS.index(name)
        hand += pieces.copies(kind, check_int(number, f"{field}.{name}", 1, pieces.NUMBERS[kind]))
    return hand


def read_sets(public: PublicPosition, seat: int, sets: i64) -> None:
    """Place the sets of a seat; no type lies twice."""
    for kind in range(pieces.TYPES):
        if pieces.count(sets, kind) > 0:
            owner = int(public.owner(kind))
            if owner != NONE:
                raise DocumentError(f"sets[{seat}]", f"a set of {pieces.IDS[kind]} lies before seat {owner} already (D-24)")
            public.place_set(seat, kind, pieces.count(sets, kind))


def read_drawn(public: PublicPosition, value: object) -> None:
    """Read this turn's piles."""
    piles = check_list(value, "drawn")
    if len(piles) > 2:
        raise DocumentError("drawn", f"has {len(piles)} piles, two is the most (D-10)")
    for number, name in enumerate(piles):
        pile = pieces.PILE_NAMES.index(check_choice(name, f"drawn[{number}]", pieces.PILE_NAMES))
        if pile == public.drawn_one:
            raise DocumentError("drawn", f"one pile never gives both cards, {name} is there twice (D-11)")
        public.note_draw(pile)


def read_pending(public: PublicPosition, value: object) -> None:
    """Read the cards that wait for a pile."""
    if (public.phase == CHOOSING) != (value is not None):
        raise DocumentError("pending", "must be there in phase pile, and null in all others (D-32)")
    if value is None:
        return
    fields = check_object(value, "pending", ["owner", "type", "count", "then"])
    public.pending_owner = check_int(fields["owner"], "pending.owner", 0, int(public.players) - 1)
    public.pending_type = pieces.IDS.index(check_choice(fields["type"], "pending.type", pieces.IDS))
    public.pending = check_int(fields["count"], "pending.count", 1, pieces.NUMBERS[public.pending_type])
    public.pending_then = PHASES.index(check_choice(fields["then"], "pending.then", ["draw", "act", "end"]))


def read_figures(public: PublicPosition, figures: object, supply: object, fresh: object) -> None:
    """Read the figures; none are there without the variant."""
    there = pieces.FIGURES if public.with_ninjas else 0
    for seat, number in enumerate(check_list(figures, "figures", int(public.players))):
        public.figures[seat] = check_int(number, f"figures[{seat}]", 0, there)
    public.supply = check_int(supply, "supply", 0, there)
    public.fresh = check_int(fresh, "fresh", 0, 1 if public.with_ninjas else 0)  # a turn has one action, and so one set at most


def read_missions(position: DynastiesPosition, value: object) -> None:
    """Read the hidden missions by seat: at most one of each pile, in the order A, B, C; none twice."""
    seen: list[object] = []
    for seat, names in enumerate(check_list(value, "missions", int(position.public.players))):
        last = -1
        field = f"missions[{seat}]"
        for name in check_list(names, field):
            if not position.public.with_missions:
                raise DocumentError(field, "must be empty, the game is played without missions")
            mission = pieces.MISSIONS.index(check_choice(name, field, pieces.MISSIONS))
            if name in seen:
                raise DocumentError(field, f"{name} is there twice, the box has one")
            if mission // pieces.PILE_SIZE <= last:
                raise DocumentError(field, "must have at most one mission of each pile, in the order A, B, C (D-50)")
            last = mission // pieces.PILE_SIZE
            seen.append(name)
            position.missions |= pieces.shifted(1, seat * MISSION_BITS + mission)
