"""What a wording's left side takes in stands on its right side, or in `lost_slots.txt` with the reason why it carries nothing there: `How much
[combat] damage have I taken?` without its `combat` once counted a Lightning Bolt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.scenario.plain.wording_table import _TABLES

LOST = Path(__file__).with_name("lost_slots.txt")
_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_SAID = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[([^\[\]{}]*)\]")
#: Words that tell other damage, other creatures or another moment, wherever they may be left out.
_MATTERS = frozenset({"combat", "noncombat", "unblocked", "untapped", "alone", "twice", "second", "third"})


def _rules() -> Iterator[tuple[str, str]]:
    for table in _TABLES:
        for line in table.strip().splitlines():
            rule = line.partition("#")[0].strip()
            if rule:
                left, _, right = rule.partition("->")
                yield " ".join(left.split()), right.strip()


def _lost(left: str, right: str) -> bool:
    said = set(_SAID.findall(right))
    slots = {name for name, _ in _SLOT.findall(left)} - said
    words = {word for group in _OPTIONAL.findall(left) for word in re.split(r"[ |]+", group)}
    return bool(slots or words & _MATTERS - set(re.split(r"[ |]+", right)))


def test_no_wording_loses_what_it_takes_in() -> None:
    allowed = {
        line.partition(" | ")[2]
        for line in LOST.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    }
    lost = {left for left, right in _rules() if _lost(left, right)}
    assert sorted(lost - allowed) == [], (
        "say it on the right side, or why it carries nothing in lost_slots.txt"
    )
    assert sorted(allowed - lost) == [], "these lose nothing (any more): take them out of lost_slots.txt"
