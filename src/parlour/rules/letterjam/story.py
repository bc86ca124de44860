"""Log lines: one for each event, as one viewer may read it.

A log line takes its letters from the viewer's own view and from nowhere else, so it cannot say more
than a view shows. A log line about a private act is for its player alone.

This module is long because Letter Jam has many events, and all sentences about them are here.
"""

from collections.abc import Mapping
from typing import TypeAlias

from parlour.rules import manners, narration
from parlour.rules.base import Change
from parlour.rules.letterjam import events as e
from parlour.rules.letterjam.clue_words import asked, letter_by_letter, stated
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.score import GRADES
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.tips import CENTRE_UNLOCKED
from parlour.rules.letterjam.view_types import PlayerView
from parlour.rules.letterjam.views import ViewBuilder
from parlour.rules.narration import Narration, Tellers
from parlour.rules.seat import Seat, Viewer, right_of
from parlour.rules.wording import capital, counted, listed, spaced

_Narration: TypeAlias = Narration[ViewBuilder, CardNames]


def narrate(change: Change[State], viewer: Viewer) -> str | None:
    """The log line for a change, in one sentence or a few; None if this viewer may not know of
    it."""
    return narration.narrate(change, Narration(change, viewer, ViewBuilder, CardNames), _TELLERS)


# Setting the table


def _dealt(at: _Narration, event: e.WordsDealt) -> str:
    dealt = "The secret words are picked and scrambled, and the cards are dealt. Round 1 begins."
    return dealt + _letters(at)


def _letters(at: _Narration) -> str:
    """The letters that stand up first. Later ones are told as they appear."""
    seen = [
        f"{player.letter} of {at.names.of(player.seat)}"
        for player in map(at.after.player, range(len(at.after.state.company)))
        if player.letter is not None
    ]
    seen += [
        f"{stand.letter} of {at.names.spoken(stand.source)}"
        for stand in at.after.stands
        if stand.letter
    ]
    return f" The letters are {listed(seen)}." if seen else ""


def _shares(at: _Narration, event: e.SharesDealt) -> str:
    return "The deck is dealt out. Everybody makes a secret word for the neighbour on the right."


def _searched(at: _Narration, event: e.Searched) -> str:
    return f"{at.does(event.seat, 'look')} through what the others put aside."


def _card_taken(at: _Narration, event: e.CardTaken) -> str:
    mine = at.after.mine
    card = mine.making.share[event.card] if at.own(event.seat) and mine and mine.making else None
    taken = "a card" if card is None else card
    return f"{at.does(event.seat, 'take')} {taken} from the cards put aside."


def _laid_aside(at: _Narration, event: e.LaidAside) -> str:
    mine = at.after.mine
    if at.own(event.seat) and mine and mine.making:
        letters = spaced(mine.making.aside[card] for card in event.cards)
        return f"You put {letters} aside."
    return f"{at.does(event.seat, 'put')} {counted(len(event.cards), 'card')} aside."


def _word_made(at: _Narration, event: e.WordMade) -> str:
    right = at.names.of(right_of(event.seat, len(at.before.state.company)))
    mine = at.after.mine
    if at.own(event.seat) and mine:
        return f"You make the word {mine.made} for {right}."
    return f"{at.names.who(event.seat)} has made a word for {right}."


def _rows_passed(at: _Narration, event: e.RowsPassed) -> str:
    passed = "All words are made, scrambled and passed to the right. Round 1 begins."
    return passed + _letters(at)


# Choosing a clue


def _drafted(at: _Narration, event: e.Drafted) -> str | None:
    draft = at.after.last_draft(event.seat) if at.own(event.seat) else None
    if draft is None:
        return None
    known = "" if draft.listed else " It is not in the word list."
    return f"You draft {draft.word}.{known}"


def _draft_dropped(at: _Narration, event: e.DraftDropped) -> str | None:
    if not at.own(event.seat):
        return None
    dropped = next(one for one in at.before.drafts(event.seat) if one.number == event.draft)
    return f"You drop the draft {dropped.word}."


def _offered(at: _Narration, event: e.Offered) -> str:
    """Offers are told by their giver, who has only one on the table: their numbers run through the
    whole game, so nobody could remember them."""
    clue = "a clue" if at.before.offer_by(event.seat) is None else "another clue instead"
    return f"{at.does(event.seat, 'offer')} {clue}: {stated(at.after.offers[-1].statement)}."


