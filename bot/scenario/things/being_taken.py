"""Whose something is that a spell on the stack would take: `He casts Control Magic on my 3/3. In response I sacrifice my 3/3.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Activate, Cast
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating

_IN_RESPONSE = frozenset({"response", "respond", "responds", "responded", "responding"})


def being_taken(story: Creating, known: Sequence[Thing], ref: ThingRef, owner: str) -> list[Thing]:
    """Those of that player's that the last deed takes, where this is done in response to it: they are that player's still."""
    last = story.actions[-1] if story.actions else None
    begins = sentence_begins(story.tokens, ref.start)
    end = next((n for n in range(begins, len(story.tokens)) if story.tokens[n].kind == "break"), None)
    said = {token.fold for token in story.tokens[begins:end]}
    if not isinstance(last, Cast | Activate) or not said & _IN_RESPONSE:
        return []
    aimed = last.targets.names or ()
    return [t for t in known if t.taken_by is not None and t.controller == owner and t.label in aimed]
