"""Only Letter Jam makes words before the first round: the table picks them, or neighbours make
them."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events
from parlour.rules.letterjam.box import Deck
from parlour.rules.letterjam.choices import (
    CanDeal,
    CanLayAside,
    CanMakeWord,
    CanSearch,
    CanTakeCard,
)
from parlour.rules.letterjam.options import LONGEST_ROW, SHORTEST_ROW
from parlour.rules.letterjam.state import Maker, Player, SheetEntry, Stand, State
from parlour.rules.players import change_player
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Actor, Seat, right_of
from parlour.words import secret_words

# The words are picked at random, and the picking starts again when the deck lacks the letters for
# another word. Most tries succeed even for six rows of seven letters, the hardest table.
_TRIES = 10_000


def pick_words(deck: Deck, lengths: Sequence[int], rng: Random) -> tuple[str, ...]:
    """Common words, one for each length. The deck has the cards to spell all of them together
    (LJ-S3)."""
    for _ in range(_TRIES):
        left = Counter(deck.counts)
        words: list[str] = []
        for length in lengths:
            pool = secret_words(length)
            for _ in range(40):
                word = rng.choice(pool)
                if word not in words and not Counter(word) - left:
                    words.append(word)
                    left -= Counter(word)
                    break
            else:
                break
        if len(words) == len(lengths):
            return tuple(words)
    raise RuntimeError("no words of these lengths fit this deck together")


def scramble(word: str, rng: Random) -> tuple[int, ...]:
    """An order of the word's letters that does not spell it, unless every order does (LJ-S4)."""
    order = list(range(len(word)))
    while True:
        rng.shuffle(order)
        if len(set(word)) == 1 or "".join(word[i] for i in order) != word:
            return tuple(order)


# Dealing


def _may_deal(state: State, actor: Actor) -> Choice | Refusal:
    if state.phase != "setup":
        return illegal("dealt-already", "The cards are dealt already.")
    return CanDeal()


def _do_deal(state: State, actor: Actor, act: acts.Deal, rng: Random) -> Events:
    deck, seats = state.deck_data, len(state.company)
    if state.options.words == "neighbours":
        cards = list(deck.cards)
        rng.shuffle(cards)
        return (
            events.SharesDealt(
                shares=tuple("".join(cards[seat::seats]) for seat in range(seats)),
            ),
        )
    words = pick_words(deck, state.options.lengths_for(seats), rng)
    rows = tuple("".join(word[i] for i in scramble(word, rng)) for word in words)
    rest = list((Counter(deck.counts) - Counter("".join(words))).elements())
    rng.shuffle(rest)
    stacks: list[str] = []
    for size in state.setup.stacks:
        stacks.append("".join(rest[:size]))
        rest = rest[size:]
    return (events.WordsDealt(words=words, rows=rows, stacks=tuple(stacks), deck="".join(rest)),)


def _words_dealt(state: State, event: events.WordsDealt) -> State:
    number = 0

    def cards(letters: str) -> tuple[int, ...]:
        nonlocal number
        number += len(letters)
        return tuple(range(number - len(letters), number))

    rows = [cards(row) for row in event.rows]
    stacks = [cards(stack) for stack in event.stacks]
    state = replace(
        state,
        letters="".join((*event.rows, *event.stacks, event.deck)),
        words=event.words,
        players=tuple(Player() for _ in rows),
    )
    return _lay_out(state, rows, stacks, cards(event.deck))


def _lay_out(
    state: State,
    rows: Sequence[tuple[int, ...]],
    stacks: Sequence[tuple[int, ...]],
    deck: tuple[int, ...],
) -> State:
    """The table at the start of the first round: the top card of every stack stands (LJ-S5), and so
    does the leftmost card of every row (LJ-S6)."""
    return replace(
        state,
        phase="clue",
        round=1,
        players=tuple(
            replace(player, row=row, up=row[0], sheet=(SheetEntry(),) * len(row))
            for player, row in zip(state.players, rows, strict=True)
        ),
        stands=tuple(Stand(up=stack[0], stack=stack[1:]) for stack in stacks),
        deck=deck,
        reds=state.setup.reds,
        greens=state.setup.leaves,
        locked=state.setup.centre,
    )


# Words made by neighbours


def _shares_dealt(state: State, event: events.SharesDealt) -> State:
    players, number = [], 0
    for share in event.shares:
        cards = tuple(range(number, number + len(share)))
        number += len(share)
        players.append(Player(maker=Maker(share=cards, seen=frozenset(cards))))
    return replace(state, phase="making", letters="".join(event.shares), players=tuple(players))


def _making(state: State, seat: Seat) -> Refusal | None:
    if state.players[seat].maker.made:
        return illegal("word-made", "Your word is made; wait for the others.", "LJ-S2")
    return None


