"""What stands around the games knows no particular one, and looks into nobody's insides. (Imports: `lint-imports`.)"""

import ast
import re
from collections.abc import Iterator

from tests.house.source import PACKAGE, ROOT, literals_of, modules, tracked, tree_of

GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
AROUND = modules("table", "bots", "lab", "server")
OUTSIDE_THE_TABLE = [*modules("bots", "lab", "server"), *modules("cli.py")]
A_GAME = re.compile(r"\b(" + "|".join(GAMES or ["no game yet"]) + r")\b", re.IGNORECASE)


def test_no_game_is_named() -> None:
    named = {module: [text for text in literals_of(module) if A_GAME.search(text)] for module in AROUND}
    assert {module: texts for module, texts in named.items() if texts} == {}


def test_no_private_name_of_another_is_used() -> None:
    """The server never looks inside a state, and a bot has nothing but its Eyes."""
    assert [line for module in OUTSIDE_THE_TABLE for line in private_names_of_others(module)] == []


def private_names_of_others(module: str) -> Iterator[str]:
    """Private by its name, or the two of a Match that only the table and the rules handle: `s`, `t`."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Attribute) and re.match(r"_(?!_)|[st]$", node.attr):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            if owner not in {"self", "cls"}:
                yield f"{module}:{node.lineno}: {ast.unparse(node)}"


def test_the_shell_names_no_game() -> None:
    """Boards are found by their folder: a game without one is playable through the list of options."""
    shell = ROOT / "web" / "src"
    files = [path for path in tracked() if path.is_relative_to(shell) and path.suffix in {".ts", ".svelte"}]
    apart = [path for path in files if "games" not in path.relative_to(shell).parts]
    assert [path.name for path in apart if A_GAME.search(path.read_text("utf-8"))] == []
