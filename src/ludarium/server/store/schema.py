"""The tables of the database. The truth about a match is `entries`: its rows are added, never changed or deleted."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("at", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack", String, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("stand_in", String, nullable=False, server_default=""),
    Column("pace", Double, nullable=False, server_default="1"),
    Column("maker", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("status", String, nullable=False),
    Column("since", Double, nullable=False),  # since when it waits for nonces
    Column("secret", LargeBinary, nullable=False),
    Column("seed", LargeBinary),
    Column("seq", Integer, nullable=False),
    Column("asked", JSON, nullable=False),  # the seats that are asked now
    Column("result", JSON),
    Index(None, "maker"),
    Index(None, "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String, nullable=False),  # person, bot, open
    Column("visitor", String),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("brings", JSON),
    Column("invitation", String, unique=True),
    Column("sealed", String),  # the promise of a nonce
    Column("nonce", LargeBinary),
    Index(None, "visitor"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("what", String, nullable=False),  # start, answer, undo, rules
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),  # of an undo: the seq that was taken back
    Column("at", Double, nullable=False),
    Column("sender", String),  # who sent it, and the sender's own id for it: a repeat is known by that
    Column("events", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),  # of the match after this entry
    Index(None, "match", "sender", unique=True),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("point", LargeBinary, nullable=False),  # the state at a turn's start, after entry `seq`
    Column("digest", LargeBinary, nullable=False),
    Column("firm", Boolean, nullable=False),  # nobody can take back anything before it
)
