"""A Chromium for the browser tests: `python tools/chromium.py` prints where one is, and installs one where none is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
]
ELSEWHERE = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
]


def find_chromium() -> str | None:
    """The browser named by LUDARIUM_CHROMIUM, else one of the machine's, else the one Playwright downloaded."""
    named = os.environ.get("LUDARIUM_CHROMIUM")
    if named:
        return named
    on_path = (shutil.which(name) for name in NAMES)
    here = (path for path in ELSEWHERE if Path(path).exists())
    return next(filter(None, [*on_path, *here]), None) or playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install_chromium() -> None:
    print("ludarium: installing a Chromium for the browser tests", file=sys.stderr, flush=True)
    if not (is_root() and is_debian() and install_debians()):
        install_playwrights()


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_debian() -> bool:
    """Debian itself: Ubuntu's package of that name is a snap, which doesn't run in a container."""
    release = Path("/etc/os-release")
    return (
        release.exists() and "ID=debian" in release.read_text().splitlines() and bool(shutil.which("apt-get"))
    )


def install_debians() -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    return all(
        subprocess.call(command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr) == 0
        for command in (["apt-get", "update", "-qq"], install)
    )


def install_playwrights() -> None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if is_root():
        command.append("--with-deps")
    if subprocess.call(command, stdin=subprocess.DEVNULL, stdout=sys.stderr) != 0:
        sys.exit(
            "No Chromium here, and none could be installed. Install one, or name it: LUDARIUM_CHROMIUM=/path"
        )


def main() -> None:
    if find_chromium() is None:
        install_chromium()
    path = find_chromium()
    if path is None:
        sys.exit("A Chromium was installed and can't be found. Name it: LUDARIUM_CHROMIUM=/path")
    print(path)


if __name__ == "__main__":
    main()
