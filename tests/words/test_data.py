"""The shipped data is pinned: a change of a list must change these figures too, on purpose."""

import hashlib
from pathlib import Path

import pytest

import parlour.words
from parlour.words import Lexicon, rude_words, secret_words, vocabulary, zipf
from parlour.words.packing import digest_of

DATA = Path(parlour.words.__file__).parent / "data"


def listed(name: str) -> list[str]:
    return (DATA / name).read_text(encoding="ascii").splitlines()


LEXICONS = {
    "parlour": (248_358, "551f8baf209dd976208553f7fc30592c25c3924b1dda37b9dc5b8847dd8e3d64"),
    "strict": (116_915, "31ab1a004b9e8c865aed0e7fcea07d9785b52ad7a3004adb2bf71fb932362bdb"),
}
LISTS = {
    "short-words.txt": (127, "7df30b0f81f48d59f708e17839c468be70dc112456830bad74f98821a074fb51"),
    "added-words.txt": (244, "dc1b83c1dd0df161f6efde4cdcea6d92f4d090f35429cdadc89ff6ed48e8e806"),
    "abbreviations.txt": (6, "8328b2f7dd35f372119e94f4b5e1779db1c67ff0dd28aca12fd3a726dc2d951f"),
    "withheld-words.txt": (117, "22bbf5de34a33447b2af868d3ac279c1eec9abb718ddc23cd43103ec9b7e89a2"),
    "rude-words.txt": (160, "618cb690e92240b761431f388e1db790e7b2ea3a8ce2243b1e1e9488556044c4"),
    "secret-3.txt": (383, "37925700a455f88ed582901304c703c662bd37e1384ecee1b3fbdac792b2d75d"),
    "secret-4.txt": (1_254, "d8afbca2a0615b1d8bb3b4069de78a61d9404a1df3754545d673522751e2a97a"),
    "secret-5.txt": (1_799, "35a9cc4f16722ee72a8d69334bd6da5eeb87f3202dbbb0587efaf52667fed04a"),
    "secret-6.txt": (2_221, "b57beefa76612d8f8867ea24eb48bd2aed33677e768bb8374d0a1cb03600d249"),
    "secret-7.txt": (2_339, "6324c8f3d56504dcf4152579b7fc405d4bc956130662636ef7c9a95d2ea2706a"),
    "vocabulary.txt": (16_000, "9c36a0e49a04765b8f6824eef5293421ae2b2b4c2c566fa8d9b87fcbc8b2d3ac"),
}


@pytest.mark.parametrize("name", LEXICONS)
def test_a_built_in_lexicon_is_the_pinned_edition(name: str) -> None:
    lexicon = Lexicon.open(name)
    assert (lexicon.name, lexicon.version) == (name, "2020.12.07-2")
    assert (len(lexicon), lexicon.digest) == LEXICONS[name]
    assert digest_of(lexicon).hex() == lexicon.digest


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_the_pinned_edition(name: str) -> None:
    sha256 = hashlib.sha256((DATA / name).read_bytes()).hexdigest()
    assert (len(listed(name)), sha256) == LISTS[name]


def test_the_frequencies_are_the_pinned_edition() -> None:
    sha256 = hashlib.sha256((DATA / "parlour.freq").read_bytes()).hexdigest()
    assert sha256 == "2101d47dd09a9bb00c7975d96f294b85979d7c3f9b3434961358335d63eb7e85"


def test_lists_are_sorted_and_words_have_letters_only() -> None:
    for name in ("parlour", "strict"):
        lexicon = Lexicon.open(name)
        words = list(lexicon)
        assert words == sorted(set(words), key=lambda word: (len(word), word))
        joined = "".join(words)
        assert joined.isascii()
        assert joined.isalpha()
        assert joined.isupper()
        assert len(words[-1]) == 15
        assert len(lexicon.words_of_length(2)) == 114


def test_the_strict_lexicon_is_a_subset_of_the_parlour_lexicon() -> None:
    assert set(Lexicon.open("strict")) < set(Lexicon.open("parlour"))


