"""Run a server: a port to listen on, the addresses that lead to it, and uvicorn."""

from __future__ import annotations

import json
import os
import socket
from urllib.request import urlopen

import uvicorn

from ludarium.server.app import guarded
from ludarium.server.settings import Settings
from ludarium.table.errors import LudariumError

_EVERYWHERE = ("", "0.0.0.0", "::")
_LARGEST_MESSAGE = 16 * 1024


def listen(host: str, port: int) -> socket.socket:
    """The port; where it is taken, any that is free. Said to be TCP, so that asyncio sends small messages at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":  # there it would mean: share the port with whoever has it
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listening.bind((host, port))
        except PermissionError:
            raise
        except OSError:
            listening.bind((host, 0))
    except (OSError, OverflowError) as error:
        listening.close()
        raise LudariumError(f"can't listen on {host}:{port}: {error}") from None
    return listening


def running_at(port: int) -> bool:
    """Whether a Ludarium answers on this machine's port already."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/here", timeout=2) as answer:
            return "addresses" in json.load(answer)
    except (OSError, ValueError, AttributeError):
        return False


def addresses(host: str, port: int) -> tuple[str, ...]:
    """Under which others on the same network reach a server that listens there."""
    if host in _EVERYWHERE:
        lan = lan_address()
        return (f"http://{lan}:{port}",) if lan else ()
    if host.startswith("127.") or host in ("localhost", "::1"):
        return ()
    return (f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}",)


def lan_address() -> str:
    """From which address this machine would speak to its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith("127.") else address


def server_of(settings: Settings) -> uvicorn.Server:
    """No access log: the address of an invitation is a secret."""
    config = uvicorn.Config(
        guarded(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
