"""Scenes for screenshots of a single player: the lessons and the deal of the day."""

from playwright.sync_api import expect

from parlour.minds.registry import mind
from parlour.rules.quiddler.commands import say
from parlour.rules.registry import GAMES
from tests.browser.pupil import Pupil
from tests.browser.reader import Reader
from tools.scenes import NewGuest, Shot, Shots
from tools.scenes_evenings import waits_for_bots


def learn(guest: NewGuest) -> Shots:
    """The lesson of each game: its start, every part, its end."""
    for game in GAMES:
        ana = guest("Ana")
        ana.visits(f"{ana.server}/learn/{game}")
        ana.sees("Start the lesson")
        yield Shot(f"learn-{game}", ana.page)
        pupil = Pupil(ana, game, Reader(ana, game))
        pupil.begins()
        seen = set()
        while pupil.is_told() is not None:
            told = pupil.advice
            name = f"lesson-{game}-{told.part}-{told.act}"
            if name not in seen:
                seen.add(name)
                yield Shot(name, ana.page)
            assert told.command is not None
            ana.page.keyboard.press("Alt+t")
            ana.types(told.command)
            pupil.waits_for_more(told)
            ana.page.keyboard.press("Alt+t")
        yield Shot(f"lesson-{game}-end", ana.page)


def day(guest: NewGuest) -> Shots:
    """The deal of the day, from the front page to its result."""
    ana = guest("Ana")
    reader = Reader(ana, "quiddler")
    ana.visits(ana.server)
    ana.button("Play today’s Quiddler").click()
    ana.is_playing()
    reader.waits_until(lambda: reader.view is not None)
    yield Shot("day-table", ana.page)
    ana.page.keyboard.press("Alt+t")
    ana.sees("The table in words")
    bot = mind("quiddler", GAMES["quiddler"].stand_in_mind)
    while reader.view.phase != "over":
        seq, act = reader.seq, bot.choose(reader.view)
        if act is not None:
            ana.types(say(reader.view, act))
        reader.waits_beyond(seq)
    ana.page.keyboard.press("Alt+t")
    result = ana.page.get_by_role("region", name="Deal of the day")
    expect(result).to_contain_text("points")
    waits_for_bots(ana)
    yield Shot("day-result", ana.page)
    ana.visits(ana.server)
    ana.sees("Look at it again")
    yield Shot("day-front", ana.page)


def with_bots(guest: NewGuest) -> Shots:
    """A newcomer's first table: alone with bots, up to the first hand."""
    for game in GAMES.values():
        ana = guest("Ana")
        ana.visits(ana.server)
        ana.button(f"Play {game.title} Alone with bots").click()
        ana.page.get_by_label("Your name").fill("Ana")
        ana.button("Make the table").click()
        expect(ana.page.get_by_role("heading", name="At the table")).to_be_visible()
        yield Shot(f"alone-{game.name}-lobby", ana.page)
        ana.starts()
        yield Shot(f"alone-{game.name}-table", ana.page)


SCENES_ALONE = (learn, day, with_bots)
