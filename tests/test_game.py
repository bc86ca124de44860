"""The front door: the public names of ``import parlour``."""

import inspect
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour.records import replay
from parlour.rules import Act, View
from parlour.rules.quiddler.acts import DrawStock
from parlour.rules.registry import GAMES

every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
def test_bots_play_a_whole_game_and_its_record_is_complete(name: str) -> None:
    mind = GAMES[name].stand_in_mind
    bots = [parlour.Person("Otter", mind), parlour.Person("Wren", mind)]
    game = parlour.Game(name, bots, seed=1)
    assert game.let_bots_act()
    assert game.over
    assert game.waiting_for == ()
    *_, (state, _) = replay(parlour.read(parlour.write(game.record())))
    assert [GAMES[name].score(state, seat) for seat in (0, 1)] == [game.score(0), game.score(1)]


@every_game
def test_every_player_sees_their_own_view(name: str) -> None:
    game = parlour.Game(name, ["Lisa", "Paul"], seed=1)
    assert game.view("Lisa").viewer == 0
    assert game.view("Paul").viewer == game.view(1).viewer == 1
    assert game.view().viewer is None
    assert game.text("Lisa") != game.text("Paul") != game.text()


@every_game
def test_offered_acts_are_accepted_and_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [parlour.Game(name, ["Lisa", "Paul"], seed="tonight") for _ in range(2)]
    assert games[0].state == games[1].state
    for _ in range(20):
        if games[0].over:
            break
        thoughts = ((player, games[0].think(player)) for player in games[0].players)
        player, act = next((who, act) for who, act in thoughts if act is not None)
        kinds = [type(choice).__name__ for choice in games[0].choices(player)]
        assert f"Can{type(act).__name__}" in kinds
        first, second = (game.act(player, act).events for game in games)
        assert first == second
    assert games[0].state == games[1].state
    assert parlour.Game(name, ["Lisa", "Paul"]).state != games[0].state


def test_an_act_can_be_typed() -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1)
    (player,) = game.waiting_for
    (drew,) = game.act(player, "draw").events
    assert type(drew).__name__ == "Drew"


def test_a_refused_act_raises_refused_and_changes_nothing() -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1)
    before, events = game.state, list(game.events)
    acts: tuple[Act | str, ...] = ("discard A", "juggle", DrawStock(hand=9, turn=1))
    for act in acts:
        with pytest.raises(parlour.Refused) as refused:
            game.act(game.waiting_for[0], act)
        assert str(refused.value) == refused.value.refusal.sentence
    assert game.state is before
    assert game.events == events


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"rule_set": "house"}, "Quiddler has no rule set called 'house'"),
        ({"options": {"hands": 99}}, "A game has 1 to 8 sizes of hand, not 99."),
        ({"players": ["Lisa"]}, "Quiddler is for 2 to 8 players, not 1."),
        ({"name": "bridge"}, "There is no game called 'bridge'"),
        ({"players": ["Lisa", "Lisa"]}, "Two people cannot both be called Lisa."),
    ],
)
def test_an_impossible_game_is_refused_in_one_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    wanted: dict[str, Any] = {"name": "quiddler", "players": ["Lisa", "Paul"], **wrong}
    with pytest.raises(ValueError, match=sentence):
        parlour.Game(wanted.pop("name"), wanted.pop("players"), **wanted)


def test_an_unknown_player_raises_a_key_error() -> None:
    game = parlour.Game("letterjam", ["Lisa", "Paul"])
    with pytest.raises(KeyError, match="Nobody here is called 'Otto'"):
        game.view("Otto")


def test_the_house_acts_when_the_caller_lets_it() -> None:
    """A game has no clock, so the caller ends the time for challenges."""
    game = parlour.Game("quiddler", ["Lisa", "Paul"], seed=3, options={"challenge_seconds": 30})
    assert not game.let_house_act()
    lays_down(game)
    assert game.house_waits == 30
    assert game.let_house_act()
    assert game.state.out is not None


def lays_down(game: parlour.Game) -> None:
    """The player whose turn it is goes out with a random lay-down."""
    (player,) = game.waiting_for
    game.act(player, "draw")
    (out,) = (choice for choice in game.choices(player) if type(choice).__name__ == "CanGoOut")
    game.act(player, out.sample(Random(1)))


class Asked:
    """A mind that always returns ``act``, and counts how often it is asked."""

    name = "asked"

    def __init__(self) -> None:
        self.times = 0
        self.act: Act | None = None

    def choose(self, view: View) -> Act | None:
        self.times += 1
        return self.act


