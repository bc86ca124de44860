"""The sections about remarks and about the options of the table, a sentence for each option."""

from collections.abc import Iterator

from parlour.rules import text_page
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.view_types import View
from parlour.rules.wording import capital, listed

_WORDS = {
    "table": "The table picks the secret words.",
    "neighbours": "Each player makes the secret word of the neighbour on the right.",
}
_AGREEMENT = {
    "unanimity": "A clue is given, or the clues are stopped, when everybody agrees.",
    "majority": "A clue is given, or the clues are stopped, when more than half agree.",
    "host": "The host decides which clue is given, and when the clues are stopped.",
}
_STRICT_SHARE = {
    False: "A player who has a full share of red tokens gives a clue for a green one.",
    True: "While any red token is left, nobody gives a clue beyond a full share of reds.",
}
_EXTRA_LETTERS = {
    "guess-aloud": "Extra letters are guessed aloud and become bonus letters for all.",
    "keep-face-down": "Extra letters that were in a clue are kept face down by their owners.",
}
_EXTRA_POINTS = {
    "per-extra-letter": "A correct word earns a point for each letter beyond the row.",
    "per-bonus-letter": "A correct word earns a point for each bonus or kept letter in it.",
}
_ACCEPTANCE = {
    "known": (
        "Common words count. A rare word counts if its owner knows it, and the others judge a "
        "word that is not in the word list."
    ),
    "others": "The others may accept a word that is not in the word list.",
    "lexicon-only": "Only words in the word list count.",
}
_DECISIONS = {
    "open": "Everybody sees at once who stays and who moves on.",
    "hidden": "Everybody sees who stays and who moves on when all have decided.",
}
_STOP_EARLY = {
    True: "The table can agree to stop before the clues are used up.",
    False: "The clues go on until they are used up.",
}
_WILDCARD_LENGTHENS = {
    True: "The wildcard can replace a card in a final word or make it longer.",
    False: "The wildcard can replace a card in a final word, but not make it longer.",
}
_ANY_LENGTH = {
    False: "A neighbour makes a word of just the length that is asked for.",
    True: "A neighbour may make a word of 3 to 7 letters, whatever length is asked for.",
}
_HELPER = {
    False: "Guess sheets mark no letters: players work without help.",
    True: "Guess sheets mark the letters that make a word with their clues.",
}
_CHAT = {False: "There is no free chat.", True: "Free chat is on."}
_WATCHERS = {False: "Watchers see no player's letter.", True: "Watchers see the players' letters."}


def remarks(view: View, names: CardNames) -> Iterator[str]:
    if view.reminder:
        yield view.reminder
    yield from text_page.remarks(view, names)


def changed_options(view: View, names: CardNames) -> Iterator[str]:
    return text_page.changed(_facts(view.options, view), _facts(Options(), view))


def usual_options(view: View, names: CardNames) -> Iterator[str]:
    return text_page.unchanged(_facts(view.options, view), _facts(Options(), view))


def _facts(options: Options, view: View) -> dict[str, str]:
    """Each option as a sentence."""
    return {
        "length": _lengths(options, view),
        "words": _WORDS[options.words],
        "agreement": _AGREEMENT[options.agreement],
        "strict_share": _STRICT_SHARE[options.strict_share],
        "extra_letters": _EXTRA_LETTERS[options.extra_letters],
        "extra_points": _EXTRA_POINTS[options.extra_points],
        "acceptance": _ACCEPTANCE[options.acceptance],
        "decisions": _DECISIONS[options.decisions],
        "stop_early": _STOP_EARLY[options.stop_early],
        "wildcard_lengthens": _WILDCARD_LENGTHENS[options.wildcard_lengthens],
        "any_length": _ANY_LENGTH[options.any_length],
        "helper": _HELPER[options.helper],
        "chat": _CHAT[options.chat],
        "watchers_see_letters": _WATCHERS[options.watchers_see_letters],
        "lexicon": text_page.word_list(options.lexicon),
        "deck": f"The letter cards are in {capital(options.deck)}.",
    }


def _lengths(options: Options, view: View) -> str:
    if not options.lengths:
        return f"Every secret word has {options.length} letters."
    each = zip(view.people, options.lengths, strict=True)
    lengths = listed(f"{person.name}'s has {length}" for person, length in each)
    return f"The secret words differ in length: {lengths} letters."
