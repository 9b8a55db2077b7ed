"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ludarium.table.errors import LudariumError


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`games` are import paths ("package.module:GAME") of games that no entry point names."""

    data: Path
    database: str  # a URL of SQLAlchemy's
    games: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()  # under which others on the same network reach this server
    pages: Path = Path(__file__).parent / "pages"
    pace: float = 0.8  # seconds between the answers of a bot: people want to follow
    poise: float = 1.0  # seconds, or a multiple of them, that a bot takes for what everybody is asked
    absence: float = (
        60.0  # seconds somebody has to be away before a bot stands in, where the table wants that
    )
    patience: float = 30.0  # seconds a browser has to seal its nonce, and again to reveal it
    idle: float = 60.0  # seconds a match stays in memory after the last visitor has left
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    processes: int = 1  # by which one bot thinks
    tables_an_hour: int = 60  # that one visitor, or one address, may make
    requests_a_minute: int = 600  # from one address
    messages_a_second: float = 20.0  # on one socket
    sockets: int = 64  # from one address


def read(data: Path | None = None, **others: object) -> Settings:
    """Settings from LUDARIUM_DATA, LUDARIUM_DATABASE and LUDARIUM_PROCESSES, and from what the command line says."""
    folder = data or Path(os.environ.get("LUDARIUM_DATA") or user_data_path("ludarium", appauthor=False))
    database = os.environ.get("LUDARIUM_DATABASE") or f"sqlite:///{folder / 'ludarium.sqlite3'}"
    own = Settings(data=folder, database=database, processes=_processes())
    return msgspec.structs.replace(own, **others)


def _processes() -> int:
    said = os.environ.get("LUDARIUM_PROCESSES") or "1"
    if not said.isdecimal() or int(said) < 1:
        raise LudariumError(f"LUDARIUM_PROCESSES: how many, 1 or more, not {said!r}")
    return int(said)
