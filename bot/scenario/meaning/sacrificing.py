"""What is sacrificed and discarded, for an ability or for nothing told."""

from __future__ import annotations

from bot.abilities.ability import Unread
from bot.abilities.costs import SacrificeCost
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import (
    AbilityOf,
    Activate,
    Sacrifices,
    Targets,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.aiming import targets_told
from bot.scenario.meaning.does_no_such_thing import refuse_what_it_does_not
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid_and_sacrificed import ability_paid_so, sacrificed_for_what_is_paid
from bot.scenario.meaning.paid_for_abilities import answers_what_was_cast
from bot.scenario.meaning.paid_to_return import paid_to_return
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import response_told
from bot.scenario.meaning.returned_by_triggers import returns_as_it_triggers
from bot.scenario.meaning.sacrificed_before_it_is_told import sacrificed_of_what_is_told_later
from bot.scenario.meaning.sacrificed_for_what_was_used import sacrificed_for_it, was_just_used
from bot.scenario.meaning.sacrificed_in_numbers import of_what_it_asks_for, thing_told
from bot.scenario.meaning.sacrificed_things import (
    aimed_at_what_it_returns,
    aims_for_a_sacrifice,
    besides_what_is_used,
    each_time,
    for_what,
    there_for_what_was_cast,
    things_sacrificed,
    to_its_own_ability,
)
from bot.scenario.meaning.sacrificed_to_the_one import is_any, the_one_that_asks, waits
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.meaning.told_again import sacrificed_in_time
from bot.scenario.meaning.what_lets_sacrifice import asks_for_a_sacrifice, what_lets
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("sacrifices")
def sacrifices(story: Story, statement: Statement) -> None:
    """`sacrifices Zed`, `sacrifices Zed to Goblin Bombardment targeting Bob`: for an ability of its own, or for another's."""
    player = actor_of(story, statement)
    how: How = _attached_as_told(story, player, statement, statement.get("modifiers") or How())
    to = for_what(story, player, statement)
    if to is None and paid_to_return(story, player, statement.slots["things"], how, SacrificeCost):
        return
    mana, story.paid_along = story.paid_along, ""
    tapped, story.tapped_along = story.tapped_along, None
    able = tapped or (ability_paid_so(story, statement, mana) if mana else None)
    if able is not None:
        itself = to is None and tapped is None and able[0].source != "made"
        spent_on_it = () if itself else besides_what_is_used(story, statement.slots["things"], able[0])
        there = next((t for t in story.things if able[0].name in (t.name, t.label)), None)
        if mana and there is not None:
            answers_what_was_cast(story, player, there)
        back = story.resolve(how.returned, "any", player) if not itself else []
        if [thing.label for thing in back] == [able[0].name] or [r.source for r in how.returned] == ["it"]:
            how = replace(how, returned=(), buried=False)  # `to return it to my hand`: what the ability is of
        activate_ability(story, player, able[0], replace(how, which=able[1] or None, sacrificed=spent_on_it))
        return
    if to is None and sacrificed_of_what_is_told_later(story, player, statement):
        return
    if to is None and sacrificed_for_what_is_paid(story, player, statement):
        return
    if isinstance(to, ThingRef) and _is_spell(story, to):
        cast_spell(story, player, to, replace(how, sacrificed=statement.slots["things"]))
        return
    if to is None and _for_its_own_ability(story, player, statement, how):
        return
    supposed = _of_an_outlet(story, player, statement) if to is None and not story.asked_whether else None
    supposed = supposed or (_of_one_that_aims(story, player, statement, how) if to is None else None)
    made = [] if supposed or to is not None else there_for_what_was_cast(story, player, statement)
    things = supposed[0] if supposed else made or things_sacrificed(story, player, statement)
    own = things[0] if to_its_own_ability(story, to, things) else None
    told = own or (story.one(to, "source", player) if isinstance(to, ThingRef) else None)
    outlet = supposed[1] if supposed else told
    if (
        own is None
        and outlet in things
        and isinstance(to, ThingRef)
        and (to.source, to.word == "itself") == ("it", False)
        and statement.slots["things"][0].source != "it"
    ):
        others = [t for t in story.focus if t not in things and t.holder == player]  # `sacrifices Ogre to it`
        outlet = others[-1] if others else outlet
        story.refer([outlet] if outlet is not None else ())
    if own is None and things == [outlet] and statement.slots["things"][0].source == "it":
        others = [t for t in story.focus if t is not outlet and t.is_type("Creature") and t.holder == player]
        things = others[-1:] or things  # `sacrifice it to Goblin Bombardment`
    if outlet is None and story.asked_whether and things:
        outlet = what_lets(story, player, things, statement)
    elif outlet is None and not made and to is None:
        outlet = the_one_that_asks(story, player, things, told_why=bool(how.modes or how.chosen))
    if not (how.response or story.response) and (spell := sacrificed_in_time(story, things)) is not None:
        story.assumptions.append(f"The sacrifice answers {spell} before it resolves.")
        how = replace(how, response=True)
    if outlet is not None and (how.modes or (isinstance(to, ThingRef) and (how.source or how.chosen))):
        refs = tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in things)
        of = (
            to if isinstance(to, ThingRef) else ThingRef("made", -1, -1, name=outlet.label, told=outlet.label)
        )
        activate_ability(story, player, of, replace(how, sacrificed=refs))
        return
    if outlet is not None and asks_for_a_sacrifice(story, outlet):
        how = aimed_at_what_it_returns(story, player, outlet, how)
        returned, how = how.returned, replace(how, returned=(), buried=False)
        how.only("sacrificing for that", "targets", "shares", "response", "under")
        targets = targets_told(story, player, outlet, how)
        response, under = response_told(story, how, outlet, targets.names or ())
        triggered = targets if targets.names and not aims_for_a_sacrifice(story, outlet) else None
        targets = targets if triggered is None else Targets()
        groups = each_time(story, outlet, things)
        if len(groups) == 1 and targets.names is None and was_just_used(story, statement, player, outlet):
            sacrificed_for_it(story, groups.pop())
        for some in groups:
            spent = tuple(thing.label for thing in some)
            story.actions.append(
                Activate(
                    player, outlet.label, targets=targets, sacrificed=spent, response=response, under=under
                )
            )
        for thing in things:
            thing.gone = True
        if triggered is not None:  # `sacrifices Myr to Viscera Seer targeting Ogre`: of what triggers on it
            story.actions.append(TriggerTargets(player, "", triggered))
        if returned and not returns_as_it_triggers(story, player, returned):
            raise CannotMean("It is not told what returns that.", (), statement.start, statement.end)
        return
    returned, how = how.returned, replace(how, returned=(), buried=False)
    how.only("a sacrifice", "targets", "response", "under")
    aims = [targets_told(story, player, thing, how) for thing in things]
    aimed = things[0] if things and aims[0].names and _aims_by_itself(story, things[0]) else None
    response, _ = response_told(story, how, aimed, (aims[0].names or ()) if aimed is not None else ())
    for thing, names in zip(things, aims, strict=True):
        if names.names and not _aims_by_itself(story, thing):
            story.actions.append(Sacrifices(player, thing.label, None, response))
            story.actions.append(TriggerTargets(player, "", names))  # of what triggers on it
        elif names.names:
            which = _that_sacrifice_it(story, thing)
            for_it = (thing.label,) if asks_for_a_sacrifice(story, thing) else ()
            story.actions.append(
                Activate(player, thing.label, which, targets=names, sacrificed=for_it, response=response)
            )
        else:
            label = outlet.label if outlet is not None else None
            story.actions.append(Sacrifices(player, thing.label, label, response))
        thing.gone = True
    if returned and not returns_as_it_triggers(story, player, returned):  # `exploits Bear, returning Shock`
        raise CannotMean("It is not told what returns that.", (), statement.start, statement.end)
    if outlet is not None and isinstance(to, ThingRef) and to.source == "it":
        story.refer([outlet])  # what is spoken of on


