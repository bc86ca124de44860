"""Neighbours make words: they put cards aside, search, take, and pass words to the right."""

from itertools import combinations

from playwright.sync_api import expect

from parlour.rules.letterjam import acts
from tests.browser.conftest import NewGuest
from tests.browser.frames import Frames
from tests.browser.guest import PHONE
from tests.browser.jammer import Jammer


def test_a_word_with_a_card_that_a_neighbour_put_aside(new_guest: NewGuest) -> None:
    ana, ben = Jammer(new_guest("Ana"), "mouse"), Jammer(new_guest("Ben", **PHONE), "touch")
    seen = Frames(ana.guest)
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(words="neighbours", length="3")
    ana.guest.starts()
    for one in (ana, ben):
        one.reader.waits_until(lambda one=one: one.reader.view is not None)  # type: ignore[misc]

    # Ana puts two cards aside. Ben sees how many, and looks through them.
    mine = ana.page.get_by_label("Your share of the deck").get_by_role("button")
    for at in (0, 1):
        ana.press(mine.nth(at))
    ana.press(ana.button("Put these aside"))
    ana.reader.waits_until(lambda: ana.view.players[0].maker.aside == 2)  # type: ignore[union-attr]
    ben.reader.waits_until(lambda: ben.view.players[0].maker.aside == 2)  # type: ignore[union-attr]
    expect(ben.page.get_by_label("Cards you can take")).to_have_count(0)
    ben.press(ben.button("Search what others put aside"))
    found = ben.page.get_by_label("Cards you can take").get_by_role("button")
    expect(found).to_have_count(2)
    ana.guest.sees("looks through what is put aside")
    assert ben.view.mine is not None
    assert ben.view.mine.making is not None
    share = set(ben.view.mine.making.share)
    ben.press(found.first)
    expect(found).to_have_count(1)
    ben.reader.waits_until(lambda: len(ben.view.mine.making.share) > len(share))  # type: ignore[union-attr]

    # Ben uses the taken card in his word, which need not be a real word.
    making = ben.view.mine.making
    [taken] = set(making.share) - share
    word = (taken, *sorted(share)[:2])
    ben.do(acts.MakeWord(cards=word))
    spelled = "".join(making.share[card] for card in word)
    ben.guest.sees(f"You made {spelled}.")
    ana.guest.sees("has made a word")

    # Words go to the right, scrambled: Ben sees one of his own letters in front of Ana.
    assert ana.view.mine is not None
    assert ana.view.mine.making is not None
    letters = ana.view.mine.making.share
    other = next(
        cards
        for cards in combinations(letters, 3)
        if {letters[one] for one in cards} != set(spelled)
    )
    ana.do(acts.MakeWord(cards=other))
    ben.reader.waits_until(lambda: ben.view.phase == "clue")
    assert ben.view.players[0].letter in set(spelled)
    assert ben.view.mine.made == spelled
    ana.reader.waits_until(lambda: ana.view.phase == "clue")
    seen.look()
    assert not seen.hold(spelled)
