"""How the conformance suite plays Origins: every value of every table option in at least one match."""

from ludarium.table.conformance import Limits

SAMPLES = [
    {},
    {
        "solo_scaling": "series",
        "start_stack": "first_top",
        "war_action_steps": 1,
        "district_repeat": "per_player",
        "agora_effect": "gold1",
        "effect_timing": "after_refill",
        "forum_source": "row",
        "dice_end": "state",
        "tie_counts_farms": False,
        "solo_zodiac_award": True,
        "temple_action_at_top": "forbidden",
        "scorpio_scope": "any_adviser",
        "reserved_per_buy": "any",
        "temple_table": "T10",
        "announce_end": False,
    },
    {"war_action_steps": 3, "district_repeat": "flat", "agora_effect": "vp2", "temple_table": "pack"},
    {"agora_effect": "none", "dice_end": "state", "effect_timing": "after_refill", "reserved_per_buy": "any"},
    {"solo_scaling": "series", "solo_zodiac_award": True, "agora_effect": "none"},
]

LIMITS = Limits(why_growing="cities: a tile bought stays, and there are 75")
