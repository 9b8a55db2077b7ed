"""Set-up (PG-4.9, PG-4.10, PG-5, PG-6): one step a turn, in the order of the decision points."""

from __future__ import annotations

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.layouts import placement_of, split_reference, write_layout
from ludarium.games.progers.state import COLOURS, CORNERS, DEAL, HEADINGS, HILLS, SPARES, TOKENS, State
from ludarium.table.choice import Barred, Refusal
from ludarium.table.dice import Dice
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table, Turn

T = Table[Box]


def setup(t: T, _brings: object, key: bytes) -> State:
    """Everything still in the box, and the turn order (PG-1.5)."""
    box, seats = t.box, t.seats
    dice = Dice(key)
    t.dice.take(dice)
    order = list(range(seats))
    if box.options.first == "random":  # PG-20.31
        t.dice.shuffle(order)
    t.tell("order", seats=[Phrase("seat-name", {"number": seat + 1}) for seat in order], order=order)
    return State(
        dice=dice,
        ground=box.board_reference,
        order=order,
        colours=[-1] * seats,
        bases=[-1] * 4,
        at=[-1] * seats,
        facing=[0] * seats,
        holds=[0] * seats,
        delivered=[[0] * 4 for _ in range(seats)],
        waits=[-1] * seats,
        samples=[0] * box.cells,
        bag=list(box.mode.tokens),
        deck=[
            kind for kind, count in enumerate(box.mode.deck) for _ in range(count)
        ],  # PG-5.9: none of the others
        discard=[],
        thrown=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        row=[],
        loops=[],
    )


def step(t: T, s: State) -> Turn:
    """The next step of the set-up."""
    return _STEPS[s.phase](t, s)


def _next_phase(s: State) -> None:
    s.phase += 1
    s.placed = 0


def _from_last(t: T, s: State) -> int:
    """PG-5.4, PG-5.10, PG-20.34: the last player begins, then backwards."""
    return s.order[-1 - s.placed % t.seats]


def colours(t: T, s: State) -> Turn:
    """D1, PG-5.3: each in seat order chooses a free colour."""
    me = s.placed

    def barred(colour: int) -> Refusal | None:
        return (
            Refusal("PG-5.3", "colour-taken", other=s.colours.index(colour)) if colour in s.colours else None
        )

    colour = yield t.ask(me, t.box.COLOUR, range(4), "PG-5.3", barred)
    s.colours[me] = colour
    t.tell("colour-chosen", seat=me, colour=t.box.colour(colour))
    s.placed += 1
    if s.placed == t.seats:
        _next_phase(s)


def hills(t: T, s: State) -> Turn:
    """PG-4.9: drawn, a preset, or laid by the players (D2, PG-4.10)."""
    box = t.box
    if box.options.layout == "players":
        yield from _hill_by_hand(t, s)
        return
    presets = [preset.layout for preset in box.mode.presets]
    if box.options.layout == "preset":
        named = [preset.layout for preset in box.mode.presets if preset.id == box.options.preset]
        layout = named[0] if named else t.dice.choice(presets)  # the box has seen that it is "any"
    else:
        layout = box.yard.draw(t.dice, presets)
    s.ground = f"{write_layout(layout, box.mode.board, box.mode.hills)} - -"
    t.tell("ground-laid")
    _next_phase(s)


def laid_hills(box: Box, s: State) -> tuple[tuple[int, int], ...]:
    """The hills laid so far, while players lay them: the ground tells."""
    return tuple(place for _, place in split_reference(s.ground.partition(" ")[0], box.size))


def _hill_by_hand(t: T, s: State) -> Turn:
    box = t.box
    laid = laid_hills(box, s)
    me = _from_last(t, s)

    def barred(option: int) -> Refusal | None:
        clause = box.yard.barred(laid, option)
        return Refusal(clause) if clause else None

    option = yield t.ask(me, box.HILL, box.yard.offers(laid), "PG-4.10", barred, sifted=True)
    hill = box.mode.hills[len(laid)]
    layout = (*laid, placement_of(option))
    s.ground = f"{write_layout(layout, box.mode.board, box.mode.hills[: len(layout)])} - -"
    t.tell("hill-laid", seat=me, hill=box.hill(hill.id), at=box.names[option >> 2])
    s.placed += 1
    if s.placed == len(box.mode.hills):
        _next_phase(s)


