"""Typed lines as acts."""

from parlour.rules.game import Act
from parlour.rules.quiddler.view import View
from parlour.rules.refusal import Refusal, malformed


def command(view: View, line: str) -> Act | Refusal:
    return malformed("Nothing can be typed yet.")
