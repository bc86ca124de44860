"""Has one finished game after another reviewed, in a process of its own: so that reading reviews
does not delay the clients that are measured.

`python -m benchmarks._asking_reviews BASE FIRST` asks for the games of the tables FIRST, FIRST + 1
and so on. It says when a review is under way, ends when its input ends, and says how many reviews
there were. Two pages ask at any time, so that the server never waits for the next game.
"""

import asyncio
import sys
from itertools import count

import httpx

ASKS_EVERY = 0.5
"""How often a page asks whether its review is there."""


def code_of(number: int) -> str:
    """The code of the table with the finished game of this number."""
    return f"plum-otter-{100 + number}"


async def ask(base: str, first: int) -> None:
    numbers = count(first)
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    said = False

    async def page() -> int:
        nonlocal said
        done = 0
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            while not ended.done():
                path = f"/api/tables/{code_of(next(numbers))}/reviews/1"
                while (answer := (await client.get(path)).json())["review"] is None:
                    if answer["done"] > 0 and not said:
                        said = True
                        print("under way", flush=True)
                    await asyncio.sleep(ASKS_EVERY)
                done += 1
        return done

    print(sum(await asyncio.gather(page(), page())), flush=True)


if __name__ == "__main__":
    asyncio.run(ask(sys.argv[1], int(sys.argv[2])))
