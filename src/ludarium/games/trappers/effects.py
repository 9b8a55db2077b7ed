"""What Artifacts do: the effect vocabulary, one function each (docs/games/trappers.md)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import by_hand, decks, in_force, quests, theft
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import FORMS, HYPOSTASIS, Deed
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.ground import CLANS, FREE, KINDS, NOBODY
from ludarium.games.trappers.passage import must_stop
from ludarium.games.trappers.places import A_DUEL
from ludarium.games.trappers.printed import REP_MOST
from ludarium.games.trappers.quest_cards import DECKS, OLDS, PEOPLES
from ludarium.games.trappers.reputation import change, earn, join, lose, pay, reputation
from ludarium.games.trappers.state import MASK, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


STOP = 4  # option of SHOVE


def throw(t: T) -> int:
    return t.dice.below(6) + 1


def barred(t: T, s: State, me: int, row: OpRow) -> Refusal | None:
    """Why this effect could do nothing now."""
    clan = t.box.clan_of[s.cell[me]]
    if row.op == "add_rep" and row.clan == "cell" and row.target == "self":
        if clan == NOBODY:
            return Refusal("TR-1.7", "nobodys-cell")
        if row.n > 0 and s.rep[me][clan] >= REP_MOST:
            return Refusal("TR-15.1", "rep-full", n=REP_MOST)
    elif row.op == "remove_marker" and not s.marks[me] >> s.cell[me] & 1:
        return Refusal("TR-6.5", "no-marker")
    elif row.op == "steal_rep" and not theft.victims(t, s, me):
        return Refusal("TR-11.4", "nobody-to-rob")
    elif row.op == "reroll" and row.die == "other" and s.now.fight != A_DUEL:
        return Refusal("TR-17.3", "no-other-die")
    elif row.op == "move_rover" and row.target == "opponent" and not _on_board(t, s, me):
        return Refusal("TR-17.11", "nobody-on-board")
    return None


def _on_board(t: T, s: State, me: int) -> list[int]:
    return [seat for seat in range(t.seats) if seat != me and s.cell[seat] >= 0]


def happen(t: T, s: State, me: int, card: int) -> Turn:
    """All effects of the card, in the order they are printed in."""
    for op in t.box.artifacts[card].ops:
        row = op.row
        if in_force.lasts(row):
            in_force.put(s, me, op)
        elif row.op == "manual":
            yield from by_hand.adjust(t, s, me)
        else:
            yield from _DO[row.op](t, s, me, row)
        if s.now.dirty and s.winner < 0:
            yield from quests.settle(t, s)
        if s.winner >= 0:
            return


def _whom(t: T, s: State, me: int, row: OpRow) -> Asking[int]:
    """The user, or the opponent the user chooses."""
    if row.target == "self":
        return me
    others = _on_board(t, s, me) if row.op == "move_rover" else [x for x in range(t.seats) if x != me]

    def not_this(option: int) -> Refusal | None:
        return None if option in others else Refusal("TR-22.2", "which-opponent")

    whom: int = yield t.ask(me, t.box.VICTIM, tuple(others), "TR-22.2", not_this)
    return whom


# -- movement --------------------------------------------------------------------


def _teleport(t: T, s: State, me: int, row: OpRow) -> Turn:
    """TR-5.13: anywhere, direction free. Where it comes down counts as where the movement led."""
    kinds = t.box.ground.kind
    kind = -1 if row.to == "any_cell" else KINDS.index(row.to)
    cells = tuple(cell for cell in range(t.box.cells) if kind in (-1, kinds[cell]))

    def not_this(cell: int) -> Refusal | None:
        return None if cell in cells else Refusal("TR-5.13", "other-kind")

    cell = yield t.ask(me, t.box.CELL, cells, "TR-5.13", not_this)
    s.cell[me] = cell
    s.facing[me] = FREE
    s.now.entered = 1
    t.tell("teleported", seat=me, cell=cell, at=t.box.at(cell))
    if row.ends_movement:
        s.now.moving = 0
    elif must_stop(t, s, me, cell):
        s.now.stopped = 1


def _add_mp(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.now.mp += row.n
    s.now.total += row.n
    yield from ()


def _cross_chasm(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.now.chasms += row.n
    yield from ()


def _move_rover(t: T, s: State, me: int, row: OpRow) -> Turn:
    """The user chooses open steps; the direction is free afterwards."""
    whom = yield from _whom(t, s, me, row)
    for _ in range(row.n):
        ways = (*t.box.ground.ways[s.cell[whom]], STOP)

        def not_there(option: int, ways: tuple[int, ...] = ways) -> Refusal | None:
            return None if option in ways else Refusal("TR-5.5", "no-way")

        heading = yield t.ask(me, t.box.SHOVE, ways, "TR-22.2", not_there)
        if heading == STOP:
            break
        s.cell[whom] = t.box.ground.step[s.cell[whom]][heading]
        t.tell("shoved", seat=whom, cell=s.cell[whom], at=t.box.at(s.cell[whom]))
    s.facing[whom] = FREE


# -- tracks ----------------------------------------------------------------------


def _set_hypostasis(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.to == "choice":
        form = yield from choose_form(t, s, me)
    else:
        form = FORMS.index(row.to)
    yield from become(t, s, me, form)


def choose_form(t: T, s: State, me: int) -> Asking[int]:
    """D23: one of the three others."""

    def same(form: int) -> Refusal | None:
        return Refusal("TR-7.1", "same-form") if form == s.form[me] else None

    form: int = yield t.ask(me, t.box.SHAPE, range(4), "TR-7.1", same)
    return form


def become(t: T, s: State, me: int, form: int) -> Turn:
    """A change of Hypostasis. Before any movement point is spent it changes them too (§ Mirror of Shapes)."""
    before = reputation(t, s, me, s.cell[me])
    s.form[me] = form
    t.tell("became", seat=me, form=t.box.form(form), number=form)
    if s.now.moving and not s.now.spent:
        gained = reputation(t, s, me, s.cell[me]) - before
        s.now.mp += gained
        s.now.total += gained
    if quests.note(t, s, me, Deed(HYPOSTASIS, what=form)):
        yield from quests.settle(t, s)


def _add_residents(t: T, s: State, me: int, row: OpRow) -> Turn:
    whom = yield from _whom(t, s, me, row)
    if row.n > 0:
        join(t, s, whom, row.n)
    else:
        lose(s, whom, -row.n)
    t.tell("residents-changed", seat=whom, n=row.n)


def _add_zeff(t: T, s: State, me: int, row: OpRow) -> Turn:
    whom = yield from _whom(t, s, me, row)
    if row.n > 0:
        earn(t, s, whom, row.n)
    else:
        pay(s, whom, -row.n)
    t.tell("zeff-changed", seat=whom, n=row.n)


def _add_rep(t: T, s: State, me: int, row: OpRow) -> Turn:
    whom = yield from _whom(t, s, me, row)
    if row.clan == "cell":
        clans = [t.box.clan_of[s.cell[me]]]
    elif row.clan == "warring":
        clans = [clan for clan in range(1, CLANS + 1) if s.foes[clan]]
    else:
        clans = [(yield t.ask(me, t.box.CLAN, range(1, CLANS + 1), "TR-22.2", _no_clan))]
    for clan in clans:
        if clan != NOBODY:
            change(t, s, whom, clan, row.n, row.echo)


def _no_clan(clan: int) -> Refusal | None:
    return None if clan != NOBODY else Refusal("TR-22.2", "no-clan")


def _steal_rep(t: T, s: State, me: int, row: OpRow) -> Turn:
    for _ in range(row.n):
        target = yield from theft.choose(t, s, me, may_cancel=False)
        if target is None:
            return
        theft.steal(t, s, me, *target)


def _remove_marker(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.marks[me] &= ~(1 << s.cell[me])
    s.robbed[me] &= ~(1 << s.cell[me])
    t.tell("marker-removed", seat=me, cell=s.cell[me], at=t.box.at(s.cell[me]))
    yield from ()


# -- dice ------------------------------------------------------------------------


def _set_die(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.value:
        s.now.die = row.value
    else:
        face = yield t.ask(me, t.box.FACE, range(6), "TR-22.2")
        s.now.die = face + 1
    t.tell("die-set", seat=me, n=s.now.die)


def _reroll(t: T, s: State, me: int, row: OpRow) -> Turn:
    """The second result counts, for losses too."""
    if row.die == "own":
        s.now.die = throw(t)
        t.tell("rolled-again", seat=me, n=s.now.die)
    else:
        s.now.other = throw(t)
        t.tell("rolled-again", seat=s.now.foe, n=s.now.other)
    yield from ()


# -- cards and turns -------------------------------------------------------------


def draw_artifact(t: T, s: State, me: int) -> None:
    """The top Artifact, hidden; none if the deck is empty (TR-8.3)."""
    deck = s.decks[decks.ARTIFACTS]
    if not decks.size(deck):
        t.tell("no-artifacts-left", seat=me)
        return
    code = decks.draw(t, deck, me)
    s.hands[me] = sorted([*s.hands[me], code])
    if t.listening:
        card = {"card": t.box.artifact(code >> MASK), "number": code >> MASK}
        t.tell("artifact-drawn", seat=me, private={x: card for x in range(t.seats) if code >> x & 1})


def _draw_artifact(t: T, s: State, me: int, row: OpRow) -> Turn:
    for _ in range(row.n):
        draw_artifact(t, s, me)
    yield from ()


def draw_quest(t: T, s: State, me: int, because: str) -> Turn:
    """TR-8.4: of the type that is named (D4), one of two going first if need be (D5)."""
    full = tuple(deck for deck in (PEOPLES, OLDS) if decks.size(s.decks[deck]))
    if not full:
        t.tell("no-quests-left", seat=me)
        return

    def empty(deck: int) -> Refusal | None:
        return None if deck in full else Refusal(because, "deck-empty")

    deck = yield t.ask(me, t.box.DECK, full, because, empty)
    yield from quests.make_room(t, s, me, deck, because, may_cancel=False)
    yield from quests.take(t, s, me, deck)


def _draw_quest(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.deck == "choice":
        yield from draw_quest(t, s, me, "TR-8.4")
    elif decks.size(s.decks[DECKS.index(row.deck)]):
        yield from quests.make_room(t, s, me, DECKS.index(row.deck), "TR-18.3", may_cancel=False)
        yield from quests.take(t, s, me, DECKS.index(row.deck))


def _peek(t: T, s: State, me: int, row: OpRow) -> Turn:
    number = decks.ARTIFACTS if row.deck == "artifacts" else DECKS.index(row.deck)
    seen = decks.peek(t, s.decks[number], me, row.n)
    name = t.box.artifact if number == decks.ARTIFACTS else t.box.quest
    t.tell("peeked", seat=me, n=len(seen), private={me: {"cards": [name(card) for card in seen]}})
    yield from ()


def _extra_turn(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.again = 1
    yield from ()


def _miss_turn(t: T, s: State, me: int, row: OpRow) -> Turn:
    whom = yield from _whom(t, s, me, row)
    s.miss[whom] = 1
    t.tell("will-miss", seat=whom)


_DO: dict[str, Callable[[T, State, int, OpRow], Turn]] = {
    "teleport": _teleport,
    "add_mp": _add_mp,
    "cross_chasm": _cross_chasm,
    "set_hypostasis": _set_hypostasis,
    "set_die": _set_die,
    "reroll": _reroll,
    "add_residents": _add_residents,
    "add_zeff": _add_zeff,
    "add_rep": _add_rep,
    "steal_rep": _steal_rep,
    "remove_marker": _remove_marker,
    "draw_artifact": _draw_artifact,
    "draw_quest": _draw_quest,
    "peek": _peek,
    "extra_turn": _extra_turn,
    "miss_turn": _miss_turn,
    "move_rover": _move_rover,
}
