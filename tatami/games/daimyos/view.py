"""Daimyos in words, as one seat sees it: the view, what a client draws and a placement would bring, the rules that matter."""

from mypy_extensions import i64

from tatami.game import CHANCE, Action, Document
from tatami.games.daimyos import actions, pieces
from tatami.games.daimyos.automaton import STRIKES_AT, row_sum
from tatami.games.daimyos.drawing import card_lines, field_lines, piles
from tatami.games.daimyos.field import SPACE_NAMES, neighbours
from tatami.games.daimyos.phases import AS_WHITE, ASSIGN, AUTO, CLAN, DRAW, ELIMINATE, FINISHED, KEEP, PLACE, SETUP, START
from tatami.games.daimyos.placing import lay, solid_spaces
from tatami.games.daimyos.position import AUTOMATON, SWAPPED, UNSEEN, DaimyosKnowledge, PublicState, members
from tatami.games.daimyos.reckoning import gathered, token_value, verdict
from tatami.games.daimyos.scoring import MOST_WHITE, daimyo_points, falling, left_on, list_points, must_fall, samurai_points
from tatami.texts import Text


def words(known: DaimyosKnowledge) -> list[Text]:
    """Return the view, line by line."""
    public = known.public
    viewer = int(known.seat)
    lines = [title(public)]
    if len(public.boards) == pieces.BOARDS:
        lines.append(Text("daimyos-view-legend"))
        lines.extend(pieces.word(line) for line in field_lines(public))
        lines.extend(daimyo_line(public, viewer, daimyo) for daimyo in range(pieces.DAIMYOS))
    lines.append(Text("daimyos-view-tracks", tracks=[track(public, viewer, clan) for clan in range(3)]))
    for seat in range(2):
        lines.append(seat_line(public, viewer, seat))
        lines.extend(hand_lines(public, seat))
    if public.neutral != pieces.NONE:
        lines.append(Text("daimyos-view-neutral", clan=pieces.clan_name(int(public.neutral))))
    lines.append(technique_line(public))
    discarded = [pieces.word(public.settings.box.cards[card]) for card in public.discarded] or [Text("daimyos-none")]
    lines.append(Text("daimyos-view-deck", count=len(members(public.deck)), discarded=discarded))
    lines.extend(list_lines(public, viewer))
    if public.settings.solo:
        lines.extend(automaton_lines(public))
    if public.used:
        lines.append(Text("daimyos-view-used", used=[used_name(technique) for technique in public.used]))
    if public.as_white:
        lines.append(Text("daimyos-view-white", spaces=[pieces.word(SPACE_NAMES[space]) for space in public.as_white]))
    lines.extend(assigned_lines(public, known.assigned, viewer))
    lines.append(now(public, known.assigned, viewer))
    return lines


def title(public: PublicState) -> Text:
    """Return what is played."""
    if public.settings.solo:
        return Text("daimyos-view-solo", level=public.settings.level)
    settings = public.settings
    played = {"clan-techniques": settings.clan_techniques, "blacklist": settings.blacklist, "ronin": settings.ronin}
    modules = [Text(f"daimyos-module-{module}") for module, is_on in played.items() if is_on]
    return Text("daimyos-view-title", modules=modules or [Text("daimyos-no-modules")])


def daimyo_line(public: PublicState, viewer: int, daimyo: int) -> Text:
    """Return what a daimyo still has around it, or who has eliminated it."""
    at = public.field.daimyo_at[daimyo]
    name, space, number = pieces.daimyo_name(public.settings.box, daimyo), SPACE_NAMES[at], daimyo + 1
    seat = public.eliminated[daimyo]
    if seat != pieces.NONE:
        who = pieces.seat_name(public.settings, viewer, seat)
        if not public.token_on[daimyo]:
            return Text("daimyos-view-fallen-bare", number=number, daimyo=name, space=space, who=who)
        return Text("daimyos-view-fallen", number=number, daimyo=name, space=space, who=who, token=public.token_on[daimyo])
    guards: list[Text] = []
    ninjas: list[Text] = []
    for other in neighbours(at):
        top = public.top_of(other)
        if top < 3:
            ninjas.append(pieces.word(f"{pieces.LETTERS[top]} {SPACE_NAMES[other]}"))
        elif top < pieces.CLEAR:
            guards.append(pieces.word(f"{pieces.LETTERS[top]} {SPACE_NAMES[other]}"))
    nothing = [Text("daimyos-none")]
    key = "daimyos-view-daimyo"
    return Text(key, number=number, daimyo=name, space=space, guards=guards or nothing, ninjas=ninjas or nothing)


