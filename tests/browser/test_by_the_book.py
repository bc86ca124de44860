"""Letter Jam by its rulebook: tipped cards are public, a player asks for a claimed card, and the
owner of a word is asked whether they know it."""

import re
from collections.abc import Mapping
from itertools import combinations, permutations

import pytest
from playwright.sync_api import expect

from parlour.rules.letterjam import acts
from parlour.words import Lexicon, vocabulary
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE
from tests.browser.jammer import Jammer

WILD = "*"


def begin(people: list[Jammer], **options: str) -> None:
    """Starts a game of these people in which the host decides about clues."""
    host = people[0]
    link = host.guest.makes_a_table()
    for other in people[1:]:
        other.guest.joins(link)
    host.chooses(agreement="host", length="3", **options)
    host.guest.starts()
    for one in people:
        one.reader.waits_until(lambda one=one: one.reader.view is not None)  # type: ignore[misc]


def all_see(people: list[Jammer], phase: str) -> None:
    for one in people:
        one.reader.waits_until(lambda one=one: one.view.phase == phase)  # type: ignore[misc]


def clue(people: list[Jammer], giver: int, sources: tuple[str, ...]) -> None:
    """A player gives the clue that these letters spell; the host backs it."""
    by, host = people[giver], people[0]
    word = "".join(by.view.players[int(source[1:])].letter or "" for source in sources)
    by.do(acts.Draft(round=by.view.round, word=word, sources=sources))
    by.reader.waits_until(lambda: bool(by.view.mine and by.view.mine.drafts))
    if not any(offer.giver == giver for offer in by.view.offers):
        by.press(by.button(re.compile("^Offer( all the same)?$")))
    host.reader.waits_until(lambda: any(o.giver == giver for o in host.view.offers))
    offer = next(o.number for o in host.view.offers if o.giver == giver)
    if host.view.players[0].backing != offer:
        host.do(acts.Back(round=host.view.round, offer=offer))


def moves_on(one: Jammer, letter: str) -> None:
    me = one.view.players[one.view.viewer or 0]
    assert me.card is not None
    card = me.card
    one.do(acts.Guess(card=card, letter=letter))
    one.reader.waits_until(lambda: one.view.mine.sheet[card].guess == letter)  # type: ignore[union-attr]
    one.do(acts.MoveOn(round=one.view.round))


def test_LJ_R13_a_tipped_card_is_seen_at_once(new_guest: NewGuest) -> None:
    people = [
        Jammer(new_guest("Ana"), "mouse"),
        Jammer(new_guest("Ben"), "mouse"),
        Jammer(new_guest("Cleo", **PHONE), "touch"),
    ]
    begin(people)
    ana, ben, cleo = people
    clue(people, 0, ("p1", "p2"))
    all_see(people, "deciding")
    expect(ana.page.locator(".stands .tipped")).to_have_count(0)
    moves_on(ben, "E")
    for one in (ana, cleo):
        tipped = one.page.locator(".stands li").filter(has=one.page.locator(".tipped"))
        expect(tipped).to_have_count(1)
        expect(tipped).to_contain_text("Ben")
        expect(tipped).to_contain_text("moves on")
    # Ben changes his mind, and everybody sees that too.
    ben.do(acts.Stay(round=ben.view.round))
    expect(ana.page.locator(".stands .tipped")).to_have_count(0)
    ana.guest.sees("stays")


def test_LJ_E3_a_card_is_asked_for_and_given_up_with_one_tap_each(new_guest: NewGuest) -> None:
    people = [Jammer(new_guest("Ana", **PHONE), "touch"), Jammer(new_guest("Ben"), "mouse")]
    begin(people)
    ana, ben = people
    ana.do(acts.WantStop(round=1, want=True))
    all_see(people, "final")
    expect(ana.button(re.compile("^Ask "))).to_have_count(0)
    ben.do(acts.Arrange(cards=("r0", "r1", WILD), wildcard="E"))
    ben.do(acts.Ready())
    ana.press(ana.button("Ask Ben for the wildcard"))
    ana.guest.sees("You asked Ben for the wildcard.")
    # Ben had said to be ready, and is asked all the same.
    ben.guest.sees("Ana asks you for the wildcard.")
    ben.press(ben.button("Give it up"))
    ana.reader.waits_until(lambda: ana.view.wildcard_claimed_by is None)
    ben.reader.waits_until(lambda: ben.view.mine.cards == ("r0", "r1", "r2"))  # type: ignore[union-attr]
    expect(ben.button("Give it up")).to_have_count(0)
    expect(ben.button(re.compile("^My word is ready"))).to_be_visible()
    ana.do(acts.Arrange(cards=("r0", "r1", WILD), wildcard="E"))
    ben.reader.waits_until(lambda: ben.view.wildcard_claimed_by == 0)


