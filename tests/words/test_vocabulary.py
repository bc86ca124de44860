import pytest

from parlour.words import vocabulary


def test_a_smaller_vocabulary_is_the_beginning_of_a_larger_one() -> None:
    assert vocabulary(3) == ("THE", "TO", "AND")
    assert vocabulary(1000) == vocabulary()[:1000]
    assert len(vocabulary()) == 16_000


@pytest.mark.parametrize("size", [-1, 0, 16_001])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"^A vocabulary has 1 to 16,000 words, not {size:,}.$"):
        vocabulary(size)
