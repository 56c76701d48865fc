"""What a move of Kami tells each seat, in sentences for the log."""

from tatami.game import Action, Seat
from tatami.games.kami.actions import ASK, ATTACK, CANCEL, CARD, DEFENCE, FIRST, NO_ASK, NONE, PASS, PLAY_ON
from tatami.games.kami.lines import defence_of, is_down, moves_of
from tatami.games.kami.phases import ASIDE, DEAL, FINISHED, HAND_SIZES
from tatami.games.kami.pieces import KINDS, POINTS, SOLDIER, card_name, count, hand_names
from tatami.games.kami.position import KamiPosition, side_count
from tatami.games.kami.view import card_or_back, side_name
from tatami.texts import Text, seat_text


def tell(position: KamiPosition, action: Action, seat: Seat) -> list[Text]:
    """Return what the seat, or a spectator, learns when this action is played now."""
    if position.phase == DEAL:
        return tell_chance(position, action, seat)
    mover = int(position.seat)
    who = seat_text(mover)
    if action == ASK:
        return [Text("kami-story-ask", who=who, count=int(count(position.hands[mover], SOLDIER)))]
    if action == NO_ASK:
        return [Text("kami-story-no-ask", who=who)] if seat == mover else []  # K-06
    if action == CANCEL:
        return [Text("kami-story-cancel", who=who)]
    if action == PLAY_ON:
        return [Text("kami-story-play-on", who=who)]
    after = position.clone()
    after.play_unchecked(action)
    if action == PASS:
        told = [Text("kami-story-pass", who=who)]
        if after.round != position.round:
            return [*told, Text("kami-story-void"), *reveal(position, None)]
        if after.attack == NONE:
            told.append(Text("kami-story-back", who=seat_text(int(position.attacker))))
            if after.seat != position.attacker:  # see K-44
                told.append(Text("kami-story-no-lead", who=seat_text(int(after.seat))))
        return told
    told = [tell_cards(position, action, seat, who)]
    if after.round != position.round or after.phase == FINISHED:
        told.extend(tell_end(position, after, action))
    return told


def tell_chance(position: KamiPosition, action: Action, viewer: Seat) -> list[Text]:
    """Return what chance shows: who is first, a mercenary's face, and to each seat its own cards."""
    players = int(position.players)
    if action < CARD:
        return [Text("kami-story-first", who=seat_text(action - FIRST))]
    card = card_or_back(action - CARD)
    if position.turning != NONE:
        return [Text("kami-story-turned", stack=f"*{int(position.turning) + 1}", card=card)]
    place = int(position.dealt)
    extra = place - players * HAND_SIZES[players]
    if extra < 0:
        return [Text("kami-story-dealt", card=card)] if place // HAND_SIZES[players] == viewer else []
    if players == 3:  # K-04
        sees = (int(position.first) + 1 + extra) % 3 == viewer and extra < ASIDE
        return [Text("kami-story-aside", card=card)] if sees else []
    return [Text("kami-story-hired", stack=f"*{extra + 1}", card=card)]


def tell_cards(position: KamiPosition, action: Action, viewer: Seat, who: Text) -> Text:
    """Return the cards played, as the viewer sees them; a face-down card of another's hand only as a back."""
    mover = int(position.seat)
    defence, attack = DEFENCE[action], ATTACK[action]
    attack_card = source_card(position, attack) if attack != NONE else None
    if defence == NONE:
        assert attack_card is not None
        return Text("kami-story-attack", who=who, attack=attack_card)
    leading = position.attack == NONE
    hidden = leading and defence < KINDS and viewer != mover
    defence_card = Text("kami-back") if hidden else source_card(position, defence)
    if attack_card is None:
        key = "kami-story-lay-down" if leading else "kami-story-lay-up"
        return Text(key, who=who, defence=defence_card)
    key = "kami-story-lead-unseen" if hidden else "kami-story-lead" if leading else "kami-story-counter"
    return Text(key, who=who, defence=defence_card, attack=attack_card)


def source_card(position: KamiPosition, source: int) -> Text:
    """Return a card of the hand, or a mercenary."""
    if source < KINDS:
        return card_or_back(source)
    return Text("kami-hired", card=card_or_back(int(position.top(source - KINDS))))


def tell_end(position: KamiPosition, after: KamiPosition, action: Action) -> list[Text]:
    """Return the end of a round: what it brought (see K-31, K-32), and all its cards."""
    players = int(position.players)
    mover = int(position.seat)
    kind = ATTACK[action]
    down = cards_down(position, mover)
    if position.half:
        last = position.laid[-1]
        doubled = is_down(last) and defence_of(last) == kind
    else:
        defence = DEFENCE[action]
        held = defence if defence < KINDS else int(position.top(defence - KINDS))
        doubled = position.attack == NONE and held == kind
        if position.attack == NONE:
            down.append(held)
    points = POINTS[kind] * (2 if doubled else 1)
    side = mover % int(side_count(players))
    total = int(after.scores[side])
    key = "kami-story-master-stroke" if doubled else "kami-story-scored"
    name = side_name(side, players)
    told = [Text(key, who=seat_text(mover), points=points, side=name, total=total, card=card_name(kind))]
    told.extend(reveal(position, down))
    if after.phase == FINISHED:
        told.append(Text("kami-story-won", side=name, points=total))
    return told


def reveal(position: KamiPosition, ender_down: list[int] | None) -> list[Text]:
    """Return the cards hidden until the round ended: face-down ones (`ender_down` are those of who ended it), hands, aside."""
    players = int(position.players)
    told: list[Text] = []
    for seat in range(players):
        ended = ender_down if seat == position.seat else None
        down = cards_down(position, seat) if ended is None else ended
        if down:
            told.append(Text("kami-story-were-down", who=seat_text(seat), cards=[card_or_back(kind) for kind in down]))
        if ended is None:
            told.append(Text("kami-story-held", who=seat_text(seat), cards=hand_names(position.hands[seat])))
    if players == 3:
        cards = [card_or_back(int(position.aside_one)), card_or_back(int(position.aside_two))]
        told.append(Text("kami-story-were-aside", cards=cards))
    return told


def cards_down(position: KamiPosition, seat: int) -> list[int]:
    """Return what a seat has laid face down."""
    return [int(defence_of(move)) for move in moves_of(position.laid, seat) if is_down(move)]
