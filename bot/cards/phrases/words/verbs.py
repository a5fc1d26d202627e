"""Registers a predicate in all forms that sentences need.

- `clause`: with its subject (`target player draws a card`; for you the bare order, `draw a card`);
- `order`: what `you may` takes (`draw a card`);
- `bare`: subject and infinitive, as `you may have` takes it (`target player draw a card`);
- `elided.1` / `elided.n`: the predicate alone after a clause with the same subject, which then is `Back("")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.abilities.who import YOU
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.language.pattern import Slot
from bot.values import fields, is_dataclass

#: The subject of the clause before, not said again.
SAME = Back("")


G.phrase("clause", "{i:imperative}", S.i)
G.phrase("order", "{i:imperative}", S.i)


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

    for text, alternate in [(template, spare), *((t, True) for t in also)]:
        register = G.alternate if alternate else G.phrase
        one, many, you = _forms(text)
        register("clause", "{who:player.1} " + one, pattern, when=guard)
        register("clause", "{who:player.n} " + many, pattern, when=guard)
        register("bare", "{who:player.1} " + many, pattern, when=guard)
        register("imperative" if order else "order", you, yours, when=guard)
        (G.alternate if order or alternate else G.phrase)("clause", "you " + you, yours, when=guard)
        register("elided.1", one, same, when=guard)
        register("elided.n", many, same, when=guard)


def _forms(template: str) -> tuple[str, str, str]:
    """The predicate for one, for many and for you: the first, second and last of each choice."""
    return _form(template, 0), _form(template, 1), _form(template, 2)


def _form(template: str, which: int, its: bool = False) -> str:
    """One of each choice, and of each rule that has one for each class; with `its` the possessives stay in the singular (`have it deal damage equal to its power`)."""
    out = template
    while "<" in out:
        start, end = out.index("<"), out.index(">")
        words = out[start + 1 : end].split("|")
        at = 0 if its and words[0].startswith("its") else min(which, len(words) - 1)
        out = out[:start] + words[at] + out[end + 1 :]
    return out.replace("@", (".1", ".n", ".you")[which])


def thing_verb(
    template: str,
    pattern: Any,
    *,
    also: Sequence[str] = (),
    when: Callable[..., bool] | None = None,
    spare: bool = False,
) -> None:
    """What a thing does; `S.who` of the pattern is the thing. `spare`: the template is an alternate of another."""
    same = substituted(pattern, "who", SAME)
    guard: Callable[..., bool] | None = None
    if when is not None:
        check = when

        def with_same(**slots: Any) -> bool:
            return check(who=SAME, **slots)

        guard = with_same
    for text, alternate in [(template, spare), *((t, True) for t in also)]:
        register = G.alternate if alternate else G.phrase
        one, many, _ = _forms(text)
        register("clause", "{who:obj.1} " + one, pattern, when=when)
        register("clause", "{who:obj.n} " + many, pattern, when=when)
        register("bare", "{who:obj.1} " + _form(text, 1, its=True), pattern, when=when)
        register("elided.1", one, same, when=guard)
        register("elided.n", many, same, when=guard)


def order(
    template: str, pattern: Any, *, also: Sequence[str] = (), when: Callable[..., bool] | None = None
) -> None:
    """An instruction to you whose subject is not part of the value: `destroy target creature`."""
    G.phrase("imperative", template, pattern, also=also, when=when)
    G.alternate("clause", "you " + template, pattern, when=when)
