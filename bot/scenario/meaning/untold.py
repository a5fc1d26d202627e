"""A deed told without what does it: an instant with those words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Cast, Targets
from bot.scenario.explained.effects import is_explained
from bot.scenario.meaning.told_again import aimed_in_time, answered_in_one_breath, swept_in_time
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp


def effect(
    story: Story,
    player: str,
    name: str,
    text: str,
    targets: Sequence[str] | None = None,
    shares: Sequence[tuple[str, int]] = (),
    said: str = "",
    again: bool = False,
) -> None:
    """`player` does what `text` says: as what was told before does it, or as an instant of that text. `said`: the words of what only comes about: then it does as the
    text of an instant does, but nothing is cast. `again`: it is another than what was told before."""
    made = MadeUp(name, ("Instant",), lines=(text,))
    if not shares and not again and is_explained(story, player, made, targets):
        return
    thing = Thing(
        story.new_label(name),
        name,
        len(story.things),
        made=made,
        told=player,
        owner=player,
        zone="hand",
        declared=True,
        cast_by=player,
        untold=True,
    )
    story.add(thing)
    how = "nothing is cast" if said else f"it is an instant “{text}”"
    story.assumptions.append(f"It is not told with what that is done: {how}.")
    response, story.response = story.response, False
    under, story.under = story.under, None
    names = tuple(targets or ())
    if not (response or said) and names and (spell := _done_in_time(story, thing, names)) is not None:
        story.assumptions.append(f"{thing.label} answers {spell} before it resolves.")
        response = True
    story.actions.append(
        Cast(
            player,
            thing.label,
            Targets(tuple(targets) if targets is not None else None, tuple(shares)),
            response=response,
            under=under.label if under else None,
            said=said,
        )
    )
    if not said:
        story.actor = player


def _done_in_time(story: Story, thing: Thing, names: tuple[str, ...]) -> str | None:
    """The spell that would take away what this is done to, or harm it, told just before, by its label: nobody means that it comes later."""
    return (
        answered_in_one_breath(story, thing, names)
        or aimed_in_time(story, thing, names)
        or swept_in_time(story)
    )
