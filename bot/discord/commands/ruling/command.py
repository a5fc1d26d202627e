"""`/ruling`: an earlier answer by the short id that it carries."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord.commands.options import Private
from bot.discord.responding import respond
from bot.discord.rulings import plain_id, read_ruling, ruling_key
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

Id = app_commands.Range[str, 1, 40]


@app_commands.command(name="ruling", description="An earlier answer, as it was given, by the id at its end")
@app_commands.describe(id="The id at the end of an answer", private="Only you see the answer")
async def command(interaction: Interaction, id: Id, private: Private = None) -> None:
    """Answer `/ruling`."""
    body = await interaction.client.store.kept(ruling_key(id))
    # Its date goes with the question, so that it stands on every page. What can't be read is told as the answer.
    dated = ""
    with suppress(ValueError):
        dated = read_ruling(body).dated if body is not None else ""
    await respond(interaction, Question(Kind.RULING, plain_id(id), dated), private)
