"""Прогеры (Progers): programmed rovers look for life on an unknown planet."""

import msgspec

from ludarium.games.progers.box import Box, Options
from ludarium.games.progers.files import FILES
from ludarium.games.progers.preview import preview
from ludarium.games.progers.rules import next_turn
from ludarium.games.progers.score import result
from ludarium.games.progers.sense import TUNING, Weights, evaluate, values, worths
from ludarium.games.progers.setting_up import setup
from ludarium.games.progers.sight import SIGHT
from ludarium.games.progers.sound import check
from ludarium.games.progers.state import State
from ludarium.games.progers.view import redeal, view, zones
from ludarium.table.game import Game

GAME = Game(
    id="progers",
    title={"ru": "Прогеры", "en": "Progers"},
    prefix="PG",
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
    defaults=lambda files: msgspec.structs.asdict(files["modes"].options),
    preview=preview,
    sight=SIGHT,
)
