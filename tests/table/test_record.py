"""Records: a text a person can read, a program can replay and anyone can verify."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from ludarium.table import record
from ludarium.table.dice import commitment, mix
from ludarium.table.errors import LudariumError
from ludarium.table.game import at_hand
from ludarium.table.match import Match
from ludarium.table.record import Fairness, read, replay, verify
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import DRAW, PLAY

SECRET, NONCES = b"the host's secret", [b"anna's nonce", b"boris's nonce"]
NAMES = ["Anna", "Boris"]


@pytest.fixture(autouse=True)
def _harbour_is_known() -> Iterator[None]:
    with at_hand(HARBOUR):
        yield


def played(answers: int = 10_000, seed: bytes | None = None) -> Match:
    match = Match.new(HARBOUR, 2, {"rounds": 3}, seed or mix(SECRET, NONCES))
    while match.ask and answers:
        match.answer(match.ask.options[len(match.history) % len(match.ask.options)])
        answers -= 1
    return match


def fair(**changes: object) -> Fairness:
    honest = Fairness(
        commitment(SECRET), [commitment(n) for n in NONCES], [n.hex() for n in NONCES], SECRET.hex()
    )
    return msgspec.structs.replace(honest, **changes)


def honest_record(**changes: object) -> str:
    return record.write(played(), NAMES, fair(**changes))


def test_a_record_says_who_did_what() -> None:
    match = Match.new(HARBOUR, 2, seed=bytes(32))
    match.answer(DRAW)
    match.answer(PLAY)
    assert record.write(match, NAMES).splitlines() == [
        "ludo 1",
        'game "harbour"',
        "rules 1",
        "seats 2",
        f'seed "{bytes(32).hex()}"',
        'options {"hand":4,"rounds":8}',
        'pack "house"',
        f'pack_digest "{HARBOUR.pack().digest}"',
        'names ["Anna","Boris"]',
        "",
        "0 0     # Anna: draw a card",
        "0 1     # Anna: play a card",
    ]


def test_it_may_say_it_in_another_language() -> None:
    match = Match.new(HARBOUR, 2, seed=bytes(32))
    match.answer(DRAW)
    assert "0 0     # Игрок 1: взять карту" in record.write(match, lang="ru")


def test_what_is_replayed_is_the_match() -> None:
    match = played()
    again = replay(match.record())
    assert again.digest() == match.digest()
    assert again.result == match.result
    assert again.history == match.history


def test_a_match_in_the_middle_has_a_record_and_goes_on() -> None:
    match = played(7)
    again = Match.from_record(match.record())
    assert again.view(0) == match.view(0)
    assert "scores" not in match.record()


def test_the_words_beside_an_answer_mean_nothing() -> None:
    lines = honest_record().splitlines()
    bare = "\n".join(line.partition("#")[0] for line in lines)
    assert replay(bare).digest() == played().digest()


def test_it_may_come_from_another_system() -> None:
    assert replay(honest_record().replace("\n", "\r\n")).digest() == played().digest()


@pytest.mark.parametrize("name", ["Anna\n0 2", "Anna\r0 2", "Anna\u20280 2", "Anna # 1", '"', "Анна\x0b\x1c"])
def test_no_name_can_add_a_line(name: str) -> None:
    text = record.write(played(5), [name, "Boris"])
    assert read(text).entries == played(5).history
    assert read(text).header.names == [name, "Boris"]


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = Match.new(HARBOUR, 2, seed=bytes(32))
    match.answer(PLAY)
    match.undo(0)
    match.answer(DRAW)
    assert read(match.record()).entries == [(0, DRAW)]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("0 x # words", "line 3: expected 'seat option"),
        ("0", "line 3: expected 'seat option"),
        ("² 1", "line 3: expected 'seat option"),
        ("0 " + "9" * 5000, "line 3: expected 'seat option"),
        ("seed unquoted", "line 3: expected .* 'name JSON'"),
        ("scores [1,", "line 3: expected"),
        ("rules 1\nrules 1", "line 4: 'rules' is said twice"),
        ("colour 1", "header: .*unknown field `colour`"),
        ("seats 2", "header: .*required field"),
        ('seats "two"', "header: .*"),
    ],
)
def test_what_cannot_be_read_is_told_by_its_line(line: str, problem: str) -> None:
    with pytest.raises(LudariumError, match=f"record, {problem}"):
        read(f'ludo 1\ngame "harbour"\n{line}\n')


@pytest.mark.parametrize("text", ["", "\n", "ludo 2\n", "PNG\n"])
def test_what_is_no_record_is_told(text: str) -> None:
    with pytest.raises(LudariumError, match="record, line 1: expected 'ludo 1'"):
        read(text)


# -- verifying ---------------------------------------------------------------


def test_an_honest_record_is_proved_line_by_line() -> None:
    match = played()
    assert match.result is not None
    assert verify(honest_record()) == [
        "the host's secret is the one that was promised",
        "2 nonces are those that were promised",
        "the seed was made from the secret and the nonces, and from nothing else",
        f"{len(match.history)} answers replayed, each legal",
        f"scores {match.result.scores} are those of the replay",
    ]


def test_where_nothing_was_promised_that_is_said() -> None:
    proved = verify(played(3).record())
    assert proved == [
        "no commitments: the seed was chosen by whoever started the match",
        "3 answers replayed, each legal",
    ]


def forged(old: str, new: str) -> Callable[[], str]:
    def forge() -> str:
        text = honest_record()
        assert old in text
        return text.replace(old, new, 1)

    return forge


OTHER = b"another".hex()

FORGERIES: list[tuple[Callable[[], str], str]] = [
    (lambda: honest_record(secret=OTHER), "the host's secret is not the one that was promised"),
    (lambda: honest_record(commitment=commitment(b"x")), "the host's secret is not the one"),
    (lambda: honest_record(nonces=[NONCES[0].hex()]), "more or fewer nonces than promises"),
    (lambda: honest_record(nonce_commitments=[]), "more or fewer nonces than promises"),
    (lambda: honest_record(nonces=[NONCES[0].hex(), OTHER]), "nonce 1 is not the one that was promised"),
    (
        lambda: record.write(played(seed=bytes(32)), NAMES, fair()),
        "the seed was not made from the secret and the nonces",
    ),
    (lambda: honest_record(secret="zz"), "record, header: the host's secret is not written in hex"),
    (lambda: honest_record(nonces=["zz", "zz"]), "record, header: nonce 0 is not written in hex"),
    (forged('seed "', 'seed "zz'), "the seed is not written in hex|the seed was not made"),
    (forged("scores [", "scores [1"), "the record says the scores were"),
    (forged("\n0 1 ", "\n0 7 "), "record, answer 2: 7 is no answer to 'act'"),
    (forged("\n0 1 ", "\n1 1 "), "record, answer 2: seat 1 is not asked now"),
    (forged("\nscores", "\n0 0\nscores"), "the match is over: nothing is asked"),
    (forged("rules 1", "rules 2"), "it was played by rules 2 of harbour, here are rules 1"),
    (forged('pack_digest "', 'pack_digest "0'), "its content pack 'house' is not the one found here"),
    (forged('game "harbour"', 'game "chess"'), "no game is called 'chess'"),
    (forged("seats 2", "seats 7"), "played by 2 to 4 seats"),
    (forged('"rounds":3', '"rounds":4'), "the scores were|no answer|is not asked"),
    (forged('"rounds":3', '"rounds":0'), "options of harbour"),
    (forged("names", 'brings {"x":1}\nnames'), "brings: 'x' is no seat"),
    (forged("names", 'brings {"1":1}\nnames'), "seats bring nothing to this game"),
]


@pytest.mark.parametrize(("forge", "problem"), FORGERIES, ids=[problem for _, problem in FORGERIES])
def test_a_forgery_is_found(forge: Callable[[], str], problem: str) -> None:
    with pytest.raises(LudariumError, match=problem):
        verify(forge())


def test_a_record_cut_short_proves_no_scores() -> None:
    lines = honest_record().splitlines()
    cut = "\n".join([*lines[:-4], lines[-1]])
    with pytest.raises(LudariumError, match="the replay None"):
        verify(cut)
