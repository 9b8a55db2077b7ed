"""What a browser may say at a table, and what it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ludarium.server import problems
from ludarium.server.live.bots import BotSeats
from ludarium.server.live.explaining import explain, previewed, valued, why_refused
from ludarium.server.live.play import Play, Step
from ludarium.server.live.sealing import Sealing
from ludarium.server.live.table import LiveTable
from ludarium.server.live.visit import Visit
from ludarium.server.protocol import (
    Acknowledged,
    Answer,
    FromBrowser,
    Hint,
    Hinted,
    Preview,
    Previewed,
    Refused,
    RevealNonce,
    SealNonce,
    Stale,
    TableNews,
    Trouble,
    Undo,
    Values,
    WhyNot,
)
from ludarium.server.store.store import Raced
from ludarium.table.choice import Choice
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase


class Desk:
    """Everything that is said at one table passes here; answers come back on the socket that asked."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sealing = Sealing(live, self.after_change)
        self.bots = BotSeats(live, self.enter)
        self._hints: set[asyncio.Task[None]] = set()
        self._said: dict[type, Callable[[Visit, Any], Any]] = {
            Answer: self._answer,
            Undo: self._undo,
            WhyNot: self._why_not,
            Hint: self._hint,
            Values: self._value,
            Preview: self._preview,
            SealNonce: self._seal,
            RevealNonce: self._reveal,
        }

    async def open(self) -> None:
        """Called once, before anybody is let in."""
        async with self.live.lock:
            await self.live.load()
            await self.sealing.go_on()
        if any(seat.who == "bot" for seat in self.live.table.seats) and self.live.table.status != "over":
            self.live.house.thinkers.warm()
        self.bots.wake()
        self.bots.wake_later()

    async def close(self) -> None:
        self.sealing.stop()
        for task in self._hints:
            task.cancel()
        await asyncio.gather(*self._hints, return_exceptions=True)
        await self.bots.stop()

    @property
    def needed(self) -> bool:
        """Whether somebody is here, or something will happen by itself."""
        return bool(self.live.visits) or self.bots.busy or self.sealing.waits

    # -- coming and going --------------------------------------------------

    async def enter_room(self, visit: Visit) -> None:
        live = self.live
        async with live.lock:
            live.visits.add(visit)
            live.tell_table()
            if live.trouble:
                visit.send(Trouble(live.trouble))
            await live.show([visit])

    async def leave_room(self, visit: Visit) -> None:
        live = self.live
        async with live.lock:
            live.visits.discard(visit)
            live.gone(visit.visitor)
            live.tell_table()
        self.bots.wake_later()

    async def seats_changed(self) -> None:
        """Somebody has sat down."""
        async with self.live.lock:
            await self.live.load()
            await self.sealing.go_on()
            await self.after_change()

    async def after_change(self) -> None:
        """Somebody sat down, sealed, revealed, or the match began; the lock is held."""
        self.live.tell_table()
        await self.live.show_all()
        self.bots.wake()

    async def say(self, visit: Visit, message: FromBrowser) -> None:
        seat = message.seat
        if seat not in self.live.table.seats_of(visit.visitor):
            visit.send(_refused(message, Phrase("refuse-not-your-seat", {"number": seat + 1})))
            return
        await self._said[type(message)](visit, message)

    # -- answers -----------------------------------------------------------

    async def _answer(self, visit: Visit, said: Answer) -> None:
        await self._enter(visit, said, lambda play: play.asks(said.seat, said.seq), _answering(said, visit))

    async def _undo(self, visit: Visit, said: Undo) -> None:
        await self._enter(visit, said, lambda play: play.seq == said.seq, _undoing(said, visit))

    async def _enter(
        self, visit: Visit, said: Answer | Undo, current: Callable[[Play], bool], make: Callable[[Play], Step]
    ) -> None:
        """A repeat is acknowledged again, a stale one gets the current state; else it is entered, once."""
        live = self.live
        async with live.lock:
            play = live.play
            if play is None:
                visit.send(_refused(said, Phrase("refuse-not-running")))
                return
            repeated = self._entered(_sender(visit, said.id))
            if repeated is not None:
                visit.send(Acknowledged(said.id, repeated))
                return
            if not current(play):
                await self._stale(visit, said)
                return
            try:
                step = await live.enter(make)
            except Raced:
                again = self._entered(_sender(visit, said.id))
                if again is None:
                    await self._stale(visit, said)
                else:
                    visit.send(Acknowledged(said.id, again))
                await live.show_all()
                return
            except LudariumError:
                visit.send(self._why(play.match, said))
                return
            visit.send(Acknowledged(said.id, step.entry.seq))
            await self._spread(step)
        self.bots.wake()

    async def enter(self, seq: int, seat: int, option: int) -> bool:
        """A bot's answer. False when the match has gone on without it."""
        live = self.live
        async with live.lock:
            if live.play is None or not live.play.asks(seat, seq):
                return False
            try:
                step = await live.enter(lambda play: play.answer(seat, option))
            except Raced:
                await live.show_all()
                return False
            await self._spread(step)
        return True

    async def _spread(self, step: Step) -> None:
        await self.live.show_all()
        if step.stands.result is not None or step.entry.what == "start":
            self.live.tell_table()

    def _entered(self, sender: str) -> int | None:
        return next((entry.seq for entry in reversed(self.live.log) if entry.sender == sender), None)

    async def _stale(self, visit: Visit, said: Answer | Undo) -> None:
        live = self.live
        assert live.play is not None
        visit.send(Stale(said.id, live.play.seq))
        live.show_anew(visit, said.seat)
        await live.show([visit])

    def _why(self, match: Match, said: Answer | Undo) -> Refused:
        if isinstance(said, Undo):
            return _refused(said, Phrase("refuse-undo"))
        return why_refused(match, said.id, said.seat, [said.option])

    # -- questions that change nothing -----------------------------------------

    async def _why_not(self, visit: Visit, said: WhyNot) -> None:
        async with self.live.lock:
            play = self.live.play
            if play is None:
                visit.send(_refused(said, Phrase("refuse-not-running")))
                return
            visit.send(await asyncio.to_thread(explain, play.match, said))

    async def _hint(self, visit: Visit, said: Hint) -> None:
        """The best answer a search finds, one hint at a time. The match, and this socket, go on meanwhile."""
        async with self.live.lock:
            play = self.live.play
            choice = _asked(play, said.seat)
            if play is None or choice is None or visit.asking:
                visit.send(_refused(said, Phrase("refuse-not-your-turn")))
                return
            visit.asking = True
            match, seq = await asyncio.to_thread(play.match.clone), play.seq
        task = asyncio.create_task(self._think(visit, said, match, choice, seq))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(self, visit: Visit, said: Hint, match: Match, choice: Choice, seq: int) -> None:
        try:
            best = await self.live.house.thinkers.hint(match, said.seat)
            visit.send(Hinted(said.id, seq, best.option, choice.kind.say(best.option), best.worth, best.gain))
        except Exception as error:  # no hint then
            problems.log_place(error)
            visit.send(Trouble("no hint can be given now", said.id))
        finally:
            visit.asking = False

    async def _value(self, visit: Visit, said: Values) -> None:
        async with self.live.lock:
            play = self.live.play
            if play is None or not 0 <= said.of < play.match.seats:
                visit.send(_refused(said, Phrase("refuse-not-running")))
                return
            visit.send(await asyncio.to_thread(valued, play.match, said))

    async def _preview(self, visit: Visit, said: Preview) -> None:
        async with self.live.lock:
            play = self.live.play
            if play is None:
                visit.send(_refused(said, Phrase("refuse-not-running")))
                return
            told = await asyncio.to_thread(previewed, play.match, said)
        visit.send(Previewed(said.id, told))

    # -- dice -----------------------------------------------------------------

    async def _seal(self, visit: Visit, said: SealNonce) -> None:
        async with self.live.lock:
            trouble = await self.sealing.promise(said.seat, said.commitment)
        self._dice_answer(visit, trouble)

    async def _reveal(self, visit: Visit, said: RevealNonce) -> None:
        async with self.live.lock:
            trouble = await self.sealing.reveal(said.seat, said.nonce)
        self._dice_answer(visit, trouble)

    def _dice_answer(self, visit: Visit, trouble: str) -> None:
        if trouble:
            visit.send(Trouble(trouble))
            visit.send(TableNews(self.live.info(visit.visitor)))


def _sender(visit: Visit, id: str) -> str:
    return f"{visit.visitor}/{id}"


def _answering(said: Answer, visit: Visit) -> Callable[[Play], Step]:
    return lambda play: play.answer(said.seat, said.option, _sender(visit, said.id))


def _undoing(said: Undo, visit: Visit) -> Callable[[Play], Step]:
    return lambda play: play.undo(said.seat, _sender(visit, said.id))


def _asked(play: Play | None, seat: int) -> Choice | None:
    return next((choice for choice in play.match.asks if choice.seat == seat), None) if play else None


def _refused(said: Any, phrase: Phrase, clause: str = "") -> Refused:
    return Refused(getattr(said, "id", ""), clause, phrase)
