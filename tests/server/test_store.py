"""The store keeps its promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from ludarium.server.store import database as databases
from ludarium.server.store.rows import Checkpoint, Entry, Seat, Standing, Table
from ludarium.server.store.schema import metadata
from ludarium.server.store.store import Raced, Store
from ludarium.table.errors import LudariumError

pytestmark = pytest.mark.anyio

RUNNING = Standing(asked=[1], rules=1)


def a_table(id: str = "t", **others: Any) -> Table:
    now = time.time()
    given: dict[str, Any] = {
        "id": id,
        "game": "harbour",
        "rules": 1,
        "options": {"hand": 4},
        "pack": "house",
        "spectators": True,
        "maker": "anna",
        "created": now,
        "changed": now,
        "status": "waiting",
        "since": now,
        "secret": b"secret",
        "seats": [
            Seat(seat=0, who="person", visitor="anna", name="Anna", brings={"deck": [1, 2]}),
            Seat(seat=1, who="open", invitation=f"come-{id}"),
        ],
    }
    return Table(**{**given, **others})


def an_entry(seq: int, **others: Any) -> Entry:
    given: dict[str, Any] = {"what": "answer", "seat": 0, "option": 3, "events": b"[]", "digest": b"d"}
    return Entry(seq=seq, at=time.time(), **{**given, **others})


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    put = a_table()
    await store.add(put)
    assert await store.table("t") == put
    assert await store.table("elsewhere") is None


async def test_an_entry_is_there_once_and_for_all(store: Store) -> None:
    await store.add(a_table(status="running"))
    point = Checkpoint(seq=0, point=b"state", digest=b"d", firm=True)
    await store.append("t", an_entry(0, what="start"), [point], RUNNING)
    await store.append("t", an_entry(1), [], RUNNING)
    with pytest.raises(Raced):
        await store.append("t", an_entry(1, option=4), [], RUNNING)
    log = await store.entries("t")
    assert [(entry.seq, entry.option) for entry in log] == [(0, 3), (1, 3)]
    assert await store.entries("t", after=0) == log[1:]
    assert await store.checkpoints("t") == [(0, True)]
    assert await store.checkpoint("t", 0) == point


async def test_of_many_at_once_one_is_entered(store: Store) -> None:
    await store.add(a_table(status="running"))
    tries = [store.append("t", an_entry(0, option=n), [], RUNNING) for n in range(8)]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert ends.count(None) == 1
    assert sum(isinstance(end, Raced) for end in ends) == 7
    assert len(await store.entries("t")) == 1


async def test_what_one_sender_repeats_is_not_entered_twice(store: Store) -> None:
    await store.add(a_table(status="running"))
    await store.append("t", an_entry(0, sender="anna/1"), [], RUNNING)
    with pytest.raises(Raced):
        await store.append("t", an_entry(1, sender="anna/1"), [], RUNNING)
    await store.append("t", an_entry(1, sender="boris/1"), [], RUNNING)
    await store.append("t", an_entry(2), [], RUNNING)
    await store.append("t", an_entry(3), [], RUNNING)  # bots send no id, and may do so often


async def test_a_failed_entry_leaves_nothing(store: Store) -> None:
    await store.add(a_table(status="running"))
    point = Checkpoint(seq=0, point=b"", digest=b"", firm=True)
    await store.append("t", an_entry(0), [point], RUNNING)
    with pytest.raises(Raced):
        await store.append("t", an_entry(1), [point], Standing(asked=[], result={"scores": [1]}, rules=1))
    assert len(await store.entries("t")) == 1
    table = await store.table("t")
    assert table is not None
    assert (table.status, table.seq) == ("running", 0)


async def test_a_result_ends_the_match(store: Store) -> None:
    await store.add(a_table(status="running"))
    await store.append("t", an_entry(0), [], Standing(asked=[], result={"scores": [1, 2]}, rules=3))
    table = await store.table("t")
    assert table is not None
    assert (table.status, table.result, table.rules, table.asked) == ("over", {"scores": [1, 2]}, 3, [])
    assert await store.unfinished(0.0) == []


async def test_of_two_who_sit_down_one_sits(store: Store) -> None:
    await store.add(a_table())
    assert await store.invited("come-t") == ("t", 1)
    both = [store.take_seat("t", Seat(seat=1, who="person", visitor=who)) for who in ("boris", "vera")]
    ends = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(isinstance(end, Raced) for end in ends) == [False, True]
    assert await store.invited("come-t") is None
    table = await store.table("t")
    assert table is not None
    assert table.seats[1].visitor in ("boris", "vera")


async def test_promises_are_fixed_once_they_are_to_be_kept(store: Store) -> None:
    await store.add(a_table())
    with pytest.raises(Raced):
        await store.reveal("t", 0, b"nonce")
    await store.promise("t", 0, "first")
    await store.promise("t", 0, "second")
    await store.begin_sealing("t")
    with pytest.raises(Raced):
        await store.promise("t", 0, "third")
    with pytest.raises(Raced):
        await store.begin_sealing("t")
    await store.reveal("t", 0, b"nonce")
    await store.start("t", b"seed", an_entry(0, what="start"), [], RUNNING)
    with pytest.raises(Raced):
        await store.start("t", b"other", an_entry(0, what="start"), [], RUNNING)
    table = await store.table("t")
    assert table is not None
    assert (table.seed, table.seats[0].sealed, table.seats[0].nonce) == (b"seed", "second", b"nonce")


async def test_tables_are_found_by_who_sits_there(store: Store) -> None:
    await store.add(a_table("one", changed=1.0))
    await store.add(a_table("two", changed=2.0))
    await store.add(a_table("three", maker="vera", seats=[Seat(seat=0, who="person", visitor="boris")]))
    assert [table.id for table in await store.tables_of("anna")] == ["two", "one"]
    assert [table.id for table in await store.tables_of("boris")] == ["three"]
    assert [table.id for table in await store.tables_of("vera")] == ["three"]
    assert await store.unfinished(1.5) == ["three", "two"]


async def test_names_and_keys_are_kept(store: Store) -> None:
    assert await store.visitor("anna") is None
    await store.name("anna", "Анна")
    await store.name("anna", "Аня")
    assert await store.visitor("anna") == "Аня"
    assert await store.setting("key", b"first") == b"first"
    assert await store.setting("key", b"second") == b"first"


async def test_the_migrations_make_exactly_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    await store.open()  # once more: nothing is left to do
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_sqlite_has_written_what_it_says_it_has(store: Store) -> None:
    if store.shared:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SHOW synchronous_commit"))).scalar_one() == "on"
        return
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2  # FULL


@pytest.mark.parametrize("url", ["mysql://here/there", "no url"])
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(LudariumError, match="LUDARIUM_DATABASE"):
        databases.connect(url)
