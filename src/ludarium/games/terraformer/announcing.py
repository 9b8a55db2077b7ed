"""What is said of an Action when all its targets are named (TF-5.2)."""

from __future__ import annotations

from typing import Any

from ludarium.games.terraformer import hands, living, targets
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import Adapt, Move, Recover
from ludarium.games.terraformer.state import CLIMATE, DIET, NOTHING, Named, Picked, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


def show(t: T, s: State, me: int) -> None:
    """TF-5.2: all is named, so all may see the card and its targets."""
    picked = s.picked
    more = NOTHING if picked.more == t.box.enough else picked.more
    s.named.append(Named(picked.card, me, picked.target, more))
    s.picked = Picked()
    hands.take(s, me, s.named[-1].action)
    t.show_others(me)
    if t.listening:
        t.tell(f"named{_form(t, s)}", seat=me, card=t.box.card(s.named[-1].action), **_arguments(t, s))


def _form(t: T, s: State) -> str:
    """The last part of the event's id: what kind of thing was named."""
    effect = targets.effect_of(t, s.named[-1].action)
    if isinstance(effect, targets.OF_ECOSYSTEMS):
        return "-ecosystem"
    if isinstance(effect, Adapt):
        return "-adapt"
    if isinstance(effect, targets.OF_BEINGS):
        return "-move" if isinstance(effect, Move) else "-being"
    return "-cards" if isinstance(effect, Recover) else ""


def _arguments(t: T, s: State) -> dict[str, Any]:
    """The named things themselves, in words."""
    box, named, form = t.box, s.named[-1], _form(t, s)
    target, more = named.target, named.more
    if form == "-ecosystem":
        return {"at": target + 1, "place": box.card(s.planet[target].biome)}
    if form == "-cards":
        return {"cards": [box.card(card) for card in (target, more) if card != NOTHING]}
    if not form:
        return {}
    args: dict[str, Any] = {"being": target, "name": box.being(target), "at": living.where(s, target) + 1}
    if form == "-adapt":
        args["how"] = how_adapted(t, more)
    elif form == "-move":
        args["to"] = more + 1
    return args


def how_adapted(t: T, mode: int) -> Phrase:
    """TF-7.7."""
    if mode == CLIMATE:
        return Phrase("adapted-climate")
    return Phrase("adapted-diet", {"food": t.box.food(mode - DIET)})
