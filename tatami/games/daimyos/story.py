"""What a move of Daimyos tells each seat, in sentences for the log."""

from tatami.game import CHANCE, Action, Seat
from tatami.games.daimyos import actions
from tatami.games.daimyos.box import AUTO_ACTIONS
from tatami.games.daimyos.names import ELIMINATE, FINISHED, NONE, SETUP, SPACE_NAMES, TURNINGS
from tatami.games.daimyos.scoring import falling
from tatami.games.daimyos.solo import AUTOMATON, HUMAN
from tatami.games.daimyos.state import DaimyosState
from tatami.games.daimyos.table import (
    AUTO_POINTS,
    DROPPED,
    RECKONING,
    RESHUFFLED,
    SAMURAI_POINTS,
    STRUCK,
    Table,
)
from tatami.games.daimyos.view import outcome_line, track
from tatami.games.daimyos.words import clan_name, daimyo_name, seat_name, technique_name, word
from tatami.texts import Text


def tell(state: DaimyosState, action: Action, viewer: Seat) -> list[Text]:
    """What the viewer learns when this action is played now."""
    table = state.table
    seat = int(viewer)
    after = state.clone()
    after.table.listening = True
    after.play_unchecked(action)
    told = tell_chance(table, action, seat) if table.seat == CHANCE else tell_move(table, action, seat)
    for note in after.table.news:
        told.extend(tell_note(table, after.table, note, seat))
    if after.table.phase == FINISHED:
        told.extend(tell_reveal(after, seat))
    return told


