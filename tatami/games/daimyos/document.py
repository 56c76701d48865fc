"""Position documents of Daimyos: a position as plain data, and back (the form is public and fixed)."""

from typing import Any, Final

from tatami.documents import check_choice, check_frame, check_int, check_list, check_object, check_seat, seat_field
from tatami.game import Document, DocumentError, Game
from tatami.games.daimyos.field import SIZE, SPACE_NAMES, SPACE_NUMBERS, SPACES
from tatami.games.daimyos.phases import AS_WHITE, DRAW, PHASES, PLACE
from tatami.games.daimyos.pieces import BOARDS, CARDS, CLANS, DAIMYO, DAIMYOS, NONE, TECHNIQUES, TOKENS, TURNINGS, clan_of
from tatami.games.daimyos.placing import lay, solid_spaces
from tatami.games.daimyos.position import BIT, UNSEEN, USED, DaimyosKnowledge, DaimyosPosition, PublicState, blank, members
from tatami.games.daimyos.validation import check

FIELDS: Final[list[str]] = [
    *("game", "options", "phase", "seat", "turn", "boards", "placed", "laid", "hands", "deck", "discarded"),
    *("clans", "neutral", "clan_cards", "tracks", "tokens", "used", "as_white", "eliminated", "lists", "assigned", "automaton"),
]
FURTHEST: Final = 10**6  # how far a marker may be


def dump(position: DaimyosPosition) -> Document:
    """Return the whole position."""
    return written(position.game, position.public, position.assigned)


def data(known: DaimyosKnowledge) -> Document:
    """Return the document of what a seat knows: who looks, and ? for tracks that it doesn't see."""
    return known.with_viewer(written(known.game, known.public, known.assigned))


# -------------------------------------------------------------------------------------------------------------- writing


