"""Agents, and the seat at which one sits: it asks, counts, and acts for an agent that does not."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from parlour.games import ManifestError, load
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.asking import MOST_NOTES, Answer, Question, act_of, judged, shown
from parlour.lab.bench.own_code import own_code
from parlour.lab.bench.plan import AgentName, BenchPlan
from parlour.minds import Mind, UnknownMindError, mind
from parlour.minds.registry import plays
from parlour.rules import Act
from parlour.rules.phrasebook import kind_of
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES, AnyGame

TRIES = 3
"""How often an agent is asked for one act, if its answers are refused."""
MOST_SILENT = 3
"""An agent that did not answer so many times in a row is not asked again in this game."""
MOST_ASKED = 1500
"""An agent that was asked so often in one game is not asked again in it."""
CODE, URL, NAME = "{code}", "{url}", "{name}"
"""What the command of a client has for the code of its table, the address of the server, and the
name of the seat."""


class Agent(Protocol):
    """What plays at a seat for one game."""

    out_of_turn: bool
    """Whether it is asked also when the game does not wait for its seat, as bots are."""

    def answer(self, question: Question) -> Act | Answer | Refusal | None:
        """The answer to a question: an act, or an answer to be read; a refusal if it cannot be
        read, and None if there is none."""

    def end(self, score: int) -> None:
        """The game is over, or is given up: nothing is asked any more."""


class AskedMind:
    """A mind as an agent."""

    out_of_turn = True

    def __init__(self, name: str, mind: Mind[Any]) -> None:
        self._called = f"The mind {name!r}"
        self._mind = mind

    def answer(self, question: Question) -> Act | Answer:
        """The mind's act; it gets the view alone. ContestError if the mind is at fault."""
        with own_code(self._called):
            act: object = self._mind.choose(question.view)
        if act is None:
            return Answer(wait=True)
        if not isinstance(act, Act):
            raise ContestError(f"{self._called} chose {act!r}, which is no act.")
        return act

    def end(self, score: int) -> None:
        """Minds remember nothing."""


class SeatAgent:
    """A seat of an agent, in the form of a mind: it asks the agent and counts refusals.

    For an agent that gives no answer, or three that are refused, it does a random act that the
    rules allow; the agent is told nothing of that but what its next view shows.
    """

    name = "agent"

    def __init__(self, rules: AnyGame, agent: Agent, plan: BenchPlan, seed: str) -> None:
        self._rules = rules
        self._agent = agent
        self._way = plan.way
        self._seed = seed
        self._notes = ""
        self._silent = 0
        self.asked = 0
        self.refusals = 0
        self.fallbacks = 0
        self.tokens = 0
        self.reports_tokens = False

    def choose(self, view: Any) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if self._agent.out_of_turn:
            return self._ask(shown(view), may_wait=True)
        if view.viewer not in view.waiting_for:
            return None
        return self._ask(shown(view), may_wait=len(view.waiting_for) > 1)

    def must_act(self, view: Any) -> Act:
        """The act of a seat that everybody waits for."""
        act = self._ask(shown(view), may_wait=False)
        assert act is not None
        return act

    def _ask(self, view: Any, *, may_wait: bool) -> Act | None:
        refused = ""
        for _ in range(TRIES):
            self.refusals += 1  # taken back if the answer is taken
            if self.asked >= MOST_ASKED or self._silent >= MOST_SILENT:
                break
            self.asked += 1
            question = Question(
                number=self.asked,
                rules=self._rules,
                view=view,
                way=self._way,
                may_wait=may_wait,
                notes=self._notes,
                refused=refused,
            )
            answer = self._agent.answer(question)
            if answer is None:
                self._silent += 1
                break
            self._silent = 0
            found = self._read(question, answer)
            if not isinstance(found, Refusal):
                self.refusals -= 1
                return found
            refused = found.sentence
        return self._fall_back(view) if view.viewer in view.waiting_for else None

    def _read(self, question: Question, answer: Act | Answer | Refusal) -> Act | Refusal | None:
        if isinstance(answer, Act):
            return judged(question.view, answer)
        if isinstance(answer, Refusal):
            return answer
        if answer.tokens:
            self.reports_tokens = True
            self.tokens += answer.tokens
        if answer.notes is not None:
            self._notes = answer.notes[:MOST_NOTES]
        return act_of(question, answer)

    def _fall_back(self, view: Any) -> Act:
        self.fallbacks += 1
        seed = f"{self._seed}/{view.viewer}/{self.asked}/{self.fallbacks}"
        return random_act(self._rules, view, Random(seed))

    def end(self, score: int) -> None:
        """The game is over."""
        self._agent.end(score)


