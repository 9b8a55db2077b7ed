"""The training example under docs/, in a short form: a network learns to beat who answers anything."""

from __future__ import annotations

import importlib.util
from typing import Any

import pytest

from tests.house.source import ROOT

WHY = "PyTorch and sb3-contrib are not here: tools/training.py said why before the tests"


@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_masked_ppo_beats_random_after_some_seconds() -> None:
    torch: Any = pytest.importorskip("torch", reason=WHY)
    pytest.importorskip("sb3_contrib", reason=WHY)
    spec = importlib.util.spec_from_file_location("masked_ppo", ROOT / "docs" / "examples" / "masked_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        wins, lead = example.share_of_wins(example.train(20_480), 60)
    finally:
        torch.set_num_threads(threads)
    assert wins > 0.55
    assert lead > 0.5
