"""Every word a person reads is there in both languages, with what it says (strings/*.ftl)."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from ludarium import Match
from ludarium.games.progers import GAME
from ludarium.games.progers.box import Options
from ludarium.table import words
from ludarium.table.phrase import Phrase
from tests.house.source import modules, tree_of

LANGUAGES = ("en", "ru")
STRINGS = resources.files("ludarium.games.progers") / "strings"
# The ghost is drawn and not said.
RULES = [module for module in modules("games/progers") if not module.endswith("preview.py")]


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((STRINGS / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments(lang: str, id: str) -> set[str]:
    visitor = Arguments()
    visitor.visit(messages(lang)[id])
    return visitor.found


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    english, russian = messages("en"), messages("ru")
    assert sorted(english.keys() ^ russian.keys()) == []
    differing = [id for id in english if id != "named" and arguments("en", id) != arguments("ru", id)]
    assert differing == []


def calls(name: str) -> Iterator[ast.Call]:
    for module in RULES:
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    yield node


def constants(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def told() -> set[str]:
    """Every id that a rule tells, also by way of `move`."""
    direct = {id for call in calls("tell") for id in constants(call.args[0])}
    moved = {id for call in calls("move") for id in constants(call.args[-1])}
    return direct | moved | {"committed", "ran-unchanged"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    assert len(told()) > 30
    assert sorted(f"event-{id}" for id in told() if f"event-{id}" not in messages(lang)) == []
    assert "event-drew-own" in messages(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    why = {call.args[1].value for call in calls("Refusal") if len(call.args) > 1}  # type: ignore[attr-defined]
    yard = ["PG-4-2", "PG-4-3", "PG-4-4", "PG-4-5", "PG-4-6", "PG-4-7", "PG-4-8", "PG-4-10"]
    assert len(why) > 15
    assert sorted(f"refuse-{id}" for id in [*why, *yard] if f"refuse-{id}" not in messages(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_every_option_of_every_question_can_be_said(lang: str, mode: str) -> None:
    """Without an id, a placeholder or an argument left over."""
    box = GAME.open_box(GAME.read_options({"mode": mode}), GAME.pack(), 4)
    for kind in GAME.kinds(box):
        assert f"ask-{kind.name}" in messages(lang)
        assert f"ask-{kind.name}-other" in messages(lang)
        said = [words.say(kind.say(option), "progers", lang) for option in range(kind.size)]
        assert [text for text in said if not well_said(text)] == []
        if kind.name != "op":
            assert len(set(said)) == kind.size


def well_said(text: str) -> bool:
    return bool(text) and not re.search(r"[{}$]|^[a-z]+-[a-zA-Z0-9-]+$|\?\?\?", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_option_has_words(lang: str) -> None:
    for name in Options.__struct_fields__:
        assert {f"option-{name}", f"option-{name}-hint"} <= messages(lang).keys()
        values = [
            id for id in messages(lang) if id.startswith(f"option-{name}-") and not id.endswith("-hint")
        ]
        assert sorted(values) == sorted(f"option-{name}-{value}" for value in values_of(name))


def values_of(name: str) -> list[str]:
    fields: dict[str, Any] = {field.name: field.type for field in inspect.type_info(Options).fields}  # type: ignore[attr-defined]
    kind = fields[name]
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(kind, inspect.BoolType):
        return ["true", "false"]
    return list(kind.values) if isinstance(kind, inspect.LiteralType) else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_named_has_a_name(lang: str) -> None:
    content = GAME.open_box(GAME.read_options({}), GAME.pack(), 2).content
    needed = [f"card-{code}" for code in content.codes] + [f"card-{code}-hint" for code in content.codes]
    needed += [f"colour-{letter}" for letter in content.colour_letters]
    needed += [f"sample-{letter}" for letter in content.type_letters]
    needed += [f"board-{id}" for id in content.boards] + [f"hill-{id}" for id in content.hills]
    needed += [f"preset-{preset.id}" for mode in content.modes.values() for preset in mode.presets]
    needed += [f"reason-{reason}" for reason in ("target", "all_delivered", "stall")]
    needed += ["score-tokens", "score-types", "mode-basic", "mode-full"]
    needed += ["game-title", "game-blurb", "game-how", "world-tagline", "world-about"]
    assert [id for id in needed if id not in messages(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_a_match_is_told_without_a_word_missing(lang: str, mode: str) -> None:
    """Every event of some matches, in every seat's wording, has all the arguments its message asks for."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((STRINGS / f"{lang}.ftl").read_text("utf-8")))
    heard = set()
    for seed in range(3):
        rng = random.Random(seed)
        options = {"mode": mode, "pass_discards": ("open", "closed")[seed % 2], "layout": "random"}
        m = Match.new("progers", 3, options, seed.to_bytes(32, "big"))
        while True:
            for event in m.events:
                for seat in (None, 0, 1, 2):
                    phrase = event.seen_by(seat)
                    heard.add(phrase.id)
                    args = {name: said(value, lang) for name, value in phrase.args.items()}
                    pattern = bundle.get_message(phrase.id).value
                    text, problems = bundle.format_pattern(pattern, args)
                    assert not problems, phrase
                    assert well_said(text), text
            if m.ask is None:
                break
            m.answer(rng.choice(list(m.ask.options)))
    assert len(heard) > 20


def said(value: Any, lang: str) -> Any:
    if isinstance(value, list):
        return ", ".join(str(said(each, lang)) for each in value)
    return words.say(value, "progers", lang) if isinstance(value, Phrase) else value


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 образец"), (2, "2 образца"), (5, "5 образцов"), (21, "21 образец"), (12, "12 образцов")],
)
def test_russian_counts_as_russian_does(n: int, text: str) -> None:
    phrase = Phrase("event-loaded", {"seat": 0, "n": n, "at": "b3"})
    assert words.say(phrase, "progers", "ru", lambda _: "Аня") == f"Аня берёт на борт {text} на b3."