def _attached_as_told(story: Story, player: str, statement: Statement, how: How) -> How:
    """`sacrifices Path to Redemption enchanting Ogre`: what an Aura is on is no target of what it is sacrificed for."""
    refs, aimed = statement.slots["things"], how.targets or ()
    said = any(token.fold == "enchanting" for token in story.tokens[statement.start : statement.end])
    if not said or len(refs) != 1 or len(aimed) != 1 or not isinstance(aimed[0], ThingRef):
        return how
    aura = story.one(refs[0], "source", player)
    if not aura.is_type("Aura"):
        return how
    if aura.attached_to is None:
        story.attach(aura, story.one(aimed[0], "any", player))
    return replace(how, targets=None)


def _for_its_own_ability(story: Story, player: str, statement: Statement, how: How) -> bool:
    """`sacrifices Welding Jar to regenerate Ogre`: the ability is activated that asks for that sacrifice and does so (CR 602.1)."""
    refs = statement.slots["things"]
    if not (how.modes or how.returned) or len(refs) != 1 or not isinstance(refs[0], ThingRef):
        return False
    if (fed := of_what_it_asks_for(story, player, refs[0])) is not None:
        of, spent = fed
        activate_ability(
            story, player, thing_told(of), replace(how, sacrificed=tuple(map(thing_told, spent)))
        )
        return True
    things = story.resolve(refs, "source", player)
    asked = [part for part in costs_of(story, things[0]) if isinstance(part, SacrificeCost)] if things else []
    if len(things) != 1 or not asked:
        return False
    refuse_what_it_does_not(story, things[0], how, statement)
    if all(part.what is not None for part in asked):  # its own ability asks for any Merfolk
        how = replace(how, sacrificed=tuple(refs))
    that = _that_sacrifice_it(story, things[0])
    if that is not None and len(that) == 1 and how.which is None:  # of two that draw a card
        how = replace(how, which=that[0].number)
    if not (how.response or story.response) and (spell := sacrificed_in_time(story, things)) is not None:
        story.assumptions.append(f"The sacrifice answers {spell} before it resolves.")
        how = replace(how, response=True)
    activate_ability(story, player, refs[0], how)
    things[0].gone = True
    return True


