"""``docs/architecture.md`` speaks of the house as it stands."""

import re
import tomllib
from pathlib import Path

from parlour.rules.registry import GAMES

TOP = Path(__file__).parent.parent
PAGE = (TOP / "docs" / "architecture.md").read_text("utf-8")


def test_the_rooms_are_those_of_the_import_contract() -> None:
    (drawn,) = re.findall(r"## Rooms\n.*?```\n(.*?)```", PAGE, re.DOTALL)
    rooms = [re.findall(r"(?:^|  )([a-z]+)  +\w", line) for line in drawn.splitlines()]
    contracts = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one["id"] == "rooms")
    agreed = [
        [room.strip(" ()").removeprefix("parlour.") for room in row.split("|")] for row in layers
    ]
    assert rooms == agreed


def test_every_place_that_is_named_is_there() -> None:
    named = set(re.findall(r"`((?:src|ui|tests|tools)/[^`]*)`", PAGE))
    assert len(named) > 40
    for place in named:
        for game in GAMES if "<game>" in place else [""]:
            wanted = place.replace("<game>", game).rstrip("/")
            there = (TOP / wanted).exists() or (TOP / f"{wanted}.py").exists()
            assert there, wanted
