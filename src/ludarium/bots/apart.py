"""Parts of one task, each in a process of its own where the system can fork; the same answers everywhere."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

Work = Callable[[], Any]


class _Child(NamedTuple):
    pid: int
    answer: int  # to be read here


def apart(works: Sequence[Work]) -> list[Any]:
    """What they return: plain data. The first is done in this process. What a process could not end is done here."""
    if not hasattr(os, "fork"):
        return [work() for work in works]
    children = [_fork(work) for work in works[1:]]
    found = [works[0]()]
    for work, child in zip(works[1:], children, strict=True):
        found.append(_read(child, work))
    return found


def _fork(work: Work) -> _Child:
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        # Python 3.12 warns where there are other threads: the child needs none of theirs, and returns to none.
        warnings.simplefilter("ignore", DeprecationWarning)
        pid = os.fork()
    if pid:
        os.close(writing)
        return _Child(pid, reading)
    try:
        os.close(reading)
        with os.fdopen(writing, "wb") as answer:
            answer.write(msgspec.msgpack.encode(work()))
    finally:
        os._exit(0)


def _read(child: _Child, work: Work) -> Any:
    with os.fdopen(child.answer, "rb") as answer:
        written = answer.read()
    os.waitpid(child.pid, 0)
    try:
        return msgspec.msgpack.decode(written)
    except msgspec.DecodeError:
        return work()
