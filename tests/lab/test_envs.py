"""Training environments: PettingZoo's and Gymnasium's own conformance tests on every game, masks, rewards, seeds."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import ludarium
from ludarium import Match
from ludarium.lab import envs
from ludarium.lab.envs.actions import actions_of
from ludarium.lab.envs.rewards import final
from ludarium.table.errors import LudariumError
from ludarium.table.view import Result

GAMES = [game.id for game in ludarium.installed()]
SHORT: dict[str, Any] = {"mode": "basic", "stall_rounds": 2}

# What the conformance tests advise, and their own imports: observations with masks are dicts in PettingZoo's own
# board games too; the rest is about registries.
ADVICE = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:The old environment creation API",
    "ignore:.*Not able to test alternative render modes",
]
advised = pytest.mark.filterwarnings(*ADVICE)


@advised
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_api_test(game: str) -> None:
    from pettingzoo.test import api_test

    api_test(envs.aec(game), num_cycles=200, verbose_progress=False)


@advised
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_seed_test(game: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: envs.aec(game), num_cycles=100)


@advised
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_env_checker(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(envs.single(game, render_mode="ansi"))


def play(env: Any, seed: int) -> list[Any]:
    """All that came out of an AEC environment in which everybody answers anything."""
    env.reset(seed=seed)
    chance, seen = Random(seed), []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    return seen


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    env = envs.aec("progers", options=SHORT)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_legal_answers_and_observations_the_view(game: str) -> None:
    env = envs.AECMatch(game)
    env.reset(seed=3)
    actions, chance = actions_of(env.match), Random(3)
    for _ in range(60):
        choice = env.match.asks[0]
        observed, *_ = env.last()
        legal = np.flatnonzero(observed["action_mask"])
        assert [int(a) - actions.first[choice.kind.name] for a in legal] == sorted(choice.options)
        view = env.match.imagine(choice.seat, chance.randbytes(32)).view(choice.seat)
        assert np.array_equal(observed["observation"], env.terms.layout.vector(view))  # no secret is in it
        env.step(int(chance.choice(legal)))
        if not env.match.asks:
            break


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    env = envs.AECMatch("progers", seats=3)
    env.reset(seed=1)
    idle = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(idle)["action_mask"].any()


@pytest.mark.parametrize(
    ("kind", "rewards"),
    [("rank", [1.0, -0.5, -0.5]), ("win", [1.0, -1.0, -1.0]), ("score", [4.0, -4.0, -4.0])],
)
def test_rewards_at_the_end(kind: Any, rewards: list[float]) -> None:
    assert final(Result([9, 5, 5], [1, 2, 2], [{}, {}, {}], "target"), kind) == rewards


def test_a_shared_win_is_shared() -> None:
    assert final(Result([9, 9], [1, 1], [{}, {}], "target"), "win") == [0.0, 0.0]
    assert final(Result([9, 9], [1, 1], [{}, {}], "target"), "rank") == [0.0, 0.0]


def test_shaping_adds_up_to_nothing() -> None:
    longer = {**SHORT, "stall_rounds": 8}
    plain = envs.single("progers", options=longer, seat=0)
    shaped = envs.single("progers", options=longer, seat=0, shaping=0.5)
    totals, some = [], 0
    for env in (plain, shaped):
        env.reset(seed=5)
        chance, total, over = Random(5), 0.0, False
        while not over:
            _, reward, over, _, _ = env.step(chance.choice(np.flatnonzero(env.action_masks())))
            total += reward
            some += env is shaped and reward != 0
        totals.append(total)
    start = shaped.shaping_at_start
    assert some > 1
    assert totals[1] == pytest.approx(totals[0] - start)


def test_an_illegal_action_ends_the_match_and_costs() -> None:
    env = envs.single("progers", options=SHORT)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_a_match_is_cut_short_after_max_cycles() -> None:
    # PettingZoo's max_cycles_test is for environments that all agents answer at once; these aren't such.
    env = envs.aec("progers", seats=2, options=SHORT, max_cycles=3)
    agents = [agent for agent, _, _, terminated, truncated in play(env, 1) if not (terminated or truncated)]
    assert len(agents) == 6
    single = envs.single("progers", options=SHORT, max_cycles=2)
    single.reset(seed=1)
    cuts = [single.step(int(np.flatnonzero(single.action_masks())[0]))[3] for _ in range(2)]
    assert cuts == [False, True]


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_fits_and_says_what_each_number_means(game: str) -> None:
    found = envs.layout(game)
    columns = found.columns(type(Match.new(game, found.seats, seed=bytes(32)).view(0).board))
    assert len(columns) == found.size == len(set(found.names))
    assert any(column.says for column in columns[len(found.head) :])
    assert envs.Layout.from_json(found.to_json()).names == found.names


def test_a_list_that_is_longer_than_its_room_is_cut_and_one_that_is_shorter_filled_up() -> None:
    from ludarium.lab.envs.observing import NOTHING, Layout
    from ludarium.table.sight import Field
    from ludarium.table.view import View

    found = Layout("x", 1, [], [Field("a#", (), 0, 3), Field("a[]", (2,), 0, 10), Field("b.c", (), 0, 1)])

    def raw(board: Any) -> list[float]:
        return found.raw(View("x", 0, 1, [], board, None, None))[2:]

    assert raw({"a": [7, 8, 9], "b": {"c": 1}}) == [3, 7, 8, 1]
    assert raw({"a": [7], "b": None}) == [1, 7, NOTHING, NOTHING]
    assert found.scaled([1, 0, 1, 5, NOTHING, 9])[2:].tolist() == [pytest.approx(1 / 3), 0.5, -1, 1]


def test_a_large_number_is_shared_between_two_fields() -> None:
    from ludarium.lab.envs.observing import NOTHING, Layout
    from ludarium.table.sight import Field
    from ludarium.table.view import View

    fields = [Field("a[]/8", (2,), 0, 90), Field("a[]%8", (2,), 0, 7)]
    found = Layout("x", 1, [], fields, apart=True)
    assert found.names[2:] == ["a[0]/8", "a[1]/8", "a[0]%8", "a[1]%8"]
    assert found.raw(View("x", 0, 1, [], {"a": [714]}, None, None))[2:] == [89, NOTHING, 2, NOTHING]
    assert [column.says for column in found.columns()[3:5]] == [
        "divided by 8",
        "what is left of it, divided by 8",
    ]


def test_pictures() -> None:
    env = envs.AECMatch("progers", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (1000, 840, 3)
    assert picture.min() < 100  # something is written
    assert envs.single("progers").render_mode is None
    svg = env.match._repr_svg_()
    assert svg.startswith("<svg")
    assert "rovers" in svg


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"game": "progers", "seats": 9}, "played by 2 to 4"),
        ({"game": "progers", "reward": "fame"}, "reward: one of rank, win, score"),
        ({"game": "progers", "shaping": -1}, "shaping: 0 or more"),
        ({"game": "progers", "render_mode": "opera"}, "render_mode: one of ansi"),
        ({"game": "progers", "bots": ["random"] * 3}, "bots: 1 expected"),
        ({"game": "progers", "bots": "divine"}, "no bot has the level 'divine'"),
        ({"game": "progers", "seat": 2}, "seat: 0 to 1"),
        ({"game": "progers", "options": {"mode": "huge"}}, "options of progers"),
    ],
)
def test_bad_input(how: dict[str, Any], reason: str) -> None:
    with pytest.raises(LudariumError, match=reason):
        envs.single(**how)
