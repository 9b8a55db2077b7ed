"""Who may come in, how much they may say, and that whatever is wrong is said clearly and by field."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludarium.server.app import create_app
from ludarium.server.limits import Bucket, Buckets
from ludarium.table import words
from tests.server.online import Player, served, settings_for

pytestmark = pytest.mark.anyio

TWO_BOTS = [{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]
GOOD = {"game": "harbour", "seats": TWO_BOTS}


def problem(answer: httpx.Response, status: int, id: str, field: str = "") -> dict[str, Any]:
    assert answer.headers["content-type"].startswith("application/problem+json")
    said: dict[str, Any] = answer.json()
    assert (answer.status_code, said["status"], said["type"]) == (
        status,
        status,
        f"urn:ludarium:problem:{id}",
    )
    assert said["field"] == field
    assert said["title"]
    assert said["detail"]
    return said


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({**GOOD, "game": "chess"}, "no-such-game", "game"),
    ({**GOOD, "seats": []}, "wrong-seats", "seats"),
    ({**GOOD, "seats": TWO_BOTS * 3}, "wrong-seats", "seats"),
    ({**GOOD, "options": {"hand": 99}}, "not-possible-so", "options"),
    ({**GOOD, "options": {"feet": 2}}, "not-possible-so", "options"),
    ({**GOOD, "pack": "../../etc"}, "not-possible-so", "pack"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "bot", "level": "divine"}]}, "no-such-level", "seats[1].level"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "me", "name": "x" * 41}]}, "bad-name", "seats[1].name"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "me", "name": "a\u202eb"}]}, "bad-name", "seats[1].name"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "me", "brings": {"deck": 1}}]}, "not-possible-so", "seats"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "king"}]}, "malformed", "seats[1].who"),
    ({**GOOD, "seats": "two"}, "malformed", "seats"),
    ({**GOOD, "colour": "red"}, "malformed", "colour"),
    ({"game": "harbour"}, "malformed", "seats"),
    ({**GOOD, "seats": [TWO_BOTS[0], {"who": "me", "hat": 1}]}, "malformed", "seats[1].hat"),
]


@pytest.mark.parametrize(("body", "id", "field"), WRONG)
async def test_what_is_wrong_with_a_table_is_said_by_field(
    server: str, body: dict[str, Any], id: str, field: str
) -> None:
    async with Player(server) as anna:
        problem(await anna.http.post("/tables", json=body), 400, id, field)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"' + b"[" * 3000, b"null"])
async def test_what_is_no_json_is_said_to_be_none(server: str, body: bytes) -> None:
    async with Player(server) as anna:
        headers = {"content-type": "application/json"}
        problem(await anna.http.post("/tables", content=body, headers=headers), 400, "malformed")


async def test_problems_are_told_in_the_readers_language(server: str) -> None:
    async with Player(server) as anna:
        for accepted, lang in (("ru-RU,ru;q=0.9", "ru"), ("fr, ja;q=0.5", "ja"), ("xx", "en"), ("", "en")):
            answer = await anna.http.get("/tables/none", headers={"accept-language": accepted})
            title = problem(answer, 404, "no-such-table")["title"]
            assert title == words.say(words.Phrase("problem-no-such-table"), "", lang)


async def test_what_is_not_there_is_a_problem_too(server: str) -> None:
    async with Player(server) as anna:
        problem(await anna.http.get("/nowhere"), 404, "nothing-here")
        problem(await anna.http.delete("/me"), 405, "wrong-method")
        problem(await anna.http.get("/invitations/guess"), 404, "no-such-invitation")
        problem(await anna.http.get("/games/chess/rulebook"), 404, "no-such-game")
        problem(await anna.http.get("/games/harbour/rulebook?lang=english"), 400, "malformed", "lang")
        problem(await anna.http.post("/tables", content=b"x" * 70_000), 413, "too-large")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://"])
async def test_a_page_of_somebody_elses_can_do_nothing(server: str, origin: str) -> None:
    async with Player(server) as anna:
        made = await anna.make("mm")
        foreign = {"origin": origin}
        problem(await anna.http.post("/tables", json=GOOD, headers=foreign), 403, "foreign-origin")
        problem(await anna.http.put("/me", json={"name": "x"}, headers=foreign), 403, "foreign-origin")
        with pytest.raises(InvalidStatus):
            await websockets.connect(
                f"{server.replace('http', 'ws')}/api/tables/{made['id']}/live",
                additional_headers={"cookie": f"ludarium={anna.http.cookies['ludarium']}"},
                origin=origin,  # type: ignore[arg-type]
            )


async def test_another_site_without_an_origin_is_known_by_its_fetch_metadata(server: str) -> None:
    async with httpx.AsyncClient(base_url=f"{server}/api") as plain:
        crossing = {"sec-fetch-site": "cross-site"}
        problem(await plain.post("/tables", json=GOOD, headers=crossing), 403, "foreign-origin")
        assert (await plain.post("/tables", json=GOOD)).status_code == 201  # no browser at all


async def test_the_cookie_is_signed_and_for_the_server_alone(server: str) -> None:
    async with httpx.AsyncClient(base_url=f"{server}/api") as plain:
        answer = await plain.get("/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # over plain HTTP it would never come back
        own = answer.json()["id"]
        assert (await plain.get("/me")).json()["id"] == own
        forged = await plain.get("/me", headers={"cookie": f"ludarium={own}.forged"})
        assert forged.json()["id"] != own


async def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    def behind_a_proxy(app: Any) -> Any:
        async def https(scope: Any, receive: Any, send: Any) -> None:
            await app({**scope, "scheme": "https"} if scope["type"] == "http" else scope, receive, send)

        return https

    async with (
        served(settings_for(tmp_path), behind_a_proxy) as server,
        httpx.AsyncClient(base_url=f"{server}/api") as plain,
    ):
        assert "secure" in (await plain.get("/me")).headers["set-cookie"].lower()


async def test_every_answer_carries_its_headers(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as plain:
        for path in ("/api/games", "/api/nowhere", "/", "/schema/openapi.json"):
            headers = (await plain.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert "script" not in policy  # scripts: as the default says
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async with (
        served(settings_for(tmp_path, requests_a_minute=20, tables_an_hour=2)) as server,
        Player(server) as anna,
    ):
        for _ in range(2):
            await anna.post("/tables", GOOD)
        problem(await anna.http.post("/tables", json=GOOD), 429, "too-many")
        answers = [await anna.http.get("/games") for _ in range(60)]
        refused = next(answer for answer in answers if answer.status_code == 429)
        problem(refused, 429, "too-many")
        assert refused.headers["retry-after"]


async def test_a_chatterer_is_shown_the_door(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, messages_a_second=2)) as server, Player(server) as anna:
        made = await anna.make("mm")
        await anna.come(made["id"])
        for _ in range(40):
            await anna.say(type="why", id="x", seat=0)
        with pytest.raises(ConnectionClosed):
            await anna.until("never")


async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, sockets=2)) as server, Player(server) as anna:
        made = await anna.make("mm")
        others = [Player(server) for _ in range(2)]
        for other in others:
            await other.come(made["id"])
        with pytest.raises(InvalidStatus):
            await anna.come(made["id"])
        await others[0].__aexit__()
        await anna.come(made["id"])
        await others[1].__aexit__()


UNREADABLE = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"dance"}',
    '{"type":"answer","id":"x","seq":0,"seat":0}',
    '{"type":"answer","id":"x","seq":"now","seat":0,"option":1}',
    '{"type":"answer","id":"x","seq":0,"seat":0,"option":1,"extra":1}',
    '{"type":"answer","id":"x","seq":0,"seat":0,"option":1e400}',
    "[" * 5000,
    '{"type":"why","id":"' + "x" * 9000 + '","seat":0}',
    "\x00\x01",
]


async def test_what_cannot_be_read_is_said_to_be_so_and_changes_nothing(server: str) -> None:
    async with Player(server) as anna:
        made = await anna.make("mm")
        await anna.come(made["id"])
        await anna.until("state")
        for text in UNREADABLE:
            await anna.socket.send(text)
            assert (await anna.until("trouble"))["detail"]
        huge = {"type": "answer", "id": "x", "seq": 2**62, "seat": 0, "option": -(2**63)}
        await anna.say(**huge)
        assert (await anna.until_any("stale", "refused", "trouble"))["type"] != "ack"
        await anna.say(type="preview", id="p", seat=0, options=list(range(1000)))
        await anna.until_any("previewed", "refused", "trouble")
        assert (await anna.get(f"/tables/{made['id']}"))["seq"] == 0


async def test_bytes_and_giant_messages_end_the_visit_and_not_the_server(server: str) -> None:
    async with Player(server) as anna:
        made = await anna.make("mm")
        for message in (b"\xff\x00", "x" * 20_000_000):
            await anna.come(made["id"])
            with contextlib.suppress(ConnectionClosed):
                await anna.socket.send(message)
                assert (await anna.until("trouble"))["detail"]
            await anna.leave()
        assert (await anna.get("/me"))["id"]


async def test_an_error_of_ours_tells_its_place_to_the_log_and_nothing_to_the_client(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("seed 4711 of table x")

    monkeypatch.setattr("ludarium.server.store.store.Store.tables_of", broken)
    caplog.set_level(logging.DEBUG, logger="ludarium")
    async with served(settings_for(tmp_path)) as server, Player(server) as anna:
        answer = await anna.http.get("/tables")
        problem(answer, 500, "ours")
        assert "4711" not in answer.text + caplog.text
        assert "RuntimeError" in caplog.text
        assert "test_guard.py" in caplog.text


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ludarium.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2, 1.0)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1.0
    assert [bucket.take(), bucket.take()] == [True, False]
    many = Buckets(1, 10.0, most=2)
    assert [many.take(who) for who in ("a", "a", "b", "c")] == [True, False, True, True]


def test_the_application_is_never_in_debug_mode(tmp_path: Path) -> None:
    assert create_app(settings_for(tmp_path)).debug is False
