"""What happens in the playthroughs of Terravist: a long chain, a theft that inherits, environment cards."""

from functools import cache

from ludarium.games.terravist import GAME
from ludarium.games.terravist.lodging import ground_of
from tests.games.terravist.goldens import GOLDENS
from tests.golden import watch


@cache
def seen() -> tuple[int, int, int]:
    """Of that playthrough: most boards of a chain, most cards inherited by a theft, environment cards."""
    boards = inherited = cards = 0
    chain, before = 0, [0]
    for match, _ in watch(GAME, next(golden for golden in GOLDENS if golden.name == "rare-things")):
        for event in match.events:
            if event.id == "linked":
                bits = ground_of(match.t.box, match.s).bits[event.args["where"]]
                chain = bits if event.args["n"] == 1 else chain | bits
                boards = max(boards, chain.bit_count())
            elif event.id == "stolen":
                inherited = max(inherited, before[event.args["where"]])
            cards += event.id == "weather"
        before = [len(under) for under in match.s.tucked]
    return boards, inherited, cards


def test_a_chain_over_three_boards() -> None:
    assert seen()[0] >= 3


def test_a_niche_is_stolen_with_tucked_cards() -> None:
    assert seen()[1] >= 1


def test_two_environment_cards() -> None:
    assert seen()[2] >= 2