def written(game: Game, public: PublicState, assigned: list[list[int]]) -> Document:
    """Return the fields of a document."""
    box = public.settings.box
    return {
        "game": game.key,
        "options": dict(game.options),
        "phase": PHASES[public.phase],
        "seat": seat_field(int(public.seat)),
        "turn": None if public.turn == NONE else int(public.turn),
        "boards": [[box.boards[laid // 4], laid % 4 * 90] for laid in public.boards],
        "placed": [placed_text(public, code) for code in public.placed],
        "laid": int(public.laid),
        "hands": [[box.cards[card] for card in hand] for hand in public.hands],
        "deck": sorted([box.cards[card] for card in members(public.deck)]),
        "discarded": [box.cards[card] for card in public.discarded],
        "clans": [clan_text(clan) for clan in public.clans],
        "neutral": clan_text(int(public.neutral)),
        "clan_cards": {CLANS[clan]: TECHNIQUES[card] for clan, card in enumerate(public.clan_cards) if card != NONE},
        "tracks": {CLANS[clan]: public.tracks[clan] for clan in range(3)},
        "tokens": [token_texts(public, seat) for seat in range(2)],
        "used": [USED[technique] for technique in public.used],
        "as_white": [SPACE_NAMES[space] for space in public.as_white],
        "eliminated": {box.daimyos[daimyo]: seat for daimyo, seat in enumerate(public.eliminated) if seat != NONE},
        "lists": [None if card == NONE else box.autos[card] for card in public.lists],
        "assigned": [assigned_text(entries) for entries in assigned],
        "automaton": automaton_text(public) if public.settings.solo else None,
    }


def clan_text(clan: int) -> str | None:
    """Return a clan, None while nobody has taken it."""
    return None if clan == NONE else CLANS[clan]


def placed_text(public: PublicState, code: int) -> list[str]:
    """Return a card that lies: its id, how it is turned, its lower left space."""
    return [public.settings.box.cards[code // SPACES // 8], TURNINGS[code // SPACES % 8], SPACE_NAMES[code % SPACES]]


def token_texts(public: PublicState, seat: int) -> dict[str, Any]:
    """Return a seat's tokens that aren't unplaced daimyo tokens."""
    on_board: dict[str, int] = {}
    for daimyo in range(DAIMYOS):
        if public.eliminated[daimyo] == seat and public.token_on[daimyo]:
            on_board[public.settings.box.daimyos[daimyo]] = public.token_on[daimyo]
    return {"board": on_board, "favours": members(public.favours[seat]), "spent": members(public.spent[seat])}


def assigned_text(entries: list[int]) -> dict[str, str] | None:
    """Return by token the track that it is assigned to; None before the first."""
    if not entries:
        return None
    return {str(entry // 4): "?" if entry % 4 == UNSEEN else CLANS[entry % 4] for entry in entries}


def automaton_text(public: PublicState) -> dict[str, Any]:
    """Return the Automaton's decks, its row, and the Score cards on the tracks."""
    box = public.settings.box
    on_tracks: dict[str, list[list[str]]] = {clan: [] for clan in CLANS}
    for entry in public.on_tracks:
        on_tracks[CLANS[entry // 2 % 3]].append([box.autos[entry // 6], "down" if entry % 2 else "up"])
    return {
        "deck": sorted([box.autos[card] for card in members(public.auto_deck)]),
        "row": [box.autos[card] for card in public.row],
        "top": None if public.top == NONE else box.autos[public.top],
        "score_deck": sorted([box.autos[card] for card in members(public.score_deck)]),
        "on_tracks": on_tracks,
    }


# -------------------------------------------------------------------------------------------------------------- reading


def load(game: Game, document: object) -> DaimyosPosition:
    """Return the position that a document describes; DocumentError names the field that is wrong."""
    fields = check_frame(game, document, FIELDS)
    position = blank(game)
    public = position.public
    public.phase = PHASES.index(check_choice(fields["phase"], "phase", PHASES))
    public.seat = check_seat(fields["seat"], "seat", 2)
    public.turn = NONE if fields["turn"] is None else check_int(fields["turn"], "turn", 0, 1)
    _read_boards(public, fields["boards"])
    _read_used(public, fields["used"])
    _read_cards(public, fields)
    public.laid = check_int(fields["laid"], "laid", 0, len(fields["placed"]))
    _read_placed(public, fields["placed"])
    clans = check_list(fields["clans"], "clans", 2)
    public.clans = [_index(clan, f"clans[{seat}]", CLANS) for seat, clan in enumerate(clans)]
    public.neutral = _index(fields["neutral"], "neutral", CLANS)
    _read_clan_cards(public, fields["clan_cards"])
    tracks = check_object(fields["tracks"], "tracks", CLANS)
    public.tracks = [check_int(tracks[clan], f"tracks.{clan}", -FURTHEST, FURTHEST) for clan in CLANS]
    _read_eliminated(public, fields["eliminated"])
    for seat, value in enumerate(check_list(fields["tokens"], "tokens", 2)):
        _read_tokens(public, seat, value)
    lists = check_list(fields["lists"], "lists", 2)
    public.lists = [_index(card, f"lists[{seat}]", public.settings.box.autos) for seat, card in enumerate(lists)]
    _read_as_white(public, fields["as_white"])
    _read_automaton(public, fields["automaton"])
    assigned = check_list(fields["assigned"], "assigned", 2)
    position.assigned = [_read_assigned(seat, value) for seat, value in enumerate(assigned)]
    check(position)
    return position


def _read_boards(public: PublicState, value: object) -> None:
    box = public.settings.box
    boards = check_list(value, "boards")
    if len(boards) > BOARDS:
        raise DocumentError("boards", f"there are {BOARDS}, not {len(boards)} (Y-01)")
    for number, entry in enumerate(boards):
        field = f"boards[{number}]"
        pair = check_list(entry, field, 2)
        board = box.boards.index(check_choice(pair[0], field, box.boards))
        if type(pair[1]) is not int or pair[1] not in (0, 90, 180, 270):
            raise DocumentError(field, f"the turn must be 0, 90, 180 or 270, not {pair[1]!r}")
        if board in [laid // 4 for laid in public.boards]:
            raise DocumentError(field, f"board {pair[0]} lies already (Y-01)")
        public.boards.append(board * 4 + pair[1] // 90)
    if len(boards) == BOARDS:
        public.lay_boards()


def _read_used(public: PublicState, value: object) -> None:
    for number, name in enumerate(check_list(value, "used")):
        technique = USED.index(check_choice(name, f"used[{number}]", USED))
        if technique in public.used:
            raise DocumentError(f"used[{number}]", f"{name} stands twice: once a turn (Y-11)")
        public.used.append(technique)


def _card(public: PublicState, value: object, field: str, seen: list[int]) -> int:
    cards = public.settings.box.cards
    if not isinstance(value, str) or value not in cards:
        raise DocumentError(field, f"{value!r} is no ninja card; they go from {cards[0]} to {cards[-1]}")
    card = cards.index(value)
    if card in seen:
        raise DocumentError(field, f"card {value} is already elsewhere (Y-03)")
    seen.append(card)
    return card


def _read_cards(public: PublicState, document: Document) -> None:
    """Read where every ninja card is: somewhere, and once."""
    seen: list[int] = []
    for number, entry in enumerate(check_list(document["placed"], "placed")):
        _card(public, check_list(entry, f"placed[{number}]", 3)[0], f"placed[{number}]", seen)
    for seat, hand in enumerate(check_list(document["hands"], "hands", 2)):
        cards = check_list(hand, f"hands[{seat}]")
        public.hands[seat] = [_card(public, card, f"hands[{seat}]", seen) for card in cards]
    public.discarded = [_card(public, card, "discarded", seen) for card in check_list(document["discarded"], "discarded")]
    deck = check_list(document["deck"], "deck")
    public.deck = 0
    for card in deck:
        public.deck |= BIT << _card(public, card, "deck", seen)
    if deck != sorted(deck):
        raise DocumentError("deck", "must be sorted")
    if len(seen) != CARDS:
        missing = [card for number, card in enumerate(public.settings.box.cards) if number not in seen]
        raise DocumentError("deck", f"{', '.join(missing)} must be there, or elsewhere (Y-03)")


def space_number(value: object, field: str) -> int:
    """Return a space of the grid."""
    if not isinstance(value, str) or value not in SPACE_NUMBERS:
        raise DocumentError(field, f"{value!r} is no space; they go from {SPACE_NAMES[0]} to {SPACE_NAMES[-1]}, as in c4")
    return SPACE_NUMBERS[value]


def _read_placed(public: PublicState, value: list[list[object]]) -> None:
    """Lay the cards one after the other; which samurai this turn's cards have covered is known until it is counted."""
    if value and len(public.boards) < BOARDS:
        raise DocumentError("placed", "no card lies before the boards do (Y-01)")
    for number, (card_id, turning_name, at) in enumerate(value):
        field = f"placed[{number}]"
        card = public.settings.box.cards.index(str(card_id))
        turning = TURNINGS.index(check_choice(turning_name, field, TURNINGS))
        space = space_number(at, field)
        _check_placed(public, card, turning, space, field)
        if number == len(value) - public.laid:
            public.covered = []
        lay(public, card, turning, space)
    if public.laid == 0 or public.phase not in (PLACE, DRAW, AS_WHITE):
        public.covered = []


def _check_placed(public: PublicState, card: int, turning: int, space: int, field: str) -> None:
    """Refuse a card off the grid or on a daimyo. (A ninja may lie on a ninja, by Chimon.)"""
    shape = public.settings.box.shapes[card * 8 + turning]
    if space % SIZE + shape.width > SIZE or space // SIZE + shape.height > SIZE:
        raise DocumentError(field, "the card would lie nowhere near the field (Y-21)")
    for covered, _ in solid_spaces(public, card, turning, space):
        if public.field.printed[covered] >= DAIMYO:
            raise DocumentError(field, f"{SPACE_NAMES[covered]} is a daimyo's, who is never covered (Y-22)")


def _index(value: object, field: str, names: list[str]) -> int:
    return NONE if value is None else names.index(check_choice(value, field, names))


def _read_clan_cards(public: PublicState, value: object) -> None:
    if not isinstance(value, dict):
        raise DocumentError("clan_cards", "must be an object: of each clan the technique on its card")
    for name, technique in value.items():
        if name not in CLANS:
            raise DocumentError("clan_cards", f"{name!r} is no clan; they are {', '.join(CLANS)}")
        clan = CLANS.index(name)
        own = [technique for number, technique in enumerate(TECHNIQUES) if clan_of(number) == clan]
        public.clan_cards[clan] = TECHNIQUES.index(check_choice(technique, f"clan_cards.{name}", own))


def _read_eliminated(public: PublicState, value: object) -> None:
    daimyos = public.settings.box.daimyos
    if not isinstance(value, dict):
        raise DocumentError("eliminated", "must be an object: of each fallen daimyo the seat")
    for colour, seat in value.items():
        if colour not in daimyos:
            raise DocumentError("eliminated", f"{colour!r} is no daimyo; they are {', '.join(daimyos)}")
        public.eliminated[daimyos.index(colour)] = check_int(seat, f"eliminated.{colour}", 0, 1)


def _read_tokens(public: PublicState, seat: int, value: object) -> None:
    """Read where a token is: on the board, a favour, spent, or (not named) an unplaced daimyo token; in one place only."""
    field = f"tokens[{seat}]"
    daimyos = public.settings.box.daimyos
    tokens = check_object(value, field, ["board", "favours", "spent"])
    if not isinstance(tokens["board"], dict):
        raise DocumentError(f"{field}.board", "must be an object: by daimyo the token on it")
    seen: list[int] = []
    for colour, token in tokens["board"].items():
        if colour not in daimyos or public.eliminated[daimyos.index(colour)] != seat:
            raise DocumentError(f"{field}.board", f"{colour!r} is no daimyo that seat {seat} has eliminated (Y-31)")
        public.token_on[daimyos.index(colour)] = _token(token, f"{field}.board", seen)
    for place, sides in (("favours", public.favours), ("spent", public.spent)):
        numbers = check_list(tokens[place], f"{field}.{place}")
        sides[seat] = sum(1 << _token(token, f"{field}.{place}", seen) for token in numbers)
        if members(sides[seat]) != numbers:
            raise DocumentError(f"{field}.{place}", "must be sorted")


def _token(value: object, field: str, seen: list[int]) -> int:
    token = check_int(value, field, 1, TOKENS)
    if token in seen:
        raise DocumentError(field, f"token {token} is already elsewhere")
    seen.append(token)
    return token


def _read_as_white(public: PublicState, value: object) -> None:
    for number, name in enumerate(check_list(value, "as_white")):
        space = space_number(name, f"as_white[{number}]")
        if space in public.as_white:
            raise DocumentError(f"as_white[{number}]", f"{name} stands twice")
        public.as_white.append(space)


def _read_automaton(public: PublicState, value: object) -> None:
    if not public.settings.solo:
        if value is not None:
            raise DocumentError("automaton", "must be null with two players (Y-70)")
        return
    automaton = check_object(value, "automaton", ["deck", "row", "top", "score_deck", "on_tracks"])
    autos = public.settings.box.autos
    of_deck = [autos[card] for card in members(public.auto_deck)]
    of_score = [autos[card] for card in members(public.score_deck)]
    seen: list[str] = []
    public.auto_deck = _auto_set(automaton["deck"], "automaton.deck", autos, of_deck, seen)
    for card in check_list(automaton["row"], "automaton.row"):
        public.row.append(_auto(card, "automaton.row", autos, of_deck, seen))
    public.score_deck = _auto_set(automaton["score_deck"], "automaton.score_deck", autos, of_score, seen)
    if automaton["top"] is not None:
        public.top = _auto(automaton["top"], "automaton.top", autos, of_score, seen)
    tracks = check_object(automaton["on_tracks"], "automaton.on_tracks", CLANS)
    for clan, name in enumerate(CLANS):
        field = f"automaton.on_tracks.{name}"
        for pair in check_list(tracks[name], field):
            card = _auto(check_list(pair, field, 2)[0], field, autos, of_score, seen)
            public.on_tracks.append((card * 3 + clan) * 2 + ["up", "down"].index(check_choice(pair[1], field, ["up", "down"])))
    for card in of_deck + of_score:
        if card not in seen:
            field = "deck" if card in of_deck else "score_deck"
            raise DocumentError(f"automaton.{field}", f"{card} must be there, or elsewhere (Y-70)")


def _auto(value: object, field: str, autos: list[str], known: list[str], seen: list[str]) -> int:
    if not isinstance(value, str) or value not in known:
        raise DocumentError(field, f"{value!r} is none of the cards of this level: {', '.join(known)} (Y-70)")
    if value in seen:
        raise DocumentError(field, f"card {value} is already elsewhere")
    seen.append(value)
    return autos.index(value)


def _auto_set(value: object, field: str, autos: list[str], known: list[str], seen: list[str]) -> int:
    cards = check_list(value, field)
    bits = sum(1 << _auto(card, field, autos, known, seen) for card in cards)
    if cards != sorted(cards):
        raise DocumentError(field, "must be sorted")
    return bits


def _read_assigned(seat: int, value: object) -> list[int]:
    if value is None:
        return []
    field = f"assigned[{seat}]"
    if not isinstance(value, dict) or not value:
        raise DocumentError(field, "must be null before the first token, then an object: by token its track (Y-42)")
    found: list[int] = []
    for number in range(1, TOKENS + 1):
        if str(number) in value:
            found.append(number * 4 + CLANS.index(check_choice(value[str(number)], f"{field}.{number}", CLANS)))
    if len(found) != len(value):
        raise DocumentError(field, f"tokens are numbered from 1 to {TOKENS}")
    return found
