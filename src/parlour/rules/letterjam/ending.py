"""Only Letter Jam has final words: claims on middle cards, reveals, judgement, the score."""

from functools import cache
from random import Random

from msgspec.structs import replace

from parlour.rules import manners
from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events, score
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    CanAccept,
    CanArrange,
    CanKnow,
    CanNotReady,
    CanReady,
    CanReveal,
)
from parlour.rules.letterjam.clue import put_drafts_away
from parlour.rules.letterjam.setup import made_words
from parlour.rules.letterjam.state import Final, Player, State
from parlour.rules.players import change_player
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat
from parlour.words import vocabulary, zipf


def own_cards(player: Player) -> dict[str, int]:
    """A player's face-down cards by source: the row, then the extra letters that they kept."""
    row = {f"r{place}": card for place, card in enumerate(player.row)}
    kept = {f"k{player.position(card)}": card for card in player.kept}
    return row | kept


def claims(state: State) -> dict[str, Seat]:
    """The seat that has claimed each middle card, sorted by card: the order of the cards in a word
    is a secret of its owner."""
    return dict(
        sorted(
            (source, seat)
            for seat, player in enumerate(state.players)
            for source in player.final.cards
            if source[0] in "b*"
        )
    )


def drop_askings(state: State) -> State:
    """The state in which no player asks for a card that nobody else holds any more."""
    held = claims(state)
    for seat, player in enumerate(state.players):
        still = tuple(s for s in player.final.asks_for if held.get(s, seat) != seat)
        if still != player.final.asks_for:
            state = change_player(state, seat, final=replace(player.final, asks_for=still))
    return state


def final_cards(state: State, seat: Seat) -> tuple[int | None, ...]:
    """The cards of a player's final word; None is the wildcard."""
    own = own_cards(state.players[seat])
    middle = {f"b{bonus.number}": bonus.card for bonus in state.bonus}
    cards = own | middle
    return tuple(cards.get(source) for source in state.players[seat].final.cards)


def _final_began(state: State, event: events.FinalBegan) -> State:
    state = put_drafts_away(state)
    players = tuple(
        replace(
            player,
            sure=None,
            final=Final(
                cards=tuple(f"r{place}" for place in range(len(player.row))),
                accepted_by=(None,) * len(state.players),
            ),
        )
        for player in state.players
    )
    return replace(state, phase="final", end_reason=event.reason, players=players)


# Laying out a word


def _may_arrange(state: State, seat: Seat) -> Choice | Refusal:
    player = state.players[seat]
    if player.final.ready:
        return illegal("ready", "You said your word is ready; take that back first.", "LJ-E3")
    claimed = {source: by for source, by in claims(state).items() if by != seat}
    middle = (*(f"b{bonus.number}" for bonus in state.bonus), WILD)
    return CanArrange(
        own=tuple(own_cards(player)),
        row=len(player.row),
        middle=tuple(source for source in middle if source not in claimed),
        claimed=claimed,
        alphabet=state.deck_data.alphabet,
        lengthens=state.options.wildcard_lengthens,
    )


def _do_arrange(state: State, seat: Seat, act: acts.Arrange, rng: Random) -> Events:
    return (events.Arranged(seat=seat, cards=act.cards, wildcard=act.wildcard),)


def _arranged(state: State, event: events.Arranged) -> State:
    final = replace(state.players[event.seat].final, cards=event.cards, wildcard=event.wildcard)
    return drop_askings(change_player(state, event.seat, final=final))


def _may_ready(state: State, seat: Seat) -> Choice | Refusal:
    if state.players[seat].final.ready:
        return illegal("said-already", "You have said so already.", "LJ-E3")
    return CanReady()


def _do_ready(state: State, seat: Seat, act: acts.Ready, rng: Random) -> Events:
    return (events.ReadySaid(seat=seat, ready=True),)


def _may_not_ready(state: State, seat: Seat) -> Choice | Refusal:
    if not state.players[seat].final.ready:
        return illegal("not-ready", "You have not said that your word is ready.", "LJ-E3")
    return CanNotReady()


def _do_not_ready(state: State, seat: Seat, act: acts.NotReady, rng: Random) -> Events:
    return (events.ReadySaid(seat=seat, ready=False),)


