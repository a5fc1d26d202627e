"""`I attack with Hill Giant and Bonesplitter`, `My 3/3 attacks with Rancor`: what no creature is, the creature wears."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def but_what_is_worn(story: Story, refs: Sequence[ThingRef], statement: Statement) -> tuple[ThingRef, ...]:
    """Those that attack, once the one creature among them wears the Auras and Equipment that are told with it; all of them where it is
    not one."""
    worn = tuple(ref for ref in refs if _is_worn(story, ref))
    wearers = [ref for ref in refs if ref not in worn]
    if not worn or len(wearers) != 1 or wearers[0].many or wearers[0].count != 1:
        return tuple(refs)
    slots = {"it": (wearers[0],), "tolds": worn}
    MEANINGS["enchanted"](story, Statement("enchanted", slots, statement.start, statement.end))
    one = wearers[0]
    return (one.but(article="the") if one.article in ("a", "an") else one,)


def _is_worn(story: Story, ref: ThingRef) -> bool:
    """Whether it is an Aura or Equipment and can't attack (CR 301.5, 303.4)."""
    card = story.card_meant(ref) if ref.source == "card" else None
    return (
        card is not None
        and bool({"Aura", "Equipment"} & {*card.subtypes})
        and "Creature" not in card.types
        and not any(thing.animated for thing in story.things if thing.name == card.name)
    )
