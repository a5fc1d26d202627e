"""Whose a creature is that is told to block another, where nobody tells whose either is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def who_has_the_named_one(story: Story, blockers: Sequence[Ref], attackers: Sequence[Ref]) -> str | None:
    """Who blocks in `I control Glorious Anthem. Grizzly Bears blocks a 3/3`, where nothing is done yet: whoever tells the story has what
    is named, against one that is not. None where both are named or neither is, and where the other has something too."""
    if _who_has_anything(story) != {"You"}:
        return None
    named, against = _are_named(blockers), _are_named(attackers)
    if named == against:
        return None
    return "You" if named else story.opponent("You")


def is_nobodys_fight(story: Story, blockers: Sequence[Thing], attackers: Sequence[Ref]) -> bool:
    """Whether nothing tells whose these are that block what is of nobody either, though somebody has something that may matter."""
    if story.active or story.actions or not attackers or not _who_has_anything(story):
        return False
    known = {thing.label for thing in story.things if thing.holder} | {
        thing.name for thing in story.things if thing.holder
    }
    nobodys = all(
        isinstance(ref, ThingRef)
        and ref.owner is None
        and ref.source != "it"
        and ref.name not in known
        and ref.article != "the"
        for ref in attackers
    )
    return nobodys and not any(thing.holder for thing in blockers)


def nobody_tells_whose(fighters: Sequence[Thing]) -> None:
    """Whose they are, and what is attached to them, is asked back where it matters."""
    for thing in fighters:
        thing.owner_guessed = True
        for worn in thing.attached:
            worn.owner_guessed = worn.told is None


def _who_has_anything(story: Story) -> set[str]:
    return {thing.holder for thing in story.things if thing.holder} or {story.actor or ""} - {""}


def _are_named(refs: Sequence[Ref]) -> bool:
    return all(isinstance(ref, ThingRef) and ref.source == "card" for ref in refs)


def whoever_is_not_named(story: Story, attacked: str | None) -> str | None:
    """Of several opponents whose creature it may be that attacks, the one whom no word names: `In a three-player game Ogre hits Bob. How much
    damage does Carol take?` is asked of what Carol does not attack with. None where all are named, or it is somebody's turn."""
    others = story.others(attacked) if attacked is not None and story.active is None else ()
    named = {t.fold for t in story.tokens} | {t.owner for t in story.tokens}
    unnamed = [name for name in others if name.lower() not in named and name not in ("You", "Opponent")]
    return unnamed[0] if len(others) > 1 and unnamed else None
