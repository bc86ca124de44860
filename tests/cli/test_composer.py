"""The line somebody types into, in the terminal."""

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Input

from parlour.cli.terminal.composer import Composer
from parlour.cli.terminal.face import Key

pytestmark = pytest.mark.anyio


class OneLine(App[None]):
    """Nothing but the line."""

    AUTO_FOCUS = None

    def compose(self) -> ComposeResult:
        yield Composer()


async def test_what_is_typed_before_the_prompt_has_the_focus_stays() -> None:
    app = OneLine()
    async with app.run_test() as pilot:
        composer = app.query_one(Composer)
        composer.ask(Key(":", "type a command", "{}", "A command"))
        before = composer.has_focus_inside
        composer.type("e")
        composer.type("n")
        await pilot.pause()
        assert (before, composer.has_focus_inside) == (False, True)
        await pilot.press("d")
        assert app.query_one(Input).value == "end"
