"""The table of Daimyos in words, as one seat sees it, and the rules that matter at this moment."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE
from tatami.games.daimyos.drawing import card_lines, field_lines
from tatami.games.daimyos.field import neighbours
from tatami.games.daimyos.names import (
    AS_WHITE,
    ASSIGN,
    AUTO,
    BOARDS,
    CHOHO,
    CLAN,
    CLEAR,
    DAIMYOS,
    DRAW,
    ELIMINATE,
    FINISHED,
    KEEP,
    LETTERS,
    NONE,
    PLACE,
    SETUP,
    SPACE_NAMES,
    START,
    SWAPPED,
)
from tatami.games.daimyos.reckoning import gathered, token_value, verdict
from tatami.games.daimyos.scoring import falling, must_fall
from tatami.games.daimyos.solo import AUTOMATON
from tatami.games.daimyos.table import Table, members
from tatami.games.daimyos.words import clan_name, daimyo_name, seat_name, technique_name, word
from tatami.texts import Text

FIELD_AT: Final = 2  # the drawing of the field begins on this line of the view, below title and legend


def view(table: Table, assigned: list[list[int]], viewer: int) -> list[Text]:
    """The view, line by line."""
    lines = [title(table)]
    if len(table.boards) == BOARDS:
        lines.append(Text("daimyos-view-legend"))
        lines.extend(word(line) for line in field_lines(table))
        lines.extend(daimyo_line(table, viewer, daimyo) for daimyo in range(DAIMYOS))
    lines.append(Text("daimyos-view-tracks", tracks=[track(table, viewer, clan) for clan in range(3)]))
    for seat in range(2):
        lines.append(seat_line(table, viewer, seat))
        lines.extend(hand_lines(table, seat))
    if table.neutral != NONE:
        lines.append(Text("daimyos-view-neutral", clan=clan_name(int(table.neutral))))
    lines.append(technique_line(table))
    lines.append(Text("daimyos-view-deck", count=len(members(table.deck)), discarded=names_or_nothing(table, table.discarded)))
    lines.extend(list_lines(table, viewer))
    if table.terms.solo:
        lines.extend(automaton_lines(table))
    if table.used:
        lines.append(Text("daimyos-view-used", used=[used_name(technique) for technique in table.used]))
    if table.as_white:
        lines.append(Text("daimyos-view-white", spaces=[word(SPACE_NAMES[space]) for space in table.as_white]))
    lines.extend(assigned_lines(table, assigned, viewer))
    lines.append(now(table, assigned, viewer))
    return lines


def title(table: Table) -> Text:
    """What is played."""
    if table.terms.solo:
        return Text("daimyos-view-solo", level=table.terms.level)
    modules: list[Text] = []
    if table.terms.clan_techniques:
        modules.append(Text("daimyos-module-clan-techniques"))
    if table.terms.blacklist:
        modules.append(Text("daimyos-module-blacklist"))
    if table.terms.ronin:
        modules.append(Text("daimyos-module-ronin"))
    return Text("daimyos-view-title", modules=modules or [Text("daimyos-no-modules")])


def daimyo_line(table: Table, viewer: int, daimyo: int) -> Text:
    """A daimyo: what he still has around him, or who has eliminated him."""
    at = table.field.daimyo_at[daimyo]
    name, space, number = daimyo_name(table.terms.box, daimyo), SPACE_NAMES[at], daimyo + 1
    seat = table.eliminated[daimyo]
    if seat != NONE:
        who = seat_name(table, viewer, seat)
        if not table.token_on[daimyo]:
            return Text("daimyos-view-fallen-bare", number=number, daimyo=name, space=space, who=who)
        return Text("daimyos-view-fallen", number=number, daimyo=name, space=space, who=who, token=table.token_on[daimyo])
    guards: list[Text] = []
    ninjas: list[Text] = []
    for other in neighbours(at):
        top = table.top_of(other)
        if top < 3:
            ninjas.append(word(f"{LETTERS[top]} {SPACE_NAMES[other]}"))
        elif top < CLEAR:
            guards.append(word(f"{LETTERS[top]} {SPACE_NAMES[other]}"))
    nothing = [Text("daimyos-none")]
    key = "daimyos-view-daimyo"
    return Text(key, number=number, daimyo=name, space=space, guards=guards or nothing, ninjas=ninjas or nothing)


def track(table: Table, viewer: int, clan: int) -> Text:
    """Where a clan's marker is."""
    place = table.tracks[clan]
    if place == 0:
        return Text("daimyos-track-middle", clan=clan_name(clan))
    who = seat_name(table, viewer, 0 if place > 0 else 1)
    return Text("daimyos-track", clan=clan_name(clan), points=abs(place), who=who)


