"""Whether a story that was told otherwise came out as before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

from bot.answers.desk import Desk
from tests.retold.retelling import BYSTANDER, Retold

Verdict = Literal["same", "refused", "said", "another"]


def verdict(story: str, rules: str, told: Retold, desk: Desk) -> Verdict:
    """`same`: the same status, answers and ends; `refused`: no longer understood; `said`: another story, because of an order that
    it is shown to be taken in; `another`: silently another. Beside a bystander more may be possible (a land to sacrifice, one more
    to count), and what was possible has to be still."""
    before, after = (desk.resolve(text, rules).json for text in (story, told.text))
    if after["status"] == "not_understood":
        return "refused"
    if before.get("truncated") or after.get("truncated"):
        return "same"  # the first of more outcomes are told, which these are is by their order
    names = {name for name in ("alice", "bob", "carol") if _is_told_of(name, story, told)}
    first, again = _ends(before, {}, names), _ends(after, told.players, names)
    if "an idle bystander" in told.ways:
        same = first <= again or len(again) > 1
        return "same" if same else "said" if _orders_taken(after) > _orders_taken(before) else "another"
    same = before["status"] == after["status"] and first == again
    if same and _values(before, {}) == _values(after, told.players):
        return "same"
    return "said" if _orders_taken(after) > _orders_taken(before) else "another"


def _is_told_of(name: str, story: str, told: Retold) -> bool:
    """Whether both stories say what a player is called: `the Giant is blocked` names nobody who blocks."""
    again = next((other for other, player in told.players.items() if player == name), name)
    named = again in ("you", "opponent") or re.search(rf"\b{again}\b", told.text, re.IGNORECASE)
    return bool(named and re.search(rf"\b{name}\b", story, re.IGNORECASE))


def _orders_taken(result: Mapping[str, Any]) -> int:
    """How many spells and abilities are shown to be taken as answers to others: who says `he bolts my Bear, then I save it` of a
    game of their own means so, who writes down what Alice and Bob do one after the other does not. So is what may be done to targets that
    are told."""
    said = ("before it resolves", "offers: at what is told")
    return sum(words in assumed for assumed in result["assumptions"] for words in said)


def _ends(result: Mapping[str, Any], called: Mapping[str, str], told: set[str]) -> frozenset[str]:
    """Every way to end, its players called as in the story; who is not told of is `other`, and left out where nothing happens to them:
    `How much does Shock cost?` is asked by somebody beside Alice and Bob."""

    def player(name: str) -> str:
        found = called.get(name.lower(), name.lower())
        return found if found in told else "other"

    def end(outcome: Mapping[str, Any]) -> str:
        players = sorted(
            (player(name), p["life"], p["poison"], p["lost"])
            for name, p in outcome["players"].items()
            if player(name) != "other" or (p["life"], p["poison"], p["lost"]) != (20, 0, False)
        )
        things = sorted(
            (
                thing["name"].lower().removesuffix(" creature"),  # `a 6/6 infect`
                thing["zone"],
                player(thing["controller"]),
                thing["tapped"],
                thing["damage"],
                str((thing["power"], thing["toughness"], sorted(thing["counters"].items()))),
            )
            for thing in outcome["objects"]
            if thing["name"] != BYSTANDER
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
