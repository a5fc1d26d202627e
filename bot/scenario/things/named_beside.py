"""Which things are named in the same sentence as `a creature`: what has a name there is not called so."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from rulesdb.folding import fold

_INDEFINITE = frozenset({"a", "an"})


def is_named_beside(story: Creating, ref: ThingRef, thing: Thing) -> bool:
    """`Does Grave Pact trigger when I sacrifice a creature?`: whether the thing is called by its name in that sentence, and by nothing else
    before it."""
    if ref.article not in _INDEFINITE or thing.card is None or thing.declared or ref.start < 0:
        return False
    start = end = ref.start
    while start > 0 and story.tokens[start - 1].kind != "break":
        start -= 1
    while end < len(story.tokens) and story.tokens[end].kind != "break":
        end += 1
    words = [t.owner or t.fold for t in story.tokens[start:end] if t.kind in ("word", "number")]
    before = [t.owner or t.fold for t in story.tokens[:start] if t.kind in ("word", "number")]
    name = fold(thing.name).split()
    return _holds(words, name) and not _holds(before, name)


def _holds(words: list[str], name: list[str]) -> bool:
    return any(words[at : at + len(name)] == name for at in range(len(words) - len(name) + 1))
