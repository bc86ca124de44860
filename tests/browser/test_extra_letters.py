"""Extra letters that stay face down, for the final word of their owner alone."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.jam import BOT, MOST_ACTS, begin_with_bots, hurry, take_a_step, wait_for_bots
from tests.browser.jammer import Jammer

MOST_GAMES = 8
"""In one game of twelve the clues run out before a clue uses an extra letter of Ana's."""
RULES = {"length": "3", "pace": "0", "agreement": "host", "extra_letters": "keep-face-down"}


def plays_to_the_final_words(ana: Jammer) -> None:
    begin_with_bots(ana, 2, **RULES)
    for _ in range(MOST_ACTS):
        wait_for_bots(ana)
        if ana.view.phase == "final":
            return
        if (act := hurry(ana.view)) is not None:
            seq = ana.reader.seq
            ana.do(act)
            ana.reader.waits_beyond(seq)
        else:
            # Once Ana has kept a letter, no more clues are needed.
            take_a_step(ana, giver=0, clues=0 if ana.view.players[0].kept else 99)
    raise AssertionError("the clues never ended")


def keeps_a_letter(new_guest: NewGuest) -> Jammer:
    """A player who has kept an extra letter when the final words are laid out."""
    for _ in range(MOST_GAMES):
        ana = Jammer(new_guest("Ana"), "mouse")
        plays_to_the_final_words(ana)
        if ana.view.players[0].kept:
            return ana
    raise AssertionError("no extra letter was ever in a clue")


def test_an_extra_letter_stays_face_down_and_can_be_laid_into_the_own_word(
    new_guest: NewGuest,
) -> None:
    ana = keeps_a_letter(new_guest)
    kept = ana.view.players[0].kept
    assert ana.view.players[0].extras[0] is None, "its owner must not see it"
    assert not ana.view.bonus, "others must not use it"
    name = f"Use your card {kept[0] + 1}, ?"
    ana.press(ana.button(name))
    ana.reader.waits_until(lambda: f"k{kept[0]}" in ana.view.mine.cards)  # type: ignore[union-attr]
    expect(ana.page.get_by_label("Your word", exact=True).get_by_role("button")).to_have_count(4)
    assert BOT.choose(ana.view) is not None
