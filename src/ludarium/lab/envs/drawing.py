"""How an environment shows itself: as text, as SVG, as an array of pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ludarium.table import picture
from ludarium.table.errors import LudariumError
from ludarium.table.view import View

RENDER_MODES = ("ansi", "svg", "rgb_array")

_WIDTH, _HEIGHT = 840, 1000  # always the same, as films want it
_SIZE, _LEAD = 13, 16
_PAPER, _INK = (250, 248, 243), (34, 32, 28)


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise LudariumError(f"render_mode: one of {', '.join(RENDER_MODES)} expected, not {mode!r}")


def draw(view: View, mode: str | None) -> Any:
    if mode == "ansi":
        return picture.text(view)
    if mode == "svg":
        return picture.svg(view)
    return pixels(view) if mode == "rgb_array" else None


def pixels(view: View) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The text board, as high as the picture is."""
    image = Image.new("RGB", (_WIDTH, _HEIGHT), _PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(_SIZE)
    for number, line in enumerate(picture.text(view).split("\n")[: _HEIGHT // _LEAD]):
        pen.text((10, 6 + number * _LEAD), line, _INK, font)
    return np.asarray(image)
