"""What a table plays next: checking a choice of game, options and settings, and making it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from parlour.minds.pace import LONGEST_PACE
from parlour.rules.company import gather
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.registry import GAMES, no_such_game
from parlour.tables.call_link import call_objection
from parlour.tables.decision import Done, done
from parlour.tables.table import LONGEST_CLOCK, AnyGame, Table, TableSettings
from parlour.tables.table_events import Chosen
from parlour.words import Lexicon, LexiconError

if TYPE_CHECKING:
    from parlour.tables.asks import Choose


def choose(table: Table, choice: "Choose") -> Done:
    """Makes this choice the table's next game. ``objection_to_choice`` has checked it."""
    return done(
        table,
        Chosen(
            game=choice.game,
            rule_set=choice.rule_set,
            changes=choice.changes,
            settings=choice.settings,
        ),
    )


def objection_to_choice(choice: "Choose", seats: Sequence[int] = ()) -> Refusal | None:
    """Why a table cannot play this, or None. If ``seats`` are given, with that many players."""
    game = GAMES.get(choice.game)
    if game is None:
        return malformed(no_such_game(choice.game))
    options = game.options(choice.rule_set, choice.changes)
    if isinstance(options, Refusal):
        return options
    if refusal := objection_to_settings(choice.settings):
        return refusal
    try:
        lexicon = Lexicon.open(options.lexicon)
    except LexiconError as error:
        return malformed(str(error))
    return _objection_of_any_company(game, options, lexicon, seats or game.seats)


def objection_to_settings(settings: TableSettings) -> Refusal | None:
    if not 0 <= settings.clock <= LONGEST_CLOCK:
        return malformed("The clock can be set to at most a day.")
    if not 0 <= settings.pace <= LONGEST_PACE:
        return malformed(f"Bots pause between 0 and {LONGEST_PACE:.0f} seconds.")
    return call_objection(settings.call)


def _objection_of_any_company(
    game: AnyGame, options: Any, lexicon: Lexicon, seats: Sequence[int]
) -> Refusal | None:
    """Why none of these numbers of players can play with these options, or None."""
    refusal = None
    for players in seats:
        company = gather(f"Player {seat + 1}" for seat in range(players))
        start = game.begin(options, company, lexicon)
        if not isinstance(start, Refusal):
            return None
        refusal = start
    return refusal
