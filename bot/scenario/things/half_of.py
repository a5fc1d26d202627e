"""`Half of them`, `half of his creatures`: as many of all that are meant."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.not_told_which import not_told_which


def half_of(story: Creating, ref: ThingRef, role: Role, about: str | None) -> list[Thing]:
    """Half of what `ref` means. Raises `CannotMean` where that is no whole number of things, or something told parts them."""
    things = story.resolve((ref.but(halved=False, count=0, many=True, start=-1, end=-1),), "any", about)
    if ref.source == "it" and len(things) < 2:
        raise CannotMean(f"It is not told what “{ref.told}” is half of.", start=ref.start, end=ref.end)
    number, odd = divmod(len(things), 2)
    if odd or not number:
        said = f"It is not told which “{ref.told}” are: there are {len(things)}."
        raise CannotMean(said, start=ref.start, end=ref.end)
    if role == "asked" or not are_alike(story, things):
        raise not_told_which(ref, things, "are")
    return things[:number]
