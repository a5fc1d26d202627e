"""What descriptions come to: a made-up thing with more told of it, a token that the rules define, whose kind of counter."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.abilities.predefined_tokens import PREDEFINED
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.naming.labels import joined_lines, split_line
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import wubrg
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp
from bot.values import replace

#: A kind of counter in a card's text.
_COUNTER = regex(
    r"([+-]\d+/[+-]\d+|\b(?!(?:a|the|those|that|more|all|no|one|two|three|many|of|another)\b)[a-z]+) counters?\b"
)


def merged(made: MadeUp, ref: ThingRef) -> MadeUp:
    """A made-up thing with more told of it."""
    size = ref.size or (made.power, made.toughness)
    types = tuple(dict.fromkeys((*made.types, *ref.types)))
    lines = made.lines
    for line in joined_lines(ref.lines):
        if line not in lines:
            lines = joined_lines((*[x for old in lines for x in split_line(old)], *list(split_line(line))))
    return replace(
        made,
        types=types,
        subtypes=tuple(dict.fromkeys((*made.subtypes, *ref.subtypes))),
        supertypes=tuple(dict.fromkeys((*made.supertypes, *ref.supertypes))),
        colors=wubrg((*made.colors, *ref.colors)),
        power=size[0],
        toughness=size[1],
        loyalty=ref.loyalty if ref.loyalty is not None else made.loyalty,
        defense=ref.defense if ref.defense is not None else made.defense,
        lines=lines,
        mana_value=made.mana_value if ref.mana_value is None else ref.mana_value,
    )


def says_more(ref: ThingRef, types: Sequence[str]) -> bool:
    """Whether it is told of what has these types what it is besides: its size, abilities, colors, mana value, or kinds."""
    kinds = ref.subtypes or ref.supertypes or {*ref.types} - {*types}
    return bool(ref.size or ref.lines or ref.colors or kinds or ref.mana_value is not None)


def predefined(ref: ThingRef) -> Card | None:
    """The token that the rules define by the one subtype which is told of it (CR 111.10)."""
    told_more = ref.size or ref.lines or ref.colors or ref.supertypes
    if ref.source != "kind" or not ref.token or told_more or len(ref.subtypes) != 1:
        return None
    return PREDEFINED.get(ref.subtypes[0])


def own_counters(thing: Thing, ref: ThingRef) -> str:
    """The one kind of counter that its text speaks of: `Sun Droplet with ten counters`."""
    texts = thing.texts
    kinds: set[str] = {kind.lower() for text in texts for kind in _COUNTER.findall(text)}
    if not kinds and thing.has_keyword("station"):
        kinds = {"charge"}  # what stationing puts on it (CR 702.184a)
    if len(kinds) != 1:
        message = f"It is not told which counters {thing.label} has."
        raise CannotMean(message, start=ref.start, end=ref.end)
    return next(iter(kinds))


def not_as_printed(thing: Thing, card: Card, size: tuple[int, int]) -> str:
    """What is said where a size is told of a card that is not its printed one: it does not count. Empty where it is."""
    if (card.power, card.toughness) == size:
        return ""
    printed = f"{card.power}/{card.toughness}" if card.power is not None else "without power and toughness"
    told = f"{thing.label} is told to be {size[0]}/{size[1]}"
    return f"{told}; it is taken as printed, {printed}, and what changes it."
