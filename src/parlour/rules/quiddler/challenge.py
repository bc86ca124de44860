"""Only Quiddler has challenges: the time for them after a lay-down, the defence, the vote, and the
ruling."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.players import change_player
from parlour.rules.quiddler import acts, events
from parlour.rules.quiddler.choices import (
    LONGEST_DEFENCE,
    OWN_WORD,
    CanChallenge,
    CanCloseWindow,
    CanDefend,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.phases import UNDER_WAY
from parlour.rules.quiddler.state import LaidWords, OpenChallenge, Ruling, State
from parlour.rules.quiddler.turn import laid_for_good, window_opened
from parlour.rules.refusal import Refusal, illegal, not_yours
from parlour.rules.seat import Actor, Seat


def undecided(state: State) -> tuple[Seat, ...]:
    """The seats that could still challenge a word."""
    doubtful = {lay_down.seat for lay_down in state.in_window if _open_places(lay_down)}
    return tuple(
        seat for seat, player in enumerate(state.players) if not player.passed and doubtful - {seat}
    )


def _open_places(lay_down: LaidWords) -> tuple[int, ...]:
    """The places of the words that players can still challenge."""
    if lay_down.void:
        return ()
    return tuple(place for place, word in enumerate(lay_down.words) if word.standing == "standing")


# The reveal


def follow_final_turns(state: State) -> Events:
    """After the last final turn, all face-down words are revealed together (QD-H5)."""
    hidden = any(lay_down.face_down for lay_down in state.lay_downs)
    return (events.Revealed(),) if hidden else ()


def _revealed(state: State, event: events.Revealed) -> State:
    lay_downs = tuple(replace(lay_down, face_down=False) for lay_down in state.lay_downs)
    state = replace(state, lay_downs=lay_downs)
    return state if state.options.judging == "checked" else window_opened(state)


# The time for challenges


def _no_window(state: State, seat: Seat) -> Refusal | None:
    """The refusal for a seat that can neither challenge nor pass now, or None."""
    if state.options.judging == "checked":
        return illegal(
            "no-challenges",
            "Only listed words can be laid down here, so nobody challenges them.",
            "QD-W3",
        )
    if state.phase in ("draw", "play"):
        return illegal("no-lay-down", "There are no words to challenge now.", "QD-X1")
    if all(lay_down.seat == seat for lay_down in state.in_window):
        return OWN_WORD
    if state.challenge is not None:
        return illegal("one-at-a-time", "Another challenge must be settled first.", "QD-X1")
    if state.players[seat].passed:
        return illegal("said-already", "You have let these words stand already.", "QD-X1")
    if seat not in undecided(state):
        return illegal("all-settled", "All words of the others are settled.", "QD-X1")
    return None


def _may_challenge(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _no_window(state, seat):
        return refusal
    words: dict[int, dict[int, str]] = {}
    settled: dict[int, tuple[int, ...]] = {}
    for lay_down in state.in_window:
        if lay_down.seat != seat:
            places = _open_places(lay_down)
            words[lay_down.number] = {
                place: state.spell(lay_down.seat, lay_down.words[place].cards) for place in places
            }
            settled[lay_down.number] = tuple(
                place for place in range(len(lay_down.words)) if place not in places
            )
    own = tuple(lay_down.number for lay_down in state.in_window if lay_down.seat == seat)
    return CanChallenge(hand=state.hand, words=words, settled=settled, own=own)


def _do_challenge(state: State, seat: Seat, act: acts.Challenge, rng: Random) -> Events:
    return (events.Challenged(seat=seat, lay_down=act.lay_down, word=act.word),)


def _challenged(state: State, event: events.Challenged) -> State:
    if state.options.challenges == "one-each":
        state = change_player(state, event.seat, passed=True)
    state = replace(state, challenge=OpenChallenge(event.seat, event.lay_down, event.word))
    if state.options.judging == "vote":
        players = tuple(replace(player, vote=None) for player in state.players)
        return replace(state, phase="defence", players=players)
    return state


def _may_pass(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _no_window(state, seat):
        return refusal
    return CanPass(hand=state.hand, lay_down=state.lay_downs[-1].number)


def _do_pass(state: State, seat: Seat, act: acts.Pass, rng: Random) -> Events:
    return (events.Passed(seat=seat, lay_down=act.lay_down),)


def _passed(state: State, event: events.Passed) -> State:
    return change_player(state, event.seat, passed=True)


def _may_close_window(state: State, actor: Actor) -> Choice | Refusal:
    if not state.options.challenge_seconds:
        return illegal("no-time-limit", "Challenges have no time limit here.", "QD-X1")
    if state.phase != "challenge":
        return illegal("no-lay-down", "There are no words to challenge now.", "QD-X1")
    return CanCloseWindow(hand=state.hand, lay_down=state.lay_downs[-1].number)


def _do_close_window(state: State, actor: Actor, act: acts.CloseWindow, rng: Random) -> Events:
    return (events.WindowClosed(lay_down=act.lay_down),)


def follow_challenge(state: State, rng: Random) -> Events:
    """The lexicon rules on a challenge at once. When no player can challenge any more, the time for
    challenges is over."""
    if state.challenge is not None:
        return (events.Settled(upheld=_doubted(state) in state.lexicon, by="lexicon"),)
    if undecided(state):
        return ()
    return (events.WindowClosed(lay_down=state.lay_downs[-1].number),)


def _doubted(state: State) -> str:
    """The spelling of the challenged word."""
    assert state.challenge is not None
    return state.spell(state.in_doubt.seat, state.in_doubt.words[state.challenge.word].cards)


def _window_closed(state: State, event: events.WindowClosed) -> State:
    return laid_for_good(state) if state.in_turn else replace(state, phase="scoring")


# Defence and vote


def _may_defend(state: State, seat: Seat) -> Choice | Refusal:
    challenge = state.challenge
    assert challenge is not None
    if seat != state.in_doubt.seat:
        return not_yours("not-your-word", "Only the owner of the word can defend it.", "QD-X2")
    return CanDefend(
        hand=state.hand,
        lay_down=challenge.lay_down,
        word=challenge.word,
        spelled=_doubted(state),
        longest=LONGEST_DEFENCE,
    )


def _do_defend(state: State, seat: Seat, act: acts.Defend, rng: Random) -> Events:
    return (events.Defended(seat=seat, sentence=act.sentence),)


def _defended(state: State, event: events.Defended) -> State:
    assert state.challenge is not None
    return replace(state, phase="vote", challenge=replace(state.challenge, defence=event.sentence))


def _may_vote(state: State, seat: Seat) -> Choice | Refusal:
    challenge = state.challenge
    assert challenge is not None
    if state.players[seat].vote is not None:
        return illegal("said-already", "You have voted already.", "QD-X2")
    return CanVote(
        hand=state.hand,
        lay_down=challenge.lay_down,
        word=challenge.word,
        spelled=_doubted(state),
    )


def _do_vote(state: State, seat: Seat, act: acts.Vote, rng: Random) -> Events:
    return (events.Voted(seat=seat, up=act.up),)


def _voted(state: State, event: events.Voted) -> State:
    return change_player(state, event.seat, vote=event.up)


def follow_vote(state: State, rng: Random) -> Events:
    """When all have voted, the majority decides; a tie favours the owner (QD-X2)."""
    votes = [player.vote for player in state.players]
    if None in votes:
        return ()
    return (events.Settled(upheld=2 * votes.count(True) >= len(votes), by="vote"),)


# The ruling


def _settled(state: State, event: events.Settled) -> State:
    lay_down, challenge = state.in_doubt, state.challenge
    assert challenge is not None
    word = lay_down.words[challenge.word]
    owner_points, challenger_points = _consequences(state, lay_down, challenge, event.upheld)
    votes = tuple(player.vote for player in state.players if player.vote is not None)
    ruling = Ruling(
        lay_down=lay_down.number,
        word=_doubted(state),
        owner=lay_down.seat,
        challenger=challenge.challenger,
        upheld=event.upheld,
        by=event.by,
        owner_points=owner_points,
        challenger_points=challenger_points,
        defence=challenge.defence,
        votes=votes if event.by == "vote" else (),
    )
    judged = replace(word, standing="upheld" if event.upheld else "rejected")
    words = (*lay_down.words[: challenge.word], judged, *lay_down.words[challenge.word + 1 :])
    lay_down = replace(lay_down, words=words)
    state = replace(state, phase="challenge", challenge=None, rulings=(*state.rulings, ruling))
    if not event.upheld and state.options.rejected == "whole-lay-down":
        lay_down = replace(lay_down, void=True)
        state = _taken_back(state, lay_down)
    before, after = state.lay_downs[: lay_down.number - 1], state.lay_downs[lay_down.number :]
    return replace(state, lay_downs=(*before, lay_down, *after))


def _consequences(
    state: State, lay_down: LaidWords, challenge: OpenChallenge, upheld: bool
) -> tuple[int, int]:
    """The points that a ruling gives at once to the owner and to the challenger (QD-X3, QD-X4 for a
    rejected word, QD-X5 for an upheld one)."""
    options, owner = state.options, lay_down.seat
    word_points = state.points_of(owner, lay_down.words[challenge.word].cards)
    if upheld:
        return 0, -word_points if options.upheld == "challenger-pays" else 0
    if options.rejected == "word-only":
        return -word_points, 0
    all_points = sum(state.points_of(owner, word.cards) for word in lay_down.words)
    # The cards of a void final turn count as leftovers anyway. The option says whether the owner
    # loses their points a second time, as a penalty.
    penalty = lay_down.out or options.void_final_turn == "penalty-and-leftovers"
    return -all_points if penalty else 0, all_points


def _taken_back(state: State, lay_down: LaidWords) -> State:
    """The state with the cards of a void lay-down back in their owner's hand, in rows (QD-X3)."""
    player = state.players[lay_down.seat]
    rows = tuple(word.cards for word in lay_down.words)
    held = sorted((*player.held, *(number for row in rows for number in row)))
    return change_player(state, lay_down.seat, held=tuple(held), rows=(*rows, *player.rows))


VERBS = (
    Verb(acts.Challenge, _may_challenge, _do_challenge, UNDER_WAY),
    Verb(acts.Pass, _may_pass, _do_pass, UNDER_WAY),
    Verb(acts.CloseWindow, _may_close_window, _do_close_window, house=True),
    Verb(acts.Defend, _may_defend, _do_defend, ("defence",)),
    Verb(acts.Vote, _may_vote, _do_vote, ("vote",)),
)

EVENTS: Evolvers[State] = {
    events.Revealed: _revealed,
    events.Challenged: _challenged,
    events.Passed: _passed,
    events.WindowClosed: _window_closed,
    events.Defended: _defended,
    events.Voted: _voted,
    events.Settled: _settled,
}
