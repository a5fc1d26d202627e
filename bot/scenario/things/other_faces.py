"""What is called by the name of its other face, once it has turned into that or come back as that."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating


def of_its_other_face(story: Creating, ref: ThingRef) -> Thing | None:
    """`Is Insectile Aberration on the battlefield?` after Delver of Secrets was told of: that card, and no second one; None where nothing
    told has such a face that it can turn into, or was cast by its other face, or what is so called is there itself."""
    if ref.source != "card" or any(ref.name in (thing.name, thing.label) for thing in story.things):
        return None
    turned = [
        thing
        for thing in story.things
        if (card := story.card(thing)) is not None
        and card.other_face is not None
        and card.other_face.name == ref.name
        and (thing.cast_by is not None or not card.other_face.mana_cost)
    ]
    return turned[0] if len(turned) == 1 else None


def come_back_as_its_other_face(story: Creating, ref: ThingRef) -> list[Thing]:
    """`I attack with Reflection of Kiki-Jiki` after its Saga was told of: a Saga or battle that is nothing else by the end has come back
    as that, and no second one is there."""
    thing = of_its_other_face(story, ref)
    return [thing] if thing is not None and (thing.is_type("Saga") or thing.is_type("Siege")) else []
