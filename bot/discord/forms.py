"""The forms (modals): a scenario to resolve or compare, and a page to jump to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import discord

from bot.discord.presses import Press
from bot.discord.rendering.limits import MODAL_TEXT, MODAL_TITLE, shortened
from bot.discord.responding import respond
from bot.questions import Kind, Question

EXAMPLE = "Alice attacks with Serra Angel. Bob blocks with Hill Giant. Does Hill Giant die?"

#: Seconds after which an open form is given up.
OPEN = 3600.0

Input = discord.ui.TextInput[Any]


class Form(discord.ui.Modal, ABC):
    """A form whose errors are told like any other."""

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Act on what was sent, and tell what goes wrong."""
        try:
            await self.sent(interaction)
        except Exception as error:
            # `pressing` opens these forms, and they answer through it.
            from bot.discord.pressing import report

            await report(interaction, error)

    @abstractmethod
    async def sent(self, interaction: discord.Interaction[Any]) -> None:
        """Act on what was sent."""


class ScenarioForm(Form):
    """Asks for a scenario, filled with what was typed before, so that nothing is typed twice."""

    def __init__(self, question: Question, private: bool | None) -> None:
        super().__init__(title=f"{question.kind.capitalize()} a scenario", timeout=OPEN)
        self._kind = question.kind
        self._private = private
        self.scenario = Input(
            label="What happens, in short sentences",
            custom_id="scenario",
            style=discord.TextStyle.paragraph,
            placeholder=shortened(EXAMPLE, 100),
            default=question.text[:MODAL_TEXT] or None,
            max_length=MODAL_TEXT,
        )
        self.add_item(self.scenario)
        self.rules: Input | None = None
        if question.kind is Kind.RESOLVE:
            self.rules = Input(
                label="Rules: a year, an era, or current",
                custom_id="rules",
                default=question.option[:40] or None,
                required=False,
                max_length=40,
            )
            self.add_item(self.rules)

    async def sent(self, interaction: discord.Interaction[Any]) -> None:
        """Ask what was typed."""
        era = ""
        if self.rules is not None:
            era = self.rules.value.strip() or interaction.client.store.defaults(interaction.guild_id).rules
        await respond(interaction, Question(self._kind, self.scenario.value, era), self._private)


class PageForm(Form):
    """Asks for a page number."""

    def __init__(self, press: Press) -> None:
        super().__init__(title=shortened("Go to a page", MODAL_TITLE), timeout=OPEN)
        self._press = press
        self.page = Input(label="Page", custom_id="page", default=str(press.page + 1), max_length=4)
        self.add_item(self.page)

    async def sent(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page; what is no number stays where it was."""
        # As above.
        from bot.discord.pressing import show_page

        typed = self.page.value.strip()
        await show_page(interaction, self._press, int(typed) - 1 if typed.isdecimal() else self._press.page)
