"""`/help`: how to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(name="help", description="How to ask")
async def help_(interaction: Interaction) -> None:
    """Answer `/help`."""
    await respond(interaction, Question(Kind.HELP))
