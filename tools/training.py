"""Install what the training example needs, if it can be had small: `python tools/training.py`.

PyTorch comes in builds for the processor alone and in builds that bring gigabytes of CUDA, and which one an index hands
out under the plain name differs. So pip is asked first what it would take. Whatever is in the way is said in a line and
is no failure: the test of the example is skipped then, and says why.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "requirements" / "train.txt"
HEAVY = ("nvidia", "cuda", "triton")
PATIENCE = 600  # seconds


def main() -> None:
    if find_spec("torch") and find_spec("sb3_contrib"):
        return
    names = planned()
    heavy = [name for name in names if name.startswith(HEAVY)]
    if not names:
        say("what the training example needs can't be had here (no network?); its test is skipped")
    elif heavy:
        say(
            f"PyTorch would bring {', '.join(heavy[:3])} …: not installed; the test of the training example is skipped"
        )
    else:
        say("installing PyTorch, for the test of the training example")
        if pip("install", "-r", str(WANTED)) != 0:
            say("installing PyTorch failed; the test of the training example is skipped")


def planned() -> list[str]:
    """What pip would install; nothing when it can't."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        if pip("install", "--dry-run", "--report", str(report), "-r", str(WANTED)) != 0:
            return []
        found = json.loads(report.read_text())["install"]
    return [str(one["metadata"]["name"]).lower() for one in found]


def pip(*words: str) -> int:
    command = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "--no-input", *words]
    try:
        quiet = subprocess.DEVNULL
        return subprocess.call(command, stdout=quiet, stderr=quiet, stdin=quiet, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return 1


def say(what: str) -> None:
    print(f"ludarium: {what}", flush=True)


if __name__ == "__main__":
    main()
