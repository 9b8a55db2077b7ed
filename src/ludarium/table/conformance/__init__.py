"""What every game at this table keeps to, as checks that any game can be put through.

>>> from ludarium.table.conformance import CHECKS, Case
>>> case = Case(game=my_game, seats=3, options={}, seed=7)       # doctest: +SKIP
>>> for check in CHECKS: check(case)                             # doctest: +SKIP

Each check is a function of a `Case` and raises an AssertionError that says what broke, in which match, after how
many answers. The same case is the same match on every machine. A game in a package of its own runs them so too.
"""

from ludarium.table.conformance.bounds import (
    a_match_ends,
    a_result_adds_up,
    a_state_is_light_and_does_not_grow,
    evaluations_are_shares,
    what_is_conserved_stays_so,
)
from ludarium.table.conformance.case import Case, Limits, Walk
from ludarium.table.conformance.copies import (
    a_state_is_a_tree,
    a_suspended_turn_holds_nothing,
    copies_are_equal_and_unshared,
)
from ludarium.table.conformance.questions import (
    barred_and_options_agree,
    every_option_is_accepted,
    everything_else_is_refused,
    questions_are_proper,
)
from ludarium.table.conformance.replay import (
    a_record_replays,
    positions_are_checked,
    positions_go_round,
    undo_stops_where_something_is_learnt,
    undo_then_redo_is_identity,
)
from ludarium.table.conformance.secrets import events_name_no_hidden_card, no_key_leaves_the_table
from ludarium.table.conformance.sentences import (
    each_language_says_the_same,
    what_happens_has_words,
    what_is_fixed_has_words,
)
from ludarium.table.conformance.twins import (
    everything_hidden_is_dealt_anew,
    imagined_worlds_look_the_same,
    imagined_worlds_play_on,
    imagining_depends_on_what_is_seen,
    one_answer_on_worlds_are_alike,
)

CHECKS = (
    a_match_ends,
    what_is_conserved_stays_so,
    a_state_is_light_and_does_not_grow,
    a_state_is_a_tree,
    a_suspended_turn_holds_nothing,
    a_result_adds_up,
    evaluations_are_shares,
    questions_are_proper,
    barred_and_options_agree,
    every_option_is_accepted,
    everything_else_is_refused,
    copies_are_equal_and_unshared,
    a_record_replays,
    positions_go_round,
    positions_are_checked,
    undo_then_redo_is_identity,
    undo_stops_where_something_is_learnt,
    imagined_worlds_look_the_same,
    imagining_depends_on_what_is_seen,
    one_answer_on_worlds_are_alike,
    imagined_worlds_play_on,
    everything_hidden_is_dealt_anew,
    no_key_leaves_the_table,
    events_name_no_hidden_card,
    each_language_says_the_same,
    what_is_fixed_has_words,
    what_happens_has_words,
)

__all__ = [
    "CHECKS",
    "Case",
    "Limits",
    "Walk",
    "a_match_ends",
    "a_record_replays",
    "a_result_adds_up",
    "a_state_is_a_tree",
    "a_state_is_light_and_does_not_grow",
    "a_suspended_turn_holds_nothing",
    "barred_and_options_agree",
    "copies_are_equal_and_unshared",
    "each_language_says_the_same",
    "evaluations_are_shares",
    "events_name_no_hidden_card",
    "every_option_is_accepted",
    "everything_else_is_refused",
    "everything_hidden_is_dealt_anew",
    "imagined_worlds_look_the_same",
    "imagined_worlds_play_on",
    "imagining_depends_on_what_is_seen",
    "no_key_leaves_the_table",
    "one_answer_on_worlds_are_alike",
    "positions_are_checked",
    "positions_go_round",
    "questions_are_proper",
    "undo_stops_where_something_is_learnt",
    "undo_then_redo_is_identity",
    "what_happens_has_words",
    "what_is_conserved_stays_so",
    "what_is_fixed_has_words",
]
