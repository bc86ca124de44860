"""The sentences of Letter Jam: one template, with its phases, for each kind of event."""

from parlour.records import manners
from parlour.records.codecs import (
    LETTER,
    SEAT,
    CheckedCodec,
    ImpliedCodec,
    LettersCodec,
    OrNoneCodec,
    PhraseCodec,
    TextCodec,
    read_number,
)
from parlour.records.letterjam import checks, clues, facts
from parlour.records.letterjam.cards import (
    BONUS,
    MIDDLE,
    MOST_CARDS,
    PLACE,
    STAND,
    FinalWordCodec,
    name_of,
)
from parlour.records.letterjam.deals import (
    DealCodec,
    DiscardCodec,
    PassingCodec,
    ShareCodec,
    SharesCodec,
)
from parlour.records.notation import Check, Fields, Notation, Template, Vocabulary
from parlour.records.scanner import Scanner
from parlour.rules.base import Event
from parlour.rules.letterjam import events as e
from parlour.rules.letterjam.choices import LONGEST_NOTE
from parlour.rules.letterjam.state import State

PHASES = {
    "setup": "before the deal",
    "making": "while words are made for the neighbours",
    "clue": "while a clue is being chosen",
    "deciding": "while everybody decides whether to move on",
    "final": "while final words are laid out",
    "reveal": "while words are being revealed",
    "over": "after the end of the game",
}


class PointsCodec:
    """The points of each player, the total, and the grade."""

    early = False

    def write(self, value: tuple[tuple[int, ...], int], state: State, fields: Fields) -> str:
        points, grade = value
        scores = ", ".join(f"{name_of(state, seat)} {p}" for seat, p in enumerate(points))
        return f"{scores}; {sum(points)} points together, grade {grade}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[tuple[int, ...], int]:
        points = []
        for seat in range(len(state.company)):
            scanner.skip(", " if seat else "")
            scanner.skip(f"{name_of(state, seat)} ")
            points.append(read_number(scanner))
        scanner.skip(f"; {sum(points)} points together, grade ")
        return tuple(points), read_number(scanner)


def result(state: State) -> str:
    return f"{sum(state.points)} points, grade {state.grade}"


VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "letter": LETTER,
    # The deal
    "words+rows+stacks+deck": DealCodec(),
    "shares": SharesCodec(),
    "discard": DiscardCodec(),
    "share": ShareCodec(),
    "rows+deck": PassingCodec(),
    "neighbour": facts.neighbour,
    # Clues
    "sources+wildcard": clues.ClueCodec(),
    "next-draft": ImpliedCodec(clues.next_draft),
    "draft": clues.DraftCodec(),
    "idle-draft": CheckedCodec(clues.DraftCodec(), clues.check_idle),
    "next-offer": ImpliedCodec(clues.next_offer),
    "offer": clues.OfferCodec(),
    "backing": OrNoneCodec(clues.OfferCodec(), "nobody"),
    "numbers": facts.numbers,
    "withdrawn": clues.withdrawn,
    "given": clues.given,
    "want": PhraseCodec({True: "wants to stop here", False: "wants to play on"}),
    "sure": PhraseCodec({True: "sure", False: "unsure"}),
    "token": CheckedCodec(PhraseCodec({"red": "red", "green": "green"}), checks.token),
    "centre": facts.centre,
    # The sheet
    "card": PLACE,
    "guess": OrNoneCodec(LETTER, "no letter"),
    "mark": PhraseCodec({"candidate": "possible", "crossed": "impossible", None: "open"}),
    "place": OrNoneCodec(PLACE, "the margin"),
    "note": TextCodec(LONGEST_NOTE, empty=True),
    # Deciding, and the refill
    "move": PhraseCodec({True: "move on", False: "stay"}),
    "verdict": facts.verdict,
    "stand": STAND,
    "refill": facts.refill,
    "moving": facts.moving,
    "drawing": facts.drawing,
    "keeping": facts.keeping,
    "bonus": BONUS,
    "bonus-letter": facts.bonus_letter,
    "round": facts.round_number,
    # The end
    "reason": PhraseCodec({"no-tokens": "no token is left", "agreed": "the table agrees to stop"}),
    "cards+wildcard": FinalWordCodec(),
    "source": MIDDLE,
    "held": CheckedCodec(MIDDLE, checks.held),
    "ask": PhraseCodec({True: "asks", False: "does not ask any more"}),
    "ready": PhraseCodec({True: "ready", False: "not ready after all"}),
    "final-word": facts.final_word,
    "accept": PhraseCodec({True: "accepts", False: "rejects"}),
    "judged": ImpliedCodec(facts.judged),
    "owner": ImpliedCodec(facts.owner),
    "asked": facts.asked,
    "judged-word": facts.judged_word,
    "word": CheckedCodec(LettersCodec(MOST_CARDS), checks.judged),
    "correct+by": PhraseCodec(
        {
            (True, "lexicon"): "counts: it is in the word list",
            (False, "lexicon"): "does not count: it is not in the word list",
            (True, "table"): "counts: the table accepts it",
            (False, "table"): "does not count: the table rejects it",
            (True, "owner"): "counts: its owner knows it",
            (False, "owner"): "does not count: its owner does not know it",
        }
    ),
    "points+grade": PointsCodec(),
}


