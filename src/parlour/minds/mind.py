"""What a mind is: something that plays a seat from its view alone."""

from typing import Protocol, TypeVar

from parlour.rules import Act, View

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class Mind(Protocol[ViewT_contra]):
    """A bot. It keeps nothing between two questions and is told nothing but the view.

    The same view always gets the same answer; a mind that wants to vary draws its randomness from
    the view itself. After a crash it is simply asked again.
    """

    @property
    def name(self) -> str:
        """What people choose it by."""

    def choose(self, view: ViewT_contra) -> Act | None:
        """The act this mind would do now, from the view of a seat.

        Every act it names is among the view's choices. None means that it has nothing to do at
        this moment: the game can go on without it, because it waits for somebody else as well.
        """
