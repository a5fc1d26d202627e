"""`I cast Isamaru. Bob bolts him`: a creature that is spoken of as players are: a legend, or whatever no player can be meant beside."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.aims import may_be_aimed_at_players
from bot.scenario.things.board import Thing
from bot.values import replace

_HIM = word_set("him her")


def aimed_at_him(story: Story, player: str, spell: Thing, how: How) -> How:
    """What is cast on `him`: the legend that was spoken of last, where it can't be a player, or that would be whoever casts it; whichever creature
    was spoken of last, of what no player can be aimed at with. Raises `CannotMean` where it may be the legend's controller as well."""
    legend = _legend_spoken_of(story, player, spell)
    if legend is None and not _may_go_to_players(story, spell):
        legend = _creature_spoken_of(story, spell)
    him = next((ref for ref in how.targets or () if _is_him(story, ref)), None)
    if legend is None or not isinstance(him, PlayerRef):
        return how
    of_several = [one for one in story.group if one.is_type("Creature") and not one.gone]
    together = tuple(one.label for one in of_several) if legend in of_several else ()
    if len(together) > 1 and not _is_a_legend(story, legend):
        said = f"It is not told which “{story.tokens[him.start].fold}” means: {' or '.join(together)}."
        raise CannotMean(said, together, him.start, him.start + 1, together)
    targets = []
    for ref in how.targets or ():
        if not _is_him(story, ref):
            targets.append(ref)
            continue
        assert isinstance(ref, PlayerRef)
        who = story.player(ref, about=player)
        if _may_go_to_players(story, spell) and who != player:
            if legend.holder == who:
                labels = (who, legend.label)
                said = f"It is not told which “{story.tokens[ref.start].fold}” means: {' or '.join(labels)}."
                raise CannotMean(said, labels, ref.start, ref.start + 1, labels)
            targets.append(ref)
        else:
            targets.append(ThingRef("made", -1, -1, name=legend.label, told=legend.label))
    return replace(how, targets=tuple(targets))


def _may_go_to_players(story: Story, spell: Thing) -> bool:
    """Whether it may be aimed at a player, or enchant one."""
    if spell.is_type("Aura"):
        return any(text.lower().startswith(("enchant player", "enchant opponent")) for text in spell.texts)
    return may_be_aimed_at_players(story.card(spell))


def _is_him(story: Story, ref: object) -> bool:
    there = isinstance(ref, PlayerRef) and ref.how == "they" and 0 <= ref.start < len(story.tokens)
    return there and isinstance(ref, PlayerRef) and story.tokens[ref.start].fold in _HIM


def _legend_spoken_of(story: Story, player: str, spell: Thing) -> Thing | None:
    """The legendary creature that is there and was spoken of last, where that was a single one; the one of one's own, where what is cast hurts
    nothing and what was spoken of last is another's."""
    there = [t for t in story.focus if t is not spell and not t.gone]
    if there and _is_a_legend(story, there[-1]):
        return there[-1]
    own = [t for t in there if t.holder == player and _is_a_legend(story, t)]
    helps = not any(_HURTS.search(text) for text in spell.texts)
    return own[0] if len(own) == 1 and there[-1].holder != player and helps else None


_HURTS = regex(
    r"\b(?:damage|destroy|exile|sacrifice|return|fights?|lose|tap|can't|control)\b|[-−]\w+/|counter target",
    re.IGNORECASE,
)


def _creature_spoken_of(story: Story, spell: Thing) -> Thing | None:
    """The creature that is there and was spoken of last."""
    there = (t for t in reversed(story.focus) if t is not spell and not t.gone and t.zone == "battlefield")
    return next((thing for thing in there if thing.is_type("Creature")), None)


def _is_a_legend(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    there = thing.zone == "battlefield" or thing.cast_by is not None
    return there and card is not None and "Legendary" in card.supertypes and "Creature" in card.types