def _ready_said(state: State, event: events.ReadySaid) -> State:
    final = state.players[event.seat].final
    # A player whose word is ready needs no more cards.
    asks_for = () if event.ready else final.asks_for
    return change_player(
        state, event.seat, final=replace(final, ready=event.ready, asks_for=asks_for)
    )


def follow_final(state: State, rng: Random) -> Events:
    if all(player.final.ready for player in state.players):
        return (events.RevealsBegan(),)
    return ()


def _reveals_began(state: State, event: events.RevealsBegan) -> State:
    return replace(state, phase="reveal")


# Reveals


def being_judged(state: State) -> Seat | None:
    """The seat whose word is revealed and not yet judged, or None."""
    return next(
        (
            seat
            for seat, player in enumerate(state.players)
            if player.final.revealed and player.final.word is None
        ),
        None,
    )


def suggested(state: State) -> Seat | None:
    """The seat that could reveal next, or None. Players who are sure come first."""
    left = [seat for seat, player in enumerate(state.players) if not player.final.revealed]
    feelings = {True: 0, None: 1, False: 2}
    return min(left, key=lambda seat: (feelings[state.players[seat].sure], seat), default=None)


def _may_reveal(state: State, seat: Seat) -> Choice | Refusal:
    if state.phase == "final":
        return illegal("claims-open", "Words are revealed when everybody is ready.", "LJ-E3")
    if state.players[seat].final.revealed:
        return illegal("revealed", "Your word is revealed already.", "LJ-E4")
    if being_judged(state) is not None:
        return illegal("one-at-a-time", "Another word is being judged.", "LJ-E4")
    return CanReveal()


def _do_reveal(state: State, seat: Seat, act: acts.Reveal, rng: Random) -> Events:
    return (events.Revealed(seat=seat),)


def _revealed(state: State, event: events.Revealed) -> State:
    final = replace(state.players[event.seat].final, revealed=True)
    return change_player(state, event.seat, final=final)


def spelled(state: State, seat: Seat) -> str:
    """The word that a player's cards really spell, with the wildcard as the player meant it."""
    final = state.players[seat].final
    return "".join(
        (final.wildcard or WILD) if card is None else state.letters[card]
        for card in final_cards(state, seat)
    )


def _other_readings(state: State, seat: Seat) -> list[str]:
    """The words of the lexicon that the cards spell with another letter for the wildcard, in the
    order of that letter."""
    meant, cards = spelled(state, seat), state.players[seat].final.cards
    if WILD not in cards:
        return []
    at = cards.index(WILD)
    words = (meant[:at] + letter + meant[at + 1 :] for letter in state.deck_data.alphabet)
    return [word for word in words if word in state.lexicon]


def _judge(state: State, owner: Seat) -> events.Judged | events.KnowAsked | None:
    """The judgement of a revealed word, or the question to its owner; None if the others judge it.

    The wildcard is first the letter that its owner meant. If this makes no word of the lexicon, the
    wildcard may be another letter: the one of the commonest word if its owner can be asked about
    it, and otherwise the first that makes a word.
    """
    meant, acceptance = spelled(state, owner), state.options.acceptance
    if meant in state.lexicon:
        if acceptance == "known" and meant not in _common_words():
            return events.KnowAsked(seat=owner, word=meant)
        return events.Judged(seat=owner, word=meant, correct=True, by="lexicon")
    if words := _other_readings(state, owner):
        if acceptance == "known":
            return events.KnowAsked(seat=owner, word=max(words, key=zipf))
        return events.Judged(seat=owner, word=words[0], correct=True, by="lexicon")
    if acceptance == "lexicon-only":
        return events.Judged(seat=owner, word=meant, correct=False, by="lexicon")
    return None


@cache
def _common_words() -> frozenset[str]:
    """The words that everybody knows."""
    return frozenset(vocabulary())


def _know_asked(state: State, event: events.KnowAsked) -> State:
    final = replace(state.players[event.seat].final, asked_word=event.word)
    return change_player(state, event.seat, final=final)


def _may_know(state: State, seat: Seat) -> Choice | Refusal:
    word = state.players[seat].final.asked_word
    if being_judged(state) != seat or word is None:
        return illegal("not-asked", "Nobody asks you about your word now.", "LJ-E5")
    return CanKnow(word=word)


