"""Lists of things that one verb is done to: `~ and target creature`, `all artifacts and all enchantments`, `up to one target artifact,
up to one target creature, and up to one target land`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.abilities.who import SELF, Both, Each, Target, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.targets import place_of, says_whose

#: A thing, or several, after a verb.
_RULES = ("thing", "manythings")


def _loose(who: Who) -> bool:
    """Whether what is said of it could be said of what stands before it too: whose a second one is."""
    return isinstance(who, Target) and says_whose(who.what.qualities) and bool(place_of(who.what.qualities))


for _rule in _RULES:
    G.phrase(_rule, "~ and {t:target.1}", Both((SELF, S.t)), when=lambda t: not _loose(t))
    for _back in ("that creature", "it"):
        G.phrase(_rule, f"{_back} and ~", Both((Back(_back), SELF)))


def _of_all(*groups: Each) -> Both | None:
    """Groups with one and the same word: `all A and all B`, `each A and each B`. Who controls the last alone is left open for the
    others, so that all say it or none does."""
    words = {group.word for group in groups}
    whose = {says_whose(group.what.qualities) for group in groups}
    return Both(groups) if words in ({"all"}, {"each"}) and len(whose) == 1 else None


def _of_all_said(value: Both, count: int, word: str) -> Sequence[Who] | None:
    match = len(value.of) == count and all(isinstance(one, Each) and one.word == word for one in value.of)
    return value.of if match else None


for _class, _word in (("1", "each"), ("n", "all")):
    for _rule in _RULES:
        G.computed(
            _rule,
            f"{{a:each.{_class}}} and {{b:each.{_class}}}",
            lambda a, b: _of_all(a, b),
            partial(_of_all_said, count=2, word=_word),
            key=Both,
        )


def _targets(*targets: Target) -> Both | None:
    """Each may be anyone's, or it is said of each whose it is."""
    whose = {says_whose(one.what.qualities) for one in targets}
    return (
        Both(targets)
        if len(whose) == 1 and not any(place_of(one.what.qualities) for one in targets)
        else None
    )


def _targets_said(value: Both, count: int, many: bool) -> Sequence[Who] | None:
    targets = tuple(one for one in value.of if isinstance(one, Target))
    if len(targets) != count or len(value.of) != count or any((t.count.most != 1) != many for t in targets):
        return None
    return None if _targets(*targets) is None else targets


for _rule in _RULES:
    G.computed(
        _rule,
        "{a:target.1}, {b:target.1}, and {c:target.1}",
        lambda a, b, c: _targets(a, b, c),
        partial(_targets_said, count=3, many=False),
        key=Both,
    )
    G.computed(
        _rule,
        "{a:target.1}, {b:target.1}, {c:target.1}, and {d:target.1}",
        lambda a, b, c, d: _targets(a, b, c, d),
        partial(_targets_said, count=4, many=False),
        key=Both,
    )
    G.computed(
        _rule,
        "{a:target.n} and {b:target.n}",
        lambda a, b: _targets(a, b),
        partial(_targets_said, count=2, many=True),
        key=Both,
    )
G.computed(
    "manythings",
    "{a:target.1} and {b:target.1}",
    lambda a, b: _targets(a, b),
    partial(_targets_said, count=2, many=False),
    key=Both,
)
