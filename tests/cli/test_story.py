"""The log lines beside the terminal table."""

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from parlour.cli.terminal.story import StoryPanel

pytestmark = pytest.mark.anyio


class GrowingTable(App[None]):
    """A story below a table that grows."""

    def compose(self) -> ComposeResult:
        yield Static(id="table")
        yield StoryPanel()


async def test_the_newest_log_line_stays_visible_when_the_table_grows() -> None:
    app = GrowingTable()
    async with app.run_test(size=(60, 30)) as pilot:
        story, table = app.query_one(StoryPanel), app.query_one("#table", Static)
        table.styles.height = 5
        story.styles.height = "1fr"
        for number in range(40):
            story.add(f"Sentence {number}.")
        await pilot.pause()
        assert story.scroll_y == story.max_scroll_y > 0
        table.styles.height = 25
        await pilot.pause()
        await pilot.pause()
        assert story.size.height == 5
        assert story.scroll_y == story.max_scroll_y
