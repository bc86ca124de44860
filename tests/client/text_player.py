"""A simple player who knows nothing but the table in words: it types an example that it reads.

So a whole game proves that the words are enough to play by.
"""

import re

# The first words of the commands that it likes, the best first.
LIKED = (
    *("know", "accept", "reveal", "ready", "stay", "aloud"),
    *("back", "offer", "stop", "draft"),
    *("pass", "next", "vote", "defend", "draw", "discard", "lay"),
)
NOT_IN = ("back nothing", "not ready")


def examples(text: str) -> list[str]:
    """The first example of every command that the table in words offers."""
    part = re.search(r"^You can type:\n(.*?)(\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    return [] if part is None else re.findall(r'^"([^"]+)"', part[1], re.MULTILINE)


def next_command(text: str) -> str | None:
    """What it types now; None if the game does not wait for it."""
    if not re.search(r"^You are .*Waiting for .*\byou\b", text, re.MULTILINE):
        return None
    offered = [one for one in examples(text) if one not in NOT_IN]
    ranked = [one for word in LIKED for one in offered if one.split()[0] == word]
    assert ranked, text
    return ranked[0]
