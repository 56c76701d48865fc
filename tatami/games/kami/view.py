"""The table of Kami in words, as one seat sees it, what a client draws, and the rules that matter at this moment."""

from tatami.game import Document
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.lines import MISSING, UNSEEN, attack_of, defence_of, is_attack_hired, is_down, is_hired, moves_of
from tatami.games.kami.phases import ANSWERING, ASKING, DEAL, FINISHED, PLAYING
from tatami.games.kami.pieces import LETTERS, card_name, hand_names
from tatami.games.kami.position import KamiKnowledge, hides, side_count, top_card
from tatami.games.kami.scoring import GOAL
from tatami.texts import Text, seat_text


def words(known: KamiKnowledge) -> list[Text]:
    """Return the view, line by line."""
    ending = Text(f"kami-ending-{known.game.options['ending']}")
    lines = [
        Text("kami-view-title", players=int(known.players), ending=ending, round=int(known.round)),
        Text("kami-view-points", points=[side_points(known, side) for side in range(int(side_count(known.players)))]),
        *(seat_line(known, seat) for seat in range(int(known.players))),
    ]
    if known.players == 2:
        lines.append(Text("kami-view-mercenaries", stacks=[stack(known, number) for number in range(STACKS)]))
    if known.aside:
        lines.append(Text("kami-view-aside", cards=[card_or_back(kind) for kind in known.aside]))
    for seat, soldiers in known.asked:
        lines.append(Text("kami-view-asked", who=seat_text(seat), count=soldiers))
    if known.seat >= 0 and known.hands[int(known.seat)] > 0:
        lines.append(Text("kami-view-hand", cards=hand_names(known.hands[int(known.seat)])))
    lines.append(now(known))
    return lines


def side_name(side: int, players: int) -> Text:
    """Return the name of a team, or of a player (see K-01)."""
    return Text("kami-team", one=seat_text(side), two=seat_text(side + 2)) if players == 4 else seat_text(side)


def side_points(known: KamiKnowledge, side: int) -> Text:
    """Return what a side has."""
    return Text("kami-side-points", side=side_name(side, int(known.players)), points=known.scores[side])


def card_or_back(kind: int) -> Text:
    """Return a card with its letter, or its back."""
    return Text("kami-back") if kind == UNSEEN else Text("kami-card", card=card_name(kind), letter=LETTERS[kind])


def seat_line(known: KamiKnowledge, seat: int) -> Text:
    """Return what lies before a seat, and how many cards it holds."""
    defence: list[Text] = []
    attack: list[Text] = []
    for move in moves_of(known.laid, seat):
        defence.append(laid_card(int(defence_of(move)), is_down(move), is_hired(move)))
        if attack_of(move) != MISSING:
            attack.append(laid_card(int(attack_of(move)), False, is_attack_hired(move)))
    held = [Text("kami-view-count", count=known.sizes[seat])]
    if known.phase == FINISHED and known.sizes[seat]:
        held = hand_names(known.hands[seat])
    nothing = [Text("kami-nothing")]
    return Text("kami-view-seat", who=seat_text(seat), held=held, defence=defence or nothing, attack=attack or nothing)


def laid_card(kind: int, down: bool, hired: bool) -> Text:
    """Return a card of a line."""
    card = card_or_back(kind)
    if down and kind != UNSEEN:
        card = Text("kami-known-back", card=card)
    return Text("kami-hired", card=card) if hired else card


def stack(known: KamiKnowledge, number: int) -> Text:
    """Return a mercenary stack."""
    top = int(top_card(known.tops, number))
    has_lower = hides(known.below, number)
    if top == NONE:
        return Text("kami-stack-turning" if has_lower else "kami-stack-empty", stack=f"*{number + 1}")
    key = "kami-stack-two" if has_lower else "kami-stack-one"
    return Text(key, stack=f"*{number + 1}", card=card_or_back(top))


def now(known: KamiKnowledge) -> Text:
    """Return who decides, and what."""
    if known.phase == FINISHED:
        best = max(range(len(known.scores)), key=lambda side: known.scores[side])
        return Text("kami-story-won", side=side_name(best, int(known.players)), points=known.scores[best])
    if known.phase == DEAL:
        return Text("kami-now-turning" if known.turning != NONE else "kami-now-deal")
    mover = seat_text(int(known.mover))
    if known.phase == ASKING:
        return Text("kami-now-ask", who=mover)
    if known.phase == ANSWERING:
        return Text("kami-now-answer", who=mover)
    if known.half:
        return Text("kami-now-attack", who=mover)
    if known.attack == NONE:
        return Text("kami-now-lead", who=mover)
    return Text("kami-now-counter", who=mover, attacker=seat_text(int(known.attacker)), card=card_or_back(int(known.attack)))


def facts(known: KamiKnowledge) -> Document:
    """Return what follows from the rules: the points to reach, the side of each seat, and how a defence lies that is due."""
    sides = int(side_count(known.players))
    defence: str | None = None
    if known.phase == PLAYING and not known.half:
        defence = "down" if known.attack == NONE else "up"
    return {"goal": GOAL, "sides": [seat % sides for seat in range(int(known.players))], "defence": defence}


def rules(known: KamiKnowledge) -> list[str]:
    """Return the rules to know for the decision at hand."""
    if known.phase == FINISHED:
        return ["K-50", "K-51"]
    if known.phase == DEAL:
        return {2: ["K-05"], 3: ["K-04"], 4: ["K-03", "K-06"]}[int(known.players)]
    if known.phase in (ASKING, ANSWERING):
        return ["K-06"]
    numbers = ["K-10", "K-21", "K-22"] if known.attack == NONE else ["K-11", "K-12", "K-13", "K-20", "K-21"]
    if known.attack != NONE and known.players == 4:
        numbers.append("K-14")
    numbers.extend(["K-15", "K-30", "K-31", "K-32"])
    if known.players == 2:
        numbers.extend(["K-41", "K-42", "K-43", "K-44" if known.attack == NONE else "K-45"])
    return numbers
