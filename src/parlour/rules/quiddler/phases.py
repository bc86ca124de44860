"""The phases of a game: why other acts are barred in each of them, and how a turn ends."""

from msgspec.structs import replace

from parlour.rules.players import change_player
from parlour.rules.quiddler.state import Phase, State
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import left_of

SENTENCES: dict[Phase, str] = {
    "setup": "The cards are not dealt yet.",
    "draw": "Somebody is playing their turn now.",
    "play": "Somebody is playing their turn now.",
    "challenge": "Words are on the table; first they can be challenged.",
    "defence": "A word is challenged; its owner defends it first.",
    "vote": "A word is challenged; everybody votes first.",
    "scoring": "The hand is being scored.",
    "scored": "The hand is over.",
    "over": "The game is over.",
}

UNDER_WAY: tuple[Phase, ...] = ("draw", "play", "challenge", "defence", "vote")
"""The phases in which a hand is played."""

NOT_NOW: dict[str, Refusal] = {
    phase: illegal("not-now", sentence) for phase, sentence in SENTENCES.items()
}


def turn_over(state: State) -> State:
    """The turn passes to the left. When it reaches the player who is out, the hand is scored."""
    state = change_player(state, state.at, turns=state.players[state.at].turns + 1)
    following = left_of(state.at, len(state.players))
    if following == state.out:
        return replace(state, phase="scoring")
    return replace(state, phase="draw", at=following, turn=state.turn + 1)
