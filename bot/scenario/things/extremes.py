"""Which of several is meant by what parts it from them: `the bigger one`, `my smallest creature`, `the green one`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.not_told_which import not_told_which


def of_that_sort(story: Creating, known: Sequence[Thing], ref: ThingRef) -> list[Thing]:
    """Those of `known`, which fit, that are the biggest or smallest, where the words say so, and of which one was spoken, where they only say
    what it is like. Raises `CannotMean` where several are that are not alike."""
    if not ref.extreme and ref.noun != "one":
        return list(known)
    together = [thing for thing in known if thing in story.several]
    among = of_that_size(together if len(together) > 1 or (together and not ref.extreme) else known, ref)
    several = ref.noun == "one" and ref.count == 1 and not (ref.many or ref.order or ref.other)
    if several and len(among) > 1 and not are_alike(story, among):
        raise not_told_which(ref, among)
    return among


def of_that_size(things: Sequence[Thing], ref: ThingRef) -> list[Thing]:
    """The one of the things that is the biggest or smallest, where the words say so, or as many as they say; all of them where they don't,
    and where those that are said to be big or small are of one size. Raises `CannotMean` where none is so in power and toughness alike, as
    far as they are told, and where a biggest is spoken of and nothing is told that it is of."""
    if ref.extreme in ("biggest", "smallest") and not things:
        said = f"It is not told which creatures there are that “{ref.told}” is one of."
        raise CannotMean(said, start=ref.start, end=ref.end)
    if not ref.extreme or len(things) < 2:
        return list(things)
    if ref.extreme in ("big", "small") and len({_size(thing) for thing in things}) == 1:
        return list(things)
    if ref.many and not ref.count:  # `my big creatures`: how many of them are
        raise not_told_which(ref, things)
    wanted = max(1, ref.count)
    sizes = {thing.label: _size(thing) for thing in things}
    found = [
        thing
        for thing in things
        if sum(
            _is_beyond(sizes[thing.label], sizes[other.label], ref) for other in things if other is not thing
        )
        >= len(things) - wanted
    ]
    if len(found) != wanted:
        raise not_told_which(ref, things)
    return found


def _size(thing: Thing) -> tuple[int, int] | None:
    power, toughness = thing.printed
    if thing.size_assumed or not isinstance(power, int) or not isinstance(toughness, int):
        return None
    more = thing.counters.get("+1/+1", 0) - thing.counters.get("-1/-1", 0)
    return power + more, toughness + more


def _is_beyond(one: tuple[int, int] | None, other: tuple[int, int] | None, ref: ThingRef) -> bool:
    if one is None or other is None or one == other:
        return False
    small, big = (other, one) if ref.extreme in ("biggest", "big") else (one, other)
    return small[0] <= big[0] and small[1] <= big[1]
