"""Manners in every game: ending a game early, and changing options about people during a game."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games import manifests
from parlour.lab.laws import tell_story
from parlour.lab.random_play import GameHistory
from parlour.records import Record, read, write
from parlour.rules import HOUSE, PUBLIC, Act, Actor, Event, Person, Refusal, Viewer, gather
from parlour.rules.kinds import SETUP
from parlour.rules.manners import (
    ChangeOption,
    EndedEarly,
    EndWanted,
    Leave,
    PassHost,
    Say,
    Substitute,
    WantEnd,
)
from parlour.rules.memo import Memo
from parlour.rules.registry import GAMES, AnyGame
from parlour.rules.renaming import Rename, Renamed
from parlour.words import Lexicon
from tests.rules.letterjam.games import stories as letterjam_stories
from tests.rules.letterjam.table import Table as LetterJamTable
from tests.rules.quiddler.games import stories as quiddler_stories

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
STORIES: dict[str, Callable[[], tuple[GameHistory[Any], ...]]] = {
    "letterjam": letterjam_stories,
    "quiddler": quiddler_stories,
}


class Table:
    """A dealt game of Ana, who hosts, Ben, Cem and a bot."""

    def __init__(self, game: AnyGame, *, dealt: bool = True, **changes: object) -> None:
        self.game = game
        options = game.options(None, changes)
        assert not isinstance(options, Refusal)
        people = [Person("Ana"), Person("Ben"), Person("Cem"), Person("Otter", game.stand_in_mind)]
        self.start: Any = game.begin(options, gather(people), Lexicon.open("parlour"))
        self.state: Any = self.start
        self.before: Any = self.start
        self.events: list[Event] = []
        self.lines: list[str] = []
        if dealt:
            deal = game.house_act(self.state)
            if deal is not None:
                self.do(HOUSE, deal)

    def do(self, actor: Actor, act: Act) -> list[Event]:
        """Does the act; returns its events."""
        taken = self.game.decide(self.state, actor, act, Random(1))
        assert not isinstance(taken, Refusal), taken
        self.lines = [self.game.narrate(change, PUBLIC) or "" for change in taken.changes]
        self.before, self.state = self.state, taken.state
        self.events += taken.events
        return list(taken.events)

    def refusal(self, actor: Actor, act: Act) -> Refusal:
        answer = self.game.decide(self.state, actor, act, Random(1))
        assert isinstance(answer, Refusal), answer
        return answer

    def view(self, viewer: Viewer = PUBLIC) -> Any:
        return self.game.view(self.state, viewer)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)


# Ending a game early


@every_game
def test_the_host_ends_a_game_at_once(game: AnyGame) -> None:
    table = Table(game)
    assert table.do(0, WantEnd(want=True)) == [EndedEarly(by=0)]
    assert table.over
    assert table.lines == ["Ana ends the game early."]
    assert game.narrate(game.change(table.before, EndedEarly(by=0)), 0) == "You end the game early."
    assert table.game.waiting_for(table.state) == ()
    for viewer in (0, 1, PUBLIC):
        assert table.view(viewer).ended_early
        assert "The game was ended early." in game.text(table.view(viewer))


@every_game
def test_the_others_end_a_game_only_if_all_people_agree(game: AnyGame) -> None:
    table = Table(game)
    assert table.do(1, WantEnd(want=True)) == [EndWanted(seat=1, want=True)]
    assert table.lines == ["Ben wants to end the game here."]
    assert table.view(2).wants_end == (1,)
    assert "Ben wants to end the game here." in game.text(table.view(2))
    assert "You want to end the game here." in game.text(table.view(1))
    table.do(2, WantEnd(want=True))
    assert not table.over
    # As host Ana could end the game alone. After passing hosting on she only counts as one of all.
    table.do(0, PassHost(seat=1))
    assert not table.over
    assert table.do(0, WantEnd(want=True)) == [EndWanted(seat=0, want=True), EndedEarly(by=None)]
    assert table.lines[-1] == "The game ends early, because everybody wants it to."


@every_game
def test_a_wish_to_end_the_game_can_be_taken_back(game: AnyGame) -> None:
    table = Table(game)
    table.do(1, WantEnd(want=True))
    assert table.refusal(1, WantEnd(want=True)).code == "said-already"
    table.do(1, WantEnd(want=False))
    assert table.lines == ["Ben plays on after all."]
    assert table.view().wants_end == ()
    assert table.refusal(1, WantEnd(want=False)).code == "not-said"
    assert table.refusal(0, WantEnd(want=False)).code == "not-said"


@every_game
def test_an_earlier_wish_does_not_end_the_game_when_its_person_becomes_host(game: AnyGame) -> None:
    table = Table(game)
    table.do(1, WantEnd(want=True))
    table.do(0, PassHost(seat=1))
    assert not table.over
    table.do(1, WantEnd(want=False))
    assert table.do(1, WantEnd(want=True)) == [EndedEarly(by=1)]


@every_game
def test_the_game_ends_when_the_last_person_who_wants_to_play_on_leaves(game: AnyGame) -> None:
    table = Table(game)
    table.do(1, WantEnd(want=True))
    table.do(2, WantEnd(want=True))
    table.do(0, Leave())
    assert table.over
    assert table.events[-1] == EndedEarly(by=None)


@every_game
def test_a_wish_to_end_belongs_to_a_person_and_not_to_a_seat(game: AnyGame) -> None:
    table = Table(game)
    table.do(1, WantEnd(want=True))
    table.do(1, Leave())
    assert table.view().wants_end == ()
    assert table.refusal(1, WantEnd(want=True)).code == "bot-seat"
    table.do(2, WantEnd(want=True))
    table.do(HOUSE, Substitute(seat=1, person=Person("Ben")))
    assert table.view().wants_end == (2,)
    table.do(1, WantEnd(want=True))
    assert not table.over


@every_game
def test_a_bot_cannot_end_a_game(game: AnyGame) -> None:
    table = Table(game)
    assert table.refusal(3, WantEnd(want=True)).code == "bot-seat"
    for seat in (0, 1, 2):
        table.do(seat, Leave())
    assert not table.over


@every_game
def test_a_game_cannot_be_ended_before_the_deal_or_after_the_end(game: AnyGame) -> None:
    table = Table(game, dealt=False)
    if table.state.phase == SETUP:
        assert table.refusal(0, WantEnd(want=True)).sentence == "The cards are not dealt yet."
    table = Table(game)
    table.do(0, WantEnd(want=True))
    assert table.refusal(1, WantEnd(want=True)).sentence == "The game is over."
    assert table.refusal(0, Leave()).sentence == "The game is over."


@every_game
def test_ending_the_game_can_be_typed(game: AnyGame) -> None:
    table = Table(game)
    assert game.command(table.view(1), "end the game") == WantEnd(want=True)
    table.do(1, WantEnd(want=True))
    assert game.command(table.view(1), "do not end the game") == WantEnd(want=False)
    said = game.text(table.view(0))
    assert '"end the game": end the game for everybody, here and now, without a result.' in said


def stories(game: AnyGame) -> Sequence[GameHistory[Any]]:
    if game.name in STORIES:
        return STORIES[game.name]()
    short = manifests()[game.name].short
    return [tell_story(game, next(iter(game.rule_sets)), 2, seed, short) for seed in range(6)]


def cut(game: AnyGame) -> Iterator[tuple[GameHistory[Any], Any, list[Event]]]:
    """The last state of each phase of random games, without the first and the last phase."""
    for story in stories(game)[::2]:
        last: dict[str, int] = {}
        for at, step in enumerate(story.steps):
            last[step.state.phase] = at
        for phase, at in last.items():
            if phase not in ("setup", "over"):
                events = [event for step in story.steps[: at + 1] for event in step.events]
                yield story, story.steps[at].state, events


@every_game
def test_a_game_ended_in_any_phase_shows_everything_and_scores_nothing(game: AnyGame) -> None:
    seen = set()
    for story, state, events in cut(game):
        seen.add(state.phase)
        ended = EndedEarly(by=state.company.host)
        end = game.evolve(state, ended)
        places = sorted(card for place in game.places(end) for card in place)
        assert places == sorted(card for place in game.places(state) for card in place)
        memo = Memo()
        for viewer in (0, 1, PUBLIC):
            game.view(state, viewer, memo)
            view = game.view(end, viewer)
            assert game.view(end, viewer, memo) == view
            if game.name in SHOWN:
                SHOWN[game.name](state, view)
        record = Record.of(game, story.start, [*events, ended])
        text = write(record)
        assert text.endswith("\n\nResult: ended early.\n")
        assert read(text) == record
    assert seen >= PHASES_SEEN.get(game.name, set())
    assert seen


def quiddler_shows_everything(before: Any, view: Any) -> None:
    hands = [tuple(sorted(before.faces_of(s, p.held))) for s, p in enumerate(before.players)]
    assert [player.faces for player in view.players] == hands
    assert view.winners == ()
    assert len(view.sheet) == len(before.sheet)


def letter_jam_shows_everything(before: Any, view: Any) -> None:
    assert (view.end.total, view.end.grade) == (None, None)
    for seat, player in enumerate(view.players):
        assert player.points is None
        row = before.players[seat].row
        assert "".join(player.row) == "".join(before.letters[card] for card in row)
        assert [entry.letter for entry in view.end.sheets[seat]][: len(row)] == list(player.row)
        share = before.players[seat].maker.share
        assert view.end.shares[seat] == "".join(sorted(before.letters[card] for card in share))
        laid = before.players[seat].final.cards
        assert bool(laid) == bool(player.final and player.final.letters)
    assert all(clue.word for clue in view.clues)
    drafts = sum(len(player.drafts) for player in before.players)
    offered = drafts + len(before.old_drafts)
    assert len(view.end.drafts) == offered
    if before.words:
        assert view.end.words == before.words


SHOWN: dict[str, Callable[[Any, Any], None]] = {
    "letterjam": letter_jam_shows_everything,
    "quiddler": quiddler_shows_everything,
}
PHASES_SEEN = {"letterjam": {"making", "clue", "final"}, "quiddler": {"draw", "play"}}


def test_words_that_were_made_for_neighbours_are_shown() -> None:
    game = GAMES["letterjam"]
    table = Table(game, words="neighbours", length=3)
    view = table.view(1)
    make = next(choice for choice in view.choices if choice.__struct_config__.tag == "make-word")
    act = make.sample(Random(2))
    table.do(1, act)
    word = "".join(make.share[card] for card in act.cards)
    table.do(0, WantEnd(want=True))
    end = table.view(3).end
    assert end.words == (word, "", "", "")
    assert end.shares[1] == ""
    assert len(end.shares[0]) > 3
    said = game.text(table.view(3))
    assert f"Ana: The secret word was {word}." in said
    assert "Ben: No secret word was made yet." in said


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("The game ends early: Ben ends it.", "Only the host can end the game alone."),
        ("The game ends early: all want it.", "Not all people want to end the game."),
        ("Otter wants to end the game here.", "Bots go along with what the people at the table"),
        ("Ben plays on after all.", "You have not said that you want to end the game."),
        ("Ben changes an option: chat: no.", "That is how it is played already."),
        ("Ben changes an option: length: 4.", "It is not understood from"),
    ],
)
def test_a_record_with_an_impossible_early_end_is_refused(sentence: str, reason: str) -> None:
    table = Table(GAMES["letterjam"])
    text = write(Record.of(table.game, table.start, table.events))
    with pytest.raises(ValueError, match=reason):
        read(f"{text}2. {sentence}\n")


# Options about people


@every_game
def test_the_host_turns_chat_on_in_a_running_game(game: AnyGame) -> None:
    table = Table(game)
    assert table.refusal(1, Say(text="Hello!")).code == "chat-off"
    table.do(HOUSE, ChangeOption(seat=0, option="chat", value=True))
    assert table.lines == ["Ana turns free chat on."]
    assert table.view(1).options.chat
    table.do(1, Say(text="Hello!"))
    record = Record.of(game, table.start, table.events)
    assert "Ana changes an option: chat: yes." in write(record)
    assert read(write(record)) == record
    assert not read(write(record)).header.options.chat, (
        "the header must have the options at the start"
    )
    assert game.fold(table.start, record.events) == table.state


@every_game
def test_options_about_cards_cannot_change_during_a_game(game: AnyGame) -> None:
    table = Table(game)
    for option, value in (("watchers_see_letters", True), ("lexicon", "x")):
        answer = table.refusal(HOUSE, ChangeOption(seat=0, option=option, value=value))
        assert answer.code == "about-cards"
        assert answer.sentence.endswith("stays as it is until this game is over.")
    for option, value, code in (
        ("chat", False, "said-already"),
        ("chat", "loud", "malformed"),
        ("colour", "red", "no-such-option"),
    ):
        assert table.refusal(HOUSE, ChangeOption(seat=0, option=option, value=value)).code == code
    change = ChangeOption(seat=1, option="chat", value=True)
    assert table.refusal(HOUSE, change).code == "host-only"
    assert table.refusal(0, change).code == "house-only"
    table.do(0, WantEnd(want=True))
    assert table.refusal(HOUSE, ChangeOption(seat=0, option="chat", value=True)).code == "not-now"


def test_LJ_R4_changing_how_to_agree_gives_a_clue_that_now_has_enough_backing() -> None:
    table = LetterJamTable.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))
    table.offer(0, "TOE", "s0 s1 p1")
    table.back(1, 1)
    assert table.phase == "clue"
    table.do(HOUSE, ChangeOption(seat=0, option="agreement", value="majority"))
    assert table.phase == "deciding"
    assert table.view(2).options.agreement == "majority"


def test_LJ_R4_the_log_says_how_clues_are_agreed_on_now() -> None:
    table = Table(GAMES["letterjam"])
    for value, told in (
        ("majority", "it takes more than half of the players now"),
        ("host", "the host decides now"),
        ("unanimity", "everybody has to agree now"),
    ):
        table.do(HOUSE, ChangeOption(seat=0, option="agreement", value=value))
        assert table.lines == [f"Ana changes how clues are agreed on: {told}."]


# Another name


@every_game
def test_a_new_name_is_used_from_then_on_and_read_again_from_the_record(game: AnyGame) -> None:
    table = Table(game)
    assert table.do(HOUSE, Rename(seat=1, name="Mary Ann")) == [Renamed(seat=1, name="Mary Ann")]
    assert table.lines == ["Ben is called Mary Ann now."]
    assert table.view(0).people[1].name == "Mary Ann"
    assert "Mary Ann" in game.text(table.view(0))
    table.do(0, WantEnd(want=True))
    record = Record.of(game, table.start, table.events)
    text = write(record)
    assert 'Ben is called "Mary Ann" now.' in text
    assert "seat: Ben" in text
    assert write(read(text)) == text


@every_game
def test_a_new_name_changes_nothing_but_the_name(game: AnyGame) -> None:
    table = Table(game)
    table.do(1, WantEnd(want=True))
    before = table.state
    table.do(HOUSE, Rename(seat=1, name="Bea"))
    company = before.company.with_person(1, Person("Bea"))
    assert table.state == msgspec.structs.replace(before, company=company)
    assert table.view().wants_end == (1,)


@every_game
@pytest.mark.parametrize("name", ["Cem", "cem", "OTTER", " Bea", "", "x" * 25])
def test_a_new_name_is_free_and_obeys_the_rules_for_names(game: AnyGame, name: str) -> None:
    table = Table(game)
    assert table.refusal(HOUSE, Rename(seat=1, name=name)).code in ("name-taken", "malformed")
    assert table.refusal(HOUSE, Rename(seat=7, name="Bea")).code == "no-such-seat"


@every_game
def test_only_the_house_gives_names(game: AnyGame) -> None:
    assert Table(game).refusal(1, Rename(seat=0, name="Bea")).kind == "not-yours"