def rare_word(share: Mapping[int, str]) -> tuple[str, tuple[int, ...]]:
    """An uncommon word of the lexicon, and the cards that spell it."""
    common = set(vocabulary())
    for word in Lexicon.open("parlour").words_of_length(3):
        left, cards = dict(share), []
        for letter in word:
            card = next((card for card, shown in left.items() if shown == letter), None)
            if card is None:
                break
            del left[card]
            cards.append(card)
        if len(cards) == len(word) and len(set(word)) == len(word) and word not in common:
            return word, tuple(cards)
    raise AssertionError("half a deck spells some rare word")


@pytest.mark.parametrize("know", [True, False])
def test_LJ_E5_the_owner_is_asked_whether_they_know_a_rare_word(
    new_guest: NewGuest, know: bool
) -> None:
    people = [Jammer(new_guest("Ana", **PHONE), "touch"), Jammer(new_guest("Ben"), "mouse")]
    begin(people, words="neighbours")
    ana, ben = people
    assert ana.view.mine is not None
    assert ben.view.mine is not None
    assert ana.view.mine.making is not None
    assert ben.view.mine.making is not None
    word, cards = rare_word(ben.view.mine.making.share)
    ben.do(acts.MakeWord(cards=cards))
    ana.do(acts.MakeWord(cards=tuple(ana.view.mine.making.share)[:3]))
    all_see(people, "clue")
    # Ben sees the first two cards of Ana's row, and so knows them all.
    clue(people, 1, ("p0",))
    all_see(people, "deciding")
    moves_on(ana, "A")
    all_see(people, "clue")
    first, second, _ = ben.view.players[0].row
    order = {first: "r0", second: "r1"}
    ana.do(acts.WantStop(round=2, want=True))
    all_see(people, "final")
    ana.do(acts.Arrange(cards=tuple(order.get(letter, "r2") for letter in word)))
    for one in people:
        one.do(acts.Ready())
    all_see(people, "reveal")
    ana.do(acts.Reveal())
    ana.guest.sees(f"Do you know what {word} means?")
    # On the table the question stands once, above its buttons, and not under the word, too.
    asked = ana.guest.page.locator(".reveals").get_by_text(f"know what {word} means")
    expect(asked).to_have_count(1)
    ben.guest.sees(f"Ana is asked whether they know what {word} means.")
    expect(ben.button("It counts")).to_have_count(0)
    ana.do(acts.Know(word=word, know=know))
    ben.guest.sees(f"{word} is a word!" if know else f"{word} does not count")


def no_word(share: Mapping[int, str]) -> tuple[int, ...]:
    """Three cards that spell no word of the lexicon in any order."""
    lexicon = Lexicon.open("parlour")
    for cards in combinations(share, 3):
        orders = permutations(share[card] for card in cards)
        if not any("".join(letters) in lexicon for letters in orders):
            return cards
    raise AssertionError("some cards spell no word")


def test_LJ_E5_both_answers_about_an_unknown_word_weigh_the_same(new_guest: NewGuest) -> None:
    people = [Jammer(new_guest("Ana"), "mouse"), Jammer(new_guest("Ben"), "mouse")]
    begin(people, words="neighbours")
    ana, ben = people
    for one in people:
        assert one.view.mine is not None
        assert one.view.mine.making is not None
        one.do(acts.MakeWord(cards=no_word(one.view.mine.making.share)))
    all_see(people, "clue")
    ana.do(acts.WantStop(round=1, want=True))
    all_see(people, "final")
    for one in people:
        one.do(acts.Arrange(cards=("r0", "r1", "r2")))
        one.do(acts.Ready())
    all_see(people, "reveal")
    ana.do(acts.Reveal())
    looks = "it => [getComputedStyle(it).backgroundColor, getComputedStyle(it).boxShadow]"
    yes, no = ben.button("It counts"), ben.button("It does not")
    yes.wait_for()
    assert yes.evaluate(looks) == no.evaluate(looks)
