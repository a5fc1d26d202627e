"""A creature that is called he or she: `he blocks with Serra Angel and I cast Lightning Bolt on her`."""

from __future__ import annotations

from bot.scenario.phrases.values import PlayerRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating


def creature_called(story: Creating, ref: PlayerRef) -> Thing | None:
    """The creature that was spoken of last, where the players were called he by then and the word is she, or the other way round; None of any
    other word."""
    word = story.tokens[ref.start].fold if ref.how == "they" else ""
    own = _HE if word in _HE else _SHE if word in _SHE else frozenset()
    others = _SHE if own is _HE else _HE
    said = [token.fold for token in story.tokens if token.fold in _HE | _SHE]
    if not own or not said or said[0] not in others or "they" in said:
        return None
    last = next((t for t in reversed(story.focus) if not t.gone), None)
    return last if last is not None and last.is_type("Creature") and last.card is not None else None


_HE, _SHE = frozenset({"he", "him", "his"}), frozenset({"she", "her", "hers"})
