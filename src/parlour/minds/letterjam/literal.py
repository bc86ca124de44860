"""The literal bot: it takes clues at their word and gives the clue that says most.

It believes what is left of the deck, keeps the letters that make a word in every clue, moves on
when a letter is as good as known, and stops when another token would cost the team more than it
brings. With people it is patient: it follows the offer they back and judges words as they do.
"""

from parlour.minds.letterjam.agreeing import cards_to_go, offer_to_back
from parlour.minds.letterjam.clueing import find_clue
from parlour.minds.letterjam.finishing import chance_of_word, plan_word
from parlour.minds.letterjam.knowledge import SURE, likeliest, own_chances
from parlour.minds.letterjam.making import make_word
from parlour.minds.letterjam.rows import marginals, rows
from parlour.rules import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import (
    AnyChoice,
    CanAccept,
    CanArrange,
    CanBack,
    CanDraft,
    CanGuess,
    CanGuessAloud,
    CanMoveOn,
    CanOffer,
    CanReady,
    CanReveal,
    CanSayFeeling,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.view import View
from parlour.words import Lexicon

# An extra letter guessed wrong costs little: another one is drawn either way.
ALOUD = 0.6
# When fewer clues are left than cards to read, a letter this likely has to do.
HURRIED = 0.6
# People who want to stop are held up only by a bot that would more likely lose its word.
GIVE_WAY = 0.5
# So many cards at the end of a row may follow from the others.
CARDS_INFERRED = 2


class Literal:
    """Plays Letter Jam literally."""

    name = "literal"

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        return _Thought(view).act()


class _Thought:
    """One look at the table."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        assert view.mine is not None
        self.view = view
        self.me = view.players[view.viewer]
        self.mine = view.mine
        self.can: dict[type, AnyChoice] = {type(choice): choice for choice in view.choices}

    def act(self) -> Act | None:
        match self.view.phase:
            case "making":
                return make_word(self.view)
            case "clue":
                return self._feeling() or self._stop() or self._clue()
            case "deciding":
                return self._decide()
            case "final":
                return self._finish()
            case "reveal":
                return self._judge() or self._reveal()
        return None

    # A round

    def _feeling(self) -> Act | None:
        """A letter that was in a clue and could not be read: the others may want to know."""
        if CanSayFeeling in self.can and self.me.clued and self.me.sure is None:
            return acts.SayFeeling(sure=self._known_card() >= SURE)
        return None

    def _known_card(self) -> float:
        assert self.me.card is not None
        return max(own_chances(self.view, self.me.card).values())

    def _stop(self) -> Act | None:
        can = self.can.get(CanWantStop)
        if isinstance(can, CanWantStop) and can.want and self._would_stop():
            return acts.WantStop(round=can.round, want=True)
        return None

    def _would_stop(self) -> bool:
        """Whether another clue would cost the team more than it could bring this player."""
        view = self.view
        people = [p for p in view.players if view.people[p.seat].mind is None]
        asked = bool(people) and all(player.wants_stop for player in people)
        # Red tokens cost nothing, and the last one frees the centre.
        if not asked and (view.tokens.reds or cards_to_go(self.me) > CARDS_INFERRED):
            return False
        # The wildcard mends one word: the last player to agree may count on it.
        others = (player for player in view.players if player.seat != self.me.seat)
        last = all(player.wants_stop for player in others)
        return chance_of_word(view, wildcard=last) >= (GIVE_WAY if asked else SURE)

    def _clue(self) -> Act | None:
        offered = any(offer.giver == self.me.seat for offer in self.view.offers)
        can_offer, can_draft = self.can.get(CanOffer), self.can.get(CanDraft)
        if not offered and isinstance(can_offer, CanOffer):
            return acts.Offer(round=can_offer.round, draft=can_offer.drafts[-1])
        if not offered and isinstance(can_draft, CanDraft) and self._may_give():
            clue = find_clue(self.view, can_draft)
            return acts.Draft(round=can_draft.round, word=clue.word, sources=clue.sources)
        can_back, offer = self.can.get(CanBack), offer_to_back(self.view)
        if isinstance(can_back, CanBack) and offer in can_back.offers:
            return acts.Back(round=can_back.round, offer=offer)
        return None

    def _may_give(self) -> bool:
        """Whether only a draft is missing for an offer."""
        return any("offer" in b.acts and b.refusal.code == "no-drafts" for b in self.view.barred)

    def _decide(self) -> Act | None:
        if not self.me.has_decision or self.me.decided or self.me.card is None:
            return None
        chances = own_chances(self.view, self.me.card)
        letter = likeliest(chances)
        aloud, move, stay = (self.can.get(c) for c in (CanGuessAloud, CanMoveOn, CanStay))
        if isinstance(aloud, CanGuessAloud) and chances[letter] >= ALOUD:
            return acts.GuessAloud(round=aloud.round, letter=letter)
        if self.mine.sheet[self.me.card].guess != letter:
            return acts.Guess(card=self.me.card, letter=letter)
        if isinstance(move, CanMoveOn) and chances[letter] >= self._enough():
            return acts.MoveOn(round=move.round)
        return acts.Stay(round=stay.round) if isinstance(stay, CanStay) else None

    def _enough(self) -> float:
        """How likely a letter must be to move on from it."""
        assert self.me.card is not None
        tokens = self.view.tokens
        clues_left = tokens.reds + tokens.greens + tokens.locked
        return HURRIED if clues_left < len(self.me.row) - self.me.card else SURE

    # The end

    def _finish(self) -> Act | None:
        can = self.can.get(CanArrange)
        if not isinstance(can, CanArrange):
            return None
        if guess := self._missing_guess():
            return guess
        plan = plan_word(self.view, can)
        if (self.mine.cards, self.mine.wildcard) != (plan.cards, plan.wildcard):
            return acts.Arrange(cards=plan.cards, wildcard=plan.wildcard)
        if CanSayFeeling in self.can and self.me.sure is None:
            return acts.SayFeeling(sure=plan.chance >= SURE)
        return acts.Ready() if CanReady in self.can else None

    def _missing_guess(self) -> Act | None:
        """The first card of the row whose recorded guess is not the likeliest letter."""
        if CanGuess not in self.can:
            return None
        for card, chances in enumerate(marginals(rows(self.view))):
            letter = likeliest(chances)
            if self.mine.sheet[card].guess != letter:
                return acts.Guess(card=card, letter=letter)
        return None

    def _reveal(self) -> Act | None:
        """The surest first, as the table suggests; the others wait for their turn."""
        if CanReveal in self.can and self.view.suggested == self.me.seat:
            return acts.Reveal()
        return None

    def _judge(self) -> Act | None:
        """A bot accepts words it knows; about others it asks people's opinion, and waits for it."""
        can = self.can.get(CanAccept)
        if not isinstance(can, CanAccept):
            return None
        if can.word in Lexicon.open("parlour"):
            return acts.Accept(seat=can.seat, accept=True)
        final = self.view.players[can.seat].final
        assert final is not None
        people = [
            vote
            for seat, vote in enumerate(final.accepted_by)
            if self.view.people[seat].mind is None and seat != can.seat
        ]
        if None in people:
            return None
        return acts.Accept(
            seat=can.seat, accept=bool(people) and 2 * sum(map(bool, people)) >= len(people)
        )
