"""Make the project's own virtual environment: `python tools/environment.py play|dev`.

Needs nothing but a Python: it is the first thing that runs on a fresh machine, so it is written in words that an old
Python can read too, if only to be told kindly that it is too old.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
NEWER_NAMES = ["python3.13", "python3.12", "python3.11", "python3.14", "python3", "python"]
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
IS_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < {})".format(OLDEST)


def main(extent: str) -> None:
    require_python()
    if not works(python_of(VENV)):
        create_venv()
    install_locked(extent)
    install_project()
    (VENV / (".ready-" + extent)).touch()


def require_python() -> None:
    """Go on under a Python that is new enough, or say what to install."""
    if sys.version_info >= OLDEST:
        return
    for name in NEWER_NAMES:
        path = shutil.which(name)
        if path and works(path):
            os.execv(path, [path, *sys.argv])
    stop(
        "Ludarium needs Python {}.{} or newer; this is {}.{} ({}).".format(
            *OLDEST, *sys.version_info[:2], sys.executable
        ),
        "Install a newer one (on Debian 12 or Ubuntu 24.04: apt install python3 python3-venv),",
        "or name one that is already here: make play PYTHON=/path/to/python3.12",
    )


def works(python: object) -> bool:
    """Whether this interpreter is there, runs, and is new enough."""
    try:
        return subprocess.call([str(python), "-c", IS_NEW_ENOUGH], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def create_venv() -> None:
    say("creating .venv")
    shutil.rmtree(str(VENV), ignore_errors=True)
    for way in (with_ensurepip, with_systems_pip, with_virtualenv, with_debians_package):
        if way() and has_pip():
            return
        shutil.rmtree(str(VENV), ignore_errors=True)
    stop(
        "This Python ({}) can't make a virtual environment: its venv or ensurepip is missing.".format(
            sys.executable
        ),
        "Install it (on Debian and Ubuntu: apt install python3-venv) and run the same command again.",
    )


def with_ensurepip() -> bool:
    return quietly(sys.executable, "-m", "venv", VENV)


def with_systems_pip() -> bool:
    """A distribution may have cut ensurepip out of venv, and yet have a pip that can install another one."""
    return quietly(sys.executable, "-m", "venv", "--without-pip", VENV) and quietly(
        sys.executable, "-m", "pip", "--python", python_of(VENV), "install", "pip"
    )


def with_virtualenv() -> bool:
    return quietly(sys.executable, "-m", "virtualenv", VENV)


def with_debians_package() -> bool:
    """Only where we may: as root on a Debian-like system, for the system's own Python."""
    if not (shutil.which("apt-get") and os.geteuid() == 0 and sys.executable.startswith("/usr/bin/")):
        return False
    say("installing python3-venv")
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    quietly("apt-get", "update")
    return quietly("apt-get", "install", "-y", "--no-install-recommends", package) and with_ensurepip()


def has_pip() -> bool:
    return quietly(python_of(VENV), "-m", "pip", "--version")


def install_locked(extent: str) -> None:
    say("installing what is needed to " + {"play": "play", "dev": "work on the project"}[extent])
    locked = ROOT / "requirements" / (extent + ".txt")
    pip("install", "--require-hashes", "-r", locked)


def install_project() -> None:
    """Editable, and without an isolated build: what the build needs is locked and installed already."""
    pip("install", "--no-deps", "--no-build-isolation", "-e", ROOT)


def pip(*words: object) -> None:
    command = [python_of(VENV), "-m", "pip", "-q", "--disable-pip-version-check", "--no-input", *words]
    if subprocess.call([str(word) for word in command]) != 0:
        stop(
            "Installing failed; what pip says stands above. With the network back, run the same command again."
        )


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def quietly(*words: object) -> bool:
    command = [str(word) for word in words]
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def say(what: str) -> None:
    print("ludarium: " + what, flush=True)


def stop(*lines: str) -> None:
    sys.exit("\n".join(("", *lines, "")))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "play")
