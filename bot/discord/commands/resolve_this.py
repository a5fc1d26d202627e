"""The message command `Resolve this`: the outcome of what somebody wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord.asking import failure
from bot.discord.rendering.limits import MODAL_TEXT
from bot.discord.responding import respond, send
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.context_menu(name="Resolve this")
async def resolve_this(interaction: Interaction, message: discord.Message) -> None:
    """Resolve the message's text under the server's default rules."""
    scenario = message.content.strip()
    question = Question(Kind.RESOLVE, scenario, interaction.client.store.defaults(interaction.guild_id).rules)
    if not scenario:
        answer = failure("There is no text in this message.", "Describe the situation with /resolve.")
        await send(interaction, answer, Question(Kind.HELP), private=True)
    elif len(scenario) > MODAL_TEXT:
        answer = failure(
            f"This message is longer than {MODAL_TEXT} characters.", "Put the situation into /resolve."
        )
        await send(interaction, answer, Question(Kind.HELP), private=True)
    else:
        await respond(interaction, question)
