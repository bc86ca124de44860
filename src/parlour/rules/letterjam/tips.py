"""Only Letter Jam has tips: a sentence on something unusual, for the place where it happens.

They are made from views, so they cannot say more than a view shows.
"""

from collections.abc import Iterator

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.view_types import TipView, View
from parlour.rules.wording import counted

_EXTRA = {
    "guess-aloud": (
        "Your row is done, so this is an extra letter. When a clue has used it, you can say it "
        "aloud: if you are right, it becomes a bonus letter for everybody."
    ),
    "keep-face-down": (
        "Your row is done, so this is an extra letter. When a clue has used it, you keep it face "
        "down for your own word, and draw another."
    ),
}
CENTRE_UNLOCKED = (
    "The last red token is taken, so the green tokens in the middle of the flower are free now."
)
"""The log line says the same as the tip, so that it is spoken once."""
_WILDCARD_TWICE = "The wildcard can be in a clue more than once, and is the same letter each time."


def tips(view: View) -> tuple[TipView, ...]:
    if view.phase not in ("clue", "deciding"):
        return ()
    return (*_stand(view), *_tokens(view), *_clue(view), *_wildcard(view))


def _stand(view: View) -> Iterator[TipView]:
    if view.viewer is not None and view.players[view.viewer].on_extra:
        yield TipView("stand", _EXTRA[view.options.extra_letters])


def _tokens(view: View) -> Iterator[TipView]:
    """The last red token, before it is taken and in the round in which it is taken (LJ-R6)."""
    tokens = view.tokens
    if tokens.reds == 1 and tokens.locked:
        greens = counted(tokens.locked, "green token")
        yield TipView(
            "tokens", f"One red token is left. Whoever takes it unlocks {greens} for all."
        )
    elif not tokens.reds and view.phase == "deciding" and view.clues[-1].token == "red":
        yield TipView("tokens", CENTRE_UNLOCKED)


def _clue(view: View) -> Iterator[TipView]:
    """The wildcard at several places of the clue that everybody reads now (LJ-R9)."""
    if view.phase == "deciding" and (times := view.clues[-1].letters.count(WILD)) > 1:
        each = "both times" if times == 2 else f"all {times} times"
        yield TipView(
            "clue", f"The wildcard is in this clue more than once: the same letter {each}."
        )


def _wildcard(view: View) -> Iterator[TipView]:
    if view.phase == "clue" and view.mine is not None:
        yield TipView("wildcard", _WILDCARD_TWICE)
