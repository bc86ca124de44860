"""Only Letter Jam has tokens: reds on petals, greens on leaves, locked ones in the centre.

Tokens are told apart by shape and word as well as by colour.
"""

from rich.text import Text

from parlour.cli.terminal.face import Look
from parlour.cli.terminal.palette import BERRY, HONEY, LEAF, WOOD
from parlour.rules.letterjam.view_types import View
from parlour.rules.wording import counted

# The places of four, five and six reds on the petals around the centre.
_PETALS = {
    4: ("   @   ", "@  ✿  @", "   @   "),
    5: ("   @   ", "@  ✿  @", " @   @ "),
    6: (" @   @ ", "@  ✿  @", " @   @ "),
}


def line_of_tokens(view: View, look: Look) -> Text:
    """All tokens in one line."""
    tokens, soft = view.tokens, look.tones.soft
    line = Text.assemble(
        ("●" * tokens.reds + "○" * (tokens.reds_at_first - tokens.reds), BERRY),
        f" {tokens.reds} red",
        (f", {tokens.share} each   ", soft),
        ("◆" * tokens.greens, LEAF),
        f"{' ' * bool(tokens.greens)}{tokens.greens} green   ",
    )
    if tokens.locked:
        line.append_text(Text.assemble(("◇", LEAF), (f" {tokens.locked} locked   ", soft)))
    if tokens.under_stacks:
        line.append_text(Text.assemble(("◇", WOOD), (f" {tokens.under_stacks} stacked   ", soft)))
    return line.append(f"deck {view.deck}", style=soft)


def greens_left(view: View, look: Look) -> Text:
    """The points for greens that nobody took, at the end."""
    greens = view.tokens.greens
    if not greens:
        return Text("No green token is left.", style=look.tones.soft)
    points = counted(view.tokens.green_points, "point")
    return Text.assemble(
        ("◆" * greens, f"bold {LEAF}"), f" {points} more for every word that counts"
    )


def flower(view: View, look: Look) -> Text:
    """The setup card as a flower, with the same in words beside it."""
    tokens, soft = view.tokens, look.tones.soft
    reds = iter("●" * tokens.reds + "○" * (tokens.reds_at_first - tokens.reds))
    drawn = Text()
    for row in _PETALS[tokens.reds_at_first]:
        drawn.append("   ")
        for sign in row:
            if sign == "@":
                drawn.append(next(reds), style=f"bold {BERRY}")
            elif sign == "✿" and tokens.locked:
                drawn.append("◇", style=f"bold {HONEY}")
            else:
                drawn.append(sign, style=f"bold {HONEY}")
        drawn.append("\n")
    left = (tokens.greens + 1) // 2
    drawn.append(f"{'◆' * left:>6}", style=f"bold {LEAF}")
    drawn.append("│", style=LEAF)
    drawn.append("◆" * (tokens.greens - left), style=f"bold {LEAF}")
    drawn.append(f"\n{tokens.reds} red, {tokens.share} each")
    drawn.append(f"\n{tokens.greens} green")
    if tokens.locked:
        drawn.append(f", {tokens.locked} locked", style=soft)
    if tokens.under_stacks:
        drawn.append(f"\n{tokens.under_stacks} under stacks", style=soft)
    drawn.append(f"\ndeck of {view.deck}", style=soft)
    return drawn
