"""Every clause of every game's rules has a test, or a reason why not; and the check does find what it seeks."""

from pathlib import Path

import pytest

from tools.clauses import all_problems, problems

RULES = """# Rules
- **XX-1.1** You may.
- **XX-1.2** You must.
- **XX-1.3** Laugh.

## Not testable
- XX-1.3: a joke
"""


def test_every_clause_of_every_game_has_a_test() -> None:
    assert list(all_problems()) == []


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "RULES.md").write_text(RULES)
    (folder / "RULES.ru.md").write_text(RULES)
    return folder


def found(game: Path, tests: str) -> list[str]:
    folder = game.parent / "tests"
    folder.mkdir()
    (folder / "test_toy.py").write_text(tests)
    return list(problems(game, folder))


def test_a_game_with_every_clause_tested_or_excused_has_no_problem(game: Path) -> None:
    assert found(game, '@rule("XX-1.1", "XX-1.2")\ndef test_it(): ...') == []


def test_a_clause_without_a_test_is_found(game: Path) -> None:
    assert found(game, '@pytest.mark.rule("XX-1.1")\ndef test_it(): ...') == [
        "toy: clause XX-1.2 has no test"
    ]


def test_an_id_only_mentioned_is_not_cited(game: Path) -> None:
    assert len(found(game, '# XX-1.1\ndef test_it(): "XX-1.2"')) == 2


def test_a_clause_that_does_not_exist_is_found(game: Path) -> None:
    assert found(game, '@rule("XX-1.1", "XX-1.2", "XX-9.9")\ndef test_it(): ...') == [
        "toy: clause XX-9.9 is cited by a test and doesn't exist"
    ]


def test_a_clause_both_tested_and_excused_is_found(game: Path) -> None:
    assert found(game, '@rule("XX-1.1", "XX-1.2", "XX-1.3")\ndef test_it(): ...') == [
        "toy: clause XX-1.3 is tested, yet listed as not testable"
    ]


def test_an_excuse_without_a_reason_is_none(game: Path) -> None:
    (game / "RULES.md").write_text(RULES.replace(": a joke", ":"))
    assert found(game, '@rule("XX-1.1", "XX-1.2")\ndef test_it(): ...') == ["toy: clause XX-1.3 has no test"]


def test_a_stranger_in_the_code_is_found(game: Path) -> None:
    (game / "rules.py").write_text("# XX-1, XX-1.2, XX-4.4, YY-3.3")
    assert found(game, '@rule("XX-1.1", "XX-1.2")\ndef test_it(): ...') == [
        "toy: clause XX-4.4 is named in rules.py and doesn't exist"
    ]


def test_a_translation_that_lacks_a_clause_is_found(game: Path) -> None:
    (game / "RULES.ru.md").write_text(RULES.replace("- **XX-1.2** You must.\n", ""))
    assert found(game, '@rule("XX-1.1", "XX-1.2")\ndef test_it(): ...') == [
        "toy: clause XX-1.2 is missing from RULES.ru.md"
    ]
