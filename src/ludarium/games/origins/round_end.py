"""The end of a round (OR-16) and the next one's beginning."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.score import ending
from ludarium.games.origins.state import ARCHON, NOBODY, OVER, SPEAKER, WORKER_OF, State
from ludarium.games.origins.war import climb, retreat
from ludarium.games.origins.zodiac import take_card
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def end_round(t: T, s: State) -> Turn:
    """OR-16.1: speakers, first player, retreat, zodiac cards, end."""
    t.tell("round-over", round=s.round)
    return_speakers(t, s)
    if not t.box.solo:  # OR-20.24
        choose_first(t, s)
    retreat(t, s)
    if not t.box.solo or t.box.options.solo_zodiac_award:
        award(t, s)
    if t.box.solo:
        yield from give_back(t, s)
    reason = ending(t, s)
    if reason:  # OR-16.7
        s.reason = reason
        s.phase = OVER
        t.tell("over", reason=reason)
    else:
        _begin_round(t, s)


def return_speakers(t: T, s: State) -> None:
    """OR-16.2: those in zones return one higher, a 5 is rolled anew; unused ones don't change."""
    used = [code % WORKER_OF - SPEAKER + 1 for zone in s.zones for code in zone if _is_speaker(code)]
    for zone in s.zones:
        zone[:] = [code for code in zone if not _is_speaker(code)]
    for value in sorted(used):
        new = value + 1 if value < 5 else roll_speaker(t)
        s.speakers.append(new)
        t.tell("speaker-back", value=new)
    s.speakers.sort()


def _is_speaker(code: int) -> bool:
    return SPEAKER <= code % WORKER_OF < ARCHON


def roll_speaker(t: T) -> int:
    return t.dice.choice(t.box.content.board.speaker.faces)


def choose_first(t: T, s: State) -> None:
    """OR-16.3: who is furthest ahead; of several the owner of the bottom disc."""
    s.first = leader(s.ranks, s.war)
    t.tell("first-player", seat=s.first)


def leader(pile: list[int], spaces: list[int]) -> int:
    """The bottom disc on the highest space that has one."""
    highest = max(spaces)
    return next(disc for disc in pile if spaces[disc] == highest)


def award(t: T, s: State) -> None:
    """OR-16.6: the card of each temple to who is highest; to nobody while all are on its start space."""
    for temple in range(3):
        if max(s.steps[temple]) > 0:
            take_card(t, s, leader(s.piles[temple], s.steps[temple]), temple)


def give_back(t: T, s: State) -> Turn:
    """OR-19.11: alone, all zodiac cards but one return to their temples (D-37)."""
    held = tuple(temple for temple in range(3) if s.holders[temple] == 0)
    if len(held) < 2:
        return

    def barred(temple: int) -> Refusal | None:
        return None if temple in held else Refusal("OR-19.11", "not-held")

    kept = yield t.ask(0, t.box.KEEP, held, "OR-19.11", barred)
    for temple in held:
        if temple != kept:
            s.holders[temple] = NOBODY
            t.tell("zodiac-returned", seat=0, card=t.box.zodiac(s.zodiac[temple]), temple=temple)


def _begin_round(t: T, s: State) -> None:
    s.round += 1
    s.passed = [0] * t.seats
    s.active = s.first
    if t.box.solo:  # OR-19.10: the neutral disc just below the threshold of the round's number
        lines = t.box.content.board.war.thresholds
        climb(s.ranks, s.war, 1, lines[min(s.round, len(lines)) - 1] - 1)
    t.tell("round", round=s.round)
