"""An answer hangs on nothing but what was asked: not on the order in which a process happens to keep its sets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOLD = (
    "Hill Giant attac.",
    "Alice controls Hil Gaint raazab. Alice attaks Bob.",
    "Alice contrlos Ogre, a 3/3 craeture with litelink. Alice attacs with Ogre. Does Bob dei?",
    "Alice casts Lightning Bolt throughot the gmae.",
    "Alice controls two Grizzly Bears and Elf, a 1/1 creature. Bob blocs both. Who diess?",
    "Alice attacks with Hill Giant. Bob blocks with two Grizzly Bears. Does Hill Giant die?",
    "Alice casts Earthquake with X=3. Alice controls Hill Giant, Grizzly Bears and Serra Angel. Who dies?",
)


def _answers(seed: str) -> str:
    given = "".join(json.dumps({"id": n, "scenario": told}) + "\n" for n, told in enumerate(TOLD))
    done = subprocess.run(
        [sys.executable, "-m", "bot", "resolve", "--batch", "-"],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    return done.stdout


def test_what_is_answered_is_the_same_in_every_process() -> None:
    one, *others = (_answers(seed) for seed in ("1", "2", "3"))
    assert all(other == one for other in others)
