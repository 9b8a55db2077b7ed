"""Anna uses a creature: by a chain that begins with it, or by settling it."""

from tests.games.terravist.at_table import AtTable, scene

RICH = {"anna": (5, 5, 5, 5, 5)}
DICE = "L0 L1 L2 L3 H"
TRAY = "cricket saury orca skylark locust"
HOMES = {"forest": "F", "grassland": "G", "coast": "C", "ocean": "O", "river": "R"}


def using(
    name: str, seats: int = 2, pack: object = "house", eggs: int = 0, owner: str = "anna", **laid: object
) -> AtTable:
    """Anna begins a chain with this creature."""
    board = HOMES[scene(pack=pack).box.row[AtTable.card(scene(pack=pack), name)].habitats[0]]
    rest: list[object] = laid.pop("creatures", [])  # type: ignore[assignment]
    creatures = [(name, f"{board}.I1", owner, eggs), *rest]
    boards = laid.pop("boards", {board: (0, 0)})
    t = scene(
        seats,
        pack=pack,
        boards=boards,
        creatures=creatures,
        faces=laid.pop("faces", DICE),
        tray=laid.pop("tray", TRAY),
        **laid,
    )  # type: ignore[arg-type]
    return t.answer(second="chain", chain=f"{board}.I1")


def settling(name: str, seats: int = 2, pack: object = "house", **laid: object) -> AtTable:
    """Anna settles this creature and may use its ability."""
    board = HOMES[scene(pack=pack).box.row[AtTable.card(scene(pack=pack), name)].habitats[0]]
    hand = f"{name} {laid.pop('hand', '')}"
    base: dict[str, object] = {
        "boards": {board: (0, 0)},
        "hands": {"anna": hand},
        "tokens": RICH,
        "faces": DICE,
    }
    t = scene(seats, pack=pack, **{**base, **laid})  # type: ignore[arg-type]
    t.answer(second=name, place=f"{board}.I1")
    cost = t.box.cost[t.card(name)]
    kinds = [
        kind for kind, n in zip(("L0", "L1", "L2", "L3", "H"), cost.tokens, strict=True) for _ in range(n)
    ]
    return t.pays(" ".join([*kinds, *["H"] * cost.any]))
