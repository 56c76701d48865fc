"""What comes in the box of Daimyos as plain data, for whoever draws or explains it."""

from tatami.game import Document
from tatami.games.daimyos.box import AUTO_ACTIONS, Box
from tatami.games.daimyos.names import BOARD_SIZE, CLANS, DAIMYO, LETTERS, TECHNIQUES, TOKENS, TURNINGS
from tatami.games.daimyos.terms import Terms

OPEN_TECHNIQUES = 3  # the first of TECHNIQUES are open to all, then come two of each clan


def pieces(terms: Terms) -> list[Document]:
    """Return boards, ninja cards, daimyos, tokens and techniques; clan techniques and auto cards where they are played with."""
    box = terms.box
    found: list[Document] = []
    for number, board in enumerate(box.boards):
        found.append({"id": board, "kind": "board", "count": 1, "rows": rows(box.drawings[number], BOARD_SIZE)})
    for number, card in enumerate(box.cards):
        shape = box.shapes[number * len(TURNINGS)]
        found.append({"id": card, "kind": "card", "count": 1, "rows": rows(shape.cells, int(shape.width))})
    for number, daimyo in enumerate(box.daimyos):
        found.append({"id": daimyo, "kind": "daimyo", "count": 1, "colour": box.colours[number], "mark": str(number + 1)})
    for number in range(TOKENS):
        fields: Document = {"id": f"token-{number + 1}", "kind": "token", "count": 2}  # one a seat
        found.append({**fields, "daimyo": box.daimyo_values[number], "favour": box.favour_values[number]})
    for number, technique in enumerate(TECHNIQUES):
        if number < OPEN_TECHNIQUES:
            found.append({"id": technique, "kind": "technique", "count": 1, "cost": box.costs[number]})
        elif terms.clan_techniques:
            clan = CLANS[(number - OPEN_TECHNIQUES) // 2]
            found.append({"id": technique, "kind": "technique", "count": 1, "cost": box.costs[number], "clan": clan})
    if terms.solo or terms.blacklist:
        found.extend(auto_card(box, number) for number in range(len(box.autos)))
    return found


def auto_card(box: Box, number: int) -> Document:
    """Return an auto card, whose list also serves as blacklist (Y-60)."""
    return {
        "id": box.autos[number],
        "kind": "auto",
        "count": 1,
        "action": AUTO_ACTIONS[box.actions[number]],
        "left": box.left[number],
        "right": box.right[number],
        "bottom": box.bottom[number],
        "list": [box.daimyos[daimyo] for daimyo in box.lists[number]],
    }


def rows(cells: list[int], width: int) -> list[str]:
    """Return a drawing, its top row first; a daimyo is its number, 1 to 7."""
    letters = [LETTERS[cell] if cell < DAIMYO else str(cell - DAIMYO + 1) for cell in cells]
    drawn = ["".join(letters[start : start + width]) for start in range(0, len(letters), width)]
    return drawn[::-1]
