"""The record of a match that is over, with the proof that nobody chose its dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludarium.server.live import opening
from ludarium.server.live.play import answers
from ludarium.server.store.rows import Entry, Table
from ludarium.table import record
from ludarium.table.dice import commitment
from ludarium.table.errors import LudariumError


def record_of(terms: opening.Terms, log: Sequence[Entry], lang: str) -> str:
    """Replayed from its seed. A match whose rules have changed on the way doesn't replay: a LudariumError."""
    table = terms.table
    if any(entry.what == "rules" for entry in log):
        raise LudariumError("the rules have changed in the midst of this match")
    assert table.seed is not None
    match = opening.new(terms, table.seed)
    for entry in answers(log, 0, log[-1].seq):
        match.answer(entry.option, entry.seat)
    if msgspec.to_builtins(match.result) != table.result:
        raise LudariumError("the rules that are here now come to another result")
    names = [seat.name for seat in table.seats]
    text = record.write(match, names if any(names) else (), fairness(table), lang)
    head, _, rest = text.partition("\n")
    return "\n".join([head, *_withheld(table), rest])


def fairness(table: Table) -> record.Fairness:
    """Who had a hand in the seed: the host, and the seats whose nonces were revealed, in their order."""
    nonces = [seat.nonce for seat in table.seats if seat.nonce is not None]
    return record.Fairness(
        commitment=commitment(table.secret),
        nonce_commitments=[commitment(nonce) for nonce in nonces],
        nonces=[nonce.hex() for nonce in nonces],
        secret=table.secret.hex(),
    )


def _withheld(table: Table) -> Iterator[str]:
    """A comment for each person whose nonce is not in the dice."""
    for seat in table.seats:
        if seat.who == "person" and seat.nonce is None:
            if seat.sealed is None:
                yield f"# seat {seat.seat} promised no nonce in time"
            else:
                yield f"# seat {seat.seat} promised {seat.sealed} and did not reveal it in time"
