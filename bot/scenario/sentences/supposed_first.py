"""What a question supposes before it asks: `What if I block, does it die?` asks one thing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token
from bot.values import replace

#: Where a sentence stands among the tokens, and what it says.
_Read = tuple[int, int, list[Statement]]


def asked_at_last(statements: list[Statement]) -> list[Statement]:
    """`What if I block, does it die?`: what is supposed, and what is asked of it."""
    kinds = [one.kind for one in statements]
    asks = next((n for n in range(1, len(kinds)) if kinds[n].startswith("ask ")), 1)
    supposes = kinds[:1] == ["ask happens"] and asks > 1 and kinds[asks - 1] != "joined"
    return statements[1:] if supposes else statements


def with_its_moment(statements: list[Statement]) -> list[Statement]:
    """`How much damage was on my 3/3 after combat?`: the moment that stands behind a question is the one of which it asks."""
    *before, asked, when = statements if len(statements) > 1 else (None, None, None)
    if asked is None or when is None or when.kind != "when" or "when" in asked.slots:
        return statements
    if not asked.kind.startswith("ask ") or when.slots.keys() != {"when"}:
        return statements
    slots = {**asked.slots, "when": when.slots["when"]}
    return [*before, replace(asked, slots=slots, end=max(asked.end, when.end))]


def without_suppositions(text: str, tokens: Sequence[Token], done: list[_Read]) -> list[_Read]:
    """`What if I block? Does it die?`: the first sentence supposes only, where the next one asks."""
    found: list[_Read] = []
    for n, (start, stop, statements) in enumerate(done):
        asks_next = n + 1 < len(done) and any(one.kind.startswith("ask ") for one in done[n + 1][2])
        what_if = text[tokens[start].start :].lower().startswith("what if ")
        supposes = what_if and asks_next and any(one.kind == "ask happens" for one in statements)
        found.append((start, stop, _only_supposed(statements) if supposes else statements))
    return found


def _only_supposed(statements: list[Statement]) -> list[Statement]:
    """The statements without asking what happens; the moment that is asked about stays."""
    asked = [
        replace(one, kind="when") if one.kind == "ask happens" and "when" in one.slots else one
        for one in statements
    ]
    return [one for one in asked if one.kind != "ask happens"]
