"""A table that somebody is at: its match in memory, the sockets around it, and one thing at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludarium.server.catalog import Catalog
from ludarium.server.live import opening, showing
from ludarium.server.live.judging import Judgements
from ludarium.server.live.play import CannotGoOn, Play, Step
from ludarium.server.live.visit import Visit
from ludarium.server.protocol import TableInfo, TableNews
from ludarium.server.settings import Settings
from ludarium.server.store.rows import Entry, Seat, Table
from ludarium.server.store.store import Raced, Store
from ludarium.server.thinkers import Thinkers

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


class House:
    """What every table of a server shares."""

    def __init__(self, settings: Settings, store: Store, catalog: Catalog, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.catalog = catalog
        self.thinkers = thinkers
        self.judgements = Judgements()


class LiveTable:
    """Whoever reads or changes what is below holds `lock`. What changes is first durable, then here, then sent."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.table = table
        self.play: Play | None = None
        self.log: list[Entry] = []
        self.visits: set[Visit] = set()
        self.trouble = ""  # why its match cannot go on
        self.deadline: float | None = None
        self.left = time.monotonic()  # when the last visitor went
        self.opened = time.monotonic()
        self._went: dict[str | None, float] = {}  # when each visitor was seen last

    @property
    def id(self) -> str:
        return self.table.id

    # -- the match ---------------------------------------------------------

    async def terms(self) -> opening.Terms:
        catalog = self.house.catalog
        game = catalog.game(self.table.game)
        pack = await asyncio.to_thread(catalog.pack, game, self.table.pack)
        return opening.Terms(game, pack, self.table)

    async def load(self) -> None:
        """Read again what the store knows, and open the match as it stands there."""
        store = self.house.store
        self.play = None
        table = await store.table(self.id)
        assert table is not None
        self.table = table
        if table.status not in ("running", "over"):
            return
        self.log = await store.entries(self.id)
        self.table.seq = self.log[-1].seq
        try:
            await self._open()
            self.trouble = ""
        except CannotGoOn as error:
            self.trouble = str(error)
        except Raced:  # another process took it over to the new rules first
            await self.load()

    async def _open(self) -> None:
        terms = await self.terms()
        last = self.log[-1].seq
        points = await opening.points(self.house.store, self.id, self.log, last)
        try:
            self.play = await asyncio.to_thread(opening.open_at, terms, self.log, points[0], last)
        except CannotGoOn:
            if self.table.status == "over":
                raise
            play, step = await asyncio.to_thread(opening.take_over, terms, self.log, points[-1])
            await self.keep(step)
            self.play = play

    async def keep(self, step: Step) -> None:
        """The one way anything is entered: durable, then part of what stands here."""
        await self.house.store.append(self.id, step.entry, step.points, step.stands)
        self.take(step)

    def take(self, step: Step) -> None:
        self.log.append(step.entry)
        stands = step.stands
        self.table = msgspec.structs.replace(
            self.table,
            seq=step.entry.seq,
            asked=stands.asked,
            rules=stands.rules,
            result=stands.result,
            status="over" if stands.result is not None else "running",
        )

    async def enter(self, make: Callable[[Play], Step]) -> Step:
        """Answer or take back. What the rules refuse has changed nothing; after anything else that goes wrong
        the match is read again, so that memory never runs ahead of the store."""
        play = self.play
        assert play is not None
        before = play.seq
        try:
            step = await asyncio.to_thread(make, play)
            await self.keep(step)
        except BaseException as error:
            if play.seq != before or not isinstance(error, ValueError):
                await self.load()
            raise
        return step

    async def catch_up(self, seq: int) -> None:
        """Another process has news: an entry, or (-1) somebody who sat down, sealed, revealed."""
        async with self.lock:
            if seq >= 0 and self.play is not None and seq <= self.play.seq:
                return
            await self.load()
            self.tell_table()
            await self.show_all()

    # -- who is here, and what they are sent ---------------------------------

    def info(self, visitor: str | None) -> TableInfo:
        return showing.table_info(
            self.table,
            visitor,
            self._online(),
            self.deadline,
            [s.seat for s in self.table.seats if self.stood_in(s)],
        )

    def _online(self) -> set[str]:
        return {visit.visitor for visit in self.visits if visit.visitor is not None}

    def gone(self, visitor: str | None) -> None:
        """One of this visitor's sockets was closed just now."""
        self.left = self._went[visitor] = time.monotonic()

    def stood_in(self, seat: Seat) -> bool:
        """Whether a bot answers for this person: the table wants that, they have been away for long enough, and
        somebody who plays is here. Of who is here other processes know nothing, so that they leave it alone."""
        online = self._online()
        if (
            not self.table.stand_in
            or self.house.store.shared
            or seat.who != "person"
            or seat.visitor in online
        ):
            return False
        since = time.monotonic() - self._went.get(seat.visitor, self.opened)
        waits = any(one.visitor in online for one in self.table.seats)
        return waits and since >= self.house.settings.absence

    def tell_table(self) -> None:
        for visit in self.visits:
            visit.send(TableNews(self.info(visit.visitor)))

    async def show_all(self) -> None:
        await self.show(list(self.visits))

    async def show(self, visits: list[Visit]) -> None:
        """To each socket the states of its seats that it hasn't got yet; made off the loop, each once."""
        play = self.play
        if play is None:
            return
        wanted = [(visit, seat) for visit in visits for seat in self.eyes(visit)]
        wanted = [(visit, seat) for visit, seat in wanted if visit.sent.get(seat) != play.seq]
        keys = {(seat, visit.sent.get(seat)) for visit, seat in wanted}
        made = await asyncio.to_thread(_states, play, list(self.log), keys)
        for visit, seat in wanted:
            visit.send_encoded(made[seat, visit.sent.get(seat)])
            visit.sent[seat] = play.seq

    def eyes(self, visit: Visit) -> list[int | None]:
        """Through which seats this socket looks: its own, else the spectator's."""
        own: list[int | None] = [*self.table.seats_of(visit.visitor)]
        return own or [None]

    def show_anew(self, visit: Visit, seat: int | None) -> None:
        """The next state this socket is sent is a fresh one."""
        visit.sent.pop(seat, None)


def _states(
    play: Play, log: list[Entry], keys: set[tuple[int | None, int | None]]
) -> dict[tuple[int | None, int | None], bytes]:
    return {(seat, sent): _encode(showing.state(play, log, seat, sent)) for seat, sent in keys}
