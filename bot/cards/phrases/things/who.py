"""Phrases that name things: `~`, `it`, `each creature`, `a creature`, `enchanted creature`; and `another`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.filters import (
    Filter,
    Other,
    TheChosen,
)
from bot.abilities.relations import IsThat
from bot.abilities.who import (
    GIVER,
    SELF,
    Attached,
    Both,
    Chosen,
    Count,
    Each,
    Target,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players


def things_only(f: Filter) -> bool:
    return not speaks_of_players(f)


def plain_things(f: Filter) -> bool:
    """No players, and no `other` in front (that is said by the phrase)."""
    return things_only(f) and not (f.qualities and isinstance(f.qualities[0], Other))


def aimed_at_plainly(f: Filter) -> bool:
    """Things, and not `of your choice`, which says of a target who chooses it."""
    return plain_things(f) and TheChosen("source") not in f.qualities


def with_other(what: Filter) -> Filter:
    """`another` of `what`."""
    return Filter((Other(), *what.qualities))


def without_other(what: Any) -> Filter | None:
    """What `another` is said of; None when it is not."""
    if isinstance(what, Filter) and what.qualities and isinstance(what.qualities[0], Other):
        return Filter(what.qualities[1:])
    return None


def another(rule: str, template: str, make: Any, take: Any, key: type, *, players: bool = False) -> None:
    """A phrase with `another`: `make(filter)` builds with the quality Other put in front of the slot's."""

    def build(*slots: Any) -> Any:
        what = slots[-1]
        if without_other(what) is not None or speaks_of_players(what) is not players:
            return None
        return make(*slots[:-1], with_other(what))

    def match(value: Any) -> Sequence[Any] | None:
        slots = take(value)
        if slots is None:
            return None
        what = without_other(slots[-1])
        return None if what is None else (*slots[:-1], what)

    G.computed(rule, template, build, match, key=key)


G.phrase("obj.1", "~", SELF)
G.phrase("obj.1", "§", GIVER)
G.phrase("obj.1", "it", IT)
G.phrase("obj.1", "{t:that.1}", S.t)
G.phrase("obj.n", "{t:that.n}", S.t)
G.phrase("obj.1", "each of those creatures", Back("each of those creatures"))
G.phrase("obj.n", "they", Back("they"))
for _word in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
    G.phrase("obj.1", f"enchanted {_word}", Attached(f"enchanted {_word}"))
G.phrase("obj.1", "equipped creature", Attached("equipped creature"))
G.phrase("obj.1", "fortified land", Attached("fortified land"))

# Everything of a kind.
G.phrase("each.1", "each {f:filter.1}", Each(S.f, "each"), when=things_only)
G.phrase("each.n", "all {f:filter.n}", Each(S.f, "all"), when=things_only)
G.phrase("each.n", "{f:filter.n}", Each(S.f, ""), when=things_only)
G.phrase("obj@", "{e:each@}", S.e)

# One chosen in an instruction, and one that an event happens to.
G.phrase("chosen.1", "a {f:filter.a}", Chosen(S.f), when=plain_things)
another(
    "chosen.1",
    "another {f:filter.1}",
    Chosen,
    lambda v: (v.what,) if isinstance(v, Chosen) and v.count == Count() and v.chooser is None else None,
    Chosen,
)
for _many in (X(), ThatMuch()):
    G.phrase(
        "chosen.n",
        f"{'X' if isinstance(_many, X) else 'that many'} {{f:filter.n}}",
        Chosen(S.f, Count(_many, _many)),
        when=things_only,
    )
    G.phrase(
        "target.n",
        f"{'X' if isinstance(_many, X) else 'that many'} target {{f:filter.n}}",
        Target(S.f, Count(_many, _many)),
        when=things_only,
    )
    G.phrase(
        "target.n",
        f"up to {'X' if isinstance(_many, X) else 'that many'} target {{f:filter.n}}",
        Target(S.f, Count(0, _many)),
        when=things_only,
    )
G.phrase(
    "chosen.n", "{n:intword} {f:filter.n}", Chosen(S.f, Count(S.n, S.n)), when=lambda n, f: things_only(f)
)
G.phrase(
    "chosen.n", "up to {n:intword} {f:filter.n}", Chosen(S.f, Count(0, S.n)), when=lambda n, f: things_only(f)
)
G.phrase("chosen.1", "up to one {f:filter.1}", Chosen(S.f, Count(0, 1)), when=things_only)
G.phrase("chosen.n", "any number of {f:filter.n}", Chosen(S.f, Count(0, None)), when=things_only)

G.phrase("any.1", "a {f:filter.a}", AnyOf(S.f), when=plain_things)
another("any.1", "another {f:filter.1}", AnyOf, lambda v: (v.what,) if isinstance(v, AnyOf) else None, AnyOf)

# ~ and what it is attached to: `~ and enchanted creature each get +1/+1`.
for _word in ("enchanted creature", "equipped creature"):
    G.phrase("obj.n", f"~ and {_word}", Both((SELF, Attached(_word))), also=(f"~ and {_word} each",))
#: One of several that were spoken of, as the instruction is followed.
G.phrase("oneof", "one of them", Chosen(Filter((IsThat(Back("they")),))))
