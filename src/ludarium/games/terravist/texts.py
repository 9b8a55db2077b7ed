"""What is printed on cards and boards, made from their data: the text of an ability, of a goal, of a position card.

Every sentence is a Fluent message (`effect-…`, `count-…`); nothing is typed twice, and a pack's cards speak too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.terravist.files import CreatureRow, Filter, Measure, PositionRow, Size, Tiers
from ludarium.games.terravist.terms import HABITATS, TOKENS
from ludarium.games.terravist.vocabulary import ANY_KIND, Cost, Effect, Effects
from ludarium.table.phrase import Phrase


def _join(parts: Sequence[Phrase], message: str) -> Phrase:
    """Two at a time: "{ $first }; { $next }"."""
    if len(parts) == 1:
        return parts[0]
    return Phrase(message, {"first": parts[0], "next": _join(parts[1:], message)})


def _tokens(kinds: Sequence[int]) -> Phrase:
    if tuple(kinds) == ANY_KIND:
        return Phrase("token-any")
    return _join([Phrase(f"token-{TOKENS[kind]}") for kind in kinds], "join-or")


def _boards(bits: int) -> Phrase:
    names = [Phrase(f"on-{name}") for habitat, name in enumerate(HABITATS) if bits >> habitat & 1]
    return _join(names, "join-or") if bits else Phrase("on-any")


def cost_text(cost: Cost) -> Phrase:
    parts = [
        Phrase("cost-token", {"n": n, "token": Phrase(f"token-{TOKENS[k]}")})
        for k, n in enumerate(cost.tokens)
        if n
    ]
    for n, name in ((cost.any, "cost-any"), (cost.eggs, "cost-egg"), (cost.cards, "cost-card")):
        if n:
            parts.append(Phrase(name, {"n": n}))
    return _join(parts, "join-and") if parts else Phrase("cost-none")


def effects_text(effects: Effects) -> Phrase:
    return _join([_effect(e) for e in effects], "join-effects")


def _effect(e: Effect) -> Phrase:
    """`effect-<op>`, with all that any of its wordings may want to say."""
    args = {"n": e.n, "tokens": _tokens(e.of), "boards": _boards(e.boards), "somewhere": int(bool(e.boards))}
    args |= {"src": e.src, "where": e.where, "what": e.what, "most": e.most, "look": e.look, "keep": e.keep}
    args |= {"discount": e.discount, "least": e.eggs_min, "kinds": len(e.of)}
    if e.op == "pay":
        args["cost"] = cost_text(e.cost)
    if e.then:
        args["then"] = effects_text(e.then)
    if e.options:
        args["options"] = _join([effects_text(option) for option in e.options], "join-options")
    name = "effect-tuck-then" if e.op == "tuck" and e.then else f"effect-{e.op.replace('_', '-')}"
    return Phrase(name, args)


# -- the card around it --------------------------------------------------------------------


def size_text(row: CreatureRow) -> Phrase | None:
    size = row.size
    if isinstance(size, Size):
        args = {
            "from": size.from_,
            "to": size.to,
            "range": int(size.from_ != size.to),
            "unit": Phrase(f"unit-{size.unit}"),
        }
        return Phrase(f"size-{size.of}", {"size": Phrase("size", args)})
    return Phrase("printed", {"text": size}) if size else None


# -- goals and position cards -----------------------------------------------------------------


def measure_text(m: Measure) -> Phrase:
    """What is counted: "creatures on the river board or between two boards"."""
    if m.count == "distinct":
        return Phrase(f"count-distinct-{m.of}")
    counted = Phrase(f"count-{m.count.replace('_', '-')}")
    filters = _filters(m)
    if m.any_of:
        filters.append(_join([_join(_filters(one), "join-filters") for one in m.any_of], "join-or"))
    if not filters:
        return counted
    return Phrase("count-where", {"what": counted, "filter": _join(filters, "join-filters")})


def _filters(f: Measure | Filter) -> list[Phrase]:
    found = []
    if f.board:
        found.append(_join([Phrase(f"on-{habitat}") for habitat in f.board], "join-or"))
    if f.class_:
        found.append(_join([Phrase(f"of-class-{name}") for name in f.class_], "join-or"))
    if f.level:
        found.append(_join([Phrase("of-level", {"n": level}) for level in f.level], "join-or"))
    if f.level_min:
        found.append(Phrase("of-level-from", {"n": f.level_min}))
    if f.straddling:
        found.append(Phrase("between-boards"))
    if f.starting_board:
        found.append(Phrase("on-start"))
    return found


def position_text(row: PositionRow) -> Phrase:
    if row.tiers_by:
        parts = [
            Phrase("tiers", {"what": measure_text(by.measure), "tiers": _tiers(by.tiers)})
            for by in row.tiers_by
        ]
        return _join(parts, "join-effects")
    assert row.measure is not None
    what = measure_text(row.measure)
    if row.per:
        return Phrase("per", {"what": what, "n": row.per, "most": row.max})
    return Phrase("tiers", {"what": what, "tiers": _tiers(row.tiers)})


def _tiers(tiers: Tiers) -> Phrase:
    return _join([Phrase("tier", {"from": least, "n": smile}) for least, smile in tiers], "join-tiers")
