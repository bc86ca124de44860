from parlour.rules.registry import GAMES
from tests.fuzz import shares


def test_enough_is_thrown_at_the_server() -> None:
    frames = len(GAMES) * shares.STRUCTURED_FRAMES_A_GAME + shares.RAW_FRAMES
    assert frames + shares.REQUESTS + shares.BROKEN_REQUESTS >= shares.EVERYTHING
