"""The rules and cards that somebody's words speak of, so that nobody goes away with empty hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from bot.abilities.keywords import KEYWORDS
from bot.answers.lookups.naming import MOST_WORDS, Longest, Spelling, card_names
from bot.answers.resolution import Related
from bot.regex import regex

MOST = 6
_MOST_CARDS = 4  # where rules are spoken of too
_LONGEST_TERM = 4
_WORD = regex(r"[a-z][a-z'’-]*")
_NOUNS = {noun: row.name for row in KEYWORDS.values() for noun in row.nouns}
_ENDINGS = ("", "s", "es", "ed", "d", "er", "ing", "ping", "ling", "ting")

Behind = Callable[[str], str | None]

#: How many words a keyword's noun has at most that begins with a word: `first striker`.
_LONGEST_NOUN: dict[str, int] = {}
for _noun in _NOUNS:
    _words = _noun.split()
    _LONGEST_NOUN[_words[0]] = max(len(_words), _LONGEST_NOUN.get(_words[0], 0))


def related(
    text: str,
    spelling: Spelling,
    behind: Behind,
    longest: Longest = lambda word: MOST_WORDS,
    longest_term: Longest = lambda word: _LONGEST_TERM,
) -> tuple[Related, ...]:
    """At most six, best first: the rules of keyword abilities, cards in the order of their names, rules of actions, of other
    things. `spelling` knows cards, `behind` the number of the rule behind a term, `longest` how many words a name has at most
    that begins with a word, `longest_term` how many a term has."""
    cards = card_names(text, spelling, longest)
    bare = text.lower()
    for name in cards:
        bare = bare.replace(name.lower(), " . ")
    numbers = sorted(dict.fromkeys(_rules(bare, behind, longest_term)), key=_rank)
    keywords = [number for number in numbers if _rank(number) == 0][: MOST // 2]
    others = [number for number in numbers if number not in keywords]
    kept = cards[: _MOST_CARDS if numbers else MOST]
    found = [
        *(Related("rule", number) for number in keywords),
        *(Related("card", name) for name in kept),
        *(Related("rule", number) for number in others),
    ]
    return tuple(found[:MOST])


def _rank(number: str) -> int:
    """Keyword abilities, keyword actions, rules, whole chapters, in this order; else as they were named."""
    if "." not in number:
        return 3
    return {"702": 0, "701": 1}.get(number[:3], 2)


def _rules(text: str, behind: Behind, longest_term: Longest) -> Iterator[str]:
    """The rules behind the terms in a text of small letters, the longest term at each place."""
    words = [match[0].replace("’", "'").removesuffix("'s") for match in _WORD.finditer(text)]
    at = 0
    while at < len(words):
        first = words[at]
        most = max(1, longest_term(first), _LONGEST_NOUN.get(first, 0))
        for count in range(min(most, _LONGEST_TERM, len(words) - at), 0, -1):
            number = _number(" ".join(words[at : at + count]), behind)
            if number is not None:
                yield number
                at += count - 1
                break
        at += 1


@lru_cache(maxsize=1024)  # most words are no terms, and the same in every story
def _number(words: str, behind: Behind) -> str | None:
    """The rule behind these words, an ending of the last apart: `tramples`, `blocked`, `flyers`."""
    for ending in _ENDINGS:
        stem = words.removesuffix(ending)
        if (stem == words and ending) or len(stem) < 3:
            continue
        for form in (_NOUNS.get(stem, stem), *((stem + "e",) if ending in ("ed", "er", "ing") else ())):
            number = behind(form)
            if number is not None:
                return number
    return None
