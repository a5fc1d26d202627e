"""`rules-oracle invite`: the link by which a server, or a user, adds the bot."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from pathlib import Path

from bot.errors import BadConfiguration

#: What the bot needs in a server: view channels, send messages (alerts), embed links, attach files (pictures), read
#: message history (message commands), use external emoji (mana symbols).
PERMISSIONS = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18
_ADDRESS = "https://discord.com/oauth2/authorize"


def invite(variables: Mapping[str, str], application: str = "") -> tuple[str, str]:
    """The links for a server and for a user. The application's id is given, or stands in the token. Raises
    `BadConfiguration` where neither tells it."""
    known = application.strip() or _in_token(_token(variables))
    if not known.isdecimal():
        raise BadConfiguration(
            "The application's id is not known.",
            "Give it as an argument (it stands on the page General Information of the developer portal), "
            "or set DISCORD_TOKEN.",
        )
    server = f"{_ADDRESS}?client_id={known}&scope=bot+applications.commands&permissions={PERMISSIONS}&integration_type=0"
    user = f"{_ADDRESS}?client_id={known}&scope=applications.commands&integration_type=1"
    return server, user


def _token(variables: Mapping[str, str]) -> str:
    token = variables.get("DISCORD_TOKEN", "").strip()
    path = variables.get("DISCORD_TOKEN_FILE", "").strip()
    if token or not path:
        return token
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return ""


def _in_token(token: str) -> str:
    """A token begins with the application's id in Base64."""
    first = token.removeprefix("Bot ").split(".")[0]
    try:
        return base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return ""
