"""Open a database: SQLite so that what is committed is on the disk; PostgreSQL as it is; bring tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludarium.table.errors import LudariumError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_WAIT = 15.0  # seconds a writer waits for another one of SQLite


def read_url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise LudariumError("LUDARIUM_DATABASE is no URL; expected postgresql://… or sqlite:///…") from None
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise LudariumError(f"LUDARIUM_DATABASE: {url.get_backend_name()} is neither postgresql nor sqlite")
    return url.set(drivername=driver)


def connect(text: str) -> AsyncEngine:
    """Values are hidden from logs and errors: secrets and seeds are among them."""
    url = read_url(text)
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(url, connect_args={"timeout": _WAIT}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _durable)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _durable(connection: Any, _: Any) -> None:
    """A write-ahead log that is on the disk before a commit returns; transactions begin where we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write says so at once: else two readers that turn writers would both fail."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """The steps of store/migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    head = ScriptDirectory.from_config(config).get_current_head()
    async with engine.execution_options(writes=True).connect() as connection:
        await connection.run_sync(_upgrade, config, head)
        await connection.commit()


def _upgrade(connection: Connection, config: Config, head: str | None) -> None:
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7014)")
    if MigrationContext.configure(connection).get_current_revision() != head:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
