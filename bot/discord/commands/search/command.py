"""`/search`: full text of every indexed document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.discord.commands.options import Private, Short
from bot.discord.completing import choices
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.answers.desk import Desk
    from bot.discord.responding import Interaction


def command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """The command with the documents of the index as the choices of its second option."""

    @app_commands.command(description="Find words in all indexed documents, best first")
    @app_commands.describe(
        words="Words to find", document="Only in this document", private="Only you see the answer"
    )
    async def search(
        interaction: Interaction, words: Short, document: str | None = None, private: Private = None
    ) -> None:
        """Answer `/search`."""
        await respond(interaction, Question(Kind.SEARCH, words, document or ""), private)

    known = choices(desk.documents())
    return app_commands.choices(document=known)(search) if known else search
