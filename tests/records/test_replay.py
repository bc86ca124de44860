"""A replay shows what everybody saw, and nobody's choices."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.records import EVERYTHING, Record, RecordError, Replay, read
from parlour.rules.registry import GAMES
from tests.web.stories import tell

GOLDEN = Path(__file__).parent / "golden" / "version-1"


def replayed(game: str, seats: int = 3, seed: int = 7, **changes: object) -> Replay:
    story = tell(game, seats, seed, **changes)
    return Replay(Record.of(GAMES[game], story.start, story.events))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_step_is_what_the_seat_saw_then_but_for_its_choices(game: str) -> None:
    story = tell(game, 3, seed=7)
    rules = GAMES[game]
    replay = Replay(Record.of(rules, story.start, story.events))
    assert replay.last == len(story.events)
    state, seen = story.start, 0
    for number, event in enumerate(story.events, 1):
        change = rules.change(state, event)
        state = change.after
        if number < replay.first:
            continue
        for seat in range(3):
            then = rules.view(state, seat)
            assert replay.view(number, seat) == replace(then, choices=(), barred=())
            line = rules.narrate(change, seat)
            assert replay.lines(seat)[number - 1] in (line, None)
            seen += line is not None
    assert seen > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_is_every_card_on_the_table_at_every_step(game: str) -> None:
    replay = replayed(game)
    options = replay.header.options
    assert not options.watchers_see_letters
    hidden = 0
    for step in range(replay.first, replay.last + 1):
        view = replay.view(step, EVERYTHING)
        assert (view.viewer, view.choices) == (None, ())
        assert not view.options.watchers_see_letters
        for seat in range(3):
            open_, own = view.players[seat], replay.view(step, seat).players[seat]
            if game == "letterjam":
                assert (open_.letter is None) == (open_.card is None)
                hidden += own.letter is None and open_.letter is not None
            else:
                assert open_.faces is not None
                hidden += replay.view(step, (seat + 1) % 3).players[seat].faces is None
    assert hidden > 0


def test_the_chapters_are_rounds_and_hands_in_order() -> None:
    jam = Replay(read((GOLDEN / "letterjam-rulebook-2.txt").read_text("utf-8")))
    assert [(one.title, one.note) for one in jam.chapters[:3]] == [
        ("Round 1", "ELECT"),
        ("Round 2", "GLORY"),
        ("Round 3", "TWEET"),
    ]
    assert jam.chapters[-1].title == "The end"
    firsts = [one.first for one in jam.chapters]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == jam.first == 1
    quiddler = Replay(read((GOLDEN / "quiddler-manual-2.txt").read_text("utf-8")))
    assert [one.title for one in quiddler.chapters] == ["Hand 1", "Hand 2", "Hand 3", "The end"]
    assert quiddler.chapters[1].note == "Otter out"


def test_of_arrangements_in_a_row_only_the_last_is_told() -> None:
    replay = replayed("quiddler", hands=2, seed=3)
    record = Record.of(GAMES["quiddler"], replay.state(0), tell("quiddler", 3, 3, hands=2).events)
    kinds = [type(event).__name__ for event in record.events]
    for seat in range(3):
        told = [kind for kind, line in zip(kinds, replay.lines(seat), strict=True) if line]
        assert ("Arranged", "Arranged") not in pairwise(told)
    assert "Arranged" in kinds


def test_a_game_that_was_never_dealt_has_no_replay() -> None:
    story = tell("quiddler", 2, 1)
    with pytest.raises(RecordError, match="never dealt"):
        Replay(Record.of(GAMES["quiddler"], story.start, ()))
