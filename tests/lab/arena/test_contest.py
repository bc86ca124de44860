import pytest

from parlour.lab.arena.contest import Contest, ContestError, contest
from parlour.rules.letterjam import LETTER_JAM

USUAL = LETTER_JAM.stand_in_mind


def test_every_mind_sits_in_every_seat_of_every_deal() -> None:
    four = Contest(game="quiddler", rules="manual", minds=("a", "b"), players=4)
    assert [four.line_up(number) for number in range(2)] == [("a", "b") * 2, ("b", "a") * 2]
    assert [four.deal(number) for number in range(5)] == [0, 0, 1, 1, 2]


def test_minds_that_cannot_share_the_seats_equally_rotate_through_all_seats() -> None:
    three = Contest(game="letterjam", rules="rulebook", minds=("a", "b"), players=3)
    assert [three.line_up(number) for number in range(3)] == [
        ("a", "b", "a"),
        ("b", "a", "a"),
        ("a", "a", "b"),
    ]


def test_one_mind_has_one_line_up() -> None:
    alone = contest("letterjam", minds=(USUAL,), players=5)
    assert alone.rotations == 1
    assert alone.line_up(7) == (USUAL,) * 5
    assert alone.deal(7) == 7


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "chess"}, "There is no game called 'chess'; there are letterjam, quiddler."),
        ({"minds": ("nobody",)}, "No bot called 'nobody' plays Quiddler"),
        ({"minds": ()}, "A contest needs at least one mind."),
        ({"players": 9}, "Quiddler is for 2 to 8 players, not 9."),
        ({"players": 3, "minds": ("greedy", "greedy")}, "3 seats cannot be shared equally"),
        ({"players": 2, "minds": ("greedy",) * 3}, "2 seats are too few for 3 minds."),
        ({"rules": "chess"}, "Quiddler has no rule set called 'chess'"),
        ({"givers": "greedy"}, "Nobody gives clues in Quiddler, so there are no givers."),
        ({"game": "letterjam", "minds": (USUAL,), "givers": "x"}, "No bot called 'x' plays"),
    ],
)
def test_an_impossible_contest_raises_an_error_with_a_sentence(asked: dict, sentence: str) -> None:  # type: ignore[type-arg]  # a table of arguments
    asked = {"game": "quiddler", "minds": ("greedy",)} | asked
    with pytest.raises(ContestError) as refused:
        contest(**asked)
    assert sentence in str(refused.value)
