"""Only Letter Jam has clues: offers that stand on the table, drafts, and the clues given."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import SMALL, Card, cards_in_a_row, chip, side_by_side
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.guess_sheet import clue_line
from parlour.cli.terminal.letterjam.stands import name
from parlour.cli.terminal.letterjam.tips import tips_at
from parlour.cli.terminal.palette import BERRY, CHIP, CREAM, HONEY, INK, OLD_CREAM
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.statement import Statement
from parlour.rules.letterjam.view_types import ClueView, OfferView, View
from parlour.rules.wording import listed

# More offers than this are shown in one line each on a short screen.
FEW_OFFERS = 3
# Rows above the clues on a tall screen, and the height from which clues are shown as cards.
ROWS_ABOVE, VERY_TALL = 28, 44


def said_of(statement: Statement) -> str:
    """The five numbers in short; stands, bonus letters and wildcard only where there are any."""
    parts = [f"{statement.letters} letters", f"helps {statement.players}"]
    if statement.stands:
        parts.append(f"{statement.stands} stand{'s' * (statement.stands > 1)}")
    if statement.bonus:
        parts.append(f"{statement.bonus} bonus")
    if statement.wildcard:
        parts.append("wildcard")
    return ", ".join(parts)


def by_seat(view: View) -> list[OfferView]:
    """The offers on the table, in the order of the seats."""
    return sorted(view.offers, key=lambda offer: offer.giver)


def key_of(offer: OfferView) -> str:
    """The key that backs an offer: the number of its giver's seat. So a key means the same person
    for the whole game, and does not change under the finger when somebody offers anew."""
    return str(offer.giver + 1)


def offers(view: View, look: Look) -> RenderableType:
    """Who offers what, who backs it, and whose backing is missing."""
    short = not look.tall and len(view.offers) > FEW_OFFERS
    lines = [_offer(view, offer, look, short=short) for offer in by_seat(view)]
    if lines:
        lines.append(_missing(view, look))
    else:
        lines.append(Text("Nobody has offered a clue yet.", style=look.tones.soft))
    return Group(*lines, *_stop(view, look), *_drafts(view, look))


def _offer(view: View, offer: OfferView, look: Look, *, short: bool) -> Text:
    mine = view.viewer in offer.backers
    line = Text.assemble(
        (f" {key_of(offer)} ", f"bold {CREAM} on {BERRY}" if mine else CHIP),
        (f" {name(view, offer.giver)}", "bold"),
    )
    backers = ", ".join(name(view, seat) for seat in offer.backers)
    if short:
        line.append(f" {said_of(offer.statement).replace('letters', 'let.')}")
        backers = str(len(offer.backers) or "")
    if backers:
        line.append(f"  ✓ {backers}", style=look.tones.good)
    return line if short else line.append(f"\n    {said_of(offer.statement)}")


def _missing(view: View, look: Look) -> Text:
    """How the table agrees on a clue, and whose backing is missing."""
    waits = listed(name(view, seat) for seat in view.waiting_for)
    missing = f" Missing: {waits}." if view.waiting_for else ""
    return Text(f"{view.agreement}{missing}", style=look.tones.honey)


def _stop(view: View, look: Look) -> list[Text]:
    """Who wants to stop the clues, and what the viewer's vote would do, once it matters."""
    stop = view.stop
    if stop is None or not (stop.wanted_by or stop.ends):
        return []
    return [Text(stop.words, style=look.tones.honey if stop.ends or stop.agreed else "")]


def _drafts(view: View, look: Look) -> list[Text]:
    """The viewer's drafts. Only their maker is told that a word is not in the word list."""
    lines = []
    for draft in view.mine.drafts if view.mine else ():
        line = Text.assemble(("Draft ", look.tones.soft), (draft.word, "bold"))
        line.append(f"  {said_of(draft.statement)}", style=look.tones.soft)
        if draft.offered:
            line.append("  offered", style=look.tones.good)
        if not draft.listed:
            line.append("  not in the word list; only you are told", style=look.tones.honey)
        lines.append(line)
    return lines


def given(view: View, look: Look, room: int) -> RenderableType:
    """The clues so far, the newest first: as cards on a very tall screen, else line by line."""
    if look.height >= VERY_TALL:
        return _in_cards(view, look, room)
    return in_lines(view, look, look.height - ROWS_ABOVE)


def in_lines(view: View, look: Look, most: int) -> RenderableType:
    """The last clues, one in a line."""
    if not view.clues:
        return Text("None yet.", style=look.tones.soft)
    lines = []
    for clue in view.clues[: -most - 1 : -1]:
        round_ = Text(f"{clue.round:>2}  ", style=look.tones.soft)
        lines.append(round_.append_text(clue_line(view, clue, look)))
    return Group(*lines)


def _in_cards(view: View, look: Look, room: int) -> RenderableType:
    """The last clues as cards, side by side as far as they fit."""
    lines: list[Text] = []
    for clue in reversed(view.clues):
        cards = [replace(_letter(view, clue, n, look), below=()) for n in range(len(clue.letters))]
        word = "" if clue.word in (None, clue.letters) else f", {clue.word}"
        title = Text(f"{clue.round}  {name(view, clue.giver)}{word}", style=look.tones.soft)
        drawn = Text("\n").join([title, cards_in_a_row(cards, large=False)])
        beside = side_by_side(lines[-1], drawn, gap=4) if lines else drawn
        if lines and max(line.cell_len for line in beside.split()) <= room:
            lines[-1] = beside
        elif len(lines) < (look.height - ROWS_ABOVE) // 4:
            lines.append(drawn)
    return Group(*lines) if lines else Text("None yet.", style=look.tones.soft)


def the_clue(view: View, look: Look, room: int) -> RenderableType:
    """The current clue as cards, and the players who still have to decide."""
    clue = view.clues[-1]
    cards = [_letter(view, clue, place, look) for place in range(len(clue.letters))]
    fit = max(1, room // (SMALL + 1))
    rows = [
        cards_in_a_row(cards[start : start + fit], large=False)
        for start in range(0, len(cards), fit)
    ]
    if len(rows) > 1 and not look.tall:
        # There is no room for two rows of cards.
        rows = [_in_a_line(cards), Text(", ".join(card.below[0].plain for card in cards))]
    open_ = [name(view, p.seat) for p in view.players if p.has_decision and not p.decided]
    decide = "decides" if len(open_) == 1 and open_ != ["You"] else "decide"
    said = f"{listed(open_)} still {decide}." if open_ else "All have decided."
    return Group(*rows, *tips_at(view, look, "clue"), Text(said, style=look.tones.honey))


def _in_a_line(cards: Sequence[Card]) -> Text:
    return Text(" ").join(chip(card.letter, card.paper, card.ink) for card in cards)


def _letter(view: View, clue: ClueView, place: int, look: Look) -> Card:
    letter, source = clue.letters[place], clue.sources[place]
    if clue.own_cards[place] is not None:
        return Card("?", BERRY, CREAM, "", (Text("you", style=look.tones.honey),))
    if source == WILD:
        return Card(WILD, HONEY, INK, "", (Text("wild", style=look.tones.soft),))
    if source[0] == "p":
        below = view.people[int(source[1:])].name
        return Card(letter, CREAM, INK, "", (Text(below, style=look.tones.soft),))
    below = f"st. {int(source[1:]) + 1}" if source[0] == "s" else f"bon. {source[1:]}"
    return Card(letter, OLD_CREAM, INK, "", (Text(below, style=look.tones.soft),))
