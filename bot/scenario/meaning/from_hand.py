"""Cards of a hand that are spoken of: declared there, or taken to be there."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.players.unknown_cards import UNKNOWN
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.things.board import Thing
from bot.scenario.things.made import UNNAMED, MadeUp


def in_hand(story: Story, ref: ThingRef, player: str) -> Thing:
    """The card in a player's hand that is meant: declared there, or assumed to be."""
    there = next(_there_in_hand(story, ref, player), None)
    if there is not None:
        return there
    if ref.source == "kind" and not (ref.subtypes or ref.colors or ref.size):
        kind, name = (ref.types[0], f"{ref.types[0]} card") if ref.types else ("Land", UNNAMED)
        thing = Thing(story.new_label(name), name, len(story.things), made=MadeUp(name, (kind,)), filler=True)
        story.add(thing)
    elif ref.source == "it":
        raise CannotMean(f"It is not told which card “{ref.told}” is.", start=ref.start, end=ref.end)
    else:
        thing = story.create(ref.but(count=1))
    thing.zone, thing.told, thing.owner, thing.declared = "hand", player, player, True
    thing.from_hand = "one of those told" if _stands_for_one_of_them(story, player) else "untold"
    return thing


def _stands_for_one_of_them(story: Story, player: str) -> bool:
    """Whether the card is one of those of which it was only told how many there are in the player's hand: then it is no other besides."""
    unnamed = [
        t for t in story.things if t.card is UNKNOWN and t.zone == "hand" and t.told == player and not t.gone
    ]
    if unnamed:
        story.things.remove(unnamed[-1])
    return bool(unnamed)


def taken_from_hand(story: Story, ref: ThingRef, player: str) -> list[Thing]:
    """The cards of a hand that are meant, as many as are told, else all that are there; they are there no longer."""
    refuse_too_many(ref)
    taken: list[Thing] = []
    for _ in range(ref.count or max(1, sum(1 for _ in _there_in_hand(story, ref, player)))):
        taken.append(in_hand(story, ref, player))
        taken[-1].gone = True
    return taken


def _there_in_hand(story: Story, ref: ThingRef, player: str) -> Iterator[Thing]:
    for thing in story.things:
        if thing.zone != "hand" or thing.cast_by is not None or thing.told != player or thing.gone:
            continue
        plain = ref.source == "kind" and not (ref.types or ref.subtypes or ref.colors or ref.size)
        if thing.name == ref.name or thing.name in ref.names or plain:
            yield thing


def some_with_cycling(story: Story, ref: ThingRef, player: str) -> list[Thing]:
    """`cycles two other cards`: as many cards of the player's hand that have cycling and are nothing else that is told."""
    refuse_too_many(ref)
    found: list[Thing] = []
    for _ in range(max(1, ref.count)):
        made = MadeUp("card", ref.types or ("Sorcery",), lines=("cycling {2}",))
        thing = Thing(story.new_label("card"), "card", len(story.things), made=made, filler=True)
        thing.zone, thing.told, thing.owner, thing.declared = "hand", player, player, True
        found.append(story.add(thing))
    return found
