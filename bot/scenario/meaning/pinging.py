"""What players ping with: `pings Bob with Prodigal Sorcerer`, `he pings my 2/1`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.effects import DealDamage
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.creatures_called_they import creatures_called_they
from bot.scenario.meaning.of_no_cause import takes_damage
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.whoever_aims import who_would_aim
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("pings", "itpings")
def pings(story: Story, statement: Statement) -> None:
    """`pings Bob with Prodigal Sorcerer`, `Prodigal Sorcerer pings Bob`."""
    how = (statement.get("modifiers") or How()).aimed_at(statement.slots["targets"])
    if statement.get("source") is not None:
        player, ref = actor_of(story, statement), statement.slots["source"]
        by_trigger = _that_pings_by_trigger(story, player)
        spoken = [t for t in by_trigger if ref.source == "it" or t.name in (ref.name, *ref.names)]
        if len(by_trigger) == len(spoken) == 1:  # `Boulderfoot enters and I shoot him with it`
            _aims_its_trigger(story, player, spoken[0], statement)
            return
        activate_ability(story, player, ref, how)
        return
    they = creatures_called_they(story, statement)
    if statement.get("it") is None and they is not None:
        for one in they:
            activate_ability(story, story.one(one, "source").holder or "", one, how)
        return
    if statement.get("it") is None:
        player = actor_of(story, statement)
        by_trigger = _that_pings_by_trigger(story, player)
        if len(by_trigger) == 1:
            _aims_its_trigger(story, player, by_trigger[0], statement)
            return
        pinger = _the_pinger(story, statement, player)
        if pinger is None:
            _pings_with_nothing_told(story, player, statement.slots["targets"])
            return
        if not _aims_what_was_activated(story, player, pinger.name, how):
            activate_ability(story, player, pinger, how)
        return
    thing = story.resolve(statement.slots["it"], "any")[0]
    aims = who_would_aim(story, thing, statement.slots["targets"])
    if aims is not None:
        thing.told = aims
    player = thing.controller or story.active or story.actor or next(iter(story.seats))
    aim_at_another(story, statement.slots["targets"], [thing], player)
    if thing in _that_pings_by_trigger(story, player):
        _aims_its_trigger(story, player, thing, statement)
        return
    ref = statement.slots["it"][0]
    if ref.other:  # asked again, it would mean one more
        ref = ThingRef("made", ref.start, ref.end, name=thing.label, told=thing.label)
    activate_ability(story, player, ref, how)


def _the_pinger(story: Story, statement: Statement, player: str) -> ThingRef | None:
    """What `he pings it` is done with: the one thing of that player's with an ability that deals damage; None where nothing that is told
    can be meant. Raises `CannotMean`."""
    pingers = [thing for thing in story.things if thing.holder == player and _deals_damage(story, thing)]
    if len(pingers) != 1:
        may_be = pingers or [
            one
            for one in story.things
            if one.holder == player and any("damage" in text for text in one.texts)
        ]
        if not may_be:
            return None
        labels = tuple(thing.label for thing in may_be)
        raise CannotMean(
            f"It is not told with what {player} deals that damage.",
            labels,
            statement.start,
            statement.end,
            labels,
        )
    return ThingRef("made", -1, -1, name=pingers[0].label, told=pingers[0].label)


def _pings_with_nothing_told(story: Story, player: str, targets: Sequence[Ref]) -> None:
    """A ping is 1 damage, from whatever source."""
    for name in story.names_of(targets, "target", player):
        takes_damage(story, name, 1, player)


def _aims_what_was_activated(story: Story, player: str, label: str, how: How) -> bool:
    """`taps Prodigal Sorcerer and pings Bob`: whether it was activated just now and nothing was told of its target, which this is."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or (last.player, last.source) != (player, label):
        return False
    if last.targets != Targets() or how.targets is None:
        return False
    story.actions[-1] = replace(last, targets=Targets(story.names_of(how.targets, "target", player)))
    return True


def _that_pings_by_trigger(story: Story, player: str) -> list[Thing]:
    """What that player has that deals damage to a target as it triggers, where nothing has to be activated for it (CR 603.3d)."""
    mine = [thing for thing in story.things if player in (thing.holder, thing.cast_by) and _is_there(thing)]
    if not story.actions or any(_deals_damage(story, thing) for thing in mine):
        return []
    return [
        thing
        for thing in mine
        if (card := story.card(thing)) is not None
        and any(
            holds(one.effects, DealDamage) and holds(one.effects, Target)
            for one in card.abilities
            if isinstance(one, Triggered)
        )
    ]


def _is_there(thing: Thing) -> bool:
    """Whether it is on the battlefield, or is cast and comes there."""
    arrives = thing.cast_by is not None and not {*thing.types} & {"Instant", "Sorcery"}
    return not thing.gone and (thing.zone == "battlefield" or arrives)


def _aims_its_trigger(story: Story, player: str, thing: Thing, statement: Statement) -> None:
    names = story.names_of(statement.slots["targets"], "target", player)
    story.actions.append(TriggerTargets(player, thing.label, Targets(names)))


def _deals_damage(story: Story, thing: Thing) -> bool:
    """Whether it is on the battlefield with an activated ability that deals damage."""
    card = story.card(thing) if thing.zone == "battlefield" and not thing.gone else None
    return card is not None and holds(activated_of(card.abilities), DealDamage)


def aim_at_another(story: Story, targets: Sequence[Ref], sources: Sequence[Thing], player: str) -> None:
    """`Prodigal Pyromancer pings my 1/1`: a thing told by its kind is another one than what aims at it, though that is one too."""
    kinds = [ref for ref in targets if isinstance(ref, ThingRef) and ref.source == "kind"]
    if kinds:
        story.resolve(kinds, "target", player, but=sources)
