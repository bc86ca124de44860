"""The phrases for choosing a clue: drafts, offers, backing, and what players may say."""

import re
from collections.abc import Sequence

from parlour.rules.base import Act
from parlour.rules.letterjam import acts, choices, typed_cards
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.phrases.typed import names, number, unspellable
from parlour.rules.letterjam.view_types import View
from parlour.rules.phrasebook import Phrase, plain
from parlour.rules.refusal import Refusal, illegal, stale

NO_OFFER = ("nothing", "none", "nobody")


def _draft_usages(view: View, can: choices.CanDraft) -> list[str]:
    """Two examples with the same visible letters: without names of cards, and with them."""
    shown = [(source, letter) for source, letter in can.letters.items() if source != WILD][:2]
    shown.append((WILD, can.alphabet[0]))
    word = "".join(letter for _, letter in shown)
    cards = ", ".join(names(view).typed(source) for source, _ in shown)
    return [f"draft {word}", f"draft {word} with {cards}"]


_DRAFT = re.compile(r"(?P<word>\S+)(?:\s+with\s+(?P<cards>.+))?", re.IGNORECASE)


def _read_draft(view: View, can: choices.CanDraft, rest: str) -> Act | Refusal | None:
    match = _DRAFT.fullmatch(rest)
    if match is None:
        return None
    word, cards = match["word"].upper(), match["cards"]
    if refusal := unspellable(word, can.alphabet):
        return refusal
    sources = names(view).sources(cards) if cards else typed_cards.clue_sources(word, can)
    if isinstance(sources, Refusal):
        return sources
    if refusal := _misread(view, can, word, sources):
        return refusal
    return acts.Draft(round=can.round, word=word, sources=sources)


def _misread(
    view: View, can: choices.CanDraft, word: str, sources: Sequence[str]
) -> Refusal | None:
    """A refusal with the names that the player typed, or None. The choice would refuse as well, but
    it does not know these names."""
    for letter, source in zip(word, sources, strict=False):
        shown, name = can.letters.get(source), names(view).spoken(source)
        if shown is None and source != can.own:
            return illegal("no-such-card", f"There is no letter for a clue at {name}.", "LJ-R8")
        if shown not in (None, WILD, letter):
            return illegal(
                "other-letter", f"The letter of {name} is {shown}, not {letter}.", "LJ-R8"
            )
    return None


def _write_draft(view: View, act: acts.Draft) -> str:
    cards = ", ".join(names(view).typed(source) for source in act.sources)
    return f"draft {act.word} with {cards}"


def _draft_meant(view: View, drafts: Sequence[int], rest: str) -> int | Refusal | None:
    """Reads the number or the word of a draft. The player need not name the only one."""
    if (named := number(rest)) is not None:
        return named
    if not rest:
        return drafts[0] if len(drafts) == 1 else None
    assert view.mine is not None
    found = [draft.number for draft in view.mine.drafts if draft.word == rest.upper()]
    if not found:
        return stale("no-such-draft", f"You have no draft {rest.upper()!r}.")
    return next((draft for draft in found if draft in drafts), found[0])


def _say_draft(view: View, numbered: int) -> str:
    """A draft as it is typed: by its word, or by its number if two drafts have the same word."""
    drafts = view.mine.drafts if view.mine else ()
    word = next((draft.word for draft in drafts if draft.number == numbered), "")
    alone = sum(draft.word == word for draft in drafts) == 1
    return word if alone else str(numbered)


def _read_offer(view: View, can: choices.CanOffer, rest: str) -> Act | Refusal | None:
    draft = _draft_meant(view, can.drafts, rest)
    return acts.Offer(round=can.round, draft=draft) if isinstance(draft, int) else draft


def _read_drop(view: View, can: choices.CanDropDraft, rest: str) -> Act | Refusal | None:
    draft = _draft_meant(view, can.drafts, rest)
    return acts.DropDraft(round=can.round, draft=draft) if isinstance(draft, int) else draft


def _read_back(view: View, can: choices.CanBack, rest: str) -> Act | Refusal | None:
    if not rest:
        return acts.Back(round=can.round, offer=can.offers[0]) if len(can.offers) == 1 else None
    if (place := number(rest)) is not None:
        offer = next((o.number for at, o in enumerate(view.offers, 1) if at == place), None)
        there = "is 1 offer" if len(view.offers) == 1 else f"are {len(view.offers)} offers"
        missing = f"There {there} on the table. Name the player whose offer you back."
    else:
        giver = names(view).seat(rest)
        if isinstance(giver, Refusal):
            return giver
        offer = next((o.number for o in view.offers if o.giver == giver), None)
        missing = f"{view.people[giver].name} has no offer on the table."
    if offer is None:
        return stale("no-such-offer", missing, "LJ-R4")
    if offer not in can.offers:
        return illegal("backed-already", "You back that offer already.", "LJ-R4")
    return acts.Back(round=can.round, offer=offer)


