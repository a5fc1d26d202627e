"""What is sacrificed and tapped as costs of an ability that is activated, as the words say it."""

from __future__ import annotations

from bot.abilities.costs import Cost, SacrificeCost, TapOthers, TapSelf
from bot.abilities.keyword_abilities.activated import activated_of
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def sacrificed_for(story: Story, player: str, source: Thing, how: How) -> tuple[str, ...]:
    """What is told to be sacrificed for an ability of that source; `sacrificing it` is the source, where nothing else is asked for."""
    asked = {part.what is None for part in costs_of(story, source) if isinstance(part, SacrificeCost)}
    if asked == {True} and [ref.source for ref in how.sacrificed] == ["it"]:
        return (source.label,)
    return labels_of(story, how.sacrificed, player)


def tapped_for(story: Story, player: str, source: Thing, how: How) -> tuple[str, ...]:
    """What is told to be tapped for an ability of that source; `tapping it` says no more than {T} does."""
    taps = any(isinstance(part, TapSelf) for part in costs_of(story, source))
    if taps and [ref.source for ref in how.tapped] == ["it"]:
        return ()
    itself = [ref.name for ref in how.tapped] == [source.name]
    if itself and not any(isinstance(part, TapOthers) for part in costs_of(story, source)):
        return ()  # `I tap Elf for its ability`, which an Aura on it gives
    return tuple(thing.label for thing in story.resolve(how.tapped, "source", player, [source]))


def bearer_tapped(story: Story, source: Thing, how: How) -> Thing | None:
    """What is tapped for an ability that what is attached to it gives (`I tap Elf for Pemmin's Aura's ability`): the ability is the bearer's;
    None where that may not be meant."""
    host = source.attached_to
    if not isinstance(host, Thing) or [ref.name for ref in how.tapped] != [host.name]:
        return None
    return None if any(isinstance(p, TapSelf | TapOthers) for p in costs_of(story, source)) else host


def costs_of(story: Story, thing: Thing) -> list[Cost]:
    """All that its activated abilities cost."""
    card = story.card(thing)
    return [part for ability in activated_of(card.abilities) for part in ability.cost] if card else []


def but_for_lands_tapped(story: Story, player: str, how: How, source: Thing | None = None) -> How:
    """`I tap four lands for Wrath of God`, `... for Mutavault's ability`: lands are tapped for mana, which is never short; other things
    stay told, and so does what the ability may be of or asks for."""
    asks = source is not None and any(isinstance(p, TapOthers) for p in costs_of(story, source))
    tapped = story.resolve(how.tapped, "source", player) if how.tapped and not asks else []
    if source is not None and any(thing in (source, source.attached_to) for thing in tapped):
        return how
    if not tapped or not all(thing.is_type("Land") for thing in tapped):
        return how
    if not story.actions:
        for thing in tapped:
            thing.tapped = True
    return replace(how, tapped=())
