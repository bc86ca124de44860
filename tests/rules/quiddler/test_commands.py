"""Typed commands: every choice of a view can be typed, and any text gets an answer."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.rules import PUBLIC, Act, Refusal
from parlour.rules.manners import Leave, PassHost, Say
from parlour.rules.phrasebook import kind_of
from parlour.rules.quiddler import QUIDDLER, View, acts
from parlour.rules.quiddler.commands import command, say
from parlour.rules.quiddler.phrases import PHRASEBOOK
from tests.rules.quiddler.games import moments, viewers
from tests.rules.quiddler.table import Table


def faces(view: View, act: Act) -> object:
    """An act with faces in place of cards: cards with the same face are typed alike."""
    if view.mine is None:
        return act
    shown = {card.number: card.face for card in view.mine.cards}

    def rows(groups: tuple[tuple[int, ...], ...]) -> list[list[str]]:
        return [[shown[card] for card in group] for group in groups]

    match act:
        case acts.GoOut(words=words, discard=card) | acts.LayDown(words=words, discard=card):
            return type(act), act.hand, act.turn, rows(words), shown[card]
        case acts.Arrange(hand=hand, rows=arranged):
            return acts.Arrange, hand, rows(arranged)
    return act


def test_every_choice_can_be_typed() -> None:
    rng = Random(1)
    done = set()
    for state in moments(4):
        for viewer in viewers(state):
            view = QUIDDLER.view(state, viewer)
            for choice in view.choices:
                act = choice.sample(rng)
                line = say(view, act)
                read = command(view, line)
                assert not isinstance(read, Refusal), (line, read)
                assert faces(view, read) == faces(view, act), line
                assert command(view, f"  {line.swapcase()} ") == _swapped(read), line
                assert viewer is not PUBLIC
                assert not isinstance(QUIDDLER.decide(state, viewer, read, rng), Refusal)
                done.add(kind_of(choice))
    assert done == set(PHRASEBOOK.by_kind)


def _swapped(act: Act) -> Act:
    """The act with the case of free text swapped; the command around it ignores case."""
    match act:
        case acts.Defend(hand=hand, lay_down=lay_down, word=word, sentence=text):
            return acts.Defend(hand=hand, lay_down=lay_down, word=word, sentence=text.swapcase())
        case Say(text=text):
            return Say(text=text.swapcase())
    return act


def test_no_two_phrases_begin_alike() -> None:
    words = [words for phrase in PHRASEBOOK.phrases for words in phrase.words]
    assert len(words) == len(set(words))


def typed(table: Table, seat: int, line: str) -> Act | Refusal:
    return QUIDDLER.command(table.view(seat), line)


def test_a_turn_is_typed_in_plain_words() -> None:
    table = Table.dealt("C A T", "S E A", top="E", stock="N")
    assert typed(table, 0, "draw") == acts.DrawStock(hand=1, turn=1)
    for line in ("take", "take e", "draw discard"):
        assert typed(table, 0, line) == acts.DrawDiscard(hand=1, turn=1)
    table.draw(0)
    assert typed(table, 0, "discard n") == acts.Discard(hand=1, turn=1, card=4)
    assert typed(table, 0, "discard #2") == acts.Discard(hand=1, turn=1, card=2)


def test_words_find_their_cards() -> None:
    table = Table.dealt("QU I T", "S E A", stock="Q")
    table.draw(0)
    out = acts.GoOut(hand=1, turn=1, words=((1, 2, 3),), discard=4)
    for line in (
        "out quit",
        "go out QUIT discard Q",
        "out qu-i-t discard q",
        "out #1-#2-#3 discard #4",
    ):
        assert typed(table, 0, line) == out


def test_of_several_ways_to_cut_a_word_an_allowed_one_is_taken() -> None:
    table = Table.dealt("QU Q U I", "S E A D", stock="T")
    table.draw(0)
    # With QU the cards Q and U would be left; with Q and U only QU is.
    assert typed(table, 0, "out quit discard qu") == acts.GoOut(
        hand=2, turn=1, words=((2, 3, 4, 5),), discard=1
    )
    assert typed(table, 0, "out quit") == typed(table, 0, "out q-u-i-t discard qu")


def test_a_discard_spares_the_rows() -> None:
    table = Table.dealt("E A T", "S E A", stock="E")
    table.draw(0)
    table.do(0, acts.Arrange(hand=1, rows=((1, 2, 3),)))
    assert typed(table, 0, "discard e") == acts.Discard(hand=1, turn=1, card=4)


def test_several_words_are_laid_at_once_with_commas_or_without() -> None:
    table = Table.dealt("C A T D O", "S E A G O", stock="X N")
    table.go_out(0, "C A T", "D O", discard="X")
    table.all_pass()
    table.draw(1)
    lay = acts.LayDown(hand=3, turn=2, words=((1, 2, 3), (4, 5)), discard=6)
    for line in ("lay sea go discard n", "lay down SEA, GO", "lay sea, go discard N"):
        assert typed(table, 1, line) == lay
    assert typed(table, 1, "lay sea discard n") == acts.LayDown(
        hand=3, turn=2, words=((1, 2, 3),), discard=6
    )


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("out", "Type it like this"),
        ("out dog", "Your cards do not spell DOG: they are C, A, T, X."),
        ("out cat cat", "Your cards do not spell CAT CAT"),
        ("out ca discard t", "would be left"),
        ("out ca", "Say at the end which card you discard"),
        ("out c!t discard x", "is not a word or a card"),
        ("out cat-- discard x", "is not a word or a card"),
        ("out #9-#1 discard x", "Your cards do not spell #9-#1"),
        ("discard", "Type it like this"),
        ("discard z", "You have no card Z: your cards are C, A, T, X."),
        ("discard c a", "Type it like this"),
        ("dance", "There is no command 'dance'."),
        ("", "Nothing was typed."),
        ("draw", "You have drawn a card already."),
        ("look up cat", "You cannot look words up on your own turn."),
        ("vote up", "Somebody is playing their turn now."),
        ("deal", "There is no command 'deal'."),
    ],
)
def test_an_impossible_command_is_refused_with_the_reason(line: str, part: str) -> None:
    table = Table.dealt("C A T", "S E A", stock="X", look_up=True)
    table.draw(0)
    refusal = typed(table, 0, line)
    assert isinstance(refusal, Refusal)
    assert part in refusal.sentence


def test_words_of_several_lay_downs_are_numbered_consecutively() -> None:
    table = Table.dealt("C A T S", "S O D O", "G O N O", stock="X Y Z")
    table.go_out(0, "C A T S", discard="X")
    table.all_pass()
    table.lay_down(1, "S O", "D O", discard="Y")
    table.lay_down(2, "N O", "G O", discard="Z")
    # SO, DO, NO, GO are the words 1 to 4.
    no = acts.Challenge(hand=2, lay_down=3, word=0)
    assert typed(table, 1, "challenge no") == typed(table, 1, "challenge 3") == no
    assert say(table.view(1), no) == "challenge 3"
    assert "word 3, NO" in QUIDDLER.text(table.view(1))
    for line, code in (("challenge 1", "own-word"), ("challenge 5", "no-such-word")):
        refusal = typed(table, 1, line)
        assert isinstance(refusal, Refusal)
        assert refusal.code == code
    assert "challenge 1" not in QUIDDLER.text(table.view(1))
    assert typed(table, 1, "pass") == acts.Pass(hand=2, lay_down=3)


def test_a_word_is_challenged_by_its_letters_or_its_number() -> None:
    table = Table.dealt("C A T X O", "S E A G O", stock="N")
    table.go_out(0, "C A T", "X O", discard="N")
    challenge = acts.Challenge(hand=3, lay_down=1, word=1)
    assert typed(table, 1, "challenge xo") == typed(table, 1, "challenge 2") == challenge
    for line in ("challenge", "challenge dog"):
        refusal = typed(table, 1, line)
        assert isinstance(refusal, Refusal)
        assert "challenge 1" in refusal.sentence
    refusal = typed(table, 1, "challenge 3")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-such-word"


def test_a_vote_is_a_thumb() -> None:
    table = Table.dealt("X V Z", "S E A", stock="N", judging="vote")
    table.go_out(0, "X V Z", discard="N")
    table.challenge(1)
    sentence = "My Xvz is better."
    assert typed(table, 0, f"defend {sentence}") == table.defending(sentence)
    table.do(0, table.defending(sentence))
    assert typed(table, 1, "vote up") == typed(table, 1, "yes") == table.voting(True)
    assert typed(table, 1, "vote down") == typed(table, 1, "no") == table.voting(False)


def test_manners_are_typed_as_in_any_game() -> None:
    table = Table.dealt("C A T", "S E A", chat=True)
    assert typed(table, 0, "leave") == Leave()
    assert typed(table, 0, "host ben") == PassHost(seat=1)
    assert typed(table, 0, "say Well, well") == Say(text="Well, well")


def test_commands_of_watchers_are_refused() -> None:
    table = Table.dealt("C A T", "S E A")
    refusal = QUIDDLER.command(table.view(PUBLIC), "draw")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "seats-only"


@settings(max_examples=300, deadline=None)
@given(
    words=st.sampled_from([w for phrase in PHRASEBOOK.phrases for w in phrase.words] + [""]),
    rest=st.text(max_size=40) | st.text(alphabet="CATXdiscr -#,123", max_size=60),
    drawn=st.booleans(),
)
def test_any_text_gets_an_offered_act_or_a_refusal(words: str, rest: str, drawn: bool) -> None:
    table = Table.dealt("C A T QU", "S E A D", stock="X", chat=True)
    if drawn:
        table.draw(0)
    answer = typed(table, 0, f"{words} {rest}")
    if isinstance(answer, Refusal):
        assert answer.sentence.strip()[-1] in ".!?"
    else:
        table.do(0, answer)
