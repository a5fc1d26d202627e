"""The bot's configuration, read from environment variables once, with an error that says what to set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from bot.errors import BadConfiguration
from bot.values import dataclass

#: Seconds that one scenario may take in Discord; well under the 15 minutes that an answer may come late.
SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Environment:
    """What `run` needs to know. Empty addresses are Discord's own; `shard_ids` without `shard_count` is an error."""

    token: str
    data: Path
    api_url: str = ""
    gateway_url: str = ""
    database_url: str = ""
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    seconds: float = SECONDS
    metrics: tuple[str, int] | None = None


def read_environment(variables: Mapping[str, str], data: Path) -> Environment:
    """The configuration in `variables`; `data` is the data folder. Raises `BadConfiguration`."""
    count, shard_ids = read_shards(variables)
    return Environment(
        token=_token(variables),
        data=data,
        api_url=_address(variables, "DISCORD_API_URL", ("http", "https")).rstrip("/"),
        gateway_url=_address(variables, "DISCORD_GATEWAY_URL", ("ws", "wss")),
        database_url=variables.get("DATABASE_URL", "").strip(),
        shard_count=count,
        shard_ids=shard_ids,
        seconds=_seconds(variables.get("RULES_ORACLE_TIME_LIMIT", "").strip()),
        metrics=_host_and_port(variables.get("RULES_ORACLE_METRICS", "").strip()),
    )


def read_shards(variables: Mapping[str, str]) -> tuple[int | None, tuple[int, ...] | None]:
    """How many shards there are in all, and which of them this process has. Raises `BadConfiguration`."""
    count = _shard_count(variables.get("SHARD_COUNT", "").strip())
    return count, _shard_ids(variables.get("SHARD_IDS", "").strip(), count)


def _token(variables: Mapping[str, str]) -> str:
    token = variables.get("DISCORD_TOKEN", "").strip()
    path = variables.get("DISCORD_TOKEN_FILE", "").strip()
    if not token and path:
        try:
            token = Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError) as error:
            raise BadConfiguration(
                f"The token file {path} cannot be read.", "Set DISCORD_TOKEN_FILE to a readable file."
            ) from error
        if not token:
            raise BadConfiguration(f"The token file {path} is empty.", "Put the bot's token into it.")
    if not token:
        raise BadConfiguration(
            "There is no DISCORD_TOKEN.",
            "Create an application on Discord's developer portal, copy its token from the page Bot and set it as "
            "DISCORD_TOKEN; to try the same commands without one, run `rules-oracle console`.",
        )
    # Copied with the word before it, as some pages show it.
    token = token.removeprefix("Bot ").strip()
    if any(mark.isspace() for mark in token) or not token.isascii():
        raise BadConfiguration(WRONG_TOKEN, WRONG_TOKEN_HINT)
    return token


WRONG_TOKEN = "Discord does not accept the DISCORD_TOKEN."
WRONG_TOKEN_HINT = "Copy it again from the page Bot of your application on Discord's developer portal."


def _address(variables: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    address = variables.get(name, "").strip()
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in schemes or not parts.netloc:
        raise BadConfiguration(
            f"{name} is no address: {address}.",
            f"It starts with {schemes[0]}:// or {schemes[1]}://; unset it otherwise.",
        )
    return address


def _shard_count(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise BadConfiguration(f"SHARD_COUNT is {text}.", "Set it to a whole number from 1, or unset it.")
    return int(text)


def _shard_ids(text: str, count: int | None) -> tuple[int, ...] | None:
    if not text:
        return None
    if count is None:
        raise BadConfiguration(
            "SHARD_IDS is set without SHARD_COUNT.", "Set SHARD_COUNT to the number of all shards."
        )
    parts = [part for part in text.replace(",", " ").split() if part]
    if not parts or not all(part.isdecimal() and int(part) < count for part in parts):
        raise BadConfiguration(
            f"SHARD_IDS is {text}.",
            f"Set it to numbers from 0 to {count - 1} with commas between, or unset it.",
        )
    return tuple(sorted({int(part) for part in parts}))


def _host_and_port(text: str) -> tuple[str, int] | None:
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise BadConfiguration(
            f"RULES_ORACLE_METRICS is {text}.", "Set it to a host and a port, for example 127.0.0.1:9100."
        )
    return host.strip("[]") or "127.0.0.1", int(port)


def _seconds(text: str) -> float:
    if not text:
        return SECONDS
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 600:
        raise BadConfiguration(
            f"RULES_ORACLE_TIME_LIMIT is {text}.", "Set it to seconds, more than 0 and at most 600."
        )
    return seconds
