"""A sentence that is still in no language."""

from __future__ import annotations

from typing import Any

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """The id of a Fluent message and its arguments; an argument may be a phrase, or a list of phrases.

    The arguments called `seat` and `other` are seats: whoever says the phrase puts in their names.
    """

    id: str
    args: dict[str, Any] = {}
