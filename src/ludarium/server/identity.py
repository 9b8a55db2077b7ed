"""Who a visitor is: a random id in a signed cookie. Nobody signs up, and a name is only a name."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from itsdangerous import BadSignature, Signer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server.store.store import Store

COOKIE = "ludarium"
_A_YEAR = 365 * 86400
_KEY_SIZE = 32
_NEW = "new_visitor"


class Identities:
    """Signs and reads the cookie, with a key that lies in the store and nowhere else."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="ludarium.visitor", digest_method=hashlib.sha256)

    @classmethod
    async def of(cls, store: Store) -> Identities:
        return cls(await store.setting("cookie-key", secrets.token_bytes(_KEY_SIZE)))

    def read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The visitor behind a request or socket; None when the cookie is missing or isn't ours."""
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None

    def cookie(self, visitor: str, secure: bool) -> Cookie:
        signed = self._signer.sign(visitor).decode()
        return Cookie(
            COOKIE, value=signed, max_age=_A_YEAR, path="/", httponly=True, samesite="lax", secure=secure
        )


async def provide_visitor(request: Request[Any, Any, Any]) -> str | None:
    identities: Identities = request.app.state.identities
    return identities.read(request)


async def provide_somebody(request: Request[Any, Any, Any]) -> str:
    """The visitor; who has no id yet gets one with the answer."""
    known = await provide_visitor(request)
    if known is None:
        known = secrets.token_urlsafe(12)
        request.scope[_NEW] = known  # type: ignore[literal-required]
    return known


class Remember:
    """An ASGI middleware: whoever was made known by a request gets the cookie with the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_cookie(message: Message) -> None:
            known: Any = scope.get(_NEW)
            if message["type"] == "http.response.start" and isinstance(known, str):
                identities: Identities = scope["litestar_app"].state.identities
                cookie = identities.cookie(known, scope["scheme"] == "https").to_encoded_header()
                message["headers"] = [*message.get("headers", []), cookie]
            await send(message)

        await self._app(scope, receive, send_with_cookie)
