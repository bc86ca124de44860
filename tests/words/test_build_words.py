from pathlib import Path

import pytest

from tools import build_words


@pytest.mark.parametrize(
    ("entry", "word"),
    [
        ("house", "HOUSE"),
        ("café", "CAFE"),
        ("éclair", "ECLAIR"),
        ("jalapeño", "JALAPENO"),
        ("a" * 15, "A" * 15),
        ("a" * 16, None),
        ("a", None),
        ("dog's", None),
        ("Paris", None),
        ("smørbrød", None),
    ],
)
def test_entries_become_words_as_players_spell_them(entry: str, word: str | None) -> None:
    assert build_words.playable(entry) == word


@pytest.mark.parametrize("word", ["OX", "BS", "TSK", "CSC"])
def test_words_of_two_letters_or_three_without_a_vowel_are_short(word: str) -> None:
    assert build_words.is_short(word)


@pytest.mark.parametrize("word", ["AXE", "SKY", "PFFT", "RHYTHM"])
def test_other_words_are_not_short(word: str) -> None:
    assert not build_words.is_short(word)


def test_the_inflections_of_a_withheld_word_are_withheld_too() -> None:
    assert {"SLAPS", "SLAPPED", "SLAPPING"} <= set(build_words.inflections("SLAP"))
    assert {"ABUSES", "ABUSED", "ABUSING"} <= set(build_words.inflections("ABUSE"))
    assert {"PUNCHES", "PUNCHED", "PUNCHING"} <= set(build_words.inflections("PUNCH"))


def test_other_editions_of_the_sources_are_refused(tmp_path: Path) -> None:
    (tmp_path / "english-words.10").write_text("house\n", encoding="utf-8")
    with pytest.raises(build_words.SourceError, match="another SCOWL than expected"):
        build_words.Scowl(tmp_path)
    with pytest.raises(build_words.SourceError, match="install the package scowl"):
        build_words.Scowl(tmp_path / "missing")
    ratings = tmp_path / "index.js"
    ratings.write_text("export const cuss = {\n  heck: 2,\n}\n", encoding="utf-8")
    with pytest.raises(build_words.SourceError, match="another cuss than expected"):
        build_words.withheld_words(ratings)
