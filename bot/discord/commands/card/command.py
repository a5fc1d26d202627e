"""`/card`: a card, its rulings, and what the engine acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.options import Private, Short
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(
    name="card", description="A card, its rulings, and what the engine acts on and what not"
)
@app_commands.describe(
    name="The card's name; small misspellings do not matter", private="Only you see the answer"
)
@app_commands.autocomplete(name=completing.cards)
async def command(interaction: Interaction, name: Short, private: Private = None) -> None:
    """Answer `/card`."""
    await respond(interaction, Question(Kind.CARD, name), private)
