"""The colours of the table: warm paper, ink and jam, in a theme for day and one for night.

Cards have the same colours in both; everything else follows the theme.
"""

from msgspec import Struct
from textual.theme import Theme

BERRY = "#c0304a"
BERRY_DEEP = "#8f2740"
LEAF = "#3f7a3c"
HONEY = "#e2a32c"
WOOD = "#b98550"
SAGE = "#a9b39a"
CREAM = "#fffdf7"
OLD_CREAM = "#f3ead6"
INK = "#2b2118"
LILAC = "#d9a7cb"

CHIP = f"bold {INK} on {LILAC}"
"""The style of a key's name in a text."""


class Tones(Struct, frozen=True):
    """The colours of text beside the cards."""

    plum: str
    good: str
    bad: str
    honey: str
    soft: str


DAY_TONES = Tones(plum="#5b2a4e", good="#2f6a2d", bad="#a51f3a", honey="#8a5a00", soft="#6b5a48")
NIGHT_TONES = Tones(plum=LILAC, good="#8fce8a", bad="#ff95a6", honey="#f0bb52", soft="#c3b09b")

DAY = Theme(
    name="parlour-day",
    primary=DAY_TONES.plum,
    secondary=WOOD,
    accent=BERRY,
    foreground=INK,
    background="#f3e8d4",
    surface="#e9d9bd",
    panel="#dfcba7",
    success=DAY_TONES.good,
    warning=DAY_TONES.honey,
    error=DAY_TONES.bad,
    dark=False,
)

NIGHT = Theme(
    name="parlour-night",
    primary=NIGHT_TONES.plum,
    secondary=WOOD,
    accent="#e8798c",
    foreground="#f6ecdc",
    background="#1d1519",
    surface="#2a1f25",
    panel="#3a2b33",
    success=NIGHT_TONES.good,
    warning=NIGHT_TONES.honey,
    error=NIGHT_TONES.bad,
    dark=True,
)

TONES = {DAY.name: DAY_TONES, NIGHT.name: NIGHT_TONES}
