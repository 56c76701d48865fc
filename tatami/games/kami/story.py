"""What a move of Kami tells each seat, in sentences for the log."""

from typing import TYPE_CHECKING

from tatami.game import Action, Seat
from tatami.games.kami.actions import (
    ASK,
    ATTACK,
    CANCEL,
    CARD,
    DEFENCE,
    FIRST,
    NO_ASK,
    NONE,
    PASS,
    PLAY_ON,
)
from tatami.games.kami.cards import KINDS, POINTS, SOLDIER, card_name, count, hand_names
from tatami.games.kami.state import ASIDE, DEAL, FINISHED, HAND_SIZES, sides
from tatami.games.kami.view import card_or_back, seat_name, side_name
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.kami.state import KamiState


def tell(state: "KamiState", action: Action, viewer: Seat) -> list[Text]:
    """What the viewer learns when this action is played now."""
    players = int(state.players)
    if state.phase == DEAL:
        return tell_chance(state, action, viewer)
    mover = int(state.seat)
    who = seat_name(viewer, mover, players)
    if action == ASK:
        return [Text("kami-story-ask", who=who, count=int(count(state.hands[mover], SOLDIER)))]
    if action == NO_ASK:
        return [Text("kami-story-no-ask", who=who)] if viewer == mover else []  # K-06
    if action == CANCEL:
        return [Text("kami-story-cancel", who=who)]
    if action == PLAY_ON:
        return [Text("kami-story-play-on", who=who)]
    after = state.clone()
    after.play_unchecked(action)
    if action == PASS:
        told = [Text("kami-story-pass", who=who)]
        if after.round != state.round:
            return [*told, Text("kami-story-void"), *reveal(state, viewer, None)]
        if after.attack == NONE:
            told.append(Text("kami-story-back", who=seat_name(viewer, int(state.attacker), players)))
            if after.seat != state.attacker:  # K-44
                told.append(Text("kami-story-no-lead", who=seat_name(viewer, int(after.seat), players)))
        return told
    told = [tell_cards(state, action, viewer, who)]
    if after.round != state.round or after.phase == FINISHED:
        told.extend(tell_end(state, after, action, viewer))
    return told


def tell_chance(state: "KamiState", action: Action, viewer: Seat) -> list[Text]:
    """What chance shows: who is first, a mercenary's face, and to each seat its own cards."""
    players = int(state.players)
    if action < CARD:
        return [Text("kami-story-first", who=seat_name(viewer, action - FIRST, players))]
    card = card_or_back(action - CARD)
    if state.turning != NONE:
        return [Text("kami-story-turned", stack=f"*{int(state.turning) + 1}", card=card)]
    place = int(state.dealt)
    extra = place - players * HAND_SIZES[players]
    if extra < 0:
        return [Text("kami-story-dealt", card=card)] if place // HAND_SIZES[players] == viewer else []
    if players == 3:  # K-04
        sees = (int(state.first) + 1 + extra) % 3 == viewer and extra < ASIDE
        return [Text("kami-story-aside", card=card)] if sees else []
    return [Text("kami-story-hired", stack=f"*{extra + 1}", card=card)]


def tell_cards(state: "KamiState", action: Action, viewer: Seat, who: Text) -> Text:
    """The cards played, as the viewer sees them; a face-down card of another's hand only as a back."""
    mover = int(state.seat)
    defence, attack = DEFENCE[action], ATTACK[action]
    attack_card = source_card(state, attack) if attack != NONE else None
    if defence == NONE:
        assert attack_card is not None
        return Text("kami-story-attack", who=who, attack=attack_card)
    leading = state.attack == NONE
    hidden = leading and defence < KINDS and viewer != mover
    defence_card = Text("kami-back") if hidden else source_card(state, defence)
    if attack_card is None:
        key = "kami-story-lay-down" if leading else "kami-story-lay-up"
        return Text(key, who=who, defence=defence_card)
    key = "kami-story-lead-unseen" if hidden else "kami-story-lead" if leading else "kami-story-counter"
    return Text(key, who=who, defence=defence_card, attack=attack_card)


def source_card(state: "KamiState", source: int) -> Text:
    """A card of the hand, or a mercenary."""
    if source < KINDS:
        return card_or_back(source)
    return Text("kami-hired", card=card_or_back(int(state.top(source - KINDS))))


def tell_end(state: "KamiState", after: "KamiState", action: Action, viewer: Seat) -> list[Text]:
    """The end of a round: what it brought (K-31, K-32), and all its cards."""
    players = int(state.players)
    mover = int(state.seat)
    kind = ATTACK[action]
    down = [(entry >> 2) & 15 for entry in state.laid if entry & 3 == mover and entry & 64]
    if state.half:
        laid = state.laid[-1]
        doubled = bool(laid & 64) and (laid >> 2) & 15 == kind
    else:
        defence = DEFENCE[action]
        held = defence if defence < KINDS else int(state.top(defence - KINDS))
        doubled = state.attack == NONE and held == kind
        if state.attack == NONE:
            down.append(held)
    points = POINTS[kind] * (2 if doubled else 1)
    side = mover % int(sides(players))
    total = int(after.scores[side])
    told = [
        Text(
            "kami-story-master-stroke" if doubled else "kami-story-scored",
            who=seat_name(viewer, mover, players),
            points=points,
            side=side_name(side, players),
            total=total,
            card=card_name(kind),
        )
    ]
    told.extend(reveal(state, viewer, down))
    if after.phase == FINISHED:
        told.append(Text("kami-story-won", side=side_name(side, players), points=total))
    return told


def reveal(state: "KamiState", viewer: Seat, ender_down: list[int] | None) -> list[Text]:
    """The cards hidden until the round ended: face-down ones (those of the one who ended it are given), hands, set aside."""
    players = int(state.players)
    told: list[Text] = []
    for seat in range(players):
        ended = ender_down is not None and seat == state.seat
        down = [(entry >> 2) & 15 for entry in state.laid if entry & 3 == seat and entry & 64]
        if ended and ender_down is not None:
            down = ender_down
        who = seat_name(viewer, seat, players)
        if down:
            told.append(Text("kami-story-were-down", who=who, cards=[card_or_back(kind) for kind in down]))
        if not ended:
            told.append(Text("kami-story-held", who=who, cards=hand_names(state.hands[seat])))
    if players == 3:
        cards = [card_or_back(int(state.aside_one)), card_or_back(int(state.aside_two))]
        told.append(Text("kami-story-were-aside", cards=cards))
    return told
