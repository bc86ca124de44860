"""What the operator tells visitors: the pages on privacy and imprint, and the notice."""

import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from parlour.web.hub import Hub
from parlour.web.operator_files import OperatorFiles
from parlour.web.pages import ASK_AGAIN, PAGES
from parlour.web.plain_text import as_html, heading
from parlour.web.protocol import AboutServer
from parlour.web.responses import json

TITLES = {"privacy": "Privacy", "imprint": "Imprint"}
"""The pages, and what they are called if their text has no heading."""

# These pages have the styles of the browser table, and none of its scripts.
_STYLES = re.compile(r'<link rel="stylesheet"[^>]*>')
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Parlour</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
{styles}
<link rel="stylesheet" href="plain.css">
</head>
<body class="plain">
<header><a href="./" aria-label="Parlour, the front page">\
<img src="icon.svg" alt="" width="30" height="30">Parlour</a></header>
<main>
{body}
</main>
</body>
</html>
"""


def operator_routes(files: OperatorFiles, hub: Hub, folder: Path = PAGES) -> list[Route]:
    """The routes of the pages that there are, and of what a page without a table has to know."""
    texts = {name: text for name in TITLES if (text := getattr(files, name)) is not None}

    async def about_server(request: Request) -> Response:
        return json(AboutServer(hub.notice, tuple(texts)))

    async def page(request: Request) -> Response:
        name = request.url.path.rpartition("/")[2]
        made = written(texts[name], TITLES[name], folder)
        return HTMLResponse(made, headers={"cache-control": ASK_AGAIN})

    return [Route("/api/server", about_server), *(Route(f"/{name}", page) for name in texts)]


def written(text: str, title: str, folder: Path) -> str:
    """A page with the operator's text. If that has no heading, the title is one."""
    body = as_html(text)
    if "<h1>" not in body:
        body = f"<h1>{escape(title)}</h1>\n{body}"
    index = folder / "index.html"
    found = _STYLES.findall(index.read_text("utf-8")) if index.is_file() else []
    return _PAGE.format(title=escape(heading(text) or title), styles="\n".join(found), body=body)
