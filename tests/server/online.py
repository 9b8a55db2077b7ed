"""A server on a loopback port, and people at it: over real sockets, as browsers are."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets

from ludarium.server.app import guarded
from ludarium.server.settings import Settings
from ludarium.table.dice import commitment

HARBOUR = "tests.toys.harbour:HARBOUR"


def settings_for(folder: Path, database: str = "", **others: Any) -> Settings:
    """Quick bots, no limits: what is tested is not the waiting."""
    url = database or f"sqlite:///{folder / 'ludarium.sqlite3'}"
    given: dict[str, Any] = {
        "data": folder,
        "database": url,
        "games": (HARBOUR,),
        "pages": folder / "pages",
        "pace": 0.0,
        "poise": 0.0,
        "workers": 1,
        "requests_a_minute": 1_000_000,
        "tables_an_hour": 1_000_000,
        "messages_a_second": 10_000.0,
    }
    return Settings(**{**given, **others})


@contextlib.asynccontextmanager
async def served(settings: Settings, wrap: Any = None) -> AsyncIterator[str]:
    """The address of a server that runs in this very loop."""
    app: Any = guarded(settings)
    # Said to be TCP, so that asyncio sends small messages at once.
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(wrap(app) if wrap else app, log_config=None, access_log=False, lifespan="on")
        server = uvicorn.Server(config)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if running.done():
                running.result()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running


class Player:
    """A browser: its cookie, its socket, and all it was ever sent."""

    def __init__(self, server: str, seed: int = 0) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"{server}/api", headers={"origin": server}, timeout=30)
        self.chance = Random(seed)
        self.heard: list[str] = []  # every message and body, as it came
        self.nonces: dict[int, bytes] = {}
        self.table: dict[str, Any] = {}
        self.states: dict[int | None, dict[str, Any]] = {}
        self.news: list[dict[str, Any]] = []
        self.socket: Any = None
        self._ids = 0
        self.prefix = secrets.token_hex(4)  # a page that is opened anew counts anew

    async def __aenter__(self) -> Player:
        await self.get("/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    # -- HTTP ----------------------------------------------------------------

    async def get(self, path: str) -> Any:
        return await self._read(await self.http.get(path))

    async def post(self, path: str, body: Any) -> Any:
        return await self._read(await self.http.post(path, json=body))

    async def put(self, path: str, body: Any) -> Any:
        return await self._read(await self.http.put(path, json=body))

    async def _read(self, answer: httpx.Response) -> Any:
        self.heard.append(answer.text)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def make(self, seats: str, game: str = "harbour", **others: Any) -> dict[str, Any]:
        """A table: m for me, f for a friend, r and g for a random and a greedy bot."""
        who = {
            "m": {"who": "me"},
            "f": {"who": "friend"},
            "r": {"who": "bot", "level": "random"},
            "g": {"who": "bot", "level": "greedy"},
        }
        made = await self.post("/tables", {"game": game, "seats": [who[s] for s in seats], **others})
        self.table = made
        return made

    # -- the socket -------------------------------------------------------------

    async def come(self, table: str) -> None:
        cookie = f"ludarium={self.http.cookies.get('ludarium')}"
        self.socket = await websockets.connect(
            f"{self.server.replace('http', 'ws')}/api/tables/{table}/live",
            additional_headers={"cookie": cookie},
            origin=self.server,  # type: ignore[arg-type]
        )

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 20.0) -> dict[str, Any]:
        """The next message; nonces are promised and revealed on the way, as browsers do."""
        async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may swallow being cancelled
            text = await self.socket.recv()
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.states[message["seat"]] = message
        elif message["type"] == "table":
            self.table = message["table"]
            await self._add_to_dice()
        self.news.append(message)
        return message

    async def until(self, type_: str, seconds: float = 20.0) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            message = await self.hear(seconds)
            if message["type"] == type_:
                return message

    async def until_any(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def caught_up(self) -> None:
        """Until each of one's seats has been sent the same entry."""
        latest = max(m["seq"] for m in self.news if m["type"] in ("ack", "state"))
        while any(state["seq"] < latest for state in self.states.values()):
            await self.hear()

    async def _add_to_dice(self) -> None:
        for seat in self.table["seats"]:
            if not seat["yours"]:
                continue
            number = seat["seat"]
            if self.table["status"] == "waiting" and not seat["sealed"]:
                nonce = self.nonces.setdefault(number, secrets.token_bytes(32))
                await self.say(type="seal", seat=number, commitment=commitment(nonce))
            elif self.table["status"] == "sealing" and seat["sealed"] and not seat["revealed"]:
                await self.say(type="reveal", seat=number, nonce=self.nonces[number].hex())

    # -- playing ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return any(state["view"]["result"] for state in self.states.values())

    def asked(self) -> tuple[int, list[int]] | None:
        """A seat of one's own that is asked, and what it may answer."""
        for seat, state in self.states.items():
            for ask in state["view"]["asks"]:
                if ask["seat"] == seat:
                    return ask["seat"], [option["option"] for option in ask["options"]]
        return None

    async def answer(self, seat: int, option: int, **others: Any) -> str:
        """Say it; the id of the message is returned."""
        self._ids += 1
        message = {
            "type": "answer",
            "id": f"{self.prefix}{self._ids}",
            "seq": self.states[seat]["seq"],
            "seat": seat,
            "option": option,
            **others,
        }
        await self.say(**message)
        return str(message["id"])

    async def play(self, most: int = 100_000) -> int:
        """Anything that is legal, until the match is over or so many answers are given; how many were."""
        given = 0
        while not self.over and given < most:
            found = self.asked()
            if found is None:
                await self.hear()
                continue
            seat, options = found
            waits_for = await self.answer(seat, self.chance.choice(options))
            while True:
                message = await self.hear()
                if message.get("id") == waits_for:
                    break
            given += message["type"] == "ack"
            await self._next_state(seat)
        return given

    async def _next_state(self, seat: int) -> None:
        while (await self.hear()).get("seat") != seat or self.news[-1]["type"] != "state":
            pass


def listening_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