def track(public: PublicState, viewer: int, clan: int) -> Text:
    """Return where a clan's marker is."""
    place = public.tracks[clan]
    if place == 0:
        return Text("daimyos-track-middle", clan=pieces.clan_name(clan))
    who = pieces.seat_name(public.settings, viewer, 0 if place > 0 else 1)
    return Text("daimyos-track", clan=pieces.clan_name(clan), points=abs(place), who=who)


def seat_line(public: PublicState, viewer: int, seat: int) -> Text:
    """Return a seat's clan and tokens."""
    clan = public.clans[seat]
    return Text(
        "daimyos-view-seat",
        who=pieces.seat_name(public.settings, viewer, seat),
        clan=Text("daimyos-no-clan-yet") if clan == pieces.NONE else pieces.clan_name(clan),
        favours=token_names(public, public.favours[seat]),
        spent=token_names(public, public.spent[seat]),
        unplaced=token_names(public, public.unplaced(seat)),
    )


def token_names(public: PublicState, tokens: i64) -> list[Text]:
    """Return tokens by number, or that there are none."""
    return [pieces.word(str(token)) for token in members(tokens)] or [Text("daimyos-none")]


def hand_lines(public: PublicState, seat: int) -> list[Text]:
    """Return the cards in a hand, drawn as they lie at r0."""
    lines: list[Text] = []
    for number, card in enumerate(public.hands[seat], 1):
        name = public.settings.box.cards[card]
        if len(public.hands[seat]) > 1:
            lines.append(Text("daimyos-view-card-number", number=number, card=name))
        else:
            lines.append(Text("daimyos-view-card", card=name))
        lines.extend(pieces.word(f"    {line}") for line in card_lines(public, card))
    return lines


def technique_line(public: PublicState) -> Text:
    """Return the techniques that there are, with their costs."""
    costs = public.settings.box.costs
    names: list[Text] = []
    for technique in range(pieces.OPEN_TECHNIQUES):
        names.append(Text("daimyos-technique", technique=pieces.technique_name(technique), cost=costs[technique]))
    for clan, technique in enumerate(public.clan_cards if public.settings.clan_techniques else []):
        if technique != pieces.NONE:
            name, owner = pieces.technique_name(technique), pieces.clan_name(clan)
            names.append(Text("daimyos-clan-technique", technique=name, cost=costs[technique], clan=owner))
    return Text("daimyos-view-techniques", techniques=names)


def used_name(technique: int) -> Text:
    """Return the name of something done at the start of this turn."""
    return Text("daimyos-used-swap") if technique == SWAPPED else pieces.technique_name(technique)


def list_names(public: PublicState, card: int) -> list[Text]:
    """Return the names of the daimyos of a list that aren't eliminated, highest first."""
    return [pieces.daimyo_name(public.settings.box, daimyo) for daimyo in left_on(public, card)] or [Text("daimyos-none")]


def list_lines(public: PublicState, viewer: int) -> list[Text]:
    """Return both lists, which are open."""
    lines: list[Text] = []
    for seat, card in enumerate(public.lists):
        if card != pieces.NONE:
            who, name = pieces.seat_name(public.settings, viewer, seat), public.settings.box.autos[card]
            lines.append(Text("daimyos-view-list", who=who, card=name, daimyos=list_names(public, card)))
    return lines


def automaton_lines(public: PublicState) -> list[Text]:
    """Return the row, the top list, and the Score cards on the tracks; of face-down ones no number is said."""
    box = public.settings.box
    nothing = [Text("daimyos-none")]
    row = [
        Text("daimyos-row-card", card=box.autos[card], left=box.left[card], right=box.right[card])
        if number == len(public.row) - 1
        else Text("daimyos-row-covered", card=box.autos[card], left=box.left[card])
        for number, card in enumerate(public.row)
    ]
    lines = [Text("daimyos-view-row", row=row or nothing, count=len(members(public.auto_deck)))]
    if public.top != pieces.NONE:
        left, daimyos = len(members(public.score_deck)), list_names(public, int(public.top))
        lines.append(Text("daimyos-view-top", card=box.autos[public.top], daimyos=daimyos, count=left))
    lying: list[Text] = []
    for entry in public.on_tracks:
        card, clan = entry // 6, pieces.clan_name(entry // 2 % 3)
        if entry % 2 and public.phase != FINISHED:
            lying.append(Text("daimyos-score-down", card=box.autos[card], clan=clan))
        else:
            lying.append(Text("daimyos-score-up", card=box.autos[card], clan=clan, bottom=box.bottom[card]))
    if lying:
        lines.append(Text("daimyos-view-on-tracks", cards=lying))
    return lines


