"""Fair dice: nobody can change a promise, nobody can hold up a table, and the record says who kept silent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludarium.table import record
from ludarium.table.dice import commitment, mix
from ludarium.table.errors import LudariumError
from tests.server.online import Player, served, settings_for

pytestmark = pytest.mark.anyio

ONE_ROUND = {"rounds": 1}


class Silent(Player):
    """A browser that promises, perhaps, and never reveals."""

    promises = True

    async def _add_to_dice(self) -> None:
        for seat in self.table["seats"]:
            if seat["yours"] and self.table["status"] == "waiting" and self.promises and not seat["sealed"]:
                nonce = self.nonces.setdefault(seat["seat"], bytes(32))
                await self.say(type="seal", seat=seat["seat"], commitment=commitment(nonce))


@pytest.mark.parametrize("promises", [True, False])
async def test_who_stays_silent_holds_nobody_up_and_the_record_says_so(
    tmp_path: Path, promises: bool
) -> None:
    async with served(settings_for(tmp_path, patience=0.4)) as server:
        async with Player(server, 1) as anna, Silent(server, 2) as boris:
            boris.promises = promises
            made = await anna.make("mf", options=ONE_ROUND)
            await anna.come(made["id"])
            await boris.post(f"/invitations/{made['seats'][1]['invitation']}", {})
            await boris.come(made["id"])
            await asyncio.gather(anna.play(), boris.play())
            text = (await anna.http.get(f"/tables/{made['id']}/record")).text
        sealed = commitment(bytes(32))
        said = f"# seat 1 promised {sealed} and did not" if promises else "# seat 1 promised no nonce"
        assert said in text
        assert "1 nonces are those that were promised" in record.verify(text)
        header = record.read(text).header
        assert header.fairness is not None
        assert header.fairness.nonces == [anna.nonces[0].hex()]
        assert header.seed == mix(bytes.fromhex(header.fairness.secret), [anna.nonces[0]]).hex()


async def test_a_table_waits_for_a_friend_as_long_as_it_takes(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, patience=0.05)) as server, Player(server) as anna:
        made = await anna.make("mf")
        await anna.come(made["id"])
        await asyncio.sleep(0.3)
        now = await anna.get(f"/tables/{made['id']}")
        assert (now["status"], now["patience"]) == ("waiting", 0.0)


async def test_only_the_promised_nonce_counts(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as server, Silent(server) as anna:
        made = await anna.make("mm")
        await anna.come(made["id"])
        troubles = [
            {"type": "reveal", "seat": 0, "nonce": "00" * 32},  # too early
            {"type": "seal", "seat": 0, "commitment": "no hash"},
            {"type": "reveal", "seat": 0, "nonce": "xyz"},
        ]
        for message in troubles:
            await anna.say(**message)
            await anna.until("trouble")
        while anna.table["status"] != "sealing":
            await anna.hear()
        for message in (
            {"type": "reveal", "seat": 0, "nonce": "11" * 32},  # another one
            {"type": "seal", "seat": 0, "commitment": commitment(b"x" * 32)},  # too late
        ):
            await anna.say(**message)
            await anna.until("trouble")
        for _ in range(2):  # a repeat is harmless
            await anna.say(type="reveal", seat=0, nonce="00" * 32)
        await anna.say(type="reveal", seat=1, nonce="00" * 32)
        while anna.table["status"] != "running":
            await anna.hear()
        assert [seat["revealed"] for seat in anna.table["seats"]] == [True, True]


async def test_the_commitment_is_there_before_anybody_sits_and_does_not_change(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as server, Player(server) as anna:
        made = await anna.make("mr", options=ONE_ROUND)
        await anna.come(made["id"])
        await anna.play()
        said = {m["table"]["commitment"] for m in anna.news if m["type"] == "table"}
        assert said == {made["commitment"]}
        text = (await anna.http.get(f"/tables/{made['id']}/record")).text
        fairness = record.read(text).header.fairness
        assert fairness is not None
        assert commitment(bytes.fromhex(fairness.secret)) == made["commitment"]


async def test_a_forged_record_is_found_out(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path)) as server, Player(server) as anna:
        made = await anna.make("mr", options=ONE_ROUND)
        await anna.come(made["id"])
        await anna.play()
        text = (await anna.http.get(f"/tables/{made['id']}/record")).text
    fairness = record.read(text).header.fairness
    assert fairness is not None
    other = json.dumps("ab" * 32)
    for forged in (
        text.replace(f'"{fairness.secret}"', other),
        text.replace(f'"{fairness.nonces[0]}"', other),
        text.replace(f'seed "{record.read(text).header.seed}"', f"seed {other}"),
        text.replace("scores [", "scores [9"),
    ):
        with pytest.raises(LudariumError):
            record.verify(forged)
