"""The same deal at two tables whose people do different things: the same cards come in the same
order wherever the rules say so, in both games, with all options."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games import manifests
from parlour.lab.random_play import RandomPlayer
from parlour.rules import Event
from parlour.rules.letterjam.events import RowsPassed, SharesDealt, WordsDealt
from parlour.rules.quiddler.events import Dealt, Reshuffled
from parlour.rules.registry import GAMES
from parlour.tables import set_up_tables
from parlour.tables.deals import Terms
from parlour.tables.decision import Done, Now
from parlour.tables.play import play, start
from parlour.tables.seats import fill_seats
from parlour.tables.table import GivenDeals, NamedDeal, Table

MOST_STEPS = 3000

VARIANTS = [
    (game, rule_set, dict(variant.changes), seats)
    for game in ("letterjam", "quiddler")
    for variant in manifests()[game].variants
    for rule_set in GAMES[game].rule_sets
    for seats in (variant.seats or (2, 4))[:2]
]
SEATS = 3
LENGTHS = [3, 6, 7]
"""For the one option that is a list: the length of each player's word."""


def values_of(option: dict[str, Any]) -> list[Any]:
    """The values of an option by its schema; of numbers, the smallest and the largest."""
    if "enum" in option:
        return list(option["enum"])
    match option["type"]:
        case "boolean":
            return [False, True]
        case "integer":
            return [option["minimum"], option["maximum"]]
    return [LENGTHS]


def single_options() -> Iterator[tuple[str, str, dict[str, Any], int]]:
    """Every value of every option of both games, by every rule set."""
    for game in ("letterjam", "quiddler"):
        for rule_set, options in GAMES[game].rule_sets.items():
            kind = type(options)
            schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
            for name, option in schema.items():
                for value in values_of(option):
                    # Two hands are enough, unless the number of hands is what is tried.
                    short = {"hands": 2} if game == "quiddler" and name != "hands" else {}
                    yield game, rule_set, {**short, name: value}, SEATS


ALL = [*VARIANTS, *single_options()]


def steps(table: Table, rng: Random) -> Iterator[tuple[tuple[Event, ...], Any]]:
    """Plays a game at a table at random; what happened in each step, and the state after it."""
    player: RandomPlayer[Any] = RandomPlayer(table.rules, rng)
    for _ in range(MOST_STEPS):
        if not table.playing:
            return
        assert table.play is not None
        actor, act = player.pick(table.play.state)
        # A random source of the table would give other cards at every table.
        done = play(table, actor, act, Now(Random(rng.random()), 0.0))
        assert isinstance(done, Done), done
        table = done.table
        assert table.play is not None
        yield tuple(change.event for change in done.told), table.play.state


def begun(game: str, rule_set: str, changes: dict[str, Any], seats: int) -> Done:
    terms, occasion = (
        Terms(game, rule_set, changes, seats),
        GivenDeals((NamedDeal("a", "seed"),), seats),
    )
    opened = set_up_tables.given(terms, occasion, "Lisa", "key")
    assert isinstance(opened, Done), opened
    started = start(fill_seats(opened.table).table, Now(Random(), 0.0))
    assert isinstance(started, Done), started
    return started


@pytest.mark.parametrize(("game", "rule_set", "changes", "seats"), ALL)
def test_the_same_deal_has_the_same_cards_whatever_people_do(
    game: str, rule_set: str, changes: dict[str, Any], seats: int
) -> None:
    orders: list[dict[object, object]] = []
    acts: list[int] = []
    for chance in ("first", "second"):
        started = begun(game, rule_set, changes, seats)
        assert started.table.play is not None
        state = started.table.play.state
        found: dict[object, object] = {}
        for change in started.told:
            found |= fixed_order(change.event)
        pile, count = _pile(state), 0
        for events, after in steps(started.table, Random(f"{chance} {game} {seats} {changes}")):
            count += 1
            for event in events:
                found |= fixed_order(event)
            if any(isinstance(event, Dealt | Reshuffled | RowsPassed) for event in events):
                pile = _pile(after)
            # Cards come from the top of the pile and from nowhere else.
            rest = _pile(after)
            assert rest == pile[len(pile) - len(rest) :]
        orders.append(found)
        acts.append(count)
    shared = orders[0].keys() & orders[1].keys()
    assert shared
    assert all(orders[0][key] == orders[1][key] for key in shared)
    # A random game may be ended early, but not both.
    assert max(acts) > 5


def test_every_option_is_tried() -> None:
    tried = {(game, name) for game, _, changes, _ in ALL for name in changes}
    known = {
        (game, name)
        for game in ("letterjam", "quiddler")
        for options in GAMES[game].rule_sets.values()
        for name in options.__struct_fields__
    }
    assert tried == known


def fixed_order(event: Event) -> dict[object, object]:
    """What a deal fixes whatever people do: every first order of the cards. How the cards that
    people made words of, or have discarded, are shuffled depends on which cards these are."""
    match event:
        case WordsDealt():
            return {"words": (event.words, event.rows, event.stacks, event.deck)}
        case SharesDealt():
            return {"shares": event.shares}
        case Dealt():
            return {event.hand: (event.dealer, event.order)}
    return {}


def _pile(state: Any) -> tuple[int, ...]:
    return tuple(state.deck if hasattr(state, "deck") else state.stock)


def test_a_reshuffle_tells_nothing_about_the_next_deal() -> None:
    """The discards that are shuffled again have a random source of their own, and each time another
    one."""
    rules = GAMES["quiddler"]
    started = begun("quiddler", "manual", {"hands": 2}, 2)
    assert started.table.play is not None
    state = started.table.play.state
    names = {rules.chance(started.table.play.start), rules.chance(state)}
    for _, after in steps(started.table, Random(1)):
        names.add(rules.chance(after))
        if after.phase == "scored":
            break
    turns = state.turn
    assert "0" in names
    assert "1" in names
    assert f"1/{turns}" in names
    assert len(names) > 4
