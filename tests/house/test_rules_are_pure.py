"""Rules have one door for chance and one for reveals: no clock, no other chance, no file, no screen, no network."""

import ast

from tests.house.source import calls_of, imports_of, modules

RULES = modules("table", "games")

CHANCE_AND_CLOCK = {"random", "secrets", "time", "datetime", "uuid", "calendar", "numpy"}
THE_WORLD = {
    "os",
    "sys",
    "io",
    "socket",
    "ssl",
    "subprocess",
    "urllib",
    "http",
    "tempfile",
    "shutil",
    "logging",
}
OTHER_THREADS = {"threading", "multiprocessing", "concurrent", "asyncio", "queue", "signal"}

# `hash` and `id` differ from run to run: an order made from them would too.
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "hash", "id", "globals"}
FILE_CALLS = {
    "open",
    "read_text",
    "read_bytes",
    "write_text",
    "write_bytes",
    "urandom",
    "iterdir",
    "mkdir",
    "unlink",
}

# What is printed on components, what the rules say and what people read is content: read once, before a match.
READERS_OF_CONTENT = {
    "table/pack.py",
    "table/rulebook.py",
    "table/weights.py",
    "table/words.py",
    "table/conformance/sentences.py",
}
NAMES_OF_PACK_FOLDERS = {"table/pack.py", "table/game.py"}
# The conformance suite compares identities, to see that copies share nothing.
COMPARES_IDENTITIES = {"table/conformance/copies.py"}


def test_there_are_rules_to_look_at() -> None:
    assert "table/match.py" in RULES


def test_no_clock_chance_or_world_is_imported() -> None:
    forbidden = CHANCE_AND_CLOCK | THE_WORLD | OTHER_THREADS
    assert {module: found for module in RULES if (found := set(imports_of(module)) & forbidden)} == {}


def test_no_path_of_a_file_is_made() -> None:
    assert {module for module in RULES if "pathlib" in imports_of(module)} - NAMES_OF_PACK_FOLDERS == set()


def test_nothing_is_printed_opened_or_ordered_by_address() -> None:
    called = {module: functions_called(module) & FORBIDDEN_CALLS for module in RULES}
    excused = {module: {"id"} for module in COMPARES_IDENTITIES}
    assert {module: found for module, found in called.items() if found - excused.get(module, set())} == {}


def test_no_file_is_read_or_written() -> None:
    found = {module for module in RULES if methods_called(module) & FILE_CALLS}
    assert found - READERS_OF_CONTENT == set()


def functions_called(module: str) -> set[str]:
    return {function.id for function in calls_of(module) if isinstance(function, ast.Name)}


def methods_called(module: str) -> set[str]:
    return {function.attr for function in calls_of(module) if isinstance(function, ast.Attribute)}
