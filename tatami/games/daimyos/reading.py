"""Reading position documents of Daimyos: fields one by one; `consistency` looks at how they go together."""

from typing import Final

from tatami.documents import check_frame, choice, entries, items, whole
from tatami.game import CHANCE, OVER, Document, DocumentError, Game
from tatami.games.daimyos.consistency import check
from tatami.games.daimyos.document import FIELDS
from tatami.games.daimyos.field import Field, empty_rows
from tatami.games.daimyos.names import (
    BOARDS,
    CARDS,
    CLANS,
    DAIMYO,
    NONE,
    PHASES,
    SIZE,
    SPACE_NAMES,
    SPACE_NUMBERS,
    TECHNIQUES,
    TOKENS,
    TURNINGS,
    USED,
)
from tatami.games.daimyos.placing import lay, solid_spaces
from tatami.games.daimyos.state import DaimyosState
from tatami.games.daimyos.table import BIT, Table, members
from tatami.games.daimyos.terms import Terms

FURTHEST: Final = 10**6  # how far a marker may be


def read(game: Game, terms: Terms, given: object) -> DaimyosState:
    """The state that the document describes; DocumentError names the field that is wrong."""
    document = check_frame(game, given, FIELDS)
    table = Table(game, terms, Field(terms.box, []), empty_rows(), empty_rows())
    table.phase = PHASES.index(choice(document["phase"], "phase", PHASES))
    table.seat = _seat(document["seat"])
    turn = document["turn"]
    table.turn = NONE if turn is None else whole(turn, "turn", 0, 1)
    _read_boards(table, document["boards"])
    _read_used(table, document["used"])
    _read_cards(table, document)
    _read_placed(table, document["placed"])
    table.laid = whole(document["laid"], "laid", 0, len(table.placed))
    _read_clans(table, document["clans"], document["neutral"])
    _read_clan_cards(table, document["clan_cards"])
    tracks = entries(document["tracks"], "tracks", CLANS)
    table.tracks = [whole(tracks[clan], f"tracks.{clan}", -FURTHEST, FURTHEST) for clan in CLANS]
    _read_eliminated(table, document["eliminated"])
    for seat, value in enumerate(items(document["tokens"], "tokens", 2)):
        _read_tokens(table, seat, value)
    _read_lists(table, document["lists"])
    _read_as_white(table, document["as_white"])
    _read_automaton(table, document["automaton"])
    assigned = [_read_assigned(seat, value) for seat, value in enumerate(items(document["assigned"], "assigned", 2))]
    state = DaimyosState(table, assigned)
    check(state)
    return state


def _seat(value: object) -> int:
    if value is None:
        return OVER
    return CHANCE if value == "chance" else whole(value, "seat", 0, 1)


