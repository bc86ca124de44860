"""The sections about the options of the table, a sentence for each option."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.view_types import View
from parlour.rules.text_page import changed, unchanged, word_list
from parlour.rules.wording import capital

_COURSE = {
    "up": "Hands grow card by card.",
    "up-and-down": "Hands grow card by card and then shrink again.",
}
_JUDGING = {
    "challenge": "Players may lay down anything; the word list rules on a challenge.",
    "vote": "Players may lay down anything; after a defence, a vote rules on a challenge.",
    "checked": "Players may only lay down words in the word list, and there are no challenges.",
}
_REJECTED = {
    "whole-lay-down": (
        "A rejected word makes the whole lay-down void; its points go to the challenger."
    ),
    "word-only": "A rejected word is struck and its points are lost; the rest stands.",
}
_UPHELD = {
    "nothing": "A challenge that fails costs nothing.",
    "challenger-pays": "A challenge that fails costs the points of the word.",
}
_VOID_FINAL_TURN = {
    "penalty-and-leftovers": (
        "When the words of a final turn are void, their cards are left over, and their points are "
        "lost as a penalty as well."
    ),
    "leftovers": (
        "When the words of a final turn are void, their cards are left over, without a penalty."
    ),
}
_CHALLENGES = {
    "any": "Everybody may challenge one word after the other until they pass.",
    "one-each": "Everybody may challenge one word of a lay-down.",
}
_FINAL_WORDS = {
    "together": "The words of final turns stay face down and are revealed together.",
    "in-turn": "The words of final turns are laid open in turn.",
}
_LOOK_UP = {
    True: "You can look words up when it is not your turn and nothing can be challenged.",
    False: "Nobody can look words up.",
}
_MUST_LAY_DOWN = {
    False: "In a final turn everybody lays down the words they choose to.",
    True: "In a final turn everybody must lay down every word they can.",
}
_FIRST_TURN = {
    True: "A player may go out on their first turn of a hand.",
    False: "Nobody may go out on their first turn of a hand.",
}
_BELOW_ZERO = {
    True: "A hand may score less than zero.",
    False: "A hand never scores less than zero, before bonuses.",
}
_BONUS = {
    "both": "Two players play for both bonuses.",
    "most-words": "Two players play for the bonus for most words alone.",
    "longest-word": "Two players play for the bonus for the longest word alone.",
}
_POINTS = {
    "manual": "The cards have the points of the manual: E is worth 12, and Q 2.",
    "published": "The cards have the points of the box: E is worth 2, and Q 15.",
}
_CHAT = {False: "There is no free chat.", True: "Free chat is on."}
_WATCHERS = {False: "Watchers see nobody's hand.", True: "Watchers see everybody's hand."}


def changed_options(view: View, names: Names) -> Iterator[str]:
    return changed(_facts(view.options), _facts(Options()))


def usual_options(view: View, names: Names) -> Iterator[str]:
    return unchanged(_facts(view.options), _facts(Options()))


def _facts(options: Options) -> dict[str, str]:
    """Each option as a sentence."""
    return {
        "hands": f"The largest hand has {max(options.sizes)} cards.",
        "course": _COURSE[options.course],
        "points": _POINTS.get(options.points, f"The cards have the points of {options.points}."),
        "judging": _JUDGING[options.judging],
        "rejected": _REJECTED[options.rejected],
        "void_final_turn": _VOID_FINAL_TURN[options.void_final_turn],
        "upheld": _UPHELD[options.upheld],
        "challenges": _CHALLENGES[options.challenges],
        "challenge_seconds": _window(options),
        "look_up": _LOOK_UP[options.look_up],
        "final_words": _FINAL_WORDS[options.final_words],
        "must_lay_down": _MUST_LAY_DOWN[options.must_lay_down],
        "out_on_first_turn": _FIRST_TURN[options.out_on_first_turn],
        "below_zero": _BELOW_ZERO[options.below_zero],
        "two_player_bonus": _BONUS[options.two_player_bonus],
        "chat": _CHAT[options.chat],
        "watchers_see_letters": _WATCHERS[options.watchers_see_letters],
        "lexicon": word_list(options.lexicon),
        "deck": f"The cards are in {capital(options.deck)}.",
    }


def _window(options: Options) -> str:
    if not options.challenge_seconds:
        return "Words can be challenged until all have passed."
    return f"Words can be challenged for {options.challenge_seconds} seconds."
