"""Records: a whole match as a text file (.ludo) a person can read, a program can replay and anyone can verify."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ludarium.table import words
from ludarium.table.dice import commitment, mix
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE, Pack

VERSION = "ludo 1"


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """Who had a hand in the seed: what was promised before the game, and what kept the promise after it."""

    commitment: str  # of the host's secret
    nonce_commitments: list[str]
    nonces: list[str]  # hex
    secret: str  # hex


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is played by."""

    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, Any] = {}
    pack: str = HOUSE
    pack_digest: str = ""
    brings: dict[str, Any] = {}
    names: list[str] = []
    fairness: Fairness | None = None


class Record(msgspec.Struct):
    """A record as read: the header, each answer, and the result that was written at its end."""

    header: Header
    entries: list[tuple[int, int]]
    scores: list[int] | None


def header_of(match: Match, names: Sequence[str] = (), fairness: Fairness | None = None) -> Header:
    terms = match.terms
    if terms.seed is None:
        raise LudariumError("this match began from a position: write its position, it has no record")
    return Header(
        game=terms.game.id,
        rules=terms.game.rules,
        seats=terms.seats,
        options=msgspec.to_builtins(terms.options),
        seed=terms.seed.hex(),
        pack=terms.pack.id,
        pack_digest=terms.pack.digest,
        brings={str(k): msgspec.to_builtins(v) for k, v in terms.brings.items()},
        names=list(names),
        fairness=fairness,
    )


def write(
    match: Match, names: Sequence[str] = (), fairness: Fairness | None = None, lang: str = words.FALLBACK
) -> str:
    """The record of a match as it stands; beside each answer the sentence a person can read."""
    header = header_of(match, names, fairness)
    lines = [VERSION, *_header_lines(header), ""]
    again = _start(header, match.terms.pack, match.game)
    for seat, option in match.history:
        lines.append(f"{seat} {option:<5} # {sentence(again, seat, option, names, lang)}")
        again.answer(option, seat)
    if again.result is not None:
        lines += ["", f"scores {msgspec.json.encode(again.result.scores).decode()}"]
    return "\n".join(lines) + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    for name, value in msgspec.to_builtins(header).items():
        if value not in ("", [], {}, None):
            yield f"{name} {msgspec.json.encode(value).decode()}"


def sentence(match: Match, seat: int, option: int, names: Sequence[str], lang: str) -> str:
    """An answer to the open question, in words."""
    kind = next(choice.kind for choice in match.asks if choice.seat == seat)
    who = words.seat_names(names, lang)
    said = f"{who(seat)}: {words.say(kind.say(option), match.game.id, lang, who)}"
    return " ".join(said.split())  # a name may hold a line break, and a record has an answer a line


def read(text: str) -> Record:
    """Parse a record; a LudariumError names the line that can't be read."""
    lines = text.split("\n")  # not splitlines: JSON leaves other line breaks in a name as they are
    if lines[0].strip() != VERSION:
        raise LudariumError(f"record, line 1: expected {VERSION!r}")
    fields: dict[str, Any] = {}
    entries: list[tuple[int, int]] = []
    scores: list[int] | None = None
    for number, line in enumerate(lines[1:], 2):
        body = line.strip()
        word, _, rest = body.partition(" ")
        if not body or body.startswith("#"):
            continue
        if word in fields:
            raise LudariumError(f"record, line {number}: {word!r} is said twice")
        try:
            if word.isdigit():
                entries.append((int(word), int(rest.partition("#")[0])))
            elif word == "scores":
                scores = msgspec.json.decode(rest, type=list[int])
            else:
                fields[word] = msgspec.json.decode(rest)
        except ValueError:  # msgspec's errors are such too
            raise LudariumError(
                f"record, line {number}: expected 'seat option # words' or 'name JSON', found {body!r}"
            ) from None
    try:
        return Record(msgspec.convert(fields, Header), entries, scores)
    except msgspec.ValidationError as error:
        raise LudariumError(f"record, header: {error}") from None


def _start(header: Header, pack: Pack | None = None, game: Game | None = None) -> Match:
    seed = _hex(header.seed, "the seed")
    brings = {_seat(k): v for k, v in header.brings.items()}
    match = Match.new(game or header.game, header.seats, header.options, seed, brings, pack or header.pack)
    if match.game.rules != header.rules:
        raise LudariumError(
            f"record: it was played by rules {header.rules} of {header.game}, here are rules {match.game.rules}"
        )
    if header.pack_digest and header.pack_digest != match.terms.pack.digest:
        raise LudariumError(f"record: its content pack {header.pack!r} is not the one found here")
    return match


def _hex(written: str, what: str) -> bytes:
    try:
        return bytes.fromhex(written)
    except ValueError:
        raise LudariumError(f"record, header: {what} is not written in hex") from None


def _seat(written: str) -> int:
    if not written.isdecimal():
        raise LudariumError(f"record, header: brings: {written!r} is no seat")
    return int(written)


def steps(record: Record, pack: Pack | None = None) -> Iterator[tuple[Match, int, int]]:
    """Play a record: before each answer the match (one and the same, moving on), the seat and the option."""
    match = _start(record.header, pack)
    for number, (seat, option) in enumerate(record.entries, 1):
        yield match, seat, option
        try:
            match.answer(option, seat)
        except LudariumError as error:
            raise LudariumError(f"record, answer {number}: {error}") from None
    yield match, -1, -1


def replay(text: str, pack: Pack | None = None) -> Match:
    """The match a record tells of, at its end."""
    match: Match | None = None
    for match, _, _ in steps(read(text), pack):  # noqa: B007  # the last one is wanted
        pass
    assert match is not None
    return match


def verify(text: str, pack: Pack | None = None) -> list[str]:
    """What was proved, a line each; a LudariumError says what does not hold."""
    record = read(text)
    proved = list(_verify_seed(record.header))
    match = replay(text, pack)
    proved.append(f"{len(record.entries)} answers replayed, each legal")
    if record.scores is not None:
        scores = match.result.scores if match.result else None
        if scores != record.scores:
            raise LudariumError(
                f"verify: the record says the scores were {record.scores}, the replay {scores}"
            )
        proved.append(f"scores {record.scores} are those of the replay")
    return proved


def _verify_seed(header: Header) -> Iterator[str]:
    fair = header.fairness
    if fair is None:
        yield "no commitments: the seed was chosen by whoever started the match"
        return
    secret = _hex(fair.secret, "the host's secret")
    nonces = [_hex(nonce, f"nonce {seat}") for seat, nonce in enumerate(fair.nonces)]
    if commitment(secret) != fair.commitment:
        raise LudariumError("verify: the host's secret is not the one that was promised before the game")
    yield "the host's secret is the one that was promised"
    if len(nonces) != len(fair.nonce_commitments):
        raise LudariumError("verify: there are more or fewer nonces than promises of them")
    for seat, (nonce, promised) in enumerate(zip(nonces, fair.nonce_commitments, strict=True)):
        if commitment(nonce) != promised:
            raise LudariumError(f"verify: nonce {seat} is not the one that was promised")
    yield f"{len(nonces)} nonces are those that were promised"
    if mix(secret, nonces).hex() != header.seed:
        raise LudariumError("verify: the seed was not made from the secret and the nonces")
    yield "the seed was made from the secret and the nonces, and from nothing else"
