"""The table of RRR in words, as one seat sees it, with the board drawn in plain characters; and the rules that matter."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.games.rrr.effects import BANISHES, DESTROYS, USES_AGAIN, protection
from tatami.games.rrr.knowledge import on_board
from tatami.games.rrr.position import BY_DEATH, BY_NO_TILE, CATCHING, PLACING, Position
from tatami.games.rrr.spaces import SPACE_NAMES, count, space_list
from tatami.games.rrr.state import (
    CHOOSING,
    DEALING,
    DRAFT,
    DRAFTING,
    FINISHED,
    NOBODY,
    PLAYING,
    SHARED,
)
from tatami.games.rrr.tiles import (
    DEATH,
    FERRYMAN,
    GENERAL,
    IDS,
    MESSENGER,
    NECROMANCER,
    SPY,
    TOWER,
    kind_name,
    kind_of,
    kinds_of,
    members,
    named,
    named_all,
    one,
    size,
    tile_name,
)
from tatami.games.rrr.worlds import passed_secret
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.rrr.observation import RrrObservation

CELL: Final = 19  # the longest is ^ (necromancer) * with a space on both sides
EDGE: Final = "  +" + ("-" * CELL + "+") * 3
FILES: Final = "   " + " ".join(letter.center(CELL) for letter in "abc")


def view(seen: "RrrObservation") -> list[Text]:
    """The view, line by line."""
    position = seen.position
    lines = [
        Text(
            "rrr-view-title",
            mode=Text(f"rrr-mode-{seen.game.options['neutrals']}"),
            victory=Text(f"rrr-victory-{seen.game.options['victory']}", games=int(seen.games)),
            number=int(seen.game_no),
        ),
        Text("rrr-view-score", score=[Text("rrr-side-score", who=who(seen, seat), score=seen.score[seat]) for seat in (0, 1)]),
    ]
    lines.extend(Text("rrr-row", row=row) for row in drawing(position, seen.resolving))
    lines.append(Text("rrr-view-legend"))
    for seat in (0, 1):
        lines.append(allies_line(seen, seat))
    down = position.down0 | position.down1
    if down:
        lines.append(Text("rrr-view-down", tiles=[down_tile(seen, space) for space in space_list(down)]))
    for seat in (0, 1):
        lines.append(zone_line(seen, seat))
    if seen.mode == SHARED:
        lines.append(Text("rrr-view-neutral", tiles=named_all(position.neutral) or nothing()))
    lines.append(Text("rrr-view-discard", tiles=named_all(position.discard) or nothing()))
    lines.extend(draft_lines(seen))
    lines.extend(used_lines(seen))
    lines.extend(effect_lines(seen))
    lines.append(now(seen))
    return lines


def drawing(position: Position, resolving: list[int]) -> list[str]:
    """The board as rows of characters: files a-c, ranks 3-1, two rows a rank."""
    shield = protection(position)
    rows = [FILES.rstrip(), EDGE]
    for rank in (2, 1, 0):
        spaces = [rank * 3 + file for file in range(3)]
        upper = [f" {upper_cell(position, space, shield, resolving)}".ljust(CELL) for space in spaces]
        lower = [f"   {lower_cell(position, space)}".ljust(CELL) for space in spaces]
        rows.append(f"{rank + 1} |{'|'.join(upper)}|")
        rows.append(f"  |{'|'.join(lower)}|")
        rows.append(EDGE)
    return rows


def upper_cell(position: Position, space: int, shield: i64, resolving: list[int]) -> str:
    """Whom the tile points for and what it is: `^ general`, `v (guard)` with the shield, `# knight` face down."""
    tile = int(position.tile_at(space))
    if tile < 0:
        return ""
    name = IDS[int(kind_of(tile))]
    if ((position.down0 | position.down1) >> space) & 1:
        return f"# {name}"
    if (shield >> space) & 1:
        name = f"({name})"
    point = "v" if position.side_of(space) == 1 else "^"
    return f"{point} {name}{' *' if space in resolving else ''}"


def lower_cell(position: Position, space: int) -> str:
    """What lies below a Tower, or who turned a tile face down."""
    text = ""
    if position.tile_at(space) == TOWER:
        text = f"/{IDS[int(kind_of(position.under - 1))]}"
    for seat, down in enumerate([position.down0, position.down1]):
        if (down >> space) & 1:
            text = f"{text} #{seat}".strip()
    return text


def nothing() -> list[Text]:
    """For an empty list."""
    return [Text("rrr-nothing")]


def who(seen: "RrrObservation", seat: int) -> Text:
    """A seat's name and side, and whether it is the observer."""
    return player(int(seen.seat), seat)


