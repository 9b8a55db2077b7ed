"""What happens when a round's last turn is over (TV-11, TV-20): goal, upkeep, environment, parent."""

from __future__ import annotations

from ludarium.games.terravist import decks, weather
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.measures import measure
from ludarium.games.terravist.settling import clear
from ludarium.games.terravist.state import ENVIRONMENT, FIRST, OVER, ROUNDS, State
from ludarium.table.table import Table, Turn
from ludarium.table.view import rank

T = Table[Box]


def settle_up(t: T, s: State) -> Turn:
    """TV-11.2, TV-11.3: the goal first; after the third round there is nothing more (TV-11.10)."""
    yield from ()
    score_goal(t, s)
    if s.round == ROUNDS - 1:
        s.phase = OVER
        t.tell("over")
        return
    upkeep(t, s)
    s.phase = ENVIRONMENT


def score_goal(t: T, s: State) -> None:
    """Step 1, TV-20."""
    goal = s.goals[s.round]
    measured = [measure(t.box, s, seat, t.box.content.goals[goal].measure) for seat in range(t.seats)]
    points = points_for(measured, t.box.content.points[s.round])
    for seat, won in enumerate(points):
        s.points[seat][s.round] = won
    t.tell("goal-scored", goal=t.box.goal(goal), number=goal, measured=measured, points=points)
    for seat, won in enumerate(points):
        t.tell("goal-points", seat=seat, n=measured[seat], points=won)


def points_for(measured: list[int], points: tuple[int, ...]) -> list[int]:
    """TV-20.2 … 20.6: equals share the better rank; nothing achieved is worth nothing."""
    return [points[place - 1] if n > 0 else 0 for n, place in zip(measured, rank(measured), strict=True)]


def upkeep(t: T, s: State) -> None:
    """Step 2, TV-11.4, TV-11.5: all at once an egg from each; who has none goes, with what is tucked under it."""
    starving = [place for place, card in enumerate(s.at) if card >= 0 and not s.eggs[place]]
    s.eggs = [max(0, n - 1) for n in s.eggs]
    t.tell("upkeep")
    for place in starving:
        card = s.at[place]
        t.tell("starved", seat=s.owner[place], card=t.box.creature(card), number=card, where=place)
        tucked, s.tucked[place] = s.tucked[place], []
        clear(s, place)
        for gone in (card, *tucked):
            decks.discard(s, gone)
        if tucked:
            t.show()  # they lie open on the discard pile now


def environment(t: T, s: State) -> Turn:
    """Steps 3 and 4."""
    yield from weather.play(t, s, s.parent)
    s.parent = (s.parent + 1) % t.seats  # TV-11.9
    s.round += 1
    s.turn = 0
    reveal_goal(t, s)
    s.phase = FIRST
    t.tell("round", seat=s.parent, n=s.round + 1)


def reveal_goal(t: T, s: State) -> None:
    """TV-3.10: with `at_round_start` a tile is turned up now; drawn unseen, it was no other than now."""
    if s.goals[s.round] < 0:
        s.goals[s.round] = t.dice.pick(s.goals_left)
        t.tell("goal", goal=t.box.goal(s.goals[s.round]), n=s.round + 1)
