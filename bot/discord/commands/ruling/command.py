"""`/ruling`: an earlier answer by the short id that it carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord.commands.options import Private
from bot.discord.responding import respond
from bot.discord.rulings import plain_id
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

Id = app_commands.Range[str, 1, 40]


@app_commands.command(name="ruling", description="An earlier answer, as it was given, by the id at its end")
@app_commands.describe(id="The id at the end of an answer", private="Only you see the answer")
async def command(interaction: Interaction, id: Id, private: Private = None) -> None:
    """Answer `/ruling`."""
    await respond(interaction, Question(Kind.RULING, plain_id(id)), private)
