"""Gives Discord the names and descriptions of commands and options in every language, by its own mechanism."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.languages.wording import ENGLISH, language_of, table


class Translator(app_commands.Translator):
    """Looks every name and description up in the tables; what is the same in English is left out."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that locale; None where English stands."""
        language = language_of(locale.value)
        if language == ENGLISH:
            return None
        return table().get(string.message, {}).get(language)
