"""Play by the thousand, for designers and researchers: `simulate`, `arena`, `balance`, `record`, `records`.

What makes tables of data and charts needs the extra: `pip install ludarium[lab]`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludarium.lab.arena import arena
from ludarium.lab.bringing import Bring
from ludarium.lab.recording import record, records
from ludarium.table.errors import LudariumError

if TYPE_CHECKING:
    from ludarium.lab.report import balance
    from ludarium.lab.simulating import simulate

_NEEDS_THE_EXTRA = {"balance": "report", "simulate": "simulating"}

__all__ = ["Bring", "arena", "balance", "record", "records", "simulate"]


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: most who play never need what these need."""
    if name not in _NEEDS_THE_EXTRA:
        raise AttributeError(name)
    return getattr(extra(_NEEDS_THE_EXTRA[name]), name)


def extra(name: str) -> Any:
    """A module of the lab that needs more than playing does."""
    try:
        return import_module(f"ludarium.lab.{name}")
    except ModuleNotFoundError as error:
        raise LudariumError(f"{error.name} is missing: pip install 'ludarium[lab]'") from None
