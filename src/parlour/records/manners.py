"""The sentences for what people do at every table: seats, hosting, remarks."""

from collections.abc import Collection

from parlour.records.codecs import PERSON, REMARK, SEAT
from parlour.records.notation import Fields, Template, Vocabulary
from parlour.records.scanner import Misread
from parlour.rules.company import company_objection
from parlour.rules.game import State
from parlour.rules.manners import HostPassed, Said, SeatTaken

VOCABULARY: Vocabulary = {"seat": SEAT, "person": PERSON, "text": REMARK}


def _check_name_is_free(state: State, fields: Fields) -> None:
    company = state.company.with_person(fields["seat"], fields["person"])
    if refusal := company_objection(company.persons, company.host):
        raise Misread(refusal.sentence)


def templates(always: Collection[str]) -> tuple[Template, ...]:
    """The templates of table manners, for a game with these phases: they fit into each."""
    return (
        Template(
            SeatTaken,
            "{seat} gives the seat to {person}.",
            always,
            VOCABULARY,
            _check_name_is_free,
        ),
        Template(HostPassed, "{seat} is the host now.", always, VOCABULARY),
        Template(Said, "{seat} says: {text}", always, VOCABULARY),
    )
