"""Puts the built browser table into wheels and source archives. An editable install has none:
there the pages are built beside the sources by `make setup`."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import pages


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages when they are missing or older than their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building the pages needs that is not there."""
        if pages.up_to_date() or pages.system_node() is not None:
            return []
        return [pages.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            pages.build()
