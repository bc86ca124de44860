"""Only Letter Jam has stands: everybody else's letter, nonplayer stands, the middle cards."""

from rich.text import Text

from parlour.cli.terminal.cards import Card
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.palette import BERRY, CREAM, HONEY, INK, LEAF, OLD_CREAM, SAGE, WOOD
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.view_types import PlayerView, View
from parlour.rules.naming import Names


def name(view: View, seat: int) -> str:
    """The name of a player, for the beginning of a line."""
    return "You" if seat == view.viewer else view.people[seat].name


def on_stands(view: View, look: Look) -> list[Card]:
    """The letters the viewer sees around the table."""
    cards = [_player(view, player, look) for player in view.players if player.seat != view.viewer]
    for number, stand in enumerate(view.stands, 1):
        then = f"◆ after {stand.stack}" if stand.token else "from deck"
        below = (Text(f"Stand {number}", style="bold"), Text(then, style=look.tones.soft))
        cards.append(Card(stand.letter or " ", OLD_CREAM, INK, SAGE, below))
    return cards


def in_the_middle(view: View, look: Look) -> list[Card]:
    """The wildcard and the bonus letters, which are everybody's."""
    people = Names(view.people, view.viewer)

    def below(called: str, claimed_by: int | None) -> tuple[Text, ...]:
        claim = "" if claimed_by is None else f"for {people.of(claimed_by)}"
        return (Text(called, style="bold"), Text(claim, style=look.tones.soft))

    wildcard = Card(WILD, HONEY, INK, HONEY, below("Wild", view.wildcard_claimed_by))
    return [
        wildcard,
        *(
            Card(b.letter, CREAM, BERRY, HONEY, below(f"Bonus {b.source[1:]}", b.claimed_by))
            for b in view.bonus
        ),
    ]


def _player(view: View, player: PlayerView, look: Look) -> Card:
    soft = look.tones.soft
    place = "no letter"
    if player.card is not None:
        place = "extra" if player.on_extra else f"{player.card + 1} of {len(player.row)}"
    below = [
        Text(name(view, player.seat), style="bold"),
        Text.assemble((f"{place} ", soft), taken(view, player)),
    ]
    if player.doing:
        below.append(Text(player.doing, style=look.tones.honey))
    return Card(player.letter or " ", CREAM, INK, WOOD, tuple(below))


def taken(view: View, player: PlayerView) -> Text:
    """The tokens a player has taken; a hollow red is one of the share still to take."""
    owed = max(0, view.tokens.share - player.reds)
    return Text.assemble(("●" * player.reds + "○" * owed, BERRY), ("◆" * player.greens, LEAF))
