"""The terminal face of Letter Jam: the panels and keys of each phase."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import LARGE, SMALL, Card, cards_in_a_row, chip, side_by_side
from parlour.cli.terminal.face import PANEL_EDGES, Key, Look, Panel, in_short
from parlour.cli.terminal.letterjam import clues, ending, guess_sheet, making, stands, tokens
from parlour.cli.terminal.letterjam.keys import keys
from parlour.cli.terminal.letterjam.tips import tips_at
from parlour.rules.letterjam.view_types import View

LETTER_JAM = "letterjam"
FLOWER_WIDTH = 22
LEFT_WIDTH = 37
OFFER_WIDTH = 46
JAR_WIDTH = 41
# The sheet with all cards of the viewer.
SHEET_WIDTH = 46
# The space between the stands and the middle.
GAP = 3


class LetterJamFace:
    """The stands, the flower, the row, the sheet and the offers."""

    def headline(self, view: View) -> str:
        if view.phase in ("clue", "deciding") and not view.ended_early:
            return f"Round {view.round}. {view.headline}"
        return view.headline

    def panels(self, view: View, look: Look) -> Sequence[Panel]:
        if view.phase == "setup":
            return []
        if view.phase == "making":
            own = [] if view.mine is None else [Panel("Your share", making.share(view, look), 0)]
            return [*own, Panel("Everybody", making.makers(view, look), 1)]
        if view.ended_early:
            return [
                Panel("Ended early", ending.words(view, look), 0),
                Panel("Clues", clues.in_lines(view, look, look.height - 12), 1),
            ]
        if view.end is not None:
            return [
                Panel("Score", ending.score(view, look), 0),
                Panel("The jar of jam", ending.jar(view, look), 1, JAR_WIDTH),
                Panel("Clues", _clues_at_the_end(view, look), 1),
            ]
        if view.phase in ("final", "reveal"):
            return _end(view, look)
        return [*_table(view, look), *_hand(view, look)]

    def keys(self, view: View) -> Sequence[Key]:
        return keys(view)

    def beats(self, view: View) -> float:
        return 3.0 if view.phase == "reveal" else 1.0


def _table(view: View, look: Look) -> list[Panel]:
    """Everybody's letter, the middle, and the tokens: as a flower where there is room."""
    around, middle = stands.on_stands(view, look), stands.in_the_middle(view, look)
    # The wildcard has a place; bonus letters have the places that are left, so that the other cards
    # stay as large as they are when there are more and more of them.
    room, count = look.room, len(around) + 1
    with_flower = look.tall and (room - FLOWER_WIDTH - GAP) // count > LARGE
    if with_flower:
        room -= FLOWER_WIDTH
    column = (room - GAP) // count - 1
    large = look.tall and column >= LARGE
    column = min(column, max(_label_width(around), LARGE if large else SMALL + 2))
    fit = max(1, (room - GAP) // (column + 1) - len(around))
    shown = side_by_side(
        cards_in_a_row(around, large=large, column=column),
        cards_in_a_row(middle[:fit], large=large, column=column),
        GAP,
    )
    body = [
        shown,
        *_bonus_in_a_line(middle[fit:], look, more=fit > 1),
        *tips_at(view, look, "tokens"),
    ]
    if with_flower:
        return [
            Panel("Table", Group(*body), 0),
            Panel("Tokens", tokens.flower(view, look), 0, FLOWER_WIDTH),
        ]
    return [Panel("Table", Group(*body, tokens.line_of_tokens(view, look)), 0)]


def _label_width(cards: Sequence[Card]) -> int:
    """The width of a column in which the texts below these cards need no second row."""
    widest = max((text.cell_len + 1 for card in cards for text in card.below), default=0)
    return max(SMALL + 2, min(widest, LARGE + 4))


def _bonus_in_a_line(cards: Sequence[Card], look: Look, *, more: bool) -> list[Text]:
    """Bonus letters for which there is no room as cards, with their numbers; ``more`` says that
    others have room."""
    if not cards:
        return []
    line = Text(f"{'more ' * more}bonus letters:")
    for card in cards:
        number = card.below[0].plain.removeprefix("Bonus ")
        line.append_text(Text.assemble((f"  {number} ", look.tones.soft), chip(card.letter)))
    return [line]


def _hand(view: View, look: Look) -> list[Panel]:
    """The viewer's side of the table, and what they can do."""
    if view.mine is None:
        return _looked_on(view, look)
    cards = len(guess_sheet.own_cards(view))
    large = look.tall and look.room > cards * (LARGE + 1) + OFFER_WIDTH
    row = guess_sheet.own_row(view, look, large=large)
    width = max(LEFT_WIDTH, cards * ((LARGE if large else SMALL) + 1) + PANEL_EDGES)
    card = guess_sheet.current(view)
    title = "Your row and sheet" if card is None else f"Your row · sheet of card {card + 1}"
    panels = [Panel(title, Group(row, guess_sheet.own_sheet(view, look)), 1, width)]
    if view.phase == "deciding":
        clue = clues.the_clue(view, look, look.room - width)
        panels.append(Panel(_given_by(view), clue, 1))
    else:
        panels.append(Panel("Clues on offer", clues.offers(view, look), 1))
    if look.spacious and not view.clues:
        panels.append(in_short(LETTER_JAM, 2))
    elif look.spacious:
        wide = look.room - SHEET_WIDTH
        panels.append(Panel("Clues given", clues.given(view, look, wide), 2, wide))
        panels.append(Panel("Your whole sheet", guess_sheet.whole_sheet(view, look), 2))
    elif look.tall:
        panels.append(Panel("Clues given", clues.given(view, look, look.room), 2))
    return panels


def _looked_on(view: View, look: Look) -> list[Panel]:
    """What somebody without cards sees below the table."""
    if view.phase == "deciding":
        now = Panel(_given_by(view), clues.the_clue(view, look, look.room), 1)
    else:
        now = Panel("Clues on offer", clues.offers(view, look), 1)
    return [now, Panel("Clues given", clues.given(view, look, look.room), 2)]


def _end(view: View, look: Look) -> list[Panel]:
    """The middle cards and their claims, the viewer's row, and everybody's word."""
    if view.mine is None:
        row = cards_in_a_row(stands.in_the_middle(view, look), large=False, column=LARGE)
        return [
            Panel("The middle", Group(row, tokens.greens_left(view, look)), 0),
            Panel("Final words", ending.final_words(view, look), 1),
        ]
    width = max(LEFT_WIDTH, (SMALL + 1) * len(guess_sheet.own_cards(view)) + PANEL_EDGES)
    middle = stands.in_the_middle(view, look)
    fit = (look.room - width + PANEL_EDGES) // (LARGE + 1)
    shown = cards_in_a_row(middle[:fit], large=False, column=LARGE)
    greens = tokens.greens_left(view, look)
    panels = [
        Panel("Your row", guess_sheet.own_row(view, look, large=False), 0, width),
        Panel(
            "The middle",
            Group(shown, *_bonus_in_a_line(middle[fit:], look, more=fit > 1), greens),
            0,
        ),
        Panel("Final words", ending.final_words(view, look), 1),
    ]
    if look.spacious:
        sheet = guess_sheet.whole_sheet(view, look)
        panels.append(Panel("Your whole sheet", sheet, 1, SHEET_WIDTH))
    return panels


def _clues_at_the_end(view: View, look: Look) -> RenderableType:
    if look.spacious:
        return clues.given(view, look, look.room - JAR_WIDTH)
    return clues.in_lines(view, look, look.height - 12)


def _given_by(view: View) -> str:
    giver = view.clues[-1].giver
    return "Your own clue" if giver == view.viewer else f"The clue from {view.people[giver].name}"