def seat_line(table: Table, viewer: int, seat: int) -> Text:
    """A seat's clan and tokens."""
    clan = table.clans[seat]
    return Text(
        "daimyos-view-seat",
        who=seat_name(table, viewer, seat),
        clan=Text("daimyos-no-clan-yet") if clan == NONE else clan_name(clan),
        favours=token_names(table, table.favours[seat]),
        spent=token_names(table, table.spent[seat]),
        unplaced=token_names(table, table.unplaced(seat)),
    )


def token_names(table: Table, tokens: i64) -> list[Text]:
    """Tokens by number, or nothing."""
    return [word(str(token)) for token in members(tokens)] or [Text("daimyos-none")]


def hand_lines(table: Table, seat: int) -> list[Text]:
    """The cards in a hand, drawn as they lie at r0."""
    lines: list[Text] = []
    for number, card in enumerate(table.hands[seat], 1):
        drawn = card_lines(table, card)
        name = table.terms.box.cards[card]
        if len(table.hands[seat]) > 1:
            lines.append(Text("daimyos-view-card-number", number=number, card=name))
        else:
            lines.append(Text("daimyos-view-card", card=name))
        lines.extend(word(f"    {line}") for line in drawn)
    return lines


def technique_line(table: Table) -> Text:
    """The techniques that there are, with their costs."""
    costs = table.terms.box.costs
    names: list[Text] = []
    for technique in range(3):
        names.append(Text("daimyos-technique", technique=technique_name(technique), cost=costs[technique]))
    if table.terms.clan_techniques:
        for clan, technique in enumerate(table.clan_cards):
            if technique != NONE:
                key = "daimyos-clan-technique"
                names.append(Text(key, technique=technique_name(technique), cost=costs[technique], clan=clan_name(clan)))
    return Text("daimyos-view-techniques", techniques=names)


def used_name(technique: int) -> Text:
    """Something done at the start of this turn."""
    return Text("daimyos-used-swap") if technique == SWAPPED else technique_name(technique)


def names_or_nothing(table: Table, cards: list[int]) -> list[Text]:
    """Cards by their ids, or nothing."""
    return [word(table.terms.box.cards[card]) for card in cards] or [Text("daimyos-none")]


def list_names(table: Table, card: int) -> list[Text]:
    """The daimyos of a list that aren't eliminated, highest first."""
    box = table.terms.box
    left = [daimyo_name(box, daimyo) for daimyo in box.lists[card] if table.eliminated[daimyo] == NONE]
    return left or [Text("daimyos-none")]


def list_lines(table: Table, viewer: int) -> list[Text]:
    """Y-60: both lists, which are open."""
    lines: list[Text] = []
    for seat in range(2):
        card = table.lists[seat]
        if card != NONE:
            who = seat_name(table, viewer, seat)
            lines.append(Text("daimyos-view-list", who=who, card=table.terms.box.autos[card], daimyos=list_names(table, card)))
    return lines


def automaton_lines(table: Table) -> list[Text]:
    """Solo: the row, the top list, and the Score cards on the tracks; of face-down ones no number is said."""
    box = table.terms.box
    nothing = [Text("daimyos-none")]
    row = [
        Text("daimyos-row-card", card=box.autos[card], left=box.left[card], right=box.right[card])
        if number == len(table.row) - 1
        else Text("daimyos-row-covered", card=box.autos[card], left=box.left[card])
        for number, card in enumerate(table.row)
    ]
    lines = [Text("daimyos-view-row", row=row or nothing, count=len(members(table.auto_deck)))]
    if table.top != NONE:
        left = len(members(table.score_deck))
        lines.append(Text("daimyos-view-top", card=box.autos[table.top], daimyos=list_names(table, int(table.top)), count=left))
    lying: list[Text] = []
    for entry in table.on_tracks:
        card, clan = entry // 6, clan_name(entry // 2 % 3)
        if entry % 2 and table.phase != FINISHED:
            lying.append(Text("daimyos-score-down", card=box.autos[card], clan=clan))
        else:
            lying.append(Text("daimyos-score-up", card=box.autos[card], clan=clan, bottom=box.bottom[card]))
    if lying:
        lines.append(Text("daimyos-view-on-tracks", cards=lying))
    return lines


