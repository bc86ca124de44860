"""The sections about the viewer: guess sheet, drafts, final word, the word they make."""

from collections.abc import Iterator

from parlour.rules.letterjam.clue_words import stated
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import SheetView, View
from parlour.rules.wording import capital, listed, spaced


def making(view: View, names: CardNames) -> Iterator[str]:
    mine = view.mine
    if mine is None:
        return
    if work := mine.making:
        yield f"You make a word of {work.length} letters for {names.of(work.for_seat)}."
        if work.shortest != work.longest:
            yield f"It may also have {work.shortest} to {work.longest} letters."
        yield f"Your share: {_sorted(work.share)}."
        yield f"You have put aside: {_sorted(work.aside)}."
        if work.discards is not None:
            yield f"The others have put aside: {_sorted(work.discards)}."
    if mine.made:
        known = "is" if mine.made_listed else "is not"
        yield f"You made {mine.made}, which {known} in the word list."
    if mine.seen != _before_one(view):
        yield f"Letters you saw while words were made: {spaced(mine.seen)}."


def _before_one(view: View) -> str:
    """The letters that lie before a viewer who makes a word. A viewer who searched may have seen
    more letters than these, because others took cards away."""
    work = view.mine.making if view.mine else None
    if work is None:
        return ""
    return "".join(sorted((work.share | work.aside | (work.discards or {})).values()))


def _sorted(cards: dict[int, str]) -> str:
    return spaced(sorted(cards.values())) or "nothing"


def drafts(view: View, names: CardNames) -> Iterator[str]:
    drafts = view.mine.drafts if view.mine else ()
    words = [draft.word for draft in drafts]
    for draft in drafts:
        cards = listed(names.spoken(source) for source in draft.sources)
        known = "In the word list." if draft.listed else "Not in the word list."
        offered = " On offer." if draft.offered else ""
        # A draft is typed by its word, unless two drafts have the same.
        numbered = f"Draft {draft.number}: " if words.count(draft.word) > 1 else ""
        yield (
            f"{numbered}{draft.word}, with {cards}. "
            f"{capital(stated(draft.statement))}. {known}{offered}"
        )


def sheet(view: View, names: CardNames) -> Iterator[str]:
    mine = view.mine
    if mine is None or view.viewer is None or view.end is not None:
        return
    yield from (written(entry, view.players[view.viewer].card) for entry in mine.sheet)
    for card, letters in sorted(mine.fits.items()):
        yield f"Card {card + 1} could be {spaced(letters) or 'no letter'} by its clues."
    if mine.margin:
        yield f"Margin: {mine.margin}"


def written(entry: SheetView, on_stand: int | None = None) -> str:
    """The guess, marks and note beside one card of a guess sheet, in a sentence."""
    facts = [f"guess {entry.guess}" if entry.guess else "no guess"]
    if entry.letter is not None:
        facts.append(f"it is {entry.letter}")
    if entry.candidates:
        facts.append(f"possible {spaced(entry.candidates)}")
    if entry.crossed:
        facts.append(f"crossed out {spaced(entry.crossed)}")
    if entry.note:
        facts.append(f'note "{entry.note}"')
    extra = ", an extra letter" if entry.extra else ""
    stand = ", on your stand" if entry.card == on_stand else ""
    return f"Card {entry.card + 1}{extra}{stand}: {'; '.join(facts)}."


def final(view: View, names: CardNames) -> Iterator[str]:
    mine = view.mine
    if mine is None or not mine.cards:
        return
    cards = listed(names.spoken(source) for source in mine.cards)
    yield f"You laid out {cards}. By your guesses, it spells {mine.believed}."
    if mine.wildcard is not None:
        yield f"Your wildcard stands for {mine.wildcard}."
