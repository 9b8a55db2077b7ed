"""Twin worlds: what a seat can't know makes no difference to what it sees, is asked or is refused."""

from __future__ import annotations

from collections import Counter

from ludarium.table.conformance.case import Case, Walk, answer, conserves, play_on
from ludarium.table.conformance.copies import same_picture
from ludarium.table.conformance.picture import asked, heard, picture, refusals, seen
from ludarium.table.match import Match
from ludarium.table.zones import Zone

TRIED = 4  # answers tried at one question, in pairs of worlds


def imagined_worlds_look_the_same(case: Case) -> None:
    """To the seat they are imagined for, byte for byte: view, options, refusals. And to a spectator."""
    for walk in case.walk():
        for seat in range(case.seats):
            world = walk.match.imagine(seat, walk.key())
            conserves(walk, world)
            for eyes in (seat, None):
                problem = f"imagined for seat {seat}, the world looks different to {_who(eyes)}"
                walk.expect_equal(seen(world, eyes), seen(walk.match, eyes), problem)
            _same_questions(walk, world, seat)


def _same_questions(walk: Walk, world: Match, seat: int) -> None:
    walk.expect_equal(asked(world), asked(walk.match), f"imagined for seat {seat}, other questions are open")
    for true, other in zip(walk.match.asks, world.asks, strict=True):
        name = true.kind.name
        walk.expect(len(other.options) > 0, f"imagined for seat {seat}, {name} has no option")
        if true.seat == seat:
            wanted = list(true.options), refusals(true)
            other.list_again()
            problem = f"{name}, asked of seat {seat}, depends on what that seat can't see"
            walk.expect_equal((list(other.options), refusals(other)), wanted, problem)
        elif other.barred is not None:
            legal = [option for option in range(other.kind.size) if other.barred(option) is None]
            problem = f"imagined for seat {seat}, the options of {name} are those of the true world"
            walk.expect_equal(sorted(other.options), legal, problem)


def imagining_depends_on_what_is_seen(case: Case) -> None:
    """`m.imagine(s, a).imagine(s, k)` is `m.imagine(s, k)`; and a copy of an imagined world is that world."""
    for walk in case.walk(share=0.5):
        for seat in range(case.seats):
            key = walk.key()
            world = walk.match.imagine(seat, key)
            wanted = picture(world)
            again = walk.match.imagine(seat, walk.key()).imagine(seat, key)
            problem = f"what is imagined for seat {seat} depends on what it can't see"
            same_picture(walk, wanted, picture(again), problem)
            same_picture(
                walk, wanted, picture(world.clone()), "a clone of an imagined world is another world"
            )
            bare = walk.match.imagine(seat, key, keep=False)
            walk.expect_equal(
                case.game.encode(bare.s), wanted["state"], "imagined with keep=False, it differs"
            )


def one_answer_on_worlds_are_alike(case: Case) -> None:
    """The same answer in two imagined worlds, without die or reveal, leaves what the seat sees, hears and is
    asked equal: nothing is skipped, listed, asked or told by what it can't see."""
    for walk in case.walk():
        for seat in range(case.seats):
            one, other = (walk.match.imagine(seat, walk.key()) for _ in range(2))
            for mine, its in zip(one.asks, other.asks, strict=True):
                both = [option for option in mine.options if option in its.options]
                for option in both[:: max(1, len(both) // TRIED)]:
                    _answered_alike(walk, (one.clone(), other.clone()), seat, mine.seat, option)


def _answered_alike(walk: Walk, worlds: tuple[Match, Match], seat: int, asker: int, option: int) -> None:
    for world in worlds:
        drawn = world.s.dice.drawn
        answer(walk, world, asker, option)
        if world.s.dice.drawn != drawn or world.t.learnt >> seat & 1 or not world.asks:
            return  # seat has learnt something, openly
    one, other = worlds
    after = f"after seat {asker} has answered {option}, which shows nothing to seat {seat} by dice or reveal,"
    walk.expect_equal(asked(one), asked(other), f"{after} what is asked next depends on what it can't see")
    walk.expect_equal(seen(one, seat), seen(other, seat), f"{after} its view depends on what it couldn't see")
    walk.expect_equal(heard(one, seat), heard(other, seat), f"{after} an event tells it what it can't see")
    walk.expect_equal(heard(one, None), heard(other, None), f"{after} an event tells all what is hidden")


def imagined_worlds_play_on(case: Case) -> None:
    """To the end, what must be conserved being so after each answer."""
    for walk in case.walk(share=0.1):
        for seat in range(case.seats):
            world = walk.match.imagine(seat, walk.key())
            for played in play_on(walk, world, walk.key()):
                conserves(walk, played)


def everything_hidden_is_dealt_anew(case: Case) -> None:
    """A re-deal that leaves a hidden zone as it is would let a bot peek."""
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for walk in case.walk():
        for seat in range(case.seats):
            key = walk.key()
            world = walk.match.imagine(seat, key)
            walk.expect(world.s.dice.key == key, "an imagined world has the true dice")
            true, dealt = _hidden(walk.match, seat), _hidden(world, seat)
            for name, zone in true.items():
                if _may_differ(zone, true):
                    could[name] += 1
                    did[name] += zone.cards != dealt[name].cards
    for name, times in could.items():
        if times >= 20 and not did[name]:
            raise AssertionError(
                f"{case.game.id}: {name} is hidden, and in {times} imagined worlds it was the true one"
            )


def _hidden(match: Match, seat: int) -> dict[str, Zone]:
    zones = match.game.zones(match.t, match.s)
    return {zone.name: zone for zone in zones if not zone.seen_by(seat)}


def _may_differ(zone: Zone, hidden: dict[str, Zone]) -> bool:
    """Whether chance has at least three outcomes for it."""
    pool = {card for other in hidden.values() if other.back == zone.back for card in other.cards}
    if zone.ordered:
        return len(set(zone.cards)) > 2
    return len(pool - set(zone.cards)) > 2 and len(zone.cards) > 0


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
