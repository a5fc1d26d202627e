"""`/compare`: the same scenario under every era."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord.commands.options import Private, Scenario
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(
    name="compare", description="The same situation under the rules of every era, and where they part"
)
@app_commands.describe(scenario="Short sentences, as for /resolve", private="Only you see the answer")
async def command(interaction: Interaction, scenario: Scenario, private: Private = None) -> None:
    """Answer `/compare`."""
    await respond(interaction, Question(Kind.COMPARE, scenario), private)
