"""Why a move of Kami isn't legal: the rule's number and the facts that the mover knows."""

from tatami.game import Action, Refusal
from tatami.games.kami import actions
from tatami.games.kami.lines import is_down
from tatami.games.kami.phases import ANSWERING, ASKING, DEAL, FINISHED
from tatami.games.kami.pieces import EMPRESS, KINDS, card_name, count, one, size
from tatami.games.kami.position import KamiPosition, hides
from tatami.texts import Text

DEAL_RULES = {2: "K-05", 3: "K-04", 4: "K-03"}


def why_not(position: KamiPosition, action: Action) -> Refusal:
    """Return the rule that an illegal action breaks, and how."""
    deal_rule = DEAL_RULES[int(position.players)]
    if position.phase == FINISHED:
        return Refusal("K-51", Text("kami-no-over"))
    if actions.FIRST <= action < actions.CARD:
        return Refusal("K-02", Text("kami-no-first"))
    if actions.CARD <= action < actions.COUNTER:
        return Refusal(deal_rule, Text("kami-no-card-left" if position.phase == DEAL else "kami-no-dealing"))
    if position.phase == DEAL:
        return Refusal(deal_rule, Text("kami-no-wait"))
    if position.phase == ASKING:
        return Refusal("K-06", Text("kami-no-ask-first"))
    if position.phase == ANSWERING:
        return Refusal("K-06", Text("kami-no-answer-first"))
    if actions.ASK <= action <= actions.PLAY_ON:
        return Refusal("K-06", Text("kami-no-question"))
    leading = leads(position)
    if action == actions.PASS:
        return Refusal("K-41", Text("kami-no-half-pass")) if position.half else Refusal("K-10", Text("kami-no-pass"))
    return bad_move(position, actions.DEFENCE[action], actions.ATTACK[action], actions.FACE_DOWN[action], leading)


def leads(position: KamiPosition) -> bool:
    """Return whether the mover leads: in the middle of a move, its defence tells."""
    return is_down(position.laid[-1]) if position.half else position.attack == actions.NONE


def bad_move(position: KamiPosition, defence: int, attack: int, down: bool, leading: bool) -> Refusal:
    """Return what is wrong with cards that can't be played so."""
    rule = "K-10" if leading else "K-13"  # which rule speaks of the cards of this move, and of how they lie
    if position.players != 2 and (defence >= KINDS or attack >= KINDS or actions.NONE in (defence, attack)):
        return Refusal("K-41", Text("kami-no-mercenaries"))
    if position.half != (defence == actions.NONE):
        return Refusal("K-41", Text("kami-no-defence-yet" if defence == actions.NONE else "kami-no-attack-due"))
    hand = position.hands[position.seat]
    if defence != actions.NONE:
        if leading != down:
            return Refusal(rule, Text("kami-no-face-up" if leading else "kami-no-face-down"))
        refusal = bad_defence(position, defence, attack, leading)
        if refusal is not None:
            return refusal
        if defence < KINDS:
            hand -= one(defence)
    if attack >= KINDS:
        top = int(position.top(attack - KINDS))
        if top == actions.NONE or attack == defence:
            return Refusal("K-41", Text("kami-no-stack", stack=actions.SOURCE_NAMES[attack]))
        return Refusal("K-43", Text("kami-no-hired-empress"))
    if count(hand, attack) == 0:
        key = "kami-no-second-card" if attack == defence else "kami-no-card"
        return Refusal(rule, Text(key, card=card_name(attack)))
    if defence >= KINDS and not leading and not follows(position, defence):
        return Refusal("K-45", Text("kami-no-attack-follows", stack=actions.SOURCE_NAMES[defence]))
    return Refusal("K-21", Text("kami-no-empress"))


def bad_defence(position: KamiPosition, defence: int, attack: int, leading: bool) -> Refusal | None:
    """Return what is wrong with the defence, if anything."""
    kind = kind_of(position, defence)
    if defence >= KINDS and kind == actions.NONE:
        return Refusal("K-41", Text("kami-no-stack", stack=actions.SOURCE_NAMES[defence]))
    if defence < KINDS and count(position.hands[position.seat], defence) == 0:
        return Refusal("K-10" if leading else "K-13", Text("kami-no-card", card=card_name(kind)))
    if not leading and not position.counters(kind):
        if kind == EMPRESS:
            return Refusal("K-20", Text("kami-no-empress-counter", attack=card_name(int(position.attack))))
        return Refusal("K-13", Text("kami-no-match", card=card_name(kind), attack=card_name(int(position.attack))))
    if defence < KINDS:
        if size(position.hands[position.seat]) == 1:
            return Refusal("K-42", Text("kami-no-last-card"))
        return None
    stack = actions.SOURCE_NAMES[defence]
    if hides(position.below, defence - KINDS) and attack != actions.NONE:
        return Refusal("K-41", Text("kami-no-two-steps", stack=stack, step=f"({stack})>" if leading else f"{stack}>"))
    if attack == actions.NONE:
        if not leading and not follows(position, defence):
            return Refusal("K-45", Text("kami-no-attack-follows", stack=stack))
        return Refusal("K-41", Text("kami-no-one-step", stack=stack))
    return None


def kind_of(position: KamiPosition, source: int) -> int:
    """Return the card that a source would give, NONE for an empty stack."""
    return source if source < KINDS else int(position.top(source - KINDS))


def follows(position: KamiPosition, defence: int) -> bool:
    """Return whether some attack is legal after this mercenary's counter (see K-45)."""
    legal = position.legal()
    return any(actions.move_with(defence, attack, False) in legal for attack in range(2 * KINDS))
