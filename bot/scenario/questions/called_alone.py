"""`I control Elvish Visionary. Does she die to Shock?`: a creature that is called he or she where nobody else was spoken of."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.aims import may_be_target, targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def of_the_creature_called_so(story: Story, statement: Statement) -> Statement:
    """The question of the creature, where it is asked whether he or she dies to a spell that nobody has cast and that may be aimed at it."""
    what = statement.get("what")
    who = what[0] if isinstance(what, tuple) and len(what) == 1 else what
    if statement.kind not in ("ask dies", "ask survives") or story.actions or not isinstance(who, PlayerRef):
        return statement
    creature = _creature_spoken_of_alone(story, who)
    by = statement.get("by")
    card = story.card_meant(by[0] if isinstance(by, tuple) and by else by) if by is not None else None
    if creature is None or card is None:
        _refuse_his_legend(story, who, by)
        return statement
    if (targets := targets_of(card)) and not may_be_target(targets[0], creature.types):
        return statement
    it = ThingRef("made", who.start, who.start + 1, name=creature.label, told=creature.label)
    return replace(statement, slots={**statement.slots, "what": (it,)})


def legend_spoken_of_alone(story: Story, who: PlayerRef) -> Thing | None:
    """`I control Krenko. Is he dead if my opponent casts Wrath of God?`: a legend, where nobody else was spoken of by then."""
    last = _creature_spoken_of_alone(story, who)
    return last if last is not None and _is_a_legend(last) else None


def guy_spoken_of(story: Story, who: PlayerRef) -> Thing | None:
    """The creature that was spoken of last, where it was called a guy by then: `I give my guy indestructible. Does he live?`"""
    called = any(token.fold in _GUYS for token in story.tokens[: who.start])
    last = story.focus[-1] if story.focus else None
    return last if called and last is not None and last.is_type("Creature") else None


def _is_a_legend(thing: Thing) -> bool:
    return thing.card is not None and "Legendary" in thing.card.supertypes


def _creature_spoken_of_alone(story: Story, who: PlayerRef) -> Thing | None:
    """The creature that was spoken of last, where nobody but who tells the story was spoken of by then."""
    last = story.focus[-1] if story.focus else None
    if last is None or not last.is_type("Creature") or story.tokens[who.start].fold not in ("he", "she"):
        return None
    others = {token.fold for token in story.tokens[: who.start]} & (_OTHERS | story.lexicon.players.keys())
    return None if others else last


def _refuse_his_legend(story: Story, who: PlayerRef, by: object) -> None:
    """`Bob has Krenko. Does he die to Shock?`: he may be either. Raises `CannotMean`."""
    last = story.focus[-1] if story.focus else None
    word = story.tokens[who.start].fold
    if by is None or word not in ("he", "she") or last is None or not last.is_type("Creature"):
        return
    if not _is_a_legend(last) or last.holder in (None, "You"):
        return
    labels = (story.player(who, subject=True), last.label)
    if last.holder == labels[0]:
        said = f"It is not told which “{word}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, who.start, who.start + 1, labels)


_OTHERS = word_set("opponent opponents opp opps he him his she her they them their he's she's")
_GUYS = frozenset({"guy", "dude", "fella"})
