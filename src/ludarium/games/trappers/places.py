"""What a cell is for who stops there, and the numbers of what can be done (TR-6)."""

from __future__ import annotations

# Places: TR-7 … TR-14.
(
    AT_NECHTO, AT_RONGAUM, AT_CAPITAL, AT_PEOPLE, AT_OLD, AT_WASTE, AT_WHITE, AT_OWN_FACTORY,
    AT_OWN_CITY, AT_THEIR_FACTORY, AT_THEIR_CITY,
) = range(11)  # fmt: skip
PLACES = (
    "nechto", "rongaum", "capital", "people", "old", "waste", "white", "own-factory", "own-city", "their-factory",
    "their-city",
)  # fmt: skip
AT_OWN = (AT_OWN_FACTORY, AT_OWN_CITY)
AT_THEIRS = (AT_THEIR_FACTORY, AT_THEIR_CITY)
BECAUSE = (
    "TR-7.1", "TR-8.6", "TR-9.1", "TR-10.1", "TR-11.1", "TR-12.1", "TR-12.8", "TR-13.1", "TR-13.1", "TR-14.1",
    "TR-14.1",
)  # fmt: skip

# Options of MOVE; from Box.move_use on: an Artifact, from Box.move_abandon on: a Quest to abandon.
FORWARD, LEFT, RIGHT, GO, END_MOVE = 0, 1, 2, 3, 7  # GO + heading: the first step of a free rover
MOVES = 8
MOVE_WORDS = ("forward", "left", "right", "north", "east", "south", "west", "end")

# Options of ACT; after these come duel, beat, sell, hand in, use, abandon: see Box.
END = 0
BECOME = 1  # + Hypostasis
(
    BUY_REP, TAKE_RESIDENTS, BUY_ARTIFACT, ROB, TAKE_QUEST, THEFT, BUILD, RAID, MODERNISE, STAY, DESTROY,
    CAPTURE, DAMAGE,
) = range(5, 18)  # fmt: skip
ACTS = 18
ACT_WORDS = (
    "end", "become-0", "become-1", "become-2", "become-3", "buy-rep", "residents", "buy-artifact", "rob",
    "take-quest", "theft", "build", "raid", "modernise", "stay", "destroy", "capture", "damage",
)  # fmt: skip

# What may be wanted at a place, before anybody's cards and rovers are looked at.
MENU = (
    (END, BECOME, BECOME + 1, BECOME + 2, BECOME + 3, BUY_REP),
    (END, BUY_REP),
    (END, BUY_REP, TAKE_RESIDENTS, BUY_ARTIFACT, ROB),
    (END, TAKE_QUEST),
    (END, TAKE_QUEST, THEFT),
    (END, BUY_REP, BUILD, RAID),
    (END, RAID),
    (END, BUY_REP, TAKE_RESIDENTS, MODERNISE),
    (END, BUY_REP, TAKE_RESIDENTS),
    (END, BUY_REP, STAY, DESTROY, CAPTURE),
    (END, BUY_REP, STAY, DAMAGE),
)

# Lines (TR-6.3): nothing yet; some of what doesn't shut out the rest; nothing but Artifacts any more.
NONE, PEACE, SHUT = range(3)

# Bits of Now.did.
DID_BUY_REP, DID_RESIDENTS, DID_BUY_ARTIFACT, DID_BECOME, DID_STEAL, DID_TOLL = (1 << bit for bit in range(6))

# Now.fight: the target of a raid (deeds.py), or this.
A_DUEL = 5

# Options of ROLL and RESULT beside Artifacts; of GIVE, VICTIM and DISCARD the last one takes it back.
GO_ON = 0
