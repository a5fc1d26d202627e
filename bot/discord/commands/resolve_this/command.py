"""The message command `Resolve this`: the outcome of what somebody wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord.asking import failure
from bot.discord.reading import with_names
from bot.discord.rendering.limits import MODAL_TEXT
from bot.discord.responding import preferences_of, respond, tell
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.context_menu(name="Resolve this")
async def command(interaction: Interaction, message: discord.Message) -> None:
    """Resolve the message's text under the default rules."""
    scenario = with_names(message.content, {user.id: user.display_name for user in message.mentions}).strip()
    if not scenario:
        sorry = failure("There is no text in this message.", "Describe the situation with /resolve.")
        await tell(interaction, sorry)
    elif len(scenario) > MODAL_TEXT:
        sorry = failure(
            f"This message is longer than {MODAL_TEXT} characters.", "Put the situation into /resolve."
        )
        await tell(interaction, sorry)
    else:
        rules = (await preferences_of(interaction)).rules or ""
        await respond(interaction, Question(Kind.RESOLVE, scenario, rules))
