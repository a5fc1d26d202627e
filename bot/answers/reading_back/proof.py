"""The story read back: in sentences that mean the same when they are read again, or as it was told."""

from __future__ import annotations

from bot.answers.reading_back.answered import Unsaid
from bot.answers.reading_back.story import reading_of, same_story
from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.names import Names
from bot.scenario.reader import read, read_as_it_stands
from bot.scenario.scenario import Scenario

#: The longest story that is told back, in characters.
_LONGEST_READING = 3000


def read_back(understood: Scenario, text: str, names: Names) -> tuple[str, ...]:
    """The story as it was understood, in sentences that say the same when they are read again; where these don't, or are
    too many for a glance, what was told stands as it is."""
    try:
        sentences = reading_of(understood.script, lambda card: names.exact(card.name) == card)
        if sum(map(len, sentences)) > _LONGEST_READING:
            return (text.strip(),)
        story = " ".join(sentences)
        again = read_as_it_stands(story, names) or read(story, names, teaching=False)
    except (NotUnderstood, Unsaid):
        return (text.strip(),)
    return sentences if same_story(understood.script, again.script) else (text.strip(),)