@pytest.mark.parametrize("word", listed("abbreviations.txt"))
def test_QD_W1_the_strict_lexicon_has_no_abbreviations(word: str) -> None:
    assert word not in Lexicon.open("strict")
    assert word in Lexicon.open("parlour"), "old records name the wide list, which stays as it is"


def test_the_shortest_words_are_those_of_our_own_list() -> None:
    short = listed("short-words.txt")
    for name in ("parlour", "strict"):
        lexicon = Lexicon.open(name)
        threes = [word for word in lexicon.words_of_length(3) if not set(word) & set("AEIOUY")]
        assert sorted([*lexicon.words_of_length(2), *threes]) == short


SHORT_WORDS = "AA AB AE AL AR AW BO ED EL HM LI MM MO OE OP OS OK QI ZA CWM NTH"
NO_WORDS = "BS CS DS KB LM MF TV UK CSC DKL HHD"
WITHOUT_ACCENTS = "CAFE CLICHE NAIVE FIANCEE CHATEAU JALAPENO"
ALL_KINDS_OF_ENGLISH = "COLOUR COLOR REALISE REALIZE TYRE TIRE APP EMOJI"


@pytest.mark.parametrize("word", SHORT_WORDS.split())
def test_short_words_of_dictionaries_are_included(word: str) -> None:
    assert word in Lexicon.open("parlour")


@pytest.mark.parametrize("word", NO_WORDS.split())
def test_abbreviations_are_not_included(word: str) -> None:
    assert word not in Lexicon.open("parlour")


@pytest.mark.parametrize("word", WITHOUT_ACCENTS.split())
def test_accented_words_are_included_without_their_accents(word: str) -> None:
    assert word in Lexicon.open("strict")


@pytest.mark.parametrize("word", ALL_KINDS_OF_ENGLISH.split())
def test_every_kind_of_english_is_included(word: str) -> None:
    assert word in Lexicon.open("strict")


def test_people_may_play_words_that_bots_do_not_say() -> None:
    for word in (*listed("withheld-words.txt"), *listed("rude-words.txt")):
        assert word in Lexicon.open("parlour")


@pytest.mark.parametrize("length", range(3, 8))
def test_secret_words_are_common_and_can_be_laid_with_cards(length: int) -> None:
    words = secret_words(length)
    judge, strict = Lexicon.open("parlour"), Lexicon.open("strict")
    assert list(words) == sorted(set(words))
    for word in words:
        assert len(word) == length
        assert not set(word) & set("JQVXZ")
        assert word in judge
        assert word in strict
        assert zipf(word) >= 3.18


def test_the_vocabulary_has_common_words_in_falling_frequency() -> None:
    words = vocabulary()
    judge = Lexicon.open("parlour")
    assert len(set(words)) == 16_000
    assert all(word in judge and 2 <= len(word) <= 12 for word in words)
    frequencies = [zipf(word) for word in words]
    assert frequencies == sorted(frequencies, reverse=True)


@pytest.mark.parametrize("length", range(3, 8))
def test_a_bot_can_say_every_secret_word(length: int) -> None:
    assert set(secret_words(length)) < set(vocabulary())


def test_the_words_of_bots_and_deals_are_not_offensive() -> None:
    said = {*vocabulary(), *(word for n in range(3, 8) for word in secret_words(n))}
    assert not said & {*listed("withheld-words.txt"), *rude_words()}
    assert not said & {"ASS", "BASTARD", "BASTARDS", "CRAP", "DAMN", "RAPED", "RETARD", "TITS"}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("NOTICE-scowl.txt", "Copyright 2000-2018 by Kevin Atkinson"),
        ("NOTICE-scowl.txt", "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved."),
        ("NOTICE-scowl.txt", "WordNet 1.6 Copyright 1997 by Princeton University."),
        ("NOTICE-scowl.txt", "Copyright 1993, Geoff Kuenning, Granada Hills, CA"),
        ("NOTICE-wordfreq.txt", "CC BY-SA 4.0"),
        ("NOTICE-wordfreq.txt", "Robyn Speer"),
        ("NOTICE-cuss.txt", "Copyright (c) 2016 Titus Wormer"),
    ],
)
def test_the_notices_that_licences_require_are_shipped(name: str, says: str) -> None:
    assert says in (DATA / name).read_text(encoding="utf-8")
