"""A thing's lines, and one for each keyword, or keyword action, that makes a token: what `the Germ` of a Batterskull is."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.events import Attacks
from bot.abilities.keyword_abilities.meaning import meaning
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import inside
from bot.regex import regex
from bot.scenario.text.words import NUMBER_WORDS
from bot.scenario.things.board import Thing


def lines_of(thing: Thing) -> tuple[str, ...]:
    """Its lines as they are told or printed, and those that its keywords stand for."""
    amassed = (
        f"Create a {one[1] or 'Zombie'} Army creature token."
        for text in thing.texts
        for one in _AMASS.finditer(text)
    )
    found = (
        f"Create a {token} token." for text in thing.texts for words, token in _ACTIONS if words.search(text)
    )
    return (*thing.texts, *amassed, *found, *(_of_its_keywords(thing.card) if thing.card is not None else ()))


#: Keyword actions that make a token of one name (CR 701.16, 701.53).
_ACTIONS = (
    (regex(r"\b[Ii]nvestigates?\b(?!,)"), "Clue"),
    (regex(r"\b[Ii]ncubates? (?:\d|X\b)"), "Incubator"),
)
_AMASS = regex(r"\b[Aa]mass (?:([A-Z][a-z]+)s\b|\d|X\b)")


@lru_cache(maxsize=4096)
def _of_its_keywords(card: Card) -> tuple[str, ...]:
    keywords = [ability for ability in card.abilities if isinstance(ability, Keyword)]
    found: list[str] = []
    for keyword in keywords:
        stands_for = (meaning(keyword), implied(keyword))
        attacks = bool(inside(stands_for, Attacks))
        for made in inside(stands_for, CreateToken):
            if "Creature" not in made.token.types or not made.token.subtypes:
                continue
            number = made.amount.n if attacks and isinstance(made.amount, Number) else 1
            many = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
            when = "Whenever ~ attacks" if attacks else "When ~ enters"
            plural = "s" if number > 1 else ""
            found.append(f"{when}, create {many} {' '.join(made.token.subtypes)} creature token{plural}.")
    return tuple(found)
