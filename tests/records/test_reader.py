"""Reading a record: lazily, from any source, and with one plain sentence for every error."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from parlour.records import Reader, RecordError, read, replay, write
from parlour.records.header import MOST_LINES
from parlour.records.reader import LONGEST_LINE
from parlour.words import Lexicon, UnavailableLexicon

PATH = Path(__file__).parent / "evening.txt"
TEXT = PATH.read_text("utf-8")
"""A whole game of Lisa, Paul and the bot Otter, which the tests damage on purpose."""


def complaint(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        read(text)
    return str(caught.value)


def line_of(sentence: str, text: str = TEXT) -> int:
    return next(n for n, line in enumerate(text.split("\n"), start=1) if sentence in line)


# Sources


def test_a_record_is_read_from_its_text_a_path_a_file_and_lines() -> None:
    record = read(TEXT)
    assert read(PATH) == record
    assert read(TEXT.splitlines()) == record
    assert read(TEXT.encode().splitlines(keepends=True)) == record
    with PATH.open("rb") as binary, PATH.open(encoding="utf-8") as text:
        assert read(binary) == record
        assert read(text) == record


def test_other_line_ends_and_a_missing_last_one_are_fine() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT)
    assert read(TEXT.removesuffix("\n")) == read(TEXT)


def test_a_missing_file_raises_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing.txt")


def test_reading_can_stop_early() -> None:
    asked: list[str] = []

    def lines() -> Iterator[str]:
        for line in TEXT.split("\n"):
            asked.append(line)
            yield line

    reader = Reader(lines())
    assert asked[-1] == ""
    assert len(list(islice(reader, 3))) == 3
    assert asked[-1].startswith("3. ")
    assert reader.state == [state for state, _ in replay(read(TEXT))][2]
    assert next(iter(reader)) == read(TEXT).events[3]


def test_a_record_of_a_running_game_has_no_result() -> None:
    lines = TEXT.split("\n")
    cut = "\n".join(lines[: line_of("40. ")])
    record = read(cut)
    assert len(record.events) == 40
    assert write(record) == cut + "\n"


def test_a_record_without_an_event_is_a_game_before_its_deal() -> None:
    header = TEXT.partition("\n\n")[0]
    assert read(f"{header}\n\n").events == ()


def test_a_record_is_replayed_without_its_lexicon() -> None:
    lines = TEXT.splitlines()
    lines[line_of("lexicon: ") - 1] = "lexicon: attic@0123456789ab"
    record = read(lines)
    *_, (state, _) = replay(record)
    assert isinstance(state.lexicon, UnavailableLexicon)
    assert record.header.rules.over(state)


def test_the_caller_can_supply_the_lexicon() -> None:
    attic = Lexicon.from_words("attic", ["PARLOUR"])
    lines = TEXT.splitlines()
    lines[line_of("lexicon: ") - 1] = f"lexicon: {attic.id}"
    record = read(lines)
    assert next(iter(replay(record, [attic])))[0].lexicon is attic


# Errors


@pytest.mark.parametrize(
    ("found", "put", "reason"),
    [
        (
            "Parlour record 2",
            "Parlour record 3",
            "This record is of version 3; versions up to 2 are read here.",
        ),
        (
            "Parlour record 2",
            "[Event]",
            "This is no record: its first line should be 'Parlour record 2'.",
        ),
        ("game: letterjam", "game: bridge", "There is no game called 'bridge'; there are"),
        ("game: letterjam", "letterjam", "This line should begin with 'game: '."),
        ("rules: rulebook", "rules: house", "Letter Jam has no rule set called 'house'; it has"),
        (
            "rules: rulebook",
            "rules: rulebook\noption luck: yes",
            "There is no option called 'luck'; there are",
        ),
        (
            "rules: rulebook",
            "rules: rulebook\noption length: 99",
            "Secret words have 3 to 7 letters, not 99.",
        ),
        (
            "rules: rulebook",
            "rules: rulebook\noption length: five",
            "A number should stand where it says 'five'.",
        ),
        (
            "rules: rulebook",
            "rules: rulebook\noption chat: perhaps",
            "It is not understood from 'perhaps' on.",
        ),
        (
            "rules: rulebook",
            "rules: rulebook\noption words: nobody",
            "The option words is neighbours or table, not 'nobody'.",
        ),
        (
            "rules: rulebook",
            "rules: rulebook\noption length: 4\noption length: 3",
            "This option was given before.",
        ),
        ("rules: rulebook", "rules: rulebook\noption length: 5", "The line should read: lexicon: "),
        ("rules: rulebook", "rules: rulebook\noption strict_share: yes", "The line should read: "),
        ("lexicon: parlour", "lexicon: Parlour", "is not the id of a lexicon."),
        ("seat: Paul", "seat: paul", 'The line should read: seat: "paul"'),
        ("seat: Paul", 'seat: "Paul"', "The line should read: seat: Paul"),
        ("seat: Paul", "seat: Lisa", "Two people cannot both be called Lisa."),
        ("seat: Paul", 'seat: ""', "A name needs at least one letter."),
        ("seat: Paul", "seat: Paul (host)", "There is a host already."),
        ("seat: Lisa (host)", "seat: Lisa", "No seat is marked as the host's."),
        ("seat: Paul\nseat: Otter, bot regular", "seat: Paul, bot", "where it should end."),
        ("seat: Paul\nseat: Otter, bot regular\n", "", "Letter Jam is for 2 to 6 players, not 1."),
        ("seat: Paul", "chair: Paul", "Only seats can stand here, and a blank line after"),
        ("\n\n1. ", "\n1. ", "A blank line should stand before the first event."),
    ],
)
def test_a_bad_header_is_refused(found: str, put: str, reason: str) -> None:
    assert found in TEXT
    said = complaint(TEXT.replace(found, put, 1))
    assert said.startswith("Line ")
    assert reason in said


def test_a_header_that_breaks_off_is_refused() -> None:
    header = TEXT.partition("\n\n")[0].split("\n")
    for lines in range(len(header) + 1):
        assert complaint("\n".join(header[:lines])) in (
            f"Line {lines + 1}: The record ends before its header does.",
            "Line 1: This is no record: its first line should be 'Parlour record 2'.",
        )


def test_a_header_that_does_not_end_is_refused() -> None:
    many = "seat: Paul\n" * 2 * MOST_LINES
    assert complaint(TEXT.replace("seat: Paul\n", many, 1)) == (
        f"Line {MOST_LINES + 1}: The header does not end."
    )


def test_an_empty_source_is_refused() -> None:
    assert complaint("") == (
        "Line 1: This is no record: its first line should be 'Parlour record 2'."
    )
    with pytest.raises(RecordError, match="ends before its header"):
        read([])


@pytest.mark.parametrize(
    ("found", "put", "reason"),
    [
        # Unknown sentences
        ("2. Paul drafts", "2. Paul dances", "It is not understood from 'dances OUTPUT from"),
        ("8. Lisa backs Paul.", "8. Lisa backs Paul", "The line breaks off."),
        ("8. Lisa backs Paul.", "8. Lisa backs Paul. Yes!", "goes on with ' Yes!' where it should"),
        ("2. Paul drafts", "3. Paul drafts", "This line should begin with '2. '."),
        ("2. Paul drafts", "Paul drafts", "This line should begin with '2. '."),
        ("2. Paul drafts", "\n2. Paul drafts", "A blank line stands where the next event should."),
        ('146. "Paul bot" feels', "146. Paul bot feels", "Nobody here is called 'Paul'."),
        # Players and things that do not exist
        ("2. Paul drafts", "2. Petra drafts", "Nobody here is called 'Petra'."),
        ("8. Lisa backs Paul.", "8. Lisa backs Petra.", "Nobody here is called 'Petra'."),
        ('146. "Paul bot" feels', "146. Paul feels", "Nobody here is called 'Paul'."),
        ("stand 2, Otter, Lisa.", "stand 9, Otter, Lisa.", "There is no letter on a stand 9."),
        ("stand 2, Otter, Lisa.", "bonus 1, Otter, Lisa.", "There is no bonus 1 in the middle."),
        ("stand 2, Otter, Lisa.", "Paul, Otter, Lisa.", "Nobody spells with the letter on their"),
        ("11. Otter notes U for card 1.", "11. Otter notes U for card 6.", "There is no card 6 on"),
        ("8. Lisa backs Paul.", "8. Lisa drops PAUL.", "There is no such draft of PAUL."),
        ("9. Otter backs Paul.", "9. Otter drops PRETTY.", "That draft is on offer."),
        ("25. Otter backs Paul.", "25. Otter drops DECREE 2.", "There is no such draft of DECREE."),
        (
            "takes a red token.",
            "takes a blue token.",
            "It is not understood from 'blue token.' on.",
        ),
        ("card 3, card 2.\n150.", "card 3, card 3.\n150.", "A card can be in a final word only"),
        ("card 5, card 3, card 2.", "card 5, card 3.", "A final word is never shorter than the"),
        # Another wording
        ("8. Lisa backs", '8. "Lisa" backs', "The line should read: Lisa backs Paul."),
        ("offers OUTPUT:", "offers OUTPUT 1:", "The line should read: Paul offers OUTPUT: 6 "),
        # Invalid names and texts
        ("9. Otter backs Paul.", "9. Otter gives the seat to Paul.", "Two people cannot both be"),
        ("9. Otter backs Paul.", '9. Otter gives the seat to " ".', "A name needs at least one"),
        ("9. Otter backs Paul.", '9. Otter says: ""', "There is nothing written there."),
        ("9. Otter backs Paul.", '9. Otter says: "a\\nb"', "which cannot be shown."),
        ("9. Otter backs Paul.", f'9. Otter says: "{"a" * 281}"', "That is longer than 280 char"),
        ("9. Otter backs Paul.", '9. Otter says: "\\q"', "The text in double quotes cannot be rea"),
        # Wrong facts
        ("OUTPUT from the wild", "OUTPUR from the wild", "These cards spell OUTPUT, not OUTPUR."),
        ("OUTPUT: 6 letters", "OUTPUT: 7 letters", "It says '7 letters, 2 players"),
        ("gives OUTPUT", "gives UPPER", "where 'OUTPUT' is true."),
        ("discards P and shows R", "discards P and shows T", "is true."),
        ("Round 1 is over", "Round 2 is over", "It says '2 is over.' where '1' is true."),
        ("from U to D", "from U to R", "It says 'from U to R.' where 'from U to D' is true."),
        ("GUARD from card 4", "GRAND from card 4", "These cards spell GUARD, not GRAND."),
        ("The word TOKEN", "The word TAKEN", "These cards spell TOKEN, not TAKEN."),
        ("; 57 points", "; 58 points", "It is not understood from '58 points together"),
        # Impossible events
        ("9. Otter backs Paul.", "9. Otter reveals GUARD.", "This cannot happen while a clue is"),
        (
            "11. Otter notes U",
            "11. Otter backs Paul.",
            "This cannot happen while everybody decides",
        ),
        ("156. Lisa feels", "156. Lisa has a good clue.", "This cannot happen while final words"),
        (
            "157. Lisa is ready.",
            "157. Everybody is ready, and the words are turned over.",
            "Not ev",
        ),
        ("162. Otter reveals GUARD.", "162. Lisa reveals TOKEN.", "That word is revealed already."),
        # The deal
        ("as TENKO", "as TENKA", "The cards dealt are not the cards of the deck."),
        ("TOKEN as TENKO", "TAKEN as TENKO", "TENKO is not an order of the letters of TAKEN."),
        ("; the deck is W", "W; the deck is ", "The stacks do not have the sizes for this many"),
        ("Lisa gets TOKEN", "Paul gets TOKEN", "It is not understood from 'Paul gets TOKEN"),
    ],
)
def test_a_bad_event_is_refused_on_its_line(found: str, put: str, reason: str) -> None:
    assert found in TEXT
    number = line_of(found.partition("\n")[0])
    said = complaint(TEXT.replace(found, put, 1))
    assert said.startswith(f"Line {number}: ")
    assert reason in said


def test_the_result_must_be_present_true_and_last() -> None:
    body = TEXT.removesuffix("\nResult: 57 points, grade 4.\n")
    last = line_of("166. ")
    assert complaint(body) == f"Line {last + 1}: The game is over, but its result is missing."
    right = f"Line {last + 2}: This line should read: Result: 57 points, grade 4."
    assert complaint(f"{body}\nResult: 99 points, grade 4.\n") == right
    assert complaint(f"{body}\n") == right
    assert complaint(f"{TEXT}167. Lisa feels sure.\n") == (
        f"Line {last + 3}: Nothing should follow the result."
    )
    assert complaint(f"{TEXT}\n") == f"Line {last + 3}: Nothing should follow the result."


def test_a_line_that_is_not_text_or_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(TEXT.encode() + b"\xff\xfe\n")
    with pytest.raises(RecordError, match="This line is not UTF-8 text"):
        read(path)
    path.write_bytes(TEXT.encode("utf-16"))
    with pytest.raises(RecordError, match="Line 1: This line is not UTF-8 text"):
        read(path)
    with pytest.raises(RecordError, match="Line 1: This line is not UTF-8 text"):
        read("\ud800")
    with path.open(encoding="utf-8") as file, pytest.raises(RecordError, match="not UTF-8 text"):
        read(file)
    path.write_bytes(b"Parlour record 2" + b" " * LONGEST_LINE)
    with pytest.raises(RecordError, match=f"Line 1: A line has at most {LONGEST_LINE}"):
        read(path)


def test_reading_stops_after_the_most_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.records.reader.MOST_EVENTS", 20)
    assert complaint(TEXT) == f"Line {line_of('21. ')}: More than 20 events are not read."
