"""What a route is given: by the application, and out of the address."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ludarium.server.catalog import Catalog
from ludarium.server.limits import Buckets
from ludarium.server.live.rooms import Rooms
from ludarium.server.store.store import Store

TheStore = NamedDependency[Store]
TheCatalog = NamedDependency[Catalog]
TheRooms = NamedDependency[Rooms]
TheMakings = NamedDependency[Buckets]
Visitor = NamedDependency[str | None]  # who asks, if the cookie says so
Somebody = NamedDependency[str]  # who asks; who has no cookie gets one
Word = FromPath[str]
Language = Annotated[str, QueryParameter(name="lang", pattern="^[a-z]{2}$")]
PackName = Annotated[str, QueryParameter(name="pack", max_length=100)]

__all__ = [
    "Language",
    "PackName",
    "Somebody",
    "TheCatalog",
    "TheMakings",
    "TheRooms",
    "TheStore",
    "Visitor",
    "Word",
]
