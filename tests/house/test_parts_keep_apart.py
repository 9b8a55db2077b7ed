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


def test_nobody_looks_into_a_state_or_at_private_names() -> None:
    """The server never looks inside a state, and a bot has nothing but its Eyes."""
    assert [line for module in OUTSIDE_THE_TABLE for line in insides_of_others(module)] == []


def insides_of_others(module: str) -> Iterator[str]:
    """Private names of others, and what lies in a match's `s` and `t`. (To hand those on to the game is no look.)"""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Attribute) and (is_private(node) or is_inside_a_match(node)):
            yield f"{module}:{node.lineno}: {ast.unparse(node)}"


def is_private(node: ast.Attribute) -> bool:
    owner = node.value.id if isinstance(node.value, ast.Name) else ""
    return bool(re.match(r"_(?!_)", node.attr)) and owner not in {"self", "cls", "os"}


def is_inside_a_match(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Attribute) and node.value.attr in {"s", "t"}


def test_the_shell_names_no_game() -> None:
    """Boards are found by their folder: a game without one is playable through the list of options."""
    shell = ROOT / "web" / "src"
    files = [path for path in tracked() if path.is_relative_to(shell) and path.suffix in {".ts", ".svelte"}]
    apart = {
        path.name: path.read_text("utf-8") for path in files if "games" not in path.relative_to(shell).parts
    }
    assert [name for name, text in apart.items() if A_GAME.search(text) and not is_generated(name)] == []


def is_generated(name: str) -> bool:
    """Types written from the Python structs name each game's."""
    return name == "generated.d.ts"
