"""The names that people may take at a table."""

import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.names import MOST_MARKS, look_alike
from parlour.tables.seats import sit
from parlour.tables.table import Holder, Table


def seated(name: str) -> Table | Refusal:
    people = (Holder(name="Ann", key="a"), Holder(name="Olga 10", key="b"))
    decision = sit(Table(game="quiddler", holders=people), name, "c")
    return decision if isinstance(decision, Refusal) else decision.table


@pytest.mark.parametrize("name", ["Αnn", "АNN", "ann", "ᴬnn", "0lga l0", "OIga 10"])
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    refusal = seated(name)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "name-taken"


@pytest.mark.parametrize("name", ["Ánn", "Anne", "Анна", "Άννα", "Nguyễn", "יוֹסֵף", "🏳️"])
def test_other_names_are_free(name: str) -> None:
    assert isinstance(seated(name), Table)


def test_marks_do_not_pile_up_on_a_letter() -> None:
    assert isinstance(seated("Z" + MOST_MARKS * "\u0301"), Table)
    refusal = seated("Z" + 22 * "\u0301")
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == "A name cannot have so many marks on one letter."


def test_case_makes_no_difference() -> None:
    assert look_alike("IDA", "ida")
    assert look_alike("Ιda", "lda"), "the first is a Greek letter"
