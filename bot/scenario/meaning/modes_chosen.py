"""Modes that are told after what has them: `Alice attacks with Elder Gargaroth. Alice chooses the second mode.`"""

from __future__ import annotations

from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.meaning.chosen_for_spells import word_chosen
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.last_deed import thing_of_last_deed
from bot.scenario.telling.modes_told import modes_picked
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_meant
from bot.values import replace


@means("picksmode")
def picks_mode(story: Story, statement: Statement) -> None:
    """Of the instant or sorcery that she has just cast, or of what triggers: of that permanent, or of the one thing of hers that
    has modes."""
    player = actor_of(story, statement)
    words: tuple[str, ...] = statement.slots["mode"]
    about = statement.get("trigger")
    told = isinstance(about, ThingRef) and about.word != "trigger"
    thing = story.one(about, "any", player) if isinstance(about, ThingRef) and told else None
    last = story.actions[-1] if story.actions else None
    if thing is None and isinstance(last, Cast) and last.player == player:
        thing = thing_of_last_deed(story)
        if thing is not None and {*thing.types} & SPELL_TYPES:
            modes = modes_meant(story.card(thing), words) if not last.modes else ()
            if modes:
                named = story.names_of(statement.get("targets") or (), "target", player)
                story.actions[-1] = replace(
                    last, modes=modes, targets=Targets(named) if named else last.targets
                )
                return
            thing = None
    picked = modes_picked(story, player, words, thing)
    if picked is None and word_chosen(story, player, words, thing):
        return
    if picked is None:
        message = "It is not told of what a mode is chosen."
        raise CannotMean(message, start=statement.start, end=statement.end)
    story.actions.append(picked)
    names = story.names_of(statement.get("targets") or (), "target", player)
    if names:  # `chooses the second mode targeting Ogre`
        source = next((thing for thing in story.things if thing.label == picked.source), None)
        take_them_to_be_there(story, player, source, names)
        story.actions.append(TriggerTargets(player, picked.source, Targets(names)))
