"""The redundant facts of a view, which the text leaves out, each with its proof.

``redundant(view)`` gives the path of every such fact and whether the rest of the view implies it.
The text may leave a fact out only if that is true in every view.
"""

from collections.abc import Iterator

from parlour.rules.letterjam import View, box, choices
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.headline import agreement, doing
from parlour.rules.letterjam.statement import counted_cards, state_of
from parlour.rules.letterjam.typed_cards import taking_cards
from parlour.rules.letterjam.view_types import PlayerView

Proof = tuple[str, bool]


def redundant(view: View) -> Iterator[Proof]:
    yield from _places(view)
    yield from _not_yet(view)
    yield from _said_elsewhere(view)
    yield from _clues(view)
    yield from _at_the_end(view)
    for number, choice in enumerate(view.choices):
        for field, implied in _choice(view, choice):
            yield f"choices[{number}].{field}", implied
    # The sentence of a refusal implies its kind and code. A test in test_text proves that for all
    # views together.
    for number in range(len(view.barred)):
        yield f"barred[{number}].refusal.kind", True
        yield f"barred[{number}].refusal.code", True


def _places(view: View) -> Iterator[Proof]:
    """The source of a player follows from the seat, and the letter on the stand from the cards."""
    for seat, player in enumerate(view.players):
        at = f"players[{seat}]"
        yield f"{at}.source", player.source == f"p{player.seat}"
        yield f"{at}.doing", player.doing == doing(view.phase, player)
        if player.card is None:
            yield f"{at}.letter", player.letter is None
            yield f"{at}.on_extra", not player.on_extra
        elif player.card < len(player.row):
            yield f"{at}.row[{player.card}]", player.row[player.card] == player.letter
        else:
            extra = player.card - len(player.row)
            yield f"{at}.extras[{extra}]", player.extras[extra] == player.letter


def _not_yet(view: View) -> Iterator[Proof]:
    """Facts of other phases are empty."""
    if view.phase in ("setup", "making"):
        yield "deck", view.deck == 0
        yield "discards", view.discards == ""
        yield "wildcard_claimed_by", view.wildcard_claimed_by is None
        yield "wildcard_left_to_people", not view.wildcard_left_to_people
        flower, setup = view.tokens, box.setup_card(len(view.people))
        yield "tokens.share", flower.share == setup.share
        yield "tokens.reds_at_first", flower.reds_at_first == setup.reds
        for name in ("reds", "greens", "locked", "under_stacks", "green_points"):
            yield f"tokens.{name}", getattr(flower, name) == 0
    if view.mine is not None:
        if not view.mine.cards:
            yield "mine.believed", view.mine.believed == ""
            yield "mine.wildcard", view.mine.wildcard is None
        if not view.mine.made:
            yield "mine.made_listed", not view.mine.made_listed
    for seat, player in enumerate(view.players):
        if view.phase != "over" or view.ended_early:
            yield f"players[{seat}].points", player.points is None
        if not player.decided:
            yield f"players[{seat}].decision", player.decision is None
        yield from _final_not_yet(f"players[{seat}].final", view, player)


def _final_not_yet(at: str, view: View, player: PlayerView) -> Iterator[Proof]:
    final = player.final
    if final is not None:
        if not final.revealed and not view.ended_early:
            yield f"{at}.letters", final.letters == ""
        if final.word is None:
            yield f"{at}.correct", not final.correct
        if final.revealed or (view.phase != "final" and not view.ended_early):
            yield f"{at}.ready", final.ready


_ABOUT = {
    "stand": "extra letter",
    "tokens": "red token",
    "clue": "in this clue",
    "wildcard": "in a clue",
}
"""Words of a tip that say where it belongs."""


def _said_elsewhere(view: View) -> Iterator[Proof]:
    if view.stop is not None:
        wanting = tuple(player.seat for player in view.players if player.wants_stop)
        for number in range(len(wanting)):
            yield f"stop.wanted_by[{number}]", view.stop.wanted_by == wanting
        yield "stop.agreed", view.stop.agreed == bool(view.countdown)
        yield "stop.ends", view.stop.ends == ("Your vote would end" in view.stop.words)
    if not view.offers:
        yield "agreement", view.agreement == (agreement(view) if view.phase == "clue" else "")
    # A draft is typed by its word, and numbered only if two drafts have the same.
    words = [draft.word for draft in view.mine.drafts] if view.mine else []
    for number, word in enumerate(words):
        if words.count(word) == 1:
            yield f"mine.drafts[{number}].number", True
    for number, tip in enumerate(view.tips):
        yield f"tips[{number}].at", _ABOUT[tip.at] in tip.text
    # Everybody has one offer at most, so the giver says which one is meant.
    givers = [offer.giver for offer in view.offers]
    for number in range(len(view.offers)):
        yield f"offers[{number}].number", len(set(givers)) == len(givers)
    if view.options.lengths:
        yield "options.length", view.options.lengths_for(len(view.people)) == view.options.lengths
    backing = {seat: offer.number for offer in view.offers for seat in offer.backers}
    claims = {WILD: view.wildcard_claimed_by} | {b.source: b.claimed_by for b in view.bonus}
    for seat, player in enumerate(view.players):
        yield f"players[{seat}].backing", player.backing == backing.get(seat)
        for number, source in enumerate(player.final.claims if player.final else ()):
            yield f"players[{seat}].final.claims[{number}]", claims[source] == seat


