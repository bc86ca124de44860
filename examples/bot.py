"""A bot that sits down at a table of Parlour and plays one game, of either kind.

    python examples/bot.py plum-otter-77 --url http://127.0.0.1:8000 --name Magpie

It knows a few short words and no rules: the choices in its view say what it may do. Give it better
ideas in `letter_jam` and `quiddler`.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from parlour.client import AddressError, Refused, RemoteServer, SeatEnded, invitation

Plain = dict[str, Any]
SHORT_WORDS = """
    AT AN AS IN IT IS ON OR OF TO SO NO GO HE WE ME BE UP THE AND TEA EAT SEA SET TEN NET NOT RAT
    ART EAR ARE RED ROE ORE TOE OAT TIE TIN SIT SAT SON SUN RUN HEN HIS HAT HIT HOT CAT CAR END AGE
    GET LET LOT LEG OIL OLD ONE WIN REST SEAT TEAR RATE TONE LATE TALE RAIN HEAR HEAT TREE SHOE HOUR
"""
WORDS = SHORT_WORDS.split()
COMMON = "ETAOINSRHLDCUMFPGWYBK"
"""The letters of the cards, the commonest first."""


def letter_jam(view: Plain, can: dict[str, Plain]) -> Plain | None:
    """Backs what most people back, else offers a word; trusts its guess after the second clue."""
    me = view["players"][view["viewer"]]
    offers = sorted(view["offers"], key=lambda one: (len(one["backers"]), -one["number"]))
    if "back" in can and offers[-1]["number"] != me["backing"]:
        return {"act": "back", "round": view["round"], "offer": offers[-1]["number"]}
    if "offer" in can:
        return {"act": "offer", "round": view["round"], "draft": can["offer"]["drafts"][-1]}
    if "draft" in can and not view["offers"] and (clues := sorted(spelled(can["draft"]))):
        _, word, sources = clues[-1]
        return {"act": "draft", "round": view["round"], "word": word, "sources": sources}
    if "guess-aloud" in can:
        return {"act": "guess-aloud", "round": view["round"], "letter": COMMON[0]}
    if view["phase"] == "deciding" and me["card"] is not None:
        clues_for_it = sum(me["card"] in clue["own_cards"] for clue in view["clues"])
        if "guess" in can and view["mine"]["sheet"][me["card"]]["guess"] is None:
            letter = next(one for one in COMMON if one in can["guess"]["letters"])
            return {"act": "guess", "card": me["card"], "letter": letter}
        if "move-on" in can and clues_for_it > 1:
            return can["move-on"]
    if "know" in can:
        return {**can["know"], "know": True}
    if "accept" in can:
        return {"act": "accept", "seat": can["accept"]["seat"], "accept": True}
    if "want-stop" in can and not me["wants_stop"]:
        return can["want-stop"]
    return next((can[act] for act in ("stay", "ready", "reveal") if act in can), None)


def spelled(draft: Plain) -> Iterator[tuple[int, str, list[str]]]:
    """The words that the cards spell, with whom each helps, and its cards. A letter that is not on
    the table is the wildcard."""
    for word in WORDS:
        used: Counter[str] = Counter()
        sources = []
        for letter in word:
            cards = draft["takes"].get(letter, ["*"])
            sources.append(cards[used[letter] % len(cards)])
            used[letter] += 1
        missing = {letter for letter in word if letter not in draft["takes"]}
        if not missing or (len(missing) == 1 and "*" in draft["letters"]):
            yield len({*sources} & {*draft["counts"]["players"]}), word, sources


def quiddler(view: Plain, can: dict[str, Plain]) -> Plain | None:
    """Goes out as soon as its cards make words, and discards what costs most."""
    turn = {"hand": view["hand"], "turn": view["turn"]}
    for act in ("go-out", "lay-down"):
        words = one_word(can[act]["cards"], every=act == "go-out") if act in can else None
        if words and can[act]["checked"] is None:
            return {"act": act, **turn, "words": [words[:-1]], "discard": words[-1]}
    if "discard" in can:
        dearest = max(view["mine"]["cards"], key=lambda card: card["points"])
        return {"act": "discard", **turn, "card": dearest["number"]}
    for act, answer in (("vote", {"up": True}), ("defend", {"sentence": "It is a word, I swear."})):
        if act in can:
            return {**{key: can[act][key] for key in ("act", "hand", "lay_down", "word")}, **answer}
    return next((can[act] for act in ("draw-stock", "pass", "next-hand") if act in can), None)


def one_word(cards: dict[str, str], *, every: bool) -> list[int] | None:
    """The cards of a word, and one more to discard; ``every`` leaves no other card."""
    sizes = [len(cards) - 1] if every else range(min(4, len(cards) - 1), 1, -1)
    for size in sizes:
        for chosen in permutations(cards, size) if size <= 4 else ():
            if "".join(cards[card] for card in chosen) in WORDS:
                left = next(card for card in cards if card not in chosen)
                return [*map(int, chosen), int(left)]
    return None


IDEAS = {"letterjam": letter_jam, "quiddler": quiddler}


async def play(table: str, base: str, name: str) -> None:
    invited = invitation(table)
    server = RemoteServer(invited.base or base)
    seated = await server.sit_down(invited.code, name)
    done = 0
    async with server.connect(seated) as seat:
        async for update in seat.updates():
            if update.table.stage == "over":
                print(f"{name} has {update.table.points} points.")
                return
            if not update.my_turn or update.seq < done:
                continue
            can = {choice["act"]: choice for choice in update.view["choices"]}
            act = IDEAS[update.table.game](update.view, can)
            try:
                if act is not None:
                    done = (await seat.play(act)).seq
            except Refused as refused:
                # Somebody was quicker; the next update shows it.
                print(f"{name}: {refused}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sits down at a table and plays one game.")
    parser.add_argument("table", help="the code of a table, or a link to it")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--name", default="Magpie")
    given = parser.parse_args()
    try:
        asyncio.run(play(given.table, given.url, given.name))
    except (AddressError, Refused, SeatEnded, OSError) as error:
        sys.exit(f"{given.name}: {error}")
