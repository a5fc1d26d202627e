"""What is sacrificed and tapped as costs of an ability that is activated, as the words say it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.costs import Cost, SacrificeCost, TapOthers, TapSelf
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


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


def are_tapped_for_mana(story: Story, player: str, ref: ThingRef, tapping: Sequence[ThingRef]) -> bool:
    """`I tap four lands for Wrath of God`, `... for Mutavault's ability`: whether lands are tapped for mana, which is never short. Not
    where an ability asks for what is tapped, or may be of it."""
    there = next(
        (thing for thing in story.things if ref.name and ref.name in (thing.name, thing.label)), None
    )
    card = story.card(there) if there is not None else story.card_meant(ref)
    if card is None or "Aura" in card.subtypes or not all(_is_a_land(story, one) for one in tapping):
        return False
    costs = [part for ability in activated_in(card.abilities) for part in ability.cost]
    if any(isinstance(part, TapOthers) for part in costs) or any(one.name == card.name for one in tapping):
        return False
    if not story.actions:
        for thing in story.resolve(tapping, "source", player):
            thing.tapped = True
        return True
    # in the midst of a story lands that it tells of would be left untapped
    return not any(
        thing.is_type("Land") for thing in story.things if thing is not there and thing.holder == player
    )


def _is_a_land(story: Story, ref: ThingRef) -> bool:
    card = story.card_meant(ref)
    return "Land" in (ref.types if card is None else card.types)
