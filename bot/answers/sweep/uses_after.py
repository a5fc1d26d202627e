"""What is used after the deed of a standard story: abilities, lands, Vehicles, the planar die."""

from __future__ import annotations

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.company import SECRET
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Activate, Attack, RollsChaos, TurnsFaceUp
from bot.engine.told.setup import ObjectSetup


def theirs_is_used(telling: Telling) -> None:
    telling.actions.append(Activate(YOU, f"{YOU}'s Relic"))
    telling.actions.append(Activate(YOU, f"{YOU}'s Bird"))


def used(telling: Telling) -> None:
    """An ability that the creature (or another of its kind) has been given is activated."""
    spell = {"Instant", "Sorcery"} & set(telling.board.card.types)
    worn_by = telling.board.host or telling.board.worn_by
    host = worn_by or (telling.board.mine[0] if spell else telling.board.subject)
    telling.actions.append(Activate(YOU if host.startswith(YOU) else ME, host))


def _taps_for_mana(thing: ObjectSetup) -> bool:
    return bool({"Plains", "Island", "Swamp", "Mountain", "Forest"} & set(thing.card.subtypes))


def lands_are_tapped(telling: Telling) -> None:
    """Each player taps a land for mana."""
    for thing in telling.board.objects:
        if "Land" in thing.card.types and thing.zone == "battlefield" and _taps_for_mana(thing):
            telling.actions.append(Activate(thing.controller, thing.label, for_mana=True))


def tapped_and_used(telling: Telling) -> None:
    telling.cast(ME, "Chill")
    used(telling)


def all_is_used(telling: Telling) -> None:
    """Alice uses an ability of each kind: of an artifact, a creature and one that works but once."""
    telling.actions += [Activate(ME, f"{ME}'s {name}") for name in ("Relic", "Bird", "Ward")]
    for thing in telling.board.objects:
        able = "Planeswalker" in thing.card.types or "commander" in thing.designations
        if thing.controller == ME and able and thing.label != telling.board.subject:
            telling.actions.append(Activate(ME, thing.label))


def cycled(telling: Telling) -> None:
    telling.actions.append(Activate(ME, f"{ME}'s Wolf in hand"))


def crewed(telling: Telling) -> None:
    """The creature crews each Vehicle and saddles each Mount; then those attack."""
    host = telling.board.host or telling.board.mine[0]
    ridden = [
        o.label
        for o in telling.board.objects
        if o.controller == ME and o.zone == "battlefield" and {"Vehicle", "Mount"} & set(o.card.subtypes)
    ]
    for label in ridden[:1]:
        telling.actions.append(Activate(ME, label, tapped=(host,)))
    telling.actions.append(Attack(ME, tuple((label, YOU) for label in ridden[:1])))


def chaos(telling: Telling) -> None:
    telling.actions.append(RollsChaos(ME))


def transformed_twice(telling: Telling) -> None:
    telling.cast(ME, "Turn", telling.board.subject)
    telling.cast(ME, "Turn", telling.board.subject)


def turned_up(telling: Telling) -> None:
    telling.actions.append(TurnsFaceUp(ME, f"{ME}'s {SECRET.name}"))
