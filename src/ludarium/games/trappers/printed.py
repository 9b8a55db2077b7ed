"""The numbers of the rulebook's tables, by their clauses."""

from __future__ import annotations

BUILDER, FIGHTER, ENGINEER, MIMIC = range(4)  # Hypostases (TR-7)

# TR-2.4
START_ZEFF = 20
START_RESIDENTS = 5

# TR-15.1
REP_LEAST, REP_MOST = -2, 6

# TR-3.1, TR-1.1
TURNS = 5
TILES = 6

# TR-5.2
MP = 4

# Victory points: TR-17.6, TR-13.3
VP_DUEL = 8
VP_CITY = 6
PRIZE = 6  # zeff from the beaten

REP_PRICE = 2  # TR-6.7
ARTIFACT_PRICE = 2  # TR-9.5
ARTIFACT_VALUE = 3  # TR-10.2

# TR-9.3: Residents who join, by Reputation from -2 on
JOINING = (1, 2, 3, 3, 3, 3, 4, 5, 6)

# TR-12.2
BUILD_RESIDENTS, BUILD_REP, BUILD_ZEFF, BUILD_COST = 5, 1, 10, 2

# TR-13.3, TR-13.4
MODERNISE_RESIDENTS, MODERNISE_REP, MODERNISE_ZEFF, MODERNISE_COST = 10, 2, 20, 5
CITIES = 2

# By side of the tile, Factory and City: TR-3.7, TR-16.6, TR-14.1
INCOME = (5, 10)
DEFENCE = (16, 24)
TOLL = (1, 2)

CAPITAL_DEFENCE = 16  # TR-9.6
CAPITAL_LOOT = 10  # TR-9.7
LOOT = 4  # TR-14.3, TR-14.6
CAPTURE_ZEFF, CAPTURE_COST = 4, 2  # TR-14.4

RAID_RESIDENTS, RAID_FIGHTERS = 10, 6  # TR-12.5

# TR-17.3: by Hypostasis
DUEL_BONUS = (0, 3, -2, 0)

QUESTS_OF_A_TYPE = 2  # TR-18.3
CLANS_RAISED = 4  # TR-11.2
