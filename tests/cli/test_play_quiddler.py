"""Quiddler in a real terminal, and through a pipe."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from parlour.records import read, replay
from parlour.rules.quiddler import events as e
from parlour.words import Lexicon
from tests.cli.screen import PATIENCE, Screen, keys_of

PARLOUR = [sys.executable, "-m", "parlour"]


def play(*arguments: str, seed: int = 25) -> list[str]:
    return [*PARLOUR, "play", "quiddler", "--seed", str(seed), "--pace", "0", *arguments]


def compose(screen: Screen, key: str, question: str, typed: str, meaning: str) -> None:
    """Presses a key that opens the composer, types, and presses Enter once the preview is shown."""
    screen.press(key)
    screen.wait_for(f"{question} ▸ Enter does it")
    screen.press(typed)
    screen.wait_for(meaning)
    screen.press("\r")
    screen.wait_until(lambda text: f"{question} ▸" not in text, "the end of the question")


WON = re.compile(r"(You win|Otter wins) with -?\d+ points|share the win")

# The plays of a simple player: a text in the headline, the key to press, and its label.
PLAYS = (
    ("Challenge or pass", "p", "pass"),
    ("is scored", "n", "next hand"),
    ("draw", "s", "draw from the stock"),
    ("discard or go out", "d", "discard"),
    ("lay down", "d", "discard"),
)


def first_card(screen: Screen) -> str:
    card = re.compile(r"─Your hand─.*?\b([A-Z]{1,2})\b", re.DOTALL)
    found = card.search(screen.wait_until(lambda now: bool(card.search(now)), "a card"))
    assert found is not None
    return found[1]


def next_key(screen: str) -> str:
    keys, headline = keys_of(screen), screen.splitlines()[0]
    fitting = (key for said, key, label in PLAYS if said in headline and keys.get(key) == label)
    return next(fitting, "")


def _headline_differs(before: str, now: str) -> bool:
    return now.splitlines()[0] != before.splitlines()[0]


def play_until(screen: Screen, shown: Callable[[str], bool], never: str = "") -> None:
    """Plays simply until the condition holds; never presses a key in `never`."""

    def next_one(now: str) -> str:
        key = next_key(now)
        return "" if shown(now) or key in never else key

    while not shown(screen.text):
        text = screen.wait_until(lambda now: bool(next_one(now)) or shown(now), "a turn")
        key = next_one(text)
        if key == "d":
            card = first_card(screen)
            compose(screen, "d", "Discard which card?", card, f"{card} goes.")
            # The table may be at a server: its answer takes a while.
            screen.wait_until(partial(_headline_differs, text), "the next turn")
        elif key:
            screen.press(key)
            screen.wait_until(text.__ne__, "an answer")


def play_to_the_end(screen: Screen) -> None:
    play_until(screen, lambda now: bool(WON.search(now)))


def test_a_whole_game_by_keys_to_the_score(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    command = play("--players", "2", "--option", "hands=2", "--record", str(record))
    with Screen(command, columns=80, lines=24) as screen:
        screen.wait_for("Hand 1 of 2. Your turn: draw a card")
        screen.press("s")
        screen.wait_for("you drew")
        compose(screen, "w", "Words", "sew", "left:  TH")
        screen.wait_for("SEW 18")
        screen.wait_for("You can go out!")
        screen.press("o")
        screen.wait_for("The final turn of Otter", "Challenge or pass", "is scored")
        play_to_the_end(screen)
        screen.press("q")
        assert screen.wait_for_end() == 0
    events = read(record).events
    assert [type(event) for event in events[:4]] == [e.Dealt, e.Drew, e.Arranged, e.WentOut]
    assert isinstance(events[-1], e.Ended)


def test_the_table_fits_a_small_and_a_large_screen() -> None:
    with Screen(play("--players", "8"), columns=80, lines=24) as screen:
        for part in ("waiting for you", "Your hand", "left over", "As it lies", "Help"):
            screen.wait_for(part)
        screen.resize(160, 50)
        screen.wait_until(
            lambda text: max(len(line.rstrip()) for line in text.splitlines()) > 150, "a wide table"
        )


def test_words_are_made_one_by_one_taken_back_and_cleared() -> None:
    with Screen(play("--players", "2")) as screen:
        screen.wait_for("draw a card")
        screen.press("s")
        screen.wait_for("you drew")
        compose(screen, "w", "Words", "the", "left:")
        screen.wait_for("You arrange THE: 14 points")
        compose(screen, "w", "Words", "ws", "left:")
        screen.wait_for("You arrange THE and WS: ")
        screen.wait_for("clear all words")
        screen.press("u")
        screen.wait_until(
            lambda text: text.count("You arrange THE: 14 points") == 2, "one word less"
        )
        compose(screen, "w", "Words", "hews", "Your cards do not spell HEWS")
        # A new word takes cards from the other words if it needs them.
        compose(screen, "w", "Words", "we", "left:")
        screen.wait_for("You arrange WE: ")


def test_a_challenge_and_a_vote_by_keys() -> None:
    """You go out with an invalid word, the bot challenges it, and a tied vote lets it stand."""
    command = play("--players", "2", "--option", "judging=vote", "--option", "hands=1")
    with Screen(command) as screen:
        screen.wait_for("draw a card")
        screen.press("s")
        screen.wait_for("you drew")
        screen.press(":")
        screen.wait_for("A command")
        screen.press("out W-S-E discard TH\r")
        screen.wait_for("Otter doubts WSE")
        screen.press("d")
        screen.wait_for("Use WSE in a sentence ▸ Enter does it")
        screen.press("Of course")
        screen.wait_for("Use WSE in your sentence.")
        screen.press(" wse is a word.")
        screen.wait_for("A sentence that uses wse.")
        screen.press("\r")
        screen.wait_for("“Of course wse is a word.”")
        screen.wait_for("WSE stands")
        screen.press("y")
        screen.wait_for("WSE has 1 of 2 votes: it is upheld.")


def test_the_time_for_challenges_is_shown() -> None:
    def left(now: str) -> int:
        shown = re.search(r"waiting for you · Words can be challenged: (\d+) s", now)
        return int(shown[1]) if shown else 0

    with Screen(play("--players", "2", "--option", "challenge_seconds=600")) as screen:
        play_until(screen, lambda now: left(now) > 0, never="p")
        first = left(screen.text)
        assert 600 - PATIENCE < first <= 600
        screen.wait_until(lambda now: 0 < left(now) < first, "a second less")


def test_the_time_for_challenges_ends_by_itself(tmp_path: Path) -> None:
    """A word stands when the time is up, without an answer from anybody."""
    record = tmp_path / "game.txt"
    options = ("--option", "challenge_seconds=1", "--option", "hands=1")
    with Screen(play("--players", "2", *options, "--record", str(record))) as screen:
        play_until(screen, lambda now: bool(WON.search(now)), never="p")
        screen.press("q")
        assert screen.wait_for_end() == 0
    events = read(record).events
    closed = [n for n, event in enumerate(events) if isinstance(event, e.WindowClosed)]
    assert any(isinstance(events[n - 1], e.LaidDown | e.WentOut) for n in closed)
    assert not any(isinstance(event, e.Passed) and event.seat == 0 for event in events)


def test_a_refusal_names_its_rule() -> None:
    with Screen(play("--players", "2")) as screen:
        screen.wait_for("draw a card")
        screen.press(":")
        screen.wait_for("A command")
        screen.press("discard W\r")
        screen.wait_for("Draw a card first.  QD-H3, “A turn”")


def plainly(lines: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PARLOUR, "play", "quiddler", "--seed", "25", "--players", "2", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = "draw\narrange SEW\nout SEW\npass\n"
    done = plainly(typed, "--option", "hands=1", "--record", str(record))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "You go out with SEW, discarding TH." in done.stdout
    assert "\nYour turn: discard or go out.\n" in done.stdout
    assert done.stdout.count("of your cards: ") == 1, "hindsight comes once, after the hand"
    assert re.search(
        r"The game is over: you have \S+ points? and Otter has \S+ points?\.", done.stdout
    )
    assert isinstance(read(record).events[-1], e.Ended)


def test_bots_use_the_word_list_of_the_player(tmp_path: Path) -> None:
    """Under the option must-lay-down, the rules refuse a bot that uses another word list."""
    words, record = tmp_path / "mine.txt", tmp_path / "game.txt"
    mine = [a + b + c for a in "BDGLNRST" for b in "AEIOUY" for c in "DGLNRST"]
    words.write_text("\n".join(mine))
    typed = "draw\nlook up CAT\ndiscard #1\n" + "".join(f"discard #{n}\n" for n in range(2, 20))
    done = plainly(
        (typed + "pass\n") * 40,
        *("--words", str(words), "--rules", "published", "--record", str(record)),
        *("--option", "hands=1", "--players", "3", "--seat-names", "Ann,Ben,Cat"),
    )
    assert done.stderr == ""
    game = read(record)
    *_, (state, _) = replay(game, [Lexicon.from_file(words)])
    laid = {
        state.spell(lay_down.seat, word.cards)
        for lay_down in state.lay_downs
        if lay_down.seat
        for word in lay_down.words
    }
    assert laid
    assert laid <= set(mine)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "9"], "9 players do not fit around this table."),
        (["--players", "1"], "Quiddler is for 2 to 8 players, not 1."),
        (["--rules", "rulebook"], "Quiddler has no rule set called 'rulebook'; it has manual"),
        (["--option", "hands=9"], "A game has 1 to 8 sizes of hand, not 9."),
        (
            ["--bots", "literal"],
            "No bot called 'literal' plays Quiddler; there are regular, novice, expert and greedy",
        ),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*PARLOUR, "play", "quiddler", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""


def test_a_game_that_is_ended_early_shows_all_hands() -> None:
    with Screen(play("--players", "3")) as screen:
        screen.wait_for("Hand 1 of 8")
        screen.press(":")
        screen.press("end the game\r")
        screen.wait_for("The game was ended early")
        hands = re.compile(r"(You|Otter|Wren) +[A-Z]{1,2} [A-Z]{1,2} [A-Z]{1,2}")
        text = screen.wait_until(lambda now: len(set(hands.findall(now))) == 3, "all hands")
        assert not WON.search(text)
