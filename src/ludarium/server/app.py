"""The application: what it is made of, what it answers, what it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ludarium.server import identity, problems
from ludarium.server.catalog import Catalog
from ludarium.server.guard import Guard
from ludarium.server.identity import Identities
from ludarium.server.limits import Buckets
from ludarium.server.live.news import News
from ludarium.server.live.rooms import Rooms
from ludarium.server.live.table import House
from ludarium.server.routes import games, live, matches, pages, people, tables
from ludarium.server.settings import Settings
from ludarium.server.store.store import Store
from ludarium.server.thinkers import Thinkers

_LARGEST_BODY = 64 * 1024


def guarded(settings: Settings) -> ASGIApp:
    """The application as it stands in the network: the guard is in front of all of it."""
    return Guard(create_app(settings), settings)


def create_app(settings: Settings) -> Litestar:
    """A server that is not running yet; everything it needs is opened when it starts."""
    api = Router(
        "/api",
        route_handlers=[
            games.here,
            games.games,
            games.rulebook,
            games.catalogue,
            games.brings,
            people.me,
            people.rename,
            tables.my_tables,
            tables.make_table,
            tables.one_table,
            tables.give_seat,
            tables.invitation,
            tables.join,
            matches.record,
            matches.replay,
            matches.analysis,
            live.live,
        ],
    )
    return Litestar(
        [api, pages.home, pages.page],
        state=State({"settings": settings}),
        lifespan=[_running],
        dependencies={
            "visitor": Provide(identity.provide_visitor),
            "somebody": Provide(identity.provide_somebody),
            **{name: Provide(_of_state(name)) for name in ("store", "catalog", "rooms", "makings")},
        },
        middleware=[identity.Remember],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=_LARGEST_BODY,
        openapi_config=_description(),
        logging_config=None,
        debug=False,
    )


def _description() -> OpenAPIConfig:
    """JSON only: the usual viewers are fetched from elsewhere, and this must work on a LAN without any."""
    return OpenAPIConfig(
        title="Ludarium",
        version="1",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def _of_state(name: str) -> Any:
    async def provide(state: State) -> Any:
        return state[name]

    return provide


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.database)
    await store.open()
    thinkers = Thinkers(settings.data, settings.games, settings.workers, settings.processes)
    catalog = Catalog(settings.data, settings.games)
    rooms = Rooms(House(settings, store, catalog, thinkers))
    news = News(store, rooms)
    app.state.update(
        store=store,
        catalog=catalog,
        rooms=rooms,
        news=news,
        identities=await Identities.of(store),
        makings=Buckets(settings.tables_an_hour, 3600.0),
        doors=live.Doors(settings.sockets, settings.messages_a_second),
    )
    news.start()
    rooms.start()
    try:
        yield
    finally:
        await news.stop()
        await rooms.stop()
        thinkers.close()
        await store.close()
