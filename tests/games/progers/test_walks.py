"""What holds after every answer of any match, under any options (PG-2.5, PG-3.1, PG-11.9 …)."""

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from ludarium import Match
from ludarium.games.progers import samples
from ludarium.games.progers.box import Options
from ludarium.games.progers.content import kind_of
from ludarium.games.progers.score import points
from ludarium.games.progers.state import PLAY, TOKENS
from tests.rule import rule


def values(kind: Any) -> st.SearchStrategy[Any]:
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    return st.sampled_from(kind.values) if isinstance(kind, inspect.LiteralType) else st.integers(0, 4)


FIELDS: dict[str, Any] = {field.name: field.type for field in inspect.type_info(Options).fields}  # type: ignore[attr-defined]
OPTIONS = st.fixed_dictionaries(
    {}, optional={name: values(kind) for name, kind in FIELDS.items() if name != "preset"}
)


@given(options=OPTIONS, seats=st.integers(2, 4), seed=st.binary(min_size=32, max_size=32), picks=st.randoms())
@settings(
    max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
@rule(
    "PG-2.5", "PG-3.1", "PG-8.4", "PG-11.9", "PG-12.4", "PG-12.5", "PG-15.1", "PG-16.1", "PG-2.3", "PG-16.3"
)
def test_whatever_is_played(options: dict[str, Any], seats: int, seed: bytes, picks: Any) -> None:
    m = Match.new("progers", seats, options, seed)
    before: list[int] = [0] * seats
    for _ in range(260):
        if m.ask is None:
            break
        m.answer(picks.choice(list(m.ask.options)))
        cards_are_conserved(m)
        tokens_are_conserved(m)
        the_row_is_a_row(m)
        scored = [points(own) for own in m.s.delivered]
        assert scored == [
            len([*Counter(types(own)).elements()]) + len(set(types(own))) for own in m.s.delivered
        ]
        assert all(now >= then for now, then in zip(scored, before, strict=True))
        before = scored
    if m.result is not None:
        it_ended_for_a_reason(m, scored)


def types(own: list[int]) -> list[int]:
    return [type_ for type_, count in enumerate(own) for _ in range(count)]


def cards_are_conserved(m: Match) -> None:
    s, box = m.s, m.t.box
    piles = [s.deck, s.discard, *s.thrown, *s.hands, s.draft.laid if s.draft else []]
    row = [kind_of(card) for slot in s.row for card in slot] + [loop[2] for loop in s.loops]
    assert Counter([card for pile in piles for card in pile] + row) == Counter(dict(enumerate(box.mode.deck)))
    assert all(len(hand) <= box.rules.hand for hand in s.hands)


def tokens_are_conserved(m: Match) -> None:
    s, total = m.s, sum(m.t.box.mode.tokens)
    lying = sum(samples.count(pile) for pile in s.samples)
    held = [samples.count(pile) for pile in s.holds]
    if s.phase > TOKENS:
        assert lying + sum(held) + sum(map(sum, s.delivered)) == total
        assert sum(s.bag) == lying + sum(held)
    assert max(held) <= 3
    assert [b + sum(own[t] for own in s.delivered) for t, b in enumerate(s.bag)] == list(m.t.box.mode.tokens)


def the_row_is_a_row(m: Match) -> None:
    s, box = m.s, m.t.box
    if s.phase == PLAY:
        assert len(set(s.at)) == len(s.at)
        assert len(set(s.colours)) == len(s.colours)
    for row, loops in ((s.row, s.loops), *([(s.draft.row, s.draft.loops)] if s.draft else [])):
        assert len(row) <= (box.rules.row_limit or box.rules.play_max)
        if box.options.row_count == "cards" and box.full:
            assert sum(map(len, row)) <= box.rules.row_limit
        under = [slot for loop in loops for slot in range(loop[0], loop[0] + loop[1])]
        assert len(set(under)) == len(under)
        assert all(loop[1] in (1, 2) for loop in loops)
        assert set(under) <= set(range(len(row)))


def it_ended_for_a_reason(m: Match, scored: list[int]) -> None:
    result, s = m.result, m.s
    assert result is not None
    assert result.scores == scored
    reached = max(scored) >= m.t.box.rules.target
    gone = not any(s.samples) and not any(s.holds)
    assert {"target": reached, "all_delivered": gone and not reached, "stall": not gone}[result.reason]
    assert min(result.ranks) == 1
    winners = [seat for seat, place in enumerate(result.ranks) if place == 1]
    assert all(scored[seat] == max(scored) for seat in winners)
