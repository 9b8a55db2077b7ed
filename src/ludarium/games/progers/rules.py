"""Прогеры, turn by turn.

set-up          setting_up.py   colours, hills, tokens, corners, spare bases, headings, deal      PG-4 … PG-6
a turn          here            waiting lift, then run or pass, lift, clear, draw                 PG-10, PG-11
  edit          edits.py        insert, cover, lay and remove loops, commit                       PG-11, PG-12
  execute       drive.py        commands, samples, obstruction, pulse, lifts                      PG-7–9, PG-13, 14
cards           here            draw, reshuffle, replace                                          PG-15
the end         score.py        points, target, stall                                             PG-16
"""

from __future__ import annotations

from ludarium.games.progers import edits, setting_up
from ludarium.games.progers.box import COMMIT, COVER, INSERT, PASS, RUN_ROW, Box
from ludarium.games.progers.content import kind_of, laid
from ludarium.games.progers.drive import execute, ride, waiting_lift
from ludarium.games.progers.score import end_turn
from ludarium.games.progers.state import PLAY, Draft, State
from ludarium.games.progers.terrain import Terrain
from ludarium.table.choice import Barred, Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def next_turn(t: T, s: State) -> Turn | None:
    """The turn that comes: a step of the set-up, a player's turn, or none when the game is over."""
    if s.phase == PLAY:
        return turn(t, s)
    return setting_up.step(t, s) if s.phase < PLAY else None


def turn(t: T, s: State) -> Turn:
    """PG-10.1, PG-11.2, PG-11.20: run a program or pass."""
    me = s.order[s.turn]
    if t.listening:
        t.tell("turn", seat=me)
    if s.waits[me] >= 0:
        waiting_lift(t, s, me)  # PG-11.1
        if s.reason:
            return
    because = "PG-11.2" if t.box.full else "PG-10.1"
    nothing = _nothing_to_run(t, s, me) if t.box.full and not s.row else None
    choice = yield t.ask(me, t.box.TURN, (RUN_ROW, PASS), because, nothing, always=True)
    if choice == PASS:
        yield from replace(t, s, me)
    else:
        yield from play(t, s, me)
    if not s.reason:
        end_turn(t, s)


def _nothing_to_run(t: T, s: State, me: int) -> Barred:
    """PG-11.17: with an empty row and no command card in hand there is only the pass."""

    def barred(choice: int) -> Refusal | None:
        if choice == RUN_ROW and all(t.box.effects[kind] == "loop" for kind in s.hands[me]):
            return Refusal("PG-11.17", "no-command")
        return None

    return barred


def play(t: T, s: State, me: int) -> Turn:
    """Edit, commit, execute, lift, clear, draw (PG-10.2, 10.3, PG-11.13 … 11.15)."""
    yield from edit(t, s, me)
    land = t.box.land(s.ground)
    execute(t, s, me, land)
    if not s.reason and t.box.full:
        yield from lift(t, s, me, land)
    if s.reason:
        return
    if not t.box.full or full_row(t, s):
        t.tell("row-cleared")
        edits.clear(s)
    draw(t, s, me, t.box.rules.hand - len(s.hands[me]))


def edit(t: T, s: State, me: int) -> Turn:
    """D7: one operation a question, until the commit (D8)."""
    box = t.box
    edits.begin(s)
    because = "PG-11.6" if box.full else "PG-10.2"

    def legal() -> list[int]:
        return edits.legal(box, s, me)

    def barred(option: int) -> Refusal | None:
        return edits.barred(box, s, me, option)

    while True:
        option = yield t.ask(me, box.OP, legal, because, barred, always=True, sifted=True)
        op = box.operations[option]
        if op.what == COMMIT:
            break
        edits.apply(box, s, me, op)
        if op.what in (INSERT, COVER) and box.effects[op.kind] == "turn_choice":
            side = yield t.ask(me, box.SIDE, range(2), "PG-20.43")  # D12
            edits.face(s, op.place, laid(op.kind, side))
    committed = edits.commit(s)
    if t.listening:
        _tell_commit(t, s, me, committed)


