from parlour.lab.arena import letterjam, points
from parlour.lab.arena.intervals import share_ci95
from parlour.lab.arena.measure import PlayedGame


def test_equal_totals_share_a_win_and_a_mind_wins_by_any_of_its_seats() -> None:
    seats = ("a", "b", "a", "b")
    games = [
        PlayedGame(seats, points.PointsOutcome((10, 20, 30, 0), (2,))),
        PlayedGame(seats, points.PointsOutcome((40, 40, 0, 0), (0, 1))),
        PlayedGame(seats, points.PointsOutcome((0, 0, 0, 50), (3,))),
        PlayedGame(seats, points.PointsOutcome((5, 0, 5, 0), (0, 2))),
    ]
    found = points.figures(4, ("a", "b"), [games[:2], games[2:]], 2.0)
    assert found.games == 4
    assert found.wins == {"a": 2.5, "b": 1.5}
    assert found.win_share == {"a": 0.625, "b": 0.375}
    assert found.points_mean == {"a": 11.25, "b": 13.75}
    assert found.games_per_cpu_second == 2.0
    low, high = found.win_ci95["a"] or (1, 0)
    assert low < 0.625 < high


def test_the_statistics_of_a_letter_jam_team() -> None:
    games = [letterjam.LetterJamOutcome(40, 2, 2, 8), letterjam.LetterJamOutcome(20, 1, 2, 10)]
    found = letterjam.figures(2, [[one] for one in games], 0.5)
    assert found == letterjam.LetterJamFigures(
        players=2,
        games=2,
        score_mean=30,
        score_ci95=(10.4, 49.6),
        words_right=0.75,
        all_right=0.5,
        clues_mean=9,
        games_per_cpu_second=4,
    )


def test_games_of_one_deal_are_one_observation() -> None:
    """Two games of one deal are weaker evidence than two games of two deals."""
    assert (
        letterjam.figures(2, [[letterjam.LetterJamOutcome(1, 1, 2, 3)] * 2], 1).score_ci95 is None
    )
    apart = share_ci95([1.0, 0.0] * 10)
    assert share_ci95([0.5] * 10) != apart


def test_games_with_equal_outcomes_are_one_observation() -> None:
    """Minds are deterministic, so a game without luck has the same outcome every time."""
    same = [[PlayedGame(("a", "b"), points.PointsOutcome((3, 1), (0,)))]] * 10
    assert points.figures(2, ("a", "b"), same, 1.0).win_ci95 == {"a": None, "b": None}
    other = [PlayedGame(("a", "b"), points.PointsOutcome((3, 2), (0,)))]
    assert points.figures(2, ("a", "b"), [*same, other], 1.0).win_ci95["a"] is not None
