"""Playing Actions and answering them (TF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import deck
from tests.rule import rule

FOREST = "trf AB: acerola A, elephant_beetle A, opossum A"
PLANET = (FOREST, "stp A: aphodius A", "crf V: acropora V")


def drying(**more: Any) -> AtTable:
    """T-11, B about to name Drying on the Tropical forest."""
    return at_table(
        *PLANET, **{"active": "B", "b": "drying des saxaul", "v": "king_crab", "a": "lion", **more}
    )


@rule("TF-5.1", "TF-12.12")
def test_an_action_is_played_in_the_own_turn_or_out_of_turn_with_the_icon() -> None:
    t = drying(a="adaptation extinction").answer("drying", "1", "pass")
    assert t.asked == "A answer"
    assert t.words == ["play adaptation", "pass"]
    assert t.refusal("play extinction") == "TF-5.1"
    assert t.refusal("play displacement") == "TF-5.1"
    assert t.refusal("cancel") == "TF-5.1"


@rule("TF-5.2")
def test_all_targets_are_named_before_anybody_sees_the_card() -> None:
    """While it is being named, the others see neither the card nor what is named; then they see both."""
    t = at_table(*PLANET, a="adaptation").answer("adaptation", "opossum A")
    assert t.asked == "A mode"
    own, other = t.view("A"), t.view("B")
    assert (own.picked, own.naming.being) == (t.card("adaptation"), t.being("opossum A"))
    assert (other.picked, other.naming, other.named) == (-1, None, [])
    assert len(t.hand("A")) == other.players[0].hand == 1
    t.answer("diet", "rodent")
    assert t.told("named-adapt")[0]["being"] == t.being("opossum A")
    assert t.hand("A") == []


@rule("TF-5.2", "TF-6.4")
def test_the_new_biome_is_not_named() -> None:
    t = drying().answer("drying", "1")
    (named,) = t.view("V").named
    assert (named.action, named.at, named.seat) == (t.card("drying"), 0, 1)
    assert t.asked == "V answer"


@rule("TF-5.3", "TF-5.4", "TF-12.13")
def test_the_others_are_asked_clockwise() -> None:
    """T-27: B before V; and in V's turn A before B."""
    t = at_table(*PLANET, a="warming", b="cancel", v="cancel").answer("warming")
    assert t.asked == "A ecosystem"
    t.answer("2")
    assert t.asked == "B answer"
    t.answer("cancel")
    assert t.asked == "A step"
    assert t.hand("V") == ["cancel"]
    t = at_table(*PLANET, a="warming", b="cancel", v="cancel").answer("warming", "2", "pass")
    assert t.asked == "V answer"
    t = at_table(*PLANET, active="V", v="cooling", a="cancel", b="cancel").answer("cooling", "2")
    assert t.asked == "A answer"


@rule("TF-5.3", "TF-5.5", "TF-5.6", "TF-12.13")
def test_cancelled_by_the_opposite() -> None:
    """T-12: both cards go, nothing else happens, and A isn't asked."""
    t = drying(v="humidifying").answer("drying", "1", "humidifying")
    assert t.asked == "B step"
    assert (t.discard("B"), t.discard("V")) == (["drying"], ["humidifying"])
    assert t.column(1) == FOREST
    assert (t.s.used, t.hand("B")) == (0, ["des", "saxaul"])
    assert "draw" in t.words


@rule("TF-5.6", "TF-12.13")
def test_which_card_is_the_opposite() -> None:
    """Humidifying against Drying; not Warming, not Drying itself."""
    t = drying(v="humidifying cooling", a="warming drying").answer("drying", "1")
    assert t.words == ["humidifying", "pass"]
    assert t.refusal("cooling") == "TF-5.6"
    t.answer("pass")
    assert t.words == ["pass"]
    t = at_table(*PLANET, a="warming", b="cooling", v="humidifying").answer("warming", "2")
    assert t.words == ["cooling", "pass"]


@rule("TF-5.5")
def test_opportunities_used_stay_used() -> None:
    t = drying(v="cancel", used=1).answer("drying", "1", "cancel")
    assert (t.s.used, t.asked) == (1, "B step")


@rule("TF-5.7")
def test_nobody_cancels_an_own_action() -> None:
    """Only the others are asked."""
    t = drying(b="drying cancel").answer("drying", "1", "pass", "pass")
    assert t.asked == "B replacement"
    assert t.hand("B") == ["cancel"]


@rule("TF-5.7", "TF-12.14")
def test_a_cancellation_stands() -> None:
    t = drying(v="cancel", a="cancel", b="drying cancel").answer("drying", "1", "cancel")
    assert t.asked == "B step"


@rule("TF-12.14")
def test_at_some_tables_a_cancel_can_be_cancelled() -> None:
    """The Action goes on, and whoever wasn't asked about it is asked still."""
    t = drying(v="cancel", a="cancel humidifying", b="drying cancel des", counter_cancel=True)
    t.answer("drying", "1", "cancel")
    assert (t.asked, t.ask.because) == ("A answer", "TF-12.14")
    assert t.words == ["cancel", "pass"]
    assert t.refusal("humidifying") == "TF-12.14"
    t.answer("pass")
    assert t.asked == "B answer"
    t.answer("cancel")
    assert (t.asked, t.ask.because) == ("A answer", "TF-12.14")  # about B's Cancel; V holds nothing more
    t.answer("pass")
    assert (t.asked, t.ask.because) == ("A answer", "TF-5.3")  # about Drying
    t.answer("pass")
    assert t.asked == "B replacement"
    assert (t.discard("V"), t.discard("B")) == (["cancel"], ["cancel"])
    t.answer("des")
    assert t.column(1) == "des B"


