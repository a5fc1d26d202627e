"""Abilities of keywords that are activated by their own verbs: cycling, equipping, crafting, animating."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.combining import May
from bot.abilities.effects import Attach
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.decisions import Picks, SaysMay, TriggerTargets
from bot.engine.told.script import Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, activated_plainly
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.meaning.attached_by_triggers import attached_by_a_trigger
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant
from bot.scenario.things.board import Thing
from bot.values import replace

_KEYWORD_VERBS = {
    verb: verb
    for verb in (
        "channel",
        "reinforce",
        "unearth",
        "embalm",
        "eternalize",
        "encore",
        "scavenge",
        "outlast",
        "exhaust",
        "renew",
        "adapt",
        "reconfigure",
        "ninjutsu",
    )
}


@means("keyworded")
def uses_keyword(story: Story, statement: Statement) -> None:
    """`unearths Ogre`, `scavenges Ogre on Bear`: the ability of that keyword, of the card where the keyword works."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    verb = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _KEYWORD_VERBS)
    if statement.get("returned") is not None:
        how = replace(how, returned=statement.slots["returned"])
    activate_ability(story, player, ref, replace(how, words=how.words or _KEYWORD_VERBS[verb]))


@means("animate")
def animate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    thing = story.one(statement.slots["thing"], "source", player)
    activated_plainly(story, player, thing, abilities_meant(story, thing, "becomes", None, purpose=True))


@means("equips")
def equips(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    equipment, creature = statement.get("equip") or statement.slots["equip2"]
    if creature.source == "it":  # what was spoken of before the Equipment was
        target, source = story.one(creature, "source", player), story.one(equipment, "source", player)
    else:
        source, target = story.one(equipment, "source", player), story.one(creature, "source", player)
    if statement.get("equip2") is not None and attached_by_a_trigger(story, player, source, target):
        story.refer([target])
        return
    if source.is_type("Enchantment") and not source.declared:  # `attaches Pacifism to it`
        cast_spell(story, player, equipment, How(targets=(creature,)))
        return
    which = abilities_meant(story, source, "equip", None, purpose=True)
    activated_plainly(story, player, source, which, targets=Targets((target.label,)))
    story.refer([target])  # `and attack with it`


@means("equipsthe")
def equips_with_what_there_is(story: Story, statement: Statement) -> None:
    """`equips Bear`, `equips Sword`: with the only Equipment that there is, the only creature that does not wear it. Raises
    `CannotMean` where there are several."""
    player = actor_of(story, statement)
    said = story.one(statement.slots["thing"], "source", player)
    named_equipment = said.is_type("Equipment")
    fits = _could_wear if named_equipment else _could_be_worn
    others = [
        one for one in story.things if one.holder in (player, None) and not one.gone and fits(one, said)
    ]
    if len(others) != 1:
        message = f"It is not told which {'creature' if named_equipment else 'Equipment'} is meant."
        raise CannotMean(message, ("Alice equips Sword to Bear.",), statement.start, statement.end)
    source, target = (said, others[0]) if named_equipment else (others[0], said)
    which = abilities_meant(story, source, "equip", None, purpose=True)
    activated_plainly(story, player, source, which, targets=Targets((target.label,)))
    story.refer([target])


def _could_be_worn(thing: Thing, bearer: Thing) -> bool:
    return thing.is_type("Equipment") and thing.zone == "battlefield" and thing.attached_to is not bearer


def _could_wear(thing: Thing, equipment: Thing) -> bool:
    return thing.is_type("Creature") and thing.zone == "battlefield" and equipment.attached_to is not thing


@means("attachesit")
def attaches_what_was_cast(story: Story, statement: Statement) -> None:
    """`casts an Equipment and attaches it to Bear`: what it does as it enters (CR 301.5). Raises `CannotMean` where it does no such
    thing."""
    player = actor_of(story, statement)
    thing = story.spells[-1] if story.spells else None
    card = story.card(thing) if thing is not None else None
    triggers = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
    able = [a for a in triggers if holds(a.effects, Attach)]
    if thing is None or len(able) != 1:
        message = "It is not told what attaches it: an equip ability is told as “equips”."
        raise CannotMean(message, ("Alice equips Sword to Bear.",), statement.start, statement.end)
    names = story.names_of(statement.slots["targets"], "target", player)
    take_them_to_be_there(story, player, thing, names)
    if holds(able[0].effects, May):
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    aimed = holds(able[0].effects, Target)
    told = TriggerTargets(player, thing.label, Targets(names)) if aimed else Picks(player, names, thing.label)
    story.actions.append(told)


@means("crafts")
def crafts(story: Story, statement: Statement) -> None:
    """`crafts Braided Net with Cog`: its craft ability (CR 702.167a)."""
    how = How(words="craft", exiled=statement.get("exiled") or ())
    activate_ability(story, actor_of(story, statement), statement.slots["thing"], how)
