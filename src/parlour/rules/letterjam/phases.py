"""The phases of a game, and why other acts are barred in each of them."""

from parlour.rules.letterjam.state import Phase
from parlour.rules.refusal import Refusal, illegal

SENTENCES: dict[Phase, str] = {
    "setup": "The cards are not dealt yet.",
    "making": "Words are being made for the neighbours now.",
    "clue": "A clue is being chosen now.",
    "deciding": "The clue is given; now everybody decides whether to stay or move on.",
    "final": "The clues are over; now everybody lays out a final word.",
    "reveal": "Words are being revealed; nothing else changes now.",
    "over": "The game is over.",
}

NOT_NOW: dict[str, Refusal] = {
    phase: illegal("not-now", sentence, "LJ-E3" if phase == "reveal" else "")
    for phase, sentence in SENTENCES.items()
}
