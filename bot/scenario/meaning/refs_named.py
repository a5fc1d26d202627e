"""What the words of a mode, or of what something is used for, name: neither a kind of counter nor a word of the game is a card there."""

from __future__ import annotations

from bot.scenario.phrases.values import Ref
from bot.scenario.telling.story import Story
from bot.scenario.text.best_words import NO_NAMES


def refs_named(story: Story, start: int, stop: int) -> list[Ref]:
    """The things and players named from `start` to `stop`: of `to put a stun counter on Elf` the Elf alone, of `to loot` nothing."""
    tokens = story.tokens
    return [
        ref
        for ref in story.reader.refs_in(start, stop)
        if tokens[ref.start].text not in NO_NAMES
        and not (
            ref.start + 1 < len(tokens) and tokens[ref.start].text.islower() and _is_a_counter(story, ref)
        )
    ]


def _is_a_counter(story: Story, ref: Ref) -> bool:
    """Whether `counter` stands behind it."""
    end = getattr(ref, "end", ref.start + 1)
    return end < len(story.tokens) and story.tokens[end].lemma == "counter"
