"""The tools that an assistant is offered. What they say to it is on their docstrings."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.types import CallToolResult, InputRequiredResult, TextContent
from pydantic import Field, ValidationError

from parlour import __version__
from parlour.cli.game_names import game_called
from parlour.cli.mcp.assistant import Assistant
from parlour.cli.rules import in_short, whole_text
from parlour.client import AddressError, Refused, RemoteServer, SeatEnded, UnreachableError
from parlour.games import manifests
from parlour.rules.registry import GAMES, no_such_game
from parlour.rules.rules_text import citation

INSTRUCTIONS = (
    "You sit at a table and play a word game with people and bots. Join a table by its code, or"
    " make one. Then repeat: wait_for_my_turn, read the table, and act with one of the commands"
    ' that it lists under "You can type". A refused command changes nothing and says why. You'
    " see what your seat may see; do not ask people what they must not tell."
)


class Tools(MCPServer[None]):
    """Tools that refuse a wrong argument in one sentence, as they refuse everything else."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[None, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        try:
            return await super().call_tool(name, arguments, context)
        except UnexpectedToolError:
            raise
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            wrong = error.__cause__.errors()[0]
            argument = ".".join(str(part) for part in wrong["loc"])
            said = wrong["msg"][:1].lower() + wrong["msg"][1:]
            return result(f"The argument {argument} of {name} is wrong: {said}.", refused=True)


def tools_for(server: RemoteServer) -> MCPServer[None]:
    """The tools of an assistant that plays at the tables of a server."""
    assistant = Assistant(server)

    @asynccontextmanager
    async def living(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await assistant.close()

    mcp = Tools(
        "parlour",
        title="Parlour",
        instructions=INSTRUCTIONS,
        version=__version__,
        lifespan=living,
        log_level="WARNING",
    )
    tool = mcp.tool(structured_output=False)

    @tool
    async def make_table(
        name: Annotated[str, Field(description="Your name at the table.")],
        game: Annotated[str, Field(description=f"One of: {', '.join(manifests())}.")],
        bots: Annotated[int, Field(ge=0, le=7, description="How many bots sit down.")] = 0,
        level: Annotated[str | None, Field(description="The level of the bots.")] = None,
        pace: Annotated[
            float, Field(ge=0, le=30, description="How many seconds a bot pauses before it acts.")
        ] = 1.0,
        options: Annotated[
            dict[str, Any] | None, Field(description="Options of the game, such as {'hands': 2}.")
        ] = None,
    ) -> CallToolResult:
        """Make a table and host it. Tell people its code or link. The command "start" begins."""
        return await answered(assistant.make_table(name, game, options or {}, bots, level, pace))

    @tool
    async def join_table(
        table: Annotated[str, Field(description="The code of a table, or a link to it.")],
        name: Annotated[str, Field(description="Your name at the table.")],
    ) -> CallToolResult:
        """Sit down at a table. The same name takes the same seat again."""
        return await answered(assistant.join_table(table, name))

    @tool
    async def look() -> CallToolResult:
        """Read what has happened since you last looked, and the whole table in words, with every
        command that you can type now and the reasons why others are not possible."""
        return await answered(assistant.look())

    @tool
    async def act(
        command: Annotated[str, Field(description='A command, as the table lists: "draw".')],
    ) -> CallToolResult:
        """Type a command of the game, or of the table: start, play again, bot, help, name NEW."""
        return await answered(assistant.act(command))

    @tool
    async def wait_for_my_turn(
        seconds: Annotated[float, Field(ge=0, le=300, description="How long at most.")] = 60.0,
    ) -> CallToolResult:
        """Wait until the game waits for you or is over, and read the table then."""
        return await answered(assistant.wait_for_my_turn(seconds))

    @tool
    async def say(
        text: Annotated[str, Field(description="What you say to all.")],
    ) -> CallToolResult:
        """Say something to everybody at the table, if it plays with chat; a pleasantry such as
        "thank you" is always possible."""
        return await answered(assistant.say(text))

    @tool
    async def rules(
        game: Annotated[str, Field(description=f"One of: {', '.join(manifests())}.")],
        every: Annotated[bool, Field(description="Every rule, and not only a summary.")] = False,
    ) -> CallToolResult:
        """Read the rules of a game."""
        meant = game_called(game)
        if meant not in GAMES:
            return result(no_such_game(game), refused=True)
        return result("\n".join(whole_text(meant)) if every else "\n\n".join(in_short(meant)))

    @tool
    async def leave(
        for_good: Annotated[bool, Field(description="Give the seat up.")] = False,
    ) -> CallToolResult:
        """Leave the table. Unless it is for good, your seat is kept for you."""
        return await answered(assistant.leave(for_good=for_good))

    return mcp


async def answered(work: Awaitable[str]) -> CallToolResult:
    """What a tool answers. A refusal is one sentence, with its rule, for the assistant to read."""
    try:
        return result(await work)
    except Refused as refused:
        rule = f" ({citation(refused.refusal.rule)})" if refused.refusal.rule else ""
        return result(f"{refused}{rule}", refused=True)
    except (SeatEnded, AddressError, UnreachableError) as error:
        return result(str(error), refused=True)


def result(text: str, *, refused: bool = False) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=refused)
