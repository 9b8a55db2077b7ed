"""テラビスト (Terravist): creatures of Japan settle in habitats that all players share."""

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.files import FILES
from ludarium.games.terravist.options import Options
from ludarium.games.terravist.rules import next_turn
from ludarium.games.terravist.score import result
from ludarium.games.terravist.secrets import redeal, zones
from ludarium.games.terravist.sense import TUNING, Weights, evaluate, values, worths
from ludarium.games.terravist.setting_up import setup
from ludarium.games.terravist.sight import SIGHT
from ludarium.games.terravist.sound import check
from ludarium.games.terravist.state import State
from ludarium.games.terravist.view import view
from ludarium.table.game import Game

GAME = Game(
    id="terravist",
    title={"ja": "テラビスト", "en": "Terravist", "ru": "Терравист"},
    prefix="TV",
    package=__name__,
    seats=range(2, 5),
    options=Options,
    state=State,
    files=FILES,
    unpack=Box,
    kinds=lambda box: box.kinds,
    setup=setup,
    next=next_turn,
    zones=zones,
    view=view,
    redeal=redeal,
    check=check,
    result=result,
    evaluate=evaluate,
    worths=worths,
    values=values,
    weights=Weights,
    tuning=TUNING,
    sight=SIGHT,
    rounds=lambda s: s.round + 1,
)
