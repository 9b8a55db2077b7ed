"""The wheel and the source archive carry the built pages, so that installing them needs no Node.js."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesBuildHook(BuildHookInterface[Any]):
    """Build the pages where they are missing or stale; with a Node.js from a wheel where the machine has none."""

    def dependencies(self) -> list[str]:
        pages = self._pages()
        return [] if pages.fresh() or pages.find_node() else [pages.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is for those who build the pages themselves (`make build`)."""
        pages = self._pages()
        if version != "editable" and not pages.fresh():
            pages.build()

    def _pages(self) -> ModuleType:
        path = Path(self.root) / "tools" / "pages.py"
        spec = importlib.util.spec_from_file_location("pages", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
