"""The table in words."""

from parlour.rules.letterjam.view import View


def text(view: View) -> str:
    return view.phase
