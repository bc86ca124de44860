"""The actions of Letter Jam: which of them a seat may do, and what they stand for."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from parlour.game import Game
from parlour.lab.pettingzoo.encoding import (
    LETTERS,
    Asking,
    Canvas,
    EncodedAct,
    Encoding,
    Mask,
    NextAct,
)
from parlour.lab.pettingzoo.letterjam.asking import LetterJamAsking
from parlour.lab.pettingzoo.letterjam.layout import (
    ACTIONS,
    OBSERVATION,
    SEATS,
    SHEET_PLACES,
    actions,
)
from parlour.lab.pettingzoo.letterjam.numbers import draw
from parlour.rules import Act, Seat, Taken
from parlour.rules.letterjam import acts, box
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    AnyChoice,
    CanAccept,
    CanArrange,
    CanBack,
    CanDraft,
    CanGuess,
    CanGuessAloud,
    CanKnow,
    CanOffer,
    CanReady,
    CanSayFeeling,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.events import Drafted
from parlour.rules.letterjam.typed_cards import clue_sources, final_word
from parlour.rules.letterjam.view_parts import CachedBuilder, wordless_view
from parlour.rules.letterjam.view_types import View
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.words import vocabulary
from parlour.words.spelling import letter_set

ChoiceT = TypeVar("ChoiceT", bound=AnyChoice)

_PASS, _STAY, _STOP, _READY, _YES, _NO, _SURE, _UNSURE, _DRAFT = (
    ACTIONS[name]
    for name in ("pass", "stay", "stop", "ready", "yes", "no", "sure", "unsure", "offer-draft")
)
_BACK, _LETTER, _SHEET, _WORD = (ACTIONS[name] for name in ("back", "letter", "sheet", "word"))


MOST_KNOWN = 500
"""How many masks of words are kept, 16 kB each: agents are asked again with the same letters."""


class _Words:
    """The words of a vocabulary, ready for masks."""

    def __init__(self, size: int) -> None:
        self.words = vocabulary(size)
        self.number = {word: number for number, word in enumerate(self.words)}
        self.sets: NDArray[np.uint32] = np.array([letter_set(w) for w in self.words], np.uint32)
        self._known: dict[int, NDArray[np.bool_]] = {}
        self.lengths: NDArray[np.int8] = np.array([len(w) for w in self.words], np.int8)
        self.counts: NDArray[np.int8] = np.array(
            [[word.count(letter) for letter in LETTERS] for word in self.words], np.int8
        )

    def spelled_with(self, letters: Iterable[str]) -> NDArray[np.bool_]:
        """Whether each word needs only these letters, any number of times, and the wildcard."""
        known, seen = self._known, letter_set(letters)
        found = known.get(seen)
        if found is None:
            missing = self.sets & np.uint32(~seen & 0xFFFFFFFF)
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[seen] = (missing & (missing - np.uint32(1))) == 0
        return found

    def laid_with(self, letters: str, wildcard: bool, least: int) -> NDArray[np.int64]:
        """The words of at least so many letters that these cards spell, each card once."""
        held = np.array([letters.count(letter) for letter in LETTERS], np.int8)
        some = np.flatnonzero(self.spelled_with(letters) & (self.lengths >= least))
        lacking = np.maximum(self.counts[some] - held, 0).sum(axis=1)
        found: NDArray[np.int64] = some[lacking <= wildcard]
        return found


@cache
def _letters(deck: str) -> Mask:
    """Whether the cards have each letter of the alphabet."""
    cards = box.deck(deck).letters
    return np.array([letter in cards for letter in LETTERS], np.int8)


@cache
def _words(size: int) -> _Words:
    return _Words(size)


class LetterJamEncoding(Encoding[View]):
    """The actions and observations of Letter Jam, with a vocabulary of so many words."""

    game = "letterjam"
    name = "letterjam_v0"
    asides = frozenset(
        {
            acts.Draft,
            acts.DropDraft,
            acts.Guess,
            acts.Mark,
            acts.Note,
            acts.SayFeeling,
            acts.SayGoodClue,
            acts.Arrange,
            acts.AskForCard,
            acts.StopAsking,
            acts.GiveUp,
        }
    )
    observation = OBSERVATION

    def __init__(self, words: int) -> None:
        self.actions = actions(words)
        self._words = _words(words)

    def asking(self) -> LetterJamAsking:
        return LetterJamAsking()

    def facts(self, game: Game, seat: Seat, memo: Memo) -> View:
        """Without headlines and tips, which say in words what the rest of the view has."""
        return wordless_view(CachedBuilder(game.rules, game.state, seat, memo))

    def numbers(self, canvas: Canvas, view: View, asking: Asking[View]) -> None:
        draw(canvas, view, *asking.facts)

    # What may be done --------------------------------------------------------------------------

    def mask(self, view: View, asking: Asking[View]) -> Mask:
        assert isinstance(asking, LetterJamAsking)
        mask: Mask = np.zeros(self.actions.size, np.int8)
        can = {type(choice): choice for choice in view.choices}
        match view.phase:
            case "clue":
                self._mask_clue(mask, view, can, asking)
            case "deciding":
                mask[_STAY] = CanStay in can
                mask[_LETTER : _LETTER + 26] = _letters(view.options.deck)
            case "final":
                self._mask_final(mask, view, can, asking)
            case "reveal":
                mask[_YES] = mask[_NO] = 1
        return mask

    def _mask_clue(
        self, mask: Mask, view: View, can: dict[type[AnyChoice], AnyChoice], asking: LetterJamAsking
    ) -> None:
        assert view.viewer is not None
        if not asking.settling:
            mask[_PASS] = 1
            if (stop := can.get(CanWantStop)) is not None:
                assert isinstance(stop, CanWantStop)
                mask[_STOP] = stop.want
            if (back := can.get(CanBack)) is not None:
                assert isinstance(back, CanBack)
                for offer in view.offers:
                    if offer.number in back.offers:
                        mask[_BACK + (offer.giver - view.viewer) % len(view.players)] = 1
            self._mask_feelings(mask, can, asking)
        offered = any(offer.giver == view.viewer for offer in view.offers)
        draft = can.get(CanDraft)
        if offered or not (CanOffer in can or _only_lacks_draft(view)):
            return
        mask[_DRAFT] = CanOffer in can
        if isinstance(draft, CanDraft):
            words = self._words.spelled_with(draft.takes)
            mask[_WORD:] = words.view(np.int8)
            if not mask[_DRAFT] and not words.any():
                mask[_DRAFT] = 1

    def _mask_feelings(
        self, mask: Mask, can: dict[type[AnyChoice], AnyChoice], asking: LetterJamAsking
    ) -> None:
        feeling = can.get(CanSayFeeling)
        if isinstance(feeling, CanSayFeeling) and not asking.said:
            mask[_SURE], mask[_UNSURE] = True in feeling.sure, False in feeling.sure

    def _mask_final(
        self, mask: Mask, view: View, can: dict[type[AnyChoice], AnyChoice], asking: LetterJamAsking
    ) -> None:
        assert view.mine is not None
        mask[_PASS] = not asking.settling
        mask[_READY] = CanReady in can
        self._mask_feelings(mask, can, asking)
        guess, arrange = can.get(CanGuess), can.get(CanArrange)
        if isinstance(guess, CanGuess):
            letters = _letters(view.options.deck)
            for entry in view.mine.sheet[:SHEET_PLACES]:
                if entry.card not in asking.written:
                    at = _SHEET + 26 * entry.card
                    mask[at : at + 26] = letters
                    if entry.guess is not None:
                        mask[at + LETTERS.index(entry.guess)] = 0
        if isinstance(arrange, CanArrange):
            mask[_WORD + self._final_words(view, arrange)] = 1

    def _final_words(self, view: View, can: CanArrange) -> NDArray[np.int64]:
        """The words that the seat can lay out by its own guesses, with the middle cards."""
        assert view.mine is not None
        own = [view.mine.sheet[int(source[1:])].guess or "" for source in can.own]
        bonus = [card.letter for card in view.bonus if card.source in can.middle]
        found = self._words.laid_with("".join((*own, *bonus)), WILD in can.middle, can.row)
        if can.lengthens or WILD not in can.middle:
            return found
        kept = [number for number in found.tolist() if self._final_act(view, can, number)]
        return np.array(kept, np.int64)

    def _final_act(self, view: View, can: CanArrange, number: int) -> acts.Arrange | None:
        act = final_word(self._words.words[number], view, can)
        return None if isinstance(act, Refusal) or can.objection(act) else act

    # What it stands for ------------------------------------------------------------------------

    def acts(self, view: View, action: int) -> Sequence[NextAct]:
        assert view.viewer is not None
        if action >= _WORD:
            return self._word_acts(view, action - _WORD)
        if action >= _SHEET:
            card, letter = divmod(action - _SHEET, 26)
            return (acts.Guess(card=card, letter=LETTERS[letter]),)
        if action >= _LETTER:
            return self._letter_acts(view, LETTERS[action - _LETTER])
        if action >= _BACK:
            giver = (view.viewer + action - _BACK) % len(view.players)
            number = next(offer.number for offer in view.offers if offer.giver == giver)
            return (acts.Back(round=view.round, offer=number),)
        if action == _DRAFT:
            return self._draft_acts(view)
        if action in (_YES, _NO):
            return (_judgement(view, action == _YES),)
        simple: dict[int, Act] = {
            _STAY: acts.Stay(round=view.round),
            _STOP: acts.WantStop(round=view.round, want=True),
            _READY: acts.Ready(),
            _SURE: acts.SayFeeling(sure=True),
            _UNSURE: acts.SayFeeling(sure=False),
        }
        return () if action == _PASS else (simple[action],)

    def _word_acts(self, view: View, number: int) -> Sequence[NextAct]:
        if view.phase == "final":
            arrange = self._final_act(view, _choice(view, CanArrange), number)
            assert arrange is not None
            return arrange, acts.Ready()
        word, can = self._words.words[number], _choice(view, CanDraft)
        sources = clue_sources(word, can)
        assert not isinstance(sources, Refusal)
        return acts.Draft(round=view.round, word=word, sources=sources), _offer_it(view.round)

    def _draft_acts(self, view: View) -> Sequence[NextAct]:
        offer = next((choice for choice in view.choices if isinstance(choice, CanOffer)), None)
        if offer is not None:
            return (acts.Offer(round=view.round, draft=offer.drafts[-1]),)
        # Nothing can be spelled, and somebody has to give a clue: a single letter, by the wildcard.
        return acts.Draft(round=view.round, word="A", sources=(WILD,)), _offer_it(view.round)

    def _letter_acts(self, view: View, letter: str) -> Sequence[Act]:
        assert view.viewer is not None
        me = view.players[view.viewer]
        if any(isinstance(choice, CanGuessAloud) for choice in view.choices):
            return (acts.GuessAloud(round=view.round, letter=letter),)
        assert me.card is not None
        return acts.Guess(card=me.card, letter=letter), acts.MoveOn(round=view.round)

    # What a mind does --------------------------------------------------------------------------

    def meaning(self, view: View, act: Act) -> EncodedAct:
        assert view.viewer is not None
        match act:
            case acts.Offer(draft=draft):
                newest = _choice(view, CanOffer).drafts[-1]
                return EncodedAct((), _DRAFT if draft == newest else None)
            case acts.Back(offer=number):
                giver = next(offer.giver for offer in view.offers if offer.number == number)
                return EncodedAct((), _BACK + (giver - view.viewer) % len(view.players))
            case acts.WantStop():
                return EncodedAct((), _STOP)
            case acts.Stay():
                return EncodedAct((), _STAY)
            case acts.MoveOn():
                assert view.mine is not None
                card = view.players[view.viewer].card
                assert card is not None
                guess = view.mine.sheet[card].guess
                assert guess is not None
                return EncodedAct((), _LETTER + LETTERS.index(guess))
            case acts.GuessAloud(letter=letter):
                return EncodedAct((), _LETTER + LETTERS.index(letter))
            case acts.Ready():
                return EncodedAct((), _READY)
            case acts.Know(know=yes) | acts.Accept(accept=yes):
                return EncodedAct((), _YES if yes else _NO)
        return EncodedAct((act,), None)

    def title(self, action: int) -> str:
        if action >= _WORD:
            return f"word {self._words.words[action - _WORD]}"
        if action >= _SHEET:
            card, letter = divmod(action - _SHEET, 26)
            return f"sheet {card + 1} {LETTERS[letter]}"
        if action >= _LETTER:
            return f"letter {LETTERS[action - _LETTER]}"
        if action >= _BACK:
            return f"back {action - _BACK}"
        return self.actions.parts[action].name


def _offer_it(in_round: int) -> NextAct:
    """Offers the draft that was just made."""

    def offer(drafted: Taken[Any]) -> Act:
        (event,) = drafted.events
        assert isinstance(event, Drafted)
        return acts.Offer(round=in_round, draft=event.draft)

    return offer


def _judgement(view: View, yes: bool) -> Act:
    know = next((choice for choice in view.choices if isinstance(choice, CanKnow)), None)
    if know is not None:
        return acts.Know(word=know.word, know=yes)
    return acts.Accept(seat=_choice(view, CanAccept).seat, accept=yes)


def _choice(view: View, kind: type[ChoiceT]) -> ChoiceT:
    return next(choice for choice in view.choices if isinstance(choice, kind))


def _only_lacks_draft(view: View) -> bool:
    """Whether the seat could make an offer if it had a draft."""
    return any("offer" in b.acts and b.refusal.code == "no-drafts" for b in view.barred)


assert SEATS == 6, "there are six actions to back an offer"