def _discards(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards that the others put aside."""
    others = (player for other, player in enumerate(state.players) if other != seat)
    return tuple(card for player in others for card in player.maker.aside)


def shown(state: State, cards: Sequence[int]) -> dict[int, str]:
    return {card: state.letters[card] for card in cards}


def _may_search(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _making(state, seat):
        return refusal
    if state.players[seat].maker.searching:
        return illegal(
            "said-already", "You are looking through the cards put aside already.", "LJ-S2"
        )
    return CanSearch()


def _do_search(state: State, seat: Seat, act: acts.Search, rng: Random) -> Events:
    return (events.Searched(seat=seat),)


def _searched(state: State, event: events.Searched) -> State:
    maker = replace(state.players[event.seat].maker, searching=True)
    return _look(change_player(state, event.seat, maker=maker))


def _look(state: State) -> State:
    """The state in which every player who searches has seen all cards that the others put aside."""
    for seat, player in enumerate(state.players):
        if player.maker.searching:
            seen = player.maker.seen | set(_discards(state, seat))
            state = change_player(state, seat, maker=replace(player.maker, seen=seen))
    return state


def _may_take_card(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _making(state, seat):
        return refusal
    maker = state.players[seat].maker
    # A player may take back a card of their own without searching.
    cards = maker.aside + (_discards(state, seat) if maker.searching else ())
    if cards:
        return CanTakeCard(cards=shown(state, cards))
    if not maker.searching:
        return illegal("not-searching", "First look through what the others put aside.", "LJ-S2")
    return illegal("no-discards", "Nothing is put aside yet.", "LJ-S2")


def _do_take_card(state: State, seat: Seat, act: acts.TakeCard, rng: Random) -> Events:
    return (events.CardTaken(seat=seat, card=act.card),)


def _card_taken(state: State, event: events.CardTaken) -> State:
    for seat, player in enumerate(state.players):
        if event.card in player.maker.aside:
            aside = tuple(card for card in player.maker.aside if card != event.card)
            state = change_player(state, seat, maker=replace(player.maker, aside=aside))
    maker = state.players[event.seat].maker
    return change_player(state, event.seat, maker=replace(maker, share=(*maker.share, event.card)))


def _may_lay_aside(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _making(state, seat):
        return refusal
    share, keep = state.players[seat].maker.share, lengths_to_make(state, seat)[0]
    if len(share) <= keep:
        return illegal("keep-enough", f"You need your last {keep} cards for the word.", "LJ-S2")
    return CanLayAside(share=shown(state, share), keep=keep)


def length_asked(state: State, maker: Seat) -> int:
    """The length that the word of a maker should have."""
    seats = len(state.company)
    return state.options.lengths_for(seats)[right_of(maker, seats)]


def lengths_to_make(state: State, maker: Seat) -> tuple[int, int]:
    """The shortest and the longest length that the word of a maker may have."""
    if state.options.any_length:
        return SHORTEST_ROW, LONGEST_ROW
    return (length_asked(state, maker),) * 2


def _do_lay_aside(state: State, seat: Seat, act: acts.LayAside, rng: Random) -> Events:
    return (events.LaidAside(seat=seat, cards=act.cards),)


def _laid_aside(state: State, event: events.LaidAside) -> State:
    maker = state.players[event.seat].maker
    share = tuple(card for card in maker.share if card not in event.cards)
    maker = replace(maker, share=share, aside=maker.aside + event.cards)
    return _look(change_player(state, event.seat, maker=maker))


def _may_make_word(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _making(state, seat):
        return refusal
    shortest, longest = lengths_to_make(state, seat)
    return CanMakeWord(
        share=shown(state, state.players[seat].maker.share),
        length=length_asked(state, seat),
        shortest=shortest,
        longest=longest,
        for_seat=right_of(seat, len(state.company)),
    )


def _do_make_word(state: State, seat: Seat, act: acts.MakeWord, rng: Random) -> Events:
    return (events.WordMade(seat=seat, cards=act.cards),)


def _word_made(state: State, event: events.WordMade) -> State:
    maker = state.players[event.seat].maker
    rest = tuple(card for card in maker.share if card not in event.cards)
    maker = replace(maker, share=(), made=event.cards, aside=maker.aside + rest)
    return _look(change_player(state, event.seat, maker=maker))


def follow_making(state: State, rng: Random) -> Events:
    """When all words are made, they are scrambled and passed to the right."""
    makers = [player.maker for player in state.players]
    if not all(maker.made for maker in makers):
        return ()
    rows: list[tuple[int, ...]] = [()] * len(makers)
    for seat, maker in enumerate(makers):
        word = "".join(state.letters[card] for card in maker.made)
        rows[right_of(seat, len(makers))] = tuple(maker.made[i] for i in scramble(word, rng))
    deck = [card for maker in makers for card in maker.aside]
    rng.shuffle(deck)
    return (events.RowsPassed(rows=tuple(rows), deck=tuple(deck)),)


def _rows_passed(state: State, event: events.RowsPassed) -> State:
    players = tuple(
        replace(player, maker=Maker(made=player.maker.made, seen=player.maker.seen))
        for player in state.players
    )
    stacks, deck = [], event.deck
    for size in state.setup.stacks:
        stacks.append(deck[:size])
        deck = deck[size:]
    words = made_words(state)
    return _lay_out(replace(state, words=words, players=players), event.rows, stacks, deck)


def made_words(state: State) -> tuple[str, ...]:
    """The words that the neighbours have made, by the seat that gets them."""
    seats = len(state.players)
    words = [""] * seats
    for seat, player in enumerate(state.players):
        words[right_of(seat, seats)] = "".join(state.letters[card] for card in player.maker.made)
    return tuple(words)


VERBS = (
    Verb(acts.Deal, _may_deal, _do_deal, house=True),
    Verb(acts.Search, _may_search, _do_search, ("making",)),
    Verb(acts.TakeCard, _may_take_card, _do_take_card, ("making",)),
    Verb(acts.LayAside, _may_lay_aside, _do_lay_aside, ("making",)),
    Verb(acts.MakeWord, _may_make_word, _do_make_word, ("making",)),
)

EVENTS: Evolvers[State] = {
    events.WordsDealt: _words_dealt,
    events.SharesDealt: _shares_dealt,
    events.Searched: _searched,
    events.CardTaken: _card_taken,
    events.LaidAside: _laid_aside,
    events.WordMade: _word_made,
    events.RowsPassed: _rows_passed,
}
