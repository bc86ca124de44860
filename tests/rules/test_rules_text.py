"""The rules as data: every rule is written down, lives in the code, and is proven by a test."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from parlour.cli.rule_places import code_of_rules, proofs_of_rules
from parlour.games import Manifest
from parlour.rules.letterjam import box as letterjam_box
from parlour.rules.quiddler import box as quiddler_box
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import (
    RulesTextError,
    citation,
    find_rule,
    in_full,
    read_rules_text,
    rules_text,
)
from tools import rule_docs

TOP = Path(__file__).parent.parent.parent

# Where rules are named, and the kinds of files that can name them.
NAMING = ("src", "tests", "tools", "benchmarks", "docs", "ui/src", "README.md", "CONTRIBUTING.md")
KINDS = {".py", ".toml", ".md", ".ts", ".svelte", ".txt", ".json"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_the_code(game: str) -> None:
    named = {place.rule for place in code_of_rules(game)}
    missing = [rule.id for rule in rules_text(game).rules if rule.id not in named]
    assert not missing, f"no docstring, comment or refusal of {game} names {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = {place.rule for place in proofs_of_rules(game)}
    missing = [rule.id for rule in rules_text(game).rules if rule.id not in named]
    assert not missing, f"no test has {', '.join(missing)} in its name"


def test_every_id_that_is_named_is_the_id_of_a_rule() -> None:
    prefixes = {rules_text(game).prefix for game in GAMES} - {""}
    written = {rule.id for game in GAMES for rule in rules_text(game).rules}
    rule_id = re.compile(rf"(?<![A-Za-z])({'|'.join(prefixes)})[-_]([A-Z]\d+)(?!\d)")
    places = defaultdict(list)
    for top in NAMING:
        for path in (TOP / top).rglob("*") if (TOP / top).is_dir() else (TOP / top,):
            if path.suffix in KINDS and "pages" not in path.parts:
                for prefix, rest in rule_id.findall(path.read_text("utf-8")):
                    places[f"{prefix}-{rest}"].append(path.relative_to(TOP).as_posix())
    unknown = {one: where for one, where in places.items() if one not in written}
    assert places.keys() >= written
    assert not unknown, f"no rule has the id of: {unknown}"


# What the rules say of the box is what is in the box


def text_of(rule_id: str) -> str:
    found = find_rule(rule_id)
    assert found is not None
    return "\n".join(found[1].text)


def counted(counts: dict[str, int]) -> str:
    """Cards as the rules write them: A4 B2 C3."""
    return " ".join(f"{face}{count}" for face, count in counts.items())


def listed(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last


def test_LJ_C1_the_rules_count_the_cards_of_the_deck() -> None:
    deck = letterjam_box.deck("english")
    assert f"{deck.size} letter cards: {counted(deck.counts)}." in text_of("LJ-C1")


def test_LJ_C4_LJ_E8_the_rules_have_the_numbers_of_the_setup_cards() -> None:
    tokens, grades = text_of("LJ-C4"), text_of("LJ-E8")
    for players, word in enumerate(("Two", "Three", "Four", "Five", "Six"), start=2):
        card = letterjam_box.setup_card(players)
        match card.stacks:
            case ():
                stacks = "no stack"
            case (size,):
                stacks = f"a stack of {size}"
            case sizes:
                stacks = f"stacks of {listed(sizes)}"
        assert (
            f"{word} players: {card.reds} red, {card.share} for each; {card.leaves} green, "
            f"{card.centre} locked; {stacks}; at most {card.most_clues} clues."
        ) in tokens
        reach = " players reach them" if players == 2 else ""
        assert f"{word}{reach} at {listed(card.grades)}".lower() in grades.lower()


def test_QD_C1_QD_C2_the_rules_have_the_numbers_of_the_cards() -> None:
    deck = quiddler_box.deck("english")
    single = {face: count for face, count in deck.counts.items() if len(face) == 1}
    double = [face for face, count in deck.counts.items() if len(face) == 2 and count == 2]
    assert len(single) + len(double) == len(deck.counts)
    said = text_of("QD-C1")
    assert f"{deck.size} cards: {counted(single)}, and two each of" in said
    assert sorted(re.findall(r"\b[A-Z]{2}\b", said)) == sorted(double)
    manual, published = text_of("QD-C2").split("\n")[1:]
    for table, paragraph in (("manual", manual), ("published", published)):
        points = quiddler_box.point_table(table).points
        told = {face: int(n) for face, n in re.findall(r"\b([A-Z]{1,2})(\d+)\b", paragraph)}
        assert told == points


# What the documents say of the rules is what the rules say


WITH_A_PAGE = [game for game in GAMES if rule_docs.page(game).is_file()]


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_the_page_of_a_game_has_its_rules(game: str) -> None:
    text = rule_docs.page(game).read_text("utf-8")
    assert rule_docs.with_rules(text, game) == text, "run make docs"
    assert all(f"**{rule.id}, {rule.title}.**" in text for rule in rules_text(game).rules)


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_the_page_of_a_game_says_which_rules_an_option_changes(game: str) -> None:
    _, _, options = rule_docs.page(game).read_text("utf-8").partition("\n## Options\n")
    said = {
        option: set(re.findall(rf"{rules_text(game).prefix}-[A-Z]\d+", line))
        for option, line in re.findall(r"^\| `(\w+)` \|(.*)\|$", options, re.MULTILINE)
    }
    changed = defaultdict(set)
    for rule in rules_text(game).rules:
        for option in rule.options:
            changed[option].add(rule.id)
    assert said.keys() >= changed.keys()
    assert {option: ids for option, ids in said.items() if ids} == changed


# What is wrong with a file is said in a sentence

GOOD = """
prefix = "TG"
in_short = "A toy."

