"""The bar at the bottom of the screen with the keys that work now."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from parlour.cli.terminal.face import TALL, Key
from parlour.cli.terminal.palette import CHIP

MOST_LINES, FEWEST_LINES = 3, 2


class KeyBar(Static):
    """Keys with their labels. A key and its label are never on different rows."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        self._keys = keys
        self.set_class(not keys, "hidden")
        self.update(self._drawn(self.app.size.width - 2))

    def on_resize(self) -> None:
        self.show(self._keys)

    def _drawn(self, width: int) -> Text:
        """Rows of keys. Minor keys only fill up rows that other keys need anyway."""
        lines: list[Text] = [Text(no_wrap=True)]
        room = MOST_LINES if self.app.size.height >= TALL else FEWEST_LINES
        for key in self._keys:
            label = Text.assemble((f" {key.key} ", CHIP), f" {key.label}")
            if lines[-1] and lines[-1].cell_len + label.cell_len + 3 > width:
                if key.minor and len(lines) >= room:
                    break
                lines.append(Text())
            if lines[-1]:
                lines[-1].append("   ")
            lines[-1].append_text(label)
        return Text("\n").join(lines)
