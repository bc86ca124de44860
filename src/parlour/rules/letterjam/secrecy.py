"""The place of every card, the viewers who have seen it, and a disguise: the same game with other
secrets.

This is the specification for the tests of views. It shares no code with them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from parlour.rules.base import Event, Events, Rules
from parlour.rules.letterjam import events as e
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.state import Player, State
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import PUBLIC, Seat, Viewer

T = TypeVar("T")


def places(state: State) -> Iterator[Sequence[int]]:
    """The places on the table, each with its cards; every card is in exactly one place."""
    for player in state.players:
        yield player.row
        yield player.kept
        if player.on_extra and player.up is not None:
            yield (player.up,)
        # The cards lie with their maker until the words are passed on; the game may end before.
        if not player.row:
            yield player.maker.share
            yield player.maker.aside
            yield player.maker.made
    for stand in state.stands:
        yield stand.stack
        if stand.up is not None:
            yield (stand.up,)
    yield state.deck
    yield state.discards
    yield tuple(bonus.card for bonus in state.bonus)


def visible(state: State, viewer: Viewer) -> set[int]:
    """The cards whose face the viewer sees in this state, or has seen before it."""
    if state.phase == "over":
        return set(range(len(state.letters)))
    seen = {*state.discards, *(bonus.card for bonus in state.bonus)}
    seen |= {stand.up for stand in state.stands if stand.up is not None}
    seen |= {aloud.card for aloud in state.aloud}
    for seat, player in enumerate(state.players):
        sees_stand = state.options.watchers_see_letters if viewer is PUBLIC else seat != viewer
        if sees_stand:
            seen |= {*player.row[: player.at + 1], *player.extras}
        if player.final.revealed:
            seen |= _laid_out(state, player)
    if viewer is not PUBLIC and state.players:
        seen |= state.players[viewer].maker.seen
    return seen


def _laid_out(state: State, player: Player) -> set[int]:
    """The cards of a final word: from the row, from the kept extra letters, from the middle."""
    sources = set(player.final.cards)
    row = {card for place, card in enumerate(player.row) if f"r{place}" in sources}
    kept = {card for card in player.kept if f"k{player.position(card)}" in sources}
    return row | kept | {b.card for b in state.bonus if f"b{b.number}" in sources}


def _sources(state: State, seat: Seat) -> list[str]:
    """The sources of a clue that a player sees: every standing card, and the wildcard."""
    others = [f"p{n}" for n, p in enumerate(state.players) if n != seat and p.up is not None]
    stands = [f"s{n}" for n, stand in enumerate(state.stands) if stand.up is not None]
    return [*others, *stands, *(f"b{bonus.number}" for bonus in state.bonus), WILD]


def disguise(
    game: Rules[Options, State, View], start: State, story: Events, viewer: Viewer, rng: Random
) -> tuple[Event, ...]:
    """The same events, with every secret that the viewer must not know replaced by another."""
    states = [start]
    for event in story:
        states.append(game.evolve(states[-1], event))
    seen_ever: set[int] = set()
    seen_after_passing: set[int] = set()
    for state in states:
        now = visible(state, viewer)
        seen_ever |= now
        if state.phase not in ("setup", "making"):
            seen_after_passing |= _in_play(state, now, viewer)
    letters = _shuffled(states[-1].letters, seen_ever, rng)
    telling = _Telling(story, viewer, letters, seen_after_passing, rng)
    return tuple(telling.retell(at, states[at]) for at in range(len(story)))


def _in_play(state: State, seen: set[int], viewer: Viewer) -> set[int]:
    """The cards whose place on the table the viewer knows, and not only their letter."""
    if viewer is PUBLIC or state.phase == "over":
        return seen
    remembered = replace(state.players[viewer], maker=type(state.players[viewer].maker)())
    others = (*state.players[:viewer], remembered, *state.players[viewer + 1 :])
    return visible(replace(state, players=others), viewer)


def _shuffled(letters: str, fixed: set[int], rng: Random) -> str:
    """The letters of all cards, shuffled among the cards that are not fixed."""
    hidden = [card for card in range(len(letters)) if card not in fixed]
    pool = [letters[card] for card in hidden]
    rng.shuffle(pool)
    changed = list(letters)
    for card, letter in zip(hidden, pool, strict=True):
        changed[card] = letter
    return "".join(changed)


class _Telling:
    """Disguises the events of a game for one viewer, one by one."""

    def __init__(
        self, story: Events, viewer: Viewer, letters: str, placed: set[int], rng: Random
    ) -> None:
        self.story = story
        self.viewer = viewer
        self.letters = letters
        self.placed = placed
        self.rng = rng

    def retell(self, at: int, state: State) -> Event:
        event, rng = self.story[at], self.rng
        match event:
            case e.WordsDealt():
                return self._words_dealt(event)
            case e.SharesDealt():
                sizes = [len(share) for share in event.shares]
                return e.SharesDealt(shares=tuple(self._cut(sizes)))
            case e.RowsPassed():
                return self._rows_passed(event)
        if getattr(event, "seat", self.viewer) == self.viewer:
            return event
        match event:
            case e.Drafted():
                return self._drafted(at, state, event)
            case e.Guessed(letter=str()):
                return replace(event, letter=rng.choice(state.deck_data.letters))
            case e.Marked():
                return replace(event, letter=rng.choice(state.deck_data.letters))
            case e.Noted():
                return replace(event, text=rng.choice(("other words", "", "nothing much")))
            case e.Decided() if state.options.decisions == "hidden" and not self._later(
                at, e.RoundEnded
            ):
                return replace(event, move=not event.move)
            case e.Arranged() if not self._later(at, e.Revealed, event.seat):
                return self._arranged(event)
        return event

    def _later(self, at: int, kind: type[Event], seat: Seat | None = None) -> bool:
        return any(
            isinstance(event, kind) and (seat is None or getattr(event, "seat", None) == seat)
            for event in self.story[at + 1 :]
        )

    def _cut(self, sizes: Sequence[int]) -> Iterator[str]:
        start = 0
        for size in sizes:
            yield self.letters[start : start + size]
            start += size

    def _words_dealt(self, event: e.WordsDealt) -> Event:
        groups = (*event.rows, *event.stacks, event.deck)
        cut = tuple(self._cut([len(group) for group in groups]))
        rows = cut[: len(event.rows)]
        words = tuple("".join(self._mixed(row)) for row in rows)
        return e.WordsDealt(words=words, rows=rows, stacks=cut[len(rows) : -1], deck=cut[-1])

    def _mixed(self, items: Sequence[T]) -> list[T]:
        return self.rng.sample(items, len(items))

    def _rows_passed(self, event: e.RowsPassed) -> Event:
        """The same rows, in which the cards whose place the viewer does not know change places."""
        order = [card for row in event.rows for card in row] + list(event.deck)
        loose = self._mixed([card for card in order if card not in self.placed])
        order = [card if card in self.placed else loose.pop() for card in order]
        rows = []
        for row in event.rows:
            rows.append(tuple(order[: len(row)]))
            order = order[len(row) :]
        return e.RowsPassed(rows=tuple(rows), deck=tuple(order))

    def _drafted(self, at: int, state: State, event: e.Drafted) -> Event:
        offered = self._offers_of(at, event)
        given = any(isinstance(x, e.ClueGiven) and x.offer in offered for x in self.story[at:])
        sources = event.sources
        if not offered:
            usable = _sources(state, event.seat)
            sources = tuple(self.rng.choices(usable, k=self.rng.randint(1, 9)))
        elif not given:
            sources = self._same_numbers(state, event)
        wildcard = self.rng.choice(state.deck_data.alphabet) if WILD in sources else None
        return replace(event, sources=sources, wildcard=wildcard)

    def _offers_of(self, at: int, event: e.Drafted) -> set[int]:
        """The offers of this draft. Draft numbers are unique in the whole game."""
        return {
            later.offer
            for later in self.story[at:]
            if isinstance(later, e.Offered)
            and later.seat == event.seat
            and later.draft == event.draft
        }

    def _same_numbers(self, state: State, event: e.Drafted) -> tuple[str, ...]:
        """Other sources of the same kinds, which give the same five numbers."""
        usable = _sources(state, event.seat)
        swap = {WILD: WILD}
        for kind in "psb":
            pool = [source for source in usable if source[0] == kind]
            used = sorted({source for source in event.sources if source[0] == kind})
            swap |= dict(zip(used, self.rng.sample(pool, len(used)), strict=True))
        return tuple(swap[source] for source in event.sources)

    def _arranged(self, event: e.Arranged) -> Event:
        wildcard = self.rng.choice("AEIOU") if WILD in event.cards else None
        return replace(event, cards=tuple(self._mixed(event.cards)), wildcard=wildcard)
