"""What a table remembers of its games, and what of it is shared."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from parlour.game import Game
from parlour.lab.random_play import random_story
from parlour.records import Record
from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.memory import (
    MOST_SHARED,
    GameMemory,
    Shared,
    in_words,
    remembered,
    table_memory,
)
from parlour.review.quiddler.moments import remembered as of_quiddler
from parlour.rules import Person, gather
from parlour.rules.quiddler import QUIDDLER
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.words import Lexicon
from tests.review.letterjam.positions import finished as finished_jam
from tests.rules.letterjam.table import Table as JamTable

NAMES = ("Xq", "Zw", "Vk", "Jh")
"""Names that are no words, so that words of a game can be told from them."""
PLAIN_WORDS = set(
    re.findall(
        r"\w+",
        """4 games at our table. The last of them: Game, Letter Jam: points together, grade of,
        Still fruit, A first taste, Spreads well, Sweet, Very sweet, Perfect jam.
        Quiddler: wins with point; and win with points each. Ended early, so nothing is scored.
        Had the best clue of: no players, player learned from it. Word. Clues given.""".lower(),
    )
)
"""All words that a shared text may have, beside names and numbers."""


def played(game: str, seed: int, mind: str = "regular") -> Record:
    made = Game(game, [Person(name, mind) for name in NAMES], seed=seed)
    made.let_bots_act()
    assert made.over
    return made.record()


def a_jam() -> Record:
    """Ana reads T?, which few words fit; Ben reads A?, which many do."""
    table = JamTable.dealt(
        "OSHER", "NTPLA", words=("HORSE", "PLANT"), stacks=("TTTC", "AAAC"), deck="EDUCK"
    )
    table.play(0, "AN", "s1 p1")
    table.play(1, "TO", "s0 p0")
    table.play(1, "TOTAL", "s0 p0 s0 s1 *")
    return finished_jam(table)


# One game


def test_a_game_of_letter_jam_is_remembered_with_its_clues() -> None:
    game = remembered(a_jam(), 3)
    assert (game.number, game.game, game.title) == (3, "letterjam", "Letter Jam")
    assert [player.clues for player in game.players] == [1, 2]
    assert game.team == 0
    assert game.result == "no points together, grade 0 of 5, Still fruit"
    assert [player.points for player in game.players] == [None, None]
    assert not any(player.won for player in game.players)
    assert game.reached == 0
    praised = {one.kind: one for one in game.praised}
    assert praised["clue"].sentence.startswith("TO, by Ben in round 2: ")
    assert praised["clue"].by == "Ben"
    assert praised["clue"].shared == "1 player learned from it"


@pytest.mark.parametrize("seed", range(4))
def test_the_best_clue_is_that_of_the_review(seed: int) -> None:
    record = played("letterjam", seed)
    review = LETTER_JAM_REVIEW.review(record, lambda done: None)
    (clue,) = (one for one in remembered(record, 1).praised if one.kind == "clue")
    told = {
        decision.part: sum(max(0.0, one.chance - one.known) for one in decision.done.learned)
        for decision in review.decisions
        if decision.kind == "clue"
    }
    assert clue.worth == pytest.approx(max(told.values()))
    assert review.best_moments[0] == f"The best clue was {clue.sentence}."


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_quiddler_is_remembered_with_its_winner_and_best_word(seed: int) -> None:
    record = played("quiddler", seed)
    end = QUIDDLER.fold(record.header.begin(), record.events)
    game = remembered(record, 1)
    assert [player.points for player in game.players] == list(end.totals)
    assert [player.won for player in game.players] == [
        total == max(end.totals) for total in end.totals
    ]
    winner = NAMES[end.totals.index(max(end.totals))]
    assert game.result.startswith(f"{winner} wins with {max(end.totals)} points; ")
    (best,) = game.praised
    words = [
        (word.points, word.word, NAMES[seat])
        for hand in end.sheet
        for seat, row in enumerate(hand.scores)
        for word in row.words
    ]
    points, word, name = max(words, key=lambda one: one[0])
    assert best.sentence.startswith(f"{word}, by {name} in hand ")
    assert best.sentence.endswith(f": {points} points")


def test_two_winners_share_a_game() -> None:
    record = played("quiddler", 1)
    end = QUIDDLER.fold(record.header.begin(), record.events)
    shared = of_quiddler(replace(end, winners=(0, 1)), NAMES)
    assert shared.result.startswith("Xq and Zw win with ")
    assert " points each; " in shared.result


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_was_ended_early_has_no_result(game: str) -> None:
    rules = GAMES[game]
    lexicon = Lexicon.open("parlour")
    options = rules.options()
    assert not isinstance(options, Refusal)
    story = random_story(rules, options, gather(NAMES[:2]), lexicon, Random(1))
    record = Record.of(rules, story.start, story.events[: len(story.events) // 2])
    made = remembered(record, 1)
    assert made.result == "ended early, so nothing is scored"
    assert [player.points for player in made.players] == [None, None]
    assert made.praised == ()


# All games


@pytest.fixture(scope="module")
def games() -> list[GameMemory]:
    kinds = ("letterjam", "quiddler", "letterjam", "quiddler")
    return [remembered(played(kind, n), n) for n, kind in enumerate(kinds, 1)]


def test_the_best_of_all_games_is_found(games: list[GameMemory]) -> None:
    memory = table_memory(games)
    text = in_words(memory)
    for game in games:
        assert f"Game {game.number}, {game.title}: {game.result}." in text
    for title in ("Letter Jam", "Quiddler"):
        of = [(game, one) for game in games for one in game.praised if game.title == title]
        game, best = max(
            ((g, one) for g, one in of if one.kind == "word"), key=lambda pair: pair[1].worth
        )
        assert f"The best word of {title}, in game {game.number}: {best.sentence}." in text
    jams = [game for game in games if game.game == "letterjam"]
    best_team = max(game.team or 0 for game in jams)
    assert f"The best result of Letter Jam: {best_team} points" in text
    for seat, name in enumerate(NAMES):
        given = sum(game.players[seat].clues or 0 for game in jams)
        assert re.search(rf"Clues given: .*\b{name} {given}\b", text)
    won = [game.players[0].won for game in games].count(True)
    assert re.search(rf"Games won: .*\bXq {won}\b", text) if won else "Games won: Xq" not in text


# What is shared


def tokens(shared: Shared) -> set[str]:
    pictured = [word for row in shared.picture for word in (row.label, row.value)]
    text = " ".join((shared.title, shared.text, *pictured))
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
def test_what_is_shared_has_names_and_numbers_alone(game: str, seed: int) -> None:
    memory = table_memory([remembered(played(game, seed, "novice"), 1)])
    # The page of the table has the words; what is shared does not.
    assert any(one.sentence.split(",")[0].isupper() for one in memory.games[0].praised)
    assert tokens(memory.shared) - PLAIN_WORDS <= {name.lower() for name in NAMES}


def test_what_is_shared_says_who_was_best(games: list[GameMemory]) -> None:
    text = table_memory(games).shared.text
    assert text.startswith("4 games at our table.\nGame 1, Letter Jam: ")
    assert re.search(r"\n(Xq|Zw|Vk|Jh) had the best clue of Letter Jam: \d players? learned", text)
    assert re.search(r"\n(Xq|Zw|Vk|Jh) had the best word of Quiddler\.\n", text)
    assert all(line.endswith(".") for line in text.splitlines())


def test_a_long_night_is_shared_in_short(games: list[GameMemory]) -> None:
    many = [replace(games[n % 4], number=n + 1) for n in range(MOST_SHARED + 5)]
    shared = table_memory(many).shared
    assert shared.text.startswith(f"13 games at our table.\nThe last {MOST_SHARED} of them:\n")
    assert "Game 5, " not in shared.text
    assert "Game 6, " in shared.text
    assert len([row for row in shared.picture if re.match(r"\d+\. ", row.label)]) == MOST_SHARED


def test_the_picture_shows_what_the_text_says(games: list[GameMemory]) -> None:
    shared = table_memory(games).shared
    for row in shared.picture:
        assert row.part is None or 0 <= row.part <= 1
        for name in NAMES:
            if name in row.value:
                assert name in shared.text
    clues = [row for row in shared.picture if row.label in NAMES]
    assert len(clues) == len(NAMES)
    assert max(row.part or 0 for row in clues) == 1
