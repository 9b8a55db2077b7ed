"""Every word a person reads: there in each language the game has, with all that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast

from ludarium.table import words
from ludarium.table.conformance.case import Case, Walk
from ludarium.table.game import Game
from ludarium.table.phrase import Phrase

NEEDED = ("en", "ru")


def languages(game: Game) -> list[str]:
    """Those the game has strings in."""
    names = [file.name for file in (game.folder / "strings").iterdir()]
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def each_language_says_the_same(case: Case) -> None:
    """English and Russian are there, and every language has the same messages."""
    game = case.game
    known = languages(game)
    missing = [lang for lang in NEEDED if lang not in known]
    assert not missing, f"{game.id} has no strings in {', '.join(missing)}"
    ids = {lang: _messages(game, lang) for lang in known}
    for lang in known:
        lacks, adds = ids["en"] - ids[lang], ids[lang] - ids["en"]
        assert not lacks, f"{game.id}: {lang} lacks {', '.join(sorted(lacks))}"
        assert not adds, f"{game.id}: {lang} says what en doesn't: {', '.join(sorted(adds))}"


def _messages(game: Game, lang: str) -> set[str]:
    """The ids of a file; one that can't be parsed, or is there twice, is a mistake."""
    file = game.folder / "strings" / f"{lang}.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    broken = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{game.id}: {lang}.ftl can't be read at {broken[0]!r}"
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    twice = {id for id in ids if ids.count(id) > 1}
    assert not twice, f"{game.id}: {lang}.ftl says twice {', '.join(sorted(twice))}"
    return set(ids)


def what_is_fixed_has_words(case: Case) -> None:
    """Questions, each option of each kind, table options and their values, the lines of the home page."""
    walk = Walk(case, case.start())
    box = walk.match.t.box
    kinds = case.game.kinds(box)
    names = [kind.name for kind in kinds]
    walk.expect(len(set(names)) == len(names), f"two kinds have one name: {names}")
    _sayable(walk, [Phrase("world-tagline"), Phrase("world-about"), *_table_options(case.game)])
    for kind in kinds:
        _sayable(walk, [Phrase(f"ask-{kind.name}")])
        _sayable(walk, [kind.say(option) for option in range(kind.size)])
        for option in range(kind.size):
            targets = kind.targets(option)
            fine = isinstance(targets, tuple) and all(isinstance(target, str) for target in targets)
            walk.expect(fine, f"the targets of {kind.name} {option} are no tuple of words: {targets!r}")


def _table_options(game: Game) -> Iterator[Phrase]:
    for name, type_ in get_type_hints(game.options).items():
        yield Phrase(f"option-{name}")
        values = get_args(type_) if get_origin(type_) is Literal else ()
        for value in ("true", "false") if type_ is bool else values:
            yield Phrase(f"option-{name}-{value}")


def what_happens_has_words(case: Case) -> None:
    """Each event, for each seat and for spectators; each refusal; the reason of the end, the parts of scores."""
    walk = Walk(case, case.start())
    often = 1 + case.play_out() // case.looks
    _events_sayable(walk)
    while walk.match.asks:
        if walk.count % often == 0:
            _sayable(walk, _refusals(walk))
        walk.step()
        _events_sayable(walk)
    result = walk.match.result
    assert result is not None
    parts = {name for parts in result.parts for name in parts}
    _sayable(walk, [Phrase(f"reason-{result.reason}"), *(Phrase(f"score-{name}") for name in sorted(parts))])


def _events_sayable(walk: Walk) -> None:
    for event in walk.match.events:
        strangers = [seat for seat in event.private if not 0 <= seat < walk.case.seats]
        walk.expect(not strangers, f"event {event.id} has words for seats {strangers}, which there are not")
        _sayable(walk, [event.seen_by(seat) for seat in (None, *range(walk.case.seats))])


def _refusals(walk: Walk) -> Iterator[Phrase]:
    for choice in walk.match.asks:
        for option in range(-1, choice.kind.size + 1):
            if (refused := choice.why_not(option)) is not None:
                yield words.refusal_phrase(refused.clause, refused.why, refused.args)


def _sayable(walk: Walk, phrases: Any) -> None:
    game = walk.case.game
    said = list({repr(phrase): phrase for phrase in phrases}.values())
    for lang in languages(game):
        for phrase in said:
            found = words.faults(phrase, game.id, lang)
            walk.expect(not found, "; ".join(found))
