"""The pages of the environments: their tables are those of the code, and their examples run."""

import re
from pathlib import Path

import pytest

from parlour.lab.pettingzoo.encoding import Field, Layout
from parlour.lab.pettingzoo.letterjam import layout as letterjam_layout
from parlour.lab.pettingzoo.playthrough import playthrough
from parlour.lab.pettingzoo.quiddler import layout as quiddler_layout

DOCS = Path(__file__).parents[3] / "docs"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

LAYOUTS = {
    "letterjam": (letterjam_layout.ACTIONS, letterjam_layout.OBSERVATION, letterjam_layout.PHASES),
    "quiddler": (quiddler_layout.ACTIONS, quiddler_layout.OBSERVATION, quiddler_layout.PHASES),
}
every_game = pytest.mark.parametrize("game", list(LAYOUTS))


def page(game: str) -> str:
    return (DOCS / f"env-{game}.md").read_text("utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    table = text.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()[2:]]


@every_game
def test_the_page_has_the_number_of_every_action(game: str) -> None:
    actions: Layout = LAYOUTS[game][0]
    assert [row[:3] for row in rows(page(game), "action")] == [
        [f"`{part.name}`", str(actions[part.name]), str(part.size)] for part in actions.parts
    ]


@every_game
def test_the_page_has_the_place_of_every_number_that_is_observed(game: str) -> None:
    observation: Layout = LAYOUTS[game][1]
    found = [[*row[:3], re.split("[:,]", row[3])[0]] for row in rows(page(game), "field")]
    wanted = []
    for part in observation.parts:
        assert isinstance(part, Field)
        at = str(observation[part.name])
        wanted.append([f"`{part.name}`", at, str(part.slots), str(part.width)])
    assert found == wanted
    assert f"has {observation.size} numbers" in page(game)


@every_game
def test_the_page_has_the_number_of_every_phase(game: str) -> None:
    phases = ", ".join(f"{number} {phase}" for number, phase in enumerate(LAYOUTS[game][2]))
    assert f"The phases are {phases}." in page(game)


@every_game
def test_the_example_on_the_page_runs(game: str) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", page(game), re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert names["env"].unwrapped.game.over  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "seed"), [("letterjam", 4), ("quiddler", 3)])
def test_a_playthrough_is_as_it_was_written_down(game: str, seed: int) -> None:
    """After an intended change: python -m parlour.lab.pettingzoo.playthrough GAME --seed SEED"""
    written = (PLAYTHROUGHS / f"{game}-{seed}.txt").read_text("utf-8")
    assert playthrough(game, seed) == written
