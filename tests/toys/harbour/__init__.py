"""Harbour: hidden hands, theft, storms against storms, sealed gifts, dice. The first game the table is tested with."""

from __future__ import annotations

from ludarium.table.game import Game
from tests.toys.harbour import box, view
from tests.toys.harbour.rules import Rules
from tests.toys.harbour.state import State


def played_by(rules: Rules) -> Game:
    return Game(
        id="harbour",
        title={"en": "Harbour"},
        prefix="HB",
        package=__name__,
        seats=range(2, 5),
        options=box.Options,
        state=State,
        files={"cards": box.CardsFile},
        unpack=box.unpack,
        kinds=box.kinds,
        setup=rules.setup,
        next=rules.next,
        zones=view.of_state,
        view=view.view,
        redeal=view.redeal,
        check=view.check,
        result=rules.result,
        evaluate=view.evaluate,
        values=view.values,
        longest=2_000,
    )


HARBOUR = played_by(Rules())

__all__ = ["HARBOUR", "Rules", "State", "played_by"]
