"""What the conformance suite tries of «Терраформер»: every value of every option. Each third set is played by four,
who need decks of their own (TF-12.1)."""

from typing import Any

from ludarium.table.conformance import Limits

SAMPLES: list[dict[str, Any]] = [
    {"decks": "built"},
    {
        "planet": "medium",
        "counter_cancel": True,
        "size_after_deal": True,
        "balancing": "auto",
        "first": "seat",
    },
    {
        "planet": "large",
        "free_replacement": True,
        "grow_stable": False,
        "migration_food": False,
        "strength": "beings",
        "feeding": "chain",
        "tie": "cards",
        "redeal": False,
    },
    {"decks": "built", "planet": "huge", "later_seat_card": True, "open_lists": True, "counter_cancel": True},
    {"planet": "huge", "first": "seat", "first_seat": 3},
    {"planet": "small", "later_seat_card": True},
]

LIMITS = Limits(
    why_growing="the planet: each card laid there is an entry of its ecosystem; it ends when the decks do"
)
