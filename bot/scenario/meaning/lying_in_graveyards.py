"""Cards that are told to be taken out of a graveyard, and of which nothing was told before: they lie there."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story


def lay_in_graveyards(story: Story, player: str, how: How) -> None:
    """`casts Zed, returning Bear from her graveyard`: the Bear is there, and no other is meant that is on the battlefield."""
    if not how.buried:
        return
    for ref in (*how.returned, *how.exiled):
        there = any(t.zone == "graveyard" and ref.name in (t.name, t.label) for t in story.things)
        if ref.source not in ("card", "guess", "made") or there:
            continue
        for n in range(max(1, ref.count)):
            thing = story.create(ref, n, max(1, ref.count))
            whose = _whose(story, ref) or player
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", whose, whose, True


def _whose(story: Story, ref: ThingRef) -> str | None:
    """Whose graveyard: what is another's lies in that player's, and so does what is taken from `his`."""
    if ref.owner is not None:
        return story.owner(ref.owner)
    after = story.tokens[ref.end : ref.end + 4]
    at = next((n for n, token in enumerate(after) if token.fold in ("graveyard", "yard", "bin")), 0)
    his = at > 0 and after[at - 1].fold in ("his", "her", "their")
    return story.opponent("You") if his and story.speaks else None
