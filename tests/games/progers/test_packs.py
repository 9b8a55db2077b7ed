"""Whoever owns the box types in their own (PG-1.7): names, cards, defaults of the table."""

from pathlib import Path

import pytest

from ludarium import LudariumError, Match
from ludarium.games.progers import GAME
from ludarium.games.progers.pfn import match
from ludarium.table import words
from ludarium.table.phrase import Phrase
from ludarium.table.position import read
from tests.games.progers.at_table import AtTable, spelt_out
from tests.games.progers.house import FOLDER
from tests.rule import rule


def pack(folder: Path, **changes: tuple[str, str]) -> str:
    """A folder with the named house files, each with one text replaced."""
    for stem, (old, new) in changes.items():
        text = (FOLDER / f"{stem}.toml").read_text("utf-8")
        assert text.count(old) >= 1
        (folder / f"{stem}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return str(folder)


def at_pfn(text: str, folder: str) -> AtTable:
    return AtTable(match(spelt_out(text), pack=folder))


@rule("PG-1.7")
def test_a_pack_sets_the_defaults_of_the_table(tmp_path: Path) -> None:
    """What is given goes before, and what is neither given nor set is as in the rulings."""
    folder = pack(tmp_path, modes=('tie = "shared"', 'tie = "types"'))
    assert Match.new("progers", 2, seed=bytes(32), pack=folder).terms.options.tie == "types"
    given = Match.new("progers", 2, {"tie": "shared", "mode": "full"}, seed=bytes(32), pack=folder)
    assert (given.terms.options.tie, given.terms.options.mode) == ("shared", "full")
    assert Match.new("progers", 2, seed=bytes(32)).terms.options.tie == "shared"
    written = Match.new("progers", 2, seed=bytes(32), pack=folder).position()
    written.options = {}
    assert read(written, pack=GAME.pack(folder)).terms.options.tie == "types"
    assert read(written, pack=GAME.pack()).terms.options.tie == "shared"


@rule("PG-1.7")
def test_a_pack_names_its_own_things(tmp_path: Path) -> None:
    """In the languages it has; else in the first one it has."""
    folder = pack(
        tmp_path, cards=('kind = "STEP"', 'kind = "STEP"\nname = { en = "Trundle", ru = "Ползком" }')
    )
    m = Match.new("progers", 2, seed=bytes(32), pack=folder)
    name = m.t.box.card(0)
    assert words.say(name, "progers", "en") == "Trundle"
    assert words.say(name, "progers", "ru") == "Ползком"
    assert (
        words.say(Phrase("op-insert", {"card": name, "slot": 1}), "progers", "en") == "Lay Trundle as card 1"
    )
    one = pack(tmp_path, cards=('kind = "STEP"', 'kind = "STEP"\nname = { ru = "Ползком" }'))
    assert words.say(Match.new("progers", 2, seed=bytes(32), pack=one).t.box.card(0), "progers") == "Ползком"


@rule("PG-20.43", "PG-7.13")
def test_a_turning_card_with_a_choice(tmp_path: Path) -> None:
    """A pack may have one: who lays it says which way it turns, and so it lies in the row for everybody."""
    cards = (
        'code = "L"\nkind = "LEFT"\neffect = "turn"\nquarter = -1',
        'code = "W"\nkind = "WHEEL"\neffect = "turn_choice"',
    )
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 S R", pack(tmp_path, cards=cards))
    t.play("+Wr@1 !")
    assert (t.rover("R"), t.row) == ("c4e", "SWr")
    t.play("Wl/2 !")
    assert (t.rover("B"), t.row) == ("f7e", "SWl<Wr")
    t.give("R", "SWSSS")
    t.begin("+S@2")
    t.answer(t.box.first_insert[3] + 3)
    assert t.ask.kind is t.box.SIDE
    assert [words.say(t.ask.kind.say(side), "progers") for side in t.ask.options] == ["left", "right"]
    assert t.m.view(1).board.row.slots == [[0], [3 + 32, 3 + 16]]
    world = AtTable(t.m.imagine(1, bytes(32)))  # where the unfinished program is at its beginning again
    world.answer(1)
    world.answer(t.box.commit)
    assert world.row == "SWl<Wr"
    t.answer(0)
    t.answer(t.box.commit)
    assert t.row == "SWl<WrSWl"


@rule("PG-1.7", "PG-2.1")
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, cards=("full = 12", "full = 11"))
    with pytest.raises(LudariumError, match=r"cards\.toml"):
        Match.new("progers", 2, seed=bytes(32), pack=folder)


@rule("PG-1.7")
def test_other_numbers_of_a_pack_are_played_by(tmp_path: Path) -> None:
    """Target, hold and hand are the pack's."""
    folder = pack(tmp_path, modes=("target = 7", "target = 4"))
    t = at_pfn("B E6 C6 c3 Re1e.yb.0,Bd4w.0.0 - R", folder).play("+S@0 !")
    assert t.m.result is not None
    assert t.m.result.reason == "target"
    assert GAME.pack(folder).id == tmp_path.name
