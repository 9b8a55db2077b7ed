"""The score, and hard mode (TV-21, TV-22)."""

import pytest

from ludarium.table.errors import LudariumError
from tests.games.terravist.at_table import AtTable, scene
from tests.games.terravist.packs import changed, with_creature
from tests.rule import rule

FIVE = {"F": (0, 0), "G": (1, 0), "C": (2, 0), "O": (0, 1), "R": (0, -1)}


def ended(t: AtTable) -> AtTable:
    return t.stands(phase=6, round=2)


def line(t: AtTable, who: str = "anna") -> dict[str, int]:
    result = t.match.result
    assert result is not None
    return result.parts[t.seat(who)]


@rule("TV-21.2")
def test_six_lines_are_added_up() -> None:
    """O30."""
    boards = {"F": (0, 0), "O": (1, 0)}
    creatures = [
        ("krill", "O.I1", "anna", 3),
        ("orca", "O.I2", "anna", 1, "ayu eel"),
        ("tit", "F.I1", "anna"),
    ]
    positions = {"anna": "ornithologist nursery"}
    t = scene(
        boards=boards,
        creatures=creatures,
        positions=positions,
        developers={"O": "anna"},
        points={"anna": [4, 0, 6]},
    )
    assert line(ended(t)) == {
        "creatures": 13,
        "positions": 3,
        "goals": 10,
        "development": 4,
        "eggs": 4,
        "tucked": 2,
    }
    assert t.match.result is not None
    assert t.match.result.scores[0] == 36


@rule("TV-21.3")
def test_hands_tokens_and_boards_aside_score_nothing() -> None:
    t = scene(hands={"anna": "orca sperm_whale"}, tokens={"anna": (9, 9, 9, 9, 9)})
    assert set(line(ended(t)).values()) == {0}


@rule("TV-21.1")
def test_nothing_comes_after_the_third_round() -> None:
    assert ended(scene()).over


@rule("TV-3.14")
def test_at_the_end_all_is_shown() -> None:
    t = ended(scene(positions={"boris": "vet"}))
    assert [one.id for one in t.view("anna").players[1].positions_known] == ["vet"]


WORTH = {
    ("forester", 2): 3,
    ("forester", 3): 6,
    ("forester", 4): 9,
    ("forester", 1): 0,
    ("ornithologist", 1): 3,
    ("ornithologist", 4): 9,
    ("herpetologist", 1): 4,
    ("herpetologist", 3): 8,
    ("nursery", 4): 0,
    ("nursery", 5): 2,
    ("nursery", 8): 5,
    ("pioneer", 1): 2,
    ("pioneer", 3): 9,
    ("traveller", 3): 3,
    ("archaeologist", 1): 2,
    ("archaeologist", 5): 8,
    ("bridge_builder", 1): 4,
    ("curator", 3): 0,
    ("curator", 4): 3,
    ("curator", 6): 6,
    ("storekeeper", 2): 2,
    ("storekeeper", 6): 7,
}


@rule("TV-19.1")
@pytest.mark.parametrize(("position", "n"), WORTH)
def test_what_positions_are_worth(position: str, n: int) -> None:
    t = scene(
        boards=FIVE,
        developers=dict(zip("GCOR", ["anna"] * n + ["boris"] * 4, strict=False))
        if position == "pioneer"
        else {},
        positions={"anna": position},
        **_reaching(position, n),
    )
    shown = t.view("anna").players[0].positions_known[0]
    assert (shown.worth, shown.reached) == (WORTH[position, n], n)


def _reaching(position: str, n: int) -> dict[str, object]:
    """A table where anna has n of what the card counts."""
    many = {
        "forester": [("tit", "F.I1"), ("macaque", "F.I2"), ("habu", "F.N"), ("dormouse", "F.S")],
        "ornithologist": [
            ("tit", "F.I1"),
            ("okinawa_rail", "F.I2"),
            ("ural_owl", "F.N"),
            ("hawk_eagle", "F.S"),
        ],
        "herpetologist": [("habu", "F.I1"), ("rat_snake", "G.I1"), ("fire_newt", "R.I1")],
        "traveller": [("tit", "F.I1"), ("cricket", "G.I1"), ("saury", "O.I1")],
        "bridge_builder": [("honey_bee", "F/G")],
    }
    if position in many:
        return {"creatures": [(*one, "anna") for one in many[position][:n]]}
    if position == "nursery":
        return {
            "creatures": [("medaka", "R.I1", "anna", min(n, 5)), ("krill", "O.I1", "anna", max(0, n - 5))]
        }
    if position == "archaeologist":
        return {
            "creatures": [("krill", "O.I1", "anna", 0, " ".join(["tit", "orca", "eel", "ayu", "habu"][:n]))]
        }
    if position == "curator":
        return {"hands": {"anna": " ".join(["tit", "orca", "eel", "ayu", "habu", "crane"][:n])}}
    return {"tokens": {"anna": (n, 0, 0, 0, 0)}} if position == "storekeeper" else {}


