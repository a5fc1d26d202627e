"""The tokens that the last deed makes, which `they` and `each of them` mean right after it."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES
from bot.engine.told.script import Cast
from bot.regex import regex
from bot.scenario.questions.subjects import NOTHING, Description, Quantity, Subject
from bot.scenario.telling.story import Story
from bot.scenario.things.lines_of_keywords import lines_of

_SEVERAL = regex(r"\b[Cc]reate (?!an? )[\w']+ (?P<words>[^.\"]*?)\bcreature tokens\b")


def made_by_the_last_deed(story: Story) -> Subject:
    """`I cast Raise the Alarm. How big are they?`: the tokens that the spell just cast makes, where it makes several of one kind; nothing
    where it doesn't, or it was aimed at anything."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.targets.names:
        return NOTHING
    cast = next((thing for thing in story.things if thing.label == last.card), None)
    made = [found["words"] for text in (lines_of(cast) if cast else ()) for found in _SEVERAL.finditer(text)]
    kinds = {tuple(word.lower() for word in words.split() if word in SUBTYPES) for words in made}
    kind = kinds.pop() if len(kinds) == 1 else ()
    return (
        Subject(fitting=Description((*kind, "token"), last.player), quantity=Quantity.EACH)
        if kind
        else NOTHING
    )
