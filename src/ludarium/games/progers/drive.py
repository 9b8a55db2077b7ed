"""What rovers do: commands (PG-7), samples (PG-8), obstruction (PG-9), the pulse (PG-13), lifts (PG-14)."""

from __future__ import annotations

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.edits import expanded
from ludarium.games.progers.score import judge, points
from ludarium.games.progers.state import UNLOCKED, State, pair
from ludarium.games.progers.terrain import BARS, Terrain
from ludarium.table.table import Table

T = Table[Box]


def execute(t: T, s: State, me: int, land: Terrain) -> None:
    """PG-7.2: the commands of the row strictly in order, loops expanded; the end of the game may stop it (PG-7.14)."""
    for slot in expanded(s, t.box):
        card = s.row[slot][-1]
        if t.listening:
            t.tell("command", seat=me, slot=slot, card=t.box.card(card))
        command(t, s, me, card, land)
        if s.reason:
            return


def command(t: T, s: State, me: int, card: int, land: Terrain) -> None:
    turn = t.box.turns.get(card)
    if turn is not None:  # PG-7.12: always possible
        s.facing[me] = (s.facing[me] + turn) % 4
        if t.listening:
            t.tell("turned", seat=me, heading=s.facing[me])
        return
    effect = t.box.effects[card]
    if effect == "step":
        step(t, s, me, land)
    elif effect == "run":
        run(t, s, me, land)
    elif effect == "jump":
        jump(t, s, me, land)
    elif effect == "teleport":
        pulse(t, s, me, land)


def step(t: T, s: State, me: int, land: Terrain) -> None:
    """PG-7.4."""
    side = s.at[me] * 4 + s.facing[me]
    to = land.drive[side]
    if to < 0:
        _skip(t, me, BARS[land.drive_bar[side]])
    elif to in s.at:
        collide(t, s, me, s.at.index(to))
    else:
        move(t, s, me, to, "drove")


def run(t: T, s: State, me: int, land: Terrain) -> None:
    """PG-7.5 … 7.8: until something blocks the way, or onto a cell with a token; labs and platforms don't stop it."""
    moved = False
    while True:
        side = s.at[me] * 4 + s.facing[me]
        to = land.drive[side]
        if to < 0:
            if not moved:
                _skip(t, me, BARS[land.drive_bar[side]])
            return
        if to in s.at:
            collide(t, s, me, s.at.index(to))  # PG-9.3: whether or not it moved
            return
        stops = s.samples[to] and (
            t.box.options.full_hold_stops or _has_room(t, s, me) or is_lab(t, s, me, to)
        )
        move(t, s, me, to, "drove")
        moved = True
        if stops or s.reason:
            return


def jump(t: T, s: State, me: int, land: Terrain) -> None:
    """PG-7.9 … 7.11: one cell, over a wall, one storey up or down."""
    side = s.at[me] * 4 + s.facing[me]
    to = land.leap[side]
    if to < 0:
        _skip(t, me, BARS[land.leap_bar[side]])
    elif to in s.at:
        collide(t, s, me, s.at.index(to))
    else:
        move(t, s, me, to, "jumped")


def _skip(t: T, me: int, why: str) -> None:
    """PG-7.3: a command that can't be carried out is skipped without penalty."""
    if t.listening:
        t.tell("skipped", seat=me, why=why)


# -- cells, holds, labs ------------------------------------------------------------


def move(t: T, s: State, me: int, to: int, how: str) -> None:
    """A change of cell: it lifts locks (PG-9.7), ends a wait (PG-14.12), and is an arrival (PG-8.1)."""
    if t.listening:
        t.tell(how, seat=me, start=s.at[me], cell=to, at=t.box.names[to])
    s.at[me] = to
    s.locks &= UNLOCKED[me]
    s.waits[me] = -1
    arrive(t, s, me)


def arrive(t: T, s: State, me: int) -> None:
    """PG-8.2, 8.7, 8.8: deliver, load, deliver again, until nothing changes."""
    cell = s.at[me]
    if not s.samples[cell] and not s.holds[me]:
        return
    lab = is_lab(t, s, me, cell)
    while True:
        if lab and s.holds[me]:
            deliver(t, s, me)
        if s.reason or not s.samples[cell] or not _has_room(t, s, me):
            return
        load(t, s, me)


def is_lab(t: T, s: State, me: int, cell: int) -> bool:
    """PG-8.5, PG-8.6: in basic every base is a lab for all; in full only those that show the rover's colour."""
    if cell not in s.bases:
        return False
    return not t.box.full or t.box.content.labs[s.bases.index(cell)][s.colours[me]]


def _has_room(t: T, s: State, me: int) -> bool:
    return samples.count(s.holds[me]) < t.box.rules.hold  # PG-8.4


def load(t: T, s: State, me: int) -> None:
    """PG-8.2 … 8.4: automatically, face down, as long as there is room."""
    cell = s.at[me]
    loaded = 0
    while s.samples[cell] and _has_room(t, s, me):
        s.holds[me] = samples.join(s.samples[cell] & 7, s.holds[me])
        s.samples[cell] >>= 3
        loaded += 1
    s.idle = -1  # PG-16.7: something happened to a token
    if t.listening:
        t.tell("loaded", seat=me, cell=cell, n=loaded, at=t.box.names[cell])