def _withdrawn(at: _Narration, event: e.OfferWithdrawn) -> str:
    whose = "your" if at.own(event.seat) else "the"
    return f"{at.does(event.seat, 'withdraw')} {whose} offer."


def _backed(at: _Narration, event: e.Backed) -> str:
    if event.offer is None:
        return f"{at.does(event.seat, 'back')} no offer any more."
    giver = at.before.giver_of(event.offer)
    if giver == event.seat:
        return f"{at.does(event.seat, 'back')} {'your' if at.own(giver) else 'their'} own offer."
    return f"{at.does(event.seat, 'back')} {at.names.owner(giver)} offer."


def _stop_wanted(at: _Narration, event: e.StopWanted) -> str:
    wanted = "stop the clues now" if event.want else "go on with clues after all"
    said = f"{at.does(event.seat, 'want')} to {wanted}."
    stop = at.after.stop
    if not event.want or stop is None:
        return said
    if stop.agreed:
        return f"{said} The clues end in a few seconds; until then any vote can be taken back."
    return f"{said} Your vote would end the clues for everybody." if stop.ends else said


def _feeling_said(at: _Narration, event: e.FeelingSaid) -> str:
    what = "word" if at.before.state.phase in ("final", "reveal") else "letter"
    sure = "sure" if event.sure else "not sure"
    return (
        f"{at.does(event.seat, 'are')} {sure} of {'your' if at.own(event.seat) else 'the'} {what}."
    )


def _good_clue_said(at: _Narration, event: e.GoodClueSaid) -> str:
    return f"{at.does(event.seat, 'have')} a good clue."


def _clue_given(at: _Narration, event: e.ClueGiven) -> str:
    given = at.after.last_clue
    return (
        f"{at.does(given.giver, 'take')} a {given.token} token and "
        f"{'give' if at.own(given.giver) else 'gives'} the clue {given.letters}: "
        f"{letter_by_letter(given, at.names)}."
    )


def _centre_unlocked(at: _Narration, event: e.CentreUnlocked) -> str:
    return CENTRE_UNLOCKED


# The sheet


def _guessed(at: _Narration, event: e.Guessed) -> str | None:
    if not at.own(event.seat):
        return None
    if event.letter is None:
        return f"You take back the guess for card {event.card + 1}."
    return f"You guess {event.letter} for card {event.card + 1}."


def _marked(at: _Narration, event: e.Marked) -> str | None:
    if not at.own(event.seat):
        return None
    card = f"card {event.card + 1}"
    match event.mark:
        case "candidate":
            return f"You mark {event.letter} as possible for {card}."
        case "crossed":
            return f"You cross out {event.letter} for {card}."
    return f"You wipe the mark on {event.letter} for {card}."


def _noted(at: _Narration, event: e.Noted) -> str | None:
    if not at.own(event.seat):
        return None
    where = "on the margin" if event.card is None else f"beside card {event.card + 1}"
    return f"You write {where}: {event.text}" if event.text else f"You wipe the note {where}."


# Deciding


def _decided(at: _Narration, event: e.Decided) -> str | None:
    if at.own(event.seat) or at.before.sees_decisions:
        return f"{at.does(event.seat, 'decide')} to {'move on' if event.move else 'stay'}."
    if at.before.has_decided(event.seat):
        return None  # Only the player knows that they changed their hidden decision.
    return f"{at.names.who(event.seat)} has decided."


def _guessed_aloud(at: _Narration, event: e.GuessedAloud) -> str:
    guess = at.after.aloud[-1]
    said = f"{at.does(event.seat, 'guess')} {guess.letter} aloud"
    if guess.letter != guess.actual:
        return f"{said}. The letter is {guess.actual}, and it is discarded."
    number = at.after.bonus[-1].source[1:]
    return f"{said}, and that is right: it becomes bonus letter {number} for everybody."


def _stand_refilled(at: _Narration, event: e.StandRefilled) -> str:
    old, new = at.before.stands[event.stand], at.after.stands[event.stand]
    shows = f"shows {new.letter}" if new.letter else "stays empty, because the deck is used up"
    return f"{capital(at.names.spoken(new.source))} discards {old.letter} and {shows}."


