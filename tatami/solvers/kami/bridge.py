"""From a position of the game to the question of the round solver: all cards open, those below the mercenaries given."""

from tatami.game import Action
from tatami.games.kami.actions import CARD, NO_ASK, NONE, PLAY_ON, STACKS
from tatami.games.kami.phases import ANSWERING, ASKING, DEAL, FINISHED
from tatami.games.kami.pieces import LETTERS, spell
from tatami.games.kami.state import KamiState
from tatami.solvers.kami import Round


class BridgeError(ValueError):
    """A position that is no question for the round solver."""


def round_of(state: KamiState, below: str = "") -> Round:
    """Return the round as it stands, as if nobody asked (K-06); `below` has a letter for each stack that hides a card."""
    state = state.clone()
    hidden = [stack for stack in range(STACKS) if (state.below >> stack) & 1]
    _check_below(state, hidden, below)
    lower = dict(zip(hidden, below, strict=True))
    if state.turning != NONE:  # K-41: the card about to be turned up is one of those given
        turned = int(state.turning)
        state.play_unchecked(Action(CARD + LETTERS.index(lower.pop(turned))))
    while state.phase in (ASKING, ANSWERING):
        state.play_unchecked(Action(NO_ASK if state.phase == ASKING else PLAY_ON))
    if state.phase == FINISHED:
        raise BridgeError("the game is over, there is nothing to solve (K-51)")
    return Round(
        int(state.players),
        [spell(hand) for hand in state.hands],
        int(state.seat),
        "" if state.attack == NONE else LETTERS[int(state.attack)],
        int(state.attacker),
        state.empress_up,
        [_stack(state, stack, lower) for stack in range(STACKS)],
        _defence(state),
    )


def _check_below(state: KamiState, hidden: list[int], below: str) -> None:
    if state.phase == DEAL and state.turning == NONE:
        raise BridgeError("the cards are still being dealt, there is no round to solve")
    if not hidden:
        if below:
            raise BridgeError(f"below: {below!r} is given, but no stack hides a card")
        return
    unseen = spell(state.pool)
    stacks = ", ".join(f"*{stack + 1}" for stack in hidden)
    if not below:
        raise BridgeError(
            f"below: in Duel the cards under the mercenaries aren't decided yet (K-05); to solve, say which they are: "
            f"{unseen} in the order in which they lie under {stacks}"
        )
    if sorted(below) != sorted(unseen):
        raise BridgeError(f"below: {below!r} must be the unseen cards {unseen}, in the order in which they lie under {stacks}")


def _stack(state: KamiState, stack: int, lower: dict[int, str]) -> str:
    top = int(state.top(stack))
    return "" if top == NONE else LETTERS[top] + lower.get(stack, "")


def _defence(state: KamiState) -> str:
    """K-41: Return the defence of a move in two steps, if it lies and its attack is due."""
    if not state.half:
        return ""
    last = state.laid[-1]
    card = "*" + LETTERS[(last >> 2) & 15]
    return f"({card})" if last & 64 else card
