"""Who `him` is of what a player does: `my opponent casts Lightning Bolt on him`. Not whoever does it, who would be `himself`."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_aimed_at
from bot.scenario.things.board import Thing
from bot.scenario.things.called_he_or_she import is_a_face


def walker_called(story: Story, ref: PlayerRef) -> Thing | None:
    """`casts Lightning Bolt on him`, `attacks her`: not whoever does it, who would be `himself`, but the planeswalker spoken of
    last."""
    if not _is_said_so(story, ref):
        return None
    return next((t for t in reversed(story.focus) if t.is_type("Planeswalker") and not t.gone), None)


def another_called(story: Story, ref: PlayerRef, player: str, card: Card | None) -> str:
    """The label of what `player` aims a spell at: the planeswalker spoken of last, else the one creature told of that the player does not
    have, else the one there is at all; the player, where the word does not say that it is another. Raises `CannotMean` where no creature
    or several may be meant."""
    if not _is_said_so(story, ref):
        return player
    walker = walker_called(story, ref)
    if walker is not None:
        return walker.label
    creatures = [t for t in story.focus if t.is_type("Creature") and t.zone == "battlefield" and not t.gone]
    creatures = [t for t in creatures if may_be_aimed_at(card, t.types)]
    others = [t for t in creatures if t.holder != player] or creatures
    if len(others) == 1:
        return others[0].label
    told = story.tokens[ref.start].text
    labels = tuple(dict.fromkeys(thing.label for thing in others))
    said = f"It is not told who or what “{told}” is, of what {player} does: {' or '.join(labels)}".rstrip(
        ": "
    )
    raise CannotMean(f"{said}.", labels, ref.start, ref.start + 1)


def _is_said_so(story: Story, ref: PlayerRef) -> bool:
    """Whether the word is one by which nobody tells of oneself as of whom a deed is done to."""
    return ref.how == "they" and story.tokens[ref.start].fold in ("him", "her") and not is_a_face(story, ref)