def player(viewer: int, seat: int) -> Text:
    """A seat's name and side, as this viewer is told."""
    return Text(f"rrr-player-{seat}-you" if seat == viewer else f"rrr-player-{seat}")


def on_space(position: Position, space: int) -> Text:
    """A tile and where it lies; a stack with what it covers."""
    tile = int(position.tile_at(space))
    if tile == TOWER:
        return Text("rrr-stack", tile=tile_name(tile), under=tile_name(int(position.under) - 1), space=SPACE_NAMES[space])
    return Text("rrr-on", tile=tile_name(tile), space=SPACE_NAMES[space])


def allies_line(seen: "RrrObservation", seat: int) -> Text:
    """A seat's allies and where they lie."""
    spaces = seen.position.allies(seat)
    tiles = [on_space(seen.position, space) for space in space_list(spaces)]
    return Text("rrr-view-allies", who=who(seen, seat), count=int(count(spaces)), tiles=tiles)


def down_tile(seen: "RrrObservation", space: int) -> Text:
    """A face-down tile and who destroyed it."""
    seat = int(seen.position.down1 >> space) & 1
    return Text("rrr-down", tile=on_space(seen.position, space), who=who(seen, seat))


def zone_line(seen: "RrrObservation", seat: int) -> Text:
    """A seat's zone: the tiles that the observer sees, and how many he doesn't."""
    position = seen.position
    zone = position.zone(seat)
    tiles = named_all(zone & ~position.hidden)
    tiles.extend(Text("rrr-hidden", tile=tile) for tile in named_all(zone & position.hidden))
    if seen.unseen[seat]:
        tiles.append(Text("rrr-unseen", count=seen.unseen[seat]))
    return Text("rrr-view-zone", who=who(seen, seat), tiles=tiles or nothing())


def draft_lines(seen: "RrrObservation") -> list[Text]:
    """What there is to take from."""
    if seen.phase not in (DEALING, DRAFTING) or seen.packet_size == size(seen.open) == 0:
        return []
    if seen.mode == DRAFT:
        return [Text("rrr-view-open", tiles=named_all(seen.open))]
    tiles = named_all(seen.packet) or [Text("rrr-unseen", count=int(seen.packet_size))]
    return [Text("rrr-view-packet", tiles=tiles)]


def used_lines(seen: "RrrObservation") -> list[Text]:
    """R-62: the neutrals that aren't in this game and can't be drawn any more; and what became of a packet passed on."""
    position = seen.position
    here = on_board(position) | position.zone0 | position.zone1 | position.neutral | position.discard | seen.open | seen.packet
    unknown = int(seen.used_count - size(seen.known)) - seen.unseen[0] - seen.unseen[1]
    if seen.packet == 0:
        unknown -= int(seen.packet_size)
    lines: list[Text] = []
    for owner in (0, 1):
        passed = passed_secret(seen, owner) if seen.unseen[owner] else 0
        if passed:  # one of them is among the tiles that the observer doesn't see
            lines.append(Text("rrr-view-passed", tiles=named_all(passed), who=who(seen, owner)))
            here |= passed
            unknown += 1
    out = named_all(seen.known & ~here)
    if unknown > 0:
        out.append(Text("rrr-unseen", count=unknown))
    if out:
        lines.append(Text("rrr-view-out", tiles=out))
    return lines


def effect_lines(seen: "RrrObservation") -> list[Text]:
    """What the tiles do that the observer can place or take now."""
    position = seen.position
    if seen.mover != seen.seat:
        return []
    tiles = seen.open | seen.packet if seen.phase == DRAFTING else 0
    if seen.phase == PLAYING and position.phase == PLACING and position.occupied:
        tiles = position.zone(seen.mover) | position.neutral
    kinds = members(kinds_of(tiles))
    if not kinds:
        return []
    return [
        Text("rrr-view-effects", tiles=[Text(f"rrr-does-{IDS[kind]}", tile=kind_name(kind, int(seen.seat))) for kind in kinds])
    ]


