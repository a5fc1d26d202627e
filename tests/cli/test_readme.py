"""The README names what the program has."""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from pathlib import Path

import click
import pytest
import yaml

from bot.cli.app import app
from bot.cli.entry import run
from bot.console import SHAPES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def commands(program: click.Group) -> list[str]:
    context = click.Context(program)
    names: list[str] = []
    for name in program.list_commands(context):
        command = program.get_command(context, name)
        assert command is not None
        names += (
            [f"{name} {inner}" for inner in command.commands] if isinstance(command, click.Group) else [name]
        )
    return names


@pytest.mark.parametrize("command", commands(app))
def test_every_command_is_in_the_readme(command: str) -> None:
    group, _, name = command.partition(" ")
    assert f"`rules-oracle {group}" in README
    assert not name or re.search(rf"rules-oracle {group} [^|]*\b{name}\b", README)


def test_every_slash_command_is_in_the_readme() -> None:
    for kind in SHAPES:
        assert f"`/{kind}`" in README


def test_every_environment_variable_is_in_the_readme() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for folder in ("bot", "rulesdb")
        for path in (ROOT / folder).rglob("*.py")
    ]
    named = {
        name
        for text in sources
        for name in re.findall(r'"((?:DISCORD|RULES_ORACLE|SHARD|DATABASE)_[A-Z_]+)"', text)
    }
    assert named
    assert {name for name in named if f"`{name}`" not in README} == set()


def test_every_folder_of_the_map_exists() -> None:
    for path in re.findall(r"^\| `([a-z_/]+/)`", README, flags=re.MULTILINE):
        assert (ROOT / path).is_dir()


@pytest.mark.parametrize("name", ["set-up", "test"])
def test_the_two_commands_are_marked_for_the_checks(name: str) -> None:
    assert re.search(rf"^<!-- command: {name} -->\n```sh\n[^\n]+\n```$", README, flags=re.MULTILINE)


def test_the_picture_of_an_answer_is_what_the_set_up_command_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RULES_ORACLE_INDEX", raising=False)
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path))
    scenario = re.search(r'rules-oracle resolve "([^"]*)"', README)
    shown = re.search(r"<!-- output: set-up -->\n```text\n(.*?)```", README, flags=re.DOTALL)
    assert scenario is not None
    assert shown is not None
    assert run(["resolve", scenario[1]]) == 0
    printed = capsys.readouterr().out
    assert printed == shown[1], "the answer reads otherwise now: run .ci/picture"


def test_every_file_that_contributing_walks_through_exists() -> None:
    part = README.partition("\n## Contributing\n")[2].partition("\n## ")[0]
    named = re.findall(r"`((?:bot|tests|rulesdb)/[\w./-]*)`", part)
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_readme_has_the_figures_that_the_benchmarks_take() -> None:
    table = re.search(r"<!-- benchmarks -->\n(.*?)<!-- end of benchmarks -->", README, flags=re.DOTALL)
    assert table is not None
    for what in (
        "`rule 120.3a`",
        "the first `resolve`",
        "an answered scenario, warm",
        "attackers",
        "shields",
        "a misspelt name",
    ):
        assert what in table[1]


def blocks() -> list[tuple[str, str]]:
    """Every example that stands apart: its language, and what it says."""
    found = re.findall(r"^ *```(\w+)\n(.*?)^ *```$", README, flags=re.MULTILINE | re.DOTALL)
    return [(language, textwrap.dedent(words)) for language, words in found]


def test_every_example_is_of_a_kind_that_is_run_here() -> None:
    kinds = [language for language, _ in blocks()]
    assert {*kinds} == {"sh", "text", "yaml"}
    # The answer to the first command, and one story: each is run by a test of this file.
    assert kinds.count("text") == 2


def test_the_story_that_shows_how_to_write_one_is_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RULES_ORACLE_INDEX", raising=False)
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path))
    story = next(words for language, words in blocks() if language == "text" and "Does Ogre die?" in words)
    assert run(["resolve", "--json", story]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["status"], found["skipped"]) == ("resolved", [])
    assert [answer["value"] for answer in found["answers"]] == [False, 20]
    chandra = next(o for o in found["outcomes"][0]["objects"] if o["name"] == "Chandra Nalaar")
    assert chandra["loyalty"] == 1


def test_every_command_of_the_examples_is_one_that_there_is() -> None:
    known = {*commands(app)} | {name.partition(" ")[0] for name in commands(app)}
    shown = [words for language, words in blocks() if language == "sh"]
    asked = [
        asked
        for words in shown
        for asked in re.findall(r"(?:bin/|exec oracle )rules-oracle ([a-z ]+)", words)
    ]
    assert asked
    for words in asked:
        name = " ".join(words.split()[: 2 if words.split()[0] == "index" else 1])
        assert name in known, name
    for extra in re.findall(r"pip install '\.\[([\w,]+)\]'", README):
        assert {*extra.split(",")} <= {*tomllib.loads(PROJECT)["project"]["optional-dependencies"]}
    assert (ROOT / "Dockerfile").is_file()


def test_every_option_of_the_index_that_is_shown_is_one_that_there_is() -> None:
    shown = re.search(r"`index build ([^`]*)`", README)
    assert shown is not None
    index = app.get_command(click.Context(app), "index")
    assert isinstance(index, click.Group)
    known = {name for option in index.commands["build"].params for name in option.opts}
    assert {*re.findall(r"--\w+", shown[1])} <= known


@pytest.mark.parametrize("module", ["fuzz", "referee", "benchmarks"])
def test_what_checks_the_program_takes_the_options_that_are_shown(module: str) -> None:
    shown = re.findall(rf"`python -m tests\.{module}( [^`]*)`", README)
    assert shown
    source = (ROOT / "tests" / module / "__main__.py").read_text(encoding="utf-8")
    for option in {o for words in shown for o in re.findall(r"--\w+", words)}:
        assert f'"{option}"' in source


def test_the_services_of_several_machines_are_given_what_the_program_reads() -> None:
    words = next(words for language, words in blocks() if language == "yaml")
    services = yaml.safe_load(words)["services"]
    for name in ("bot-0", "bot-1"):
        bot = services[name]
        assert bot["image"] == "rules-oracle"
        assert {*bot["environment"]} == {"DISCORD_TOKEN", "DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"}
        assert all(
            f"| `{variable}`" in README or f"`{variable}`" in README for variable in bot["environment"]
        )
    shards = {services[name]["environment"]["SHARD_IDS"] for name in ("bot-0", "bot-1")}
    assert shards == {str(n) for n in range(int(services["bot-0"]["environment"]["SHARD_COUNT"]))}


def test_the_changelog_begins_with_the_version_that_this_is() -> None:
    version = tomllib.loads(PROJECT)["project"]["version"]
    first = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert first is not None
    assert first[1] == version
