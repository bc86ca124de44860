import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.words import Lexicon, LexiconError
from parlour.words.packing import HEADER, MAGIC, digest_of, pack

WORDS = st.sets(st.text("ABCXYZ", min_size=2, max_size=45))


@given(WORDS)
def test_a_packed_lexicon_holds_its_words_and_no_others(words: set[str]) -> None:
    lexicon = Lexicon(pack("some", "1", words))
    assert list(lexicon) == sorted(words, key=lambda word: (len(word), word))
    assert all(word in lexicon for word in words)
    assert all((word + "A" in lexicon) == (word + "A" in words) for word in words)
    assert lexicon.digest == digest_of(words).hex()


def test_order_and_repeats_do_not_matter() -> None:
    assert pack("n", "v", ["ZOO", "OX", "OX"]) == pack("n", "v", ["OX", "ZOO"])


def test_the_digest_is_that_of_a_sorted_text_file() -> None:
    assert digest_of(["ZOO", "OX"]) == hashlib.sha256(b"OX\nZOO\n").digest()


PACKED = pack("small", "1", ["OX", "ZOO"])


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        (b"", "These bytes are not a packed lexicon."),
        (PACKED[: HEADER.size - 1], "These bytes are not a packed lexicon."),
        (b"ox\nzoo\n" * 100, "These bytes are not a packed lexicon."),
        (MAGIC + b"\2" + PACKED[9:], "This lexicon is packed in format 2, not in 1."),
        (PACKED[:-1], "This lexicon has 312 bytes instead of 313."),
        (PACKED + b"O", "This lexicon has 314 bytes instead of 313."),
    ],
)
def test_invalid_bytes_are_refused(packed: bytes, message: str) -> None:
    with pytest.raises(LexiconError) as refusal:
        Lexicon(packed)
    assert str(refusal.value) == message
