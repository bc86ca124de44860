"""Letter Jam's sentences where they are hardest: equal words, picked cards, other letters."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.records import Record, read, write
from parlour.rules import HOUSE, Act, Actor, Event, Refusal, gather
from parlour.rules.letterjam import LETTER_JAM, Deal, Options, acts
from parlour.words import Lexicon


class Table:
    """A game of Letter Jam whose record is written as it goes."""

    def __init__(self, names: Iterable[str], **options: Any) -> None:
        company, lexicon = gather(names), Lexicon.open("parlour")
        start = LETTER_JAM.begin(Options(**options), company, lexicon)
        assert not isinstance(start, Refusal)
        self.start = self.state = start
        self.events: list[Event] = []
        self.rng = Random(1)
        self.act(HOUSE, Deal())

    def act(self, actor: Actor, act: Act) -> str:
        """Does an act, and gives the first sentence for what happened."""
        taken = LETTER_JAM.decide(self.state, actor, act, self.rng)
        assert not isinstance(taken, Refusal), taken.sentence
        first = len(self.events)
        self.events += taken.events
        self.state = taken.state
        record = Record.of(LETTER_JAM, self.start, self.events)
        assert read(write(record)) == record
        sentences = write(record).split("\n\n")[1].splitlines()
        return sentences[first].partition(". ")[2]


@pytest.fixture
def table() -> Table:
    return Table(["Lisa", "Paul bot", "Zoë"], chat=True)


def draft(table: Table, seat: int, *sources: str, wildcard: str = "") -> str:
    word = "".join(
        wildcard if source == "*" else table.state.spell((source,), None) for source in sources
    )
    return table.act(seat, acts.Draft(round=table.state.round, word=word, sources=sources))


def test_a_draft_names_its_cards_and_its_word(table: Table) -> None:
    up = table.state.spell(("p1", "s2"), None)
    said = draft(table, 0, "p1", "s2", "*", "*", wildcard="Q")
    assert said == f'Lisa drafts {up}QQ from "Paul bot", stand 3, the wildcard, the wildcard.'


def test_drafts_of_the_same_word_are_counted(table: Table) -> None:
    letter = table.state.spell(("p1",), None)
    draft(table, 0, "p1", "*", wildcard=letter)
    draft(table, 0, "*", "p1", wildcard=letter)
    assert table.act(0, acts.Offer(round=1, draft=2)).startswith(f"Lisa offers {letter * 2} 2: 2 l")
    assert table.act(0, acts.DropDraft(round=1, draft=1)) == f"Lisa drops {letter * 2}."
    assert table.act(0, acts.WithdrawOffer(round=1)) == f"Lisa withdraws {letter * 2}."


def test_an_offer_is_known_by_its_giver(table: Table) -> None:
    draft(table, 2, "p1")
    draft(table, 0, "s0")
    table.act(2, acts.Offer(round=1, draft=1))
    table.act(0, acts.Offer(round=1, draft=1))
    assert table.act(1, acts.Back(round=1, offer=1)) == '"Paul bot" backs Zoë.'
    assert table.act(1, acts.BackNothing(round=1)) == '"Paul bot" backs nobody.'
    assert table.act(2, acts.WithdrawOffer(round=1)).startswith("Zoë withdraws ")
    table.act(2, acts.Offer(round=1, draft=1))
    assert table.act(1, acts.Back(round=1, offer=3)) == '"Paul bot" backs Zoë.'


def test_notes_and_remarks_keep_every_character(table: Table) -> None:
    text = 'a "vowel"? \\ 1. Lisa says: “no”; naïve'
    said = table.act(0, acts.Note(card=None, text=text))
    assert said == 'Lisa writes on the margin: "a \\"vowel\\"? \\\\ 1. Lisa says: “no”; naïve"'
    assert table.act(0, acts.Note(card=4, text="")) == 'Lisa writes on card 5: ""'


def test_guesses_and_marks_come_and_go(table: Table) -> None:
    assert table.act(0, acts.Guess(card=0, letter="E")) == "Lisa notes E for card 1."
    assert table.act(0, acts.Guess(card=0, letter=None)) == "Lisa notes no letter for card 1."
    mark = acts.Mark(card=1, letter="T", mark="candidate")
    assert table.act(0, mark) == "Lisa marks T as possible for card 2."
    assert table.act(0, replace(mark, mark="crossed")) == "Lisa marks T as impossible for card 2."
    assert table.act(0, replace(mark, mark=None)) == "Lisa marks T as open for card 2."


def test_equal_cards_of_a_pile_are_told_apart() -> None:
    table = Table(["Lisa", "Paul"], words="neighbours", length=3)
    share, letters = table.state.players[0].maker.share, table.state.letters
    alike = [[card for card in share if letters[card] == letter] for letter in letters]
    first, second, third = next(cards for cards in alike if len(cards) == 3)
    e = letters[first]
    assert table.act(0, acts.LayAside(cards=(second,))) == f"Lisa puts aside {e}2."
    assert table.act(0, acts.TakeCard(card=second)) == f"Lisa takes {e} from the discards of Lisa."
    # The card taken back lies behind the others now.
    made = table.act(0, acts.MakeWord(cards=(third, second, first)))
    assert made == f"Lisa makes {e}2{e}2{e} for Paul."
