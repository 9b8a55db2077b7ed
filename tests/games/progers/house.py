"""The house set of Прогеры, read once for all tests, and a word for changing a copy of it."""

from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec

from ludarium.games.progers.content import FILES, Content, compile_content
from ludarium.games.progers.terrain import Terrain, name_cell
from ludarium.table.pack import Pack

FOLDER = resources.files("ludarium.games.progers") / "content"
FILES_READ = Pack(FILES, FOLDER).files
HOUSE = compile_content(FILES_READ)
BASIC, FULL = HOUSE.modes["basic"], HOUSE.modes["full"]


def changed(stem: str, change: Callable[[Any], object]) -> Content:
    """The house set with one file changed as its owner might have typed it."""
    raw = msgspec.to_builtins(FILES_READ[stem])
    raw = msgspec.json.decode(msgspec.json.encode(raw))  # lists again, which can be changed
    change(raw)
    return compile_content({**FILES_READ, stem: msgspec.convert(raw, FILES[stem])})


def cell(name: str, size: int) -> int:
    return (int(name[1:]) - 1) * size + ord(name[0]) - ord("a")


def side(name: str, size: int) -> int:
    """`c1n` as the number of a cell's side."""
    return cell(name[:-1], size) * 4 + "nesw".index(name[-1])


def heights(terrain: Terrain) -> str:
    """The heights as PFN writes them."""
    ranks = []
    for rank in reversed(range(terrain.size)):
        signs = "".join(".lh"[level] for level in terrain.height[rank * terrain.size :][: terrain.size])
        for run in range(9, 0, -1):
            signs = signs.replace("." * run, str(run))
        ranks.append(signs)
    return "/".join(ranks)


def names(cells: tuple[int, ...], size: int) -> str:
    return " ".join(sorted(name_cell(cell, size) for cell in cells))
