"""The rules of Word Ladder, the laws that every game keeps, and its records."""

from collections.abc import Iterator
from random import Random

import pytest

import parlour
from parlour.games import registered
from parlour.lab.laws import LAWS, tell_story
from parlour.minds import mind, minds
from parlour.minds.random_mind import RandomMind
from parlour.rules import Person
from tests.wordladder import MANIFEST
from tests.wordladder.rules import WORD_LADDER

CASES = [(seats, number) for seats in WORD_LADDER.seats for number in range(len(MANIFEST.variants))]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered(MANIFEST):
        yield


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_the_laws_hold(seats: int, number: int) -> None:
    story = tell_story(WORD_LADDER, "usual", seats, seats, MANIFEST.variants[number].changes)
    for law in LAWS:
        law(WORD_LADDER, story, Random(seats))


def game() -> parlour.Game:
    return parlour.Game("wordladder", ["Lisa", "Paul"])


def test_it_begins_without_a_deal_and_the_last_one_in_wins() -> None:
    ladder = game()
    assert ladder.waiting_for == ("Lisa",)
    ladder.act("Lisa", "word cold")
    ladder.act("Paul", "word cord")
    ladder.act("Lisa", "give up")
    assert ladder.over
    assert (ladder.score("Lisa"), ladder.score("Paul")) == (0, 1)
    assert "Won by you." in ladder.text("Paul")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("warm", "Change one letter of COLD."),
        ("cold", "COLD was said before."),
        ("colz", "'COLZ' is not in the word list."),
        ("colds", "The words have 4 letters."),
        ("c0ld", "A word has letters only."),
    ],
)
def test_a_word_that_cannot_be_said_is_refused_in_a_sentence(word: str, sentence: str) -> None:
    ladder = game()
    ladder.act("Lisa", "word cold")
    with pytest.raises(parlour.Refused) as refused:
        ladder.act("Paul", f"word {word}")
    assert str(refused.value) == sentence


def test_its_record_is_plain_and_holds_the_whole_game() -> None:
    ladder = game()
    for player, line in (("Lisa", "word cold"), ("Paul", "word cord"), ("Lisa", "give up")):
        ladder.act(player, line)
    written = parlour.write(ladder.record())
    assert parlour.read(written) == ladder.record()
    assert written.partition("\n\n")[2] == (
        '1. Lisa stepped: word "COLD".\n'
        '2. Paul stepped: word "CORD".\n'
        "3. Lisa gave up.\n"
        "4. Paul won.\n"
        "\n"
        "Result: Lisa 0, Paul 1.\n"
    )


@pytest.mark.parametrize(
    ("line", "damaged", "reason"),
    [
        ('word "COLD"', 'word "COLD" ', "should end|not understood"),
        ('word "COLD"', "word COLD", "A value should stand"),
        ('word "COLD"', "word 7", "A value should stand"),
        ('"CORD"', '"CO', "A value should stand"),
        ("3. Lisa gave up", "3. Lisa won", "should"),
        ("4. Paul won", "4. Paul gave up", "This cannot happen here"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(line: str, damaged: str, reason: str) -> None:
    ladder = game()
    for player, typed in (("Lisa", "word cold"), ("Paul", "word cord"), ("Lisa", "give up")):
        ladder.act(player, typed)
    written = parlour.write(ladder.record())
    assert line in written
    with pytest.raises(ValueError, match=rf"Line \d+: .*({reason})"):
        parlour.read(written.replace(line, damaged))


def test_the_random_mind_plays_it_and_is_offered_as_such() -> None:
    assert minds("wordladder") == ("random",)
    bots = [Person(name, "random") for name in ("Otter", "Wren", "Fox")]
    ladder = parlour.Game("wordladder", bots, options={"length": 3})
    ladder.let_bots_act()
    assert ladder.over
    assert sorted(ladder.score(seat) for seat in range(3)) == [0, 1, 2]


def test_the_random_mind_does_the_same_with_the_same_view_and_waits_for_its_turn() -> None:
    ladder = game()
    bot = mind("wordladder", "random")
    assert bot.choose(ladder.view("Lisa")) == bot.choose(ladder.view("Lisa")) is not None
    assert bot.choose(ladder.view("Paul")) is None


def test_the_random_mind_leaves_alone_what_nobody_waits_for() -> None:
    """In Quiddler everybody may arrange their cards at any time, and a bot that did would never
    stop."""
    quiddler = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1)
    (playing,) = quiddler.waiting_for
    (other,) = {"Lisa", "Paul"} - {playing}
    assert "CanArrange" in [type(choice).__name__ for choice in quiddler.choices(other)]
    assert RandomMind({}).choose(quiddler.view(other)) is None
    assert RandomMind({}).choose(quiddler.view(playing)) is not None
