"""Puts the panels of a game onto the screen."""

from collections.abc import Sequence

from rich.console import Group
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from parlour.cli.terminal.face import Panel


async def show_panels(box: Widget, panels: Sequence[Panel]) -> None:
    """Shows these panels in a box. Those that are there already only get their new content."""
    there = list(box.query(Static))
    if [(panel.name, panel.parent.id) for panel in there if panel.parent] == [
        (panel.title, f"row-{panel.row}") for panel in panels
    ]:
        for static, panel in zip(there, panels, strict=True):
            _fill(static, panel)
        return
    await box.remove_children()
    for row in sorted({panel.row for panel in panels}):
        statics = []
        for panel in panels:
            if panel.row == row:
                static = Static(name=panel.title, classes="panel")
                _fill(static, panel)
                statics.append(static)
        if not box.is_attached:
            # The screen was left while it was drawn.
            return
        await box.mount(Horizontal(*statics, classes="row", id=f"row-{row}"))


def _fill(static: Static, panel: Panel) -> None:
    # In a Group, Textual respects `no_wrap` of a text.
    static.update(Group(panel.body))
    static.border_title = panel.title
    static.styles.width = "1fr" if panel.width is None else panel.width
