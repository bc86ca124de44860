import pytest

from parlour.words import Lexicon, LexiconError, frequency, zipf
from parlour.words.frequency import MAGIC, STEPS, pack_frequencies, zipf_steps


def test_common_words_have_high_frequencies() -> None:
    assert zipf("THE") == pytest.approx(7.73, abs=1 / 64)
    assert zipf("THE") > zipf("HOUSE") > zipf("LODGE") > zipf("DACHA") > 0


@pytest.mark.parametrize("word", ["", "XYZZY", "house", "HOUSE ", "É", "A" * 100])
def test_an_unknown_word_has_frequency_zero(word: str) -> None:
    assert zipf(word) == 0.0


def test_every_frequency_is_on_the_zipf_scale() -> None:
    figures = [zipf(word) for word in Lexicon.open("parlour").words_of_length(5)]
    assert all(0 <= figure < 8 for figure in figures)
    assert sum(figure > 0 for figure in figures) > len(figures) / 2


def test_zipf_steps_match_the_frequencies_of_the_words() -> None:
    words = Lexicon.open("parlour").words_of_length(3)
    assert [steps / STEPS for steps in zipf_steps(3)] == [zipf(word) for word in words]
    assert zipf_steps(44) == b""


def test_packed_frequencies_follow_the_order_of_the_lexicon() -> None:
    lexicon = Lexicon.from_words("small", ["ZOO", "OX", "AXE"])
    packed = pack_frequencies(lexicon, {"OX": 3.0, "ZOO": 9.9})
    assert packed == MAGIC + bytes.fromhex(lexicon.digest) + bytes([96, 0, 255])


def test_frequencies_for_another_lexicon_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frequency, "map_file", lambda name: MAGIC + bytes(40))
    with pytest.raises(LexiconError, match="were not made for parlour@"):
        frequency._frequencies.__wrapped__()
