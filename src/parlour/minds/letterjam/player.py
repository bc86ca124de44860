"""Only Letter Jam's bots differ by level alone: all decisions of one, at a chosen level.

With people a bot is patient: it follows the offer they back and judges words as they do.
"""

from functools import cached_property

from parlour.minds.letterjam.agreeing import offer_to_back
from parlour.minds.letterjam.clue_value import cards_to_go
from parlour.minds.letterjam.clueing import find_clue, is_good_clue
from parlour.minds.letterjam.deduction import Deduction, deduce, likeliest
from parlour.minds.letterjam.finishing import Plan, chance_of_word, knows, plan_word
from parlour.minds.letterjam.level import Level
from parlour.minds.letterjam.listening import hear_offers, listen
from parlour.minds.letterjam.making import make_word
from parlour.minds.letterjam.notes import offers_heard, read_note, write_note
from parlour.minds.letterjam.sharing import card_to_give_up, left_to_others
from parlour.minds.letterjam.tokens import going_on
from parlour.rules import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    AnyChoice,
    CanAccept,
    CanArrange,
    CanBack,
    CanDraft,
    CanGiveUp,
    CanGuess,
    CanGuessAloud,
    CanKnow,
    CanMoveOn,
    CanNote,
    CanOffer,
    CanReady,
    CanReveal,
    CanSayFeeling,
    CanSayGoodClue,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.view_types import HIDDEN, ClueView, PlayerView, View
from parlour.rules.seat import Seat
from parlour.words import Lexicon

# Guess an extra letter at this probability. A wrong guess costs little: the next one comes anyway.
ALOUD = 0.6
# When people want to stop, a bot agrees unless its word is less likely than this.
GIVE_WAY = 0.5
# A clue that costs less than this part of a token is worth giving: it makes everybody surer.
CHEAP = 0.12
# Upper limits: a word likelier than this always allows to stop; a certain one needs no offers.
SURE_OF_WORD, CERTAIN = 0.97, 0.98
# This many cards at the end of a row may be inferred; two could lie in either order.
CARDS_INFERRED = 1
SURE = 0.9
# A clue without the bot's letter is evidence only for this many last cards of its row.
LISTENED_FOR = 2
MANY_PLAYERS = 4


def act_of(view: View, level: Level) -> Act | None:
    """The act of a bot of this level at the seat whose view this is."""
    return _Decider(view, level).act()


