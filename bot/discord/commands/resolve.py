"""`/resolve`: the ordered outcome of a scenario; without one, a form opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.words import Date, Private, Scenario
from bot.discord.forms import ScenarioForm
from bot.discord.responding import respond
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(
    description="What happens: describe a situation, get its ordered outcome with rule numbers"
)
@app_commands.describe(
    scenario="Short sentences: Alice attacks with Hill Giant. Bob blocks … (leave out for a form)",
    rules="The rules of a year or an era",
    private="Only you see the answer",
)
@app_commands.autocomplete(rules=completing.eras)
async def resolve(
    interaction: Interaction,
    scenario: Scenario | None = None,
    rules: Date | None = None,
    private: Private = None,
) -> None:
    """Answer `/resolve`."""
    if scenario is None:
        await interaction.response.send_modal(ScenarioForm(Question(Kind.RESOLVE, "", rules or ""), private))
        return
    era = rules or interaction.client.store.defaults(interaction.guild_id).rules
    await respond(interaction, Question(Kind.RESOLVE, scenario, era), private)
