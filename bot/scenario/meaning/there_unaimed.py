"""What a spell is said to be used on that has no target: `destroys his two 2/2s with Wrath of God`. It is there as that is cast."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.meaning.aiming import is_aimless
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def there_unaimed(story: Story, player: str, spells: Sequence[ThingRef], refs: Sequence[Ref]) -> list[Thing]:
    """The things that are told with the spell and are not its targets, which are spoken of on; none where it has targets, or where a
    sort is spoken of (`destroys all creatures with Wrath of God`)."""
    told = [r for r in refs if isinstance(r, ThingRef) and (r.owner is not None or r.size is not None)]
    aimless = all(is_aimless(story, spell) for spell in spells)
    return story.resolve(told, "target", player) if told and aimless else []
