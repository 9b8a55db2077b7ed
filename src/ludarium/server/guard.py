"""In front of everything: foreign origins, too many requests, and the headers that every answer carries."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server import problems
from ludarium.server.limits import Buckets
from ludarium.server.settings import Settings

_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # positions on a board are style attributes
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # the address of an invitation is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """An ASGI middleware. Who is behind a proxy is told apart by what uvicorn takes over from it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._requests = Buckets(settings.requests_a_minute, 60.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        writes = kind == "websocket" or scope.get("method") not in _SAFE
        if writes and not same_origin(headers):
            await _refuse(scope, send, headers, 403, "foreign-origin")
        elif not self._requests.take(address(scope)):
            await _refuse(scope, send, headers, 429, "too-many")
        else:
            await self._app(scope, receive, _with_headers(send))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def same_origin(headers: dict[bytes, str]) -> bool:
    """A browser always says from which page a request that writes, or a socket, comes. Others say nothing."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", "none") in ("same-origin", "none")
    return origin != "null" and urlsplit(origin).netloc.lower() == headers.get(b"host", "").lower()


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            message["headers"] = given + [(n, v) for n, v in _HEADERS if n not in names]
        await send(message)

    return send_with_headers


async def _refuse(scope: Scope, send: Send, headers: dict[bytes, str], status: int, id: str) -> None:
    if str(scope["type"]) == "websocket":
        close: Any = {"type": "websocket.close", "code": 4403 if status == 403 else 4429, "reason": id}
        await send(close)
        return
    lang = problems.language(headers.get(b"accept-language", ""))
    body = msgspec.json.encode(problems.document(status, id, lang))
    head = [(b"content-type", problems.MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if status == 429:
        head.append((b"retry-after", b"10"))
    start: Any = {"type": "http.response.start", "status": status, "headers": head + _HEADERS}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
