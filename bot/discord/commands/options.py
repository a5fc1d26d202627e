"""The types of the options that several commands share, with the lengths that Discord enforces for them."""

from __future__ import annotations

from discord import app_commands

#: A query, name or number.
Short = app_commands.Range[str, 1, 200]
#: A date, a year or an era.
Date = app_commands.Range[str, 1, 40]
#: A scenario; as long as the form takes, so that a failed one can be edited there.
Scenario = app_commands.Range[str, 1, 4000]
#: Whether only the asker sees the answer; not given means the server's default.
Private = bool | None
