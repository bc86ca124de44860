"""A hook of mkdocs: links of the documentation to files outside `docs/` lead to the repository."""

import posixpath
import sys
from pathlib import Path
from typing import Any

# mkdocs loads this file by its path, and knows nothing of the repository.
sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import absolute_links


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Called by mkdocs for each page, before it is rendered."""
    folder = posixpath.join("docs", posixpath.dirname(page.file.src_uri))
    source = absolute_links.project()["source"]
    return absolute_links.absolute(
        markdown, folder, source, "main", stays=lambda path: path.startswith("docs/")
    )
