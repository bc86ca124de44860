"""The table in words."""

from parlour.rules.quiddler.view import View


def text(view: View) -> str:
    return view.phase