def random_act(rules: AnyGame, view: Any, rng: Random) -> Act:
    """A random act that a view offers, weighted so that games end."""
    weights = [rules.random_weight.get(kind_of(choice), 1.0) for choice in view.choices]
    act: Act = rng.choices(view.choices, weights)[0].sample(rng)
    return act


def maker_of(plan: BenchPlan) -> Callable[[str], Agent]:
    """What makes the agent of a plan for one seat and one game; the text is a seed of its own.
    ContestError if there is no such agent."""
    from parlour.lab.bench.baselines import BASELINES

    match plan.agent:
        case AgentName("mind", name) if name in BASELINES:
            return BASELINES[name]
        case AgentName("mind", name):
            found = mind_called(plan.game, name)
            return lambda seed: AskedMind(name, found)
        case AgentName("program", name):
            from parlour.lab.bench.program import AskedProgram

            words = command_of(name)
            return lambda seed: AskedProgram(words, plan)
        case AgentName("client", _):
            raise ContestError("A client sits at a table of a server, and is not asked for acts.")
    raise ContestError("A policy sits at a table of PettingZoo, and is not asked for acts.")


def shown_mind(game: str, agent: AgentName) -> str | None:
    """The mind that others see at the seat of an agent: they take all but known bots for people. In
    PettingZoo's environments every agent is shown as the bot that stands in for people."""
    if agent.kind == "policy":
        return GAMES[game].stand_in_mind
    known = agent.kind == "mind" and ":" not in agent.name and plays(game, agent.name)
    return agent.name if known else None


def mind_called(game: str, name: str) -> Mind[Any]:
    """A mind by its name or as ``module:name``, an object or what makes one; ContestError if there
    is none."""
    try:
        if ":" not in name:
            return mind(game, name)
        with own_code(f"The mind {name!r}"):
            found = load(name)
    except (ManifestError, UnknownMindError) as error:
        raise ContestError(str(error)) from None
    if isinstance(found, type) or not hasattr(found, "choose"):
        if not callable(found):
            raise ContestError(f"{name!r} is no mind: it has no choose(view).")
        with own_code(f"The mind {name!r}"):
            found = found()
    if not hasattr(found, "choose"):
        raise ContestError(f"{name!r} is no mind: it has no choose(view).")
    made: Mind[Any] = found
    return made


def command_of(line: str) -> tuple[str, ...]:
    """The words of a command line; ContestError if there are none."""
    try:
        words = tuple(shlex.split(line))
    except ValueError as error:
        raise ContestError(f"The program {line!r} cannot be read: {error}.") from None
    if not words:
        raise ContestError("Name the program that plays, such as --program 'python bot.py'.")
    return words


def client_command(line: str) -> tuple[str, ...]:
    """The words of a client's command line; ContestError if it could not find its table."""
    words = command_of(line)
    missing = [one for one in (CODE, URL) if not any(one in word for word in words)]
    if missing:
        raise ContestError(
            f"A client has to be told where it sits down: its command lacks {' and '.join(missing)}"
            f", as in --client 'python bot.py {CODE} --url {URL} --name {NAME}'."
        )
    return words


def check_agent(plan: BenchPlan) -> None:
    """ContestError if the agent of a plan is not there."""
    if plan.agent.kind == "client":
        client_command(plan.agent.name)
    elif plan.agent.kind == "policy":
        from parlour.lab.bench.policy import policy_called

        policy_called(plan.agent.name)
    else:
        maker_of(plan)