def _read_boards(table: Table, value: object) -> None:
    box = table.terms.box
    boards = items(value, "boards")
    if len(boards) > BOARDS:
        raise DocumentError("boards", f"there are {BOARDS}, not {len(boards)} (Y-01)")
    for number, entry in enumerate(boards):
        field = f"boards[{number}]"
        pair = items(entry, field, 2)
        board = box.boards.index(choice(pair[0], field, box.boards))
        if type(pair[1]) is not int or pair[1] not in (0, 90, 180, 270):
            raise DocumentError(field, f"the turn must be 0, 90, 180 or 270, not {pair[1]!r}")
        if board in [laid // 4 for laid in table.boards]:
            raise DocumentError(field, f"board {pair[0]} lies already (Y-01)")
        table.boards.append(board * 4 + pair[1] // 90)
    if len(boards) == BOARDS:
        table.lay_boards()


def _read_used(table: Table, value: object) -> None:
    for number, name in enumerate(items(value, "used")):
        technique = USED.index(choice(name, f"used[{number}]", USED))
        if technique in table.used:
            raise DocumentError(f"used[{number}]", f"{name} stands twice: once a turn (Y-11)")
        table.used.append(technique)


def _card(table: Table, value: object, field: str, seen: list[int]) -> int:
    cards = table.terms.box.cards
    if not isinstance(value, str) or value not in cards:
        raise DocumentError(field, f"{value!r} is no ninja card; they go from {cards[0]} to {cards[-1]}")
    card = cards.index(value)
    if card in seen:
        raise DocumentError(field, f"card {value} is already elsewhere (Y-03)")
    seen.append(card)
    return card


def _read_cards(table: Table, document: Document) -> None:
    """Every ninja card is somewhere, and once."""
    seen: list[int] = []
    for number, entry in enumerate(items(document["placed"], "placed")):
        _card(table, items(entry, f"placed[{number}]", 3)[0], f"placed[{number}]", seen)
    for seat, hand in enumerate(items(document["hands"], "hands", 2)):
        cards = items(hand, f"hands[{seat}]")
        table.hands[seat] = [_card(table, card, f"hands[{seat}]", seen) for card in cards]
    table.discarded = [_card(table, card, "discarded", seen) for card in items(document["discarded"], "discarded")]
    deck = items(document["deck"], "deck")
    table.deck = 0
    for card in deck:
        table.deck |= BIT << _card(table, card, "deck", seen)
    if deck != sorted(deck):
        raise DocumentError("deck", "must be sorted")
    if len(seen) != CARDS:
        missing = [card for number, card in enumerate(table.terms.box.cards) if number not in seen]
        raise DocumentError("deck", f"{', '.join(missing)} must be there, or elsewhere (Y-03)")


def space_number(value: object, field: str) -> int:
    """A space of the grid."""
    if not isinstance(value, str) or value not in SPACE_NUMBERS:
        raise DocumentError(field, f"{value!r} is no space; they go from {SPACE_NAMES[0]} to {SPACE_NAMES[-1]}, as in c4")
    return SPACE_NUMBERS[value]


def _read_placed(table: Table, value: list[list[object]]) -> None:
    """The cards are laid one after the other."""
    if value and len(table.boards) < BOARDS:
        raise DocumentError("placed", "no card lies before the boards do (Y-01)")
    for number, (card_id, turning_name, at) in enumerate(value):
        field = f"placed[{number}]"
        card = table.terms.box.cards.index(str(card_id))
        turning = TURNINGS.index(choice(turning_name, field, TURNINGS))
        space = space_number(at, field)
        _check_placed(table, card, turning, space, field)
        lay(table, card, turning, space)
    table.covered = []


def _check_placed(table: Table, card: int, turning: int, space: int, field: str) -> None:
    """What breaks the field: off the grid, or on a daimyo. (Ninjas on ninjas there are, by Chimon.)"""
    shape = table.terms.box.shapes[card * 8 + turning]
    if space % SIZE + shape.width > SIZE or space // SIZE + shape.height > SIZE:
        raise DocumentError(field, "the card would lie nowhere near the field (Y-21)")
    for covered, _ in solid_spaces(table, card, turning, space):
        if table.field.printed[covered] >= DAIMYO:
            raise DocumentError(field, f"{SPACE_NAMES[covered]} is a daimyo's, who is never covered (Y-22)")


def _read_clans(table: Table, value: object, neutral: object) -> None:
    for seat, clan in enumerate(items(value, "clans", 2)):
        if clan is not None:
            table.clans[seat] = CLANS.index(choice(clan, f"clans[{seat}]", CLANS))
    if table.clans[0] == table.clans[1] != NONE:
        raise DocumentError("clans[1]", "both sides can't have the same clan (Y-04)")
    if neutral is None:
        return
    table.neutral = CLANS.index(choice(neutral, "neutral", CLANS))
    if NONE in table.clans or table.neutral in table.clans:
        raise DocumentError("neutral", "must be the clan that nobody has, once both sides have one (Y-04)")


def _read_clan_cards(table: Table, value: object) -> None:
    if not isinstance(value, dict):
        raise DocumentError("clan_cards", "must be an object: of each clan the technique on its card")
    for name, technique in value.items():
        if name not in CLANS:
            raise DocumentError("clan_cards", f"{name!r} is no clan; they are {', '.join(CLANS)}")
        clan = CLANS.index(name)
        table.clan_cards[clan] = TECHNIQUES.index(
            choice(technique, f"clan_cards.{name}", TECHNIQUES[3 + 2 * clan : 5 + 2 * clan])
        )


def _read_eliminated(table: Table, value: object) -> None:
    daimyos = table.terms.box.daimyos
    if not isinstance(value, dict):
        raise DocumentError("eliminated", "must be an object: of each fallen daimyo the seat")
    for colour, seat in value.items():
        if colour not in daimyos:
            raise DocumentError("eliminated", f"{colour!r} is no daimyo; they are {', '.join(daimyos)}")
        table.eliminated[daimyos.index(colour)] = whole(seat, f"eliminated.{colour}", 0, 1)


def _read_tokens(table: Table, seat: int, value: object) -> None:
    """A token is on the board, a favour, spent, or (not named) an unplaced daimyo token: in one place only."""
    field = f"tokens[{seat}]"
    daimyos = table.terms.box.daimyos
    tokens = entries(value, field, ["board", "favours", "spent"])
    if not isinstance(tokens["board"], dict):
        raise DocumentError(f"{field}.board", "must be an object: by daimyo the token on it")
    seen: list[int] = []
    for colour, token in tokens["board"].items():
        if colour not in daimyos or table.eliminated[daimyos.index(colour)] != seat:
            raise DocumentError(f"{field}.board", f"{colour!r} is no daimyo that seat {seat} has eliminated (Y-31)")
        table.token_on[daimyos.index(colour)] = _token(token, f"{field}.board", seen)
    for place in ("favours", "spent"):
        bits = 0
        numbers = items(tokens[place], f"{field}.{place}")
        for token in numbers:
            bits |= 1 << _token(token, f"{field}.{place}", seen)
        if members(bits) != numbers:
            raise DocumentError(f"{field}.{place}", "must be sorted")
        if place == "favours":
            table.favours[seat] = bits
        else:
            table.spent[seat] = bits


def _token(value: object, field: str, seen: list[int]) -> int:
    token = whole(value, field, 1, TOKENS)
    if token in seen:
        raise DocumentError(field, f"token {token} is already elsewhere")
    seen.append(token)
    return token


def _read_lists(table: Table, value: object) -> None:
    autos = table.terms.box.autos
    for seat, card in enumerate(items(value, "lists", 2)):
        if card is not None:
            if not table.terms.blacklist:
                raise DocumentError(f"lists[{seat}]", "there are lists only with the blacklist module (Y-60)")
            table.lists[seat] = autos.index(choice(card, f"lists[{seat}]", autos))
    one, two = table.lists
    if NONE not in (one, two) and table.terms.box.lists[one] == table.terms.box.lists[two]:
        raise DocumentError("lists[1]", "the two lists must differ (Y-60)")


def _read_as_white(table: Table, value: object) -> None:
    for number, name in enumerate(items(value, "as_white")):
        space = space_number(name, f"as_white[{number}]")
        if space in table.as_white:
            raise DocumentError(f"as_white[{number}]", f"{name} stands twice")
        table.as_white.append(space)


def _read_automaton(table: Table, value: object) -> None:
    if not table.terms.solo:
        if value is not None:
            raise DocumentError("automaton", "must be null with two players (Y-70)")
        return
    automaton = entries(value, "automaton", ["deck", "row", "top", "score_deck", "on_tracks"])
    autos = table.terms.box.autos
    of_deck = [autos[card] for card in members(table.auto_deck)]
    of_score = [autos[card] for card in members(table.score_deck)]
    seen: list[str] = []
    table.auto_deck = _auto_set(automaton["deck"], "automaton.deck", autos, of_deck, seen)
    for card in items(automaton["row"], "automaton.row"):
        table.row.append(_auto(card, "automaton.row", autos, of_deck, seen))
    table.score_deck = _auto_set(automaton["score_deck"], "automaton.score_deck", autos, of_score, seen)
    if automaton["top"] is not None:
        table.top = _auto(automaton["top"], "automaton.top", autos, of_score, seen)
    tracks = entries(automaton["on_tracks"], "automaton.on_tracks", CLANS)
    for clan, name in enumerate(CLANS):
        field = f"automaton.on_tracks.{name}"
        for pair in items(tracks[name], field):
            card = _auto(items(pair, field, 2)[0], field, autos, of_score, seen)
            table.on_tracks.append((card * 3 + clan) * 2 + ["up", "down"].index(choice(pair[1], field, ["up", "down"])))
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
    cards = items(value, field)
    bits = 0
    for card in cards:
        bits |= 1 << _auto(card, field, autos, known, seen)
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
            found.append(number * 4 + CLANS.index(choice(value[str(number)], f"{field}.{number}", CLANS)))
    if len(found) != len(value):
        raise DocumentError(field, f"tokens are numbered from 1 to {TOKENS}")
    return found