def _clues(view: View) -> Iterator[Proof]:
    """The statement of a clue and the viewer's own cards in it follow from its cards."""
    for number, clue in enumerate(view.clues):
        at = f"clues[{number}]"
        for field in clue.statement.__struct_fields__:
            yield f"{at}.statement.{field}", clue.statement == state_of(clue.sources)
        if clue.word == clue.letters:
            yield f"{at}.word", view.viewer == clue.giver or view.phase == "over"
        for place, (source, own) in enumerate(zip(clue.sources, clue.own_cards, strict=True)):
            if own is None:
                yield f"{at}.own_cards[{place}]", source != f"p{view.viewer}"
            else:
                yield f"{at}.sources[{place}]", source == f"p{view.viewer}"


def _at_the_end(view: View) -> Iterator[Proof]:
    """After the end, the sheets of all contain the viewer's own. A game ended early has no score;
    only such a game can have shares of letters left."""
    if view.end is None:
        return
    if view.ended_early:
        yield "end.total", view.end.total is None
        yield "end.grade", view.end.grade is None
        yield "end.grade_name", view.end.grade_name == ""
    else:
        for seat, share in enumerate(view.end.shares):
            yield f"end.shares[{seat}]", share == ""
    if view.mine is None or view.viewer is None:
        return
    mine, same = view.mine, view.mine.sheet == view.end.sheets[view.viewer]
    yield "mine.margin", mine.margin == view.end.margins[view.viewer]
    for place, entry in enumerate(mine.sheet):
        for field in entry.__struct_fields__:
            yield f"mine.sheet[{place}].{field}", same


def _choice(view: View, choice: choices.AnyChoice) -> Iterator[Proof]:
    """The values that a choice allows mostly follow from the table."""
    deck = box.deck(view.options.deck)
    mine = view.mine
    match choice:
        case choices.CanDraft():
            yield "own", choice.own == f"p{view.viewer}"
            yield "alphabet", choice.alphabet == deck.alphabet
            for source in choice.letters:
                yield f"letters[{source}]", choice.letters == _visible(view)
            for letter, cards in choice.takes.items():
                for place in range(len(cards)):
                    yield (
                        f"takes[{letter}][{place}]",
                        choice.takes == taking_cards(tuple(choice.letters.items())),
                    )
            for kind in choice.counts.__struct_fields__:
                for place in range(len(getattr(choice.counts, kind))):
                    implied = choice.counts == counted_cards(frozenset(choice.letters))
                    yield f"counts.{kind}[{place}]", implied
        case choices.CanMark() | choices.CanNote():
            yield "cards", mine is not None and choice.cards == len(mine.sheet)
        case choices.CanArrange():
            yield "alphabet", choice.alphabet == deck.alphabet
            yield from _arranging(view, choice)
        case choices.CanTakeCard() | choices.CanLayAside() | choices.CanMakeWord():
            assert mine is not None
            assert mine.making is not None
            if isinstance(choice, choices.CanTakeCard):
                aside = mine.making.aside | (mine.making.discards or {})
                yield from ((f"cards[{card}]", choice.cards == aside) for card in choice.cards)
            else:
                same = choice.share == mine.making.share
                yield from ((f"share[{card}]", same) for card in choice.share)
    if isinstance(choice, choices.CanMark | choices.CanGuessAloud):
        yield "letters", choice.letters == deck.letters
    if hasattr(choice, "round"):
        yield "round", choice.round == view.round


def _visible(view: View) -> dict[str, str]:
    shown = {player.source: player.letter for player in view.players if player.seat != view.viewer}
    shown |= {stand.source: stand.letter for stand in view.stands}
    shown |= {bonus.source: bonus.letter for bonus in view.bonus}
    return {source: letter for source, letter in shown.items() if letter} | {WILD: WILD}


def _arranging(view: View, choice: choices.CanArrange) -> Iterator[Proof]:
    assert view.viewer is not None
    me = view.players[view.viewer]
    claims = {b.source: b.claimed_by for b in view.bonus} | {WILD: view.wildcard_claimed_by}
    others = {s: seat for s, seat in claims.items() if seat not in (None, view.viewer)}
    own = (*(f"r{place}" for place in range(len(me.row))), *(f"k{place}" for place in me.kept))
    for place in range(len(choice.own)):
        yield f"own[{place}]", choice.own == own
    for place in range(len(choice.middle)):
        yield f"middle[{place}]", choice.middle == tuple(s for s in claims if s not in others)
    for source in choice.claimed:
        yield f"claimed[{source}]", choice.claimed == others
