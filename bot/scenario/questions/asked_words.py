"""What the words of a question say besides whom it is about: a number, a zone, combat."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_of_the_end import (
    goes_on_until,
)
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.text.bonuses import bonus_in_numbers


def is_of_combat(statement: Statement) -> bool:
    deed = statement.get("action")
    kinds = {one.kind for one in deed} if isinstance(deed, tuple) else set()
    return not kinds or not kinds.isdisjoint(("attack", "itattack", "block", "itblock"))


def zone_asked(story: Story, statement: Statement, player: str) -> tuple[str, str]:
    """In which zone things are asked about, and whose. Raises `CannotMean` where what it holds is nobody's to see or not told."""
    place = statement.get("place")
    if not isinstance(place, tuple):
        return "", player
    zone, owner = place
    if zone not in ("graveyard", "exile"):
        raise CannotMean(f"It is not told what is in the {zone}.", (), statement.start, statement.end)
    return zone, player or story.owner(owner) or ""


def size_asked(statement: Statement) -> tuple[int, int] | None:
    """The power and toughness that are named; of a bonus, by how much each is raised."""
    raised = bonus_in_numbers(statement.get("bonus") or "")
    if raised is not None:
        return raised
    size: tuple[int, int] | None = statement.get("size")
    return size


def words_of_question(story: Story, statement: Statement) -> tuple[list[str], int | None]:
    """What is asked about in words, and the number that was named."""
    words: list[str] = []
    number = statement.get("number")
    if isinstance(cards := statement.get("card"), tuple):
        number = cards[0] or None
        words.append(cards[1])
    for name in ("when", "tail", "zone", "ability", "kind", "state", "effect"):
        value = statement.get(name)
        if isinstance(value, When):
            goes_on_until(story, value, statement)
        elif isinstance(value, str):
            words.append(value)
        elif isinstance(value, ThingRef):
            words += value.lines
    return words, number if isinstance(number, int) else None
