"""Истоки. Восход Цивилизаций (Origins: First Builders): archons, alien ships, and the first cities."""

from ludarium.games.origins.box import unpack
from ludarium.games.origins.check import check
from ludarium.games.origins.files import FILES
from ludarium.games.origins.options import Options
from ludarium.games.origins.rules import next_turn
from ludarium.games.origins.score import result
from ludarium.games.origins.sense import TUNING, Weights, evaluate, values, worths
from ludarium.games.origins.setting_up import setup
from ludarium.games.origins.sight import SIGHT
from ludarium.games.origins.state import State
from ludarium.games.origins.view import redeal, view, zones
from ludarium.table.game import Game

GAME = Game(
    id="origins",
    title={"ru": "Истоки. Восход Цивилизаций", "en": "Origins: First Builders"},
    prefix="OR",
    package=__name__,
    seats=range(1, 5),
    options=Options,
    state=State,
    files=FILES,
    unpack=unpack,
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
    rounds=lambda s: s.round,
)
