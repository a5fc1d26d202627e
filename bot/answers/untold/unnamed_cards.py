"""Cards of which only their place is told: what is asked is answered where it is all one of which type they are."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold, with_objects
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.scenario.things.made import UNNAMED, UNNAMED_PERMANENT
from bot.values import replace

#: What such cards may be as well as the lands that they are taken for.
_OTHERWISE = (Card(UNNAMED, ("Artifact", "Creature"), power=1, toughness=1), Card(UNNAMED, ("Instant",)))


def whose_type_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or that the types of cards have to be told that are only counted, as others would change an answer.
    Where the story cannot come so with others, they are what it needs."""
    unnamed = next(filter(_is_unnamed, understood.script.setup.objects), None)
    if unnamed is None or found.status is not Status.RESOLVED:
        return found
    values = [answer.value for answer in found.answers]
    for card in _OTHERWISE:
        other = run(_told_as(understood, card))
        if other.status is Status.RESOLVED and [answer.value for answer in other.answers] != values:
            return _to_be_told(unnamed)
    return found


def _is_unnamed(one: ObjectSetup) -> bool:
    return (
        one.card.name in (UNNAMED, UNNAMED_PERMANENT) and not one.card.abilities and one.zone != "battlefield"
    )


def _told_as(understood: Scenario, card: Card) -> Scenario:
    return with_objects(
        understood,
        lambda objects: tuple(
            replace(one, card=replace(card, name=one.card.name)) if _may_be(one, card) else one
            for one in objects
        ),
    )


def _may_be(one: ObjectSetup, card: Card) -> bool:
    return _is_unnamed(one) and (one.card.name == UNNAMED or "Instant" not in card.types)


def _to_be_told(unnamed: ObjectSetup) -> ToBeTold:
    whose, has = (
        ("your", "You have") if unnamed.owner == "You" else (f"{unnamed.owner}'s", f"{unnamed.owner} has")
    )
    place = f"in {whose} {unnamed.zone}" if unnamed.zone != "exile" else "in exile"
    return ToBeTold(
        f"It is not told of what types the cards {place} are, and the answer depends on that.",
        (f"{has} two creature cards {place}.",),
    )