def _green_freed(at: _Narration, event: e.GreenFreed) -> str:
    return f"The green token under the stack of stand {event.stand + 1} is free."


def _moved_on(at: _Narration, event: e.MovedOn) -> str:
    player = at.after.player(event.seat)
    if player.card is not None and player.card < len(player.row):
        shows = "" if player.letter is None else f", which shows {player.letter}"
        return f"{at.does(event.seat, 'move')} on to card {player.card + 1}{shows}."
    return f"{at.does(event.seat, 'move')} on from the last card. {_drawn(at, player)}"


def _drawn(at: _Narration, player: PlayerView) -> str:
    """A sentence about the extra letter that a player drew onto their stand."""
    if player.card is None:
        return f"The deck is used up; {at.names.owner(player.seat)} stand stays empty."
    letter = "" if player.letter is None else f": {player.letter}"
    return f"{at.does(player.seat, 'draw')} an extra letter, card {player.card + 1}{letter}."


def _extra_drawn(at: _Narration, event: e.ExtraDrawn) -> str:
    return _drawn(at, at.after.player(event.seat))


def _extra_kept(at: _Narration, event: e.ExtraKept) -> str:
    card = at.after.player(event.seat).kept[-1] + 1
    kept = f"{at.does(event.seat, 'keep')} card {card} face down."
    return f"{kept} {_drawn(at, at.after.player(event.seat))}"


def _bonus_discarded(at: _Narration, event: e.BonusDiscarded) -> str:
    gone = next(bonus for bonus in at.before.bonus if bonus.source == f"b{event.bonus}")
    return f"{capital(at.names.spoken(gone.source))}, {gone.letter}, is used up and discarded."


def _round_ended(at: _Narration, event: e.RoundEnded) -> str:
    return f"Round {at.before.state.round} is over."


# The end


def _final_began(at: _Narration, event: e.FinalBegan) -> str:
    reason = "No token is left" if event.reason == "no-tokens" else "The table agrees to stop"
    over = f"{reason}: the clues are over. Everybody lays out a final word."
    mine = at.after.mine
    if mine is None or not at.own(at.viewer):
        return over
    guesses = listed(mine.believed)
    return f"{over} By your guesses your letters are {guesses}."


def _arranged(at: _Narration, event: e.Arranged) -> str | None:
    if at.own(event.seat) and (word := at.after.believed(event.seat)) is not None:
        return f"You lay out {word}, by your guesses."
    old, new = (_claims(builder, event.seat) for builder in (at.before, at.after))
    parts = [
        f"{verb} {listed(_middle_card(at, source) for source in sorted(sources))}"
        for verb, sources in (("claims", new - old), ("releases", old - new))
        if sources
    ]
    return f"{at.names.who(event.seat)} {' and '.join(parts)}." if parts else None


def _middle_card(at: _Narration, source: str) -> str:
    """The wildcard, or a bonus letter by its letter: nobody knows the letters by number."""
    letters = {bonus.source: bonus.letter for bonus in at.before.bonus}
    letter = letters.get(source)
    return at.names.spoken(source) if letter is None else f"the bonus letter {letter}"


def _claims(builder: ViewBuilder, seat: Seat) -> set[str]:
    final = builder.player(seat).final
    return set(final.claims) if final else set()


def _card_asked(at: _Narration, event: e.CardAsked) -> str:
    card = at.names.spoken(event.source)
    if not event.ask:
        return f"{at.does(event.seat, 'do')} not ask for {card} any more."
    holder = at.before.holder_of(event.source)
    return f"{at.does(event.seat, 'ask')} {at.names.of(holder)} for {card}."


def _card_given_up(at: _Narration, event: e.CardGivenUp) -> str:
    gives = f"{at.does(event.seat, 'give')} up {at.names.spoken(event.source)}"
    askers = at.names.all_of(at.before.askers_of(event.source))
    old, new = at.before.player(event.seat).final, at.after.believed(event.seat)
    if at.own(event.seat) and new is not None:
        return f"{gives} for {askers}. Without it you lay out {new}, by your guesses."
    unready = ", and is not ready any more" if old and old.ready else ""
    return f"{gives} for {askers}{unready}."


def _wildcard_freed(at: _Narration, event: e.WildcardFreed) -> str | None:
    if at.after.wildcard_claimed_by is not None:
        return None
    return "The bots may claim the wildcard now, too."


