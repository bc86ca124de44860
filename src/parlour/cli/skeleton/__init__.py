"""The manifest of Skeleton, which names the parts of the game. ``parlour.games.manifest`` lists the
parts that a game can have."""

from parlour.games import Manifest

MANIFEST = Manifest(
    name="skeleton",
    rules="parlour.cli.skeleton.rules:RULES",
    line="Take one, two or three. Whoever takes the last one wins.",
    players="2 to 4 players",
    minutes="1 minute",
    short={"heap": 5},
)
