"""`@rule("PG-4.2")`: which clauses of a game's RULES.md a test proves. `make check` lists those without one."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*clauses)
