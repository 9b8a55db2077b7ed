"""`python -m benchmarks [NAME …]`: every benchmark of this folder, or those named, as ratios to the floor.

A benchmark is a module of this folder that has `measure() -> list[Measured]`. Each stands between two measurements of
the floor, and is compared with the better of the two.
"""

from __future__ import annotations

import platform
import sys
from importlib import import_module
from pathlib import Path

from benchmarks.floor import floor

NOT_BENCHMARKS = {"__init__", "__main__", "floor", "matches", "measured", "peers"}


def main(names: list[str]) -> None:
    print(
        f"Python {platform.python_version()}, {platform.machine()}; the floor is tic-tac-toe in plain Python"
    )
    reached = [report(name) for name in names or found()]
    sys.exit(not all(reached))


def found() -> list[str]:
    stems = {path.stem for path in Path(__file__).parent.glob("*.py")}
    return sorted(stems - NOT_BENCHMARKS)


def report(name: str) -> bool:
    """Print one benchmark's ratios; whether each reaches what is wanted of it."""
    before = floor()
    measured = import_module(f"benchmarks.{name}").measure()
    after = floor()
    best = max(before, after)
    print(f"\n{name}: floor {before:,.0f}/s before, {after:,.0f}/s after")
    for one in measured:
        ratio = one.per_second / (one.peer or best)
        verdict = (
            ""
            if one.wanted is None
            else f"wanted {one.wanted:.2f}  {'ok' if ratio >= one.wanted else 'TOO SLOW'}"
        )
        print(f"  {one.what:<52} {one.per_second:>12,.0f}/s  {ratio:6.3f} × {one.named}  {verdict}")
    return all(one.wanted is None or one.per_second / (one.peer or best) >= one.wanted for one in measured)


if __name__ == "__main__":
    main(sys.argv[1:])
