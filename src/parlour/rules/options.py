"""The options that every game has."""

from typing import Annotated, ClassVar

from msgspec import Meta

from parlour.rules.value import Value, one_of
from parlour.words.lexicon import BUILT_IN

LEXICON = one_of(
    BUILT_IN,
    "The list that judges words. Parlour is the wide one; Strict leaves out what hardly anybody "
    "takes for a word, such as PARIS and PRE.",
    title="Word list",
    titles={"parlour": "Parlour", "strict": "Strict"},
)
"""The schema of the option that names the lexicon."""


class Options(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is played, chosen before the deal. A game adds its own options to these. Each has
    a title and a sentence for people, in its schema."""

    lexicon: Annotated[str, LEXICON] = "parlour"
    chat: Annotated[
        bool,
        Meta(title="Chat", description="People can write to each other during the game."),
    ] = False
    watchers_see_letters: Annotated[
        bool,
        Meta(
            title="Watchers see letters",
            description="People without a seat see the letters. A watcher can be a second phone.",
        ),
    ] = False

    about_people: ClassVar[tuple[str, ...]] = ("chat",)
    """The options that are about people and not about cards: the host may change them while a game
    runs. A game adds its own."""
