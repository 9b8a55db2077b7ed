"""What is in the box: the cards that the rulebook names, the grammar of the house set, what a pack may not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludarium.games.terraformer.content import C1, C2, C3, CL, NONE, P
from ludarium.games.terraformer.deck_rules import feeds_itself
from ludarium.games.terraformer.files import FILES, Adapt, Cancel, Enrich, Recover, Shift
from ludarium.table import pack
from ludarium.table.errors import ContentError
from tests.games.terraformer.house import FOLDER, HOUSE, changed, icons, levels
from tests.rule import rule

BIOMES = range(HOUSE.biomes)
BEINGS = range(HOUSE.biomes, HOUSE.first_action)
WANDERERS = {
    "raven", "eagle_owl", "golden_eagle", "arctic_wolf", "arctic_fox", "gyrfalcon", "turkey_vulture",
}  # fmt: skip
AMPHIBIOUS = {"mudskipper", "saltwater_crocodile"}


def card(id: str) -> int:
    return HOUSE.number[id]


def suits(being: str, biome: str) -> bool:
    return bool(HOUSE.climates[card(being)] >> HOUSE.climate[card(biome)] & 1)


def eats(being: str, food: str) -> bool:
    return bool(HOUSE.eats[card(being)] & HOUSE.counts[card(food)])


# -- the cards that the rulebook names ----------------------------------------------------------


@rule("TF-14.1", "TF-3.1")
@pytest.mark.parametrize(
    ("biome", "temperature", "humidity"), [("trf", 4, 3), ("des", 4, 1), ("stp", 2, 2), ("crf", 3, 4)]
)
def test_biomes_that_the_rulebook_names(biome: str, temperature: int, humidity: int) -> None:
    """Tropical forest hot and humid, Desert as hot and arid, Steppe dry land, Coral reef water."""
    assert (HOUSE.temperature(card(biome)) + 1, HOUSE.humidity(card(biome)) + 1) == (temperature, humidity)


@rule("TF-14.1")
def test_the_opossum_is_as_it_is_printed() -> None:
    opossum = card("opossum")
    assert (HOUSE.role[opossum], HOUSE.ids[HOUSE.native[opossum]]) == (C2, "trf")
    assert levels(HOUSE.climates[opossum]) == {(t, h) for t in (2, 3, 4) for h in (2, 3)}
    assert icons(HOUSE.counts[opossum]) == {"rodent"}
    assert icons(HOUSE.eats[opossum]) == {"fruit", "insect", "reptile"}


@rule("TF-14.1", "TF-4.7", "TF-9.6")
def test_the_other_named_beings_do_what_the_rulebook_tells_of_them() -> None:
    assert HOUSE.role[card("acerola")] == P
    assert HOUSE.sessile[card("acerola")]
    assert eats("elephant_beetle", "acerola")
    assert eats("opossum", "acerola")
    assert [suits("elephant_beetle", biome) for biome in ("trf", "stp", "crf", "des")] == [True] + [False] * 3
    assert eats("coati", "opossum")
    assert eats("utahraptor", "coati")
    assert not eats("utahraptor", "opossum")
    assert not eats("utahraptor", "utahraptor")
    assert HOUSE.role[card("fossil_cockroach")] == CL
    assert not HOUSE.eats[card("fossil_cockroach")]
    assert eats("opossum", "aphodius")
    assert suits("aphodius", "stp")
    assert suits("saxaul", "des")


@rule("TF-14.1", "TF-7.1", "TF-7.2", "TF-7.3", "TF-7.4", "TF-7.5", "TF-7.6", "TF-7.7", "TF-7.10")
def test_what_actions_do() -> None:
    effect = {id: HOUSE.effect[card(id)] for id in HOUSE.ids[HOUSE.first_action :]}
    assert effect["drying"] == Shift(scale="humidity", sign=-1)
    assert effect["humidifying"] == Shift(scale="humidity", sign=1)
    assert effect["warming"] == Shift(scale="temperature", sign=1)
    assert effect["cooling"] == Shift(scale="temperature", sign=-1)
    assert isinstance(effect["cancel"], Cancel)
    assert effect["rich_ecosystem"] == Enrich(per_biome=1)
    assert effect["adaptation"] == Adapt(climate=1, diet=1, whose="own")
    assert effect["cloning"] == Recover(n=2, types=("being",))
    pairs = {HOUSE.ids[a]: HOUSE.ids[b] for a, b in enumerate(HOUSE.opposite) if b != NONE}
    assert pairs == {
        "drying": "humidifying", "humidifying": "drying", "warming": "cooling", "cooling": "warming",
    }  # fmt: skip


@rule("TF-5.1", "TF-5.9", "TF-5.11")
def test_the_icons_of_actions() -> None:
    """Out of turn, stays on the table, may name stable ecosystems."""

    def those(flags: tuple[bool, ...]) -> set[str]:
        return {HOUSE.ids[n] for n, flag in enumerate(flags) if flag}

    assert those(HOUSE.out_of_turn) == {"cancel", "adaptation"}
    assert those(HOUSE.stays) == {"rich_ecosystem", "adaptation"}
    climate = {"drying", "humidifying", "warming", "cooling"}
    assert those(HOUSE.stable_ok) == set(HOUSE.ids[HOUSE.first_action :]) - climate


# -- the grammar of the house set -------------------------------------------------------------------


@rule("TF-14.2")
def test_there_is_a_biome_for_each_climate_and_a_native_of_each_role_for_each_biome() -> None:
    assert sorted(HOUSE.climate) == list(range(16))
    assert (HOUSE.biomes, HOUSE.beings, HOUSE.cards - HOUSE.first_action) == (16, 90, 10)
    for biome in BIOMES:
        assert {HOUSE.role[being] for being in BEINGS if HOUSE.native[being] == biome} == {P, C1, C2, C3, CL}


@rule("TF-14.2")
def test_natives_of_every_biome_can_live_on_each_other() -> None:
    """One of each is enough, but for the Tropical forest, which needs both its Consumers-2."""
    for biome in BIOMES:
        natives = {being: 1 for being in BEINGS if HOUSE.native[being] == biome}
        assert feeds_itself(HOUSE, natives), HOUSE.ids[biome]
    alone = {card(id): 1 for id in ("acerola", "elephant_beetle", "coati", "utahraptor", "fossil_cockroach")}
    assert not feeds_itself(HOUSE, alone)
    assert feeds_itself(HOUSE, {**alone, card("opossum"): 1})


@rule("TF-14.3", "TF-4.7")
def test_every_being_keeps_the_grammar() -> None:
    plants = {row.id for row in HOUSE.foods if row.plant}
    for being in BEINGS:
        row, role = HOUSE.rows[being], HOUSE.role[being]
        counts, diet = icons(HOUSE.counts[being]), icons(HOUSE.eats[being])
        temperatures, humidities = len(row.temperature), len(row.humidity)  # type: ignore[arg-type, union-attr]
        assert suits(row.id, HOUSE.ids[HOUSE.native[being]]), row.id
        assert temperatures <= 3, row.id
        assert humidities <= (3 if role == P or row.id in WANDERERS else 2), row.id
        assert (4 not in row.humidity or row.humidity == (4,)) or row.id in AMPHIBIOUS, row.id  # type: ignore[union-attr, operator]
        assert HOUSE.sessile[being] == (role == P), row.id
        assert (counts <= plants) == (role == P), row.id
        assert role == P or len(counts) == 1, row.id
        assert (counts == {"apex"}) == (role == C3), row.id
        assert "apex" not in diet, row.id
        assert (not diet) == (role == P) or role == CL, row.id
        assert len(diet) <= 3, row.id
        assert role != C1 or diet <= plants, row.id
        assert role != C2 or diet - plants, row.id
        assert role != C3 or not diet & plants, row.id


@rule("TF-14.3")
def test_latin_names_are_names_of_species_or_genera() -> None:
    names = [HOUSE.rows[being].latin for being in BEINGS]  # type: ignore[union-attr]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() and name.replace(" ", "").isalpha() for name in names)


@rule("TF-10.1")
def test_points_by_printed_role() -> None:
    points = {
        role: {HOUSE.points[being] for being in BEINGS if HOUSE.role[being] == role} for role in range(5)
    }
    assert points == {P: {1}, C1: {1}, C2: {2}, C3: {3}, CL: {1}}
    assert {HOUSE.points[biome] for biome in BIOMES} == {1}
    assert set(HOUSE.points[HOUSE.first_action :]) == {0}


@rule("TF-7.7")
def test_an_adaptation_reaches_the_neighbouring_levels_but_not_across_the_water() -> None:
    opossum = levels(HOUSE.adapted[card("opossum")])
    assert opossum == {(t, h) for t in (1, 2, 3, 4) for h in (1, 2, 3)}
    assert levels(HOUSE.adapted[card("polar_cod")]) == {(1, 4), (2, 4)}
    assert levels(HOUSE.adapted[card("mudskipper")]) == {(t, h) for t in (3, 4) for h in (2, 3, 4)}


# -- what a pack may not say --------------------------------------------------------------------------


def being(n: int, **fields: Any) -> Callable[[Any], object]:
    return lambda raw: raw["being"][n].update(fields)


def action(n: int, **fields: Any) -> Callable[[Any], object]:
    return lambda raw: raw["action"][n].update(fields)


def shift(**fields: Any) -> dict[str, Any]:
    return {"kind": "shift", "scale": "humidity", "sign": -1, **fields}


WRONG: list[tuple[str, Callable[[Any], object], str, str]] = [
    ("beings", being(2, id="acerola"), "being[0].id", "'acerola' stands 2 times; expected once"),
    ("beings", being(2, id="drying"), "being[2].id", "'drying' stands 2 times"),
    ("beings", being(2, eats=["cheese"]), "being[2].eats", "'cheese' is no food icon (opossum)"),
    ("beings", being(2, counts_as=["cheese"]), "being[2].counts_as", "'cheese' is no food icon"),
    ("beings", being(2, counts_as=[]), "being[2].counts_as", "at least one food icon expected"),
    ("beings", being(2, eats=["apex"]), "being[2].eats", "'apex' is eaten by nobody"),
    ("beings", being(2, eats=[]), "being[2].eats", "at least one food icon expected: opossum is a Consumer"),
    ("beings", being(0, eats=["fruit"]), "being[0].eats", "nothing expected: acerola is a Producer"),
    ("beings", being(0, sessile=False), "being[0].sessile", "true expected: acerola is a Producer (TF-4.7)"),
    ("beings", being(2, native="moon"), "being[2].native", "'moon' is no biome"),
    ("beings", being(2, native="tun"), "being[2].native", "opossum doesn't suit its native biome 'tun'"),
    ("beings", being(2, temperature=[5]), "being[2].temperature", "different levels from 1 to 4 expected"),
    ("beings", being(2, humidity=[2, 2]), "being[2].humidity", "different levels from 1 to 4 expected"),
    ("beings", being(2, humidity=[]), "being[2].humidity", "different levels from 1 to 4 expected"),
    ("beings", lambda raw: raw["being"].clear(), "being", "at least one expected"),
    ("biomes", lambda raw: raw["biome"][1].update(humidity=7), "biome[1].humidity", "from 1 to 4 expected (tun)"),
    ("scales", lambda raw: raw["scale"].pop(), "scale", "one with the id 'humidity' expected"),
    ("scales", lambda raw: raw["scale"][0].update(water=2), "scale[0].water", "a level of the humidity scale"),
    ("scales", lambda raw: raw["scale"][1].update(name=[{}]), "scale[1].name", "4 names expected"),
    ("actions", action(0, opposite="cancel"), "action[0].opposite", "an Action that names 'drying'"),
    ("actions", action(0, opposite="rain"), "action[0].opposite", "an Action that names 'drying'"),
    ("actions", action(0, stays=True), "action[0].stays", "false expected"),
    ("actions", action(5, stays=False), "action[5].stays", "true expected"),
    ("actions", action(0, stable_ok=True), "action[0].stable_ok", "false expected"),
    ("actions", action(0, out_of_turn=True), "action[0].out_of_turn", "false expected"),
    ("actions", action(4, out_of_turn=False), "action[4].out_of_turn", "true expected"),
    ("actions", action(6, effect={"kind": "adapt", "climate": 0, "diet": 0}), "action[6].effect", "climate or diet"),
    ("actions", action(9, effect={"kind": "recover", "types": []}), "action[9].effect.types", "at least one kind"),
    ("decks", lambda raw: raw["deck"][0]["cards"].update(moss=1), "deck[0].cards.moss", "is no card"),
    ("decks", lambda raw: raw["deck"][0]["cards"].update(zebra=0), "deck[0].cards.zebra", "1 or more expected"),
    ("decks", lambda raw: raw["deck"][0]["cards"].update(zebra=2), "deck[0].cards", "TF-11.1"),
]  # fmt: skip


@rule("TF-14.5")
@pytest.mark.parametrize(("stem", "change", "where", "problem"), WRONG)
def test_what_a_pack_may_not_say(
    stem: str, change: Callable[[Any], object], where: str, problem: str
) -> None:
    with pytest.raises(ContentError) as error:
        changed(stem, change)
    assert (error.value.file, error.value.where) == (f"{stem}.toml", where)
    assert problem in error.value.problem


@rule("TF-14.5")
@pytest.mark.parametrize(
    ("stem", "old", "new", "where"),
    [
        ("beings", 'role = "C2"', 'role = "C4"', "being[2].role"),
        ("beings", 'latin = "Didelphis', 'weight = 3\nlatin = "Didelphis', "being[2].weight"),
        ("actions", "sign = -1", "sign = 2", "action[0].effect.sign"),
        ("actions", 'kind = "cancel"', 'kind = "destroy"', "action[4].effect.kind"),
        ("biomes", "humidity = 1", "humidity = 0", "biome[0].humidity"),
        ("decks", 'colour = "#a3692f"', 'colour = "brown"', "deck[0].mark.colour"),
    ],
)
def test_a_misspelt_file_is_named_with_its_line(
    stem: str, old: str, new: str, where: str, tmp_path: Any
) -> None:
    text = (FOLDER / f"{stem}.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / f"{stem}.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        pack.read(file, FILES[stem])
    assert (error.value.file, error.value.where) == (f"{stem}.toml", where)
    assert error.value.line > 0
