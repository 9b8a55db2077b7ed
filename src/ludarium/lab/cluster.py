"""Jobs done by a Ray cluster: the same jobs, the same matches. `pip install "ludarium[ray]"`."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from ludarium.lab.job import Job, Played, play
from ludarium.table.errors import LudariumError

_AHEAD = 4  # jobs a processor has waiting
_DEATHS = 3  # of a job
_PATIENCE = 5.0  # seconds in which a cluster must answer


def spread(jobs: Iterable[Job], address: str) -> Iterator[Played]:
    """`address` is host:port of the cluster's head, ray://host:port of a client server, or auto: the one of this
    machine. A job whose worker dies is given out again."""
    ray = _join(address)
    try:
        yield from _done(ray, jobs)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, LudariumError) else error from None
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise LudariumError(f"ray: the cluster at {address} was lost: {error}") from None
    finally:
        ray.shutdown()


def _join(address: str) -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise LudariumError("ray is missing: pip install 'ludarium[ray]'") from None
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise LudariumError(f"ray: no cluster answers at {address}: {error}") from None
    return ray


def _knock(address: str) -> None:
    """Whether anybody is there; Ray itself would wait for minutes."""
    if address in ("auto", "local"):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise LudariumError(f"ray: host:port expected, ray://host:port or auto, not {address!r}")
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise LudariumError(f"ray: no cluster answers at {address}: {error}") from None


def _done(ray: Any, jobs: Iterable[Job]) -> Iterator[Played]:
    task = ray.remote(num_cpus=1, max_retries=0)(play)  # a death is ours to count
    room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    queue = iter(jobs)
    out: dict[Any, tuple[Job, int]] = {}
    while True:
        while len(out) < room and (job := next(queue, None)) is not None:
            out[task.remote(job)] = (job, 0)
        if not out:
            return
        ready, _ = ray.wait([*out], num_returns=1)
        for reference in ready:
            job, deaths = out.pop(reference)
            try:
                yield ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                if deaths == _DEATHS:
                    raise LudariumError(f"ray: workers die again and again of job {job.number}") from None
                out[task.remote(job)] = (job, deaths + 1)