@rule("TV-19.1")
@pytest.mark.parametrize(
    ("creatures", "worth"),
    [
        ("tit", 0),
        ("tit rhino_beetle macaque", 3),
        ("tit rhino_beetle macaque hawk_eagle", 6),
    ],
)
def test_the_teacher_counts_levels(creatures: str, worth: int) -> None:
    laid = [
        (name, place, "anna")
        for name, place in zip(creatures.split(), ("F.I1", "F.I2", "F.N", "F.S"), strict=False)
    ]
    t = scene(creatures=laid, positions={"anna": "teacher"})
    assert t.view("anna").players[0].positions_known[0].worth == worth


@rule("TV-19.1")
def test_two_full_sets_of_levels() -> None:
    places = [f"{board}.{niche}" for board in "FO" for niche in ("I1", "I2", "N", "S")]
    names = ["tit", "rhino_beetle", "macaque", "hawk_eagle", "saury", "krill", "skipjack", "orca"]
    laid = [(name, place, "anna") for name, place in zip(names, places, strict=True)]
    t = scene(boards=FIVE, creatures=laid, positions={"anna": "teacher"})
    assert t.view("anna").players[0].positions_known[0].worth == 10


# -- variants ----------------------------------------------------------------------------------


def hard(cheat: str, tokens: tuple[int, ...], **laid: object) -> AtTable:
    return scene(options={"hard_mode": cheat}, tokens={"anna": tokens}, **laid)  # type: ignore[arg-type]


@rule("TV-22.2")
def test_costs_and_bonuses_by_habitat() -> None:
    """O37."""
    t = hard("II", (0, 0, 0, 0, 3), boards={"R": (0, 0)})
    costs = {board.id: (board.cost[4], board.cost[5], board.bonus) for board in t.view().boards}
    assert (costs["ocean"], costs["forest"]) == ((3, 0, 6), (1, 1, 2))
    t.answer(second="develop", develop="O", cell=(1, 0))
    assert t.tokens("anna") == (0, 0, 0, 0, 0)
    assert line(ended(t))["development"] == 6
    assert hard("II", (0, 0, 0, 0, 2), boards={"F": (0, 0)}).answer(second="develop").refuses("O", "TV-10.2")


@rule("TV-22.2")
def test_costs_and_bonuses_by_order() -> None:
    """The first board is no development."""
    t = hard("III", (0, 0, 0, 0, 1)).answer(second="develop", develop="O", cell=(1, 0))
    assert (t.tokens("anna"), line(ended(t))["development"]) == ((0, 0, 0, 0, 0), 1)
    later = hard(
        "III",
        (1, 0, 0, 0, 3),
        boards={"F": (0, 0), "G": (1, 0), "C": (2, 0), "O": (3, 0)},
        developers={"G": "anna"},
    )
    later.answer(second="develop", develop="R", cell=(0, 1))
    assert later.tokens("anna") == (0, 0, 0, 0, 0)
    assert line(ended(later))["development"] == 1 + 7
    assert line(ended(later), "boris")["development"] == 3 + 5


@rule("TV-22.2")
def test_hard_times_cost_three_everywhere() -> None:
    t = hard("IV", (0, 0, 0, 0, 3))
    assert {(board.cost[4], board.bonus) for board in t.view().boards if not board.starting} == {(3, 5)}
    assert hard("IV", (0, 0, 0, 0, 2)).refuses("develop", "TV-10.2")


@rule("TV-22.2")
def test_a_pack_without_cheat_cards_has_no_hard_mode() -> None:
    pack = changed("cheats", lambda raw: raw.update(cheat=[]))
    with pytest.raises(LudariumError, match="hard_mode"):
        scene(pack=pack, options={"hard_mode": "I"})


@rule("TV-22.3")
def test_copies_are_cards_of_their_own() -> None:
    t = scene(pack=with_creature("tit", copies=3), hands={"anna": "tit"}, tokens={"anna": (0, 1, 0, 0, 0)})
    assert t.box.cards == 75
    copies = [n for n, row in enumerate(t.box.row) if row.id == "tit"]
    assert len(copies) == 3
    t.answer(second="tit", place="F.I1")
    assert t.s.at[t.place("F.I1")] == copies[0]
    assert set(copies[1:]) <= {*t.s.deck, *t.s.tray}
