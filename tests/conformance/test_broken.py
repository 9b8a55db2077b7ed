"""One thing wrong with a toy, and the suite finds it: the check that must, with the words it must say it in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.table import conformance as c
from ludarium.table.conformance import sentences
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase
from tests.toys.broken import broken_rules, of, secrets, states, turns, wording
from tests.toys.harbour import HARBOUR

Check = Callable[[c.Case], None]

WRONG: list[tuple[Game, Check, str]] = [
    # What a suspended turn holds.
    (of(turns.KeepsAHand), c.a_suspended_turn_holds_nothing, "the local `hand` holds s.hands"),
    (of(turns.LoopsOverAHand), c.a_suspended_turn_holds_nothing, "a loop runs over s.hands"),
    (of(turns.AsksByAHand), c.a_suspended_turn_holds_nothing, "what reply asks by holds s.hands"),
    (of(turns.RemembersAHand), c.imagined_worlds_play_on, "x not in list"),
    # Secrets.
    (of(secrets.SkipsAQuestion), c.one_answer_on_worlds_are_alike, "what is asked next depends on"),
    (of(secrets.AnswersByItself), c.one_answer_on_worlds_are_alike, "what is asked next depends on"),
    (of(secrets.ListsOnce), c.imagined_worlds_play_on, "x not in list"),
    (of(secrets.RefusesByASecret), c.imagined_worlds_look_the_same, "victim, asked of seat"),
    (of(secrets.ListsByASecret), c.imagined_worlds_look_the_same, "victim, asked of seat"),
    (of(secrets.TellsTheCard), c.one_answer_on_worlds_are_alike, "an event tells it what it can't see"),
    (of(secrets.TellsTheCardByDice), c.events_name_no_hidden_card, "event-drew.card"),
    (
        of(secrets.ShowsInSilence),
        c.one_answer_on_worlds_are_alike,
        "its view depends on what it couldn't see",
    ),
    (secrets.LEAKY_VIEW, c.imagined_worlds_look_the_same, "the world looks different to seat"),
    (secrets.VIEW_WITH_KEY, c.no_key_leaves_the_table, "the key of the dice"),
    (secrets.UNFAIR_REDEAL, c.imagining_depends_on_what_is_seen, "depends on what it can't see"),
    (secrets.LAZY_REDEAL, c.everything_hidden_is_dealt_anew, "deck is hidden, and in"),
    (secrets.LOSING_REDEAL, c.imagined_worlds_look_the_same, "the world looks different to seat"),
    # States.
    (of(states.SharesAList), c.a_state_is_a_tree, "s.towers and s.gold are one and the same"),
    (states.HOLDS_THE_BOX, c.a_state_is_a_tree, "s.gold is a part of the box"),
    (of(states.RollsOtherDice), c.a_state_is_a_tree, "the table rolls other dice"),
    (states.HOLDS_THE_BOX, c.undo_then_redo_is_identity, "taken back, the match is not as before"),
    (of(states.RollsOtherDice), c.positions_go_round, "what is read from the position is another match"),
    (states.LOOSE_STATE, c.positions_are_checked, "refused for its gold doesn't name it"),
    (states.WITH_LOG, c.a_state_is_light_and_does_not_grow, "the state grows with the game"),
    # Matches.
    (of(states.NeverEnds), c.a_match_ends, "nobody was asked"),
    (of(states.EndsLate), c.a_match_ends, "the match is longer than 2000 answers"),
    (of(states.OverAtOnce), c.a_match_ends, "over before anybody is asked"),
    (of(states.LosesACard), c.what_is_conserved_stays_so, "lies somewhere, and once"),
    (states.STRICT_CHECK, c.imagined_worlds_play_on, "the first seat builds none"),
    (of(states.RollsGlobalDice), c.a_record_replays, "played again"),
    (of(states.RollsOtherDice), c.copies_are_equal_and_unshared, "a clone is not what it was cloned from"),
    (of(states.RanksWrongly), c.a_result_adds_up, "contradict each other"),
    (of(states.ScoresMore), c.a_result_adds_up, "not the sums of their parts"),
    (states.NEGATIVE_WORTH, c.evaluations_are_shares, "not 0 … 1"),
    # Questions.
    (of(turns.DeadEnd), c.a_match_ends, "a dead end"),
    (of(turns.Trips), c.every_option_is_accepted, "ZeroDivisionError"),
    (of(turns.NarrowsCandidates), c.barred_and_options_agree, "whim: options are not what `barred` leaves"),
    (of(turns.ListsTwice), c.questions_are_proper, "not sorted, or not unique"),
    (turns.UNDECLARED_KIND, c.questions_are_proper, "none of the game's kinds"),
    (of(turns.AsksForNoReason), c.questions_are_proper, "HB-9.9"),
    (of(turns.CitesNothing), c.everything_else_is_refused, "HB-9.9, which is no clause"),
    (of(turns.ChangesWhenRefusing), c.everything_else_is_refused, "a refusal has changed something"),
    # Words.
    (of(wording.SaysNothing), c.what_happens_has_words, "no message event-bartered"),
    (of(wording.ForgetsAnArgument), c.what_happens_has_words, "event-traded: Unknown external: gold"),
    (of(wording.RefusesWithoutWords), c.what_happens_has_words, "no message refuse-nobody-robs-itself"),
    (of(wording.EndsWithoutWords), c.what_happens_has_words, "no message reason-boredom"),
    (wording.KIND_WITHOUT_WORDS, c.what_is_fixed_has_words, "no message ask-bid"),
]


@pytest.mark.parametrize(("game", "check", "words"), WRONG, ids=lambda value: getattr(value, "__name__", ""))
def test_the_suite_finds(game: Game, check: Check, words: str) -> None:
    """Within a few matches."""
    with pytest.raises(AssertionError) as found:
        _check_some_matches(game, check)
    assert words in str(found.value)


def _check_some_matches(game: Game, check: Check) -> None:
    for seed in range(8):
        check(c.Case(game=game, seats=3, seed=seed))


def test_what_is_found_is_told_with_the_match_it_was_found_in() -> None:
    with pytest.raises(AssertionError) as found:
        c.a_suspended_turn_holds_nothing(
            c.Case(game=of(turns.KeepsAHand), seats=3, options={"hand": 2}, seed=5)
        )
    assert "in harbour of 3 seats, options {'hand': 2}, seed 5, after" in str(found.value)


def test_an_undo_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undoes", lambda *_: Phrase("act-draw"))
    with pytest.raises(AssertionError, match="has learnt something and may take its answer back"):
        c.undo_stops_where_something_is_learnt(c.Case(game=HARBOUR, seats=3))


def test_a_language_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "languages", lambda _: ["en"])
    with pytest.raises(AssertionError, match="harbour has no strings in ru"):
        c.each_language_says_the_same(c.Case(game=HARBOUR, seats=3))


def test_a_message_that_a_language_lacks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "_messages", lambda _, lang: {"one", "two"} if lang == "en" else {"one"})
    with pytest.raises(AssertionError, match="harbour: ru lacks two"):
        c.each_language_says_the_same(c.Case(game=HARBOUR, seats=3))


def test_every_broken_toy_is_among_them() -> None:
    used = {type(game.next.__self__) for game, _, _ in WRONG}  # type: ignore[attr-defined]
    assert {toy.__name__ for toy in broken_rules() - used} == {"WritesHistory"}


def test_every_check_has_something_to_find() -> None:
    """A check that nothing broken fails might not be able to fail. Two are shown by tests of their own."""
    shown = {check for _, check, _ in WRONG}
    assert set(c.CHECKS) - shown == {c.undo_stops_where_something_is_learnt, c.each_language_says_the_same}
