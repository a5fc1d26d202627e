"""`/history`: how one rule changed through the years."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.options import Private, Short
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(name="history", description="How a rule's number and words changed through the years")
@app_commands.describe(rule="A rule's number: 510.1c", private="Only you see the answer")
@app_commands.autocomplete(rule=completing.rules)
async def command(interaction: Interaction, rule: Short, private: Private = None) -> None:
    """Answer `/history`."""
    await respond(interaction, Question(Kind.HISTORY, rule), private)
