"""What the words of an instruction beside the point (`Beside`) say of how many cards: seen, taken, put away, found."""

from __future__ import annotations

from bot.abilities.number_words import number_said
from bot.regex import regex
from bot.values import dataclass

_TOP = regex(
    r"(?P<how>look at|reveal|exile) (?:the top (?P<n>\w+) cards?\b|the (?P<one>top card)\b|(?P<many>that many) cards from the top\b)"
    r"|(?P<keyword>scry|surveil) (?P<k>\w+)$"
)
_REST = regex(
    r"put (?:(?P<taken>one|two|three|four) of (?:them|those cards) into your hand(?: and |$))?"
    r"(?:the (?:rest|other) (?P<where>into your graveyard|on the bottom))?"
)
_ANY_CARD = regex(
    r"search your library for a card(?:,| and) put (?:that card|it) into your hand(?:, then shuffle)?$"
)


@dataclass(frozen=True, slots=True)
class SeenOfTheTop:
    """`Look at the top three cards`: `how` they are seen, and how many (`number`), where `x` or `that_many` does not say it."""

    how: str
    number: int | None = None
    x: bool = False
    that_many: bool = False


@dataclass(frozen=True, slots=True)
class PutAway:
    """`Put one of them into your hand and the rest into your graveyard`."""

    taken: int
    buried: bool
    rest: bool


def seen_of_the_top(words: str) -> SeenOfTheTop | None:
    """What is seen of the top of a library; None where the words do not say how many."""
    found = _TOP.match(words)
    if found is None:
        return None
    how = found["how"] or found["keyword"]
    said = (found["n"] or found["k"] or "").lower()
    number = 1 if found["one"] else number_said(said)
    return SeenOfTheTop(how, number, said == "x", found["many"] is not None)


def put_away(words: str) -> PutAway | None:
    """What becomes of the cards that were seen; None where the words say nothing of these alone."""
    found = _REST.match(words)
    if found is None or not (found["taken"] or found["where"]):
        return None
    taken = number_said(found["taken"] or "")
    return PutAway(taken or 0, found["where"] == "into your graveyard", found["where"] is not None)


def finds_any_card(words: str) -> bool:
    """`Search your library for a card, put that card into your hand, then shuffle`: no such card can't be found (CR 701.23b)."""
    return _ANY_CARD.match(words) is not None


def is_of_the_milled(words: str) -> bool:
    """Whether cards are taken from among those just milled."""
    return "milled" in words
