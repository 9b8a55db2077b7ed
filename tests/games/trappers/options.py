"""What the conformance suite tries of Трапперы: every value of every option, in short games; one goes to its end."""

SHORT = {"max_rounds": 6}

SAMPLES = [
    {},
    {
        **SHORT,
        "people_quest_zeff": 5,
        "capture_zeff": 0,
        "capital_rep_loss": "always",
        "duel_vp": "every_win",
        "defender_win_reward": "as_attacker",
        "duel_tie": "defender_wins",
        "host_win": "host_turn_only",
        "third_party_duel": "forbidden",
        "knockout_turns": 0,
        "first_factory_scope": "any",
        "echo_at_bound": False,
        "mimic_cap": 8,
        "white_wasteland_raid": "allowed",
        "rep_buy_per_turn": "any",
        "thefts_per_turn": "one",
        "rongaum_stay": "no_roll",
        "capital_marker": "separate",
        "first_round_war": False,
        "late_seat_residents": 1,
        "truce_rounds": 2,
        "target_vp": 14,
    },
    {**SHORT, "capture_zeff": 4, "truce_rounds": 1, "late_seat_residents": 1},
]
