"""The bot's configuration."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord.environment import Environment, read_environment
from bot.errors import BadConfiguration


def test_the_environment_is_read_whole(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("Bot abc.def\n")
    variables = {
        "DISCORD_TOKEN_FILE": str(secret),
        "DISCORD_API_URL": "http://127.0.0.1:8080/api/v10/",
        "DISCORD_GATEWAY_URL": "ws://127.0.0.1:8080",
        "SHARD_COUNT": "4",
        "SHARD_IDS": "2, 3",
        "RULES_ORACLE_TIME_LIMIT": "5",
    }
    assert read_environment(variables, tmp_path) == Environment(
        "abc.def", tmp_path, "http://127.0.0.1:8080/api/v10", "ws://127.0.0.1:8080", "", 4, (2, 3), 5.0
    )


@pytest.mark.parametrize(
    ("variables", "says"),
    [
        ({}, "There is no DISCORD_TOKEN.*developer portal.*rules-oracle console"),
        ({"DISCORD_TOKEN": " "}, "There is no DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "two words"}, "does not accept"),
        ({"DISCORD_TOKEN_FILE": "/nowhere/token"}, "cannot be read"),
        ({"DISCORD_TOKEN": "t", "DISCORD_API_URL": "discord"}, "DISCORD_API_URL is no address"),
        ({"DISCORD_TOKEN": "t", "DISCORD_GATEWAY_URL": "http://x"}, "DISCORD_GATEWAY_URL is no address"),
        ({"DISCORD_TOKEN": "t", "SHARD_COUNT": "none"}, "SHARD_COUNT is none"),
        ({"DISCORD_TOKEN": "t", "SHARD_IDS": "1"}, "SHARD_IDS is set without SHARD_COUNT"),
        ({"DISCORD_TOKEN": "t", "SHARD_COUNT": "2", "SHARD_IDS": "2"}, "numbers from 0 to 1"),
        ({"DISCORD_TOKEN": "t", "RULES_ORACLE_TIME_LIMIT": "-1"}, "RULES_ORACLE_TIME_LIMIT is -1"),
    ],
)
def test_what_is_wrong_in_the_environment_is_one_sentence_with_what_to_do(
    variables: dict[str, str], says: str, tmp_path: Path
) -> None:
    with pytest.raises(BadConfiguration, match=says) as raised:
        read_environment(variables, tmp_path)
    assert raised.value.hint
