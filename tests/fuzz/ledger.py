"""Checks the log of a table against what was asked: every event was asked for by somebody who may,
and every acknowledged ask is there exactly once."""

from random import Random

from parlour.tables import asks
from parlour.tables.decision import Done, Now
from parlour.tables.keys import hash_key
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.table_events import read_event
from parlour.tables.table_fold import evolve
from tests.fuzz.connections import Account, Sent

SERVED = 0.0


async def demand_only_legal_acts(
    store: Store, code: str, began: int, keys: list[str], account: Account
) -> int:
    """Checks that each act since a log number was one that its seat could do then. Returns how many
    there were."""
    entries = await store.read(code)
    acts = sorted(await store.acts(code, len(entries)), key=lambda act: act[1])
    by_hash = {hash_key(key)[:16]: key for key in keys}
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert (acts[-1][1] if acts else began) == len(entries), "an event that nobody asked for"
    table, at = Table(), 0
    acknowledged = {}
    for act, seq in [("", began), *acts]:
        holder, _, ask_id = act.partition(":")
        if holder in by_hash:
            sent = Sent(by_hash[holder], ask_id)
            acknowledged[sent] = seq
            seat = next(s for s, h in enumerate(table.holders) if h.key == hash_key(sent.key))
            decisions = [
                asks.decide(table, seat, ask, Now(Random(1), SERVED)) for ask in account.asks[sent]
            ]
            kinds = {type(d.events[0]) for d in decisions if isinstance(d, Done)}
            assert type(read_event(entries[at].event)) in kinds, (sent, account.asks[sent])
        else:
            # The house closes windows at a table that chose a time for challenges meanwhile.
            assert holder in ("", "bot", "house"), act
        for entry in entries[at:seq]:
            table = evolve(table, read_event(entry.event))
        at = seq
        if table.play is not None:
            cards = sorted(c for place in table.rules.places(table.play.state) for c in place)
            assert cards == list(range(len(cards))), "a card is lost or doubled"
    for sent, seq in acknowledged.items():
        if sent.key not in account.unsure:
            assert account.taken[sent] == seq
    for sent, seq in account.taken.items():
        if sent.key in keys:
            # To have seen a deal that this table does not have changes nothing.
            no_trace = any(isinstance(ask, asks.HaveSeen) for ask in account.asks[sent])
            there = acknowledged.get(sent, seq if no_trace else None)
            assert there == seq, "acknowledged and not there"
    return len(acknowledged)
