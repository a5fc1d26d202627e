"""What is tapped for an ability of another permanent, told by what that does: `taps three Bears to give Kithkeeper +3/+0`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.costs import TapOthers
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.aiming import named_in
from bot.scenario.meaning.how_often import split_times
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def tapped_for_another(story: Story, player: str, refs: Sequence[Ref], words: str = "") -> bool:
    """Whether one ability alone of what the player has is paid for by tapping as many: then that is activated. One thing that has an
    ability to activate is tapped for its own."""
    named = [ref for ref in refs if isinstance(ref, ThingRef)]
    things = story.resolve(named, "source", player) if len(named) == len(refs) else []
    if not things or (len(things) == 1 and _can_be_used(story, things[0], words)):
        return False
    words, times = split_times(words)
    every = _all_of_the_name(story, player, named, things)
    able = [
        (there, number, things if part.count == len(things) or often > 1 else every)
        for there in story.things
        if there.holder == player and there.zone == "battlefield" and not there.gone
        for number, part, alone in _taps_others(story, there)
        if part.power is None and (often := _how_often(part.count, len(things), len(every), alone))
        if times in (1, often)
    ]  # fmt: skip
    if len(able) != 1:
        return False
    there, number, paying = able[0]
    ref = ThingRef("made", named[0].start, named[0].start, name=there.label, told=there.label)
    tapped = tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in paying)
    aims = tuple(
        PlayerRef("name", name) if name in story.seats else ThingRef("made", -1, -1, name=name, told=name)
        for name in (named_in(story, player, there, words) if words and _aims(story, there, number) else ())
    )
    activate_ability(story, player, ref, How(tapped=tapped, which=number, targets=aims or None))
    return True


def _aims(story: Story, thing: Thing, number: int) -> bool:
    """Whether that ability of it has a target."""
    card = story.card(thing)
    return card is not None and holds(activated_of(playable(card).abilities)[number - 1], Target)


def _all_of_the_name(
    story: Story, player: str, named: Sequence[ThingRef], things: Sequence[Thing]
) -> Sequence[Thing]:
    """`the Bears`, of several Grizzly Bears: all that the player has, where the name is as of several."""
    if len(things) != 1 or len(named) != 1 or named[0].article != "the" or not things[0].name.endswith("s"):
        return things
    return [t for t in story.things if t.name == things[0].name and t.holder == player and not t.gone]


def _how_often(count: int, things: int, every: int, alone: bool) -> int:
    """How many times the ability is activated for so many things; 0: not for these."""
    if count in (things, every):
        return 1
    return things // count if alone and count and things % count == 0 else 0


def _can_be_used(story: Story, thing: Thing, words: str) -> bool:
    """Whether it may be tapped for an ability of its own: one that adds mana is not used to do something else."""
    card = story.card(thing)
    able = activated_of(playable(card).abilities) if card is not None else ()
    if words.split()[:1] == ["pump"] and card is not None and not any("+" in text for text in card.texts):
        return False
    return card is None or (bool(able) and (not words or "mana" in words or not all(map(is_for_mana, able))))


def _taps_others(story: Story, thing: Thing) -> list[tuple[int, TapOthers, bool]]:
    """The abilities of it that cost tapping others, each by its number, that part of its cost, and whether it costs nothing else."""
    card = story.card(thing)
    abilities = activated_of(playable(card).abilities) if card is not None else ()
    return [
        (number, part, len(ability.cost) == 1)
        for number, ability in enumerate(abilities, 1)
        for part in ability.cost
        if isinstance(part, TapOthers)
    ]