def tokens(t: T, s: State) -> Turn:
    """PG-5.2, PG-6.2: face down on visible marks, one a mark; which stay empty is random (PG-20.35)."""
    marks = list(t.box.land(s.ground).marks)
    count = sum(t.box.mode.tokens)
    if t.box.options.marks == "manual":
        yield from _token_by_hand(t, s, marks, count)
        return
    for _ in range(count):
        s.samples[t.dice.pick(marks)] = samples.UNKNOWN
    t.tell("tokens-laid", n=count)
    _next_phase(s)


def _token_by_hand(t: T, s: State, marks: list[int], count: int) -> Turn:
    me = s.order[-1]

    def barred(cell: int) -> Refusal | None:
        if cell not in marks:
            return Refusal("PG-5.2", "no-mark")
        return Refusal("PG-5.2", "mark-taken") if s.samples[cell] else None

    cell = yield t.ask(me, t.box.TOKEN, marks, "PG-20.35", barred)
    s.samples[cell] = samples.UNKNOWN
    t.tell("token-laid", seat=me, cell=cell, at=t.box.names[cell])
    s.placed += 1
    if s.placed == count:
        _next_phase(s)


def corners(t: T, s: State) -> Turn:
    """D3, PG-5.4, PG-5.6: a free corner for the base, and the rover on it."""
    me = _from_last(t, s)
    cell = yield t.ask(me, t.box.CORNER, sorted(t.box.land(s.ground).corners), "PG-5.4", _free_corner(t, s))
    s.bases[s.colours[me]] = cell
    s.at[me] = cell
    t.tell("corner-chosen", seat=me, cell=cell, at=t.box.names[cell])
    s.placed += 1
    if s.placed == t.seats:
        _next_phase(s)


def _free_corner(t: T, s: State) -> Barred:
    free = t.box.land(s.ground).corners

    def barred(cell: int) -> Refusal | None:
        if cell not in free:
            return Refusal("PG-3.10", "no-corner")
        return Refusal("PG-5.4", "corner-taken") if cell in s.bases else None

    return barred


def spares(t: T, s: State) -> Turn:
    """D5, PG-5.8, PG-6.5: the bases nobody plays go to the free corners; in full mode it matters which where."""
    unused = [colour for colour, cell in enumerate(s.bases) if cell < 0]
    if not unused:
        _next_phase(s)
        return
    if t.box.full and t.box.options.spare_bases == "last_player":
        me = s.order[-1]
        cell = yield t.ask(
            me, t.box.SPARE, sorted(t.box.land(s.ground).corners), "PG-20.32", _free_corner(t, s)
        )
        _lay_spare(t, s, unused[0], cell)
        return
    free = [cell for cell in t.box.land(s.ground).corners if cell not in s.bases]
    for colour in unused:
        _lay_spare(t, s, colour, t.dice.pick(free))
    _next_phase(s)


def _lay_spare(t: T, s: State, colour: int, cell: int) -> None:
    s.bases[colour] = cell
    t.tell("spare-laid", colour=t.box.colour(colour), cell=cell, at=t.box.names[cell])


def headings(t: T, s: State) -> Turn:
    """D4, PG-5.7: any direction but into a wall."""
    me = _from_last(t, s)
    land = t.box.land(s.ground)
    open_ = land.start_headings(s.at[me])

    def barred(heading: int) -> Refusal | None:
        return None if heading in open_ else Refusal("PG-5.7", "into-wall")

    heading = yield t.ask(me, t.box.HEADING, range(4), "PG-5.7", barred)
    s.facing[me] = heading
    t.tell("heading-chosen", seat=me, heading=heading, way=Phrase(f"heading-{heading}"))
    s.placed += 1
    if s.placed == t.seats:
        _next_phase(s)


def deal(t: T, s: State) -> Turn:
    """PG-5.9, PG-6.6: five cards each, secret; the row is empty."""
    for hand in s.hands:
        hand[:] = sorted(t.dice.pick(s.deck) for _ in range(t.box.rules.hand))
    t.tell("dealt", n=t.box.rules.hand)
    _next_phase(s)
    yield from ()


_STEPS = {
    COLOURS: colours,
    HILLS: hills,
    TOKENS: tokens,
    CORNERS: corners,
    SPARES: spares,
    HEADINGS: headings,
    DEAL: deal,
}