def test_a_bot_is_asked_again_only_when_its_view_has_changed() -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1, options={"look_up": True})
    (first,) = (game.seat(player) for player in game.waiting_for)
    minds = {0: Asked(), 1: Asked()}

    def asked() -> list[int]:
        assert game.next_bot_act(minds) is None
        return [minds[0].times, minds[1].times]

    assert asked() == [1, 1]
    assert asked() == [1, 1], "nothing has happened"
    second = 1 - first
    game.act(second, "look up cat")
    seen = asked()
    assert (seen[first], seen[second]) == (1, 2), "nobody else sees what is looked up"
    game.act(first, "draw")
    seen = asked()
    assert (seen[first], seen[second]) == (2, 3), "everybody sees that a card is drawn"
    minds[first] = Asked()
    asked()
    assert minds[first].times == 1, "another mind has not been asked yet"


@pytest.mark.parametrize("seed", range(6))
def test_the_bot_that_the_game_waits_for_is_asked_first(seed: int) -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul", "Marta"], seed=seed)
    minds = {seat: Asked() for seat in range(3)}
    for mind in minds.values():
        mind.act = DrawStock(hand=1, turn=1)
    thought = game.next_bot_act(minds)
    assert thought is not None
    assert (game.players[thought[0]],) == game.waiting_for


def test_a_game_goes_on_from_a_state_and_deals_when_the_house_acts() -> None:
    dealt = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1)
    again = parlour.Game.at(dealt.rules, dealt.start, seed=1)
    assert again.events == []
    assert again.let_house_act()
    assert again.state == dealt.state
    again.act(again.waiting_for[0], "draw")
    assert parlour.Game.at(again.rules, again.state).view(0) == again.view(0)


def test_a_random_source_as_the_seed_is_used_directly() -> None:
    """The game draws from the caller's source, so two games from one source differ."""
    source = Random(1)
    games = [parlour.Game("quiddler", ["Lisa", "Paul"], seed=source) for _ in range(2)]
    assert games[0].state != games[1].state
    assert parlour.Game("quiddler", ["Lisa", "Paul"], seed=Random(1)).state == games[0].state


def public_names() -> Iterator[str]:
    """Every public name, and every function and method with the names of its parameters."""

    def called(name: str, value: object) -> str:
        if not inspect.isfunction(value):
            return name
        parameters = [p for p in inspect.signature(value).parameters if p != "self"]
        return f"{name}({', '.join(parameters)})"

    for name in sorted(parlour.__all__):
        value = getattr(parlour, name)
        if name == "Game":
            members = inspect.getmembers(value)
            yield from (
                called(f"Game.{member}", what)
                for member, what in members
                if not member.startswith("_")
            )
        yield called(name, value)


def test_no_public_name_changes_unnoticed() -> None:
    """If you change a name, change ``docs/api.md`` and the changelog too."""
    assert list(public_names()) == PUBLIC


PUBLIC = [
    "Game.act(player, act)",
    "Game.at",
    "Game.choices(player)",
    "Game.house_waits",
    "Game.let_bots_act()",
    "Game.let_house_act()",
    "Game.next_bot_act(minds)",
    "Game.over",
    "Game.players",
    "Game.record()",
    "Game.replayed",
    "Game.score(player)",
    "Game.seat(player)",
    "Game.text(player)",
    "Game.think(player, mind_name)",
    "Game.view(player)",
    "Game.waiting_for",
    "Game",
    "Person",
    "Record",
    "Refused",
    "deduce(clues, seen, lexicon)",
    "read(source)",
    "solve(cards, points, lexicon, discard)",
    "write(record)",
]


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (lambda: parlour.Game("quiddler", ["Lisa", parlour.Person("Otter", "genius")]), "genius"),
        (lambda: parlour.Game("quiddler", ["Lisa", "Paul"], lexicon="nope"), "nope"),
        (lambda: parlour.solve("a b", points="x"), "manual and published"),
    ],
)
def test_a_wrong_name_is_refused_at_once(made: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        made()


def test_the_lexicon_of_a_game_can_be_named() -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul"], lexicon="strict")
    assert "lexicon: strict@" in parlour.write(game.record())


@pytest.mark.parametrize("player", [2, -1, "Mary"])
def test_an_unknown_player_gets_a_sentence(player: int | str) -> None:
    game = parlour.Game("quiddler", ["Lisa", "Paul"])
    with pytest.raises(KeyError, match=r"There is no seat|Nobody here is called"):
        game.view(player)


def test_completion_shows_the_public_names() -> None:
    assert set(parlour.__all__) <= set(dir(parlour))


def test_every_piece_of_chance_begins_anew() -> None:
    """A source is used again only if nothing was drawn from it."""
    game = parlour.Game("letterjam", ["Lisa", "Paul"], seed=1)
    draws: tuple[Callable[[Random], object], ...] = (
        lambda rng: rng.random(),
        lambda rng: rng.sample(range(90), 9),
        lambda rng: rng.choice("abc"),
    )
    for draw in draws:
        assert [draw(game._chance()) for _ in range(3)] == [draw(Random("1/1"))] * 3
    assert game._chance() is game._chance()
