"""Whether a question asks for the most or the least of what may come, or whether anything of the kind may come at all."""

from __future__ import annotations

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set

NUMBERS = frozenset(
    [
        "damageto",
        "damageboth",
        "damageby",
        "takesamount",
        "prevented",
        "lifelost",
        "lifegained",
        "lifetotal",
        "energytotal",
        "poisontotal",
        "poisongained",
        "counters",
        "makes",
        "manycards",
        "manydiscards",
        "manymilled",
        "manyscried",
        "manysurveiled",
        "manylooked",
        "manyrevealed",
        "manyexiled",
        "manydie",
        "manyreturn",
        "howmany",
        "manytriggers",
        "alltriggers",
        "manytimes",
        "manygains",
        "manydeals",
        "manytakes",
        "power",
        "toughness",
        "loyalty",
        "tramples",
    ]
)
_EVENTS = frozenset(
    [
        "dies",
        "survives",
        "saves",
        "anydamage",
        "dealsany",
        "hits",
        "anytrample",
        "gainslife",
        "gainstimes",
        "dealstimes",
        "loseslife",
        "iswinner",
        "isloser",
        "draws",
        "discards",
        "sacrifices",
        "triggers",
        "anycounters",
        "hascounters",
        "exiled",
        "returns",
        "regenerated",
        "onlydies",
        "onlysurvives",
        "isdraw",
        "isblocked",
        "islethal",
        "islife",
        "back",
        "trades",
    ]
)
_MOST = word_set("most maximum max highest biggest largest tops")
_LEAST = word_set("least minimum min lowest smallest fewest low")
_MAY_BE = word_set("can could may might possible possibly")


def among(story: Story, statement: Statement, kind: str) -> str:
    """`How much can he take?`, `at most`: the most of what may come of it; `at least`: the least; `can it die`: whether it may."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if kind in NUMBERS:
        if words & _LEAST:
            return "least"
        through = kind == "damageto" and "through" in words  # `How much goes through to him?`
        return "most" if through or words & (_MOST | _MAY_BE) else ""
    if kind in _EVENTS and statement.get("among") == "any":  # of what is done to save it
        return "any"
    begins = {token.fold for token in story.tokens[statement.start : statement.start + 4]}
    return "any" if kind in _EVENTS and begins & _MAY_BE else ""
