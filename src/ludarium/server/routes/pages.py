"""The browser's side: files that were built, and the page for every address that is not a file."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ludarium.server.problems import ProblemError, language
from ludarium.server.settings import Settings
from ludarium.table import words
from ludarium.table.phrase import Phrase

_FOREVER = "public, max-age=31536000, immutable"  # the build names these files by their content
_ASK_EACH_TIME = "no-cache"
_NOT_BUILT = """<!doctype html><html lang="{lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ludarium</title>
<style>body{{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;
color:#3b3226;background:#faf6ee}}code{{background:#efe6d6;padding:.1em .4em;border-radius:.3em}}</style>
<h1>Ludarium</h1><p>{text}</p><p><code>make play</code></p></html>"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page."""
    return await _page(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A built file; or, where there is none of that name, the page itself, which knows what to show."""
    return await _page(request, path)


async def _page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    settings: Settings = request.app.state.settings
    wanted = PurePosixPath(path.lstrip("/"))
    if wanted.parts[:1] in (("api",), ("schema",)) or wanted.name.startswith("."):
        raise ProblemError(404, "nothing-here")
    file = await asyncio.to_thread(find, settings.pages, wanted)
    if file is None and wanted.suffix:
        raise ProblemError(404, "nothing-here")
    if file is None:
        file = await asyncio.to_thread(find, settings.pages, PurePosixPath("index.html"))
    if file is None:
        return _not_built(language(request.headers.get("accept-language", "")))
    return await _built(request, file, "assets" in wanted.parts)


def find(pages: Path, wanted: PurePosixPath) -> Path | None:
    """A file below the folder of pages; never one outside it, never a hidden one."""
    if ".." in wanted.parts or any(part.startswith(".") for part in wanted.parts):
        return None
    file = (pages / wanted).resolve()
    return file if file.is_file() and file.is_relative_to(pages.resolve()) else None


async def _built(request: Request[Any, Any, Any], file: Path, named_by_content: bool) -> Response[bytes]:
    stat = await asyncio.to_thread(file.stat)
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    headers = {"cache-control": _FOREVER if named_by_content else _ASK_EACH_TIME, "etag": tag}
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(await asyncio.to_thread(file.read_bytes), headers=headers, media_type=media)


def _not_built(lang: str) -> Response[bytes]:
    text = words.say(Phrase("pages-not-built"), "", lang)
    html = _NOT_BUILT.format(lang=lang, text=text).encode()
    return Response(html, status_code=503, media_type="text/html; charset=utf-8")
