"""How much is thrown at the server, in frames and requests, by each of the tests here."""

STRUCTURED_FRAMES_A_GAME = 30_000
RAW_FRAMES = 32_000
REQUESTS = 9_000
BROKEN_REQUESTS = 1_000
EVERYTHING = 100_000
