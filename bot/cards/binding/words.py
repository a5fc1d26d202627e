"""The words that speak back, each with what it asks for: `it`, `they`, `that creature`, `the sacrificed creature`."""

from __future__ import annotations

from typing import Literal

from bot.abilities.filters import AnOpponent, ControlledBy, Not, Quality
from bot.abilities.who import (
    YOU,
    Both,
    ChosenBefore,
    DoneBy,
    EventObject,
    ExiledWith,
    PaidWith,
    Payment,
    Respective,
    RestOf,
    TheOne,
    TheTarget,
    Who,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.binding.discourse import Discourse, Wanted
from bot.cards.binding.how_much import Unbound
from bot.cards.binding.referents import PAIR, Referent, Sort

_PAYMENTS: dict[str, Payment] = {"sacrificed": "sacrificed", "discarded": "discarded", "exiled": "exiled"}
_PLAYERS = frozenset({"player", "opponent"})
_PLURALS = ("creatures", "permanents", "cards", "tokens", "lands", "artifacts", "spells")


def meant(
    word: str, wanted: Wanted, discourse: Discourse, excluded: Who | None, targets: list[int]
) -> tuple[Who, Referent | None]:
    """What a word back stands for, and that as it is spoken of again. Raises `Unbound`."""
    if excluded is not None:
        others = [r for r in discourse.spoken if r.who not in (excluded, Respective())]
        discourse = Discourse(others, discourse.own_is_spell)
    if word == "it":
        return _of(discourse.it(wanted))
    if word in ("they", "them"):
        return _of(discourse.they(wanted))
    if word == "each player whose coin comes up tails":
        return TheOne(), None
    if word in ("the first target", "the second target"):
        at = 0 if "first" in word else 1
        if at >= len(targets):
            raise Unbound(f"“{word}”: there are not so many targets")
        return TheTarget(targets[at]), discourse.again(TheTarget(targets[at]))
    if word == "the other creature":
        return _of(_other_of_two(word, discourse))
    if word == "those permanents and/or players":
        return _of(_last(word, [r for r in discourse.spoken if r.many and r.sort is Sort.EITHER]))
    rest = word.removeprefix("each of ").removeprefix("either of ").split(" ", 1)[-1]
    first, _, noun = rest.rpartition(" ")
    if first in _PAYMENTS:
        return _paid(_PAYMENTS[first], noun, discourse)
    if first == "chosen":
        return _chosen(noun, discourse)
    if first == "amassed":
        return _of(_last(word, [r for r in discourse.spoken if "amassed" in r.nouns]))
    if word == "the rest":
        if not (number := discourse.said.did.get("revealed")):
            raise Unbound("“the rest”: nothing before was shown")
        return RestOf(number), None
    if first == "revealed":
        many = noun == "cards"
        return _of(_last(word, [r for r in discourse.spoken if "revealed" in r.nouns and r.many is many]))
    if rest.startswith("creature ") and rest.endswith(("control", "controls")):
        return _of(_whose(word, rest.endswith("you control"), discourse))
    if " or " in rest:
        return _either(word, rest, discourse)
    if word == "both creatures":
        return _of(_last(word, [r for r in discourse.spoken if r.who == PAIR]))
    if rest in _PLURALS:
        return _both_targets(rest[:-1], discourse, targets) or _of(
            discourse.that(rest[:-1], wanted, many=True)
        )
    if rest.endswith("token") and rest != "token":
        rest = "token"
    return _of(discourse.that(rest.lower(), wanted))


def _both_targets(noun: str, discourse: Discourse, targets: list[int]) -> tuple[Who, None] | None:
    """`those creatures` after `choose target creature you control and target creature you don't control`: the two that were
    targeted one by one, where nothing else is spoken of as several."""
    aimed = [discourse.again(TheTarget(number)) for number in targets]
    several = any(r.many and r.is_called(noun) for r in discourse.spoken)
    if several or len(aimed) != 2 or not all(r is not None and r.is_called(noun) == 2 for r in aimed):
        return None
    return Both(tuple(TheTarget(number) for number in targets)), None


def _of(referent: Referent) -> tuple[Who, Referent]:
    return referent.who, referent


def _last(word: str, found: list[Referent]) -> Referent:
    if not found:
        raise Unbound(f"“{word}” stands for nothing that was named")
    return found[-1]


def _paid(how: Payment, noun: str, discourse: Discourse) -> tuple[Who, Referent | None]:
    """What an instruction before has sacrificed, discarded or exiled, else what paid for the ability; a permanent speaks of
    what its other ability exiled."""
    done = [r for r in discourse.spoken if how in r.nouns]
    if done:
        return _of(done[-1])
    paid = PaidWith(how)
    spoken = discourse.again(paid)
    if how == "exiled" and spoken is None and not discourse.own_is_spell:
        return ExiledWith(), Referent(ExiledWith(), frozenset({"card"}), Sort.THING, many=noun.endswith("s"))
    return paid, spoken or Referent(paid, frozenset({noun.rstrip("s")}), Sort.THING)


def _chosen(noun: str, discourse: Discourse) -> tuple[Who, Referent | None]:
    kind: Literal["player", "creature"] = "player" if noun in _PLAYERS else "creature"
    aimed = [r for r in discourse.spoken if isinstance(r.who, TheTarget) and noun in r.nouns]
    if aimed:
        return _of(aimed[-1])
    done = [r for r in discourse.spoken if isinstance(r.who, DoneBy) and noun in r.nouns]
    if done:
        return _of(done[-1])
    before = ChosenBefore(kind)
    sort = Sort.PLAYER if kind == "player" else Sort.THING
    return before, Referent(before, frozenset({noun}), sort)


def _whose(word: str, yours: bool, discourse: Discourse) -> Referent:
    """`the creature you control`, `the creature an opponent controls`: the one that was described so."""

    def is_so(quality: Quality) -> bool:
        if yours:
            return quality == ControlledBy(YOU)
        if isinstance(quality, ControlledBy) and isinstance(quality.who, AnyOf):
            return AnOpponent() in quality.who.what.qualities
        return quality == Not(ControlledBy(YOU))

    fitting = [
        r
        for r in discourse.spoken
        if r.what is not None and any(is_so(q) for q in r.what.qualities) and not r.many
    ]
    return _last(word, [r for r in fitting if "creature" in r.nouns])


def _other_of_two(word: str, discourse: Discourse) -> Referent:
    """`the other creature`, where one deals damage to, blocks or becomes blocked by another: the one that the words named second."""
    spoken = [r for r in discourse.spoken if not r.many and r.is_called("creature")]
    return _last(word, [r for r in spoken if isinstance(r.who, EventObject)])


def _either(word: str, rest: str, discourse: Discourse) -> tuple[Who, Referent]:
    """`that permanent or player`: what was called by one of these."""
    nouns = rest.replace(", or ", " or ").replace(", ", " or ").split(" or ")
    found = [
        r
        for r in discourse.spoken
        if not r.many
        and not r.named
        and any(r.is_called(n) for n in nouns if n not in _PLAYERS or r.sort is not Sort.THING)
    ]
    both = [r for r in found if r.sort is Sort.EITHER] if any(n in _PLAYERS for n in nouns) else found
    return _of(_last(word, both or found))
