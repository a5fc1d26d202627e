"""A creature or planeswalker that is called he or she: `he blocks with Serra Angel and I cast Lightning Bolt on her`."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.naming.given_names import surely_goes_with
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating

_SPELLS = {"Instant", "Sorcery"}


def called_so(story: Creating, ref: PlayerRef, creatures_alone: bool = False) -> Thing | None:
    """The creature that was spoken of last, where the players were called he by then, no player's name says she and the word is she, or the
    other way round; the planeswalker that was spoken of last, where nobody was called so before it was. None of any other word. `creatures_alone`:
    no player can be meant, and it is the last creature anyway."""
    word = story.tokens[ref.start].fold if ref.how == "they" else ""
    own = _HE if word in _HE else _SHE if word in _SHE else frozenset()
    if not own or is_a_face(story, ref):
        return None
    last = next((t for t in reversed(story.focus) if not t.gone and _SPELLS.isdisjoint(t.types)), None)
    if creatures_alone:
        creature = next((t for t in reversed(story.focus) if not t.gone and t.is_type("Creature")), None)
        if creature is None:
            told = story.tokens[ref.start].text
            raise CannotMean(f"It is not told which creature “{told}” is.", (), ref.start, ref.start + 1)
        return creature
    if last is None:
        return None
    if last.is_type("Planeswalker"):
        name = last.name.lower().split()[0].rstrip(",")
        places = [n for n, token in enumerate(story.tokens) if name in (token.fold, token.owner)]
        return last if places and not any(t.fold in own for t in story.tokens[: places[0]]) else None
    if any(surely_goes_with(word, name) for name in story.seats):
        return None  # a player whose name says so
    others = _SHE if own is _HE else _HE
    said = [token.fold for token in story.tokens if token.fold in _HE | _SHE]
    so = said[0] in others and last is story.focus[-1] and last.is_type("Creature")
    return last if so and last.card is not None else None


_HE, _SHE = frozenset({"he", "him", "his"}), frozenset({"she", "her", "hers"})


def is_a_face(story: Creating, ref: PlayerRef) -> bool:
    """`I bolt his face`: the player, whatever else was called so."""
    return any(token.fold in _FACES for token in story.tokens[ref.start + 1 : ref.start + 2])


_FACES = frozenset({"face", "head", "dome"})
