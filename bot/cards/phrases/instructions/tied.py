"""The one thing with the most or the least of something, where of several that are tied for it one is chosen: `destroy the creature with the
least power. If two or more creatures are tied for least power, you choose one of them.`"""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.effects import Destroy
from bot.abilities.filters import Filter, WithGreatest
from bot.abilities.walk import holds
from bot.abilities.who import Chosen
from bot.cards.phrases.base import G, S

_MOST = (("greatest", False), ("highest", False), ("least", True), ("lowest", True))


def _the_one(f: Filter, s: Any, least: bool) -> Chosen:
    return Chosen(Filter((*f.qualities, WithGreatest(s, f, least))))


def _said(value: Chosen, least: bool) -> Any:
    """Of what kind it is, and what it has the most or the least of."""
    *own, last = value.what.qualities
    f = Filter(tuple(own))
    if (
        not isinstance(last, WithGreatest)
        or last.least is not least
        or value != _the_one(f, last.stat, least)
    ):
        return None
    return (f, last.stat) if last.among == f else None


def _is_so(s: Any, **_: Any) -> Any:
    return s if holds(s, WithGreatest) else None


for _word, _least in _MOST:
    G.computed(
        "tied.1",
        f"the {{f:filter.1}} with the {_word} {{s:bodystat}}",
        partial(_the_one, least=_least),
        partial(_said, least=_least),
        key=Chosen,
        alternate=_word in ("highest", "lowest"),
    )
G.phrase("imperative", "destroy {c:tied.1}", Destroy(S.c))
G.phrase("step", "destroy {c:tied.1}. It can't be regenerated.", Destroy(S.c, regenerate=False))
G.alternate("chosen.1", "{c:tied.1}", S.c)
for _word in ("greatest", "the greatest", "highest", "the highest", "least", "the least", "lowest"):
    _rider = f"If two or more {{g:filter.n}} are tied for {_word} {{t:bodystat}}, you choose one of them."
    G.computed("step", f"{{s:sentence}}. {_rider}", lambda s, g, t: _is_so(s), lambda v: None, alternate=True)
    G.computed(
        "step",
        f"destroy {{c:tied.1}}. It can't be regenerated. {_rider}",
        lambda c, g, t: Destroy(c, regenerate=False),
        lambda v: None,
        alternate=True,
    )
