"""`He makes me sacrifice a creature. I have a 3/3`: a creature is sacrificed before it is told what creatures there are."""

from __future__ import annotations

from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

#: What tells of what is there.
_BOARD = frozenset({"controls", "has", "board", "present", "there", "onlyones"})


def sacrificed_of_what_is_told_later(story: Story, player: str, statement: Statement) -> bool:
    """Whether the player sacrifices one of those that are told only afterwards: then an effect makes that player choose one (CR 701.21a)."""
    refs = statement.slots["things"]
    ref = refs[0] if len(refs) == 1 else None
    if not isinstance(ref, ThingRef) or ref.source != "kind" or ref.article not in ("a", "an"):
        return False
    bare = ref.but(
        start=0, end=0, told="", word="", types=(), noun="", article="", count=1, described=False
    ) == ThingRef("kind", 0, 0)
    if not bare or len(ref.types) != 1 or ref.noun != ref.types[0].lower() or not story.upcoming & _BOARD:
        return False
    if any(thing.holder == player and thing.is_type(ref.types[0]) for thing in story.things):
        return False
    said = f"{player} sacrifices {ref.told}"
    effect(story, player, "Unnamed Spell", f"You sacrifice {ref.told}.", said=said)
    return True
