"""Typed commands: every choice of a view can be typed, and any text gets an answer."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.rules import PUBLIC, Act, Refusal, gather
from parlour.rules.letterjam import LETTER_JAM, Options, View, acts
from parlour.rules.letterjam.commands import command, say
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.state import State
from parlour.rules.manners import Leave, PassHost, Say
from parlour.rules.phrasebook import kind_of
from parlour.words import Lexicon
from tests.rules.letterjam.games import moments, viewers
from tests.rules.letterjam.table import Table


def letters(view: View, act: Act) -> object:
    """An act with letters in place of cards: cards with the same letter are typed alike."""
    if view.mine is None or view.mine.making is None:
        return act
    making = view.mine.making
    shown = making.share | making.aside | (making.discards or {})
    match act:
        case acts.TakeCard(card=card):
            return acts.TakeCard, shown[card]
        case acts.LayAside(cards=cards) | acts.MakeWord(cards=cards):
            return type(act), [shown[card] for card in cards]
    return act


def test_every_choice_can_be_typed() -> None:
    rng = Random(1)
    typed = set()
    for state in moments(4):
        for viewer in viewers(state):
            view = LETTER_JAM.view(state, viewer)
            for choice in view.choices:
                act = choice.sample(rng)
                line = say(view, act)
                read = command(view, line)
                assert not isinstance(read, Refusal), (line, read)
                assert letters(view, read) == letters(view, act), line
                assert command(view, f"  {line.swapcase()} ") == _swapped(read), line
                assert viewer is not PUBLIC
                assert not isinstance(LETTER_JAM.decide(state, viewer, read, rng), Refusal)
                typed.add(kind_of(choice))
    assert typed == set(PHRASEBOOK.by_kind)


def _swapped(act: Act) -> Act:
    """The act with the case of free text swapped; the command around it ignores case."""
    match act:
        case acts.Note(card=card, text=text):
            return acts.Note(card=card, text=text.swapcase())
        case Say(text=text):
            return Say(text=text.swapcase())
    return act


def test_no_two_phrases_begin_alike() -> None:
    words = [words for phrase in PHRASEBOOK.phrases for words in phrase.words]
    assert {word for word in words if words.count(word) > 1} == {"yes", "no"}


def test_a_plain_yes_or_no_answers_the_open_question() -> None:
    """There is never more than one open question (LJ-E5)."""
    table = Table.dealt("HRSEO", "DACES", "PLANT")
    table.stop()
    table.ready()
    table.reveal(0)
    assert typed(table, 1, "yes") == acts.Accept(seat=0, accept=True)
    assert typed(table, 2, "no") == acts.Accept(seat=0, accept=False)
    table.accept(1, 0)
    table.reveal(1)
    assert typed(table, 1, "yes") == acts.Know(word="DACES", know=True)
    assert typed(table, 1, "no") == acts.Know(word="DACES", know=False)
    answer = typed(table, 2, "yes")
    assert isinstance(answer, Refusal)


@pytest.fixture
def table() -> Table:
    """Ben and Cem both show an E; the stands show T, O and E."""
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


def typed(table: Table, seat: int, line: str) -> Act | Refusal:
    return LETTER_JAM.command(table.view(seat), line)


def refused(table: Table, seat: int, line: str) -> str:
    refusal = typed(table, seat, line)
    assert isinstance(refusal, Refusal), refusal
    return refusal.sentence


def drafted(table: Table, line: str) -> tuple[str, ...]:
    act = typed(table, 0, line)
    assert isinstance(act, acts.Draft), act
    return act.sources


def test_a_draft_helps_as_many_players_as_it_can(table: Table) -> None:
    assert drafted(table, "draft tee") == ("s0", "p1", "p2")
    assert drafted(table, "draft eee") == ("p1", "p2", "p1")


def test_an_unseen_letter_of_a_draft_takes_the_wildcard(table: Table) -> None:
    assert drafted(table, "draft toxxot") == ("s0", "s1", "*", "*", "s1", "s0")


def test_LJ_R9_a_draft_with_two_unseen_letters_is_refused(table: Table) -> None:
    refusal = typed(table, 0, "draft toxin")
    assert refusal == Refusal(
        "illegal",
        "wildcard-twice",
        "You see no I, no N and no X; the wildcard can be only one of them.",
        "LJ-R9",
    )


def test_cards_of_a_draft_can_be_named(table: Table) -> None:
    assert drafted(table, "Draft tee with stand 1, cem and BEN") == ("s0", "p2", "p1")
    assert drafted(table, "draft TOE with stand1 wild stand3") == ("s0", "*", "s2")
    assert drafted(table, "draft TOE with stand1 stand2 seat 3") == ("s0", "s1", "p2")


def test_a_draft_is_offered_by_number_or_word_or_as_the_only_one(table: Table) -> None:
    table.draft(0, "TOE", "s0 s1 p1")
    offer = acts.Offer(round=1, draft=1)
    assert [typed(table, 0, line) for line in ("offer", "offer 1", "offer toe")] == [offer] * 3
    assert '"offer TOE": tell the others' in LETTER_JAM.text(table.view(0))
    # Only a number tells two drafts of one word apart.
    table.draft(0, "TOE", "s0 s1 p2")
    assert '"offer 1" or "offer 2": tell the others' in LETTER_JAM.text(table.view(0))


def test_an_offer_is_backed_by_number_or_giver_or_as_the_only_one(table: Table) -> None:
    table.offer(0, "TOE", "s0 s1 p1")
    back = acts.Back(round=1, offer=1)
    assert [typed(table, 1, line) for line in ("back", "back 1", "back a")] == [back] * 3


def test_a_typed_number_is_the_place_of_an_offer_among_those_on_the_table(table: Table) -> None:
    """Offers are numbered through the game, and nobody ever sees those numbers."""
    table.offer(0, "TOE", "s0 s1 p1")
    table.do(0, acts.WithdrawOffer(round=1))
    later = table.offer(1, "TOE", "s0 s1 p2")
    assert later == 2
    assert typed(table, 2, "back 1") == acts.Back(round=1, offer=later)
    assert refused(table, 2, "back 2") == (
        "There is 1 offer on the table. Name the player whose offer you back."
    )
    table.offer(2, "TOE", "s0 s1 p1")
    assert refused(table, 1, "back 1") == "You back that offer already."


def test_a_guess_is_for_the_card_on_the_stand_unless_another_is_named(table: Table) -> None:
    assert typed(table, 0, "guess h") == acts.Guess(card=0, letter="H")
    assert typed(table, 0, "guess 3 h") == acts.Guess(card=2, letter="H")
    assert typed(table, 0, "guess h 3") == acts.Guess(card=2, letter="H")
    assert typed(table, 0, "guess card 3 h") == acts.Guess(card=2, letter="H")
    assert typed(table, 0, "guess 3 nothing") == acts.Guess(card=2, letter=None)


def test_notes_keep_their_words(table: Table) -> None:
    assert typed(table, 0, "note 2 A vowel,  I think") == acts.Note(
        card=1, text="A vowel,  I think"
    )
    assert typed(table, 0, "note ask for vowels") == acts.Note(card=None, text="ask for vowels")
    assert typed(table, 0, "note margin 2 vowels") == acts.Note(card=None, text="2 vowels")
    assert typed(table, 0, "note 2") == acts.Note(card=1, text="")


def test_a_final_word_is_laid_out_by_the_guesses(table: Table) -> None:
    table.guess_word(0, "HORSE")
    table.stop()
    assert typed(table, 0, "word shore") == acts.Arrange(cards=("r3", "r0", "r1", "r2", "r4"))
    assert typed(table, 0, "word horses") == acts.Arrange(
        cards=("r0", "r1", "r2", "r3", "r4", "*"), wildcard="S"
    )
    table.arrange(1, "r0 r1 r2 r3 r4 *", "S")
    refusal = typed(table, 0, "word horses")
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == (
        "You have no card that you take for S, and the wildcard is not free. "
        "Change a guess, or name the cards, as in: arrange 1 2 3 4 5."
    )


def test_a_final_word_takes_bonus_letters_before_the_wildcard() -> None:
    table = Table.dealt("HOE", "EAR", stacks=("S",), deck="SAYES")
    for letter in "HOE":
        table.spell(1, "p0", p0=letter)
    table.clue(1, "S", "p0")
    table.guess_aloud(0, "S")
    table.all_others_stay()
    table.stop()
    assert typed(table, 0, "word shoe") == acts.Arrange(cards=("b1", "r0", "r1", "r2"))
    assert typed(table, 0, "arrange bonus1 1 2 3") == acts.Arrange(cards=("b1", "r0", "r1", "r2"))
    assert typed(table, 0, "arrange wild=s 1 2 3") == typed(table, 0, "arrange wild S, 1, 2, 3")
    assert typed(table, 0, "arrange 1 2 3 wild = y") == acts.Arrange(
        cards=("r0", "r1", "r2", "*"), wildcard="Y"
    )


def test_making_a_word_is_typed_in_letters() -> None:
    table = Table.with_shares("SEAHORSE", "EARTHYLO")
    assert typed(table, 0, "make horse") == acts.MakeWord(cards=(3, 4, 5, 0, 1))
    assert typed(table, 0, "aside s, s") == acts.LayAside(cards=(0, 6))
    table.do(1, acts.LayAside(cards=(12,)))
    table.do(0, acts.Search())
    assert typed(table, 0, "take h") == acts.TakeCard(card=12)


def test_people_are_named_by_any_unambiguous_beginning(table: Table) -> None:
    assert typed(table, 0, "host cem") == PassHost(seat=2)
    assert typed(table, 0, "host C") == PassHost(seat=2)
    assert typed(table, 0, "host seat 3") == PassHost(seat=2)
    assert typed(table, 0, "leave") == Leave()


@pytest.mark.parametrize(
    ("line", "kind", "sentence"),
    [
        ("", "malformed", "Nothing was typed. You can type draft, "),
        ("fly", "malformed", "There is no command 'fly'. You can type draft, "),
        (
            "draft",
            "malformed",
            'Type it like this: "draft EEA" or "draft EEA with Ben, Cem, wild".',
        ),
        ("draft two words", "malformed", 'Type it like this: "draft EEA" or '),
        ("draft x-ray", "malformed", "A word is spelled with the letters A to Z, not '-'."),
        ("draft TEE with s, b, c", "malformed", "There is no card called 's' on the table."),
        ("draft TEE with stand 1, Ben", "malformed", "A clue needs exactly one card for each"),
        ("draft TEE with Ben, Ben, Cem", "illegal", "The letter of Ben is E, not T."),
        ("draft TEE with Ana, Ben, Cem", "illegal", "Your own letter cannot be in your clue."),
        (
            "draft TEE with stand 9, Ben, Cem",
            "illegal",
            "There is no letter for a clue at stand 9.",
        ),
        ("draft " + "E" * 46, "malformed", "A clue has at most 45 letters."),
        ("offer 3", "illegal", "Draft a clue first, then offer it."),
        ("back 2", "illegal", "There is no other offer to back."),
        ("withdraw", "illegal", "You have no offer on the table."),
        ("guess", "malformed", 'Type it like this: "guess A", "guess 1 A" or "guess 1 nothing".'),
        ("guess Q", "illegal", "There is no 'Q' among the letter cards."),
        ("guess 9 A", "illegal", "You have no card 9 on your sheet."),
        ("guess 1 2 3", "malformed", "Type it like this: "),
        ("cross 2 ABC", "malformed", "One letter at a time, as in: cross 2 A."),
        ("note", "malformed", 'Type it like this: "note 1 a vowel?" or '),
        ("host", "malformed", 'Type it like this: "host Ben" or "host Cem".'),
        ("host Zoe", "malformed", "Nobody here is called 'Zoe'; say Ana, Ben or Cem."),
        ("host Ana", "illegal", "Hosting can only be handed to another person here."),
        ("stay", "illegal", "A clue is being chosen now."),
        ("word HORSE", "illegal", "A clue is being chosen now."),
        ("say hello", "illegal", "This table plays without free chat."),
        ("stop it", "malformed", 'Type it like this: "stop".'),
    ],
)
def test_an_impossible_command_is_refused_with_the_reason(
    table: Table, line: str, kind: str, sentence: str
) -> None:
    refusal = typed(table, 0, line)
    assert isinstance(refusal, Refusal), refusal
    assert refusal.kind == kind
    assert refusal.sentence.startswith(sentence), refusal.sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("word", 'Type it like this: "arrange 5 4 3 2 1" or "arrange 1 2 3 4 5 wild=A".'),
        ("arrange", 'Type it like this: "arrange 5 4 3 2 1" or "arrange 1 2 3 4 5 wild=A".'),
        (
            "arrange 1 2 3 4 9",
            "Card 9 is not a card for your word; there are 1, 2, 3, 4, 5 and wild.",
        ),
        ("arrange 1 2 3 4 Ben", "Ben is not a card for your word; there are "),
        ("arrange 1 2 3 4", "Your word has at least 5 letters: use or replace every card."),
        ("arrange 1 2 3 4 4", "A card can be in your word only once."),
        ("arrange 1 2 3 4 wild", "Say which letter the wildcard stands for, if it is in your"),
        ("arrange 1 2 3 4 bonus 7", "Bonus 7 is not a card for your word; there are "),
        (
            "word TOXIC",
            "You have no card that you take for T, O, X, I or C, and the wildcard is only one",
        ),
        ("reveal", "Words are revealed when everybody is ready."),
    ],
)
def test_an_impossible_final_word_is_refused_with_the_reason(
    table: Table, line: str, sentence: str
) -> None:
    table.stop()
    refusal = typed(table, 0, line)
    assert isinstance(refusal, Refusal), refusal
    assert refusal.sentence.startswith(sentence), refusal.sentence


def test_an_ambiguous_name_is_refused() -> None:
    options = Options()
    company = gather(["Lisa", "Mary Ann", "Marta"])
    state = LETTER_JAM.begin(options, company, Lexicon.open("parlour"))
    assert isinstance(state, State)
    view = LETTER_JAM.view(state, 0)
    assert LETTER_JAM.command(view, "host mary") == PassHost(seat=1)
    refusal = LETTER_JAM.command(view, "host mar")
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == "'mar' could be Mary Ann or Marta; say more of the name."


def test_commands_of_watchers_are_refused(table: Table) -> None:
    for line in ("", "draft TEE", "leave"):
        refusal = LETTER_JAM.command(LETTER_JAM.view(table.state, PUBLIC), line)
        assert isinstance(refusal, Refusal)
        assert refusal.kind == "not-yours"


WORDS = st.sampled_from(
    [
        *(words for phrase in PHRASEBOOK.phrases for words in phrase.words),
        *("with", "wild", "wild=E", "*", "Lisa", "mary", "stand", "bonus 1", "seat 2", "card"),
        *("nothing", "margin", "1", "2", "99999", "E", "TEE", "², ,", '"', "and", "-"),
    ]
)
LINES = st.one_of(st.text(max_size=40), st.lists(WORDS | st.text(max_size=5)).map(" ".join))


@settings(deadline=None, derandomize=True)
@given(line=LINES, moment=st.integers(min_value=0), seat=st.integers(min_value=0))
def test_any_text_gets_an_act_or_a_refusal(line: str, moment: int, seat: int) -> None:
    states = moments(2)
    state = states[moment % len(states)]
    viewer = viewers(state)[seat % (len(state.company) + 1)]
    answer = LETTER_JAM.command(LETTER_JAM.view(state, viewer), line)
    if isinstance(answer, Refusal):
        assert answer.sentence.endswith((".", "?"))
    else:
        assert viewer is not PUBLIC
        taken = LETTER_JAM.decide(state, viewer, answer, Random(0))
        assert not isinstance(taken, Refusal), taken