def deliver(t: T, s: State, me: int) -> None:
    """PG-8.7: the whole hold is turned face up and scores; then the end of the game is looked at (PG-16.3, 16.4)."""
    types = [_turn_up(t, s, token) for token in samples.tokens(s.holds[me])]
    own = s.delivered[me]
    for type_ in types:
        own[type_] += 1
    s.holds[me] = 0
    s.idle = -1
    t.show()
    if t.listening:
        said = [t.box.type(type_) for type_ in types]
        n, cell, now = len(types), s.at[me], points(own)
        t.tell("delivered", seat=me, types=types, samples=said, n=n, cell=cell, points=now)
    judge(t, s)


def _turn_up(t: T, s: State, token: int) -> int:
    """The type of a token; of an unknown one it is drawn from all undelivered ones (PG-17.3)."""
    if token != samples.UNKNOWN:
        return samples.type_of(token)
    left = t.dice.below(sum(s.bag))
    for type_, count in enumerate(s.bag):
        left -= count
        if left < 0:
            s.bag[type_] -= 1
            return type_
    raise AssertionError("the bag holds as many tokens as are undelivered")


def collide(t: T, s: State, me: int, other: int) -> None:
    """PG-9.1: stopped by a rover, which hands over one token unless the pair is locked (PG-9.4 … 9.8)."""
    locked = s.locks & pair(me, other)
    pays = not locked and s.holds[other] and _has_room(t, s, me)
    if t.listening:
        t.tell("paid" if pays else "bumped", seat=me, other=other)
    if pays:
        s.holds[me] = samples.join(s.holds[other] & 7, s.holds[me])
        s.holds[other] >>= 3  # PG-9.11: not refilled from a token lying there
        s.idle = -1
    if pays or t.box.options.lock_on == "bump":
        s.locks |= pair(me, other)
    if pays and t.box.options.comp_at_lab == "deliver" and is_lab(t, s, me, s.at[me]):
        deliver(t, s, me)  # PG-9.10


# -- the pulse of a TELEPORT --------------------------------------------------------


def pulse(t: T, s: State, me: int, land: Terrain) -> None:
    """PG-13.1 … 13.4: straight ahead through walls, in the plane of the shooter, onto the first rover or token."""
    start = here = s.at[me]
    heading, level = s.facing[me], land.height[start]
    fly = t.box.options.pulse_gap == "fly"
    while True:
        there = land.ahead[here * 4 + heading]
        if there < 0 or (land.height[there] != level and not (fly and land.height[there] < level)):
            return _fizzle(t, me, start, here)  # PG-13.3: the rim, or another height
        if land.height[there] == level:
            if there in s.at:
                return _send_home(t, s, s.at.index(there), me)  # PG-13.11: the rover first
            if s.samples[there]:
                if land.height[here] != level:  # PG-20.21: nowhere to pull it to
                    return _fizzle(t, me, start, there)
                return _pull(t, s, me, there, here)
        here = there


def _fizzle(t: T, me: int, start: int, end: int) -> None:
    if t.listening:
        t.tell("pulsed", seat=me, start=start, cell=end)
        t.tell("skipped", seat=me, why="target")


def _send_home(t: T, s: State, other: int, me: int) -> None:
    """PG-13.5 … 13.8."""
    cell, home = s.at[other], s.bases[s.colours[other]]
    if t.listening:
        t.tell("pulsed", seat=me, start=s.at[me], cell=cell)
    if cell == home:
        if t.box.options.home_pulse == "drop":
            _drop_hold(t, s, other)
        else:
            _skip(t, me, "home")
        return
    if home in s.at:
        _skip(t, me, "occupied")  # PG-13.7: no effect at all
        return
    _drop_hold(t, s, other)
    if t.listening:
        t.tell("teleported", seat=me, other=other, start=cell, cell=home, at=t.box.names[home])
    s.at[other] = home  # the heading stays (PG-13.5)
    s.locks &= UNLOCKED[other]  # PG-13.13
    s.waits[other] = -1
    arrive(t, s, other)  # PG-13.12


def _drop_hold(t: T, s: State, other: int) -> None:
    """PG-13.6: all tokens of the hold remain on the cell."""
    if not s.holds[other]:
        return
    cell = s.at[other]
    if t.listening:
        t.tell("dropped", seat=other, cell=cell, n=samples.count(s.holds[other]), at=t.box.names[cell])
    s.samples[cell] = samples.join(s.samples[cell], s.holds[other])
    s.holds[other] = 0
    s.idle = -1


def _pull(t: T, s: State, me: int, there: int, here: int) -> None:
    """PG-13.9, 13.10: all tokens of the cell come one cell nearer; onto the shooter's own cell they are loaded."""
    if t.listening:
        t.tell("pulsed", seat=me, start=s.at[me], cell=there)
        n = samples.count(s.samples[there])
        t.tell("pulled", seat=me, start=there, cell=here, n=n, at=t.box.names[here])
    s.samples[here] = samples.join(s.samples[here], s.samples[there])
    s.samples[there] = 0
    if here == s.at[me] and t.box.options.pull_boards:
        arrive(t, s, me)


# -- lifts --------------------------------------------------------------------------


def ride(t: T, s: State, me: int, to: int) -> None:
    """PG-14.4, 14.7; PG-14.9, 14.10: an occupied platform pays like an obstacle, and the rover waits."""
    if to in s.at:
        if t.listening:
            t.tell("lift-blocked", seat=me, other=s.at.index(to), cell=to)
        collide(t, s, me, s.at.index(to))
        s.waits[me] = to
    else:
        move(t, s, me, to, "lifted")


def waiting_lift(t: T, s: State, me: int) -> None:
    """PG-11.1, PG-14.10, 14.11: at the start of the turn, if the other platform is free by now."""
    to = s.waits[me]
    if to >= 0 and to not in s.at:
        move(t, s, me, to, "lifted")
