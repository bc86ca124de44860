"""Makes the links of a Markdown page absolute, for readers who do not have the repository.

The page of a package index, and the documentation's site, show pages of this repository without
the files beside them. The build of a package uses this module, so it needs nothing but Python.
"""

import posixpath
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent

PICTURE_OR_TEXT = r"(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*"
# Code is matched first, so that it stays as it is; a link may have code in its text.
CODE_OR_LINK = re.compile(
    rf"^```.*?^```|(?P<picture>!?)\[(?P<text>{PICTURE_OR_TEXT})\]\((?P<to>[^)\s]+)\)|`[^`\n]+`",
    re.DOTALL | re.MULTILINE,
)
# A place in the same page, or a whole address (https:, mailto:).
WHOLE = re.compile(r"#|[a-z]+:")


def project() -> dict[str, str]:
    """The address of the repository, and the version: from `pyproject.toml`."""
    read = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    return {"source": read["urls"]["Source"], "version": read["version"]}


def absolute(
    page: str,
    folder: str,
    source: str,
    at: str,
    stays: Callable[[str], bool] = lambda path: False,
) -> str:
    """The Markdown of a page in a folder of the repository, with absolute links to `at`: a branch
    or a tag. Links to paths of the repository that `stays` accepts are left alone.

    >>> absolute("[Bots](bots.md#levels) and ![a jar](jar.webp)", "docs", "https://x.example", "v1")
    '[Bots](https://x.example/blob/v1/docs/bots.md#levels) and ![a jar](https://x.example/raw/v1/docs/jar.webp)'
    >>> absolute("[above](#above), `[code](is.left)`, [`cli`](src)", "", "https://x.example", "v1")
    '[above](#above), `[code](is.left)`, [`cli`](https://x.example/blob/v1/src)'
    """

    def replace(found: re.Match[str]) -> str:
        to = found["to"]
        if to is None:
            return found[0]
        path = posixpath.normpath(posixpath.join(folder, to))
        if not WHOLE.match(to) and not stays(path):
            kind = "raw" if found["picture"] else "blob"
            to = f"{source}/{kind}/{at}/{path}"
        return f"{found['picture']}[{CODE_OR_LINK.sub(replace, found['text'])}]({to})"

    return CODE_OR_LINK.sub(replace, page)


def readme() -> str:
    """README.md as the page of this version on a package index."""
    known = project()
    page = (HOUSE / "README.md").read_text("utf-8")
    return absolute(page, "", known["source"], f"v{known['version']}")
