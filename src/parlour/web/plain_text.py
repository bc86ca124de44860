"""A small text format as HTML, for the operator's own pages.

Blank lines divide paragraphs, ``#`` begins a heading, ``-`` an item of a list. An address becomes a
link, and so does ``[words](address)``. Nothing in the text is taken as HTML.

>>> as_html("# Privacy\\n\\nWrite to <us> at [our office](mailto:us@house.example).")
'<h1>Privacy</h1>\\n<p>Write to &lt;us&gt; at <a href="mailto:us@house.example">our office</a>.</p>'
"""

import re
from collections.abc import Iterator
from html import escape

# Only addresses that are safe to follow. A link such as javascript: stays text.
_ADDRESS = r"(?:https?://|mailto:|tel:)[^\s<>\"()\[\]]+"
_LINK = re.compile(rf"\[([^\[\]\n]+)\]\(({_ADDRESS})\)|({_ADDRESS})")
_HEADING = re.compile(r"(#{1,3}) +(.+)")
_ITEM = re.compile(r"[-*] +(.+)")
# A sentence may end behind an address.
_END_OF_SENTENCE = ".,;:!?'"


def as_html(text: str) -> str:
    """The text as HTML. Every character of it that could be a mark of HTML is escaped."""
    paragraphs = re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n").replace("\r", "\n"))
    return "\n".join(block for one in paragraphs for block in _blocks(one.strip().split("\n")))


def heading(text: str) -> str:
    """The first heading of a text; empty if it has none."""
    found = next((m for line in text.splitlines() if (m := _HEADING.fullmatch(line.strip()))), None)
    return "" if found is None else found[2].strip()


def _blocks(lines: list[str]) -> Iterator[str]:
    """The headings, lists and paragraphs of lines without a blank one between them."""
    plain: list[str] = []
    items: list[str] = []
    for line in [*(line.strip() for line in lines), ""]:
        title, item = _HEADING.fullmatch(line), _ITEM.fullmatch(line)
        if plain and (title or item or not line):
            yield f"<p>{_inline(' '.join(plain))}</p>"
            plain = []
        if items and not item:
            yield f"<ul>{''.join(f'<li>{_inline(one)}</li>' for one in items)}</ul>"
            items = []
        if title:
            level = len(title[1])
            yield f"<h{level}>{_inline(title[2])}</h{level}>"
        elif item:
            items.append(item[1])
        elif line:
            plain.append(line)


def _inline(text: str) -> str:
    made, at = "", 0
    for found in _LINK.finditer(text):
        made += escape(text[at : found.start()])
        words, address, bare = found.groups()
        if bare:
            address = words = bare.rstrip(_END_OF_SENTENCE)
            words = re.sub(r"^(mailto|tel):", "", words)
            rest = bare[len(address) :]
        else:
            rest = ""
        made += f'<a href="{escape(address)}">{escape(words)}</a>{escape(rest)}'
        at = found.end()
    return made + escape(text[at:])
