"""A lesson without a server: the real rules, the tutors, and a pupil who types commands."""

from random import Random
from typing import Any

from parlour.lessons import PUPIL, Advice, Lesson
from parlour.minds.registry import TUTOR, mind
from parlour.rules import HOUSE, Act, Actor, Company, Person, Refusal, Rules
from parlour.rules.registry import GAMES
from parlour.words import Lexicon

MOST_ACTS = 400


class Pupil:
    """A pupil who takes a lesson."""

    def __init__(self, lesson: Lesson[Any]) -> None:
        self.lesson = lesson
        self.game: Rules[Any, Any, Any] = GAMES[lesson.game]
        tutors = (Person(f"Tutor {n + 1}", TUTOR) for n in range(lesson.partners))
        self.start = self.game.begin(
            self.game.options(None, lesson.changes),
            Company((Person("Ana"), *tutors)),
            Lexicon.open("parlour"),
        )
        self.state = self.game.evolve(self.start, lesson.deal)
        self.acted = 0

    @property
    def view(self) -> Any:
        return self.game.view(self.state, PUPIL)

    @property
    def advice(self) -> Advice:
        return self.lesson.advise(self.view)

    def types(self, command: str) -> None:
        act = self.game.command(self.view, command)
        assert not isinstance(act, Refusal), (command, act)
        self.does(PUPIL, act)

    def does(self, seat: Actor, act: Act) -> None:
        taken = self.game.decide(self.state, seat, act, Random(1))
        assert not isinstance(taken, Refusal), (seat, act, taken)
        self.state = taken.state
        self.acted += 1
        assert self.acted < MOST_ACTS, "the lesson does not end"

    def tutors_act(self) -> bool:
        """Let one tutor act; False if none has anything to do."""
        for seat in range(1, 1 + self.lesson.partners):
            act = mind(self.lesson.game, TUTOR).choose(self.game.view(self.state, seat))
            if act is not None:
                self.does(seat, act)
                return True
        return False

    def others_act(self) -> None:
        """Let one tutor act or, if none has anything to do, the house."""
        if self.tutors_act():
            return
        act = self.game.house_act(self.state)
        assert act is not None, f"everybody waits: {self.advice}"
        self.does(HOUSE, act)

    def waits(self) -> None:
        """Let the tutors and the house act until the coach advises an act or the lesson is over."""
        while self.advice.command is None and not self.advice.done:
            self.others_act()