def now(seen: "RrrObservation") -> Text:
    """Who decides, and what."""
    position = seen.position
    if seen.phase == FINISHED:
        return result(seen.score, int(seen.seat))
    if seen.phase == DEALING:
        return Text("rrr-now-deal" if seen.first != NOBODY else "rrr-now-first")
    if seen.phase == CHOOSING:
        return Text("rrr-now-choose", who=who(seen, int(seen.mover)), end=game_end(position, int(seen.seat)))
    if seen.phase == DRAFTING:
        return Text("rrr-now-draft" if seen.mode == DRAFT else "rrr-now-keep", who=who(seen, int(seen.mover)))
    if position.phase == CATCHING:
        return Text("rrr-now-catch")
    mover = who(seen, int(seen.mover))
    if position.phase == PLACING:
        return Text("rrr-now-citizen" if position.occupied == 0 else "rrr-now-place", who=mover)
    acting = int(position.acting)
    kind = int(position.kind_at(acting))
    choice = Text(f"rrr-choose-{IDS[kind]}")
    key = "rrr-now-effect" if position.acting == position.placed else "rrr-now-again"
    return Text(key, who=mover, tile=named(int(position.tile_at(acting))), space=SPACE_NAMES[acting], choice=choice)


def game_end(position: Position, viewer: int) -> Text:
    """How a game ended."""
    loser = player(viewer, int(position.loser))
    winner = player(viewer, int(1 - position.loser))
    if position.cause == BY_NO_TILE:
        return Text("rrr-end-no-tile", who=loser, winner=winner)
    if position.cause == BY_DEATH:
        return Text("rrr-end-death", who=loser, winner=winner)
    allies = [int(count(position.allies(seat))) for seat in (0, 1)]
    return Text("rrr-end-allies", winner=winner, most=max(allies), least=min(allies))


def result(score: list[int], viewer: int) -> Text:
    """How the match ended."""
    if score[0] == score[1]:
        return Text("rrr-over-tie", points=score[0])
    best = 0 if score[0] > score[1] else 1
    return Text("rrr-over-won", who=player(viewer, best), most=score[best], least=score[1 - best])


def rules_now(seen: "RrrObservation") -> list[str]:
    """The rules to know for the decision at hand."""
    position = seen.position
    if seen.phase == FINISHED:
        return ["R-61", "R-73"] if seen.by_points else ["R-60"]
    if seen.phase == CHOOSING:
        return ["R-62", "R-74", "R-61" if seen.by_points else "R-60"]
    if seen.phase == DEALING:
        return ["R-01", "R-02", "R-05"]
    if seen.phase == DRAFTING:
        return ["R-05", "R-72"]
    if position.phase == PLACING and position.occupied == 0:
        return ["R-01", "R-02", "R-11"]
    if position.phase == PLACING:
        rules = ["R-10", "R-11", "R-12", "R-13"]
        stock = position.zone(seen.mover) | position.neutral
        if stock & one(TOWER):
            rules.append("R-14")
        rules.extend(["R-20", "R-21", "R-22", "R-33", "R-50"])
        if stock & one(DEATH) or position_has_death(position):
            rules.append("R-51")
        return rules
    return effect_rules(int(position.kind_at(position.acting)))


def position_has_death(position: Position) -> bool:
    """Whether Death lies on the board, face up and uncovered."""
    return any(position.kind_at(space) == DEATH for space in space_list(position.face_up()))


def effect_rules(kind: int) -> list[str]:
    """The rules about the effect of a kind."""
    rules = ["R-20", "R-22", "R-25", "R-33", "R-34"]
    if (DESTROYS >> kind) & 1:
        rules.append("R-30")
    elif (BANISHES >> kind) & 1 or kind == SPY:
        rules.append("R-31")
    elif (USES_AGAIN >> kind) & 1:
        rules.append("R-35")
    elif kind == MESSENGER:
        rules.extend(["R-38", "R-72"])
    elif kind == FERRYMAN:
        rules.append("R-36")
    elif kind == NECROMANCER:
        rules.extend(["R-37", "R-72"])
    else:
        rules.extend(["R-23", "R-24", "R-32"])
    if kind == GENERAL:
        rules.append("R-71")
    if kind == SPY:
        rules.append("R-39")
    return rules
