"""Extra letters that are kept face down, and used in the final word of their owner alone."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.jam import BOT, MOST_ACTS, begin_with_bots, hurry, settled, take_a_step
from tests.browser.jammer import Jammer

MOST_GAMES = 8
"""In one game of twelve the clues run out before one has an extra letter of Ana's."""
RULES = {"length": "3", "pace": "0", "agreement": "host", "extra_letters": "keep-face-down"}


def plays_to_the_final_words(ana: Jammer) -> None:
    begin_with_bots(ana, 2, **RULES)
    for _ in range(MOST_ACTS):
        settled(ana)
        if ana.view.phase == "final":
            return
        if (act := hurry(ana.view)) is not None:
            seq = ana.reader.seq
            ana.do(act)
            ana.reader.waits_beyond(seq)
        else:
            # Once there is a kept letter, clues have served.
            take_a_step(ana, giver=0, clues=0 if ana.view.players[0].kept else 99)
    raise AssertionError("the clues never ended")


def keeps_a_letter(new_guest: NewGuest) -> Jammer:
    """Somebody with an extra letter of their own, when everybody makes their word."""
    for _ in range(MOST_GAMES):
        ana = Jammer(new_guest("Ana"), "mouse")
        plays_to_the_final_words(ana)
        if ana.view.players[0].kept:
            return ana
    raise AssertionError("no extra letter was ever in a clue")


def test_an_extra_letter_is_kept_face_down_and_laid_into_ones_own_word(
    new_guest: NewGuest,
) -> None:
    ana = keeps_a_letter(new_guest)
    kept = ana.view.players[0].kept
    assert ana.view.players[0].extras[0] is None, "its owner does not see it"
    assert not ana.view.bonus, "it is not for all"
    name = f"Use your card {kept[0] + 1}, ?"
    ana.press(ana.button(name))
    ana.reader.waits_until(lambda: f"k{kept[0]}" in ana.view.mine.cards)  # type: ignore[union-attr]
    expect(ana.page.get_by_label("Your word", exact=True).get_by_role("button")).to_have_count(4)
    assert BOT.choose(ana.view) is not None
