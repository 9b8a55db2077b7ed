"""Трапперы (Trappers): bands of shapeshifters, quarrelling clans, and rovers between them."""

from ludarium.games.trappers.box import Box, Options
from ludarium.games.trappers.check import check
from ludarium.games.trappers.files import FILES
from ludarium.games.trappers.rules import next_turn
from ludarium.games.trappers.score import result
from ludarium.games.trappers.sense import TUNING, Weights, evaluate, values, worths
from ludarium.games.trappers.setting_up import setup
from ludarium.games.trappers.sight import SIGHT
from ludarium.games.trappers.state import State
from ludarium.games.trappers.view import redeal, view, zones
from ludarium.table.game import Game

GAME = Game(
    id="trappers",
    title={"ru": "Трапперы", "en": "Trappers"},
    prefix="TR",
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
    longest=60_000,
    sight=SIGHT,
    rounds=lambda s: s.round,
)
