from collections.abc import Callable
from typing import TypeAlias

import pytest

from parlour.lab.arena import arena_game as arena_table
from parlour.lab.arena.arena_game import play
from parlour.lab.arena.contest import Contest, ContestError, contest
from parlour.minds import Mind, mind
from parlour.minds.quiddler.greedy import Greedy
from parlour.rules import Act
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.view_types import View as LetterJamView
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.view_types import View

USUAL = LETTER_JAM.stand_in_mind


class Watching:
    """Plays like greedy and stores its arguments."""

    name = "watching"

    def __init__(self) -> None:
        self.handed: list[object] = []

    def choose(self, *handed: object) -> Act | None:
        self.handed += handed
        (view,) = handed
        assert isinstance(view, View)
        return Greedy().choose(view)


class Stubborn:
    """Always does the same act."""

    name = "stubborn"

    def __init__(self, act: Act | None) -> None:
        self.act = act

    def choose(self, view: View) -> Act | None:
        return self.act


Seating: TypeAlias = Callable[[Mind[View]], None]


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Seating:
    """Replaces every mind by one of the test."""

    def seat(found: Mind[View]) -> None:
        monkeypatch.setattr(arena_table, "mind", lambda game, name: found)

    return seat


def quiddler(seed: int = 0) -> Contest:
    return contest("quiddler", minds=("greedy",), seed=seed)


def test_a_mind_gets_views_of_its_seat_and_nothing_else(seat: Seating) -> None:
    watching = Watching()
    seat(watching)
    play(quiddler(), 0)
    assert {type(thing) for thing in watching.handed} == {View}
    for view in watching.handed:
        assert isinstance(view, View)
        assert view.viewer is not None
        others = [player for player in view.players if player.seat != view.viewer]
        if view.phase not in ("scored", "over"):
            assert all(player.faces is None for player in others)


def test_a_game_is_determined_by_its_number() -> None:
    assert play(quiddler(), 3).outcome == play(quiddler(), 3).outcome
    assert play(quiddler(), 3).outcome != play(quiddler(), 4).outcome
    assert play(quiddler(seed=1), 3).outcome != play(quiddler(seed=2), 3).outcome


def test_the_deals_are_the_same_whoever_plays(seat: Seating) -> None:
    """Every hand begins with the same cards, even if the hands before were played differently."""

    class Slow(Watching):
        """Goes out later than greedy does, so more cards are drawn."""

        def choose(self, *handed: object) -> Act | None:
            act = super().choose(*handed)
            view = self.handed[-1]
            assert isinstance(view, View)
            assert view.mine is not None
            if isinstance(act, acts.GoOut) and view.players[view.at or 0].turns < 2:
                return acts.Discard(hand=act.hand, turn=act.turn, card=act.discard)
            return act

    def first_hands(watching: Watching) -> list[tuple[object, ...]]:
        seat(watching)
        play(quiddler(), 5)
        seen: list[tuple[object, ...]] = []
        for view in watching.handed:
            assert isinstance(view, View)
            if view.phase == "draw" and view.turn == 1 and view.mine:
                seen.append((view.hand, view.at, view.top, view.mine.cards))
        return seen

    quick, slow = first_hands(Watching()), first_hands(Slow())
    assert len(quick) == 8
    assert quick == slow


def test_a_refused_act_stops_the_contest_with_a_sentence(seat: Seating) -> None:
    seat(Stubborn(acts.DrawStock(hand=99, turn=1)))
    with pytest.raises(ContestError, match="An act of the mind stubborn was refused: That was for"):
        play(quiddler(), 0)


def test_a_game_in_which_no_mind_acts_stops_the_contest(seat: Seating) -> None:
    seat(Stubborn(None))
    with pytest.raises(ContestError, match="A game stands still"):
        play(quiddler(), 0)


def test_a_letter_jam_game_is_played_to_its_end() -> None:
    two = contest("letterjam", minds=(USUAL,), players=2)
    outcome = play(two, 0).outcome
    assert outcome.words == 2
    assert 0 <= outcome.words_right <= 2
    assert outcome.clues >= 4
    assert outcome.score > 20


def test_the_giver_gives_clues_and_the_measured_mind_does_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: dict[str, list[LetterJamView]] = {"reader": [], "giver": []}
    chosen: dict[str, set[str]] = {"reader": set(), "giver": set()}

    class Asked:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: LetterJamView) -> Act | None:
            asked[self.name].append(view)
            act = mind("letterjam", USUAL).choose(view)
            if act is not None:
                chosen[self.name].add(str(act.__struct_config__.tag))
            return act

    monkeypatch.setattr(
        arena_table, "mind", lambda game, name: Asked("giver" if name == "giver" else "reader")
    )
    made = Contest(game="letterjam", rules="rulebook", players=2, minds=(USUAL,), givers="giver")
    play(made, 0)
    giving = {"draft", "offer", "back"}
    assert giving <= chosen["giver"] <= {*giving, "drop-draft", "withdraw-offer", "back-nothing"}
    assert not giving & chosen["reader"]
    assert {"guess", "move-on", "arrange", "reveal"} <= chosen["reader"]
    assert {view.phase for view in asked["giver"]} == {"clue"}
    # The views do not reveal the giver: they show people at every seat.
    assert {person.mind for view in asked["reader"] for person in view.people} == {None}
