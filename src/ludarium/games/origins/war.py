"""The war track and attacks (OR-8), and the retreat at the end of a round (OR-16.4)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.origins.box import ADVANCE, ATTACK, ENOUGH, Box
from ludarium.games.origins.citizens import red_dice
from ludarium.games.origins.goods import gain_chosen, score, spend_one
from ludarium.games.origins.grammar import GOLD, PAY
from ludarium.games.origins.state import State
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def climb(pile: list[int], spaces: list[int], disc: int, to: int) -> None:
    """Put a disc on a space, on top of those there. `pile` lists discs by space, within one from bottom to top."""
    pile.remove(disc)
    spaces[disc] = to
    at = 0
    while at < len(pile) and spaces[pile[at]] <= to:
        at += 1
    pile.insert(at, disc)


def advance(t: T, s: State, seat: int, n: int) -> None:
    """OR-8.2: n spaces up, on top of who stands there."""
    box, old = t.box, s.war[seat]
    new = min(old + n, box.last)
    if new == old:  # OR-8.5: on the last space surplus steps are lost
        return
    climb(s.ranks, s.war, seat, new)
    t.tell("advanced", seat=seat, n=new - old, space=new)
    tokens = box.thresholds[new] - box.thresholds[old]
    if tokens:  # OR-8.4
        s.tokens[seat] += tokens
        t.tell("token-gained", seat=seat, n=tokens)
    if new == box.last:  # OR-8.5
        score(t, s, seat, box.content.board.war.last_vp, "OR-8.5")


def attack(t: T, s: State, me: int) -> Asking[None]:
    """OR-8.6: the reward of the space; OR-8.7: VP for discs behind and thresholds passed; on any space (OR-8.8)."""
    space = s.war[me]
    t.tell("attacked", seat=me, space=space)
    for step in t.box.content.rewards[space]:
        if step.op != PAY:
            yield from gain_chosen(t, s, me, step.goods, step.amount.base, "OR-8.6")
        elif can_exchange(s, me, step.goods):
            then = step.then[0]
            paid = yield from spend_one(t, s, me, step.goods, "OR-8.6", True, then.goods == (GOLD,))
            if paid:
                yield from gain_chosen(t, s, me, then.goods, then.amount.base, "OR-8.6")
    score(t, s, me, attack_points(t, s, me), "OR-8.7")
    score(t, s, me, aries_points(t, s, me), "OR-17.11")


def attack_points(t: T, s: State, me: int) -> int:
    """OR-8.7: 1 VP for each disc behind, the neutral one too (OR-19.10), and for each threshold passed.
    Those on the same space are equally strong (OR-8.3), also the neutral one (OR-20.39)."""
    return sum(other < s.war[me] for other in s.war) + t.box.thresholds[s.war[me]]


def aries_points(t: T, s: State, me: int) -> int:
    """OR-17.11."""
    return red_dice(s, me) if holds(t, s, me, "attack_by_red_dice") else 0


def can_exchange(s: State, me: int, goods: tuple[int, ...]) -> bool:
    return any(s.goods[me][good] for good in goods)


def discs_behind(t: T, s: State, seat: int) -> int:
    """Of players only (OR-20.43)."""
    return sum(s.war[other] < s.war[seat] for other in range(t.seats))


def and_or(t: T, s: State, me: int, n: int, because: str) -> Asking[None]:
    """OR-8.9: advance and attack in either order; one half may be left out, not both."""
    done = [False, False]
    while not all(done):
        half = yield t.ask(me, t.box.HALF, (ADVANCE, ATTACK, ENOUGH), because, _half(done[0], done[1]))
        if half == ENOUGH:
            return
        done[half] = True
        if half == ADVANCE:
            advance(t, s, me, n)
        else:
            yield from attack(t, s, me)


def _half(advanced: bool, attacked: bool) -> Callable[[int], Refusal | None]:
    def barred(half: int) -> Refusal | None:
        if half == ENOUGH:
            return None if advanced or attacked else Refusal("OR-8.9", "one-half")
        return Refusal("OR-8.9", "half-done") if (advanced, attacked)[half] else None

    return barred


def either(t: T, s: State, me: int, n: int, because: str) -> Asking[None]:
    """Advance or attack (OR-7.3, OR-10.16)."""

    def barred(half: int) -> Refusal | None:
        return Refusal(because, "one-of-two") if half == ENOUGH else None

    half = yield t.ask(me, t.box.HALF, (ADVANCE, ATTACK), because, barred)
    if half == ADVANCE:
        advance(t, s, me, n)
    else:
        yield from attack(t, s, me)


def retreat(t: T, s: State) -> None:
    """OR-16.4: every disc back to its last threshold; groups that moved earlier lie on those that arrive later.
    Neither tokens nor VP come or go by it (OR-16.5)."""
    moved = [(disc, s.war[disc], t.box.retreats[s.war[disc]]) for disc in s.ranks if disc < t.seats]
    order = {disc: at for at, disc in enumerate(s.ranks)}
    for disc, _, to in moved:
        s.war[disc] = to
    groups = {disc: old for disc, old, _ in moved}
    # Groups from higher spaces come later and slide under those already there (OR-20.30).
    s.ranks.sort(key=lambda disc: (s.war[disc], -groups.get(disc, s.war[disc]), order[disc]))
    for disc, old, to in moved:
        if to != old:
            t.tell("retreated", seat=disc, space=to, n=old - to)


def retreat_of(t: T, s: State, seat: int) -> int:
    """How many spaces the seat's disc will retreat (OR-17.13)."""
    return s.war[seat] - t.box.retreats[s.war[seat]]


def gain_for_retreat(t: T, s: State, me: int) -> Asking[None]:
    """Gemini (OR-17.13): one basic resource for each space."""
    yield from gain_chosen(t, s, me, (0, 1, 2), retreat_of(t, s, me), "OR-17.13")
