"""What words that are passed over say of a player's life: that has to come about by what is told."""

from __future__ import annotations

from bot.scenario.phrases.values import HOW, PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set

_CAME = {"gain": Came.GAINED, "lose": Came.LOST}
_REASONS = word_set(
    "because since although though despite if when whenever would should could may might not no never"
)


def claim_life(story: Story, statement: Statement) -> None:
    """Notes that a player is said to have gained or lost life, in words that are passed over; nothing where they only give a reason, deny
    it or suppose it."""
    tokens = story.tokens[statement.start : statement.end]
    words = [token.fold for token in tokens]
    verb = next((token.lemma for token in tokens if token.lemma in _CAME), "")
    if not verb or "life" not in words or _REASONS & {*words}:
        return
    who = next((word for word in words if word in _WHO or word in story.lexicon.players), "")
    named = story.lexicon.players.get(who)
    ref = PlayerRef("name", named) if named else PlayerRef(_WHO[who]) if who else None
    player = story.player(ref, subject=True) if ref is not None else story.actor or next(iter(story.seats))
    story.claim((player,), _CAME[verb], statement.start, statement.end)


_WHO: dict[str, HOW] = {"i": "me", "he": "they", "she": "they", "they": "they", "opponent": "opponent"}
