"""The message command `Explain rules cited here`: every rule whose number somebody wrote, and every `{{term}}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord.asking import failure
from bot.discord.reading import rules_named
from bot.discord.responding import respond, tell
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.context_menu(name="Explain rules cited here")
async def command(interaction: Interaction, message: discord.Message) -> None:
    """Show the rules that the message cites."""
    rules = rules_named(message.content)
    if not rules:
        sorry = failure(
            "There is no rule number in this message.", "Look rules up by words with /rule or /search."
        )
        await tell(interaction, sorry)
        return
    await respond(interaction, Question(Kind.RULES, "\n".join(rules)))
