"""What a move of Daimyos tells each seat, in sentences for the log."""

from tatami.game import CHANCE, Action, Seat
from tatami.games.daimyos import actions
from tatami.games.daimyos.field import SPACE_NAMES
from tatami.games.daimyos.phases import ELIMINATE, FINISHED, SETUP
from tatami.games.daimyos.pieces import (
    AUTO_ACTIONS,
    NONE,
    OPEN_TECHNIQUES,
    TURNINGS,
    clan_name,
    clan_of,
    daimyo_name,
    seat_name,
    technique_name,
    word,
)
from tatami.games.daimyos.position import (
    AUTO_POINTS,
    AUTOMATON,
    DROPPED,
    HUMAN,
    RECKONING,
    RESHUFFLED,
    SAMURAI_POINTS,
    STRUCK,
    DaimyosPosition,
    PublicState,
)
from tatami.games.daimyos.scoring import falling
from tatami.games.daimyos.view import outcome_line, track
from tatami.texts import Text


def tell(position: DaimyosPosition, action: Action, seat: Seat) -> list[Text]:
    """Return what a seat learns when this action is played now."""
    public = position.public
    viewer = int(seat)
    after = position.clone()
    after.public.log_events = True
    after.play_unchecked(action)
    told = tell_chance(public, action, viewer) if public.seat == CHANCE else tell_move(public, action, viewer)
    for event in after.public.events:
        told.extend(tell_event(public, after.public, event, viewer))
    if after.public.phase == FINISHED:
        told.extend(tell_reveal(after, viewer))
    return told