@rule("TF-12.14")
def test_a_cancelled_counter_cancel_counters_nothing() -> None:
    t = drying(v="cancel", a="cancel", b="drying cancel des", counter_cancel=True)
    t.answer("drying", "1", "cancel", "pass", "cancel", "cancel", "pass")
    assert t.asked == "B step"
    assert t.column(1) == FOREST
    assert (t.discard("A"), t.discard("B"), t.discard("V")) == (["cancel"], ["cancel", "drying"], ["cancel"])


@rule("TF-5.4", "TF-5.8", "TF-12.12", "TF-7.7")
def test_adaptation_as_an_answer() -> None:
    """T-28: the Opossum can live in the Desert now, and stays there."""
    t = drying(a="adaptation").answer("drying", "1", "pass", "play adaptation", "opossum A", "climate")
    assert t.asked == "B answer"
    assert [named.action for named in t.view("V").named] == [t.card("drying"), t.card("adaptation")]
    t.answer("pass")
    assert t.asked == "V answer"
    t.answer("pass")
    assert t.asked == "B replacement"  # A has no card left
    t.answer("des")
    assert t.columns == ["des B: opossum A", "stp A: aphodius A", "crf V: acropora V"]


@rule("TF-5.8", "TF-5.5")
def test_an_answer_may_be_cancelled_itself() -> None:
    """T-28: then the first window goes on with A, who still holds a card."""
    t = drying(a="adaptation lion", b="drying des cancel").answer("drying", "1", "pass")
    t.answer("play adaptation", "opossum A", "climate", "cancel")
    assert (t.asked, t.ask.because) == ("A answer", "TF-5.3")
    assert (t.discard("A"), t.discard("B")) == (["adaptation"], ["cancel"])
    t.answer("pass")
    assert t.asked == "B replacement"


@rule("TF-5.9")
def test_where_an_action_goes_when_it_is_done() -> None:
    """To the discard; Rich ecosystem and Adaptation stay."""
    t = at_table(*PLANET, a="rich_ecosystem adaptation", b="extinction")
    t.answer("rich_ecosystem", "1", "pass")
    assert t.column(1) == "trf AB +A: acerola A, elephant_beetle A, opossum A"
    t.answer("adaptation", "opossum A", "climate", "pass")
    assert t.discard("A") == []
    (opossum,) = [one for one in t.view("V").planet[0].beings if one.number == t.being("opossum A")]
    assert [(one.owner, one.mode) for one in opossum.attached] == [(0, "climate")]
    t.answer("draw", "draw", "end")
    t.answer("extinction", "acerola A")
    while t.asked != "B step":
        t.answer("pass")
    assert t.discard("B") == ["extinction"]


@rule("TF-5.10", "TF-12.15")
def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    """One with nothing but a Lion is; one with an empty hand isn't."""
    t = drying(a="lion", v="").answer("drying", "1")
    assert (t.asked, t.words) == ("A answer", ["pass"])
    t.answer("pass")
    assert t.asked == "B replacement"


@rule("TF-5.11")
@pytest.mark.parametrize("action", ["drying", "warming", "cooling", "humidifying"])
def test_the_code_of_ethics(action: str) -> None:
    """T-16: no climate Action names a stable ecosystem, not even as a bluff."""
    who = "V" if action == "humidifying" else "B"
    t = at_table("stp AVVA: souslik A", "sav A", active=who, **{who.lower(): action})  # type: ignore[arg-type]
    if t.can(action):
        t.answer(action)
        if t.asked.endswith("ecosystem"):
            assert t.refusal("1") == "TF-5.11"
    assert t.column(1) == "stp AVVA: souslik A"
    alone = at_table("stp AVVA", active=who, **{who.lower(): action})  # type: ignore[arg-type]
    assert alone.refusal(action) == "TF-7.11"


@rule("TF-5.11")
def test_what_may_be_done_in_a_stable_ecosystem() -> None:
    """T-16: Rich ecosystem, and Actions on single beings."""
    t = at_table(
        "trf ABBA: coati A, opossum A", "sav A", active="B", b="extinction rich_ecosystem displacement"
    )
    t.answer("extinction", "coati A")
    assert t.column(1) == "trf ABBA: opossum A"
    t.answer("rich_ecosystem", "1")
    assert t.column(1) == "trf ABBA +B: opossum A"
    assert t.can("displacement")


@rule("TF-5.12", "TF-12.42")
def test_a_target_that_is_gone_when_the_effect_is_due() -> None:
    """A adapts an animal, B answers with an Adaptation of its own, and meanwhile A adapts the same animal again."""
    built = {"A": deck("continental", adaptation=2, displacement=0), "B": deck("continental")}
    t = at_table(
        "trf AB: opossum A, coati B, acerola A", seats=2, built=built, a="adaptation adaptation", b="adaptation lion"
    )  # fmt: skip
    t.answer("adaptation", "climate", "play adaptation", "climate")
    assert t.asked == "A answer"
    t.answer("play adaptation", "climate")
    assert t.asked == "B answer"
    t.answer("pass")  # and A's second one takes effect
    assert t.asked == "B answer"  # about A's first one: B still holds a card
    t.answer("pass")
    assert t.asked == "A step"
    assert len(t.s.attached) == 2
    assert t.discard("A") == ["adaptation"]
    assert t.told("fizzled")
