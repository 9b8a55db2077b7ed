"""Rows of content files, checked one by one: each error says where it stands and what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from ludarium.games.terraformer import files
from ludarium.games.terraformer.files import ActionRow, BeingRow, ScaleRow
from ludarium.table.errors import ContentError

Scales = tuple[ScaleRow, ScaleRow]  # temperature, humidity

_STAYING = (files.Enrich, files.Adapt, files.Protect)


class Placed(NamedTuple):
    """A row, and where it was read."""

    file: str
    where: str
    row: Any

    def wrong(self, field: str, problem: str) -> NoReturn:
        raise ContentError(self.file, f"{self.where}.{field}" if field else self.where, problem)


def merged(pack: Mapping[str, Any], file: str, table: str) -> list[Placed]:
    """The rows of a file, with those of more.toml added, or in place of those with the same id."""
    own = [Placed(f"{file}.toml", f"{table}[{i}]", row) for i, row in enumerate(getattr(pack[file], table))]
    more = [Placed("more.toml", f"{table}[{i}]", row) for i, row in enumerate(getattr(pack["more"], table))]
    distinct(own)
    distinct(more)
    if not own:
        raise ContentError(f"{file}.toml", table, "at least one expected")
    replaced = {one.row.id: one for one in more}
    kept = [replaced.pop(one.row.id, one) for one in own]
    return kept + list(replaced.values())


def distinct(rows: Sequence[Placed]) -> None:
    times = Counter(one.row.id for one in rows)
    for one in rows:
        if times[one.row.id] > 1:
            one.wrong("id", f"{one.row.id!r} stands {times[one.row.id]} times; expected once")


def scales_of(rows: Sequence[ScaleRow]) -> Scales:
    placed = [Placed("scales.toml", f"scale[{i}]", row) for i, row in enumerate(rows)]
    distinct(placed)
    found = {row.id: row for row in rows}
    for id in ("temperature", "humidity"):
        if id not in found:
            raise ContentError("scales.toml", "scale", f"one with the id {id!r} expected")
    for one in placed:
        if one.row.water is not None and (one.row.id != "humidity" or one.row.water > len(one.row.levels)):
            one.wrong("water", "a level of the humidity scale expected")
        if one.row.name and len(one.row.name) != len(one.row.levels):
            one.wrong("name", f"{len(one.row.levels)} names expected, one for each level")
    return found["temperature"], found["humidity"]


# -- biomes and beings --------------------------------------------------------------


def climate_of(one: Placed, scales: Scales) -> int:
    """TF-3.1: the climate that is printed on a biome."""
    temperature, humidity = one.row.temperature, one.row.humidity
    _within(one, "temperature", (temperature,), scales[0])
    _within(one, "humidity", (humidity,), scales[1])
    return int((temperature - 1) * len(scales[1].levels) + humidity - 1)


def _within(one: Placed, field: str, levels: Sequence[int], scale: ScaleRow) -> None:
    most = len(scale.levels)
    if not levels or not all(1 <= level <= most for level in levels) or len(set(levels)) < len(levels):
        one.wrong(field, f"different levels from 1 to {most} expected ({one.row.id})")


def edible_of(foods: Sequence[Placed]) -> int:
    """Bits of the food icons that a diet may contain."""
    return sum(1 << food for food, one in enumerate(foods) if one.row.eaten)


def check_being(
    one: Placed, scales: Scales, icons: Mapping[str, int], edible: int, biomes: Mapping[str, int]
) -> None:
    row: BeingRow = one.row
    _within(one, "temperature", row.temperature, scales[0])
    _within(one, "humidity", row.humidity, scales[1])
    for field, names in (("counts_as", row.counts_as), ("eats", row.eats)):
        for name in names:
            if name not in icons:
                one.wrong(field, f"{name!r} is no food icon ({row.id})")
    if not row.counts_as:
        one.wrong("counts_as", f"at least one food icon expected ({row.id})")
    for name in row.eats:
        if not edible >> icons[name] & 1:
            one.wrong("eats", f"{name!r} is eaten by nobody, as foods.toml has it ({row.id})")
    _check_role(one)
    if row.native not in biomes:
        one.wrong("native", f"{row.native!r} is no biome ({row.id})")
    if not bits_of_climates(scales, row.temperature, row.humidity) >> biomes[row.native] & 1:
        one.wrong("native", f"{row.id} doesn't suit its native biome {row.native!r}")


def _check_role(one: Placed) -> None:
    row: BeingRow = one.row
    if row.role == "P" and row.eats:
        one.wrong("eats", f"nothing expected: {row.id} is a Producer")
    if row.role == "P" and not row.sessile:
        one.wrong("sessile", f"true expected: {row.id} is a Producer (TF-4.7)")
    if row.role in ("C1", "C2", "C3") and not row.eats:
        one.wrong("eats", f"at least one food icon expected: {row.id} is a Consumer")


def bits_of_climates(scales: Scales, temperature: Iterable[int], humidity: Iterable[int]) -> int:
    wet = len(scales[1].levels)
    humid = list(humidity)
    return sum(1 << (t - 1) * wet + h - 1 for t in temperature for h in humid)


def adapted(scales: Scales, row: BeingRow) -> int:
    """TF-7.7: with the neighbouring levels of each, but not across the water's edge."""
    edge = scales[1].water
    temperature = _widened(row.temperature, len(scales[0].levels), None)
    return bits_of_climates(scales, temperature, _widened(row.humidity, len(scales[1].levels), edge))


def _widened(levels: Iterable[int], most: int, edge: int | None) -> set[int]:
    found = set(levels)
    for level in levels:
        for near in (level - 1, level + 1):
            if 1 <= near <= most and max(level, near) != edge:
                found.add(near)
    return found


# -- Actions --------------------------------------------------------------------------


def check_action(one: Placed, actions: Mapping[str, ActionRow]) -> None:
    row: ActionRow = one.row
    effect = row.effect
    if row.opposite:
        other = actions.get(row.opposite)
        if other is None or other.opposite != row.id:
            one.wrong("opposite", f"an Action that names {row.id!r} as its opposite expected")
    if row.stays != isinstance(effect, _STAYING):
        kinds = "enrich, adapt and protect, and nothing else,"
        one.wrong(
            "stays", f"{'false' if row.stays else 'true'} expected: {kinds} stay on the table ({row.id})"
        )
    if isinstance(effect, files.Cancel) and not row.out_of_turn:
        one.wrong("out_of_turn", f"true expected: nobody cancels in their own turn alone ({row.id})")
    if isinstance(effect, files.Shift):
        if row.out_of_turn:
            one.wrong("out_of_turn", f"false expected: the biome is a card of the own turn ({row.id})")
        if row.stable_ok:
            one.wrong("stable_ok", f"false expected: stable ecosystems don't change ({row.id}, TF-5.11)")
    if isinstance(effect, files.Adapt) and not effect.climate and not effect.diet:
        one.wrong("effect", f"climate or diet expected ({row.id})")
    if isinstance(effect, files.Recover) and not effect.types:
        one.wrong("effect.types", f"at least one kind of card expected ({row.id})")
