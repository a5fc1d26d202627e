"""What the story leaves untold of the things in it: sizes, mana values, colors."""

from __future__ import annotations

from bot.abilities.amounts import NamesAmong
from bot.abilities.conditions import ColorIsMostCommon
from bot.abilities.walk import holds
from bot.scenario.errors import CannotMean
from bot.scenario.scenario import UntoldSize
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def untold_sizes(story: Story) -> tuple[UntoldSize, ...]:
    there = [thing for thing in story.things if not thing.future and (thing.size_assumed or thing.half)]
    return tuple(UntoldSize(thing.label, thing.half, thing.bound) for thing in there)


def untold_of_the_made_up(story: Story) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The creatures that the story made up with a size: those with no mana value, tokens apart, and those with no color. `A creature` of
    which nothing is told is any that fits what is done with it."""
    made = [(t, t.made) for t in story.things if t.made is not None and t.size_told is not None]
    return (
        tuple(thing.label for thing, its in made if its.mana_value is None and not thing.token),
        tuple(thing.label for thing, its in made if not its.colors),
    )


def refuse_untold_names_and_colors(story: Story, statement: Statement) -> None:
    """`Alice controls six lands. How big is Awakened Amalgam?`: where names or colors are counted, those of things that are told by
    their kind alone. Raises `CannotMean`."""
    cards = [(t, card) for t in story.things if (card := story.card(t)) is not None]
    counting = next((t for t, card in cards if holds(card.abilities, NamesAmong)), None)
    nameless = [t for t in story.things if t.made is not None and not t.token and t.name[:1] not in _CAPITALS]
    if counting is not None and nameless:
        said = f"It is not told what {nameless[0].label} is called, and {counting.label} counts names."
        raise CannotMean(said, (), statement.start, statement.end)
    coloring = next((t for t, card in cards if holds(card.abilities, ColorIsMostCommon)), None)
    colorless = untold_of_the_made_up(story)[1]
    if coloring is not None and colorless:
        said = f"It is not told of what color {colorless[0]} is, and {coloring.label} asks for colors."
        raise CannotMean(said, (), statement.start, statement.end)


_CAPITALS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