def _do_know(state: State, seat: Seat, act: acts.Know, rng: Random) -> Events:
    return (events.Judged(seat=seat, word=act.word, correct=act.know, by="owner"),)


def _may_accept(state: State, seat: Seat) -> Choice | Refusal:
    owner = being_judged(state)
    if owner is None:
        return illegal("nothing-to-judge", "No word waits for your judgement.", "LJ-E5")
    if owner == seat:
        return Refusal("not-yours", "own-word", "The others judge your word.", "LJ-E5")
    if state.players[owner].final.asked_word is not None:
        return illegal("owner-is-asked", "The owner of the word has to answer first.", "LJ-E5")
    if state.players[owner].final.accepted_by[seat] is not None:
        return illegal("said-already", "You have judged this word already.", "LJ-E5")
    return CanAccept(seat=owner, word=spelled(state, owner))


def _do_accept(state: State, seat: Seat, act: acts.Accept, rng: Random) -> Events:
    return (events.AcceptSaid(seat=seat, owner=act.seat, accept=act.accept),)


def _accept_said(state: State, event: events.AcceptSaid) -> State:
    final = state.players[event.owner].final
    votes = (
        *final.accepted_by[: event.seat],
        event.accept,
        *final.accepted_by[event.seat + 1 :],
    )
    return change_player(state, event.owner, final=replace(final, accepted_by=votes))


def follow_reveal(state: State, rng: Random) -> Events:
    """The judgement of a revealed word: by the lexicon, by its owner who knows it, or by the
    others. After the last word, the score."""
    owner = being_judged(state)
    if owner is None:
        if all(player.final.revealed for player in state.players):
            scores = tuple(score.points(state, seat) for seat in range(len(state.players)))
            lengths = tuple(len(player.row) for player in state.players)
            reached = score.grade(sum(scores), state.setup, lengths)
            return (events.Ended(points=scores, grade=reached),)
        return ()
    if state.players[owner].final.asked_word is not None:
        return ()
    if (judged := _judge(state, owner)) is not None:
        return (judged,)
    word, votes = spelled(state, owner), state.players[owner].final.accepted_by
    others = len(votes) - 1
    # The vote ends as soon as the missing votes cannot change it; a tie accepts the word.
    if 2 * sum(vote is True for vote in votes) >= others:
        return (events.Judged(seat=owner, word=word, correct=True, by="table"),)
    if 2 * sum(vote is False for vote in votes) > others:
        return (events.Judged(seat=owner, word=word, correct=False, by="table"),)
    return ()


def _judged(state: State, event: events.Judged) -> State:
    final = replace(state.players[event.seat].final, word=event.word, correct=event.correct)
    return change_player(state, event.seat, final=final)


def _ended(state: State, event: events.Ended) -> State:
    """After the end, views show everything (LJ-E9)."""
    return replace(state, phase="over", points=event.points, grade=event.grade)


def ended_early(state: State, event: manners.EndedEarly) -> State:
    """An early end keeps the drafts, to show them as at any end. If neighbours were still making
    words, the words that are made become the secret words."""
    state = put_drafts_away(state)
    if state.phase == "making":
        state = replace(state, words=made_words(state))
    return manners.ended_early(state, event)


VERBS = (
    Verb(acts.Arrange, _may_arrange, _do_arrange, ("final",)),
    Verb(acts.Ready, _may_ready, _do_ready, ("final",)),
    Verb(acts.NotReady, _may_not_ready, _do_not_ready, ("final",)),
    Verb(acts.Reveal, _may_reveal, _do_reveal, ("final", "reveal")),
    Verb(acts.Know, _may_know, _do_know, ("reveal",)),
    Verb(acts.Accept, _may_accept, _do_accept, ("reveal",)),
)

EVENTS: Evolvers[State] = {
    events.FinalBegan: _final_began,
    events.Arranged: _arranged,
    events.ReadySaid: _ready_said,
    events.RevealsBegan: _reveals_began,
    events.Revealed: _revealed,
    events.KnowAsked: _know_asked,
    events.AcceptSaid: _accept_said,
    events.Judged: _judged,
    events.Ended: _ended,
}
