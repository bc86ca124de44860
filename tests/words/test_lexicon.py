import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.words import Lexicon, LexiconError, UnavailableLexicon

SMALL = ["zoo", "ox", "TOMATO", "axe", "Ox"]


@pytest.fixture
def small() -> Lexicon:
    return Lexicon.from_words("small", SMALL, version="7")


def test_a_lexicon_has_a_name_a_version_and_an_id(small: Lexicon) -> None:
    assert small.name == "small"
    assert small.version == "7"
    assert small.id == f"small@{small.digest[:12]}"
    assert len(small) == 4
    assert repr(small) == f"<Lexicon {small.id}>"


def test_the_digest_is_that_of_the_sorted_list_as_a_text_file(small: Lexicon) -> None:
    # printf 'AXE\nOX\nTOMATO\nZOO\n' | sha256sum
    assert small.digest == "86cd05e7e82e046674ae8f48ca1bbb7dbe427a5292796c1b9486a0eaa82c2b74"


def test_iteration_goes_by_length_and_then_by_alphabet(small: Lexicon) -> None:
    assert list(small) == ["OX", "AXE", "ZOO", "TOMATO"]
    assert [small.position(word) for word in small] == [0, 1, 2, 3]
    assert [small.word(position) for position in range(4)] == list(small)


@pytest.mark.parametrize("position", [-1, 4, 1000])
def test_an_index_out_of_range_raises_index_error(small: Lexicon, position: int) -> None:
    with pytest.raises(IndexError, match=r"small has no word number -?\d+\."):
        small.word(position)


def test_words_of_length_are_sorted(small: Lexicon) -> None:
    assert small.words_of_length(3) == ("AXE", "ZOO")
    assert [small.words_of_length(n) for n in (-1, 0, 1, 4, 45, 46)] == [()] * 6
    assert small.block(3) == b"AXEZOO"
    assert [small.block(n) for n in (-1, 0, 1, 4, 45, 46)] == [b""] * 6
    assert [list(small)[at] for at in small.positions(3)] == ["AXE", "ZOO"]
    assert len(small.positions(4)) == 0


def test_a_lexicon_contains_its_words(small: Lexicon) -> None:
    assert all(word in small for word in ("OX", "AXE", "ZOO", "TOMATO"))


NOT_WORDS = [
    *("", "X", "XO", "AXS", "TOMAT", "OXAXE", "AAA", "ZZY"),
    *("ox", "Zoo", " OX", "OX\n", "O?", "\0\0"),
    *("ÖX", "OΧ", "🐂🐂", "\ud800\ud800"),
    *("A" * 45, "A" * 46, "A" * 100_000),
    *(None, 3, b"OX", ("O", "X"), ["OX"]),
]


@pytest.mark.parametrize("thing", NOT_WORDS, ids=range(len(NOT_WORDS)))
def test_a_lexicon_contains_nothing_else(small: Lexicon, thing: object) -> None:
    assert thing not in small
    assert thing not in Lexicon.open("parlour")


def test_lookups_find_exactly_the_words_among_similar_ones() -> None:
    words = set(Lexicon.open("parlour").words_of_length(4)[::7])
    lexicon = Lexicon.from_words("every-seventh", words)
    for word in Lexicon.open("parlour").words_of_length(4):
        assert (word in lexicon) == (word in words)


def test_lexicons_are_equal_by_their_words_alone(small: Lexicon) -> None:
    same = Lexicon.from_words("other-name", reversed(SMALL))
    fewer = Lexicon.from_words("small", SMALL[1:], version="7")
    assert small == same
    assert hash(small) == hash(same)
    assert small != fewer
    assert small != set(small)


def test_a_lexicon_cannot_be_changed(small: Lexicon) -> None:
    for attribute in ("name", "digest", "id", "colour"):
        with pytest.raises(AttributeError):
            setattr(small, attribute, "x")


def test_a_lexicon_may_be_empty() -> None:
    assert list(Lexicon.from_words("empty", [])) == []


