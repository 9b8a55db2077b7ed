"""The resource box: dice in it, dice used, and when the used ones are rolled again (TV-14)."""

from __future__ import annotations

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.names import listed
from ludarium.games.terravist.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]


def may_reroll(s: State) -> bool:
    """TV-14.2, TV-14.7: one kind of face or no die in the box, and something in the used box."""
    faces = s.faces
    return -1 in faces and len(set(faces)) <= 2


def roll(t: T, s: State, die: int) -> None:
    s.faces[die] = t.box.content.faces[t.box.dice[die]][t.dice.below(6)]


def reroll(t: T, s: State, seat: int) -> None:
    """TV-14.3, TV-14.5: all used dice, and no others."""
    rolled = [die for die, face in enumerate(s.faces) if face < 0]
    for die in rolled:
        roll(t, s, die)
    _tell_rolled(t, s, "rerolled", seat, rolled)


def reroll_all(t: T, s: State, seat: int) -> None:
    """TV-23.14: all dice, wherever they lie."""
    for die in range(len(s.faces)):
        roll(t, s, die)
    _tell_rolled(t, s, "rolled-all", seat, list(range(len(s.faces))))


def _tell_rolled(t: T, s: State, event: str, seat: int, rolled: list[int]) -> None:
    if t.listening:
        faces = [s.faces[die] for die in rolled]
        t.tell(
            event, seat=seat, dice=rolled, faces=faces, tokens=listed([t.box.token(face) for face in faces])
        )


def options(box: Box, s: State, of: tuple[int, ...], stop: bool) -> list[int]:
    """D12: dice alike in kind and face are one option; then the reroll (TV-14.9), then to stop."""
    kinds = box.dice
    found = sorted({kinds[die] * 5 + face for die, face in enumerate(s.faces) if face in of})
    if may_reroll(s):
        found.append(box.die_reroll)
    if stop:
        found.append(box.die_stop)
    return found


def barred(box: Box, s: State, of: tuple[int, ...], stop: bool, option: int) -> Refusal | None:
    if option == box.die_stop:
        return None if stop else Refusal("TV-6.2", "must-take-die")
    if option == box.die_reroll:
        return barred_reroll(s)
    kind, face = divmod(option, 5)
    if not any(own == kind and shown == face for own, shown in zip(box.dice, s.faces, strict=True)):
        return Refusal("TV-14.1", "no-such-die")
    return None if face in of else Refusal("TV-23.1", "wrong-face")


def barred_reroll(s: State) -> Refusal | None:
    if -1 not in s.faces:
        return Refusal("TV-14.7", "nothing-used")
    return None if may_reroll(s) else Refusal("TV-14.2", "faces-differ")


def take(t: T, s: State, seat: int, option: int) -> None:
    """A die to the used box, its token from the supply (TV-6.2)."""
    kind, face = divmod(option, 5)
    for die, own in enumerate(t.box.dice):
        if own == kind and s.faces[die] == face:
            s.faces[die] = -1
            break
    s.tokens[seat][face] += 1
    if t.listening:
        t.tell("took-die", seat=seat, die=die, kind=face, token=t.box.token(face))
