"""Who you are."""

from __future__ import annotations

from litestar import get, put
from litestar.params import JSONBody

from ludarium.server import problems
from ludarium.server.making import checked_name
from ludarium.server.protocol import Me, NameWanted
from ludarium.server.routes.given import Somebody, TheStore


@get("/me", responses=problems.may_answer(429))
async def me(store: TheStore, somebody: Somebody) -> Me:
    """Your id and name; who comes for the first time is given a cookie."""
    return Me(somebody, await store.visitor(somebody) or "")


@put("/me", responses=problems.may_answer(400, 403, 413, 429))
async def rename(store: TheStore, somebody: Somebody, data: JSONBody[NameWanted]) -> Me:
    """Be called so at your next tables."""
    name = checked_name(data.name, "name")
    await store.name(somebody, name)
    return Me(somebody, name)
