"""The sentences of Quiddler: one template, with its phases, for each kind of event."""

from parlour.records import manners
from parlour.records.codecs import (
    SEAT,
    CheckedCodec,
    ImpliedCodec,
    LettersCodec,
    NumberedCodec,
    PhraseCodec,
    TextCodec,
)
from parlour.records.notation import Check, Notation, Template, Vocabulary
from parlour.records.quiddler import checks, facts
from parlour.records.quiddler.cards import HeldCardCodec, RowsCodec
from parlour.records.quiddler.deals import DealCodec, ReshuffleCodec
from parlour.records.quiddler.doubts import OpenWordCodec
from parlour.records.quiddler.scores import EndingCodec, HandScoresCodec, result
from parlour.rules.base import Event
from parlour.rules.quiddler import events as e
from parlour.rules.quiddler.choices import LONGEST_DEFENCE, LONGEST_LOOK_UP

PHASES = {
    "setup": "before the deal",
    "draw": "before a card is drawn",
    "play": "while somebody plays a turn",
    "challenge": "while a lay-down can be challenged",
    "defence": "while a word is being defended",
    "vote": "while everybody votes",
    "scoring": "before the hand is scored",
    "scored": "between two hands",
    "over": "after the end of the game",
}

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    # The deal
    "hand": CheckedCodec(NumberedCodec("hand"), checks.next_hand),
    "dealer": CheckedCodec(SEAT, checks.dealer),
    "size": facts.size,
    "deal": DealCodec(),
    "discards": facts.discards,
    "new-stock": ReshuffleCodec(),
    # In private
    "rows": RowsCodec(),
    "word": LettersCodec(LONGEST_LOOK_UP),
    "found": PhraseCodec({True: "finds it", False: "does not find it"}),
    # A turn
    "pile": PhraseCodec({"stock": "draws", "discards": "takes"}),
    "drawn": facts.drawn,
    "held": HeldCardCodec(),
    "words": CheckedCodec(RowsCodec(), checks.some_words),
    "worth": facts.worth,
    # Challenges
    "open-lay-down": ImpliedCodec(facts.open_lay_down),
    "open-word": OpenWordCodec(),
    "in-doubt": facts.in_doubt,
    "final-words": facts.final_words,
    "sentence": TextCodec(LONGEST_DEFENCE),
    "up": PhraseCodec({True: "for", False: "against"}),
    "upheld+by": CheckedCodec(
        PhraseCodec(
            {
                (True, "lexicon"): "is upheld: it is in the word list",
                (False, "lexicon"): "is rejected: it is not in the word list",
                (True, "vote"): "is upheld by vote",
                (False, "vote"): "is rejected by vote",
            }
        ),
        checks.ruler,
    ),
    "votes": facts.votes,
    "consequences": facts.consequences,
    "laid": facts.laid,
    "outcome": facts.outcome,
    # Scores
    "hand-number": facts.hand_number,
    "hand-scores": HandScoresCodec(),
    "totals+winners": EndingCodec(),
}


def _in(phases: str, event: type[Event], text: str, check: Check | None = None) -> Template:
    return Template(event, text, phases.split(), VOCABULARY, check)


TEMPLATES = (
    _in(
        "setup scored",
        e.Dealt,
        "For {hand} {dealer} deals {=size} each: {order:deal}.",
        checks.deal,
    ),
    _in(
        "draw",
        e.Reshuffled,
        "The stock is empty; a new one is shuffled from the {=discards}: {order:new-stock}.",
        checks.stock_is_empty,
    ),
    _in(
        "draw play challenge defence vote",
        e.Arranged,
        "{seat} arranges {rows}.",
        checks.has_cards,
    ),
    _in(
        "draw play challenge defence vote scored",
        e.LookedUp,
        "{seat} looks up {word} and {found}.",
    ),
    _in("draw", e.Drew, "{seat} {pile} {=drawn}.", checks.in_turn),
    _in("play", e.Discarded, "{seat} discards {card:held}.", checks.in_turn),
    _in(
        "play",
        e.WentOut,
        "{seat} goes out with {words} for {=worth}, discarding {discard:held}.",
        checks.going_out,
    ),
    _in(
        "play",
        e.LaidDown,
        "{seat} lays down {words} for {=worth}, discarding {discard:held}.",
        checks.final_turn,
    ),
    _in(
        "scoring",
        e.Revealed,
        "The words of the final turns are revealed: {=final-words}.",
        checks.face_down,
    ),
    _in(
        "challenge",
        e.Challenged,
        "{seat} challenges {lay_down+word:open-word}.",
        checks.challenge,
    ),
    _in("challenge", e.Passed, "{seat} passes{lay_down:open-lay-down}.", checks.undecided_yet),
    _in("defence", e.Defended, "{seat} defends {=in-doubt}: {sentence}", checks.owner),
    _in("vote", e.Voted, "{seat} votes {up} {=in-doubt}.", checks.not_voted),
    _in(
        "challenge vote",
        e.Settled,
        "The word {=in-doubt} {upheld+by}{=votes}{=consequences}.",
        checks.all_voted,
    ),
    _in(
        "challenge",
        e.WindowClosed,
        "The {=laid} settled{lay_down:open-lay-down}: {=outcome}.",
        checks.window_open,
    ),
    _in(
        "scoring",
        e.HandScored,
        "Hand {=hand-number} is scored: {points:hand-scores}.",
        checks.none_face_down,
    ),
    _in("scored", e.ReadySaid, "{seat} is ready for the next hand.", checks.not_ready),
    _in("scored", e.Ended, "The game ends: {totals+winners}.", checks.last_hand),
    *manners.templates(PHASES),
)

QUIDDLER_NOTATION = Notation(TEMPLATES, PHASES, result)
