"""Records as values: headers, options, and records that cannot be written."""

from typing import Any

import pytest
from msgspec.structs import replace

from parlour.records import Record, RecordError, read, write
from parlour.rules import Company, Person, gather
from parlour.rules.company import Remark
from parlour.rules.letterjam import LETTER_JAM, Options
from parlour.rules.letterjam.events import Drafted
from parlour.words import Lexicon
from tools.make_goldens import FOLDER


def start(company: Company, **options: Any) -> Any:
    return LETTER_JAM.begin(Options(**options), company, Lexicon.open("parlour"))


def header_of(company: Company, **options: Any) -> list[str]:
    record = Record.of(LETTER_JAM, start(company, **options), [])
    assert read(write(record)) == record
    return write(record).splitlines()


def test_a_header_names_only_options_that_differ_from_the_rule_set() -> None:
    lexicon = Lexicon.open("parlour").id
    assert header_of(gather(["Lisa", "Paul"], host=1)) == [
        "Parlour record 2",
        "game: letterjam",
        "rules: rulebook",
        f"lexicon: {lexicon}",
        "seat: Lisa",
        "seat: Paul (host)",
        "",
    ]


def test_options_are_written_as_people_say_them() -> None:
    lines = header_of(
        gather(["Lisa", Person("Otter", "regular")]),
        lexicon="/somewhere/my words.txt",
        chat=True,
        length=4,
        lengths=(3, 7),
        words="neighbours",
        watchers_see_letters=True,
    )
    assert lines[2:9] == [
        "rules: rulebook",
        'option lexicon: "/somewhere/my words.txt"',
        "option chat: yes",
        "option watchers see letters: yes",
        "option length: 4",
        "option lengths: 3, 7",
        "option words: neighbours",
    ]


def test_the_rule_set_is_the_one_with_the_fewest_changes() -> None:
    changes = {"strict_share": True, "words": "neighbours", "stop_early": False}
    summary = header_of(
        gather(["Lisa", "Paul"]),
        extra_letters="keep-face-down",
        wildcard_lengthens=False,
        **changes,
    )
    assert summary[2:4] == ["rules: summary", "option extra points: per-extra-letter"]
    rulebook = header_of(gather(["Lisa", "Paul"]), strict_share=True)
    assert rulebook[2:4] == ["rules: rulebook", "option strict share: yes"]


def test_seats_are_people_and_bots() -> None:
    company = gather(["Lisa", Person("Ann Lee", "regular"), Person("Bo", "My mind")], host=1)
    assert header_of(company)[-4:] == [
        "seat: Lisa",
        'seat: "Ann Lee", bot regular (host)',
        'seat: Bo, bot "My mind"',
        "",
    ]


def test_a_name_may_look_like_the_mark_of_the_host() -> None:
    lines = header_of(gather(["Lisa (host)", "Paul (host)"], host=1))
    assert lines[-3:-1] == ['seat: "Lisa (host)"', 'seat: "Paul (host)" (host)']


def test_a_record_cannot_begin_after_remarks() -> None:
    company = gather(["Lisa", "Paul"]).with_remark(Remark(0, "Hello!"))
    with pytest.raises(RecordError, match="A record begins before anything is said"):
        Record.of(LETTER_JAM, start(company), [])


def test_an_event_out_of_order_cannot_be_written() -> None:
    record = read(FOLDER / "letterjam-rulebook-2.txt")
    at = next(n for n, event in enumerate(record.events) if isinstance(event, Drafted))
    events = list(record.events)
    events[at] = replace(events[at], draft=7)
    with pytest.raises(RecordError, match=f"Event {at + 1} cannot be written: 7 does not follow"):
        write(Record(record.header, tuple(events)))
