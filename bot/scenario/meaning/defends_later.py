"""Whom an attack is made on of which nobody says whose it is: who is told, or asked, to block or to be dealt damage after it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

#: Who plays where nobody is named.
_UNNAMED = frozenset({"You", "Opponent"})
_BLOCKING = frozenset({"block", "noblock"})
_DAMAGED = frozenset({"ask damageto", "ask takesamount", "ask anydamage", "ask lifelost", "ask loseslife"})


def who_defends_later(story: Story) -> str | None:
    """The player; None where it is not told, or something else is told to attack before."""
    for deed in _deeds(story):
        if deed.kind in ("attack", "itattack"):
            return None
        refs = [deed.get("who"), *(deed.get("to") or ())] if deed.kind in _DAMAGED else [deed.get("who")]
        if deed.kind in _BLOCKING | _DAMAGED:
            player = next((one for one in refs if isinstance(one, PlayerRef)), None)
            unnamed = story.actor is None and story.last_player is None and {*story.seats} == _UNNAMED
            if player is not None and player.how == "they" and unnamed:
                return "Opponent"
            return story.player(player) if player is not None and player.how in ("me", "name") else None
        if deed.kind in ("itblock", "blockedby"):
            things = deed.get("blockers" if deed.kind == "blockedby" else "it") or ()
            return next((who for one in things if (who := _whose(story, one)) is not None), None)
    return None


def _deeds(story: Story) -> Iterator[Statement]:
    """What is told and asked from here on, the deed of `Can I block?` before the question."""
    for told in story.to_come:
        action = told.get("action")
        for deed in action if isinstance(action, tuple) else (action,):
            if isinstance(deed, Statement):
                who = deed.get("who") or told.get("who")
                yield Statement(deed.kind, {**deed.slots, "who": who}, deed.start, deed.end)
        yield told


def _whose(story: Story, ref: object) -> str | None:
    """Whose the blocker is, as far as is told."""
    if not isinstance(ref, ThingRef):
        return None
    if ref.owner is not None:
        return story.owner(ref.owner)
    return next((thing.holder for thing in story.things if ref.name and thing.name == ref.name), None)
