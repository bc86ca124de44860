import pytest

from parlour.words import secret_words


def test_there_are_secret_words_of_3_to_7_letters() -> None:
    assert "PLANT" in secret_words(5)
    assert all(len(secret_words(length)) > 300 for length in range(3, 8))


def test_the_list_is_read_once() -> None:
    assert secret_words(5) is secret_words(5)


@pytest.mark.parametrize("length", [-1, 0, 2, 8, 45])
def test_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"^Secret words have 3 to 7 letters, not {length}.$"):
        secret_words(length)