def _in(phases: str, event: type[Event], text: str, check: Check | None = None) -> Template:
    return Template(event, text, phases.split(), VOCABULARY, check)


TEMPLATES = (
    _in("setup", e.WordsDealt, "The table deals: {words+rows+stacks+deck}.", checks.deal),
    _in("setup", e.SharesDealt, "The deck is shared out: {shares}.", checks.shares),
    _in("making", e.Searched, "{seat} looks through the discards.", checks.still_making),
    _in("making", e.CardTaken, "{seat} takes {card:discard}.", checks.still_making),
    _in("making", e.LaidAside, "{seat} puts aside {cards:share}.", checks.still_making),
    _in("making", e.WordMade, "{seat} makes {cards:share} for {=neighbour}.", checks.word_made),
    _in("making", e.RowsPassed, "The words are passed on: {rows+deck}."),
    _in("clue", e.Drafted, "{seat} drafts {draft:next-draft}{sources+wildcard}."),
    _in("clue", e.DraftDropped, "{seat} drops {draft:idle-draft}."),
    _in("clue", e.Offered, "{seat} offers {draft}{offer:next-offer}: {=numbers}."),
    _in("clue", e.OfferWithdrawn, "{seat} withdraws {=withdrawn}."),
    _in("clue", e.Backed, "{seat} backs {offer:backing}."),
    _in("clue", e.StopWanted, "{seat} {want}."),
    _in("clue deciding final reveal", e.FeelingSaid, "{seat} feels {sure}."),
    _in("clue", e.GoodClueSaid, "{seat} has a good clue."),
    _in(
        "clue",
        e.ClueGiven,
        "The choice falls on {offer}, who gives {=given} and takes a {token} token.",
    ),
    _in("deciding", e.CentreUnlocked, "That was the last red token: {=centre}."),
    _in("clue deciding final", e.Guessed, "{seat} notes {letter:guess} for {card}."),
    _in("clue deciding final", e.Marked, "{seat} marks {letter} as {mark} for {card}."),
    _in("clue deciding final", e.Noted, "{seat} writes on {card:place}: {text:note}"),
    _in("deciding", e.Decided, "{seat} decides to {move}."),
    _in("deciding", e.GuessedAloud, "{seat} guesses {letter} aloud: {=verdict}."),
    _in("deciding", e.StandRefilled, "Then {stand} {=refill}."),
    _in("deciding", e.GreenFreed, "The green token under {stand} is free.", checks.green),
    _in("deciding", e.MovedOn, "{seat} moves on {=moving}."),
    _in("deciding", e.ExtraDrawn, "{seat} draws {=drawing}."),
    _in("deciding", e.ExtraKept, "{seat} keeps {=keeping}."),
    _in("deciding", e.BonusDiscarded, "Then {bonus}, the {=bonus-letter}, is discarded."),
    _in("deciding", e.RoundEnded, "Round {=round} is over."),
    _in("clue", e.FinalBegan, "The clues are over: {reason}."),
    _in("final", e.Arranged, "{seat} lays out {cards+wildcard}."),
    _in("final", e.CardAsked, "{seat} {ask} for {source}.", checks.asked),
    _in("final", e.CardGivenUp, "{seat} gives up {source:held}."),
    _in("final", e.WildcardFreed, "The bots may take the wildcard now.", checks.wildcard_not_freed),
    _in("final", e.ReadySaid, "{seat} is {ready}."),
    _in(
        "final",
        e.RevealsBegan,
        "Everybody is ready, and the words are turned over.",
        checks.all_ready,
    ),
    _in("reveal", e.Revealed, "{seat} reveals {=final-word}."),
    _in("reveal", e.KnowAsked, "Is the word {seat:judged}{word} known to {=asked}?"),
    _in("reveal", e.AcceptSaid, "{seat} {accept} {owner}{=judged-word}."),
    _in("reveal", e.Judged, "The word {seat:judged}{word} {correct+by}."),
    _in("reveal", e.Ended, "The game ends: {points+grade}.", checks.all_judged),
    *manners.templates(PHASES),
)

LETTER_JAM_NOTATION = Notation(TEMPLATES, PHASES, result)
