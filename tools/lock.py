"""Write requirements/*.txt anew from pyproject.toml: exact versions with hashes, for all systems and Pythons.

No address of any registry stands in them: a hash says what a file is, wherever it is taken from.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
OLDEST_PYTHON = "3.11"


def main() -> None:
    subprocess.check_call([sys.executable, "-m", "pip", "-q", "install", uv_requirement()])
    compile_lock("dev", "pyproject.toml", "--group", "dev", "--group", "build")
    compile_lock("play", "pyproject.toml", "--group", "build", "--constraints", "requirements/dev.txt")
    compile_lock("node", "--group", "node")
    lock_training()


def uv_requirement() -> str:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return str(groups["lock"][0])


def compile_lock(name: str, *words: str) -> None:
    print(f"ludarium: locking requirements/{name}.txt", flush=True)
    how = [
        "--universal",
        "--python-version",
        OLDEST_PYTHON,
        "--generate-hashes",
        "--upgrade",
        "--no-config",
        "-q",
    ]
    silent = ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    header = ["--custom-compile-command", "make lock", "-o", f"requirements/{name}.txt"]
    command = [sys.executable, "-m", "uv", "pip", "compile", *words, *how, *silent, *header]
    subprocess.check_call(command, cwd=ROOT, stdin=subprocess.DEVNULL)


PYTORCH = "torch==2.13.0"  # chosen by hand: uv would take the newest, whichever builds there are of it
TRAINING = ("sb3-contrib", "stable-baselines3")
NO_HASHES = """\
# What the training example needs beyond dev.txt: versions, and no hashes, for builds of PyTorch differ between indexes
# (docs/lab.md). tools/training.py installs it where no CUDA comes along. Written by `make lock`.
"""


def lock_training() -> None:
    print("ludarium: locking requirements/train.txt", flush=True)
    words = ["pyproject.toml", "--extra", "train", "--constraints", "requirements/dev.txt"]
    how = ["--python-version", OLDEST_PYTHON, "--no-config", "--no-annotate", "--no-header", "-q"]
    command = [sys.executable, "-m", "uv", "pip", "compile", *words, *how]
    found = subprocess.check_output(command, cwd=ROOT, text=True, stdin=subprocess.DEVNULL)
    lines = [line for line in found.splitlines() if line.split("==")[0] in TRAINING]
    (FOLDER / "train.txt").write_text(NO_HASHES + "\n".join([PYTORCH, *lines]) + "\n")


if __name__ == "__main__":
    main()
