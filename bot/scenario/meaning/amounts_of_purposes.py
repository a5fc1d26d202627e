"""How much something is said to be used for: `to deal 3 damage to him`, `to put two +1/+1 counters on it`. It is what its text gives."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBERS
from bot.scenario.things.board import Thing

_NUMBERS = {word: number for word, number in NUMBERS.items() if number and word not in ("a", "an", "single")}
_NUMBER = rf"(?<![\w/+.-])(?P<n>\d+|{'|'.join(_NUMBERS)})(?![\w/])"
#: What cards give so much of.
_OF_WHAT = r"(?:damage|dmg|life|cards?|counters?|tokens?)"
_AMOUNTS = (
    regex(rf"{_NUMBER} (?:\S+ ){{0,3}}?{_OF_WHAT}\b", re.IGNORECASE),
    regex(
        rf"\b(?:deal|do|gain|draw|drain|lose|mill|scry|surveil|mak|creat)(?:ing|e)? (?:\w+ (?:for )?)?{_NUMBER}",
        re.IGNORECASE,
    ),
    regex(rf"\bfor {_NUMBER}(?! mana)", re.IGNORECASE),
)
_BONUS = regex(r"(?<!\w)[+-]\d+/[+-]\d+(?! counter)")
_COUNTER = regex(r"(?<!\w)([+-]\d+/[+-]\d+) counters?\b", re.IGNORECASE)
_MADE = regex(r"^(?:to )?(?:make|create) (?:\w+ ){0,2}(\d+/\d+)s?(?![\w/])", re.IGNORECASE)
_DIVIDED = regex(r"\bdistribute (\w+)|(\w+) damage divided", re.IGNORECASE)
_X = regex(r"\bX\b")
#: Where it is worked out how much it is, any number may be told.
_WORKED_OUT = regex(
    r"\bX\b|for each|equal to|that (?:many|much)|number of|\btwice\b|\bdouble|any number|\bkick|\bpay",
    re.IGNORECASE,
)
#: What a text says of its own price, and of how many targets there are: no amount of what it gives.
_NO_AMOUNT = regex(r"[^.\n]*\bcosts? [^.\n]*\.|\bany number of (?=\w* ?targets?\b)", re.IGNORECASE)
#: Where something else that is told of makes it more or less.
_MORE = regex(
    r"\btwice\b|\bdouble|\btriple|\bplus\b|\badditional\b|\bminus\b|\bless\b|\bmore\b|\bprevent",
    re.IGNORECASE,
)
_WORD = regex(r"[a-z]+|\d+")


def confirm_each(story: Story, spell: Thing, how: How) -> None:
    """What is told of a spell as modes or purposes is as much as it gives."""
    card = story.card(spell)
    for words in how.modes if card is not None else ():
        confirm_used_for(story, spell, spell.texts, words, how)


def confirm_used_for(story: Story, thing: Thing, texts: Sequence[str], words: str, how: How) -> None:
    """What these texts of it give is as much as the words say that it is used for."""
    confirm_as_much(story, thing.label, texts, words, how.times, bool(how.shares), how.x)


def is_looked_for(words: str) -> bool:
    """Whether they say no more than how many counters are put, which was looked for in the text."""
    return words.endswith(("counter", "counters"))


def confirm_as_much(
    story: Story,
    name: str,
    texts: Sequence[str],
    words: str,
    times: int = 1,
    shared: bool = False,
    x: int | None = None,
) -> None:
    """Raises `CannotMean` where what `name` does, by these texts, is not as much as the words say that it is used for (`times`: so often;
    `shared`: it is told apart for each how much it gets)."""
    text = " ".join(texts)
    if x is not None:
        text = _X.sub(str(x), _NO_AMOUNT.sub("", text))
    if not text or _WORKED_OUT.search(text):
        return
    itself = next((thing.name for thing in story.things if thing.label == name), "")
    alike = sum(thing.name == itself for thing in story.things) or 1  # `taps two Sorcerers to deal 2 damage`
    missing = next(_not_given(text, words, times * alike, shared), None)
    if missing is None:
        return
    if any(_MORE.search(line) for thing in story.things if thing.name != name for line in thing.texts):
        return
    raise CannotMean(f"{name} does not give {missing}.")


def _not_given(text: str, words: str, times: int, shared: bool) -> Iterator[str]:
    """What the words say that the text does not give."""
    given = {_NUMBERS.get(word) if not word.isdigit() else int(word) for word in _WORD.findall(text.lower())}
    given.add(1)  # `a card`
    divided = _DIVIDED.search(text)
    if divided is not None and not shared:  # all of it for what it is aimed at
        all_of_it = (divided[1] or divided[2]).lower()
        whole = int(all_of_it) if all_of_it.isdigit() else _NUMBERS.get(all_of_it)
        among = range(1, whole + 1) if whole and "divided evenly" in text else (1,)
        given = {whole // each if whole else None for each in among}  # `to deal 2 each to two of them`
    for amount in _AMOUNTS:
        for found in amount.finditer(words):
            said = found["n"].lower()
            number = int(said) if said.isdigit() else _NUMBERS[said]
            often = number // times if times and number % times == 0 else number
            if not shared and not {number, often} & given:
                yield found[0]
    for found in _BONUS.finditer(words):
        if found[0] not in text and not (times > 1 or "+X" in text):
            yield found[0]
    for found in _COUNTER.finditer(words):
        if f"{found[1]} counter" not in text:
            yield found[0]
    made = _MADE.search(words)
    if made is not None and made[1] not in text:
        yield made[1]
