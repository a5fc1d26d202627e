"""The message command `Cards named here`: every card that somebody named, `[[so]]` or in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers.lookups.naming import card_names
from bot.discord.asking import failure
from bot.discord.responding import respond, tell
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.context_menu(name="Cards named here")
async def command(interaction: Interaction, message: discord.Message) -> None:
    """Show the cards that the message names."""
    names = card_names(message.content, interaction.client.card_names().get)
    if not names:
        await tell(
            interaction, failure("There is no card's name in this message.", "Look one up with /card.")
        )
        return
    await respond(interaction, Question(Kind.CARDS, "\n".join(names)))
