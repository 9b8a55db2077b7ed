"""What a thousand matches say of a game: summed up match by match, so that memory does not grow with their number."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ludarium.lab.intervals import Histogram, Interval, share
from ludarium.lab.job import Played

_DECIDED = 0.75  # who is thought so likely to win and wins, has decided the match
_HUNDREDTHS = 100
TENTHS = 11  # the beginning, each tenth, the end

_SEATS = "*seats*"


class Content:
    """One option of one kind of question: how often it could be had, was, and how that went."""

    __slots__ = ("offered", "seats", "seats_taken", "taken", "wins_left", "wins_taken")

    def __init__(self) -> None:
        self.offered = self.taken = 0
        self.seats = self.seats_taken = 0  # in how many seats' matches it was offered, taken
        self.wins_taken = self.wins_left = 0.0


class Happened:
    """An event: how often it was, in how many seats' matches, and how many of those were won."""

    __slots__ = ("seats", "times", "wins")

    def __init__(self) -> None:
        self.times = self.seats = 0
        self.wins = 0.0


class Brought:
    """A thing that seats have brought: how that went."""

    __slots__ = ("points", "seats", "wins")

    def __init__(self) -> None:
        self.seats = self.points = 0
        self.wins = 0.0

    def add(self, wins: float, points: int, seats: int = 1) -> None:
        self.seats += seats
        self.wins += wins
        self.points += points

    @property
    def share(self) -> Interval:
        return share(self.wins, self.seats)


class Findings:
    """Add matches; read what they say."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        self.answers, self.turns, self.rounds = Histogram(), Histogram(), Histogram()
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.ordered = 0  # matches in which each seat had a turn of its own
        self.turned = False  # in some of them not in the order of the seats
        self.order_wins = [0.0] * seats
        self.brought: dict[str, dict[int, Brought]] = {}  # by name, by seat
        self.winner_parts: Counter[str] = Counter()
        self.loser_parts: Counter[str] = Counter()
        self.course: dict[
            str, list[list[int]]
        ] = {}  # by part, by tenth: points of the winners, of the others
        self.course_seats = [0, 0]
        self.reasons: Counter[str] = Counter()
        self.content: dict[str, Content] = {}
        self.happened: dict[str, Happened] = {}
        self.lead_changes = Histogram()
        self.decided = Histogram()  # in hundredths of the match
        self.seconds = 0.0

    def add(self, one: Played) -> None:
        self.matches += 1
        self.answers.add(one.answers)
        self.turns.add(one.turns)
        self.rounds.add(one.rounds)
        self.seconds += one.seconds
        self.reasons[one.reason] += 1
        for seat in range(self.seats):
            self.wins[seat] += one.share(seat)
            self.points[seat] += one.scores[seat]
            parts = self.winner_parts if one.ranks[seat] == 1 else self.loser_parts
            parts.update(one.parts[seat])
            parts[_SEATS] += 1
        for seat, name in enumerate(one.brings):
            seats = self.brought.setdefault(name, {})
            seats.setdefault(seat, Brought()).add(one.share(seat), one.scores[seat])
        self._count_order(one)
        self._count_content(one)
        self._count_happened(one)
        self._follow_lead(one)
        self._follow_points(one)

    def _count_content(self, one: Played) -> None:
        for name, offered in one.offered.items():
            content = self.content.get(name)
            if content is None:
                content = self.content[name] = Content()
            taken = one.taken.get(name, [0] * self.seats)
            for seat, times in enumerate(offered):
                if not times:
                    continue
                content.offered += times
                content.taken += taken[seat]
                content.seats += 1
                if taken[seat]:
                    content.seats_taken += 1
                    content.wins_taken += one.share(seat)
                else:
                    content.wins_left += one.share(seat)

    def _count_order(self, one: Played) -> None:
        if len(one.order) < self.seats:
            return
        self.ordered += 1
        self.turned |= one.order != sorted(one.order)
        for place, seat in enumerate(one.order):
            self.order_wins[place] += one.share(seat)

    def _count_happened(self, one: Played) -> None:
        for name, by_seat in one.happened.items():
            found = self.happened.get(name)
            if found is None:
                found = self.happened[name] = Happened()
            for seat, times in enumerate(by_seat):
                if times:
                    found.times += times
                    found.seats += 1
                    found.wins += one.share(seat)

    def _follow_lead(self, one: Played) -> None:
        """By the game's own evaluation: how often the lead changed, and when the winner was ahead for good."""
        if not one.worths or one.ranks.count(1) != 1:
            return
        winner = one.ranks.index(1)
        leaders = [worths.index(max(worths)) for worths in one.worths]
        self.lead_changes.add(sum(a != b for a, b in pairwise(leaders)))
        doubtful = [turn for turn, worths in enumerate(one.worths) if worths[winner] < _DECIDED]
        when = (doubtful[-1] + 1 if doubtful else 0) / len(one.worths)
        self.decided.add(round(_HUNDREDTHS * when))

    def _follow_points(self, one: Played) -> None:
        if not one.course:
            return
        winners = [seat for seat in range(self.seats) if one.ranks[seat] == 1]
        self.course_seats[0] += len(winners)
        self.course_seats[1] += self.seats - len(winners)
        for part, points in one.course.items():
            sums = self.course.setdefault(part, [[0, 0] for _ in range(TENTHS)])
            for tenth, by_seat in enumerate(points):
                won = sum(by_seat[seat] for seat in winners)
                sums[tenth][0] += won
                sums[tenth][1] += sum(by_seat) - won

    def seat_shares(self) -> list[Interval]:
        return [share(wins, self.matches) for wins in self.wins]

    def order_shares(self) -> list[Interval]:
        """By the order of the first turns."""
        return [share(wins, self.ordered) for wins in self.order_wins]

    @property
    def all_wins(self) -> float:
        """One a match, shared or not; none where nobody has won."""
        return sum(self.wins)

    def brought_at(self, name: str, seat: int = -1) -> Brought:
        """How it went with this at a seat, or (-1) at all of them."""
        found = Brought()
        for at, one in self.brought[name].items():
            if seat in (-1, at):
                found.add(one.wins, one.points, one.seats)
        return found

    def parts(self, winners: bool) -> dict[str, float]:
        """Points a seat by their source, at the end."""
        parts = self.winner_parts if winners else self.loser_parts
        return {part: points / max(1, parts[_SEATS]) for part, points in parts.items() if part != _SEATS}
