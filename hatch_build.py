"""Puts the built browser table into wheels and source archives, and README.md with absolute links
into their metadata; and compiled modules into a wheel that is built with PARLOUR_COMPILE=1. An
editable install has neither: there `make setup` builds the pages beside the sources."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import absolute_links
import compiled
import pages


def comes_with_pages() -> bool:
    """Whether this is an unpacked source archive. It has pages that fit its sources, whatever the
    times of the files say, and can be installed without Node."""
    return (pages.HOUSE / "PKG-INFO").is_file() and pages.INDEX.is_file()


class BuiltFilesHook(BuildHookInterface[Any]):
    """Builds the pages when they are missing or older than their sources, and compiles modules for
    a wheel if that is wanted."""

    PLUGIN_NAME = "custom"
    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build needs that is not there."""
        needed = [*compiled.NEEDED] if self._compiles() else []
        if comes_with_pages() or pages.up_to_date() or pages.system_node() is not None:
            return needed
        return [*needed, pages.NODE_WHEEL]

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and compiled.wanted()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not comes_with_pages():
            pages.build()
        if self._compiles():
            self._scratch = tempfile.TemporaryDirectory()
            build_data["pure_python"], build_data["infer_tag"] = False, True
            try:
                for made, place in compiled.build(Path(self._scratch.name)):
                    build_data["force_include"][str(made)] = str(place)
            except compiled.CompileError as error:
                sys.exit(str(error))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()


class ReadmeHook(MetadataHookInterface):
    """Gives the page of a package index links that work there."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute_links.readme(),
        }
