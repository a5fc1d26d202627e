"""Which citation is a keyword's own rule (CR 702)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.keywords import KEYWORDS, rule_of
from bot.engine.citations import Cite

_BY_RULE = {KEYWORDS[cite.key].rule: cite for cite in Cite if cite.key in KEYWORDS}
"""By the rule's number: kicker and multikicker share theirs (CR 702.33)."""


def cites_of(*names: str) -> Iterable[Cite]:
    """The rules of those of these that are keywords with a rule that is cited, or subtypes that bring an ability, each once."""
    return (cite for name in dict.fromkeys(names) if (cite := _cite(name)) is not None)


def _cite(name: str) -> Cite | None:
    row = rule_of(name)
    return _OF_SUBTYPES.get(name) if row is None else _BY_RULE.get(row.rule)


_OF_SUBTYPES = {"siege": Cite.SIEGE}