def assigned_lines(table: Table, assigned: list[list[int]], viewer: int) -> list[Text]:
    """Y-42: what each seat has assigned, as far as it is seen; whose tokens are due is told with their values."""
    lines: list[Text] = []
    if table.phase not in (ASSIGN, FINISHED):
        return lines
    for seat in range(2):
        who = seat_name(table, viewer, seat)
        tokens = gathered(table, seat)
        if tokens and table.phase == ASSIGN:
            worth = [Text("daimyos-token", token=token, points=token_value(table, seat, token)) for token in tokens]
            lines.append(Text("daimyos-view-gathered", who=who, tokens=worth))
        shown: list[Text] = []
        for entry in assigned[seat]:
            clan = Text("daimyos-unseen") if entry % 4 == 3 else clan_name(entry % 4)
            shown.append(Text("daimyos-assigned", token=entry // 4, clan=clan))
        if shown:
            lines.append(Text("daimyos-view-assigned", who=who, tokens=shown))
    return lines


def now(table: Table, assigned: list[list[int]], viewer: int) -> Text:
    """Who decides, and what."""
    phase = table.phase
    if phase == FINISHED:
        return outcome_line(table, viewer)
    if table.seat == CHANCE:
        key = {SETUP: "setup", DRAW: "draw", AUTO: "auto" if table.turn == AUTOMATON and table.top != NONE else "top"}
        return Text(f"daimyos-now-{key[int(phase)]}")
    who = seat_name(table, viewer, int(table.seat))
    if phase == ASSIGN:
        seat = int(table.seat)
        token = gathered(table, seat)[len(assigned[seat])]
        return Text("daimyos-now-assign", who=who, token=token)
    if phase == AS_WHITE:
        return Text("daimyos-now-choho" if CHOHO in table.used else "daimyos-now-hensojutsu", who=who)
    if phase == ELIMINATE and not any(must_fall(table, daimyo) for daimyo in falling(table)):  # Y-61
        return Text("daimyos-now-may-eliminate", who=who)
    keys = {CLAN: "clan", START: "start", KEEP: "keep", PLACE: "place", ELIMINATE: "eliminate"}
    if phase == PLACE and len(table.hands[table.turn]) > 1:
        return Text("daimyos-now-place-two", who=who)
    return Text(f"daimyos-now-{keys[int(phase)]}", who=who)


def outcome_line(table: Table, viewer: int) -> Text:
    """Who has won, and by what."""
    winner, reason = verdict(table)
    if winner < 0:
        return Text("daimyos-draw")
    return Text("daimyos-won", who=seat_name(table, viewer, winner), reason=Text(f"daimyos-outcome-{reason}"))


def rules_now(table: Table) -> list[str]:
    """The rules to know for the decision at hand."""
    phase = table.phase
    solo = table.terms.solo
    if phase == FINISHED:
        return ["Y-43", "Y-75"] if solo else ["Y-43"]
    if phase == SETUP:
        return ["Y-01", "Y-02", "Y-03", *(["Y-70", "Y-71"] if solo else ["Y-04"])]
    if phase == CLAN:
        return ["Y-71"] if solo else ["Y-04"]
    if phase == AUTO:
        return ["Y-72", "Y-73"] if table.turn == AUTOMATON else ["Y-74"]
    if phase == ASSIGN:
        return ["Y-41", "Y-42", "Y-43", *(["Y-75"] if solo else [])]
    if phase == KEEP:
        return ["Y-52"]
    if phase == START:
        rules = ["Y-10", "Y-11", "Y-50", "Y-51", "Y-52", "Y-59"]
        if table.terms.clan_techniques:
            rules.extend(f"Y-5{technique}" for technique in table.clan_cards)  # Y-53 … Y-58 in the order of the techniques
            rules.append("Y-62")
        return [*rules, "Y-76"] if solo else rules
    if phase == AS_WHITE:
        return ["Y-58"] if CHOHO in table.used else ["Y-57"]
    rules = ["Y-12"]
    if phase == PLACE:
        rules.extend(["Y-20", "Y-21", "Y-22", "Y-23", "Y-24", "Y-25", "Y-26", "Y-13", "Y-30"])
    rules.extend(["Y-14", "Y-31", "Y-32"])
    if table.terms.blacklist:
        rules.append("Y-60")
    if table.terms.ronin:
        rules.append("Y-61")
    if solo:
        rules.append("Y-74")
    return [*rules, "Y-40"]
