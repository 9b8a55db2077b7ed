"""Write the browser's types from the Python structs: `python tools/typescript.py [--check]`.

What goes over the wire is declared once, in Python. Of a game, the struct that its `view` says it returns is
written too, and all that it is made of, in a namespace of the game's name.
"""

from __future__ import annotations

import inspect
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec.inspect as types
from msgspec import Struct

from ludarium.server import protocol
from ludarium.table.game import Game, installed
from ludarium.table.rulebook import Clause

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated.d.ts"
HEADER = (
    "// Written by tools/typescript.py from the Python structs. Don't edit: change those and run it again.\n"
)
UNIONS = ("FromBrowser", "ToBrowser")
PLAIN: dict[type, str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
}


def main() -> None:
    text = HEADER + "\n" + "\n".join(sections())
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE.name} is stale: run `python tools/typescript.py`.")


def sections() -> Iterator[str]:
    wire = found_from(structs_of_the_wire())
    for struct in wire:
        yield interface(struct, exported=True)
    for name in UNIONS:
        members = typing.get_args(getattr(protocol, name))
        yield f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"
    for game in sorted(installed(), key=lambda game: game.id):
        yield from namespace(game, wire)


def structs_of_the_wire() -> list[type[Struct]]:
    found = [thing for thing in vars(protocol).values() if inspect.isclass(thing)]
    return [*(thing for thing in found if issubclass(thing, Struct)), Clause]


def namespace(game: Game, wire: list[type[Struct]]) -> Iterator[str]:
    """The game's board, for its Board.svelte; nothing where `view` doesn't say what it returns."""
    board = typing.get_type_hints(game.view).get("return")
    if not (inspect.isclass(board) and issubclass(board, Struct)):
        return
    own = [struct for struct in found_from([board, *beside(game)]) if struct not in wire]
    body = "\n".join(interface(struct, exported=True) for struct in own)
    if board.__name__ != "Board":
        body += f"\nexport type Board = {board.__name__};\n"
    indented = "".join(f"  {line}\n" if line else "\n" for line in body.splitlines())
    yield f"export namespace {game.id} {{\n{indented}}}\n"


def beside(game: Game) -> list[type[Struct]]:
    """What a seat brings, and what is told of cards without a table."""
    printed = typing.get_type_hints(game.catalogue).get("return") if game.catalogue else None
    return [one for one in (game.brings, printed) if inspect.isclass(one) and issubclass(one, Struct)]


def found_from(roots: list[type[Struct]]) -> list[type[Struct]]:
    """These structs and all that their fields are made of, each once."""
    found: dict[type[Struct], None] = {}
    for root in roots:
        _collect(types.type_info(root), found)
    return list(found)


def _collect(kind: types.Type, found: dict[type[Struct], None]) -> None:
    if isinstance(kind, types.StructType):
        if kind.cls in found:
            return
        for field in kind.fields:
            _collect(field.type, found)
        found[kind.cls] = None
    for part in parts(kind):
        _collect(part, found)


def parts(kind: types.Type) -> list[types.Type]:
    match kind:
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            return [kind.item_type]
        case types.TupleType():
            return list(kind.item_types)
        case types.DictType():
            return [kind.key_type, kind.value_type]
        case types.UnionType():
            return list(kind.types)
    return []


def interface(struct: type[Struct], exported: bool) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    if info.array_like:
        return f"export type {struct.__name__} = [{', '.join(name_of(f.type) for f in info.fields)}];\n"
    lines = [f"  {info.tag_field}: {quoted(info.tag)};"] if info.tag_field else []
    # What the browser sends may leave out what has a default; so does what is written without its defaults.
    optional = struct.__struct_config__.omit_defaults or struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {name_of(field.type)};")
    doc = comment(struct)
    body = "\n".join(lines)
    return f"{doc}{'export ' if exported else ''}interface {struct.__name__} {{\n{body}\n}}\n"


def comment(struct: type[Struct]) -> str:
    words = inspect.cleandoc(struct.__doc__ or "")
    return "/** " + words.replace("\n", "\n * ").replace(" * \n", " *\n") + " */\n" if words else ""


def name_of(kind: types.Type) -> str:
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return " | ".join(quoted(value) for value in kind.values)
        case types.UnionType():
            return " | ".join(dict.fromkeys(name_of(part) for part in kind.types))
        case types.TupleType():
            return f"[{', '.join(name_of(part) for part in kind.item_types)}]"
        case types.DictType():
            return f"Record<{keys_of(kind.key_type)}, {name_of(kind.value_type)}>"
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            inner = name_of(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    raise TypeError(f"nobody has said what {kind!r} is in TypeScript")


def keys_of(kind: types.Type) -> str:
    return "number" if isinstance(kind, types.IntType) else "string"


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    main()