def _of_an_outlet(story: Story, player: str, statement: Statement) -> tuple[list[Thing], Thing] | None:
    """`I have Viscera Seer and Blood Artist and sac a creature`: to the one thing there that asks for a sacrifice, and a creature that
    is there for nothing else: one whose abilities wait for nothing, else one that was not told of."""
    refs = statement.slots["things"]
    ref = refs[0] if len(refs) == 1 else None
    mine = [t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone]
    outlets = [thing for thing in mine if asks_for_a_sacrifice(story, thing)]
    if len(outlets) != 1 or not isinstance(ref, ThingRef) or not is_any(ref):
        return None
    plain = [t for t in mine if t is not outlets[0] and not waits(story, t) and {*ref.types} <= {*t.types}]
    things = plain[: max(1, ref.count)]
    if len(things) < max(1, ref.count):
        things = story.resolve(refs, "declare", player)
        for thing in things:
            thing.told = thing.told or player
    return things, outlets[0]


def _that_sacrifice_it(story: Story, thing: Thing) -> tuple[AbilityOf, ...] | None:
    """Of several activated abilities those for which it is sacrificed itself; None where it has one, or none is so."""
    card = story.card(thing)
    own = activated_of(playable(card).abilities) if card is not None else ()
    able = [
        n
        for n, ability in enumerate(own, 1)
        if any(isinstance(part, SacrificeCost) and part.what is None for part in ability.cost)
    ]
    return tuple(AbilityOf(thing.label, n) for n in able) if able and len(own) > 1 else None


def _aims_by_itself(story: Story, thing: Thing) -> bool:
    """Whether an ability that has a target is activated by sacrificing it; equipping asks for no sacrifice."""
    card = story.card(thing)
    if card is None or holds(card.abilities, Unread):
        return True
    own = activated_of(card.abilities)
    return any(holds(a.effects, Target, Unread) and holds(a.cost, SacrificeCost) for a in own)


def _of_one_that_aims(
    story: Story, player: str, statement: Statement, how: How
) -> tuple[list[Thing], Thing] | None:
    """`sacrifices a Food targeting Ogre`: for the one ability there that asks for a sacrifice and has a target, where the Food's own has
    none."""
    if how.targets is None:
        return None
    things = story.resolve(statement.slots["things"], "source", player)
    if any(_aims_by_itself(story, thing) for thing in things):
        return None
    mine = [t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone]
    able = [
        t for t in mine if t not in things and asks_for_a_sacrifice(story, t) and _aims_by_itself(story, t)
    ]
    return (things, able[0]) if len(able) == 1 else None


def _is_spell(story: Story, ref: ThingRef) -> bool:
    """Whether a name is an instant's or a sorcery's."""
    card = story.card_meant(ref)
    return card is not None and bool({"Instant", "Sorcery"} & {*card.types})