def _ready_said(at: _Narration, event: e.ReadySaid) -> str:
    return f"{at.does(event.seat, 'are')} {'ready' if event.ready else 'not ready after all'}."


def _reveals_began(at: _Narration, event: e.RevealsBegan) -> str:
    return "Everybody is ready. The final words are revealed now."


def _revealed(at: _Narration, event: e.Revealed) -> str:
    final = at.after.player(event.seat).final
    return f"{at.does(event.seat, 'reveal')} {final.letters if final else ''}."


def _know_asked(at: _Narration, event: e.KnowAsked) -> str:
    final = at.after.player(event.seat).final
    assert final is not None
    return asked(event.seat, final, at.names)


def _accept_said(at: _Narration, event: e.AcceptSaid) -> str:
    verb = "accept" if event.accept else "reject"
    return f"{at.does(event.seat, verb)} {at.names.owner(event.owner)} word."


def _judged(at: _Narration, event: e.Judged) -> str:
    owner = at.names.of(event.seat)
    by = {
        ("owner", True): f"{owner} {'know' if at.own(event.seat) else 'knows'} it",
        ("owner", False): f"{owner} {'do' if at.own(event.seat) else 'does'} not know it",
        ("lexicon", True): "it is in the word list",
        ("lexicon", False): "it is not in the word list",
        ("table", True): "the others accept it",
        ("table", False): "the others reject it",
    }[event.by, event.correct]
    counts = "counts" if event.correct else "does not count"
    whose = "Your" if at.own(event.seat) else at.names.owner(event.seat)
    return f"{whose} word {event.word} {counts}: {by}."


def _ended(at: _Narration, event: e.Ended) -> str:
    points = listed(
        f"{points} for {at.names.owner(seat)} word" for seat, points in enumerate(event.points)
    )
    return (
        f"The game is over with {counted(sum(event.points), 'point')}: {points}. "
        f"That is grade {event.grade} of 5: {GRADES[event.grade]}."
    )


# Options


def _option_changed(at: _Narration, event: manners.OptionChanged) -> str:
    if event.option != "agreement":
        return narration.option_changed(at, event)
    return f"{at.does(event.seat, 'change')} how clues are agreed on: {_AGREEMENT[event.value]}."


_AGREEMENT: Mapping[manners.OptionValue, str] = {
    "unanimity": "everybody has to agree now",
    "majority": "it takes more than half of the players now",
    "host": "the host decides now",
}


_TELLERS: Tellers = {
    e.WordsDealt: _dealt,
    e.SharesDealt: _shares,
    e.Searched: _searched,
    e.CardTaken: _card_taken,
    e.LaidAside: _laid_aside,
    e.WordMade: _word_made,
    e.RowsPassed: _rows_passed,
    e.Drafted: _drafted,
    e.DraftDropped: _draft_dropped,
    e.Offered: _offered,
    e.OfferWithdrawn: _withdrawn,
    e.Backed: _backed,
    e.StopWanted: _stop_wanted,
    e.FeelingSaid: _feeling_said,
    e.GoodClueSaid: _good_clue_said,
    e.ClueGiven: _clue_given,
    e.CentreUnlocked: _centre_unlocked,
    e.Guessed: _guessed,
    e.Marked: _marked,
    e.Noted: _noted,
    e.Decided: _decided,
    e.GuessedAloud: _guessed_aloud,
    e.StandRefilled: _stand_refilled,
    e.GreenFreed: _green_freed,
    e.MovedOn: _moved_on,
    e.ExtraDrawn: _extra_drawn,
    e.ExtraKept: _extra_kept,
    e.BonusDiscarded: _bonus_discarded,
    e.RoundEnded: _round_ended,
    e.FinalBegan: _final_began,
    e.Arranged: _arranged,
    e.CardAsked: _card_asked,
    e.CardGivenUp: _card_given_up,
    e.WildcardFreed: _wildcard_freed,
    e.ReadySaid: _ready_said,
    e.RevealsBegan: _reveals_began,
    e.Revealed: _revealed,
    e.KnowAsked: _know_asked,
    e.AcceptSaid: _accept_said,
    e.Judged: _judged,
    e.Ended: _ended,
    manners.OptionChanged: _option_changed,
}
