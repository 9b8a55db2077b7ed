"""The project's own files, for the tests of the house."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "ludarium"

_BY_PRODUCTS = {".git", ".venv", "node_modules", "dist", "build", "pages", "__pycache__"} | {
    ".hypothesis",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".import_linter_cache",
}


def modules(*folders: str) -> list[str]:
    """The Python files that these names, or folders below src/ludarium, stand for; named from there."""
    found = (
        path
        for name in folders
        for path in [PACKAGE / name, *(PACKAGE / name).rglob("*.py")]
        if path.is_file()
    )
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text("utf-8"))


def imports_of(module: str) -> Iterator[str]:
    """The top-level modules that a module imports."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).partition(".")[0]


def calls_of(module: str) -> Iterator[ast.expr]:
    """What a module calls; not in its __hash__, which is there to be asked by dicts."""
    tree = tree_of(module)
    hashes = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
    ]
    excused = {id(inner) for node in hashes for inner in ast.walk(node)}
    return (node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in excused)


def literals_of(module: str) -> Iterator[str]:
    """The strings of a module that aren't docstrings."""
    tree = tree_of(module)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


@cache
def tracked() -> list[Path]:
    """Every text file that is, or would be, part of the repository."""
    return [path for path in _listed() if path.is_file() and b"\0" not in path.read_bytes()[:8000]]


def _listed() -> list[Path]:
    """As git lists them; in a copy that git knows nothing of, whatever lies there and isn't a by-product."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode == 0:
        return [ROOT / name for name in answer.stdout.split("\0") if name]
    return [path for path in ROOT.rglob("*") if not _BY_PRODUCTS & set(path.relative_to(ROOT).parts)]
