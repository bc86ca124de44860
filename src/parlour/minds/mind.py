"""The protocol of a mind: it maps the view of a seat to an act."""

from typing import Protocol, TypeVar

from parlour.rules import Act, View

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class Mind(Protocol[ViewT_contra]):
    """A bot: stateless and deterministic, with the view as its only input.

    The same view always gets the same act; a mind that wants variety seeds its randomness from
    the view. So the server can call it again after a crash.
    """

    @property
    def name(self) -> str:
        """The name by which people choose it."""

    def choose(self, view: ViewT_contra) -> Act | None:
        """The act this mind would do now, from the view of a seat.

        The act is always among the view's choices. None means that the mind does nothing now; it
        may return None only while the game also waits for somebody else.
        """
