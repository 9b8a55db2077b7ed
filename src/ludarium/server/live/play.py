"""A match and its log: what is entered in the one, and written in the other. Nothing here waits for anything."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from ludarium.server.store.rows import Checkpoint, Entry, Standing, What
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from ludarium.table.view import Event

_encode = msgspec.json.Encoder().encode
events_of = msgspec.json.Decoder(list[Event]).decode


class Step(NamedTuple):
    """What has to become durable before anybody hears of it."""

    entry: Entry
    points: list[Checkpoint]
    stands: Standing


class Play:
    """A match after entry `seq` of its log. `live` are its answers as (seq, seat), less those taken back."""

    def __init__(self, match: Match, seq: int, live: list[tuple[int, int]]) -> None:
        self.match = match
        self.seq = seq
        self.live = live
        self._open_since = {choice.seat: seq for choice in match.asks}

    # -- entering ----------------------------------------------------------

    def begin(self) -> Step:
        """Entry 0: the set-up, and all that followed from it."""
        return self._step("start", -1, -1, None)

    def answer(self, seat: int, option: int, sender: str | None = None) -> Step:
        before = {id(choice): self._open_since[choice.seat] for choice in self.match.asks}
        self.match.answer(option, seat)
        self.live.append((self.seq + 1, seat))
        step = self._step("answer", seat, option, sender)
        self._open_since = {c.seat: before.get(id(c), self.seq) for c in self.match.asks}
        return step

    def undo(self, seat: int, sender: str | None = None) -> Step:
        """Take back this seat's last answer: an entry of its own, which names the one it takes back."""
        said = self.match.undoes(seat)
        self.match.undo(seat)
        at = max(i for i, (_, who) in enumerate(self.live) if who == seat)
        taken, _ = self.live.pop(at)
        self.match.events.append(Event("taken-back", {"seat": seat}, {seat: {"answer": said}}))
        step = self._step("undo", seat, taken, sender)
        self._open_since = {choice.seat: self.seq for choice in self.match.asks}
        return step

    def change_rules(self, before: int) -> Step:
        """The turn begins anew, by other rules: the players are told."""
        told = Event("rules-changed", {"before": before, "now": self.match.game.rules})
        self.match.events.append(told)
        self.live.clear()
        return self._step("rules", -1, -1, None)

    def asks(self, seat: int, seq: int) -> bool:
        """Whether an answer that was meant for the state after `seq` is meant for what this seat is asked now:
        others may have sealed their answers to the same question meanwhile."""
        since = self._open_since.get(seat)
        return since is not None and since <= seq <= self.seq

    # -- writing down --------------------------------------------------------

    def _step(self, what: What, seat: int, option: int, sender: str | None) -> Step:
        self.seq += 1
        seal = digest(self.match)
        entry = Entry(
            seq=self.seq,
            what=what,
            seat=seat,
            option=option,
            at=time.time(),
            sender=sender,
            events=_encode(self.match.events),
            digest=seal,
        )
        points = [self._checkpoint(seal)] if what != "undo" and self.match.turn_point[1] == 0 else []
        return Step(entry, points, self.stands())

    def _checkpoint(self, seal: bytes) -> Checkpoint:
        match = self.match
        firm = all(match.undoes(seat) is None for seat in range(match.seats))
        return Checkpoint(seq=self.seq, point=match.turn_point[0], digest=seal, firm=firm)

    def stands(self) -> Standing:
        match = self.match
        asked = sorted(choice.seat for choice in match.asks)
        result = None if match.asks else msgspec.to_builtins(match.result)
        return Standing(asked=asked, result=result, rules=match.game.rules)


def digest(match: Match) -> bytes:
    """Equal for equal matches: the state, and what is asked. The state itself stays a row of bytes to us."""
    sealed = blake2b(match.game.encode(match.s), digest_size=16)
    for choice in match.asks:
        sealed.update(f"{choice.seat} {choice.kind.name} {choice.because} {list(choice.options)}".encode())
    return sealed.digest()


def answers(log: Sequence[Entry], after: int, upto: int) -> list[Entry]:
    """The answers from one entry to another that were not taken back by then."""
    found: dict[int, Entry] = {}
    for entry in log:
        if entry.seq > upto:
            break
        if entry.what == "answer" and entry.seq > after:
            found[entry.seq] = entry
        elif entry.what == "undo":
            found.pop(entry.option, None)
        elif entry.what == "rules":
            found.clear()
    return list(found.values())


def standing_points(log: Sequence[Entry], seqs: Sequence[int], upto: int) -> list[int]:
    """Those checkpoints, the latest first, before which nothing was taken back later: they are still passed
    on the way to `upto`."""
    gone = [(e.option, e.seq) for e in log if e.what == "undo" and e.seq <= upto]
    anew = max((e.seq for e in log if e.what == "rules" and e.seq <= upto), default=0)
    return [
        seq
        for seq in sorted(seqs, reverse=True)
        if anew <= seq <= upto and not any(taken <= seq < undo for taken, undo in gone)
    ]


class CannotGoOn(LudariumError):
    """A running match that the rules installed here can neither replay nor take over."""