def tell_chance(public: PublicState, action: int, viewer: int) -> list[Text]:
    """Return what chance has decided; it is open to all."""
    box = public.settings.box
    if action < actions.CLAN:
        return [Text("daimyos-story-first", who=seat_name(public.settings, viewer, action - actions.FIRST))]
    if action < actions.BOARD:
        clan = clan_name(action - actions.CLAN)
        return [Text("daimyos-story-clan", who=seat_name(public.settings, viewer, AUTOMATON), clan=clan)]
    if action < actions.CARD:
        board = action - actions.BOARD
        places = ["lower-left", "lower-right", "upper-left", "upper-right"]
        place = Text(f"daimyos-place-{places[len(public.boards)]}")
        return [Text("daimyos-story-board", board=box.boards[board // 4], degrees=board % 4 * 90, place=place)]
    if action < actions.CLAN_CARD:
        drawer = int(public.turn)
        if public.phase == SETUP:
            drawer = 1 if public.hands[0] else 0
        card = box.cards[action - actions.CARD]
        return [Text("daimyos-story-card", who=seat_name(public.settings, viewer, drawer), card=card)]
    if action < actions.LIST:
        technique = action - actions.CLAN_CARD + OPEN_TECHNIQUES
        return [Text("daimyos-story-clan-card", clan=clan_name(clan_of(technique)), technique=technique_name(technique))]
    if action < actions.AUTO:
        owner = seat_name(public.settings, viewer, public.lists.index(NONE))
        names = [daimyo_name(box, daimyo) for daimyo in box.lists[action - actions.LIST]]
        return [Text("daimyos-story-list", who=owner, card=box.autos[action - actions.LIST], daimyos=names)]
    if action < actions.TOP:
        auto = action - actions.AUTO
        deed = Text(f"daimyos-auto-{AUTO_ACTIONS[box.actions[auto]]}")
        return [Text("daimyos-story-auto", card=box.autos[auto], action=deed)]
    names = [daimyo_name(box, daimyo) for daimyo in box.lists[action - actions.TOP] if public.eliminated[daimyo] == NONE]
    return [Text("daimyos-story-top", card=box.autos[action - actions.TOP], daimyos=names)]


def tell_move(public: PublicState, action: int, viewer: int) -> list[Text]:
    """Return what a player did. Of an assignment only its own player learns the track before all is in (see Y-42)."""
    box = public.settings.box
    mover = int(public.seat)
    who = seat_name(public.settings, viewer, mover)
    if action == actions.DONE:
        if public.phase != ELIMINATE:
            return []
        left = [daimyo_name(box, daimyo) for daimyo in falling(public)]
        return [Text("daimyos-story-left", who=who, daimyos=left)]
    if action == actions.SWAP:
        return [Text("daimyos-story-swap", who=who, clan=clan_name(int(public.neutral)))]
    if action < actions.USE:
        told = [Text("daimyos-story-clan", who=who, clan=clan_name(action - actions.TAKE))]
        taken = [clan for clan in public.clans if clan != NONE]
        if taken:
            told.append(Text("daimyos-story-neutral", clan=clan_name(3 - taken[0] - (action - actions.TAKE))))
        return told
    if action < actions.KEEP:
        technique = action - actions.USE
        return [Text("daimyos-story-use", who=who, technique=technique_name(technique), cost=box.costs[technique])]
    if action < actions.FIRST:
        dropped = public.hands[mover][actions.dropped_by(action)]
        kept = [word(box.cards[card]) for card in public.hands[mover] if card != dropped]
        return [Text("daimyos-story-keep", who=who, cards=kept, dropped=box.cards[dropped])]
    if actions.WHITEN <= action < actions.PLACE:
        return [Text("daimyos-story-white", who=who, space=SPACE_NAMES[action - actions.WHITEN])]
    if action >= actions.PLACE:
        card = box.cards[public.hands[mover][actions.card_of(action)]]
        turning, space = TURNINGS[actions.turning_of(action)], SPACE_NAMES[actions.space_of(action)]
        return [Text("daimyos-story-place", who=who, card=card, turning=turning, space=space)]
    if actions.ASSIGN <= action < actions.WHITEN:
        choice = action - actions.ASSIGN
        if viewer == mover or public.settings.solo:
            return [Text("daimyos-story-assign", who=who, token=choice // 3 + 1, clan=clan_name(choice % 3))]
        return [Text("daimyos-story-assign-secret", who=who, token=choice // 3 + 1)]
    return []


def tell_event(before: PublicState, after: PublicState, event: list[int], viewer: int) -> list[Text]:
    """Return something that a move brought: points, fallen daimyos, what the Automaton did."""
    box = before.settings.box
    turn = int(before.turn)
    kind = event[0]
    if kind == RESHUFFLED:
        return [Text("daimyos-story-reshuffled")]
    if kind == RECKONING:
        return [Text("daimyos-story-all-fallen" if event[1] else "daimyos-story-deck-out")]
    if kind == AUTO_POINTS:
        return [Text("daimyos-story-auto-points", clan=clan_name(event[1]), points=event[2])]
    if kind == STRUCK:
        name, clan = daimyo_name(box, event[1]), clan_name(event[2])
        return [
            Text("daimyos-story-strike", daimyo=name, card=box.autos[event[3]], clan=clan),
            around_points(after, viewer, HUMAN, event[4], name),
            Text("daimyos-story-swap", who=seat_name(after.settings, viewer, AUTOMATON), clan=clan_name(event[5])),
        ]
    who = seat_name(before.settings, viewer, turn)
    if kind == DROPPED:
        return [Text("daimyos-story-dropped", who=who, card=box.cards[event[1]])]
    if kind == SAMURAI_POINTS:
        return [Text("daimyos-story-samurai", who=who, points=event[1], clan=clan_name(after.clans[turn]))]
    name = daimyo_name(box, event[1])
    told = [Text("daimyos-story-eliminated", who=who, daimyo=name), around_points(after, viewer, turn, event[2], name)]
    if event[3]:
        told.append(Text("daimyos-story-list-point", who=who, daimyo=name))
    if event[4] != NONE:
        told.append(Text("daimyos-story-score-card", card=box.autos[event[4]], clan=clan_name(after.clans[1 - turn])))
    told.append(around_points(after, viewer, 1 - turn, event[5], name))
    return told


def around_points(public: PublicState, viewer: int, seat: int, points: int, daimyo: Text) -> Text:
    """Return what the ninjas around a fallen daimyo bring to a seat."""
    who, clan = seat_name(public.settings, viewer, seat), clan_name(public.clans[seat])
    return Text("daimyos-story-ninjas", who=who, points=points, clan=clan, daimyo=daimyo)


def tell_reveal(after: DaimyosPosition, viewer: int) -> list[Text]:
    """Return all assignments, where the markers end, and who has won."""
    public = after.public
    told: list[Text] = []
    for seat in range(2):
        shown = [Text("daimyos-assigned", token=entry // 4, clan=clan_name(entry % 4)) for entry in after.assigned[seat]]
        if shown:
            told.append(Text("daimyos-view-assigned", who=seat_name(public.settings, viewer, seat), tokens=shown))
    told.append(Text("daimyos-view-tracks", tracks=[track(public, viewer, clan) for clan in range(3)]))
    told.append(outcome_line(public, viewer))
    return told
