"""Registers a predicate in all forms that sentences need.

- `clause`: with its subject (`target player draws a card`; for you the bare order, `draw a card`);
- `order`: what `you may` takes (`draw a card`);
- `bare`: subject and infinitive, as `you may have` takes it (`target player draw a card`);
- `elided.1` / `elided.n`: the predicate alone after a clause with the same subject, which then is `It("")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from bot.engine.abilities.who import YOU, It
from bot.oracle.kernel.pattern import Slot
from bot.oracle.phrases.base import G

#: The subject of the clause before, not said again.
SAME = It("")


def substituted(pattern: Any, name: str, value: Any) -> Any:
    """The pattern with a slot replaced by a value."""
    if isinstance(pattern, Slot):
        return value if pattern.name == name else pattern
    if isinstance(pattern, tuple):
        return tuple(substituted(p, name, value) for p in pattern)
    if is_dataclass(pattern) and not isinstance(pattern, type):
        values = [substituted(getattr(pattern, f.name), name, value) for f in fields(pattern)]
        return type(pattern)(*values)
    return pattern


def _bare(template: str) -> str:
    """The infinitive: the second word of each choice."""
    out = template
    while "<" in out:
        start, end = out.index("<"), out.index(">")
        words = out[start + 1 : end].split("|")
        out = out[:start] + words[1] + out[end + 1 :]
    return out


def _third(template: str) -> str:
    out = template
    while "<" in out:
        start, end = out.index("<"), out.index(">")
        out = out[:start] + out[start + 1 : end].split("|")[0] + out[end + 1 :]
    return out


def player_verb(
    template: str,
    pattern: Any,
    *,
    also: Sequence[str] = (),
    order: bool = True,
    when: Callable[..., bool] | None = None,
    spare: bool = False,
) -> None:
    """A player's action; `S.who` of the pattern is the player. `order`: of you it is said without `you`.
    `spare`: the template is an alternate of another."""
    yours = substituted(pattern, "who", YOU)
    same = substituted(pattern, "who", SAME)

    def guarded(**slots: Any) -> bool:
        slots.pop("who", None)
        return when is None or when(**slots)

    guard = None if when is None else guarded

    def others(**slots: Any) -> bool:
        return slots.pop("who") != YOU and (when is None or when(**slots))

    for text, alternate in [(template, spare), *((t, True) for t in also)]:
        register = G.alternate if alternate else G.phrase
        register("clause", "{who:player@} " + text, pattern, when=others)
        if order:
            register("clause", _you(text), yours, when=guard)
        you = "you " + _you(text)
        (G.alternate if order or alternate else G.phrase)("clause", you, yours, when=guard)
        register("order", _you(text), yours, when=guard)
        register("bare", "{who:player.1} " + _bare(text), pattern, when=guard)
        register("elided.1", _third(text), same, when=guard)
        register("elided.n", _bare(text), same, when=guard)


def _you(template: str) -> str:
    out = template
    while "<" in out:
        start, end = out.index("<"), out.index(">")
        words = out[start + 1 : end].split("|")
        out = out[:start] + words[min(2, len(words) - 1)] + out[end + 1 :]
    return out


def thing_verb(
    template: str,
    pattern: Any,
    *,
    also: Sequence[str] = (),
    when: Callable[..., bool] | None = None,
) -> None:
    """What a thing does; `S.who` of the pattern is the thing."""
    same = substituted(pattern, "who", SAME)
    guard: Callable[..., bool] | None = None
    if when is not None:
        check = when

        def with_same(**slots: Any) -> bool:
            return check(who=SAME, **slots)

        guard = with_same
    for text, spare in [(template, False), *((t, True) for t in also)]:
        register = G.alternate if spare else G.phrase
        register("clause", "{who:obj@} " + text, pattern, when=when)
        register("bare", "{who:obj.1} " + _bare(text), pattern, when=when)
        register("elided.1", _third(text), same, when=guard)
        register("elided.n", _bare(text), same, when=guard)


def order(
    template: str, pattern: Any, *, also: Sequence[str] = (), when: Callable[..., bool] | None = None
) -> None:
    """An instruction to you whose subject is not part of the value: `destroy target creature`."""
    G.phrase("clause", template, pattern, also=also, when=when)
    G.phrase("order", template, pattern, also=also, when=when)
