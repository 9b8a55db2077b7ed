"""What is hidden stays hidden: no key in what leaves the table, and no event that names a hidden card.

Views are compared in twin worlds; so are events, where no die was rolled. What is left are events of draws by dice:
no two worlds can be compared there, so it is looked for words that always go with the same hidden card.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from ludarium.table.conformance.case import Case, Walk
from ludarium.table.conformance.picture import seen
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase
from ludarium.table.table import EVERY_SEAT
from ludarium.table.zones import Zone

SURE = 1e-4  # how often chance alone may make a word look like a hidden card's name
NAMES = 3  # so many words that name cards make it a leak
MATCHES = 8  # are listened to


def no_key_leaves_the_table(case: Case) -> None:
    """Neither the seed nor the dice's key is in a view or an event, as hex, base64 or numbers."""
    for walk in case.walk():
        match = walk.match
        keys = {match.s.dice.key, match.terms.seed or b""} - {b""}
        sent = [seen(match, seat) for seat in (None, *range(case.seats))]
        sent += [msgspec.json.encode(event) for event in match.events]
        for key in keys:
            for written in (key.hex().encode(), b64encode(key)[:-2], msgspec.json.encode(list(key))[1:-1]):
                for text in sent:
                    walk.expect(written not in text, "the key of the dice is in what leaves the table")


def events_name_no_hidden_card(case: Case) -> None:
    """No word of an event's wording for a seat goes, time after time, with one card that is hidden from it."""
    listeners = [_Listener(seat) for seat in (None, *range(case.seats))]
    heard = 0
    for extra in range(MATCHES):
        other = msgspec.structs.replace(case, seed=case.seed + 1000 * extra)
        walk = Walk(other, other.start())
        for listener in listeners:
            listener.look(_cards(walk.match))
        while walk.match.asks and heard < case.looks * 50:
            walk.step()
            if walk.match.events:
                heard += 1
                cards = _cards(walk.match)
                for listener in listeners:
                    listener.listen(walk.match, cards)
    for listener in listeners:
        for path, words in listener.heard.items():
            if names := _names(words):
                walk.blame(f"{path} tells {listener} which hidden card has moved: {names}")


Cards = dict[str, Counter[int]]  # by zone


def _cards(match: Match) -> list[tuple[Zone, Counter[int]]]:
    return [(zone, Counter(zone.cards)) for zone in match.game.zones(match.t, match.s)]


class _Listener:
    """What one seat hears, and which cards hidden from it had moved when it heard that."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: dict[str, dict[str, list[frozenset[int]]]] = defaultdict(lambda: defaultdict(list))
        self._hidden: Cards = {}
        self._open: Cards = {}

    def __str__(self) -> str:
        return "a spectator" if self.seat is None else f"seat {self.seat}"

    def look(self, cards: list[tuple[Zone, Counter[int]]]) -> None:
        self._hidden, self._open = {}, {}
        for zone, counted in cards:
            side = self._open if zone.seen_by(self.seat) else self._hidden
            side[zone.name] = counted

    def listen(self, match: Match, cards: list[tuple[Zone, Counter[int]]]) -> None:
        hidden, open_ = self._hidden, self._open
        self.look(cards)
        if match.t.learnt == EVERY_SEAT or (self.seat is not None and match.t.learnt >> self.seat & 1):
            return  # it was shown something: words about it tell nothing more
        moved = _came(hidden, self._hidden) - _came(self._open, open_)  # but not what it has seen go there
        if moved:
            for event in match.events:
                said = event.seen_by(self.seat)
                for path, word in _atoms(said.args, said.id):
                    self.heard[path][word].append(frozenset(moved))


def _came(before: Cards, after: Cards) -> Counter[int]:
    """Cards that came into one of these zones."""
    came: Counter[int] = Counter()
    for name, cards in after.items():
        came += cards - before.get(name, Counter())
    return came


def _names(words: dict[str, list[frozenset[int]]]) -> dict[str, int]:
    """The cards that these words name. A word names one when it moved each time, oftener than by chance."""
    all_moved = [moved for times in words.values() for moved in times]
    cards = frozenset().union(*all_moved)
    often = {card: sum(card in moved for moved in all_moved) / len(all_moved) for card in cards}
    names: dict[str, int] = {}
    for word, times in words.items():
        if sum(share ** len(times) for share in often.values()) > SURE:
            continue
        always = frozenset.intersection(*times)
        if not always:
            return {}  # a word that goes with no card: this place in the wording isn't a card's name
        names[word] = min(always, key=lambda card: often[card])
    return names if len(set(names.values())) >= NAMES else {}


def _atoms(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every number and every message of an event's arguments, with the place where it stands."""
    if isinstance(value, Phrase):
        yield path, value.id
        yield from _atoms(value.args, path)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from _atoms(item, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _atoms(item, path)
    else:
        yield path, repr(value)
