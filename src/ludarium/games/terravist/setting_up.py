"""Before the first turn (TV-3)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import decks, dice_box
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.developing import lay_out
from ludarium.games.terravist.places import FIRST_CELL
from ludarium.games.terravist.round_end import reveal_goal
from ludarium.games.terravist.state import DEAL, FIRST, ROUNDS, START, State
from ludarium.table.choice import Refusal
from ludarium.table.dice import Dice
from ludarium.table.game import Brings
from ludarium.table.table import Table, Turn

T = Table[Box]

HAND = 5  # TV-3.13


def setup(t: T, brings: Brings, key: bytes) -> State:
    """The common part: parent, tray, dice, goals (TV-3.1 … 3.12)."""
    s = _bare(t, Dice(key))
    t.dice.take(s.dice)
    if t.box.options.first == "random":
        s.parent = t.dice.below(t.seats)  # TV-3.1
    _choose_cheat(t, s)
    t.tell("parent", seat=s.parent)
    decks.fill_tray(t, s)  # TV-3.3
    _turn_up_goals(t, s)
    for die in range(len(s.faces)):
        dice_box.roll(t, s, die)  # TV-3.12
    return s


def _bare(t: T, dice: Dice) -> State:
    box, seats, places = t.box, range(t.seats), t.box.places
    return State(
        dice=dice, phase=START, round=0, turn=0, gone=0, parent=0, cheat="",
        laid=[], cells=[-1] * 5, developer=[-1] * 5,
        at=[-1] * places, owner=[-1] * places, eggs=[0] * places, tucked=[[] for _ in range(places)],
        known=[0] * box.cards, deck=list(range(box.cards)), tray=[], discard=[], hands=[[] for _ in seats],
        looked=[], offered=[], looker=-1,
        tokens=[[1] * 5 for _ in seats], faces=list(box.all_used),
        pile=list(range(len(box.content.positions))), top=[], top_known=-1,
        positions=[[] for _ in seats], positions_gone=[[] for _ in seats],
        weather=list(range(len(box.content.environments))), weather_gone=[],
        goals=[-1] * ROUNDS, goals_left=list(range(len(box.content.goals))), points=[[0] * ROUNDS for _ in seats],
        due=[], chain=[], acting=-1, waiting=-1,
    )  # fmt: skip


def _choose_cheat(t: T, s: State) -> None:
    """TV-3.16, TV-22.2: agreed before the game, or drawn at random."""
    wanted = t.box.options.hard_mode
    if wanted == "random":
        s.cheat = t.dice.choice(list(t.box.content.cheats))
    elif wanted != "off":
        s.cheat = wanted
    if s.cheat:
        t.tell("cheat", cheat=s.cheat)


def _turn_up_goals(t: T, s: State) -> None:
    """TV-3.9, TV-3.10."""
    rounds = range(ROUNDS) if t.box.options.goals_visible == "from_start" else range(1)
    for s.round in rounds:
        reveal_goal(t, s)
    s.round = 0


def start_board(t: T, s: State) -> Turn:
    """D1, TV-3.5: the habitat that most of the tray's cards show; the parent breaks a tie."""
    most = _most_shown(t.box, s)
    habitat = most[0]
    if len(most) > 1:
        habitat = yield t.ask(s.parent, t.box.HABITAT, most, "TV-3.5", partial(_barred_start, t.box, s))
    lay_out(s, habitat, FIRST_CELL)
    s.phase = DEAL
    t.tell("start-board", board=t.box.board(habitat), number=habitat)


def _most_shown(box: Box, s: State) -> list[int]:
    """TV-3.6: a card with two habitats counts for both."""
    counts = [sum(box.homes[card] >> habitat & 1 for card in s.tray) for habitat in range(5)]
    return [habitat for habitat, count in enumerate(counts) if count == max(counts)]


def _barred_start(box: Box, s: State, habitat: int) -> Refusal | None:
    return None if habitat in _most_shown(box, s) else Refusal("TV-3.5", "not-most")


def deal(t: T, s: State) -> Turn:
    """TV-3.13, TV-3.15: five cards and one position card each, from the parent clockwise."""
    yield from ()
    for step in range(t.seats):
        seat = (s.parent + step) % t.seats
        s.hands[seat] = sorted(decks.draw(t, s) for _ in range(HAND))
        s.positions[seat] = [decks.draw_position(t, s, seat)]
    s.phase = FIRST
    t.tell("dealt", n=HAND)
    t.tell("round", seat=s.parent, n=1)
