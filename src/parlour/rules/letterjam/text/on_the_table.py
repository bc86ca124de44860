"""The sections about the table: stands, middle, tokens, offers, clues, guesses aloud."""

from collections.abc import Iterator

from parlour.rules.letterjam.clue_words import letter_by_letter, stated
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import HIDDEN, ClueView, PlayerView, View
from parlour.rules.wording import capital, counted, spaced


def players(view: View, names: CardNames) -> Iterator[str]:
    for player in view.players:
        facts = [
            *_stand(view, player),
            *_known(view, player),
            *_tokens(view, player),
            *_said(player),
            *_doing(view, player),
        ]
        yield f"{names.who(player.seat)}: {' '.join(facts)}"


def _stand(view: View, player: PlayerView) -> Iterator[str]:
    """Sentences about the letter on the player's stand."""
    hidden = "a letter hidden from you"
    if player.card is None:
        if view.phase not in ("setup", "making"):
            yield f"{counted(len(player.row), 'card')} in the row; nothing on the stand."
    elif player.on_extra:
        yield f"{player.letter or hidden}, card {player.card + 1}, an extra letter."
    else:
        yield f"{player.letter or hidden}, card {player.card + 1} of {len(player.row)}."
    if player.clued:
        yield "It has been in a clue."
    elif player.card is not None:
        yield "It has not been in a clue yet."


def _known(view: View, player: PlayerView) -> Iterator[str]:
    """Sentences about the player's other cards that the viewer has seen, and their extra
    letters."""
    if view.end is not None and player.row:
        yield f"The row was {spaced(letter or HIDDEN for letter in player.row)}."
    else:
        for place, letter in enumerate(player.row):
            if letter is not None and place != player.card:
                yield f"Card {place + 1} is {letter}."
    for place, letter in enumerate(player.extras, len(player.row)):
        if place == player.card and place not in player.kept:
            continue
        kept = ", kept face down" if place in player.kept else ""
        yield f"Card {place + 1}, an extra letter{kept}, is {letter or 'hidden from you'}."


def _tokens(view: View, player: PlayerView) -> Iterator[str]:
    if view.phase != "making" or player.reds or player.greens:
        yield f"Tokens taken: {player.reds} red, {player.greens} green."


def _said(player: PlayerView) -> Iterator[str]:
    if player.sure is not None:
        yield f"Says: {'sure' if player.sure else 'not sure'}."
    if player.good_clue:
        yield "Says: I have a good clue."
    if player.wants_stop:
        yield "Wants to stop the clues now."


_DECIDED = {
    None: "Decided",
    "stay": "Decided to stay",
    "move": "Decided to move on",
    "guessed": "Guessed aloud",
}


def _doing(view: View, player: PlayerView) -> Iterator[str]:
    if player.decided:
        decided = _DECIDED[player.decision]
        yield f"{decided}{', and may still change it' if player.has_decision else ''}."
    elif player.has_decision:
        yield "Not decided yet."
    elif view.phase == "deciding":
        yield "Nothing to decide."
    if maker := player.maker:
        yield "Word made." if maker.made else "Word not made yet."
        yield f"{capital(counted(maker.share, 'card'))} in hand, {maker.aside or 'none'} put aside."
        if maker.searching:
            yield "Looking through what the others put aside."


def tips(view: View, names: CardNames) -> Iterator[str]:
    for tip in view.tips:
        yield tip.text


def stands(view: View, names: CardNames) -> Iterator[str]:
    for stand in view.stands:
        letter = stand.letter or "empty"
        if stand.stack:
            follows = f"{counted(stand.stack, 'card')} to follow from its stack."
        else:
            follows = "Its stack is used up; it draws from the deck."
        token = " A green token lies under the stack." if stand.token else ""
        yield f"{capital(names.spoken(stand.source))}: {letter}. {follows}{token}"


def middle(view: View, names: CardNames) -> Iterator[str]:
    if view.phase in ("setup", "making"):
        return
    claim = view.wildcard_claimed_by
    left = " The bots leave it to people." if view.wildcard_left_to_people else ""
    claimed = "" if claim is None else _claimed(names, claim)
    yield f"The wildcard: any one letter.{claimed}{left}"
    for bonus in view.bonus:
        claimed = "" if bonus.claimed_by is None else _claimed(names, bonus.claimed_by)
        yield f"{capital(names.spoken(bonus.source))}: {bonus.letter}.{claimed}"
    yield f"Deck: {counted(view.deck, 'card')} left."
    yield f"Discards: {spaced(view.discards) or 'none'}."


def _claimed(names: CardNames, seat: int) -> str:
    return f" Claimed by {names.of(seat)}."


def tokens(view: View, names: CardNames) -> Iterator[str]:
    if view.phase in ("setup", "making"):
        return
    flower = view.tokens
    yield (
        f"Red: {flower.reds} of {flower.reds_at_first} left. Each player's share is {flower.share}."
    )
    yield (
        f"Green: {flower.greens} free, {flower.locked} locked until the last red is taken, "
        f"{flower.under_stacks} under stacks."
    )
    worth = counted(flower.green_points, "point")
    yield f"The free greens add {worth} to each word that counts."


def offers(view: View, names: CardNames) -> Iterator[str]:
    if view.phase == "clue" and not view.offers:
        yield "None yet."
    for offer in view.offers:
        offers = "offer" if offer.giver == view.viewer else "offers"
        yield (
            f"{names.who(offer.giver)} {offers} {stated(offer.statement)}. "
            f"Backed by {names.all_of(offer.backers)}."
        )
    if view.offers:
        yield view.agreement
    if view.stop is not None:
        yield view.stop.words


def clues(view: View, names: CardNames) -> Iterator[str]:
    """The newest clue comes first, because everybody thinks about it."""
    for clue in reversed(view.clues):
        meant = "" if clue.word in (None, clue.letters) else f" The word is {clue.word}."
        yield (
            f"Round {clue.round}, by {names.of(clue.giver)} for a {clue.token} token: "
            f"{clue.letters}. Letter by letter: {letter_by_letter(clue, names)}."
            f"{meant}{_helped(clue)}"
        )


def _helped(clue: ClueView) -> str:
    if clue.fits is None:
        return ""
    return f" Your letter could be {spaced(clue.fits)}." if clue.fits else " No letter fits."


def aloud(view: View, names: CardNames) -> Iterator[str]:
    for guess in view.aloud:
        right = "right" if guess.right else "wrong"
        was = "" if guess.letter == guess.actual else f", it was {guess.actual}"
        yield f"Round {guess.round}: {names.of(guess.seat)} said {guess.letter}: {right}{was}."
