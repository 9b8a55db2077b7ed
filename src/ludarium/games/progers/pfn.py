"""From a line of PFN to a match and back: what position editors, puzzles and tests write.

The rover named first has seat 0, and so on: seats sit in turn order. What PFN leaves open is filled in: hands that are
not told are dealt from the cards left over, and tokens that lie nowhere stay in the box (`State.absent`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.content import kind_of
from ludarium.games.progers.field import Field, Hand, Loop, Rover, Samples
from ludarium.games.progers.notation import read_field, write_field
from ludarium.games.progers.state import PLAY, State, pair
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.position import read as read_position

_MODES = {"B": "basic", "F": "full"}


def match(
    text: str, options: dict[str, Any] | None = None, key: bytes = bytes(32), pack: str | Pack = HOUSE
) -> Match:
    """The match that stands as the line says; `key` is the dice's. The options other than `mode` may be given."""
    game = find("progers")
    terms = {**(options or {}), "mode": _MODES.get(text[:1], "basic")}
    seats = len(text.split(" ")[6].split(",")) if text.count(" ") >= 6 else game.seats.start
    content = game.pack(pack) if isinstance(pack, str) else pack
    box: Box = game.open_box(game.read_options(terms, content), content, seats)
    position = {
        "game": game.id,
        "seats": seats,
        "rules": game.rules,
        "options": terms,
        "pack": content.id,
        "state": msgspec.to_builtins(read(text, box, key)),
    }
    return read_position(position, pack=content)


def read(text: str, box: Box, key: bytes) -> State:
    """The state that a line tells of; a LudariumError says what cannot be."""
    field = read_field(text, box.content)
    if field.mode != box.options.mode or field.size != box.size:
        raise LudariumError(f"a {box.options.mode} field of {box.size} x {box.size} expected: {text!r}")
    dice = Dice(key)
    piles = _piles(field, box, DiceCup(dice))
    seat = {rover.colour: number for number, rover in enumerate(field.rovers)}
    bag = _bag(field, box)
    lying = sum(item.tokens for item in field.samples if item.types is None)
    held = sum(rover.hold for rover in field.rovers if rover.types is None)
    return State(
        dice=dice,
        ground=" ".join(text.split(" ")[1:4]),
        order=list(range(len(seat))),
        colours=list(seat),
        bases=[_base(field, colour) for colour in range(len(box.content.colours))],
        at=[rover.cell for rover in field.rovers],
        facing=[rover.heading for rover in field.rovers],
        holds=[_stack(rover.hold, rover.types) for rover in field.rovers],
        delivered=[list(rover.delivered) for rover in field.rovers],
        waits=[_wait(field, box, rover) for rover in field.rovers],
        samples=_samples(field, box),
        bag=bag,
        thrown=[[] for _ in seat],
        row=[list(slot) for slot in field.row],
        loops=[list(loop) for loop in field.loops],
        locks=sum(pair(seat[a], seat[b]) for a, b in field.locks),
        phase=PLAY,
        turn=seat[field.turn],
        absent=sum(bag) - lying - held,
        **piles,
    )


def _base(field: Field, colour: int) -> int:
    return next((cell for cell, base in field.bases if base == colour), -1)


def _stack(tokens: int, types: tuple[int, ...] | None) -> int:
    if types is None:
        return samples.unknown(tokens)
    return samples.stack(samples.known(type_) for type_, count in enumerate(types) for _ in range(count))


def _samples(field: Field, box: Box) -> list[int]:
    piles = [0] * box.cells
    for item in field.samples:
        piles[item.cell] = _stack(item.tokens, item.types)
    return piles


def _bag(field: Field, box: Box) -> list[int]:
    """By type, the undelivered tokens of which PFN does not tell the type."""
    told = [item.types for item in field.samples] + [rover.types for rover in field.rovers]
    told += [rover.delivered for rover in field.rovers]
    return [
        total - sum(types[type_] for types in told if types) for type_, total in enumerate(box.mode.tokens)
    ]


