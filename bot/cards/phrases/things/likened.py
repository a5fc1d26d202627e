"""One thing and others like it: `target creature and each other creature that shares a color with it`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.filters import Other, SharesWith
from bot.abilities.who import Attached, Both, Count, Each, Target, Who
from bot.cards.phrases.base import G


def _beside(a: Who, b: Each, word: str) -> Both | None:
    """`target creature and each other creature that shares a color with it`: one thing, and others like it."""
    one = isinstance(a, Attached) or (isinstance(a, Target) and a.count == Count())
    return Both((a, b)) if b.word == word and one and (word or _like_it(b)) else None


def _like_it(others: Each) -> bool:
    """`and other creatures that share a creature type with it`; `artifacts and creatures` is one description."""
    own = others.what.qualities
    return own[:1] == (Other(),) and any(isinstance(q, SharesWith) for q in own)


def _beside_said(value: Both, word: str) -> Sequence[Any] | None:
    match value.of:
        case (Target() as a, Each() as b) if _beside(a, b, word) is not None:
            return value.of
        case _:
            return None


def _host_said(value: Both, word: str, host: str) -> Sequence[Any] | None:
    match value.of:
        case (Attached(word=named) as a, Each() as b) if named == host and _beside(a, b, word) is not None:
            return (b,)
        case _:
            return None


#: After a verb, and as what a sentence is about.
for _class, _word in (("1", "each"), ("n", "all"), ("n", "")):
    G.computed(
        "obj.n",
        f"{{a:target.1}} and {{b:each.{_class}}}",
        partial(_beside, word=_word),
        partial(_beside_said, word=_word),
        key=Both,
    )
    for _host in ("enchanted creature", "equipped creature"):
        G.computed(
            "obj.n",
            f"{_host} and {{b:each.{_class}}}",
            partial(_beside, Attached(_host), word=_word),
            partial(_host_said, word=_word, host=_host),
            key=Both,
        )
