"""Whether a story that was told otherwise came out as before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

from bot.answers.desk import Desk
from tests.retold.retelling import Retold

Verdict = Literal["same", "refused", "another"]
#: What the bystander is called, which is no part of what is compared.
_BYSTANDER = "Wastes"


def verdict(story: str, rules: str, told: Retold, desk: Desk) -> Verdict:
    """`same`: the same status, answers and ends; `refused`: no longer understood; `another`: silently another story. Beside a
    bystander more may be possible (a land to sacrifice, one more to count), and what was possible has to be still."""
    before, after = (desk.resolve(text, rules).json for text in (story, told.text))
    if after["status"] == "not_understood":
        return "refused"
    if before.get("truncated") or after.get("truncated"):
        return "same"  # the first of more outcomes are told, which these are is by their order
    names = {name for name in ("alice", "bob", "carol") if re.search(rf"\b{name}\b", story, re.IGNORECASE)}
    first, again = _ends(before, {}, names), _ends(after, told.players, names)
    if "an idle bystander" in told.ways:
        return "same" if first <= again or len(again) > 1 else "another"
    same = before["status"] == after["status"] and first == again
    return "same" if same and _values(before, {}) == _values(after, told.players) else "another"


def _ends(result: Mapping[str, Any], called: Mapping[str, str], told: set[str]) -> frozenset[str]:
    """Every way to end, its players called as in the story; who is not told of is `other`."""

    def player(name: str) -> str:
        found = called.get(name.lower(), name.lower())
        return found if found in told else "other"

    def end(outcome: Mapping[str, Any]) -> str:
        players = sorted(
            (player(name), p["life"], p["poison"], p["lost"]) for name, p in outcome["players"].items()
        )
        things = sorted(
            (
                thing["name"].lower(),
                thing["zone"],
                player(thing["controller"]),
                thing["tapped"],
                thing["damage"],
                str((thing["power"], thing["toughness"], sorted(thing["counters"].items()))),
            )
            for thing in outcome["objects"]
            if thing["name"] != _BYSTANDER
        )
        return repr((players, things))

    return frozenset(end(outcome) for outcome in result["outcomes"])


def _values(result: Mapping[str, Any], called: Mapping[str, str]) -> list[str]:
    """What was answered, in any order: `the life totals` are told player by player."""
    values = [answer["value"] for answer in result["answers"]]
    return sorted(
        called.get(value.lower(), value.lower()) if isinstance(value, str) else repr(value)
        for value in values
    )
