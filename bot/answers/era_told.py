"""The rules that a story itself says it was played by: `in 1997`, `under the rules of 2003`, `by Sixth Edition rules`."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.values import dataclass

_YEAR = r"(?P<year>(?:19|20)\d\d)"
_BY = r"(?:under|by|with|using|per|following|according to|playing (?:by|under|with))"
_NAMED = r"(?P<named>(?:fifth|5th|sixth|6th) edition|pre-? ?(?:6th|sixth)(?: edition)?|pre-? ?m10|m10|(?:today['’]?s|current|present|modern))"
#: Each is said at the beginning of a sentence, or in its midst or at its end; a comma behind it belongs to it.
_SAID = regex(
    rf"(?<![\w-])(?:(?:back )?in (?:the year )?{_YEAR}(?=\s*[,.?!;]|\s*$)"
    rf"|{_BY} (?:the )?(?:old )?{_YEAR.replace('year', 'ruled')}(?:['’]s)? (?:rules?|rulebook)"
    rf"|{_BY} (?:the )?rules? (?:of|from|in|as of) {_YEAR.replace('year', 'of')}"
    rf"|{_BY} (?:the )?{_NAMED} rules?"
    rf"|(?:it is|it['’]s|the year is) {_YEAR.replace('year', 'itis')}(?=\s*[.,;]))\s*,?",
    re.IGNORECASE,
)
#: What is told of a card, and not of a game.
_OF_A_CARD = regex(r"\b(?:printed|released|reprinted|made|errata(?:ed)?|cards?|banned)\s*$", re.IGNORECASE)
_ERAS = {"fifth": "fifth", "5th": "fifth", "sixth": "sixth", "6th": "sixth", "m10": "m10"}


@dataclass(frozen=True, slots=True)
class EraTold:
    """`rules`: the year or era. `scenario`: the story without those words, each character of them a space, so that places stay true."""

    rules: str
    scenario: str


def era_told(scenario: str) -> EraTold | None:
    """The one era that a story says it was played in; None where it says none, or several: those stay to be read."""
    found = [one for one in _SAID.finditer(scenario) if not _OF_A_CARD.search(scenario, 0, one.start())]
    eras = {_era(one) for one in found}
    if len(eras) != 1:
        return None
    for one in found:
        scenario = scenario[: one.start()] + " " * len(one[0]) + scenario[one.end() :]
    return EraTold(eras.pop(), scenario)


def _era(found: re.Match[str]) -> str:
    year = next((found[group] for group in ("year", "ruled", "of", "itis") if found[group]), "")
    if year:
        return year
    words = found["named"].lower().replace("-", " ").split()
    if words[0].startswith("pre"):
        return "sixth" if "m10" in found["named"].lower() else "fifth"
    return _ERAS.get(words[0], "current")
