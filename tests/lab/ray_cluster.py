"""Run in a process of its own by test_workers.py: a Ray cluster of two nodes with a worker each, and the lab on it.

`python -m tests.lab.ray_cluster` prints JSON: matches played here, there, and there again with a worker killed.
"""

from __future__ import annotations

import json
import os
import signal
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

OPTIONS = {"mode": "basic", "stall_rounds": 3}


def same(played: Any) -> dict[str, Any]:
    """All but how long it took."""
    return {k: v for k, v in msgspec.to_builtins(played).items() if k not in ("seconds", "thought")}


def play(games: int, ray: str = "", progress: Any = None) -> list[dict[str, Any]]:
    from ludarium.lab.plan import Plan
    from ludarium.lab.workers import run

    jobs = Plan("progers", games, ["random", "random"], OPTIONS, count=True)
    with closing(run(jobs, 1, progress=progress, ray=ray)) as matches:
        return sorted(map(same, matches), key=lambda played: played["number"])


class Killer:
    """Kills one of the processes that play, after the first match."""

    def __init__(self) -> None:
        self.killed = 0

    def __call__(self, *_: int) -> None:
        if not self.killed:
            self.killed = next(iter(players()))
            os.kill(self.killed, signal.SIGKILL)


def players() -> list[int]:
    """The processes of this cluster's workers: descendants of this one that Ray calls so."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                names[int(entry.name)] = (entry / "cmdline").read_text(errors="replace")
            except OSError:
                continue
    return [
        pid
        for pid, name in names.items()
        if name.startswith(("ray::play", "ray::IDLE")) and _ours(pid, parents)
    ]


def _ours(pid: int, parents: dict[int, int]) -> bool:
    while pid in parents:
        if pid == os.getpid():
            return True
        pid = parents[pid]
    return False


def main() -> None:
    from ray.cluster_utils import Cluster

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # Ray would leave its logs behind
        node = {"num_cpus": 1, "object_store_memory": 80_000_000}
        cluster = Cluster(
            initialize_head=True, head_node_args={**node, "include_dashboard": False, "temp_dir": folder}
        )
        cluster.add_node(**node)
        try:
            here, there = play(12), play(12, cluster.address)
            killer = Killer()
            after_a_death = play(12, cluster.address, killer)
        finally:
            cluster.shutdown()
    found = {"here": here, "there": there, "death": after_a_death, "killed": killer.killed}
    print(json.dumps(found), flush=True)  # Ray ends the process without flushing


if __name__ == "__main__":
    main()
