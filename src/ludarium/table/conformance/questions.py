"""Options, refusals, and the questions the table answers by itself."""

from __future__ import annotations

from ludarium.table import words
from ludarium.table.choice import Choice
from ludarium.table.conformance.case import Case, Walk, answer
from ludarium.table.conformance.copies import same_picture
from ludarium.table.conformance.picture import picture
from ludarium.table.errors import LudariumError

MANY = 12  # of more options than these, so many are tried at one question


def questions_are_proper(case: Case) -> None:
    """Each is of a declared kind and has an option; options are sorted, unique and of the domain."""
    for walk in case.walk():
        kinds = {kind.name: kind.size for kind in case.game.kinds(walk.match.t.box)}
        seats = [choice.seat for choice in walk.match.asks]
        walk.expect(len(set(seats)) == len(seats), "a seat is asked two questions at once")
        for choice in walk.match.asks:
            _is_proper(walk, choice, kinds)


def _is_proper(walk: Walk, choice: Choice, kinds: dict[str, int]) -> None:
    name, options = choice.kind.name, list(choice.options)
    walk.expect(kinds.get(name) == choice.kind.size, f"{choice.kind!r} is none of the game's kinds {kinds}")
    walk.expect(0 <= choice.seat < walk.case.seats, f"seat {choice.seat} is asked, and there is no such seat")
    walk.expect(bool(options), f"a dead end: {name} has no option")
    walk.expect(
        options == sorted(set(options)), f"the options of {name} are not sorted, or not unique: {options}"
    )
    walk.expect(
        set(options) <= set(range(choice.kind.size)),
        f"an option of {name} is none of its domain 0 … {choice.kind.size - 1}: {options}",
    )
    walk.expect(
        len(options) > 1 or choice.always,
        f"{name} has one option and is not marked always, yet it is asked",
    )
    _is_why_it_is_asked(walk, choice.because)


def _is_why_it_is_asked(walk: Walk, because: str) -> None:
    """A clause of the rulebook, or something the game has words for."""
    game = walk.case.game
    known = because in game.rulebook() or words.has(f"because-{because}", game.id, "en")
    walk.expect(
        known, f"because={because!r} is no clause of RULES.md, and there are no words because-{because}"
    )


def barred_and_options_agree(case: Case) -> None:
    """Where a predicate says why not, it says so for all that is not offered, and for nothing else."""
    for walk in case.walk():
        for choice in walk.match.asks:
            if choice.barred is None:
                continue
            legal = [option for option in range(choice.kind.size) if choice.barred(option) is None]
            walk.expect_equal(
                sorted(choice.options),
                legal,
                f"{choice.kind.name}: options are not what `barred` leaves of the domain",
            )


def every_option_is_accepted(case: Case) -> None:
    """Each can be answered, on a copy; of many some are tried."""
    for walk in case.walk():
        for choice in walk.match.asks:
            options = choice.options
            for option in options[:: max(1, len(options) // MANY)]:
                answer(walk, walk.match.clone(), choice.seat, option)


def everything_else_is_refused(case: Case) -> None:
    """By a clause that stands in RULES.md; and a refusal changes nothing."""
    for walk in case.walk(share=0.5):
        before = picture(walk.match)
        for choice in walk.match.asks:
            for option in range(-1, choice.kind.size + 1):
                if option in choice.options:
                    walk.expect(
                        choice.why_not(option) is None, f"{option} is an option, and there is a why_not"
                    )
                else:
                    _is_refused(walk, choice, option)
        same_picture(walk, before, picture(walk.match), "a refusal has changed something")


def _is_refused(walk: Walk, choice: Choice, option: int) -> None:
    match = walk.match
    refused = match.why_not(option, choice.seat)
    if refused is None:
        walk.blame(f"{option} is no option of {choice.kind.name}, and nothing says why not")
    walk.expect(
        refused.clause in walk.case.game.rulebook() or refused.why in {"no-such-option", "not-offered"},
        f"{option} of {choice.kind.name} is refused by {refused.clause}, which is no clause of RULES.md",
    )
    try:
        match.answer(option, choice.seat)
    except LudariumError:
        return
    walk.blame(f"{option} is no option of {choice.kind.name}, and is accepted")
