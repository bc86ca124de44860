"""Extra letters that are kept face down, and used in the final word of their owner alone."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.jam import BOT, MOST_ACTS, begin_with_bots, hurry, settled, take_a_step
from tests.browser.jammer import Jammer


def test_an_extra_letter_is_kept_face_down_and_laid_into_ones_own_word(
    new_guest: NewGuest,
) -> None:
    ana = Jammer(new_guest("Ana"), "mouse")
    rules = {"length": "3", "pace": "0", "agreement": "host", "extra_letters": "keep-face-down"}
    begin_with_bots(ana, 2, **rules)
    for _ in range(MOST_ACTS):
        settled(ana)
        if ana.view.phase == "final":
            break
        if (act := hurry(ana.view)) is not None:
            seq = ana.reader.seq
            ana.do(act)
            ana.reader.waits_beyond(seq)
        else:
            # Once there is a kept letter, clues have served.
            take_a_step(ana, giver=0, clues=0 if ana.view.players[0].kept else 99)
    kept = ana.view.players[0].kept
    assert kept, "no extra letter was ever in a clue"
    assert ana.view.players[0].extras[0] is None, "its owner does not see it"
    assert not ana.view.bonus, "it is not for all"
    name = f"Use your card {kept[0] + 1}, ?"
    ana.press(ana.button(name))
    ana.reader.waits_until(lambda: f"k{kept[0]}" in ana.view.mine.cards)  # type: ignore[union-attr]
    expect(ana.page.get_by_label("Your word", exact=True).get_by_role("button")).to_have_count(4)
    assert BOT.choose(ana.view) is not None
