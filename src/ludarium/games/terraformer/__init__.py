"""«Терраформер» (Terraformer): players seed a dead planet together, and strive for whose beings survive on it."""

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.catalogue import catalogue
from ludarium.games.terraformer.deck import Brought, remarks, unfit
from ludarium.games.terraformer.files import FILES
from ludarium.games.terraformer.options import Options
from ludarium.games.terraformer.prospects import Weights
from ludarium.games.terraformer.rules import next_turn
from ludarium.games.terraformer.score import result
from ludarium.games.terraformer.secrets import redeal, zones
from ludarium.games.terraformer.sense import TUNING, evaluate, values, worths
from ludarium.games.terraformer.setting_up import setup
from ludarium.games.terraformer.sight import SIGHT
from ludarium.games.terraformer.sound import check
from ludarium.games.terraformer.state import State
from ludarium.games.terraformer.view import view
from ludarium.table.game import Game

GAME = Game(
    id="terraformer",
    title={"ru": "Терраформер", "en": "Terraformer"},
    prefix="TF",
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
    brings=Brought,
    brings_named=lambda name: Brought(starter=name),
    unfit=unfit,
    remarks=remarks,
    catalogue=catalogue,
)
