"""The bot's configuration and what it keeps."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from bot.discord import store as stores
from bot.discord.environment import Environment, read_environment
from bot.discord.store import Defaults, open_store
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


def test_settings_are_kept_by_server_and_outlive_a_restart(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.set_rules(1, "2016")
    store.set_private(1, True)
    store.set_private(2, True)
    store.close()
    store = open_store(tmp_path)
    kept = [store.defaults(guild) for guild in (1, 2, 3, None)]
    assert kept == [Defaults("2016", True), Defaults("current", True), Defaults(), Defaults()]
    store.reset(1)
    assert store.defaults(1) == Defaults()
    store.close()


def test_questions_are_kept_for_ninety_days(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.keep("old", "a")
    store.keep("new", "b")
    store.close()
    with sqlite3.connect(tmp_path / "settings.sqlite3") as file:
        file.execute("UPDATE questions SET shown = shown - ? WHERE key = 'old'", (stores.KEPT + 10,))
    store = open_store(tmp_path)
    assert (store.kept("old"), store.kept("new")) == (None, "b")
    store.close()


def test_another_database_is_refused_honestly(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="keeps settings in SQLite only"):
        open_store(tmp_path, "postgresql://somewhere/db")


def test_a_folder_that_is_a_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadConfiguration, match=r"cannot be opened.*RULES_ORACLE_DATA"):
        open_store(tmp_path / "file")
    assert os.listdir(tmp_path) == ["file"]
