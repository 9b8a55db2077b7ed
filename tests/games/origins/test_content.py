"""Content packs of Origins: the house set's numbers, the little language of effects, and what a pack may not do."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.origins import GAME, grammar
from ludarium.games.origins.grammar import Amount, GrammarError, read_effect
from ludarium.games.origins.grammar import Counter as By
from ludarium.games.origins.wording import say_effect
from ludarium.table import words
from ludarium.table.errors import ContentError, LudariumError
from ludarium.table.match import Match
from tests.games.origins.at_table import CONTENT, KINDS, at_table
from tests.games.origins.packs import compiled, with_board, with_file
from tests.rule import rule


@rule("OR-2.5", "OR-2.12", "OR-20.1")
def test_the_house_set() -> None:
    """75 tiles of 30 kinds, 45 different patterns, as many icons of each colour, twelve zodiac cards."""
    assert sum(CONTENT.copies) == 75
    assert len(CONTENT.kinds) == 30
    ways = [card.ways for card in CONTENT.districts]
    assert len({frozenset(way) for way in ways}) == 45
    icons = Counter(icon for card in CONTENT.districts for icon in card.icons)
    assert icons == dict.fromkeys(range(5), 27)
    assert all(len(set(card.icons)) == len(card.icons) for card in CONTENT.districts)
    assert len(CONTENT.zodiac) == 12
    assert CONTENT.warnings == ()


# -- the language of effects ------------------------------------------------------------------


def test_effects_are_read() -> None:
    step = read_effect("GAIN(stone or food, 1 + empty_neighbours)", {})[0]
    assert (step.op, step.goods) == (grammar.GAIN, (grammar.STONE, grammar.FOOD))
    assert step.amount == Amount(1, 1, (By(grammar.EMPTY_NEIGHBOURS),))
    step = read_effect("VP(2 × (tiles(R) + citizens(R)))", {})[0]
    assert step.amount == Amount(0, 2, (By(grammar.TILES, 0), By(grammar.CITIZENS, 0)))
    step = read_effect("VP_TABLE([0, 1, 2], tiles(obelisk))", {"obelisk": 3})[0]
    assert (step.table, step.amount.counters) == ((0, 1, 2), (By(grammar.TILES, grammar.OF_KIND + 3),))
    one, two = read_effect("TEMPLE(sea, 2); PAY(gold, 1) → TEMPLE(other, 1)", {})
    assert (one.what, two.op, two.then[0].what) == (2, grammar.PAY, grammar.OTHER)
    assert read_effect("", {}) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("GAIN(stone)", "',' expected"),
        ("GIVE(stone, 1)", "unknown effect 'GIVE'"),
        ("GAIN(iron, 1)", "unknown resource 'iron'"),
        ("VP(2 x heroes)", "unknown counter 'heroes'"),
        ("VP(2 x tiles(G))", "unknown colour or building 'G'"),
        ("TEMPLE(sky, 1)", "unknown temple 'sky'"),
        ("AND_OR(ATTACK, WAR(1))", "WAR(…), ATTACK expected"),
        ("ATTACK(2)", "ATTACK has no arguments"),
        ("WAR", "'(' expected after WAR"),
        ("PAY(stone, 1)", "'->' or '→' expected"),
        ("COPY COPY", "nothing, or ';', expected"),
        ("GAIN(stone, 1", "')' expected"),
        ("GAIN(stone, #)", "can't be read"),
        ("TRAIN(many)", "a number expected"),
    ],
)
def test_effects_that_cant_be_read_say_why(text: str, said: str) -> None:
    with pytest.raises(GrammarError) as error:
        read_effect(text, KINDS)
    assert said in str(error.value)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_effect_has_words(lang: str) -> None:
    effects = [*CONTENT.effects, *CONTENT.uppers, *CONTENT.lowers, *CONTENT.bonuses, *CONTENT.rewards]
    phrases = [phrase for effect in effects for phrase in say_effect(effect, CONTENT.kinds)]
    assert len(phrases) > 50
    assert [fault for phrase in phrases for fault in words.faults(phrase, "origins", lang)] == []


def test_a_tiles_text_is_made_from_its_data() -> None:
    said = [
        words.say(phrase, "origins", "en")
        for phrase in say_effect(CONTENT.effects[KINDS["forest_temple"]], ())
    ]
    assert said == ["2 steps in the Forest Temple", "Pay 1 gold: 1 step in another temple"]
    said = [words.say(phrase, "origins", "ru") for phrase in say_effect(CONTENT.effects[KINDS["quarry"]], ())]
    assert said == ["1 + 1 камень за каждую пустую клетку рядом"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_kind_card_and_option_has_a_name(lang: str) -> None:
    ids = [f"kind-{id}" for id in CONTENT.kinds]
    ids += [f"zodiac-{row.id}{tail}" for row in CONTENT.zodiac for tail in ("", "-hint")]
    for field in GAME.options.__struct_fields__:
        ids += [f"option-{field}", f"option-{field}-hint"]
    assert [id for id in ids if not words.has(id, "origins", lang)] == []


# -- packs that are refused -----------------------------------------------------------------------


def refused(stem: str, change: Any) -> ContentError:
    with pytest.raises(ContentError) as error:
        compiled(stem, change)
    return error.value


def test_a_wrong_number_of_tiles() -> None:
    error = refused("buildings", lambda raw: raw["building"][3].update(copies=4))
    assert error.file == "buildings.toml"
    assert "15 tiles of colour B expected, not 14" in str(error)


def test_an_unknown_effect_names_its_place() -> None:
    error = refused("buildings", lambda raw: raw["building"][3].update(effect="GIVE(stone, 1)"))
    assert (error.where, "unknown effect 'GIVE'" in str(error)) == ("building[3].effect", True)


@pytest.mark.parametrize(
    ("stem", "change", "said"),
    [
        ("buildings", lambda raw: raw["building"][0].update(effect="BUY"), "for zones and bonus tokens"),
        ("buildings", lambda raw: raw["building"][1].update(id="forest_temple"), "stands 2 times"),
        ("buildings", lambda raw: raw["building"][0].update(stone=13), "at most 12"),
        ("buildings", lambda raw: raw["building"][0].update(effect="RAISE(7)"), "RAISE(1) to RAISE(6)"),
        ("buildings", lambda raw: raw["building"][0].update(effect="PAY(stone, 13) -> COPY"), "at most 12"),
        ("board", lambda raw: raw["zone"].pop(), "5 expected, not 4"),
        ("board", lambda raw: raw["zone"][0].update(upper="ATTACK"), "always possible"),
        ("board", lambda raw: raw["zone"][0].update(lower=""), "an effect expected"),
        ("board", lambda raw: raw["bonus"].pop("R"), "5 expected, not 4"),
        ("board", lambda raw: raw["agora"].update(vp2="TRAIN(2)"), "for zones and bonus tokens"),
        ("board", lambda raw: raw["war"].update(thresholds=[1, 4, 4, 10, 13]), "five ascending"),
        ("board", lambda raw: raw["war"].update(thresholds=[1, 4, 7, 10, 14]), "spaces of the track"),
        ("board", lambda raw: raw["war"]["rewards"].__setitem__(3, "WAR(1)"), "GAIN and PAY"),
        ("board", lambda raw: raw["war"]["rewards"].__setitem__(3, "PAY(stone, 1) -> COPY"), "-> GAIN"),
        ("board", lambda raw: raw["temples"].update(T10=[0, 5, 3]), "never falling"),
        ("board", lambda raw: raw["temples"].update(pack=[[0, 1, 2], [0, 1, 2]]), "or three lists"),
        ("board", lambda raw: raw.update(population_food=[2, 4, 6, 13]), "at most 12"),
        ("setup", lambda raw: raw["players"].pop(), "a row for each of 1, 2, 3, 4"),
        ("setup", lambda raw: raw["players"][3].update(districts=46), "at most 45"),
        ("setup", lambda raw: raw["solo"]["wishes"].pop(), "one for each of the five zones"),
        ("districts", lambda raw: raw["district"][0].update(icons=["R"] * 6), "more than 12 (OR-2.12)"),
        ("zodiac", lambda raw: raw.update(zodiac=raw["zodiac"][:2]), "3 to 12 cards"),
    ],
)
def test_what_a_pack_may_not(stem: str, change: Any, said: str) -> None:
    assert said in str(refused(stem, change))


def test_another_number_of_district_cards_is_a_warning() -> None:
    content = compiled("districts", lambda raw: raw["district"].pop())
    assert content.warnings == ("districts.toml: 44 cards; the game has 45",)


@rule("OR-20.6")
def test_a_packs_own_temple_tracks() -> None:
    """One list for all three temples, or three lists; without one of its own a pack is played by T10."""
    own = with_board(lambda raw: raw["temples"].update(pack=[0, 7, 9]))
    assert at_table(pack=own, options={"temple_table": "pack"}).box.temples == ((0, 7, 9),) * 3
    lists = [[0, 1, 2], [0, 1, 2, 3], [0, 5, 6]]
    own = with_board(lambda raw: raw["temples"].update(pack=lists))
    assert at_table(pack=own, options={"temple_table": "pack"}).box.tops == (2, 3, 2)
    assert at_table(options={"temple_table": "pack"}).box.tops == (10, 10, 10)


def test_a_packs_own_kind_has_its_own_name() -> None:
    own = {"id": "bank", "name": {"en": "Bank", "ru": "Банк"}}
    pack = with_file("buildings", lambda raw: raw["building"][9].update(own))
    box = Match.new(GAME, 2, seed=bytes(32), pack=pack).t.box
    assert [words.say(box.kind(9), "origins", lang) for lang in ("en", "ru")] == ["Bank", "Банк"]


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    """A file of one's own in the place of the house's; errors name file, line and field."""
    house = GAME.folder / "content" / "buildings.toml"
    text = house.read_text("utf-8")
    (tmp_path / "buildings.toml").write_text(text.replace('id = "mint"', 'id = "bank"'), "utf-8")
    match = Match.new(GAME, 2, seed=bytes(32), pack=str(tmp_path))
    assert "bank" in match.t.box.content.kinds
    (tmp_path / "buildings.toml").write_text(text.replace("copies = 3", "copies = 3.5", 1), "utf-8")
    with pytest.raises(ContentError) as error:
        GAME.pack(str(tmp_path))
    assert error.value.where == "building[7].copies"
    assert error.value.line > 0


# -- positions that can't be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s["home"][0].extend([0, 1, 2, 3, 4, 5]), "citizens on fewer bases"),
        (lambda s: s.update(ships=[1, 2, 3, 4, 7]), "ships"),
        (lambda s: s["vp"].append(3), "vp: 2 entries expected"),
        (lambda s: s["supply"].__setitem__(0, 9), "dice of colour 0"),
        (lambda s: s["row"].pop(), "tiles of kind"),
        (lambda s: s["cities"][0].append(5 * 128 + 3), "touch by their sides"),
        (lambda s: s["cities"][0].pop(), "palace and Agora"),
        (lambda s: s["speakers"].append(3), "speakers"),
        (lambda s: s["stock"].__setitem__(0, 9), "tower tiers"),
        (lambda s: s["war"].__setitem__(0, 14), "spaces 0 to 13"),
        (
            lambda s: s["ranks"].reverse() or s["war"].__setitem__(1, 5) or s["ranks"].sort(reverse=True),
            "ranks",
        ),
        (lambda s: s["steps"][1].__setitem__(0, 11), "up to its top"),
        (lambda s: s["advisers"][0].extend([1, 1]), "dice of colour 1|each colour once"),
        (lambda s: s["seats"][0].append(220 * 32), "between four tiles"),
        (lambda s: s["zones"][0].append(7 * 64), "no such worker"),
        (lambda s: s.update(bonus=[0, 0, 1, 2, 3]), "five colours"),
        (lambda s: s.update(active=2), "seats expected"),
        (lambda s: s.update(visit=[9, 0, 0]), "visit"),
        (lambda s: s["zodiac"].__setitem__(0, 99), "zodiac"),
        (lambda s: s["goods"][0].__setitem__(0, -1), "less than none"),
    ],
)
def test_a_position_that_cant_be_is_refused(change: Any, said: str) -> None:
    t = at_table(home={0: "R3"})
    position = t.m.position()
    change(position.state)
    with pytest.raises(LudariumError) as error:
        Match.from_position(position)
    assert any(part in str(error.value) for part in said.split("|"))


def test_an_answer_that_isnt_an_option_changes_nothing() -> None:
    t = at_table(home={0: "R3"})
    before = GAME.encode(t.s)
    for option in (-1, 10_000, 5 * 5):
        with pytest.raises(LudariumError):
            t.m.answer(option)
    assert GAME.encode(t.s) == before
