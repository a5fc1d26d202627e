"""Random texts from the grammar itself: each is derived from the phrases of a rule, so every phrase gets its turn."""

from __future__ import annotations

from functools import cache
from random import Random

from bot.cards.phrases.base import G
from bot.language.phrase import Phrase
from bot.language.rules import Rule, joined
from bot.language.table import Table

#: Texts for rules that are read by hand.
SAMPLES: dict[str, tuple[str, ...]] = {
    "digits": ("1", "2", "3", "7"),
    "int": ("1", "2", "3"),
    "range": ("1-4", "2-3"),
    "intword": ("two", "three", "four"),
    "bonus": ("+1/+1", "+3/+0", "-2/-2", "+X/+X", "-0/-1"),
    "size": ("1/1", "4/4", "X/X"),
    "mana": ("{1}", "{2}{R}", "{X}"),
    "loyalty": ("+1", "-2", "-X"),
    "body": (
        "3/3 green Beast creature",
        "1/1 white and blue Bird creature",
        "0/4 colorless Wall artifact creature",
    ),
    "colors": ("red", "white and black"),
    "filter.1": (
        "creature",
        "nonblack creature",
        "attacking or blocking creature",
        "artifact or enchantment",
        "creature you don't control",
        "Goblin you control",
        "creature with flying",
        "nontoken permanent",
        "instant or sorcery card",
        "tapped creature with power 2 or less",
        "land",
    ),
    "filter.n": (
        "creatures",
        "nonland permanents",
        "Elves you control",
        "creatures without flying",
        "artifacts and enchantments",
        "other creatures you control",
        "untapped lands",
    ),
    "propername": ("Hill Giant",),
    "costofspells": ("creature spells you cast cost {1} less to cast",),
}


@cache
def least_depth(rule: str, above: tuple[str, ...] = ()) -> int:
    """How many phrases deep the shortest text of a rule is."""
    if rule in SAMPLES:
        return 0
    if rule in above:
        return 999
    found = G.rule(rule)
    if not isinstance(found, Table) or found.by_hand is not None:
        return 1
    depths = [_phrase_depth(p, (*above, rule)) for p in found.phrases]
    return 1 + min(depths, default=999)


def _phrase_depth(phrase: Phrase, above: tuple[str, ...]) -> int:
    return max((least_depth(rule, above) for _, rule in phrase.slots), default=0)


def text_of(rule: str, random: Random, depth: int) -> str | None:
    """A text of the rule, at most `depth` phrases deep; None when chance led nowhere."""
    if rule in SAMPLES:
        return random.choice(SAMPLES[rule])
    found: Rule = G.rule(rule)
    if isinstance(found, Table) and found.by_hand is not None:
        found = found.by_hand
    if isinstance(found, Table):
        fitting = [p for p in found.phrases if not p.alternate and _phrase_depth(p, (rule,)) < depth]
        if not fitting:
            return None
        return text_by(random.choice(fitting), random, depth - 1)
    return _text_by_hand(found, random, depth)


def text_by(phrase: Phrase, random: Random, depth: int) -> str | None:
    """A text of one phrase."""
    texts = []
    for _, slot in phrase.slots:
        text = text_of(slot, random, depth)
        if text is None:
            return None
        texts.append(text)
    return joined(phrase.parts, texts)


#: Rules by hand that are a list of another rule.
_ITEMS = {
    "cost": "costpart",
    "costs.and": "costpart",
    "keywordline": "keyword",
    "keywordlist": "keyword",
    "grantedlist": "keyword",
    "changes.now.1": "change.now.1",
    "changes.now.n": "change.now.n",
    "changes.has.1": "change.has.1",
    "changes.has.n": "change.has.n",
    "compound": "clause",
    "ordercompound": "order",
    "paragraph": "step",
    "statements": "statement",
    "castings": "casting",
}


def _text_by_hand(rule: Rule, random: Random, depth: int) -> str | None:
    item = _ITEMS.get(rule.name)
    if item is None:
        return None
    first = text_of(item, random, depth)
    if first is None:
        return None
    if rule.name in ("statements", "castings"):
        return first + "."
    if rule.name in ("compound", "ordercompound"):
        second = text_of("clause", random, depth)
        return None if second is None else f"{first}{random.choice((' and ', ', then '))}{second}"
    return first
