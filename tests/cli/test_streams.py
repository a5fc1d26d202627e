"""Where answers go: a full disk, a closed standard output, a terminal that must not be steered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.entry import run
from rulesdb.printable import printable

ROOT = Path(__file__).resolve().parents[2]
STEERING = "\x1b]0;title\x07 \x1b[2J \x9b31m \u202egnitreveR \u2066x\u2069 \u200f \x7f \x00"


def told(*arguments: str, out: str, program: str = "bot", **environment: str) -> tuple[int, str]:
    """The status and standard error of a program whose standard output is `out`: a file's name, or closed."""
    command = f"exec {sys.executable} -m {program} {' '.join(arguments)} >{out}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("arguments", [("rule", "120.3a"), ("rule", "120", "--json"), ("index", "info")])
def test_a_full_disk_is_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    status, err = told(*arguments, out="/dev/full", RULES_ORACLE_DATA=str(tmp_path), RULES_ORACLE_INDEX="")
    assert (status, err.count("\n")) == (2, 1)
    assert "No space left on device" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_one_sentence_of_the_index_program_too(tmp_path: Path) -> None:
    status, err = told(
        "info", out="/dev/full", program="rulesdb", RULES_ORACLE_DATA=str(tmp_path), RULES_ORACLE_INDEX=""
    )
    assert (status, err.count("\n")) == (2, 1)


def test_a_closed_standard_output_is_one_sentence(tmp_path: Path) -> None:
    status, err = told("rule", "120.3a", out="&-", RULES_ORACLE_DATA=str(tmp_path), RULES_ORACLE_INDEX="")
    assert (status, err) == (2, "Standard output is closed: there is nowhere to write the answer to.\n")


def steers(text: str) -> bool:
    return printable(text) != text


@pytest.mark.parametrize(
    "arguments",
    [
        ["card", STEERING],
        ["card", "--json", STEERING],
        ["rule", f"120.3a{STEERING}"],
        ["define", STEERING],
        ["search", STEERING],
        ["resolve", f"Alice {STEERING} attacks."],
        ["resolve", "--json", f"Alice {STEERING} attacks."],
        ["resolve", f"{STEERING}controls Zed, a 2/2 creature. Zed attacks."],
        ["check", STEERING],
        ["resolve", "--rules", STEERING, "Alice attacks with Hill Giant."],
        ["index", "build", "--out", "x", "--rules", STEERING.replace("\x00", "")],
        [STEERING],
    ],
)
def test_no_sign_that_steers_a_terminal_is_sent_to_one(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path))
    monkeypatch.delenv("RULES_ORACLE_INDEX", raising=False)
    run(arguments)
    out, err = capsys.readouterr()
    assert out + err
    assert not steers(out)
    assert not steers(err)
    if "--json" in arguments:
        json.loads(out)


def test_steering_signs_are_shown_as_json_writes_them() -> None:
    assert json.loads(f'"{printable(STEERING)}"') == STEERING
    plain = "Jötun Grunt's “3/3” — 稲妻\tand\nmore 🙂"
    assert printable(plain) == plain
