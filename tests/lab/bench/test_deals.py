"""The frozen deals: the published files have exactly the cards that the rules dealt."""

from collections import Counter

import pytest

from parlour.game import Game
from parlour.lab.arena.arena_game import play_out
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench import deals
from parlour.lab.bench.deals import (
    BENCHES,
    LetterJamDeal,
    QuiddlerDeal,
    begin,
    check_word_lists,
    name_of,
    published,
    word_lists,
)
from parlour.lab.bench.plan import SELF, Match, selection_for
from parlour.minds import mind
from parlour.rules import Person
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.box import deck, setup_card
from parlour.rules.quiddler import box
from parlour.rules.quiddler.events import Dealt
from parlour.words import secret_words
from tools.bench_deals import dealt

LETTERJAM, QUIDDLER = BENCHES


def people(count: int) -> list[Person]:
    return [Person(f"Seat {seat}") for seat in range(1, count + 1)]


@pytest.mark.parametrize("game", BENCHES)
def test_there_are_as_many_deals_as_the_benchmark_says(game: str) -> None:
    bench = BENCHES[game]
    names = [name_of(game, p, n) for p in bench.players for n in range(1, bench.frozen + 1)]
    assert list(published(game).deals) == names
    assert game != LETTERJAM or len(names) == 1000


@pytest.mark.parametrize("game", BENCHES)
def test_the_file_names_the_word_lists(game: str) -> None:
    assert published(game).words == word_lists(game)
    check_word_lists(game)


def test_other_word_lists_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "word_lists", lambda game: {"lexicon": "another one"})
    with pytest.raises(ContestError, match="no result would be comparable"):
        check_word_lists(LETTERJAM)


@pytest.mark.parametrize("players", BENCHES["letterjam"].players)
def test_every_deal_of_letter_jam_is_by_the_rules(players: int) -> None:
    """Each deal of the file begins the very game that the rules deal from its seed."""
    bench = BENCHES[LETTERJAM]
    for number in range(1, bench.frozen + 1):
        name = name_of(LETTERJAM, players, number)
        deal = published(LETTERJAM).deals[name]
        assert isinstance(deal, LetterJamDeal)
        begun = begin(LETTERJAM, deal, people(players))
        by_rules = Game(
            LETTERJAM,
            people(players),
            rule_set=bench.rules,
            options=bench.changes,
            seed=f"{bench.name}/{name}",
        )
        assert begun.state == by_rules.state
        assert begun.events == by_rules.events
        # The same without the rules, card by card.
        assert set(deal.words) <= set(secret_words(5))
        for word, row in zip(deal.words, deal.rows, strict=True):
            assert row != word
            assert sorted(row) == sorted(word)
        assert tuple(map(len, deal.stacks)) == setup_card(players).stacks
        cards = "".join((*deal.rows, *deal.stacks, deal.deck))
        assert Counter(cards) == Counter(deck("english").counts)


@pytest.mark.parametrize("players", BENCHES["quiddler"].players)
def test_every_hand_of_quiddler_has_the_whole_deck(players: int) -> None:
    cards = Counter(box.deck("english").counts)
    orders: set[tuple[str, ...]] = set()
    for number in range(1, BENCHES[QUIDDLER].frozen + 1):
        deal = published(QUIDDLER).deals[name_of(QUIDDLER, players, number)]
        assert isinstance(deal, QuiddlerDeal)
        assert deal.dealer in range(players)
        assert len(deal.orders) == 8
        assert all(Counter(order) == cards for order in deal.orders)
        orders.update(deal.orders)
    assert len(orders) == 8 * BENCHES[QUIDDLER].frozen


@pytest.mark.parametrize(("players", "number"), [(2, 1), (2, 57), (4, 1), (4, 100)])
def test_the_hands_of_quiddler_are_dealt_as_the_rules_dealt_them(players: int, number: int) -> None:
    deal = published(QUIDDLER).deals[name_of(QUIDDLER, players, number)]
    assert deal == dealt(QUIDDLER, players, number)
    # And whoever plays the hands before, every hand has the cards of the file.
    game = begin(QUIDDLER, deal, people(players))
    play_out(game, dict.fromkeys(range(players), mind(QUIDDLER, "regular")))
    assert isinstance(deal, QuiddlerDeal)
    hands = [event for event in game.events if isinstance(event, Dealt)]
    assert tuple(event.order for event in hands) == deal.orders
    assert hands[0].dealer == deal.dealer


def test_a_line_of_the_file_is_the_deal() -> None:
    for game in BENCHES:
        for deal in published(game).deals.values():
            assert type(deal).read(str(deal)) == deal


# Which games are played


def test_a_full_run_plays_every_deal_alone() -> None:
    matches = selection_for(LETTERJAM, None, None, None).matches(LETTERJAM)
    alone = [match for match in matches if match.partner == SELF]
    assert sorted(match.deal for match in alone) == sorted(published(LETTERJAM).deals)
    assert all(match.seats == tuple(range(match.players)) for match in alone)
    assert {match.partner for match in matches} == {SELF, *BENCHES[LETTERJAM].partners}
    assert len(set(matches)) == len(matches)


def test_an_agent_sits_everywhere_in_a_team() -> None:
    matches = selection_for(LETTERJAM, ["expert"], [4], None).matches(LETTERJAM)
    assert Counter(match.seat for match in matches) == dict.fromkeys(range(4), 10)


def test_an_agent_takes_every_seat_with_the_same_cards() -> None:
    matches = selection_for(QUIDDLER, ["novice"], [4], 3).matches(QUIDDLER)
    deals = {match.deal for match in matches}
    assert len(deals) == 3
    assert set(matches) == {Match("novice", deal, seat) for deal in deals for seat in range(4)}


def test_a_stopped_run_has_some_of_everything() -> None:
    matches = selection_for(LETTERJAM, None, None, None).matches(LETTERJAM)
    first = matches[:25]
    assert {(match.partner, match.players) for match in first} == {
        (match.partner, match.players) for match in matches
    }


def test_the_rules_of_the_benchmark_ask_nobody_about_words() -> None:
    game = begin(LETTERJAM, published(LETTERJAM).deals["lj2-001"], people(2))
    assert game.state.options == LETTER_JAM.options("rulebook", {"acceptance": "lexicon-only"})
