"""The table options of «Терраформер» (RULES.md, TF-13): of each the default is what we read in the rulebook."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludarium.games.terraformer.state import OWNERS


def _table(clause: str, least: int | None = None, most: int | None = None) -> Any:
    return msgspec.Meta(extra={"group": "table", "clause": clause}, ge=least, le=most)


def _reading(clause: str) -> Any:
    """A reading of the rulebook where it is silent or contradicts itself: folded away in the dialogue."""
    return msgspec.Meta(extra={"group": "readings", "clause": clause})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    planet: Annotated[Literal["small", "medium", "large", "huge"], _table("TF-1.5")] = "small"
    decks: Annotated[Literal["starter", "built"], _table("TF-11.1")] = "starter"
    balancing: Annotated[Literal["owners", "auto"], _table("TF-9.16")] = "owners"
    first: Annotated[Literal["random", "seat"], _table("TF-1.7")] = "random"
    first_seat: Annotated[int, _table("TF-1.7", 1, OWNERS)] = 1  # counted from 1; with first = seat
    later_seat_card: Annotated[bool, _table("TF-12.40")] = False
    redeal: Annotated[bool, _reading("TF-1.4")] = True
    size_after_deal: Annotated[bool, _reading("TF-12.3")] = False
    free_replacement: Annotated[bool, _reading("TF-12.17")] = False
    grow_stable: Annotated[bool, _reading("TF-12.7")] = True
    counter_cancel: Annotated[bool, _reading("TF-12.14")] = False
    migration_food: Annotated[bool, _reading("TF-12.22")] = True
    strength: Annotated[Literal["cards", "beings"], _reading("TF-12.27")] = "cards"
    feeding: Annotated[Literal["strength", "chain"], _reading("TF-12.31")] = "strength"
    tie: Annotated[Literal["shared", "cards"], _reading("TF-12.33")] = "shared"
    open_lists: Annotated[bool, _reading("TF-12.39")] = False
