"""`/define`: the glossary and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.options import Private, Short
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(name="define", description="What a term means, and the rule behind it")
@app_commands.describe(term="A term or an abbreviation: trample, SBA", private="Only you see the answer")
@app_commands.autocomplete(term=completing.terms)
async def command(interaction: Interaction, term: Short, private: Private = None) -> None:
    """Answer `/define`."""
    await respond(interaction, Question(Kind.DEFINE, term), private)
