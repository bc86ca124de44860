"""The choices of a player: one type for each kind of act, with the values its fields may take.

A choice holds only what its player knows. It alone judges the fields of an act, so that the rules
accept exactly what a view offers. Each module here has the choices for the rules module of the same
name.
"""

from typing import TypeAlias

from parlour.rules.letterjam.choices.clue import (
    LONGEST_CLUE,
    CanBack,
    CanBackNothing,
    CanDraft,
    CanDropDraft,
    CanEndClues,
    CanOffer,
    CanSayFeeling,
    CanSayGoodClue,
    CanWantStop,
    CanWithdrawOffer,
)
from parlour.rules.letterjam.choices.deciding import (
    CanGuessAloud,
    CanMoveOn,
    CanStay,
)
from parlour.rules.letterjam.choices.ending import (
    CanAccept,
    CanArrange,
    CanAskForCard,
    CanFreeWildcard,
    CanGiveUp,
    CanKnow,
    CanNotReady,
    CanReady,
    CanReveal,
    CanStopAsking,
)
from parlour.rules.letterjam.choices.guess_sheet import (
    LONGEST_NOTE,
    CanGuess,
    CanMark,
    CanNote,
)
from parlour.rules.letterjam.choices.setup import (
    CanDeal,
    CanLayAside,
    CanMakeWord,
    CanSearch,
    CanTakeCard,
)
from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd

__all__ = [
    "LONGEST_CLUE",
    "LONGEST_NOTE",
    "AnyChoice",
    "CanAccept",
    "CanArrange",
    "CanAskForCard",
    "CanBack",
    "CanBackNothing",
    "CanDeal",
    "CanDraft",
    "CanDropDraft",
    "CanEndClues",
    "CanFreeWildcard",
    "CanGiveUp",
    "CanGuess",
    "CanGuessAloud",
    "CanKnow",
    "CanLayAside",
    "CanMakeWord",
    "CanMark",
    "CanMoveOn",
    "CanNotReady",
    "CanNote",
    "CanOffer",
    "CanReady",
    "CanReveal",
    "CanSayFeeling",
    "CanSayGoodClue",
    "CanSearch",
    "CanStay",
    "CanStopAsking",
    "CanTakeCard",
    "CanWantStop",
    "CanWithdrawOffer",
]

AnyChoice: TypeAlias = (
    CanSearch
    | CanTakeCard
    | CanLayAside
    | CanMakeWord
    | CanDraft
    | CanDropDraft
    | CanOffer
    | CanWithdrawOffer
    | CanBack
    | CanBackNothing
    | CanWantStop
    | CanSayFeeling
    | CanSayGoodClue
    | CanGuess
    | CanMark
    | CanNote
    | CanStay
    | CanMoveOn
    | CanGuessAloud
    | CanArrange
    | CanAskForCard
    | CanStopAsking
    | CanGiveUp
    | CanReady
    | CanNotReady
    | CanReveal
    | CanKnow
    | CanAccept
    | CanLeave
    | CanPassHost
    | CanSay
    | CanWantEnd
)
"""Every choice that a seat can have. The choices of the house are never in a view."""
