"""A real server, and a real browser at it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ludarium.server.app import create_app
from ludarium.server.settings import Settings
from tools.chromium import find_chromium

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}

Open = Callable[..., Page]


class _Server(uvicorn.Server):
    """In a thread of its own, it leaves signals to the tests."""

    def install_signal_handlers(self) -> None:
        pass


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is. Bots answer at once, and nobody is limited."""
    folder = tmp_path_factory.mktemp("browser")
    settings = Settings(
        data=folder,
        database=f"sqlite:///{folder / 'ludarium.sqlite3'}",
        pace=0.0,
        poise=0.0,
        workers=1,
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        messages_a_second=10_000.0,
    )
    assert (settings.pages / "index.html").exists(), "the pages aren't built: `python tools/pages.py build`"
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        server = _Server(
            uvicorn.Config(create_app(settings), log_config=None, access_log=False, lifespan="on")
        )
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server didn't start"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = find_chromium()
    assert chromium, "no Chromium: `python tools/chromium.py` finds or installs one"
    # In a container there is often no room in /dev/shm, and root needs --no-sandbox.
    launched = playwright.chromium.launch(
        executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
    )
    yield launched
    launched.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Open]:
    """Open a page as somebody new; anything it logs as an error fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def opened(path: str = "/", size: str = "desktop", **others: Any) -> Page:
        given: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", **others}
        context = browser.new_context(
            viewport=SIZES[size], has_touch=size == "phone", base_url=address, **given
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    expect.set_options(timeout=15_000)
    yield opened
    for context in contexts:
        context.close()
    assert not troubles, troubles
