"""The people at the table, what they said, and what they play by."""

from collections.abc import Iterator

from parlour.rules.letterjam.naming import Names
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.view import View
from parlour.rules.wording import listed

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
    "others": "The others may accept a word that the word list lacks.",
    "lexicon-only": "Only words in the word list count.",
}
_HELPER = {
    False: "Sheets are filled in without help.",
    True: "Sheets mark the letters that make a word with their clues.",
}
_CHAT = {False: "There is no free chat.", True: "Free chat is on."}
_WATCHERS = {False: "Watchers see no player's letter.", True: "Watchers see the players' letters."}


def people(view: View, names: Names) -> Iterator[str]:
    for seat, person in enumerate(view.people):
        about = [person.name]
        if seat == view.viewer:
            about.append("you")
        if seat == view.host:
            about.append("host")
        if person.mind is not None:
            about.append(f"played by the bot called {person.mind}")
        yield f"Seat {seat + 1}: {', '.join(about)}."


def remarks(view: View, names: Names) -> Iterator[str]:
    if view.reminder:
        yield view.reminder
    for seat, said in view.remarks:
        yield f"{view.people[seat].name}: {said}"


def changed_options(view: View, names: Names) -> Iterator[str]:
    usual = _facts(Options(), view)
    yield from (fact for name, fact in _facts(view.options, view).items() if fact != usual[name])


def usual_options(view: View, names: Names) -> Iterator[str]:
    usual = _facts(Options(), view)
    yield from (fact for name, fact in _facts(view.options, view).items() if fact == usual[name])


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
        "helper": _HELPER[options.helper],
        "chat": _CHAT[options.chat],
        "watchers_see_letters": _WATCHERS[options.watchers_see_letters],
        "lexicon": f"The word list is called {options.lexicon}.",
        "deck": f"The deck of letter cards is called {options.deck}.",
    }


def _lengths(options: Options, view: View) -> str:
    if not options.lengths:
        return f"Every secret word has {options.length} letters."
    each = zip(view.people, options.lengths, strict=True)
    lengths = listed(f"{person.name}'s has {length}" for person, length in each)
    return f"The secret words differ in length: {lengths} letters."
