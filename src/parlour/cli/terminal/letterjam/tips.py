"""Only Letter Jam has tips: sentences on something unusual, at the place where it happens."""

from typing import Literal

from rich.text import Text

from parlour.cli.terminal.face import Look
from parlour.rules.letterjam.view_types import View


def tips_at(
    view: View, look: Look, place: Literal["stand", "tokens", "clue", "wildcard"]
) -> list[Text]:
    return [Text(tip.text, style=look.tones.honey) for tip in view.tips if tip.at == place]
