"""A house for the tests of a module, as in tests/web."""

from tests.web.conftest import house

__all__ = ["house"]
