"""The difficult sentences of Letter Jam: equal words, picked cards, other letters."""

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.records import Record, RecordError, read, replay, write
from parlour.records.codecs import write_name
from parlour.records.letterjam import LETTER_JAM_NOTATION
from parlour.records.scanner import Misread
from parlour.rules import HOUSE, Act, Actor, Event, Refusal, gather
from parlour.rules.letterjam import LETTER_JAM, Deal, Options, acts
from parlour.rules.letterjam import events as e
from parlour.rules.letterjam.ending import being_judged
from parlour.words import Lexicon
from tools.make_goldens import FOLDER


class Table:
    """A running game of Letter Jam and its record."""

    def __init__(self, names: Iterable[str], **options: Any) -> None:
        company, lexicon = gather(names), Lexicon.open("parlour")
        start = LETTER_JAM.begin(Options(**options), company, lexicon)
        assert not isinstance(start, Refusal)
        self.start = self.state = start
        self.events: list[Event] = []
        self.rng = Random(1)
        self.act(HOUSE, Deal())

    def act(self, actor: Actor, act: Act) -> str:
        """Do an act and return the sentence of its first event."""
        taken = LETTER_JAM.decide(self.state, actor, act, self.rng)
        assert not isinstance(taken, Refusal), taken.sentence
        first = len(self.events)
        self.events += taken.events
        self.state = taken.state
        assert read(self.text()) == Record.of(LETTER_JAM, self.start, self.events)
        sentences = self.text().split("\n\n")[1].splitlines()
        return sentences[first].partition(". ")[2]

    def text(self) -> str:
        return write(Record.of(LETTER_JAM, self.start, self.events))

    def complaint(self, sentence: str) -> str:
        """The reason why this sentence cannot come next."""
        with pytest.raises(RecordError) as caught:
            read(f"{self.text()}{len(self.events) + 1}. {sentence}\n")
        return caught.value.reason


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


def test_an_offer_is_named_by_its_giver(table: Table) -> None:
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
    face = letters[first]
    assert table.act(0, acts.LayAside(cards=(second,))) == f"Lisa puts aside {face}2."
    assert (
        table.act(0, acts.TakeCard(card=second)) == f"Lisa takes {face} from the discards of Lisa."
    )
    # The card taken back now lies behind the others.
    made = table.act(0, acts.MakeWord(cards=(third, second, first)))
    assert made == f"Lisa makes {face}2{face}2{face} for Paul."


def test_each_word_is_made_once_from_the_own_share_and_all_are_passed_on_together() -> None:
    table = Table(["Lisa", "Paul"], words="neighbours", length=3)
    share, letters = table.state.players[0].maker.share, table.state.letters
    word = "".join(letters[card] for card in share[:3])
    assert table.complaint("Lisa makes Q for Paul.") == "There is no Q to take there."
    assert table.complaint(f"Lisa makes {word[0]}9 for Paul.").startswith("There is no ")
    assert table.complaint(f"Lisa makes {word[:2]} for Paul.") == "The word must have 3 letters."
    assert table.complaint("Paul takes E from the discards of Lisa.") == (
        "There is no E to take there."
    )
    table.act(0, acts.MakeWord(cards=share[:3]))
    done = "That player has made a word already."
    discard = f"{letters[share[3]]} from the discards of Lisa"
    assert table.complaint("Lisa looks through the discards.") == done
    assert table.complaint(f"Lisa takes {discard}.") == done
    assert table.complaint(f"Lisa makes {word} for Paul.") == (
        f"There is no {word[0]} to take there."
    )
    passed = table.complaint(f"The words are passed on: Lisa gets ABC as CBA; Paul gets {word} as")
    assert passed.startswith("It is not understood from 'ABC")


def test_a_deal_has_the_whole_deck_and_the_sizes_that_the_table_chose() -> None:
    table = Table(["Lisa", "Paul"])
    deal = table.text().split("\n\n")[1].partition(". ")[2].strip()
    table.events.clear()
    assert table.complaint(deal.replace(" the deck is ", " the deck is A")) == (
        "The cards dealt are not the cards of the deck."
    )
    longer = Table(["Lisa", "Paul"], length=6)
    longer.events.clear()
    assert longer.complaint(deal) == "The words dealt do not have the lengths this table chose."


def golden_line(name: str, wanted: Callable[[Any, Event], bool]) -> tuple[Any, str]:
    """The state before the first event of this kind in a golden game, and its sentence."""
    record = read(FOLDER / f"{name}.txt")
    before = record.header.begin()
    for after, event in replay(record):
        if wanted(before, event):
            return before, LETTER_JAM_NOTATION.write(before, event)
        before = after
    raise AssertionError("there is no such event")


def test_a_clue_cannot_cost_a_token_that_is_not_there() -> None:
    before, sentence = golden_line(
        "letterjam-host-3", lambda state, event: isinstance(event, e.ClueGiven) and not state.reds
    )
    with pytest.raises(Misread, match="There is no red token to take"):
        LETTER_JAM_NOTATION.read(before, sentence.replace("a green token", "a red token"))


def test_the_green_token_under_a_stand_is_freed_only_once() -> None:
    before, sentence = golden_line("letterjam-host-3", lambda _, event: type(event) is e.GreenFreed)
    after = LETTER_JAM.evolve(before, LETTER_JAM_NOTATION.read(before, sentence))
    with pytest.raises(Misread, match="There is no green token to be freed there"):
        LETTER_JAM_NOTATION.read(after, sentence)


