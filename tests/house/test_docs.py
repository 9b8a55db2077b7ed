"""What a person can set or type is in the docs."""

import importlib.util
import re
from collections.abc import Iterator
from typing import Any

from tests.house.source import ROOT, literals_of, modules, tracked

PAGES = [path for path in tracked() if path.suffix == ".md" and "changes" not in path.parts]
DOCS = "\n".join(path.read_text("utf-8") for path in PAGES)
A_SETTING = re.compile(r"LUDARIUM_[A-Z_]+")
A_TARGET = re.compile(r"^([a-z]+):.*## ", re.MULTILINE)


def test_every_setting_is_in_the_docs() -> None:
    found = {
        name for module in modules("") for text in literals_of(module) for name in A_SETTING.findall(text)
    }
    assert [name for name in sorted(found) if name not in DOCS] == []


def test_every_command_is_in_the_docs() -> None:
    assert [command for command in commands() if command not in DOCS] == []


def test_every_target_of_make_is_in_the_docs() -> None:
    targets = A_TARGET.findall((ROOT / "Makefile").read_text())
    assert "play" in targets
    assert [target for target in targets if f"make {target}" not in DOCS and target != "help"] == []


def commands() -> list[str]:
    """Every command of `ludarium` in full: "ludarium pack check"."""
    if importlib.util.find_spec("ludarium.cli") is None:
        return []
    return sorted(commands_below(importlib.import_module("ludarium.cli").main, "ludarium"))


def commands_below(command: Any, words: str) -> Iterator[str]:
    children = getattr(command, "commands", {})
    for name, child in children.items():
        yield from commands_below(child, f"{words} {name}")
    if not children:
        yield words
