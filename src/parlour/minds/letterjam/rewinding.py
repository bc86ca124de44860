"""Reconstructs earlier tables from a view: the table as it was when a clue was given.

A view has every clue, and a clue names the cards it used. So the table can be rewound clue by
clue, back to the first one. A player who moved on without being in the clue is assumed to have
moved on later.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.rules.letterjam.box import setup_card
from parlour.rules.letterjam.view_types import (
    BonusView,
    ClueView,
    PlayerView,
    StandView,
    View,
)


def earlier_tables(view: View) -> Iterator[tuple[ClueView, View]]:
    """Every clue with the table at which it was given, the newest first."""
    while view.clues:
        clue, view = view.clues[-1], before_newest_clue(view)
        yield clue, view


def before_newest_clue(view: View) -> View:
    """The table at which the newest clue was chosen."""
    then = view if view.phase == "deciding" else _before_refill(view)
    return replace(then, phase="clue", clues=view.clues[:-1])


def _before_refill(view: View) -> View:
    clue = view.clues[-1]
    shown = dict(zip(clue.sources, clue.letters, strict=True))
    own = dict(zip(clue.sources, clue.own_cards, strict=True))
    discards = list(view.discards)
    bonus = list(view.bonus)
    stands = []
    for stand, stack in zip(view.stands, setup_card(len(view.players)).stacks, strict=True):
        letter = shown.get(stand.source)
        if letter is None:
            stands.append(stand)
            continue
        discards.remove(letter)
        used = sum(stand.source in earlier.sources for earlier in view.clues[:-1])
        left = max(0, stack - 1 - used)
        stands.append(StandView(stand.source, letter, left, token=left > 0))
    for source, letter in shown.items():
        if source[0] == "b":
            discards.remove(letter)
            bonus.append(BonusView(source, letter, None))
    return replace(
        view,
        discards="".join(discards),
        players=tuple(
            _before_moving(player, shown.get(player.source), own.get(player.source))
            for player in view.players
        ),
        stands=tuple(stands),
        bonus=tuple(bonus),
    )


def _before_moving(player: PlayerView, letter: str | None, own: int | None) -> PlayerView:
    """A player before they moved on from the letter in the clue. The viewer knows which of their
    own cards it was: ``own``."""
    if letter is None or not player.card:
        return player
    if own is not None:
        return replace(player, card=own, clued=True)
    if player.clued and letter == player.letter:
        return player
    card, length = player.card - 1, len(player.row)
    row = player.row if card >= length else player.row[: card + 1] + (None,) * (length - card - 1)
    return replace(player, card=card, letter=letter, clued=True, row=row)
