"""Updates: the JSON that is put together of cached parts is the update itself."""

from collections import OrderedDict
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from parlour.lessons import LESSONS
from parlour.rules.memo import Memo
from parlour.rules.quiddler import headline
from parlour.rules.registry import GAMES
from parlour.rules.seat import PUBLIC
from parlour.tables import keys, set_up_tables
from parlour.tables.decision import Decision, Done, Now
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.table import Table, TableSettings
from parlour.tables.table_view import TableView, table_view
from parlour.tables.table_words import words as in_words
from parlour.tables.update import Update, Updates, Wanted, make_together
from tests.tables.evening import NOBODY, Evening


def _expected(live: Live, present: Present, served: float, seat: int | None, words: bool) -> object:
    """The update as a value, encoded at once and without a cache."""
    table = live.table
    viewer = PUBLIC if seat is None else table.viewer(seat)
    view = table.play and table.rules.view(table.play.state, viewer)
    shared = table_view(live.code, table, present, served, Memo(), live.absence.away(served))
    points = None
    if table.play is not None and not table.playing and not table.play.state.ended_early:
        played = None if seat is None else table.holders[seat].played
        points = None if played is None else table.rules.score(table.play.state, played)
    return msgspec.to_builtins(
        Update(
            seq=table.seq,
            table=_own(shared, seat, points, live.table.settings),
            view=view,
            lines=(),
            words=in_words(table, seat, view, shared.overdue)
            if view is not None and words
            else None,
            advice=None,
        )
    )


def _own(
    shared: TableView, seat: int | None, points: int | None, settings: TableSettings
) -> TableView:
    if seat is None:
        return shared
    return replace(shared, seat=seat, points=points, settings=settings)


@pytest.mark.parametrize("game", GAMES)
def test_updates_of_a_whole_evening_equal_those_made_without_a_cache(game: str) -> None:
    evening, rng = Evening(game, 5), Random(5)
    live = Live("a-table-1", evening.table, OrderedDict())
    stages: set[str] = set()
    for _ in range(1500):
        evening.step()
        live.table = evening.table
        seats = [None, *(s for s, h in enumerate(live.table.holders) if h.key is not None)]
        present = rng.choice((NOBODY, Present(frozenset({0}), 2)))
        updates = Updates(live, present, evening.served)
        for seat in rng.sample(seats, min(2, len(seats))):
            words = rng.random() < 0.1
            found = msgspec.json.decode(b"".join(updates.json(seat, live.table.seq, words=words)))
            assert found == _plain(_expected(live, present, evening.served, seat, words))
            stages.add(found["table"]["stage"])
    assert stages == {"lobby", "playing", "over"}


def test_updates_made_together_are_those_of_each_table() -> None:
    """Tables of both games, some of them in their lobby: nobody gets a part of another's update."""
    evenings = [Evening(game, seed) for game in GAMES for seed in (7, 8)]
    rng = Random(7)
    lives = [Live(f"a-table-{n}", one.table, OrderedDict()) for n, one in enumerate(evenings)]
    for _ in range(300):
        expected, wanted = [], []
        for evening, live in zip(evenings, lives, strict=True):
            if rng.random() < 0.8:
                evening.step()
            live.table = evening.table
            updates = Updates(live, NOBODY, evening.served)
            for seat in (None, *(s for s, h in enumerate(live.table.holders) if h.key is not None)):
                words = rng.random() < 0.1
                wanted.append(Wanted(updates, seat, live.table.seq, words))
                expected.append(_expected(live, NOBODY, evening.served, seat, words))
        made = make_together(wanted)
        found = [msgspec.json.decode(b"".join(pieces)) for pieces in made]
        assert found == [_plain(one) for one in expected]


def test_a_view_that_failed_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed leaves no half-made part behind for those who come after it."""
    evening = Evening("quiddler", 9)
    while not evening.table.playing:
        evening.step()
    live = Live("a-table-1", evening.table, OrderedDict())
    updates = Updates(live, NOBODY, evening.served)
    seats = [seat for seat, holder in enumerate(live.table.holders) if holder.key is not None]
    with monkeypatch.context() as broken:
        broken.setattr(headline, "countdown", None)
        with pytest.raises(TypeError):
            updates.json(seats[0], live.table.seq, words=False)
    for seat in seats:
        found = msgspec.json.decode(b"".join(updates.json(seat, live.table.seq, words=False)))
        assert found == _plain(_expected(live, NOBODY, evening.served, seat, words=False))


def _plain(update: object) -> object:
    """As a client decodes it: keys of objects are texts."""
    return msgspec.json.decode(msgspec.json.encode(update))


@pytest.mark.parametrize("game", LESSONS)
def test_only_the_pupil_of_a_lesson_gets_advice(game: str) -> None:
    opened = set_up_tables.lesson(game, "Lisa", keys.hash_key("key"), Now(Random(1), 0.0))
    assert isinstance(opened, Done)
    live = Live("a-table-1", Table(), OrderedDict())
    live.advance(opened)
    updates = Updates(live, NOBODY, 0.0)
    pupil = msgspec.json.decode(b"".join(updates.json(0, 0, words=False)))
    watcher = msgspec.json.decode(b"".join(updates.json(None, 0, words=True)))
    assert pupil["advice"]["text"]
    assert (watcher["advice"], pupil["words"]) == (None, None)
    assert watcher["words"]


class Followed(Evening):
    """An evening that a live table follows."""

    def __init__(self, game: str, seed: int) -> None:
        self.live = Live("a-table-1", Table(), OrderedDict())
        super().__init__(game, seed)

    def happen(self, what: str, decision: Decision) -> None:
        super().happen(what, decision)
        if isinstance(decision, Done):
            self.live.advance(decision)


@pytest.mark.parametrize("game", GAMES)
def test_log_lines_that_viewers_share_are_those_that_each_is_told(game: str) -> None:
    """Whatever a viewer has seen last, and whoever gets an update before them."""
    evening, rng = Followed(game, 6), Random(6)
    live, alike, apart = evening.live, 0, 0
    for _ in range(400):
        evening.step()
        updates, table = Updates(live, NOBODY, evening.served), live.table
        viewers = [None, *range(len(table.holders))]
        for since in (table.seq - back for back in (1, 2, 5)):
            told = set()
            for seat in rng.sample(viewers, len(viewers)):
                viewer = PUBLIC if seat is None else table.viewer(seat)
                found = msgspec.json.decode(b"".join(updates.json(seat, since, words=False)))[
                    "lines"
                ]
                assert tuple(found) == live.lines(since, viewer)
                told.add(tuple(found))
            alike, apart = alike + (len(told) == 1), apart + (len(told) > 1)
    assert min(alike, apart) > 50