def _wait(field: Field, box: Box, rover: Rover) -> int:
    """Of a waiting rover: the platform told, or the only one there is."""
    platform = dict(field.waits).get(rover.colour)
    if platform is None or platform >= 0:
        return -1 if platform is None else platform
    rides = box.land(" ".join(write_field(field, box.content).split(" ")[1:4])).rides[rover.cell]
    if len(rides) != 1:
        raise LudariumError(f"{box.names[rover.cell]}: which lift is waited for? It has {len(rides)}")
    return rides[0]


def _piles(field: Field, box: Box, dice: DiceCup) -> dict[str, Any]:
    """Hands, draw pile and discard out of the cards that do not lie in the row."""
    left = [kind for kind, count in enumerate(box.mode.deck) for _ in range(count)]
    _take(left, [kind_of(card) for slot in field.row for card in slot])
    _take(left, [loop.kind for loop in field.loops])
    told = {hand.colour: hand for hand in field.hands}
    for hand in field.hands:
        _take(left, hand.cards or ())
    hands = []
    for rover in field.rovers:
        hand = told.get(rover.colour, Hand(rover.colour, box.rules.hand))
        hands.append(sorted(hand.cards or _deal(left, hand.size, dice)))
    discard = sorted(_deal(left, max(field.discard, 0), dice))
    if field.draw not in (-1, len(left)):
        raise LudariumError(f"{len(left)} cards would be left to draw, not {field.draw} (PG-2.5)")
    return {"hands": hands, "deck": left, "discard": discard}


def _take(left: list[int], cards: Iterable[int]) -> None:
    for kind in cards:
        if kind not in left:
            raise LudariumError(f"the deck has fewer cards of kind {kind} (PG-2.5)")
        left.remove(kind)


def _deal(left: list[int], count: int, dice: DiceCup) -> list[int]:
    if count > len(left):
        raise LudariumError(f"{count} cards expected where {len(left)} are left (PG-2.5)")
    return [dice.pick(left) for _ in range(count)]


def write(box: Box, s: State, hands: bool = False) -> str:
    """The canonical line of a state in play; with `hands`, the cards too: then it is no line to show to players."""
    return write_field(_field(box, s, hands), box.content)


def _field(box: Box, s: State, hands: bool) -> Field:
    first = box.content.colour_letters[s.colours[s.order[0]]]
    told = read_field(f"{'F' if box.full else 'B'} {s.ground} - - {first}a1n.0.0 - {first}", box.content)
    cards = [Hand(s.colours[seat], len(s.hands[seat]), tuple(s.hands[seat])) for seat in s.order]
    return msgspec.structs.replace(
        told,
        bases=tuple((cell, colour) for colour, cell in enumerate(s.bases) if cell >= 0),
        samples=tuple(
            Samples(cell, samples.count(pile), _types(pile)) for cell, pile in enumerate(s.samples) if pile
        ),
        rovers=tuple(_rover(s, seat) for seat in s.order),
        row=tuple(tuple(slot) for slot in s.row),
        loops=tuple(Loop(*loop) for loop in s.loops),
        turn=s.colours[s.order[s.turn]],
        waits=tuple(_waiting(box, s)),
        locks=tuple(_locks(s)),
        hands=tuple(cards) if hands else (),
        draw=len(s.deck),
        discard=len(s.discard),
    )


def _types(pile: int) -> tuple[int, ...] | None:
    """The types of a stack by number, if all of them are known."""
    tokens = samples.tokens(pile)
    if not tokens or samples.UNKNOWN in tokens:
        return None
    return tuple(tokens.count(samples.known(type_)) for type_ in range(4))


def _rover(s: State, seat: int) -> Rover:
    pile = s.holds[seat]
    delivered = tuple(s.delivered[seat])
    return Rover(s.colours[seat], s.at[seat], s.facing[seat], samples.count(pile), _types(pile), delivered)


def _waiting(box: Box, s: State) -> Iterable[tuple[int, int]]:
    rides = box.land(s.ground).rides
    for seat, platform in enumerate(s.waits):
        if platform >= 0:
            yield s.colours[seat], platform if len(rides[s.at[seat]]) > 1 else -1


def _locks(s: State) -> Iterable[tuple[int, int]]:
    for a in range(len(s.order)):
        for b in range(a):
            if s.locks & pair(a, b):
                low, high = sorted((s.colours[a], s.colours[b]))
                yield low, high
