"""Autocomplete: what the desk suggests, cut to what Discord takes, answered from memory at once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from discord import app_commands

from bot.answers.reply import Completion
from bot.discord.rendering.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, length, shortened

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

log = logging.getLogger(__name__)

Choice = app_commands.Choice[str]


def choices(completions: Iterable[Completion]) -> list[Choice]:
    """At most 25 choices, in order, each value once. One whose value is too long for Discord is left out,
    since a shortened one would ask something else."""
    fitting: dict[str, Choice] = {}
    for completion in completions:
        if (
            completion.value.strip()
            and length(completion.value) <= CHOICE_VALUE
            and completion.value not in fitting
        ):
            label = shortened(completion.label, CHOICE_NAME) or completion.value
            fitting[completion.value] = app_commands.Choice(name=label, value=completion.value)
    return list(fitting.values())[:CHOICES]


def complete(suggest: Callable[[str], list[Completion]], typed: str) -> list[Choice]:
    """What `suggest` has for `typed`; nothing rather than an error, since Discord shows none."""
    try:
        return choices(suggest(typed))
    except Exception:
        log.exception("autocomplete failed for %d characters", len(typed))
        return []


async def rules(interaction: Interaction, typed: str) -> list[Choice]:
    """Rules and terms."""
    return complete(interaction.client.desk.complete_rule, typed)


async def terms(interaction: Interaction, typed: str) -> list[Choice]:
    """Glossary terms."""
    return complete(interaction.client.desk.complete_term, typed)


async def cards(interaction: Interaction, typed: str) -> list[Choice]:
    """Card names."""
    return complete(interaction.client.desk.complete_card, typed)


async def eras(interaction: Interaction, typed: str) -> list[Choice]:
    """Eras and years."""
    return complete(interaction.client.desk.complete_era, typed)
