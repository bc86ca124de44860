"""The character of a bot shows in what it plays, and never costs it much."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.game import Game
from parlour.minds import mind
from parlour.minds.characters import CHARACTERS, NEUTRAL, character_of, own_character
from parlour.minds.letterjam.clue_value import Giver
from parlour.minds.letterjam.clueing import NEAR, best_clues, find_clue
from parlour.minds.letterjam.level import LEVELS
from parlour.rules import Act, Person
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.quiddler import acts as quiddler
from tests.rules.letterjam.table import Table

LONG, CAREFUL, DARING, PLAIN = "Otter", "Wren", "Fox", "Seat 1"


def called(view: Any, name: str, level: str = "regular") -> Any:
    """The view of a bot that has this name."""
    people = list(view.people)
    people[view.viewer] = Person(name, level)
    return replace(view, people=tuple(people))


def test_every_liking_has_bots_and_no_other_name_has_a_character() -> None:
    likings = [character.likes for character in CHARACTERS.values()]
    assert {likings.count(one) for one in ("long words", "safety", "risk")} == {3}
    # The first three bots of a table differ.
    assert len(set(likings[:3])) == 3
    assert character_of("otter") is NEUTRAL
    assert own_character((Person("Otter"),), 0) is NEUTRAL, "a person may be called Otter"
    assert own_character((Person("Otter", "regular"),), 0).likes == "long words"


# Letter Jam


def test_the_clues_of_bots_differ_by_character_and_are_nearly_the_best() -> None:
    words: dict[str, list[str]] = {name: [] for name in (LONG, CAREFUL, DARING, PLAIN)}
    wild = dict.fromkeys(words, 0)
    level = LEVELS["regular"]
    for seed in range(25):
        view = Table.by_chance(4, seed=seed).view(0)
        can = next(choice for choice in view.choices if isinstance(choice, CanDraft))
        (best,) = best_clues(Giver(view, 0, level).outlook(), level, most=1)
        for name, some in words.items():
            clue = find_clue(called(view, name), can, level)
            assert clue.worth >= NEAR * best.worth
            some.append(clue.word)
            wild[name] += clue.sources.count(WILD)
    letters = {name: sum(map(len, some)) for name, some in words.items()}
    assert letters[LONG] > max(letters[PLAIN], letters[CAREFUL], letters[DARING])
    # The wildcard can be any letter, so a careful bot avoids it.
    assert wild[CAREFUL] < wild[PLAIN] < wild[DARING]


# Quiddler


@pytest.fixture(scope="module")
def decisions() -> list[tuple[Any, dict[str, Act | None]]]:
    """Views of players in their turns, and what a bot of each character would do."""
    return list(_decisions())


def _decisions() -> Iterator[tuple[Any, dict[str, Act | None]]]:
    regular = mind("quiddler", "regular")
    for seed in range(4):
        people = [Person(f"Seat {seat}", "regular") for seat in range(3)]
        game = Game("quiddler", people, options={"hands": 4}, seed=f"characters {seed}")
        minds = dict.fromkeys(range(3), regular)
        while not game.over:
            thought = game.next_bot_act(minds)
            if thought is None:
                assert game.let_house_act()
                continue
            seat, act = thought
            view = game.view(seat)
            if view.phase in ("draw", "play"):
                names = (LONG, CAREFUL, DARING, PLAIN)
                yield view, {name: regular.choose(called(view, name)) for name in names}
            game.act(seat, act)


def longest(view: Any, act: Any) -> int:
    faces = {card.number: card.face for card in view.mine.cards}
    return max((len("".join(faces[card] for card in word)) for word in act.words), default=0)


def test_a_bot_that_loves_long_words_lays_longer_ones(
    decisions: list[tuple[Any, dict[str, Act | None]]],
) -> None:
    lays = (quiddler.GoOut, quiddler.LayDown)
    both = [
        (longest(view, done[LONG]), longest(view, done[PLAIN]))
        for view, done in decisions
        if isinstance(done[LONG], lays) and isinstance(done[PLAIN], lays)
    ]
    assert all(long >= plain for long, plain in both)
    assert any(long > plain for long, plain in both)


def test_a_careful_bot_takes_what_it_knows_and_a_daring_one_tries_its_luck(
    decisions: list[tuple[Any, dict[str, Act | None]]],
) -> None:
    taken = {
        name: sum(isinstance(done[name], quiddler.DrawDiscard) for _, done in decisions)
        for name in (CAREFUL, PLAIN, DARING)
    }
    assert taken[CAREFUL] > taken[PLAIN] > taken[DARING]
    out = {
        name: sum(isinstance(done[name], quiddler.GoOut) for _, done in decisions)
        for name in (CAREFUL, PLAIN, DARING)
    }
    assert out[CAREFUL] == out[PLAIN] > out[DARING] > 0
