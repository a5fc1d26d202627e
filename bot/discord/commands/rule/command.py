"""`/rule`: a rule by number, term or words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.options import Date, Private, Short
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(name="rule", description="A rule by number, term or words: text, subrules, examples")
@app_commands.describe(
    query="A number (704.5g), a term (lifelink) or words; 120.4. is that rule alone",
    on="The rules of a date or year: 2016, 2009-06-30",
    private="Only you see the answer",
)
@app_commands.autocomplete(query=completing.rules)
async def command(
    interaction: Interaction, query: Short, on: Date | None = None, private: Private = None
) -> None:
    """Answer `/rule`."""
    await respond(interaction, Question(Kind.RULE, query, on or ""), private)
