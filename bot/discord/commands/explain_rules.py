"""The message command `Explain rules cited here`: every rule whose number somebody wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord.asking import failure
from bot.discord.reading import rule_numbers
from bot.discord.responding import respond, send
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.context_menu(name="Explain rules cited here")
async def explain_rules(interaction: Interaction, message: discord.Message) -> None:
    """Show the rules that the message cites."""
    numbers = rule_numbers(message.content)
    if not numbers:
        answer = failure(
            "There is no rule number in this message.", "Look rules up by words with /rule or /search."
        )
        await send(interaction, answer, Question(Kind.HELP), private=True)
        return
    await respond(interaction, Question(Kind.RULES, "\n".join(numbers)))