@pytest.mark.parametrize("name", ["", "Small", "a b", "a@b", "é", "x" * 41])
def test_a_name_that_cannot_stand_in_an_id_is_refused(name: str) -> None:
    with pytest.raises(LexiconError, match="cannot name a lexicon"):
        Lexicon.from_words(name, ["OX"])


@pytest.mark.parametrize("word", ["", "A", "A B", "A1", "É", "ÉTÉ", "A" * 46])
def test_an_invalid_word_is_refused(word: str) -> None:
    with pytest.raises(LexiconError, match=r"\.$"):
        Lexicon.from_words("small", ["OX", word])


def test_a_built_in_lexicon_is_opened_once() -> None:
    assert Lexicon.open("parlour") is Lexicon.open("parlour")


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(LexiconError) as refusal:
        Lexicon.open("sowpods")
    assert str(refusal.value) == (
        "There is no lexicon named 'sowpods'; parlour and strict are built in."
    )


def test_find_takes_a_name_or_a_path(tmp_path: Path) -> None:
    path = tmp_path / "parlour"
    path.write_text("ox\n", encoding="utf-8")
    assert Lexicon.find("strict") is Lexicon.open("strict")
    assert list(Lexicon.find(str(path))) == ["OX"]
    with pytest.raises(LexiconError, match="there is no such file"):
        Lexicon.find(str(tmp_path / "missing.txt"))


def test_by_id_finds_an_available_lexicon(small: Lexicon) -> None:
    judge = Lexicon.open("parlour")
    assert Lexicon.by_id(judge.id) is judge
    assert Lexicon.by_id(small.id, among=[judge, small]) is small


@pytest.mark.parametrize("lexicon_id", ["parlour@0123456789ab", "our-own.list@ffffffffffff"])
def test_by_id_gives_a_placeholder_for_a_missing_lexicon(lexicon_id: str) -> None:
    lexicon = Lexicon.by_id(lexicon_id)
    assert isinstance(lexicon, UnavailableLexicon)
    assert lexicon.id == lexicon_id
    assert lexicon.name == lexicon_id[:-13]
    assert lexicon.digest == lexicon_id[-12:]
    assert lexicon.version == ""
    assert lexicon == UnavailableLexicon(lexicon_id)
    assert lexicon != Lexicon.open("parlour")


def test_an_unavailable_lexicon_raises_an_error_on_every_lookup() -> None:
    lexicon = UnavailableLexicon("family@0123456789ab")
    questions: list[Callable[[], object]] = [
        lambda: "OX" in lexicon,
        lambda: list(lexicon),
        lambda: len(lexicon),
        lambda: lexicon.words_of_length(2),
        lambda: lexicon.block(2),
        lambda: lexicon.position("OX"),
        lambda: lexicon.word(0),
    ]
    for question in questions:
        with pytest.raises(LexiconError) as refusal:
            question()
        assert str(refusal.value) == "The lexicon family@0123456789ab is not on this machine."


@pytest.mark.parametrize(
    "lexicon_id",
    ["", "parlour", "@0123456789ab", "parlour@", "parlour@0123", "parlour@0123456789AB"],
)
def test_an_invalid_id_is_refused(lexicon_id: str) -> None:
    with pytest.raises(LexiconError, match="is not the id of a lexicon"):
        Lexicon.by_id(lexicon_id)


def test_a_built_in_lexicon_is_pickled_as_its_name() -> None:
    judge = Lexicon.open("parlour")
    pickled = pickle.dumps(judge)
    assert len(pickled) < 300
    assert pickle.loads(pickled) is judge


def test_a_pickle_of_another_edition_is_refused() -> None:
    judge = Lexicon.open("parlour")
    pickled = pickle.dumps(judge).replace(judge.digest.encode(), b"0" * 64)
    with pytest.raises(LexiconError, match="another edition"):
        pickle.loads(pickled)


def test_other_lexicons_are_pickled_whole(small: Lexicon) -> None:
    again = pickle.loads(pickle.dumps(small))
    assert again == small
    assert (again.id, again.version, list(again)) == (small.id, "7", list(small))
    missing = UnavailableLexicon("family@0123456789ab")
    assert pickle.loads(pickle.dumps(missing)) == missing
