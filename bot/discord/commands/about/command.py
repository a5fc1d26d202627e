"""`/about`: what is indexed, of which date, from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(name="about", description="What is indexed, of which date, from where")
async def command(interaction: Interaction) -> None:
    """Answer `/about`."""
    await respond(interaction, Question(Kind.ABOUT))