def test_the_game_cannot_end_before_every_word_is_judged() -> None:
    _, ending = golden_line("letterjam-host-3", lambda _, event: type(event) is e.Ended)
    before, _ = golden_line("letterjam-host-3", lambda _, event: type(event) is e.Judged)
    with pytest.raises(Misread, match="Not every word is judged"):
        LETTER_JAM_NOTATION.read(before, ending)


def test_nobody_judges_their_own_word() -> None:
    before, sentence = golden_line("letterjam-chance-6", lambda _, x: type(x) is e.AcceptSaid)
    owner = write_name(before.company.name(being_judged(before)))
    voter, _, rest = sentence.rpartition(" ")[0].rpartition(" ")
    word = sentence.rpartition(" ")[2]
    assert voter != owner
    with pytest.raises(Misread, match="Nobody judges their own word"):
        LETTER_JAM_NOTATION.read(before, f"{owner} {rest} {word}")


def test_a_claimed_card_cannot_be_used_by_another_player() -> None:
    claim = re.compile(r"(bonus \d+|the wildcard)")
    before, sentence = golden_line(
        "letterjam-rulebook-6",
        lambda state, event: (
            type(event) is e.Arranged
            and claim.search(LETTER_JAM_NOTATION.write(state, event)) is not None
        ),
    )
    event = LETTER_JAM_NOTATION.read(before, sentence)
    assert isinstance(event, e.Arranged)
    state = LETTER_JAM.evolve(before, event)
    other = write_name(state.company.name((event.seat + 1) % 6))
    claimed = claim.findall(sentence)[0]
    with pytest.raises(Misread, match="Somebody else has claimed that card"):
        LETTER_JAM_NOTATION.read(state, f"{other} lays out A from {claimed}.")


def test_all_cards_put_aside_become_the_deck() -> None:
    before, sentence = golden_line("letterjam-neighbours-5", lambda _, x: type(x) is e.RowsPassed)
    shorter = re.sub(r"[A-Z]\d*\.$", ".", sentence)
    with pytest.raises(Misread, match="The deck does not hold everything that was put aside"):
        LETTER_JAM_NOTATION.read(before, shorter)


def test_a_draft_cannot_use_an_empty_stand(table: Table) -> None:
    zoe = replace(table.state.players[2], up=None)
    state = replace(table.state, players=(*table.state.players[:2], zoe))
    with pytest.raises(Misread, match="There is no letter on the stand of Zoë"):
        LETTER_JAM_NOTATION.read(state, "Lisa drafts A from Zoë.")


def stopped(*names: str, **options: Any) -> Table:
    """A table that stops before the first clue."""
    table = Table(names, **options)
    for seat in range(len(names)):
        table.act(seat, acts.WantStop(round=1, want=True))
    table.act(HOUSE, acts.EndClues())
    assert table.state.phase == "final"
    return table


def test_LJ_E3_asking_and_giving_up_name_the_card_alone() -> None:
    table = stopped("Lisa", "Paul", length=3)
    assert "claimed that card" in table.complaint("Lisa asks for the wildcard.")
    table.act(1, acts.Arrange(cards=("r0", "r1", "*"), wildcard="E"))
    assert "claimed that card" in table.complaint("Paul asks for the wildcard.")
    assert "not asked for" in table.complaint("Lisa does not ask any more for the wildcard.")
    assert table.act(0, acts.AskForCard(source="*")) == "Lisa asks for the wildcard."
    assert "already" in table.complaint("Lisa asks for the wildcard.")
    assert "not claimed this card" in table.complaint("Lisa gives up the wildcard.")
    assert "no bonus 1" in table.complaint("Paul gives up bonus 1.")
    said = table.act(0, acts.StopAsking(source="*"))
    assert said == "Lisa does not ask any more for the wildcard."
    table.act(0, acts.AskForCard(source="*"))
    assert table.act(1, acts.GiveUp(source="*")) == "Paul gives up the wildcard."
    assert "already" in table.complaint("The bots may take the wildcard now."), "there is no bot"


def test_LJ_E5_the_question_to_an_owner_and_the_answer_are_recorded() -> None:
    table = stopped("Lisa", "Paul", length=3, acceptance="known")
    lexicon = Lexicon.from_words("all", [_row(table)])
    table.start, table.state = (
        replace(state, lexicon=lexicon) for state in (table.start, table.state)
    )
    for seat in (0, 1):
        table.act(seat, acts.Ready())
    assert table.act(0, acts.Reveal()) == f"Lisa reveals {_row(table)}."
    asked = table.text().splitlines()[-1].partition(". ")[2]
    assert asked == f"Is the word {_row(table)} known to Lisa?"
    assert "asked already" in table.complaint(asked)
    said = table.act(0, acts.Know(word=_row(table), know=False))
    assert said == f"The word {_row(table)} does not count: its owner does not know it."


def _row(table: Table) -> str:
    return "".join(table.state.letters[card] for card in table.state.players[0].row)


def test_LJ_S2_a_word_of_another_length_is_read_where_the_table_allows_it() -> None:
    table = Table(["Lisa", "Paul"], words="neighbours", any_length=True)
    share = table.state.players[0].maker.share
    assert table.act(0, acts.MakeWord(cards=share[:7])).startswith("Lisa makes ")
    letters = "".join(table.state.letters[card] for card in table.state.players[1].maker.share)
    plain = Table(["Lisa", "Paul"], words="neighbours")
    assert "must have 5 letters" in plain.complaint(f"Paul makes {letters[:3]} for Lisa.")
    assert "3 to 7 letters" in table.complaint(f"Paul makes {letters[:2]} for Lisa.")