def _say_back(view: View, offer: int) -> str:
    """The command that backs an offer, by the name of its giver. A name that would be read as
    something else needs the place of the offer among all, counted from 1."""
    numbers = [one.number for one in view.offers]
    if offer not in numbers:
        return f"back {len(numbers) + 1}"  # it is gone, and the command is refused
    place = numbers.index(offer)
    called = names(view).typed_seat(view.offers[place].giver)
    first = next(iter(called.casefold().split()), "")
    clear = number(called) is None and first not in NO_OFFER
    return f"back {called if clear else place + 1}"


def _stops(view: View) -> str:
    meaning = "say that you want to end the clues now and go to the final words"
    if view.stop is None or not view.stop.ends:
        return meaning
    return f"{meaning}. It ends them for everybody, unless you type go on within a few seconds"


def _felt(view: View) -> str:
    return "word" if view.phase in ("final", "reveal") else "letter"


ROUND = (
    Phrase(
        act=acts.Draft,
        words=("draft", "clue"),
        meaning=lambda view, can: (
            f"note down a clue of at most {can.longest} letters in private. Without card names, "
            "cards of other players come first, then stands, then bonus letters, and a letter "
            "that you do not see is the wildcard"
        ),
        usages=_draft_usages,
        read=_read_draft,
        write=_write_draft,
    ),
    Phrase(
        act=acts.DropDraft,
        words=("drop",),
        meaning=lambda view, can: "drop one of your drafts",
        usages=lambda view, can: [f"drop {_say_draft(view, draft)}" for draft in can.drafts],
        read=_read_drop,
        write=lambda view, act: f"drop {_say_draft(view, act.draft)}",
    ),
    Phrase(
        act=acts.Offer,
        words=("offer",),
        meaning=lambda view, can: "tell the others the five numbers of this draft, and no more",
        usages=lambda view, can: [f"offer {_say_draft(view, draft)}" for draft in can.drafts],
        read=_read_offer,
        write=lambda view, act: f"offer {_say_draft(view, act.draft)}",
    ),
    plain(
        acts.WithdrawOffer,
        ("withdraw", "withdraw offer"),
        "take your offer off the table",
        lambda can: acts.WithdrawOffer(round=can.round),
    ),
    Phrase(
        act=acts.Back,
        words=("back",),
        meaning=lambda view, can: "back the offer of this player",
        usages=lambda view, can: [_say_back(view, offer) for offer in can.offers],
        read=_read_back,
        write=lambda view, act: _say_back(view, act.offer),
    ),
    plain(
        acts.BackNothing,
        tuple(f"back {word}" for word in NO_OFFER),
        "back no offer any more",
        lambda can: acts.BackNothing(round=can.round),
    ),
    plain(
        acts.WantStop,
        ("stop",),
        lambda view, can: _stops(view),
        lambda can: acts.WantStop(round=can.round, want=True),
        possible=lambda can: bool(can.want),
        says=lambda act: bool(act.want),
    ),
    plain(
        acts.WantStop,
        ("go on", "continue"),
        "say that you want to go on with clues after all",
        lambda can: acts.WantStop(round=can.round, want=False),
        possible=lambda can: not can.want,
        says=lambda act: not act.want,
    ),
    plain(
        acts.SayFeeling,
        ("sure",),
        lambda view, can: f"tell everybody that you are sure of your {_felt(view)}",
        lambda can: acts.SayFeeling(sure=True),
        possible=lambda can: True in can.sure,
        says=lambda act: bool(act.sure),
    ),
    plain(
        acts.SayFeeling,
        ("unsure", "not sure"),
        lambda view, can: f"tell everybody that you are not sure of your {_felt(view)}",
        lambda can: acts.SayFeeling(sure=False),
        possible=lambda can: False in can.sure,
        says=lambda act: not act.sure,
    ),
    plain(
        acts.SayGoodClue,
        ("good clue",),
        "tell everybody that you have a good clue",
        lambda can: acts.SayGoodClue(round=can.round),
    ),
)
