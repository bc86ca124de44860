"""The story beside the terminal's table."""

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from parlour.cli.terminal.story import StoryPanel

pytestmark = pytest.mark.anyio


class Beside(App[None]):
    """A story below something that grows."""

    def compose(self) -> ComposeResult:
        yield Static(id="table")
        yield StoryPanel()


async def test_the_newest_sentence_stays_in_sight_when_the_table_grows() -> None:
    app = Beside()
    async with app.run_test(size=(60, 30)) as pilot:
        story, table = app.query_one(StoryPanel), app.query_one("#table", Static)
        table.styles.height = 5
        story.styles.height = "1fr"
        for number in range(40):
            story.tell(f"Sentence {number}.")
        await pilot.pause()
        assert story.scroll_y == story.max_scroll_y > 0
        table.styles.height = 25
        await pilot.pause()
        await pilot.pause()
        assert story.size.height == 5
        assert story.scroll_y == story.max_scroll_y