def tell_chance(table: Table, action: int, viewer: int) -> list[Text]:
    """What chance has decided; it is open to all."""
    box = table.terms.box
    if action < actions.CLAN:
        return [Text("daimyos-story-first", who=seat_name(table, viewer, action - actions.FIRST))]
    if action < actions.BOARD:
        clan = clan_name(action - actions.CLAN)
        return [Text("daimyos-story-clan", who=seat_name(table, viewer, AUTOMATON), clan=clan)]
    if action < actions.CARD:
        board = action - actions.BOARD
        places = ["lower-left", "lower-right", "upper-left", "upper-right"]
        place = Text(f"daimyos-place-{places[len(table.boards)]}")
        return [Text("daimyos-story-board", board=box.boards[board // 4], degrees=board % 4 * 90, place=place)]
    if action < actions.CLAN_CARD:
        drawer = int(table.turn)
        if table.phase == SETUP:
            drawer = 1 if table.hands[0] else 0
        card = box.cards[action - actions.CARD]
        return [Text("daimyos-story-card", who=seat_name(table, viewer, drawer), card=card)]
    if action < actions.LIST:
        technique = action - actions.CLAN_CARD
        return [Text("daimyos-story-clan-card", clan=clan_name(technique // 2), technique=technique_name(technique + 3))]
    if action < actions.AUTO:
        owner = seat_name(table, viewer, table.lists.index(NONE))
        names = [daimyo_name(box, daimyo) for daimyo in box.lists[action - actions.LIST]]
        return [Text("daimyos-story-list", who=owner, card=box.autos[action - actions.LIST], daimyos=names)]
    if action < actions.TOP:
        auto = action - actions.AUTO
        deed = Text(f"daimyos-auto-{AUTO_ACTIONS[box.actions[auto]]}")
        return [Text("daimyos-story-auto", card=box.autos[auto], action=deed)]
    names = [daimyo_name(box, daimyo) for daimyo in box.lists[action - actions.TOP] if table.eliminated[daimyo] == NONE]
    return [Text("daimyos-story-top", card=box.autos[action - actions.TOP], daimyos=names)]


def tell_move(table: Table, action: int, viewer: int) -> list[Text]:
    """What a player did. Of an assignment only he himself learns anything before all is in (Y-42)."""
    box = table.terms.box
    mover = int(table.seat)
    who = seat_name(table, viewer, mover)
    if action == actions.DONE:
        if table.phase != ELIMINATE:
            return []
        left = [daimyo_name(box, daimyo) for daimyo in falling(table)]
        return [Text("daimyos-story-left", who=who, daimyos=left)]  # Y-61
    if action == actions.SWAP:
        return [Text("daimyos-story-swap", who=who, clan=clan_name(int(table.neutral)))]
    if action < actions.USE:
        told = [Text("daimyos-story-clan", who=who, clan=clan_name(action - actions.TAKE))]
        taken = [clan for clan in table.clans if clan != NONE]
        if taken:
            told.append(Text("daimyos-story-neutral", clan=clan_name(3 - taken[0] - (action - actions.TAKE))))
        return told
    if action < actions.KEEP:
        technique = action - actions.USE
        return [Text("daimyos-story-use", who=who, technique=technique_name(technique), cost=box.costs[technique])]
    if action < actions.FIRST:
        dropped = table.hands[mover][actions.dropped_by(action)]
        kept = [word(box.cards[card]) for card in table.hands[mover] if card != dropped]
        return [Text("daimyos-story-keep", who=who, cards=kept, dropped=box.cards[dropped])]
    if actions.WHITEN <= action < actions.PLACE:
        return [Text("daimyos-story-white", who=who, space=SPACE_NAMES[action - actions.WHITEN])]
    if action >= actions.PLACE:
        card = box.cards[table.hands[mover][actions.card_of(action)]]
        turning, space = TURNINGS[actions.turning_of(action)], SPACE_NAMES[actions.space_of(action)]
        return [Text("daimyos-story-place", who=who, card=card, turning=turning, space=space)]
    if actions.ASSIGN <= action < actions.WHITEN:
        choice = action - actions.ASSIGN
        if viewer == mover or table.terms.solo:
            return [Text("daimyos-story-assign", who=who, token=choice // 3 + 1, clan=clan_name(choice % 3))]
        return [Text("daimyos-story-assign-secret", who=who, token=choice // 3 + 1)]
    return []


def tell_note(before: Table, after: Table, note: list[int], viewer: int) -> list[Text]:
    """Something that a move brought: points, fallen daimyos, the Automaton's doings."""
    box = before.terms.box
    turn = int(before.turn)
    kind = note[0]
    if kind == RESHUFFLED:
        return [Text("daimyos-story-reshuffled")]
    if kind == RECKONING:
        return [Text("daimyos-story-all-fallen" if note[1] else "daimyos-story-deck-out")]
    if kind == AUTO_POINTS:
        return [Text("daimyos-story-auto-points", clan=clan_name(note[1]), points=note[2])]
    if kind == STRUCK:
        name, clan = daimyo_name(box, note[1]), clan_name(note[2])
        return [
            Text("daimyos-story-strike", daimyo=name, card=box.autos[note[3]], clan=clan),
            around_points(after, viewer, HUMAN, note[4], name),
            Text("daimyos-story-swap", who=seat_name(after, viewer, AUTOMATON), clan=clan_name(note[5])),
        ]
    who = seat_name(before, viewer, turn)
    if kind == DROPPED:
        return [Text("daimyos-story-dropped", who=who, card=box.cards[note[1]])]
    if kind == SAMURAI_POINTS:
        return [Text("daimyos-story-samurai", who=who, points=note[1], clan=clan_name(after.clans[turn]))]
    name = daimyo_name(box, note[1])
    told = [Text("daimyos-story-eliminated", who=who, daimyo=name), around_points(after, viewer, turn, note[2], name)]
    if note[3]:
        told.append(Text("daimyos-story-list-point", who=who, daimyo=name))
    if note[4] != NONE:
        told.append(Text("daimyos-story-score-card", card=box.autos[note[4]], clan=clan_name(after.clans[1 - turn])))
    told.append(around_points(after, viewer, 1 - turn, note[5], name))
    return told


def around_points(table: Table, viewer: int, seat: int, points: int, daimyo: Text) -> Text:
    """Y-31 (c), (d): what the ninjas around a fallen daimyo bring to a seat."""
    who, clan = seat_name(table, viewer, seat), clan_name(table.clans[seat])
    return Text("daimyos-story-ninjas", who=who, points=points, clan=clan, daimyo=daimyo)


def tell_reveal(after: DaimyosState, viewer: int) -> list[Text]:
    """Y-42: all assignments, where the markers end, and who has won."""
    table = after.table
    told: list[Text] = []
    for seat in range(2):
        shown = [Text("daimyos-assigned", token=entry // 4, clan=clan_name(entry % 4)) for entry in after.assigned[seat]]
        if shown:
            told.append(Text("daimyos-view-assigned", who=seat_name(table, viewer, seat), tokens=shown))
    told.append(Text("daimyos-view-tracks", tracks=[track(table, viewer, clan) for clan in range(3)]))
    told.append(outcome_line(table, viewer))
    return told
