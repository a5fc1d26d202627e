"""The card in a graveyard that a spell or ability is aimed at, where none is told of: nobody does so with none there."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Ability, Spell
from bot.abilities.filters import OfType
from bot.abilities.walk import inside
from bot.abilities.who import Target
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_told
from bot.scenario.text.possessive import of
from bot.scenario.things.aims import may_be_target, whose, zone_of

#: The kinds of cards, the likeliest first.
_KINDS = ("Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Land", "Planeswalker")


def suppose_cards_in_graveyards(story: Story) -> None:
    """`I use Deathrite Shaman to drain him`: the card that it exiles is there. What is told already may be meant or come there, so that
    nothing is supposed then."""
    for action in story.actions:
        if not isinstance(action, Cast | Activate) or action.targets.names is not None:
            continue
        targets = inside(tuple(_aimed_by(story, action)), Target)
        if isinstance(action, Cast) and _enchants_there(story, action) and not _told_otherwise(story, action):
            _lay(story, action.player, "Creature", action.card)
            continue
        if len(targets) != 1 or zone_of(targets[0]) != "graveyard" or not targets[0].count.least:
            continue
        source = action.card if isinstance(action, Cast) else action.source
        others = (t for t in story.things if t.label != source)
        if any(may_be_target(targets[0], thing.types) for thing in others):
            continue
        named = {quality.type for quality in inside(targets[0], OfType)} & {*_KINDS}
        kind = next((kind for kind in _KINDS if kind in (named or _KINDS)), None)
        player = action.player if whose(targets[0]) == "mine" else story.opponent(action.player)
        if kind is not None and "graveyard" not in story.seat(player).empty:
            _lay(story, player, kind, source)


def _aimed_by(story: Story, action: Cast | Activate) -> Sequence[Ability]:
    """The abilities that may be meant."""
    if isinstance(action, Activate):
        return abilities_told(story, action)
    card = next((story.card(thing) for thing in story.things if thing.label == action.card), None)
    return [one for one in card.abilities if isinstance(one, Spell)] if card is not None else []


def _enchants_there(story: Story, cast: Cast) -> bool:
    """Whether it is an Aura that is cast on a creature card in a graveyard."""
    texts = next((thing.texts for thing in story.things if thing.label == cast.card), ())
    return any(_ENCHANTS_THERE.match(text) for text in texts)


_ENCHANTS_THERE = regex(r"enchant creature card in (?:a|your) graveyard", re.IGNORECASE)


def _told_otherwise(story: Story, cast: Cast) -> bool:
    """Whether a creature is told that may be meant, or no card is in the graveyard."""
    there = any(t.is_type("Creature") for t in story.things if t.label != cast.card)
    return there or "graveyard" in story.seat(cast.player).empty


def _lay(story: Story, player: str, kind: str, source: str) -> None:
    noun = kind.lower()
    article = "an" if noun[0] in "aeiou" else "a"
    ref = ThingRef("kind", -1, -1, article=article, types=(kind,), noun=noun, told=f"{article} {noun}")
    for thing in story.resolve((ref,), "declare", player):
        thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
        story.assumptions.append(
            f"{article} {noun} card is in {of(player)} graveyard for {source}.".capitalize()
        )
