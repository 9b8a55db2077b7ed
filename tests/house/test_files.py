"""What must not stand in any file of the repository, and how long a file may grow."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import ROOT, tracked

FILES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8", errors="replace") for path in tracked()}
CODE = {name: text for name, text in FILES.items() if name.endswith((".py", ".ts", ".svelte"))}
LOCKS = {name: text for name, text in FILES.items() if name.startswith("requirements/")}

# Put together here, so that this file passes its own test.
MACHINE_PATHS = ["/" + name for name in ("work/", "farm/", "opt/pypi", "root/")]
REGISTRIES = ["registry." + "npmjs", "files.python" + "hosted", "pypi" + ".org", "bootstrap." + "pypa"]
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "HA" + "CK"]) + r")\b")

LONGEST_FILE = 450
LONGEST_FUNCTION = 50


@pytest.mark.parametrize("word", [*MACHINE_PATHS, *REGISTRIES])
def test_no_file_names_a_machine_or_a_registry(word: str) -> None:
    assert [name for name, text in FILES.items() if word in text] == []


def test_there_are_locks_to_play_to_develop_and_for_node() -> None:
    """And one without hashes, for what differs from index to index: tools/training.py."""
    assert {Path(lock).stem for lock in LOCKS} == {"play", "dev", "node", "train"}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_versions_and_hashes_and_no_addresses(name: str) -> None:
    lines = [line for line in LOCKS[name].splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.match(r"[\w.-]+(\[[\w,-]+\])?==|    --hash=sha256:", line)] == []
    assert not re.search(r"https?:|file:|--index-url|--find-links", LOCKS[name])


def test_the_locks_hold_all_that_is_asked_for() -> None:
    """If this fails: `make lock`."""
    asked = tomllib.loads(FILES["pyproject.toml"])
    groups = asked["dependency-groups"]
    to_play = {*asked["project"]["dependencies"], *groups["build"]}
    assert {name_of(one) for one in to_play} <= locked("play")
    assert {name_of(one) for one in (*to_play, *groups["test"], *groups["lint"])} <= locked("dev")


def name_of(requirement: str) -> str:
    return re.split(r"[\[><=~ ;]", requirement)[0].replace(".", "-").replace("_", "-").lower()


def locked(lock: str) -> set[str]:
    return {name_of(line) for line in LOCKS[f"requirements/{lock}.txt"].splitlines() if "==" in line}


def test_the_lock_of_the_pages_holds_no_addresses() -> None:
    """`omit-lockfile-registry-resolved` in .npmrc keeps them out."""
    locks = [text for name, text in FILES.items() if name.endswith("package-lock.json")]
    assert [text for text in locks if '"resolved": "http' in text] == []


def test_nothing_is_left_for_later() -> None:
    assert [name for name, text in CODE.items() if UNFINISHED.search(text)] == []


def test_a_file_reads_in_one_go() -> None:
    """Types generated for the browser may be long: nobody reads them."""
    read = {name: text for name, text in CODE.items() if not name.endswith("/generated.d.ts")}
    assert [name for name, text in read.items() if text.count("\n") > LONGEST_FILE] == []


def test_a_function_fits_the_eye() -> None:
    """Except a migration: a list of tables is as long as the tables are many."""
    python = {name: text for name, text in CODE.items() if name.endswith(".py") and "/versions/" not in name}
    assert [f"{name}: {function}" for name, text in python.items() for function in long_functions(text)] == []


def long_functions(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and length_of(node) > LONGEST_FUNCTION:
            yield node.name


def length_of(node: ast.stmt) -> int:
    return (node.end_lineno or 0) - node.lineno + 1
