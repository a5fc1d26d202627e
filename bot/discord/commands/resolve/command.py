"""`/resolve`: the ordered outcome of a scenario; without one, a form opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord import completing
from bot.discord.commands.options import Date, Private, Scenario
from bot.discord.delivering import answered
from bot.discord.forms import scenario_form
from bot.discord.responding import preferences_of, respond, wording_of
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


@app_commands.command(
    name="resolve",
    description="What happens: describe a situation, get its ordered outcome with rule numbers",
)
@app_commands.describe(
    scenario="Short sentences: Alice attacks with Hill Giant. Bob blocks … (leave out for a form)",
    rules="The rules of a year or an era",
    private="Only you see the answer",
)
@app_commands.autocomplete(rules=completing.eras)
async def command(
    interaction: Interaction,
    scenario: Scenario | None = None,
    rules: Date | None = None,
    private: Private = None,
) -> None:
    """Answer `/resolve`."""
    preferences = await preferences_of(interaction)
    if scenario is not None:
        question = Question(Kind.RESOLVE, scenario, rules or preferences.rules or "")
        await respond(interaction, question, private)
        return
    wording = wording_of(interaction, preferences)
    form, _ = scenario_form(Question(Kind.RESOLVE, "", rules or ""), private, interaction.user.id, wording)
    await answered(lambda: interaction.response.send_modal(form))
