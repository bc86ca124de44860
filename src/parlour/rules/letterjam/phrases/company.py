"""What is typed about people rather than cards."""

from parlour.rules import manners
from parlour.rules.game import Act
from parlour.rules.letterjam.phrases.phrase import Phrase, names, plain
from parlour.rules.letterjam.view import View
from parlour.rules.refusal import Refusal


def _read_host(view: View, can: manners.CanPassHost, rest: str) -> Act | Refusal | None:
    if not rest:
        return None
    seat = names(view).seat(rest)
    return seat if isinstance(seat, Refusal) else manners.PassHost(seat=seat)


MANNERS = (
    plain(
        manners.Leave,
        ("leave",),
        "get up; a bot plays on in your place",
        lambda can: manners.Leave(),
    ),
    Phrase(
        act=manners.PassHost,
        words=("host",),
        meaning=lambda view, can: "hand hosting to this person",
        usages=lambda view, can: [f"host {names(view).typed_seat(seat)}" for seat in can.seats],
        read=_read_host,
        write=lambda view, act: f"host {names(view).typed_seat(act.seat)}",
    ),
    Phrase(
        act=manners.Say,
        words=("say",),
        meaning=lambda view, can: f"say something to all, in at most {can.longest} characters",
        usages=lambda view, can: ["say Hello!"],
        read=lambda view, can, rest: manners.Say(text=rest) if rest else None,
        write=lambda view, act: f"say {act.text}",
    ),
)
