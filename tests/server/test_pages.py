"""The browser's side: files that never change for ever, the page for every address, nothing else of the disk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.online import served, settings_for

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>built</title>"


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(PAGE)
    (pages / "assets" / "main-1a2b.js").write_text("export {}")
    (pages / "assets" / "type-3c.woff2").write_bytes(b"font")
    (pages / ".built-from").write_text("a hash")
    (tmp_path / "secret.txt").write_text("not for you")
    (pages / "out.txt").symlink_to(tmp_path / "secret.txt")
    async with (
        served(settings_for(tmp_path)) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        yield client


@pytest.mark.parametrize("address", ["/", "/table/1a2b", "/join/some-secret", "/new/harbour"])
async def test_every_address_of_the_app_is_the_page(built: httpx.AsyncClient, address: str) -> None:
    answer = await built.get(address)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_named_by_their_content_are_kept_for_ever(built: httpx.AsyncClient) -> None:
    for name, kind in (("main-1a2b.js", "text/javascript"), ("type-3c.woff2", "font/woff2")):
        answer = await built.get(f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]


async def test_what_has_not_changed_is_not_sent_again(built: httpx.AsyncClient) -> None:
    first = await built.get("/")
    again = await built.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "address",
    [
        "/assets/missing.js",
        "/.built-from",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/out.txt",
        "/api/nowhere",
        "/schema/nowhere.json",
    ],
)
async def test_nothing_else_is_given_out(built: httpx.AsyncClient, address: str) -> None:
    answer = await built.get(address)
    assert answer.status_code == 404
    assert "not for you" not in answer.text
    assert "a hash" not in answer.text


async def test_without_pages_it_says_how_to_make_them(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as address, httpx.AsyncClient(base_url=address) as client:
        answer = await client.get("/", headers={"accept-language": "ru"})
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert "Страницы ещё не собраны" in answer.text
        assert "script" not in answer.text


async def test_the_description_is_json_and_fetches_nothing(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as address, httpx.AsyncClient(base_url=address) as client:
        for path in ("/schema", "/schema/openapi.json"):
            answer = await client.get(path)
            assert answer.status_code == 200
            assert answer.json()["openapi"].startswith("3.")
            assert "cdn" not in answer.text
