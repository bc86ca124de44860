"""How many frames and requests each of the tests here sends to the server."""

STRUCTURED_FRAMES_A_GAME = 30_000
RAW_FRAMES = 32_000
REQUESTS = 9_000
BROKEN_REQUESTS = 1_000
EVERYTHING = 100_000