[[sections]]
title = "All of it"

[[sections.rules]]
id = "TG-R1"
title = "One"
text = '''
The first rule
says this.

And this.
'''
see = ["TG-R2"]

[[sections.rules]]
id = "TG-R2"
title = "Two"
text = "The second rule says that."
options = ["speed"]
"""


def test_a_good_file_is_read() -> None:
    text = read_rules_text(GOOD, ["speed"])
    one, two = text.rules
    assert (text.prefix, text.in_short, text.sections[0].title) == ("TG", ("A toy.",), "All of it")
    assert (one.text, one.see) == (("The first rule says this.", "And this."), ("TG-R2",))
    assert two.options == ("speed",)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('prefix = "TG"', "", "The file of rules has no prefix."),
        ('in_short = "A toy."', "", "The file of rules does not describe the game in short."),
        ('title = "All of it"', "", "A section of the rules has no title."),
        ('id = "TG-R2"', 'id = "TG-R1"', "TG-R1 is the id of two rules."),
        ('id = "TG-R2"', "", "A rule in the section “All of it” has no id."),
        ('id = "TG-R2"', 'id = "R2"', "The id R2 is not TG-, a capital letter and a number."),
        ('title = "Two"', "", "TG-R2 has no title."),
        ('text = "The second rule says that."', 'text = " "', "TG-R2 has no text."),
        ('["TG-R2"]', '["TG-R9"]', "TG-R1 refers to TG-R9, which is not another rule here."),
        ('["TG-R2"]', '["TG-R1"]', "TG-R1 refers to TG-R1, which is not another rule here."),
        ('"speed"', '"haste"', "TG-R2 names the option haste, which this game does not have."),
        ("see =", "sea =", "The file of rules cannot be read: Object contains unknown field"),
        ("[[sections]]", "[[sections]", "The file of rules cannot be read: "),
    ],
)
def test_what_is_wrong_with_a_file_is_said(old: str, new: str, sentence: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(RulesTextError) as error:
        read_rules_text(GOOD.replace(old, new), ["speed"])
    assert str(error.value).startswith(sentence)


def test_a_game_without_a_file_has_no_rules_text(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = {"letterjam": Manifest(name="letterjam", rules="parlour.rules.letterjam:LETTER_JAM")}
    monkeypatch.setattr("parlour.rules.rules_text.manifests", lambda: bare)
    nothing = rules_text.__wrapped__("letterjam")
    assert (nothing.prefix, nothing.in_short, nothing.rules) == ("", (), ())


def test_a_refusal_whose_rule_is_not_written_down_cites_the_id() -> None:
    assert citation("TG-R1") == in_full("TG-R1") == "TG-R1"