class _Decider:
    """Decides on one act from one view."""

    def __init__(self, view: View, level: Level) -> None:
        assert view.viewer is not None
        assert view.mine is not None
        self.view = view
        self.level = level
        self.me = view.players[view.viewer]
        self.mine = view.mine
        self.can: dict[type, AnyChoice] = {type(choice): choice for choice in view.choices}

    def act(self) -> Act | None:
        if self.view.stop is not None and self.view.stop.agreed:
            return None
        match self.view.phase:
            case "making":
                return make_word(self.view)
            case "clue":
                return (
                    self._listen()
                    or self._hear_offers()
                    or self._feeling()
                    or self._stop()
                    or self._clue()
                )
            case "deciding":
                return self._decide()
            case "final":
                return self._finish()
            case "reveal":
                return self._know() or self._judge() or self._reveal()
        return None

    @cached_property
    def known(self) -> Deduction:
        return deduce(self.view, self.level)

    # A round

    def _feeling(self) -> Act | None:
        """After a clue, say whether the letter is clear; at the end, ask for offers by "unsure"."""
        if CanSayFeeling not in self.can:
            return None
        if self.me.clued and self.me.sure is None and cards_to_go(self.me):
            return acts.SayFeeling(sure=self._knows_card)
        if self._listens_to_offers and self.me.sure is not False:
            return acts.SayFeeling(sure=False)
        return None

    @cached_property
    def _knows_card(self) -> bool:
        assert self.me.card is not None
        return float(self.known.card(self.me.card).max()) >= SURE

    def _stop(self) -> Act | None:
        """Want to stop when another clue would cost the team more than it could bring.

        If only the wildcard or a bonus letter saves the word, say "unsure" first, and want to stop
        only if no other player counts on that card. If the people wait for it, say nothing first:
        a bot that hopes for offers is unsure all the same, and would say both for ever.
        """
        can = self.can.get(CanWantStop)
        if not isinstance(can, CanWantStop) or not can.want or not (self._asked or self._may_end):
            return None
        if not self._asked and (self._clue_is_cheap or self._listens_to_offers):
            return None
        enough = GIVE_WAY if self._asked else self._sure_enough
        if chance_of_word(self.known) < enough:
            if chance_of_word(self.known, self._mends()) < enough:
                # Who waits for this vote must hear that it will not come.
                unsaid = self._asked and self.me.sure is not False
                return acts.SayFeeling(sure=False) if unsaid else None
            if self.me.sure is not False and CanSayFeeling in self.can and not self._asked:
                return acts.SayFeeling(sure=False)
        elif self.me.sure is False and CanSayFeeling in self.can and not self._asked:
            return acts.SayFeeling(sure=True)
        return acts.WantStop(round=can.round, want=True)

    @property
    def _sure_enough(self) -> float:
        """The least probability of its word to want to stop; a token is a point for everybody."""
        people = any(person.mind is None for person in self.view.people)
        stops_at = self.level.stops_with_people if people else self.level.stops_at
        tokens = -going_on(self.view) * min(len(self.view.players), MANY_PLAYERS) / MANY_PLAYERS
        return min(SURE_OF_WORD, 1 - (1 - stops_at) * tokens)

    @property
    def _clue_is_cheap(self) -> bool:
        return going_on(self.view) > -CHEAP

    def _mends(self) -> dict[str, str]:
        """The cards that could replace one card of the row, less those that others count on."""
        bonus = {bonus.source: bonus.letter for bonus in self.view.bonus}
        others = [p for p in self.view.players if p.seat != self.me.seat]
        counting = sum(map(_counts_on_a_card, others))
        if not counting:
            return bonus | {WILD: HIDDEN}
        return bonus if counting <= len(bonus) else {}

    @property
    def _asked(self) -> bool:
        """Whether all people at the table want to stop, so that the game waits for the bots."""
        if self._is_person(self.me.seat):
            return False
        people = [p for p in self.view.players if self._is_person(p.seat)]
        return bool(people) and all(player.wants_stop for player in people)

    def _is_person(self, seat: Seat) -> bool:
        return self.view.people[seat].mind is None

    @property
    def _may_end(self) -> bool:
        """Whether all reds, which cost nothing, are taken and clues covered enough of the row."""
        if self.view.tokens.reds:
            return False
        return len(self.me.row) - len(self.known.readings.cards) <= CARDS_INFERRED

    def _waits(self) -> bool:
        """Whether to wait because the game may end: this bot wants to stop, only bots have yet to
        say so, and none of them is unsure and needs an offer."""
        silent = [p for p in self.view.players if not p.wants_stop]
        if not self.me.wants_stop or any(self._is_person(p.seat) for p in silent):
            return False
        return not self.view.offers and all(p.sure is not False for p in silent)

    def _clue(self) -> Act | None:
        if self._waits() or self._listens_to_offers:
            return None
        offered = any(offer.giver == self.me.seat for offer in self.view.offers)
        can_offer, can_draft = self.can.get(CanOffer), self.can.get(CanDraft)
        can_praise = self.can.get(CanSayGoodClue)
        if (
            not offered
            and isinstance(can_praise, CanSayGoodClue)
            and is_good_clue(self.view, self.level)
        ):
            return acts.SayGoodClue(round=can_praise.round)
        if not offered and isinstance(can_offer, CanOffer):
            return acts.Offer(round=can_offer.round, draft=can_offer.drafts[-1])
        if not offered and isinstance(can_draft, CanDraft) and self._may_give():
            clue = find_clue(self.view, can_draft, self.level)
            return acts.Draft(round=can_draft.round, word=clue.word, sources=clue.sources)
        if not self._is_person(self.me.seat) and self._offers_due(unsure=True):
            return None
        can_back, offer = self.can.get(CanBack), offer_to_back(self.view)
        if isinstance(can_back, CanBack) and offer in can_back.offers:
            return acts.Back(round=can_back.round, offer=offer)
        return None

    def _may_give(self) -> bool:
        """Whether the bot could make an offer if it had a draft."""
        return any("offer" in b.acts and b.refusal.code == "no-drafts" for b in self.view.barred)

    def _decide(self) -> Act | None:
        if not self.me.has_decision or self.me.decided or self.me.card is None:
            return None
        if note := self._listen():
            return note
        chances = self.known.card(self.me.card)
        letter, chance = likeliest(chances), float(chances.max())
        aloud, move, stay = (self.can.get(c) for c in (CanGuessAloud, CanMoveOn, CanStay))
        if isinstance(aloud, CanGuessAloud) and chance >= ALOUD:
            return acts.GuessAloud(round=aloud.round, letter=letter)
        if self.mine.sheet[self.me.card].guess != letter:
            return acts.Guess(card=self.me.card, letter=letter)
        if isinstance(move, CanMoveOn) and chance >= self.level.enough:
            return acts.MoveOn(round=move.round)
        return acts.Stay(round=stay.round) if isinstance(stay, CanStay) else None

    def _listen(self) -> Act | None:
        """Note the evidence of the newest clue, whether or not it uses the bot's letter."""
        card = self.me.card
        if not self.level.listens_closely or not self.view.clues or card is None:
            return None
        clue = self.view.clues[-1]
        if card >= len(self.me.row) or read_note(self.mine.sheet[card].note)[0] >= clue.round:
            return None
        if clue.giver == self.me.seat or CanNote not in self.can:
            return None
        if card not in clue.own_cards and not self._hears_silence(clue):
            return None
        heard = listen(self.known)
        return None if heard is None else acts.Note(card=card, text=write_note(clue.round, heard))

    def _hear_offers(self) -> Act | None:
        """Note the evidence of the offers, once every player who is sure has made one."""
        if not self._listens_to_offers or self._offers_due(unsure=False):
            return None
        card = self.me.card
        assert card is not None
        text = write_note(self.view.round, hear_offers(self.known), "offers")
        return acts.Note(card=card, text=text)

    @cached_property
    def _listens_to_offers(self) -> bool:
        """Whether offers, which cost nothing, may tell of the last card before the game may end."""
        card, view = self.me.card, self.view
        if not self.level.listens_closely or card is None or CanNote not in self.can:
            return False
        if not view.options.stop_early:
            return False  # the game goes on, so there will be clues for this card
        if cards_to_go(self.me) != 1 or view.tokens.reds or self._clue_is_cheap:
            return False
        if offers_heard(self.mine.sheet[card].note) >= view.round:
            return False
        if not self._offers_due(unsure=False) and {o.giver for o in view.offers} <= {self.me.seat}:
            return False
        return self._sure_before and chance_of_word(self.known) < CERTAIN

    def _offers_due(self, *, unsure: bool) -> bool:
        """Whether another bot (at a person's seat: another person) has yet to make an offer before
        the game may end. Unsure players offer last, by seat; ``unsure`` counts them too."""
        if self.view.tokens.reds:
            return False
        offered = {offer.giver for offer in self.view.offers} | {self.me.seat}
        return any(
            unsure or player.sure is not False or player.seat < self.me.seat
            for player in self.view.players
            if player.seat not in offered
            and self._is_person(player.seat) == self._is_person(self.me.seat)
        )

    @property
    def _sure_before(self) -> bool:
        """Whether all earlier cards are certain, so that the others' idea of them is right."""
        assert self.me.card is not None
        return all(self.known.card(card).max() >= SURE for card in range(self.me.card))

    def _hears_silence(self, clue: ClueView) -> bool:
        """Whether it is evidence that this clue did not use the bot's letter."""
        if self.view.phase == "deciding" or self.me.source in clue.sources:
            return False
        return cards_to_go(self.me) <= LISTENED_FOR and self._sure_before

    # The end

    def _finish(self) -> Act | None:
        if given := self._give_up():
            return given
        can = self.can.get(CanArrange)
        if not isinstance(can, CanArrange):
            return None
        if guess := self._missing_guess():
            return guess
        left = left_to_others(self.view, self.me)
        plan = plan_word(self.known, can, spare=self._wildcard_is_spare, but=left)
        if (self.mine.cards, self.mine.wildcard) != (plan.cards, plan.wildcard):
            return acts.Arrange(cards=plan.cards, wildcard=plan.wildcard)
        if CanSayFeeling in self.can and self.me.sure is None:
            return acts.SayFeeling(sure=plan.chance >= SURE)
        if self._others_will_speak or self._waits_for_wildcard(can, plan, left):
            return None
        return acts.Ready() if CanReady in self.can else None

    def _give_up(self) -> Act | None:
        can = self.can.get(CanGiveUp)
        if not isinstance(can, CanGiveUp):
            return None
        source = card_to_give_up(self.known, can)
        return None if source is None else acts.GiveUp(source=source)

    def _waits_for_wildcard(self, can: CanArrange, plan: Plan, left: frozenset[str]) -> bool:
        """Whether the bot's word needs the wildcard, which bots still leave to people."""
        if not self.view.wildcard_left_to_people or WILD not in left:
            return False
        if WILD not in can.middle or plan.chance >= SURE:
            return False
        return WILD in plan_word(self.known, can, but=left - {WILD}).cards

    @property
    def _others_will_speak(self) -> bool:
        """Whether another bot has yet to say how sure it is: it may need the wildcard."""
        others = (p for p in self.view.players if p is not self.me and p.sure is None)
        return any(not self._is_person(p.seat) and not (p.final and p.final.ready) for p in others)

    @property
    def _wildcard_is_spare(self) -> bool:
        """Whether every player is ready or has said how sure they are: nobody will claim it now."""
        return all(
            player.sure is not None or (player.final is not None and player.final.ready)
            for player in self.view.players
        )

    def _missing_guess(self) -> Act | None:
        """Correct the first guess of the row that is not the likeliest letter."""
        if CanGuess not in self.can:
            return None
        for card in range(len(self.me.row)):
            letter = likeliest(self.known.card(card))
            if self.mine.sheet[card].guess != letter:
                return acts.Guess(card=card, letter=letter)
        return None

    def _reveal(self) -> Act | None:
        """Reveal when the table suggests this seat; it suggests the surest player first."""
        if CanReveal in self.can and self.view.suggested == self.me.seat:
            return acts.Reveal()
        return None

    def _know(self) -> Act | None:
        """Say whether the bot knows the word that its cards spell."""
        can = self.can.get(CanKnow)
        if not isinstance(can, CanKnow):
            return None
        return acts.Know(word=can.word, know=knows(can.word, self.level.vocabulary))

    def _judge(self) -> Act | None:
        """Accept words of the lexicon; for others, follow the people's vote, or else reject."""
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
            if self.view.people[seat].mind is None and seat not in (can.seat, self.view.viewer)
        ]
        if None in people:
            return None
        return acts.Accept(
            seat=can.seat, accept=bool(people) and 2 * sum(map(bool, people)) >= len(people)
        )


def _counts_on_a_card(player: PlayerView) -> bool:
    """Whether a player wants to stop although they are unsure: they count on a middle card."""
    return player.wants_stop and player.sure is False
