"""From phrases to sentences: Fluent files of the shell and of each game, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludarium.table.phrase import Phrase

SeatName = Callable[[int], str]

FALLBACK = "en"
_SEAT_ARGS = ("seat", "other")

# Clause prefixes ("PG") and ids ("progers") of games, and where their strings lie.
_folders: dict[str, Traversable] = {}


def register(name: str, strings: Traversable) -> None:
    """Make a game's words known under its id or its clauses' prefix."""
    _folders[name] = strings
    _bundle.cache_clear()


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    shell = resources.files("ludarium") / "strings"
    for folder in (shell, _folders.get(game)):
        file = folder / f"{lang}.ftl" if folder is not None else None
        if file is not None and file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def _seat_number(seat: int) -> str:
    return str(seat + 1)


def seat_names(names: Sequence[str], lang: str) -> SeatName:
    """Names by seat; a seat without one is called by its number."""

    def name(seat: int) -> str:
        if seat < len(names) and names[seat]:
            return names[seat]
        return say(Phrase("seat-name", {"number": seat + 1}), "", lang)

    return name


def say(phrase: Phrase, game: str, lang: str = FALLBACK, seat_name: SeatName = _seat_number) -> str:
    """The phrase as a person reads it. A message no language has is shown by its id, never hidden."""
    for candidate in dict.fromkeys((lang, FALLBACK)):
        bundle = _bundle(game, candidate)
        if bundle.has_message(phrase.id):
            message = bundle.get_message(phrase.id)
            if message.value is not None:
                args = {k: _argument(k, v, game, lang, seat_name) for k, v in phrase.args.items()}
                return str(bundle.format_pattern(message.value, args)[0])
    return phrase.id


def _argument(key: str, value: Any, game: str, lang: str, seat_name: SeatName) -> Any:
    if key in _SEAT_ARGS and isinstance(value, int):
        return seat_name(value)
    if isinstance(value, Phrase):
        return say(value, game, lang, seat_name)
    if isinstance(value, list | tuple):
        between = "、" if lang == "ja" else ", "
        return between.join(str(_argument("", v, game, lang, seat_name)) for v in value)
    return value


def refusal(clause: str, why: str, args: dict[str, Any], lang: str) -> str:
    """Why not, with the clause that says so."""
    game = clause.partition("-")[0]
    text = say(refusal_phrase(clause, why, args), game, lang)
    return f"{text} ({clause})"


def refusal_phrase(clause: str, why: str, args: dict[str, Any]) -> Phrase:
    """The message that explains a refusal: its own, else that of the clause."""
    return Phrase(f"refuse-{why}" if why else f"refuse-{clause.replace('.', '-')}", args)


def has(phrase_id: str, game: str, lang: str) -> bool:
    """Whether this language itself has the message."""
    return bool(_bundle(game, lang).has_message(phrase_id))


def faults(phrase: Phrase, game: str, lang: str) -> list[str]:
    """What is wrong with saying this in that language itself: no such message, an argument it needs and lacks."""
    bundle = _bundle(game, lang)
    message = bundle.get_message(phrase.id) if bundle.has_message(phrase.id) else None
    if message is None or message.value is None:
        return [f"{lang}: there is no message {phrase.id}"]
    args = {k: _argument(k, v, game, lang, _seat_number) for k, v in phrase.args.items()}
    found = [f"{lang}: {phrase.id}: {error}" for error in bundle.format_pattern(message.value, args)[1]]
    for value in phrase.args.values():
        for part in value if isinstance(value, list | tuple) else (value,):
            if isinstance(part, Phrase):
                found += faults(part, game, lang)
    return found
