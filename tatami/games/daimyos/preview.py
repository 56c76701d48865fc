"""What a placement would bring, before it is made: everything on the table is open, so it can be reckoned exactly."""

from tatami.game import Action
from tatami.games.daimyos import actions
from tatami.games.daimyos.names import CHOHO, DAIMYO, HENSOJUTSU, LETTERS, PLACE, SPACE_NAMES
from tatami.games.daimyos.placing import lay, solid_spaces
from tatami.games.daimyos.scoring import daimyo_points, falling, list_points, must_fall, samurai_points
from tatami.games.daimyos.table import Table
from tatami.games.daimyos.words import clan_name, daimyo_name, seat_name, word
from tatami.texts import Text


def preview(table: Table, action: Action, viewer: int) -> list[Text]:
    """The points that a legal placement would give at once, line by line; empty for a move that is no placement."""
    if table.phase != PLACE or action < actions.PLACE:
        return []
    turn = int(table.turn)
    card = table.hands[turn][actions.card_of(action)]
    after = laid_table(table, action)
    covers: list[Text] = []
    for space, letter in solid_spaces(table, card, actions.turning_of(action), actions.space_of(action)):
        below = table.top_of(space)
        under = LETTERS[below] if below < DAIMYO else "?"
        covers.append(word(f"{SPACE_NAMES[space]} {under}→{LETTERS[letter]}"))
    lines = [Text("daimyos-preview-spaces", card=table.terms.box.cards[card], spaces=covers)]
    clan = clan_name(after.clans[turn])
    lines.append(Text("daimyos-preview-samurai", points=samurai_points(after), clan=clan))
    for daimyo in falling(after):
        lines.append(
            Text(
                "daimyos-preview-daimyo" if must_fall(after, daimyo) else "daimyos-preview-may",
                daimyo=daimyo_name(table.terms.box, daimyo),
                points=daimyo_points(after, daimyo, turn) + list_points(after, daimyo, turn),
                clan=clan,
                other=seat_name(table, viewer, 1 - turn),
                others=daimyo_points(after, daimyo, 1 - turn),
            )
        )
    if HENSOJUTSU in table.used or CHOHO in table.used:
        lines.append(Text("daimyos-preview-white"))
    if len(after.hands[turn]) > 0:
        lines.append(Text("daimyos-preview-second"))
    return lines


def laid_table(table: Table, action: Action) -> Table:
    """The table with the card laid, before anything is scored."""
    after = table.clone()
    card = after.hands[after.turn].pop(actions.card_of(action))
    lay(after, card, actions.turning_of(action), actions.space_of(action))
    after.laid += 1
    return after
