"""What stands in a Fluent file: its messages, and what each is told."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

_LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")


class _Said(Visitor):
    """Names of variables, and the text between them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def _said(message: ftl.Message) -> _Said:
    said = _Said()
    said.visit(message)
    return said


def messages(file: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], file
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    return _said(message).variables


def latin(message: ftl.Message) -> set[str]:
    """Words in Latin letters."""
    return {word for text in _said(message).text for word in _LATIN.findall(text)}
