"""What a spell is aimed at instead, told in a sentence of its own: `I redirect the Bolt to Bob`."""

from __future__ import annotations

from bot.abilities.retargeting import ChangeTarget, ChooseNewTargets
from bot.abilities.walk import holds
from bot.engine.told.decisions import NewTargets
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import changed_to_itself
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("retargets")
def retargets(story: Story, statement: Statement) -> None:
    """What that player's spell, told just before, changes another's target to (CR 115.7)."""
    player = actor_of(story, statement)
    changing = spell_that_changes_targets(story, player) or untold_change_of_target(story, player)
    if changing is None:
        raise CannotMean("It is not told what changes a target.", (), statement.start, statement.end)
    spell = statement.get("spell")
    changed = story.resolve((spell,), "spell", player) if isinstance(spell, ThingRef) else []
    if any(thing.cast_by is None or thing is changing for thing in changed):
        said = "It is not told which spell gets another target."
        raise CannotMean(said, (), statement.start, statement.end)
    names = story.names_of(statement.slots["targets"], "target", player)
    fixed = changed_to_itself(story, player, changing, names)
    story.actions += [NewTargets(player, names, changing.label, changed=True)] if fixed is None else fixed


def spell_that_changes_targets(story: Story, player: str) -> Thing | None:
    """What that player cast or activated just before, where it changes another's target."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or last.player != player:
        return None
    label = last.card if isinstance(last, Cast) else last.source
    spell = next((t for t in (*story.spells, *story.things) if t.label == label), None)
    card = story.card(spell) if spell is not None else None
    return spell if card is not None and holds(card.abilities, ChangeTarget, ChooseNewTargets) else None


def untold_change_of_target(story: Story, player: str) -> Thing | None:
    """What changes the target of another's spell that was cast just before, where it is not told with what: `I cast Shock on him. He
    redirects it to my Ogre`; None where no such spell was."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player == player or len(last.targets.names or ()) != 1:
        return None
    story.response = True
    effect(story, player, "Redirecting Spell", _CHANGES_A_TARGET, (last.card,))
    return story.things[-1]


_CHANGES_A_TARGET = "Change the target of target spell with a single target."
