"""Puts every command of this folder on a tree."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from inspect import isfunction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from discord import app_commands

if TYPE_CHECKING:
    from bot.answers.desk import Desk

Command = app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu


def register(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Put every slash and message command on `tree`, in the place of those of the same name; `desk` names the documents
    to choose from."""
    for command in commands(desk):
        tree.add_command(command, override=True)


def commands(desk: Desk) -> Iterator[Command]:
    """What each folder declares: its `command`, or what its `command` makes of the desk."""
    for folder in sorted(
        found.name for found in pkgutil.iter_modules([str(Path(__file__).parent)]) if found.ispkg
    ):
        declared = importlib.import_module(f"{__package__}.{folder}.command").command
        yield declared(desk) if isfunction(declared) else declared