def assigned_lines(public: PublicState, assigned: list[list[int]], viewer: int) -> list[Text]:
    """Return what each seat has gathered and assigned, as far as it is seen (see Y-42)."""
    lines: list[Text] = []
    if public.phase not in (ASSIGN, FINISHED):
        return lines
    for seat in range(2):
        who = pieces.seat_name(public.settings, viewer, seat)
        tokens = gathered(public, seat)
        if tokens and public.phase == ASSIGN:
            worth = [Text("daimyos-token", token=token, points=token_value(public, seat, token)) for token in tokens]
            lines.append(Text("daimyos-view-gathered", who=who, tokens=worth))
        shown: list[Text] = []
        for entry in assigned[seat]:
            clan = Text("daimyos-unseen") if entry % 4 == UNSEEN else pieces.clan_name(entry % 4)
            shown.append(Text("daimyos-assigned", token=entry // 4, clan=clan))
        if shown:
            lines.append(Text("daimyos-view-assigned", who=who, tokens=shown))
    return lines


def now(public: PublicState, assigned: list[list[int]], viewer: int) -> Text:
    """Return who decides, and what."""
    phase = public.phase
    if phase == FINISHED:
        return outcome_line(public, viewer)
    if public.seat == CHANCE:
        key = {SETUP: "setup", DRAW: "draw", AUTO: "auto" if public.turn == AUTOMATON and public.top != pieces.NONE else "top"}
        return Text(f"daimyos-now-{key[int(phase)]}")
    who = pieces.seat_name(public.settings, viewer, int(public.seat))
    if phase == ASSIGN:
        token = gathered(public, int(public.seat))[len(assigned[public.seat])]
        return Text("daimyos-now-assign", who=who, token=token)
    if phase == AS_WHITE:
        return Text("daimyos-now-choho" if pieces.CHOHO in public.used else "daimyos-now-hensojutsu", who=who)
    if phase == ELIMINATE and not any(must_fall(public, daimyo) for daimyo in falling(public)):
        return Text("daimyos-now-may-eliminate", who=who)
    keys = {CLAN: "clan", START: "start", KEEP: "keep", PLACE: "place", ELIMINATE: "eliminate"}
    if phase == PLACE and len(public.hands[public.turn]) > 1:
        return Text("daimyos-now-place-two", who=who)
    return Text(f"daimyos-now-{keys[int(phase)]}", who=who)


def outcome_line(public: PublicState, viewer: int) -> Text:
    """Return who has won, and by what."""
    winner, reason = verdict(public)
    if winner < 0:
        return Text("daimyos-draw")
    return Text("daimyos-won", who=pieces.seat_name(public.settings, viewer, winner), reason=Text(f"daimyos-outcome-{reason}"))


def preview(known: DaimyosKnowledge, action: Action) -> list[Text]:
    """Return the points that a legal placement would give at once, line by line; empty for a move that is no placement.

    All that decides them lies open, so they are exact.
    """
    public = known.public
    if public.phase != PLACE or action < actions.PLACE:
        return []
    turn = int(public.turn)
    card = public.hands[turn][actions.card_of(action)]
    after = after_laying(public, action)
    covers: list[Text] = []
    for space, letter in solid_spaces(public, card, actions.turning_of(action), actions.space_of(action)):
        below = public.top_of(space)
        under = pieces.LETTERS[below] if below < pieces.DAIMYO else "?"
        covers.append(pieces.word(f"{SPACE_NAMES[space]} {under}→{pieces.LETTERS[letter]}"))
    lines = [Text("daimyos-preview-spaces", card=public.settings.box.cards[card], spaces=covers)]
    clan = pieces.clan_name(after.clans[turn])
    lines.append(Text("daimyos-preview-samurai", points=samurai_points(after), clan=clan))
    for daimyo in falling(after):
        lines.append(
            Text(
                "daimyos-preview-daimyo" if must_fall(after, daimyo) else "daimyos-preview-may",
                daimyo=pieces.daimyo_name(public.settings.box, daimyo),
                points=daimyo_points(after, daimyo, turn) + list_points(after, daimyo, turn),
                clan=clan,
                other=pieces.seat_name(public.settings, int(known.seat), 1 - turn),
                others=daimyo_points(after, daimyo, 1 - turn),
            )
        )
    if pieces.HENSOJUTSU in public.used or pieces.CHOHO in public.used:
        lines.append(Text("daimyos-preview-white"))
    if len(after.hands[turn]) > 0:
        lines.append(Text("daimyos-preview-second"))
    return lines


def after_laying(public: PublicState, action: Action) -> PublicState:
    """Return a copy with the card laid, before anything is scored."""
    after = public.clone()
    card = after.hands[after.turn].pop(actions.card_of(action))
    lay(after, card, actions.turning_of(action), actions.space_of(action))
    after.laid += 1
    return after


def facts(known: DaimyosKnowledge) -> Document:
    """Return what follows from the rules: what lies on every space, tokens and their worth, what is left on the lists."""
    public = known.public
    box = public.settings.box
    lists = [card for card in (*public.lists, int(public.top)) if card != pieces.NONE]
    stacks = ["".join([pieces.letter_of(piece) for piece in pile]) for pile in piles(public)]
    places = zip(box.daimyos, public.field.daimyo_at, strict=True)
    return {
        "stacks": {SPACE_NAMES[space]: stack for space, stack in enumerate(stacks) if stack},
        "daimyos": {daimyo: SPACE_NAMES[at] for daimyo, at in places if at != pieces.NONE},
        "tokens": [token_facts(public, seat) for seat in range(2)],
        "left": {box.autos[card]: [box.daimyos[daimyo] for daimyo in left_on(public, card)] for card in lists},
        "whites": MOST_WHITE - len(public.as_white),
        "automaton": automaton_facts(public) if public.settings.solo else None,
    }


def token_facts(public: PublicState, seat: int) -> Document:
    """Return where each token of a seat is, the value that it shows, and its worth in the reckoning."""
    box = public.settings.box
    favours, spent, unplaced = members(public.favours[seat]), members(public.spent[seat]), members(public.unplaced(seat))
    sides: list[str] = []
    values: list[int] = []
    for token in range(1, pieces.TOKENS + 1):
        turned = token in favours or token in spent
        sides.append("favour" if token in favours else "spent" if turned else "unplaced" if token in unplaced else "board")
        values.append(box.favour_values[token - 1] if turned else box.daimyo_values[token - 1])
    worth = [token_value(public, seat, token) for token in range(1, pieces.TOKENS + 1)]
    return {"sides": sides, "values": values, "worth": worth}


def automaton_facts(public: PublicState) -> Document:
    """Return where the Automaton strikes, what its row counts, and the Score cards on the tracks that are turned up."""
    scores: dict[str, list[int | None]] = {clan: [] for clan in pieces.CLANS}
    for entry in public.on_tracks:
        is_down = entry % 2 and public.phase != FINISHED
        scores[pieces.CLANS[entry // 2 % 3]].append(None if is_down else public.settings.box.bottom[entry // 6])
    return {"strikes_at": -STRIKES_AT, "sum": row_sum(public) if public.row else 0, "scores": scores}


def rules(known: DaimyosKnowledge) -> list[str]:
    """Return the rules to know for the decision at hand."""
    public = known.public
    phase = public.phase
    solo = public.settings.solo
    if phase == FINISHED:
        return ["Y-43", "Y-75"] if solo else ["Y-43"]
    if phase == SETUP:
        return ["Y-01", "Y-02", "Y-03", *(["Y-70", "Y-71"] if solo else ["Y-04"])]
    if phase == CLAN:
        return ["Y-71"] if solo else ["Y-04"]
    if phase == AUTO:
        return ["Y-72", "Y-73"] if public.turn == AUTOMATON else ["Y-74"]
    if phase == ASSIGN:
        return ["Y-41", "Y-42", "Y-43", *(["Y-75"] if solo else [])]
    if phase == KEEP:
        return ["Y-52"]
    if phase == START:
        found = ["Y-10", "Y-11", "Y-50", "Y-51", "Y-52", "Y-59"]
        if public.settings.clan_techniques:
            found.extend(f"Y-5{technique}" for technique in public.clan_cards)  # techniques are in the order of Y-53 to Y-58
            found.append("Y-62")
        return [*found, "Y-76"] if solo else found
    if phase == AS_WHITE:
        return ["Y-58"] if pieces.CHOHO in public.used else ["Y-57"]
    found = ["Y-12"]
    if phase == PLACE:
        found.extend(["Y-20", "Y-21", "Y-22", "Y-23", "Y-24", "Y-25", "Y-26", "Y-13", "Y-30"])
    found.extend(["Y-14", "Y-31", "Y-32"])
    if public.settings.blacklist:
        found.append("Y-60")
    if public.settings.ronin:
        found.append("Y-61")
    if solo:
        found.append("Y-74")
    return [*found, "Y-40"]
