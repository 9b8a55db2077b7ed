"""Which clauses of the games' rules no test cites: `python tools/clauses.py` lists them and fails if there are any.

A clause stands in RULES.md as a list item that begins with its id in bold. A test cites it by `@rule("PG-4.2")`.
What can't be tested is listed, with its reason, under the heading "Not testable": `- PG-1.5: a joke`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ludarium.table.rulebook import parse

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ludarium" / "games"
TESTS = ROOT / "tests" / "games"

_ID = r"[A-Z]{2}-\d+(?:\.\d+)*[a-z]?"
_EXCUSED = re.compile(rf"^\s*[-*]\s+({_ID})\s*[:—–]\s*(\S.*)$")
_HEADING = re.compile(r"^#{1,3}\s+(.*)$")
_NAMED = re.compile(rf"(?<![\w-])({_ID})")


def main() -> None:
    found = list(all_problems())
    for problem in found:
        print(problem)
    games = len(list(GAMES.glob("*/RULES.md")))
    print(f"clauses: {games} rulebooks, {len(found)} problems")
    sys.exit(bool(found))


def all_problems() -> Iterator[str]:
    for rules in sorted(GAMES.glob("*/RULES.md")):
        yield from problems(rules.parent, TESTS / rules.parent.name)


def problems(game: Path, tests: Path) -> Iterator[str]:
    """What is wrong between a game's rules, its translations, its code and its tests, a line each."""
    ids = ids_of(game / "RULES.md")
    clauses = set(ids)
    excused = excused_in((game / "RULES.md").read_text("utf-8"))
    cited = {clause for file in sorted(tests.rglob("*.py")) for clause in cited_in(file)}
    say = f"{game.name}: clause {{}} {{}}".format

    yield from (say(id, "is written twice") for id, times in Counter(ids).items() if times > 1)
    yield from (say(id, "has no test") for id in ids if id not in cited and id not in excused)
    yield from (say(id, "is tested, yet listed as not testable") for id in sorted(cited & set(excused)))
    yield from (say(id, "is cited by a test and doesn't exist") for id in sorted(cited - clauses))
    yield from (
        say(id, "is listed as not testable and doesn't exist") for id in sorted(set(excused) - clauses)
    )
    yield from strangers_in_code(game, clauses)
    yield from differences_of_translations(game, clauses)


def ids_of(rules: Path) -> list[str]:
    return [clause.id for clause in parse(rules.read_text("utf-8")).clauses]


def excused_in(text: str) -> dict[str, str]:
    """Clause → reason, from the section "Not testable"."""
    excused = {}
    inside = False
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            inside = heading[1].strip().lower() == "not testable"
        elif inside and (item := _EXCUSED.match(line)):
            excused[item[1]] = item[2]
    return excused


def cited_in(file: Path) -> Iterator[str]:
    """The arguments of `@rule(…)` and `@pytest.mark.rule(…)`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and _name_of(node.func) == "rule":
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def strangers_in_code(game: Path, clauses: set[str]) -> Iterator[str]:
    """Ids in the game's code, comments included, that the rulebook doesn't have; a chapter's id is fine too."""
    prefixes = {id.partition("-")[0] for id in clauses}
    for file in sorted(game.rglob("*.py")):
        for id in sorted(set(_NAMED.findall(file.read_text("utf-8")))):
            is_ours = id.partition("-")[0] in prefixes
            if is_ours and id not in clauses and not any(known.startswith(id + ".") for known in clauses):
                yield f"{game.name}: clause {id} is named in {file.name} and doesn't exist"


def differences_of_translations(game: Path, clauses: set[str]) -> Iterator[str]:
    for translation in sorted(game.glob("RULES.*.md")):
        ids = set(ids_of(translation))
        for id in sorted(clauses ^ ids):
            yield f"{game.name}: clause {id} is {'missing from' if id in clauses else 'only in'} {translation.name}"


if __name__ == "__main__":
    main()
