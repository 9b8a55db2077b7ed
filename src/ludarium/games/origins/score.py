"""When the game ends and who has won (OR-18, OR-19.9, OR-19.12)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.city import is_farm
from ludarium.games.origins.grammar import COLOURS, GOLD
from ludarium.games.origins.state import DIE_OF, TILE_OF, State
from ludarium.table.table import Table
from ludarium.table.view import Result, rank

T = Table[Box]

FEW_COLOURS = 3  # OR-18.1 (c)
CONDITIONS = ("temples", "gold", "towers", "dice")  # OR-18.1 (a) … (d)


def conditions(t: T, s: State) -> tuple[bool, bool, bool, bool]:
    """Which end conditions hold now (OR-18.1)."""
    colours = len(s.stock) - s.stock.count(0)
    return _all_on_top(t, s), not any(s.gold), colours <= FEW_COLOURS, bool(s.lacked)


def _all_on_top(t: T, s: State) -> bool:
    """OR-18.1 (a)."""
    (forest, mountain, sea), (a, b, c) = s.steps, t.box.tops
    if max(forest) < a or max(mountain) < b or max(sea) < c:
        return False
    return any(forest[seat] >= a and mountain[seat] >= b and sea[seat] >= c for seat in range(t.seats))


def ending(t: T, s: State) -> str:
    """The reason why the game is over at the end of this round, played out (OR-18.2), or nothing."""
    if t.box.solo:
        if s.round < t.box.content.setup.solo.rounds:
            return ""
        return "solo-won" if sum(parts(t, s, 0).values()) >= t.box.content.setup.solo.goal else "solo-lost"
    for reason, holds in zip(CONDITIONS, conditions(t, s), strict=True):
        if holds:
            return reason
    return ""


def announce(t: T, s: State) -> None:
    """OR-18.3: as soon as a condition comes true."""
    if t.box.solo or not t.box.options.announce_end:
        return
    now = conditions(t, s)
    if True not in now:
        return
    for bit, (reason, holds) in enumerate(zip(CONDITIONS, now, strict=True)):
        if holds and not s.told >> bit & 1:
            s.told |= 1 << bit
            t.tell(f"ends-by-{reason}")


def temple_points(t: T, s: State, seat: int) -> int:
    """OR-18.4 (3): the highest of the three discs is left out."""
    return _counted(t, [own[seat] for own in s.steps])


def _counted(t: T, steps: list[int]) -> int:
    values = sorted((step, track[step]) for step, track in zip(steps, t.box.temples, strict=True))
    return values[0][1] + values[1][1]


def next_step_points(t: T, s: State, seat: int, temple: int) -> int:
    """What one step more on this track would add at the end; nothing on the top."""
    track, step = t.box.temples[temple], s.steps[temple][seat]
    if step + 1 == len(track):
        return 0
    steps = [own[seat] for own in s.steps]
    steps[temple] += 1
    return _counted(t, steps) - temple_points(t, s, seat)


def adviser_points(t: T, s: State, seat: int) -> int:
    """OR-14.11: the value at the rightmost adviser, as printed (OR-14.10)."""
    count = len(s.advisers[seat])
    return t.box.content.board.adviser_vp[count - 1] if count else 0


def seat_points(s: State, seat: int) -> int:
    """OR-11.8: each die in a seat of power times the tower of its colour."""
    towers = s.towers[seat]
    return sum((code % DIE_OF % 6 + 1) * towers[code % DIE_OF // 6] for code in s.seats[seat])


def wishes(t: T, s: State) -> int:
    """OR-19.12: bonus tokens that lie at the zones wished for."""
    solo = t.box.content.setup.solo
    found = sum(bool(wish) and COLOURS.index(wish) == s.bonus[zone] for zone, wish in enumerate(solo.wishes))
    return found * solo.wish_vp


def parts(t: T, s: State, seat: int) -> dict[str, int]:
    """What the score would be now, by where it comes from (OR-18.4)."""
    found = {
        "play": s.vp[seat],
        "gold": s.goods[seat][GOLD],  # OR-1.6
        "advisers": adviser_points(t, s, seat),
        "temples": temple_points(t, s, seat),
        "districts": seat_points(s, seat),
    }
    if t.box.solo:
        found["wishes"] = wishes(t, s)
    return found


def tiles_counted(t: T, s: State, seat: int) -> int:
    """OR-20.20: for a tie."""
    tiles = [code % TILE_OF for code in s.cities[seat]]
    return len(tiles) if t.box.options.tie_counts_farms else sum(not is_farm(tile) for tile in tiles)


def result(t: T, s: State) -> Result:
    """OR-18.5: most VP, then more tiles, then shared. Alone there is nobody to be before."""
    found = [parts(t, s, seat) for seat in range(t.seats)]
    scores = [sum(part.values()) for part in found]
    keys = [(scores[seat], tiles_counted(t, s, seat)) for seat in range(t.seats)]
    return Result(scores, rank(scores, keys), found, s.reason)
