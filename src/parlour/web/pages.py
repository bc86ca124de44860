"""Serves the browser table: one page for all its addresses, and its assets."""

import os
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = Path(__file__).parent / "pages"
"""The folder that ``ui/`` is built into. A wheel contains it; ``make setup`` builds it."""

# The files beside the page.
BESIDE = ("icon.svg", "icon-turn.svg", "manifest.webmanifest", "notices.txt", "plain.css")
# The addresses of the browser table. All get the same page, which routes in the browser.
ADDRESSES = (
    "/",
    "/t/{code}",
    "/t/{code}/replay/{number}",
    "/t/{code}/replay/{number}/{step}",
    "/replay",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/deal/{name}",
    "/evening",
    "/evening/{name}",
)
A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The build writes every address of the page relative to this, and so it does the page's own root.
# One page serves all addresses, so the browser cannot resolve them: the server does.
RELATIVE = '="./'
NOT_BUILT = (
    "The browser table is not built here. In a checkout, run `make setup`;"
    " an installed Parlour has it.\n"
)


class Assets(StaticFiles):
    """Files whose names contain a hash of their contents, so browsers cache them for ever. Scripts
    and styles also exist compressed, for browsers that accept gzip."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        compressed = f"{path}.gz"
        if "gzip" in Headers(scope=scope).get("accept-encoding", "") and (
            self.lookup_path(compressed)[1] is not None
        ):
            response = await super().get_response(compressed, scope)
            response.headers["content-encoding"] = "gzip"
            response.headers["content-type"] = f"{guess_type(path)[0]}; charset=utf-8"
        else:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = A_YEAR
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            # The name is too long or contains a null byte, so there is no such file.
            return "", None


def page_routes(folder: Path = PAGES, root_path: str = "") -> list[BaseRoute]:
    """The routes that serve the browser table. Its page finds everything else under the root
    path."""

    async def page(request: Request) -> Response:
        return _page(folder, root_path)

    async def beside(request: Request) -> Response:
        return _file(folder, request.url.path.lstrip("/"))

    async def nowhere(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise HTTPException(404)
        return _page(folder, root_path, status=404)

    assets = folder / "assets"
    return [
        *(Route(address, page) for address in ADDRESSES),
        *(Route(f"/{name}", beside) for name in BESIDE),
        *([Mount("/assets", Assets(directory=assets))] if assets.is_dir() else []),
        Route("/{path:path}", nowhere),
    ]


def _page(folder: Path, root_path: str, status: int = 200) -> Response:
    try:
        text = (folder / "index.html").read_text("utf-8")
    except FileNotFoundError:
        return PlainTextResponse(NOT_BUILT, status_code=503)
    page = text.replace(RELATIVE, f'="{root_path}/')
    return HTMLResponse(page, status, headers={"cache-control": ASK_AGAIN})


def _file(folder: Path, name: str) -> Response:
    path = folder / name
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=503)
    return FileResponse(path, headers={"cache-control": ASK_AGAIN})
