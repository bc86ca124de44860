"""A table at which people do random things that they may do, and a model of its last game."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from parlour.games import manifests
from parlour.minds import minds
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables import asks, hosting, play, seat_requests, seats
from parlour.tables.asks import Choose
from parlour.tables.choosing import choose
from parlour.tables.decision import Decision, Done, Now
from parlour.tables.presence import Present
from parlour.tables.table import SettingsChange, Table, TableSettings, stage
from parlour.tables.table_events import read_event, write_event
from parlour.tables.table_fold import evolve
from parlour.tables.table_view import table_view

SHORT: dict[str, dict[str, object]] = {
    name: {**game.short, "chat": True} for name, game in manifests().items()
}
NOBODY = Present(frozenset(), 0)


class Evening:
    """A table, and its own account of who was in the last game, to compare with the table's."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        self.served = 0.0
        self.people = 0
        self.away: frozenset[str] = frozenset()
        """The key hashes of people who are away; everybody else is connected."""
        self.taken: Counter[str] = Counter()
        self.was: dict[str, Seat] = {}
        """For each key in the last game, its seat in that game."""
        choice = Choose(game=game, rule_set=next(iter(GAMES[game].rule_sets)), changes=SHORT[game])
        self.table = choose(Table(), choice).table
        self.happen("sit", seats.sit(self.table, self.new_name(), self.new_key()))

    @property
    def now(self) -> Now:
        people = {holder.key for holder in self.table.holders if holder.key is not None}
        return Now(self.rng, self.served, people - self.away, self.away)

    def new_name(self) -> str:
        self.people += 1
        return f"Guest {self.people}"

    def new_key(self) -> str:
        return f"key {self.people}"

    def happen(self, what: str, decision: Decision) -> None:
        """Applies a decision, and checks that the table is the fold of the written events."""
        if isinstance(decision, Refusal):
            return
        self.taken[what] += 1
        before = self.table
        for event in decision.events:
            before = evolve(before, read_event(write_event(event)))
        assert before == decision.table
        self.table = decision.table

    def step(self) -> None:
        rng, table = self.rng, self.table
        self.served += rng.random() * 60
        persons = [seat for seat, holder in enumerate(table.holders) if holder.key is not None]
        if rng.random() < 0.1:
            self.away = frozenset(h.key for h in table.holders if h.key and rng.random() < 0.3)
        if rng.random() < 0.1:
            self.happen("hosting", hosting.pass_on_hosting(table, self.now))
            return
        if not persons or rng.random() < 0.05:
            came = seats.sit(table, self.new_name(), self.new_key())
            assert persons or table.playing or isinstance(came, Done), "somebody can always come"
            self.happen("sit", came)
            return
        by, seat = rng.choice(persons), rng.randrange(len(table.holders) + 1)
        if table.playing and rng.random() < 0.9:
            self.play()
        elif rng.random() < 0.15:
            self.pass_seat(by, seat)
        elif rng.random() < 0.15:
            self.let_in(by, seat)
        else:
            ask = rng.choice(
                [
                    asks.AddBot(mind=minds(table.game)[0]),
                    asks.RemoveSeat(seat=seat),
                    asks.Lock(locked=rng.random() < 0.3),
                    asks.PassHosting(seat=seat),
                    asks.HandToBot(seat=seat),
                    asks.HandToBot(seat=by),
                    *[asks.TakeBack()] * 3,
                    asks.GetUp(),
                    asks.HostAgain(),
                    asks.Start(),
                    asks.Start(),
                    asks.Choose(
                        game=table.game,
                        rule_set=table.rule_set,
                        changes=SHORT[table.game],
                        settings=TableSettings(clock=rng.choice((0.0, 30.0))),
                    ),
                    asks.Adjust(
                        options={"chat": rng.random() < 0.5},
                        settings=SettingsChange(clock=rng.choice((0.0, 30.0))),
                    ),
                    self.remark(),
                ]
            )
            started = table.play
            self.happen(type(ask).__name__, asks.decide(table, by, ask, self.now))
            if self.table.play is not None and started is not self.table.play:
                self.note_who_plays(started)

    def remark(self) -> asks.AnyAsk:
        act = self.rng.choice(
            (
                {"act": "say", "text": "Hm."},
                {"act": "leave"},
                {"act": "pass-host", "seat": 1},
                {"act": "want-end", "want": True},
            )
        )
        return asks.PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))

    def note_who_plays(self, before: Any) -> None:
        play = self.table.play
        if play is not None and (before is None or before.number != play.number):
            self.was = {h.key: seat for seat, h in enumerate(self.table.holders) if h.key}

    def pass_seat(self, by: Seat, seat: Seat) -> None:
        """Somebody makes a pass, and somebody uses it."""
        given = seats.give_pass(self.table, by, seat, "pass", self.now)
        self.happen("pass", given)
        if isinstance(given, Refusal):
            return
        name = self.table.holders[seat].name if self.rng.random() < 0.5 else self.new_name()
        self.take_over(seat, name)

    def let_in(self, by: Seat, seat: Seat) -> None:
        """Somebody asks for a bot's seat, and somebody at the table answers."""
        name = self.new_name()
        self.happen(
            "request", seat_requests.request_seat(self.table, seat, name, "request", self.now)
        )
        if not (waiting := seat_requests.open_requests(self.table, self.served)):
            return
        asked = self.rng.choice(waiting)
        answer = asks.AnswerRequest(number=asked.number, yes=self.rng.random() < 0.7)
        answered = asks.decide(self.table, by, answer, self.now)
        self.happen("AnswerRequest", answered)
        if answer.yes and not isinstance(answered, Refusal):
            self.take_over(asked.seat, asked.name)

    def take_over(self, seat: Seat, name: str) -> None:
        """Somebody new takes the seat that they have the latest pass for."""
        old = self.table.holders[seat]
        self.people += 1
        key = self.new_key()
        passes = [one for one in self.table.passes if one.seat == seat]
        claimed = seats.claim(self.table, passes[-1], name, key, self.now)
        self.happen("claim", claimed)
        if not isinstance(claimed, Refusal):
            # A person's seat brings the last game with it; a bot's seat does not, once the game is
            # over. While the game runs, every seat brings it.
            if old.key in self.was:
                self.was[key] = self.was.pop(old.key)
            elif self.table.playing:
                self.was[key] = seat

    def play(self) -> None:
        """A person or the bot of a seat does an act in the game."""
        table, rng = self.table, self.rng
        assert table.play is not None
        waiting = table.rules.waiting_for(table.play.state) or range(len(table.holders))
        seat = rng.choice(list(waiting))
        choices = table.rules.choices(table.play.state, seat)
        weights = [
            table.rules.random_weight.get(str(c.__struct_config__.tag), 1.0) for c in choices
        ]
        if not any(weights):
            return
        act = msgspec.json.encode(rng.choices(choices, weights)[0].sample(rng))
        holder = table.holders[seat]
        if holder.mind is not None and (holder.key is None or rng.random() < 0.9):
            self.happen("bot", play.play_for_bot(table, seat, act, self.now))
        elif holder.key is not None:
            ask = asks.PlayAct(act=msgspec.Raw(act))
            self.happen("play", asks.decide(table, seat, ask, self.now))

    def somebody_has_moved(self) -> bool:
        """Whether the last game is over and somebody had another seat in it than now."""
        return stage(self.table) == "over" and any(
            holder.key and holder.played not in (None, seat)
            for seat, holder in enumerate(self.table.holders)
        )

    def look(self) -> None:
        """Checks that everybody sees their own game, and that a person hosts if there is one."""
        table, memo = self.table, Memo()
        for seat, holder in enumerate(table.holders):
            table_view("a-table-1", table, NOBODY, self.served, memo)
            if holder.key is None or table.play is None:
                continue
            assert holder.played == self.was.get(holder.key), (seat, holder, self.was)
            view = table.rules.view(table.play.state, table.viewer(seat))
            assert view.viewer == self.was.get(holder.key)
            if table.playing:
                assert view.viewer == seat
        persons = [seat for seat, holder in enumerate(table.holders) if holder.key is not None]
        if persons and not table.playing:
            assert table.host in persons
        assert table.lender != table.host
        assert all(table.holders[request.seat].key is None for request in table.requests)
        assert all(table.holders[p.seat].key is None for p in table.passes if p.name is not None)
