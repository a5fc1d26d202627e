"""What is told to explore or to connive: something told makes it do so, and is aimed at it (CR 701.44, 701.50)."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.keyword_actions import Connive, Explore
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.scenario.explained.source import Source, abilities_of, tell_aim, tell_trigger
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("explores")
def explores(story: Story, statement: Statement) -> None:
    """`Hill Giant explores`: what has `target creature you control explores` is aimed at it; what explores by itself is only spoken of."""
    verb = {token.lemma for token in story.tokens[statement.start : statement.end]} & {"explore", "connive"}
    aimed = [
        (player, source)
        for player in story.seats
        for thing, ability in abilities_of(story, player)
        for part in inside(ability.effects, Explore if "explore" in verb else Connive)
        if isinstance(part, Explore | Connive) and holds(part.who, Target)
        for source in (Source(thing, ability, part),)
    ]
    refs = [ref for ref in statement.get("it") or () if isinstance(ref, ThingRef)]
    if story.actions and len(aimed) == 1 and len(refs) == 1 and refs[0].source != "it":
        player, source = aimed[0]
        target = story.one(refs[0], "target", player)
        _aim(story, player, source, target)
        story.refer([target])
    story.skip(statement.start, statement.end)


def _aim(story: Story, player: str, source: Source, target: Thing) -> None:
    if target.controller is None:
        target.likely = player
    if isinstance(source.ability, Triggered):
        tell_trigger(story, player, source, [target.label])
    else:
        tell_aim(story, source, [target.label])


def who_explores(story: Story, thing: Thing) -> str | None:
    """The player whose library is looked at where that explores: who controls it, or what makes it explore; None where nothing does."""
    for player in story.seats:
        for _, ability in abilities_of(story, player):
            if inside(ability.effects, Explore):
                return thing.holder or player
    return None
