"""Whatever is sent to whichever address: an answer that the description announces, and never an error of ours."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from ludarium.server.app import create_app
from tests.server.online import served, settings_for

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
EXAMPLES = 25  # of each operation


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, with a table to find."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def on_its_loop(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    folder: Path = tmp_path_factory.mktemp("fuzz")
    serving = served(settings_for(folder, pages=folder))
    yield on_its_loop(serving.__aenter__())
    on_its_loop(serving.__aexit__(None, None, None))
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def somebody(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{address}/api") as client:
        client.get("/me")
        yield client


@pytest.fixture(scope="module")
def tables(somebody: httpx.Client) -> list[dict[str, Any]]:
    """Three tables: one runs, one waits for a friend, one is over."""
    ways: list[list[dict[str, Any]]] = [
        [{"who": "me"}, {"who": "bot", "level": "random"}],
        [{"who": "me"}, {"who": "friend"}],
        [{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}],
    ]
    wanted = {"game": "harbour", "options": {"rounds": 1}}
    return [somebody.post("/tables", json={**wanted, "seats": seats}).json() for seats in ways]


def operations() -> list[Any]:
    app = create_app(settings_for(Path(tempfile.gettempdir())))  # only described, not run
    described = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    return [found.ok() for found in described.get_all_operations()]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_nothing_that_is_sent_breaks_anything(
    operation: Any, mode: GenerationMode, address: str, somebody: httpx.Client, tables: list[dict[str, Any]]
) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Case) -> None:
        _sometimes_real(case, tables, mode)
        cookie = f"ludarium={somebody.cookies['ludarium']}"
        answer = case.call(base_url=address, headers={"cookie": cookie}, timeout=20)
        case.validate_response(answer, checks=CHECKS)

    try:
        send()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "an operation without parameters can't be asked wrongly"


def _sometimes_real(case: Case, tables: list[dict[str, Any]], mode: GenerationMode) -> None:
    """Half of all guesses hit a table, a game, an invitation that is there."""
    guess = str(case.path_parameters)
    if sum(guess.encode()) % 2:
        return
    table = tables[len(guess) % len(tables)]
    real = {
        "table_id": table["id"],
        "game_id": table["game"],
        "invitation": tables[1]["seats"][1]["invitation"],
    }
    if isinstance(case.body, dict) and "seats" in case.body and mode is GenerationMode.POSITIVE:
        case.body["game"] = "harbour"
    for name in case.path_parameters:
        if name in real:
            case.path_parameters[name] = real[name]
