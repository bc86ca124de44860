"""Write the rules of each game into its page in `docs/`, from the game's `data/rules.toml`.

`python -m tools.rule_docs` writes them between two marks; a test compares them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from parlour.rules.registry import GAMES
from parlour.rules.rules_text import Rule, rules_text

DOCS = Path(__file__).parent.parent / "docs"
FIRST = "<!-- `make docs` writes what follows from data/rules.toml -->\n"
LAST = "<!-- `make docs` writes what stands above -->\n"
WIDTH = 105


def page(game: str) -> Path:
    """The page of a game; a game need not have one."""
    return DOCS / f"{GAMES[game].title.lower().replace(' ', '-')}.md"


def with_rules(text: str, game: str) -> str:
    """The text of a page with the game's rules between the marks."""
    before, _, rest = text.partition(FIRST)
    _, mark, after = rest.partition(LAST)
    if not mark:
        raise ValueError(f"The page of {GAMES[game].title} has no place for its rules.")
    return f"{before}{FIRST}\n{''.join(_written(game))}{LAST}{after}"


def _written(game: str) -> Iterator[str]:
    for section in rules_text(game).sections:
        yield f"### {section.title}\n\n"
        for rule in section.rules:
            first, *others = rule.text
            paragraphs = [f"**{rule.id}, {rule.title}.** {first}", *others]
            paragraphs[-1] += _beside(rule)
            yield from (f"{fill(paragraph, WIDTH)}\n\n" for paragraph in paragraphs)


def _beside(rule: Rule) -> str:
    """The options that change a rule and the rules to read beside it, in brackets."""
    named = []
    if rule.options:
        named.append(f"options: {', '.join(f'`{option}`' for option in rule.options)}")
    if rule.see:
        named.append(f"see {', '.join(rule.see)}")
    return f" ({'; '.join(named)})" if named else ""


def main() -> int:
    for game in GAMES:
        if page(game).is_file():
            page(game).write_text(with_rules(page(game).read_text("utf-8"), game), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
