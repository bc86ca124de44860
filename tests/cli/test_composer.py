"""The prompt for commands in the terminal."""

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Input

from parlour.cli.terminal.composer import Composer
from parlour.cli.terminal.face import Key

pytestmark = pytest.mark.anyio


class OnlyComposer(App[None]):
    """An application with nothing but the composer."""

    AUTO_FOCUS = None

    def compose(self) -> ComposeResult:
        yield Composer()


async def test_characters_typed_before_the_prompt_has_the_focus_stay() -> None:
    app = OnlyComposer()
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
