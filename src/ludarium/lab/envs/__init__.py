"""Training environments, generic over all games: `pip install "ludarium[envs]"`.

`aec` is PettingZoo's, with an agent at each seat; `single` is Gymnasium's, with bots at the other seats; `Many` steps
many matches together. `layout` says what each number of an observation means.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludarium.table.errors import LudariumError

if TYPE_CHECKING:
    from ludarium.lab.envs.describing import describe
    from ludarium.lab.envs.each_seat import AECMatch
    from ludarium.lab.envs.each_seat import env as aec
    from ludarium.lab.envs.many import Many
    from ludarium.lab.envs.observing import Layout, layout
    from ludarium.lab.envs.one_seat import SingleMatch, single

__all__ = ["AECMatch", "Layout", "Many", "SingleMatch", "aec", "describe", "layout", "single"]

_WHERE = {
    "AECMatch": ("each_seat", "AECMatch"),
    "Layout": ("observing", "Layout"),
    "Many": ("many", "Many"),
    "aec": ("each_seat", "env"),
    "describe": ("describing", "describe"),
    "layout": ("observing", "layout"),
    "SingleMatch": ("one_seat", "SingleMatch"),
    "single": ("one_seat", "single"),
}


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: NumPy, Gymnasium and PettingZoo come with the extra."""
    if name not in _WHERE:
        raise AttributeError(name)
    module, attribute = _WHERE[name]
    try:
        return getattr(import_module(f"ludarium.lab.envs.{module}"), attribute)
    except ModuleNotFoundError as error:
        raise LudariumError(f"{error.name} is missing: pip install 'ludarium[envs]'") from None
