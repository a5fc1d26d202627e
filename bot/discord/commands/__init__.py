"""One module a command; `register` puts all of them on a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.discord.commands.about import about
from bot.discord.commands.card import card
from bot.discord.commands.cards_named import cards_named
from bot.discord.commands.compare import compare
from bot.discord.commands.define import define
from bot.discord.commands.explain_rules import explain_rules
from bot.discord.commands.help import help_
from bot.discord.commands.history import history
from bot.discord.commands.resolve import resolve
from bot.discord.commands.resolve_this import resolve_this
from bot.discord.commands.rule import rule
from bot.discord.commands.search import search_command
from bot.discord.commands.settings import settings

if TYPE_CHECKING:
    from bot.answers.desk import Desk


def register(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Put every slash and message command on `tree`; `desk` names the documents to choose from."""
    every: list[app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu] = [
        *(rule, define, search_command(desk.documents()), card, history, resolve, compare),
        *(settings, help_, about),
        *(resolve_this, explain_rules, cards_named),
    ]
    for command in every:
        tree.add_command(command)
