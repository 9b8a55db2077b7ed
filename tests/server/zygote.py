"""A process that has everything imported and forks a server whenever it is told to: a start costs no import.

`python -m tests.server.zygote FOLDER PORT`: a line on stdin is a start, the pid of the new server the answer.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import uvicorn

from ludarium.server import serving
from ludarium.server.app import create_app
from ludarium.server.settings import Settings
from tests.server.online import settings_for


def main(folder: Path, port: int) -> None:
    settings = settings_for(folder)
    asyncio.run(opened_and_closed(settings))
    server = serving.server_of(settings)
    server.config.load()
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            serve(server, port)
        print(child, flush=True)
    if child:
        os.waitpid(child, 0)


async def opened_and_closed(settings: Settings) -> None:
    """Whatever is imported late is imported now."""
    async with create_app(settings).lifespan():
        pass


def serve(server: uvicorn.Server, port: int) -> None:
    """A real server, until it is killed."""
    with serving.listen("127.0.0.1", port) as listening:
        if listening.getsockname()[1] != port:
            os._exit(1)
        server.run(sockets=[listening])
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
