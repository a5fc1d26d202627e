"""The README names what the program has."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from bot.cli.app import app
from bot.cli.entry import run
from bot.console import SHAPES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


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
        "a scenario, warm",
        "attackers",
        "shields",
        "a misspelt name",
    ):
        assert what in table[1]
