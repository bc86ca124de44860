"""Puts the built browser table into wheels and source archives, and README.md with absolute links
into their metadata. An editable install has no pages: there they are built beside the sources by
`make setup`."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import absolute_links
import pages


def comes_with_pages() -> bool:
    """Whether this is an unpacked source archive. It has pages that fit its sources, whatever the
    times of the files say, and can be installed without Node."""
    return (pages.HOUSE / "PKG-INFO").is_file() and pages.INDEX.is_file()


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages when they are missing or older than their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building the pages needs that is not there."""
        if comes_with_pages() or pages.up_to_date() or pages.system_node() is not None:
            return []
        return [pages.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not comes_with_pages():
            pages.build()


class ReadmeHook(MetadataHookInterface):
    """Gives the page of a package index links that work there."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute_links.readme(),
        }
