"""The colours of the table: warm paper, ink and jam, by day and by night."""

from textual.theme import Theme

BERRY, LEAF, HONEY, WOOD, SAGE, CREAM = (
    "#c0304a",
    "#3f7a3c",
    "#e2a32c",
    "#b98550",
    "#a9b39a",
    "#fffdf7",
)

DAY = Theme(
    name="parlour-day",
    primary="#5b2a4e",
    secondary=WOOD,
    accent=BERRY,
    foreground="#2b2118",
    background="#fbf5ea",
    surface="#f3e8d4",
    panel="#f3e8d4",
    success=LEAF,
    warning="#8a5a00",
    error=BERRY,
    dark=False,
)

NIGHT = Theme(
    name="parlour-night",
    primary="#d9a7cb",
    secondary=WOOD,
    accent="#e8798c",
    foreground="#f6ecdc",
    background="#1d1519",
    surface="#2a1f25",
    panel="#2a1f25",
    success="#7fc27a",
    warning=HONEY,
    error="#ff8fa1",
    dark=True,
)