def _tell_commit(t: T, s: State, me: int, d: Draft) -> None:
    cards = [t.box.card(kind) for kind in d.laid]
    row = [t.box.card(slot[-1]) for slot in s.row]
    slots, loops = [slot[:] for slot in s.row], [loop[:] for loop in s.loops]
    said = "committed" if cards else "ran-unchanged"
    t.tell(said, seat=me, cards=cards, kinds=d.laid, row=row, slots=slots, loops=loops, n=len(cards))
    if d.fallen:
        t.tell("loops-fell", seat=me, cards=[t.box.card(kind) for kind in d.fallen], n=len(d.fallen))


def full_row(t: T, s: State) -> bool:
    """PG-11.14; with row_count = cards covered cards count too (PG-20.13)."""
    length = len(s.row) if t.box.options.row_count == "slots" else sum(map(len, s.row))
    return length >= t.box.rules.row_limit


def lift(t: T, s: State, me: int, land: Terrain) -> Turn:
    """PG-14.4, 14.5, 14.14: after the algorithm, whether it moved or not; of several lifts one is taken (D10)."""
    rides = land.rides[s.at[me]]
    if not rides:
        return
    to = yield t.ask(me, t.box.LIFT, rides, "PG-14.14")
    ride(t, s, me, to)


# -- cards ------------------------------------------------------------------------


def replace(t: T, s: State, me: int) -> Turn:
    """PG-10.5, PG-11.16: pass, and exchange any number of hand cards; discard first, then draw (D9)."""
    s.draft = Draft([], [], [])
    yield from _choose_replaced(t, s, me)
    gone = edits.draft(s).laid
    s.draft = None
    if t.box.options.pass_discards == "closed":  # PG-20.42
        s.thrown[me] = sorted(s.thrown[me] + gone)
        t.tell("passed-closed", seat=me, n=len(gone))
    else:
        s.discard = sorted(s.discard + gone)
        if t.listening:
            t.tell("passed", seat=me, n=len(gone), cards=[t.box.card(kind) for kind in gone])
    draw(t, s, me, len(gone))


def _choose_replaced(t: T, s: State, me: int) -> Asking[None]:
    """One card more a question, in the order of the kinds, so that every set has one sequence."""
    box, done = t.box, t.box.done

    def barred(option: int) -> Refusal | None:
        if option == done:
            return None
        if option not in s.hands[me]:
            return Refusal("PG-10.5", "no-card")
        gone = edits.draft(s).laid
        return Refusal("PG-10.5", "in-order") if gone and option < gone[-1] else None

    def cards() -> list[int]:
        gone = edits.draft(s).laid
        least = gone[-1] if gone else 0
        return [kind for kind in dict.fromkeys(s.hands[me]) if kind >= least] + [done]

    while True:
        option = yield t.ask(me, box.REPLACE, cards, "PG-10.5", barred, always=True, sifted=True)
        if option == done:
            return
        s.hands[me].remove(option)
        edits.draft(s).laid.append(option)


def draw(t: T, s: State, me: int, count: int) -> None:
    """PG-15.1; PG-15.2 … 15.4: a card that must be drawn from an empty pile has the discard shuffled first."""
    drawn = []
    for _ in range(count):
        if not s.deck and not _reshuffle(t, s):
            break
        drawn.append(t.dice.pick(s.deck))
    if drawn:
        s.hands[me] = sorted(s.hands[me] + drawn)
        if t.listening:
            own = {"cards": [t.box.card(kind) for kind in drawn], "kinds": drawn}
            t.tell("drew", seat=me, n=len(drawn), private={me: own})


def _reshuffle(t: T, s: State) -> bool:
    """PG-15.2, 15.3: the discard becomes the draw pile; PG-15.4: failing that, the covered cards of the row."""
    cards = s.discard + [kind for pile in s.thrown for kind in pile]
    s.discard = []
    s.thrown = [[] for _ in s.thrown]
    if not cards:
        cards = [kind_of(card) for slot in s.row for card in slot[:-1]]
        s.row = [slot[-1:] for slot in s.row]
    s.deck = sorted(cards)
    if cards:
        t.tell("reshuffled", n=len(cards))
    return bool(cards)
