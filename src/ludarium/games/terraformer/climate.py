"""A climate Action that wasn't cancelled: the new biome, and who must leave (TF-6)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terraformer import hands, planet, refugees, targets
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import Shift
from ludarium.games.terraformer.printed import OPPORTUNITIES
from ludarium.games.terraformer.state import NOTHING, OWNERS, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def change(t: T, s: State, me: int) -> Turn:
    """TF-6.3 … TF-6.6. Always asked: not being asked would tell that no biome fits (TF-2.9, TF-6.4)."""
    at = s.named[-1].target
    listed, barred = partial(_biomes, t, s, me), partial(_barred, t, s, me)
    biome = yield t.ask(me, t.box.REPLACEMENT, listed, "TF-6.3", barred, always=True)
    if biome == t.box.no_biome:  # TF-6.4
        t.tell("came-to-nothing", seat=me, card=t.box.card(s.named[-1].action), at=at + 1)
        return
    hands.take(s, me, biome)
    if not t.box.options.free_replacement:  # TF-12.17
        s.used += 1
    _replace(t, s, me, at, biome)
    yield from refugees.leave(t, s, at)


def _replace(t: T, s: State, me: int, at: int, biome: int) -> None:
    """TF-6.5: all biome cards go, one comes; a Rich ecosystem goes too (TF-12.21)."""
    ecosystem = s.planet[at]
    t.tell("changed", seat=me, at=at + 1, before=t.box.card(ecosystem.biome), card=t.box.card(biome))
    for owner in ecosystem.owners:
        hands.discard(s, owner, ecosystem.biome)
    if planet.is_rich(ecosystem):
        hands.discard(s, ecosystem.rich % OWNERS, ecosystem.rich // OWNERS)
    ecosystem.biome, ecosystem.owners, ecosystem.rich = biome, [me], NOTHING


def _biomes(t: T, s: State, me: int) -> list[int]:
    return [*sorted({card for card in s.hands[me] if t.box.content.is_biome(card)}), t.box.no_biome]


def _barred(t: T, s: State, me: int, biome: int) -> Refusal | None:
    if biome == t.box.no_biome:
        return None
    if biome not in s.hands[me]:
        return Refusal("TF-6.3", "not-in-hand")
    if s.used >= OPPORTUNITIES and not t.box.options.free_replacement:
        return Refusal("TF-6.4", "used-up")
    effect = targets.effect_of(t, s.named[-1].action)
    assert isinstance(effect, Shift)
    return _why_not_suitable(t, s, effect, s.planet[s.named[-1].target].biome, biome)


def _why_not_suitable(t: T, s: State, effect: Shift, old: int, new: int) -> Refusal | None:
    """TF-6.1, TF-12.19."""
    content = t.box.content
    steps = {
        "temperature": content.temperature(new) - content.temperature(old),
        "humidity": content.humidity(new) - content.humidity(old),
    }
    step = steps.pop(effect.scale)
    if any(steps.values()):
        return Refusal("TF-6.1", f"same-{next(iter(steps))}", card=t.box.card(new))
    if step * effect.sign <= 0:
        return Refusal(
            "TF-6.1", f"{effect.scale}-{'more' if effect.sign > 0 else 'less'}", card=t.box.card(new)
        )
    size = planet.size(s)
    if planet.alike(s, new) >= size.alike:
        return Refusal("TF-3.2", "alike", n=size.alike, card=t.box.card(new))
    return None
