"""What triggers and spells are told to be aimed at, in sentences of their own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.abilities.ability import Ability, Activated, Triggered, Unread
from bot.abilities.combining import May
from bot.abilities.effects import Move
from bot.abilities.events import AnyOfEvents, Attacks, BeginningOf, Enters
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Target
from bot.engine.told.decisions import SaysMay, TriggerTargets
from bot.engine.told.script import Cast, GoTo, Moment, PutsOnto, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.explained.counters import counter_is_put
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there, the_one_that_aims
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.not_aimed_yet import aim_it, not_aimed_yet
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.pinging import aim_at_another
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.sides_of_targets import take_their_sides
from bot.scenario.meaning.spell_modes import aims_by_trigger, only_aims_then
from bot.scenario.meaning.told_again import answer_in_time
from bot.scenario.meaning.whoever_aims import who_would_aim
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning
from bot.scenario.things.board import Thing
from bot.values import replace


@means("ittargets")
def it_targets(story: Story, statement: Statement) -> None:
    """`Faceless Butcher targets Ogre`: its trigger does; of a spell, what it was cast at."""
    refs = statement.slots["it"]
    word_back = len(refs) == 1 and isinstance(refs[0], ThingRef) and refs[0].source == "it"
    unaimed = not_aimed_yet(story) if word_back else None
    sources = [unaimed] if unaimed is not None else story.resolve(refs, "any")
    source = sources[-1]
    aims = who_would_aim(story, source, statement.slots["targets"])
    if aims is not None:
        source.told = aims
    player = source.cast_by or source.controller or story.actor or next(iter(story.seats))
    aim_at_another(story, statement.slots["targets"], sources, player)
    names = story.names_of(statement.slots["targets"], "target", player)
    for thing in story.things:
        if thing.label in names and thing.controller is None:
            thing.likely = story.opponent(player)
    aiming = story.card(source)
    triggers = (
        tuple(one for one in aiming.abilities if isinstance(one, Triggered)) if aiming is not None else ()
    )
    take_their_sides(story, player, inside(triggers, Target), names)  # `another target permanent you control`
    if unaimed is not None:
        aim_it(story, names)
        return
    last = story.actions[-1] if story.actions else None
    then = only_aims_then(story, source)
    if isinstance(last, Cast) and last.card == source.label and last.targets.names is None and not then:
        story.actions[-1] = replace(last, targets=Targets(names))  # `It targets Bob`: the spell just cast
        return
    card = story.card(source)
    if card is not None and source.cast_by is None and _only_activated(card.abilities):
        activate_ability(story, player, statement.slots["it"][-1], How(targets=statement.slots["targets"]))
        return
    story.actions.append(TriggerTargets(player, source.label, Targets(names)))


def _only_activated(abilities: Sequence[Ability]) -> bool:
    """Whether of these abilities only those that are activated have targets: `Prodigal Pyromancer targets Elf`."""
    aimed = [one for one in abilities if holds(one, Target)]
    return bool(aimed) and all(isinstance(one, Activated) for one in aimed)


_EVERY = frozenset({"each", "every", "all", "both", "triggers", "abilities"})


@means("triggertarget")
def trigger_targets(story: Story, statement: Statement) -> None:
    trigger: ThingRef = statement.slots["trigger"]
    own = actor_of(story, statement) if isinstance(statement.get("who"), PlayerRef) else None
    if _with_each_of_several(story, statement, own):
        return
    first = _told_before_it(story, statement, trigger, own)
    source = (
        (_that_triggers(story, trigger) or story.one(trigger, "any" if own is None else "source", own))
        if trigger.word != "trigger"
        else None
    )
    player = own if own is not None else _who_has(story, source, statement) if source is not None else ""
    if source is not None and source.controller is None and own is None:
        source.shown = player
    if source is not None and _has_it_to_activate(story, statement, source):
        activate_ability(story, player, trigger, How(targets=statement.slots["targets"]))
        return
    last = story.actions[-1] if story.actions else None
    just_cast = source is not None and isinstance(last, Cast) and last.card == source.label
    if source is not None and (last is None or just_cast):
        _suppose_it_triggers(story, player, source)
    names = first or story.names_of(_where_they_lie(story, statement), "target", player)
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    puts = source is not None and "put" in verbs and not _triggers_at_something(story, source)
    if puts and counter_is_put(story, player, None, names):  # `Elf dies and I put its counters on Ogre`
        return
    whoever = player or story.actor or ""  # `the trigger targets Ogre`: of what that player did
    take_them_to_be_there(story, whoever, source or the_one_that_aims(story, whoever), names)
    label = source.label if source is not None else ""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if source is None and "both" in words:
        story.actions += [TriggerTargets(player, label, Targets(names))] * 2
        return
    told = TriggerTargets(player, label, Targets(names), every=bool(words & _EVERY))
    story.actions += [told] * (1 if told.every else statement.get("times") or 1)
    answer_in_time(story)
    doing = source or (the_one_that_aims(story, player) if verbs & _MOVING else None)
    does = verbs & {*_MOVING, "put", "move"}
    if own is not None and doing is not None and does and _offers_it(story, doing):
        story.actions.append(SaysMay(own, True, doing.label, said=f"do what {doing.label} offers"))


def _with_each_of_several(story: Story, statement: Statement, own: str | None) -> bool:
    """`Each trigger targets Bob`, where several things of one player have such a one: each of them is aimed there each time."""
    words = [token.fold for token in story.tokens[statement.start : statement.end]]
    aiming = [
        thing
        for thing in story.things
        if thing.zone == "battlefield"
        and thing.holder is not None
        and own in (None, thing.holder)
        and story.card(thing) is not None
        and _triggers_at_something(story, thing)
    ]
    whose = {thing.holder for thing in aiming}
    said = {("each", "trigger"), ("each", "triggers")} & {*pairwise(words)}
    if not said or len(aiming) < _SEVERAL or len(whose) > 1:
        return False
    for thing in aiming:
        player = thing.holder or ""
        names = story.names_of(statement.slots["targets"], "target", player)
        story.actions.append(TriggerTargets(player, thing.label, Targets(names), every=True))
    return True


_SEVERAL = 2

_MOVING = frozenset({"return", "bounce", "exile", "steal", "destroy", "tap", "untap", "mill"})


def _where_they_lie(story: Story, statement: Statement) -> tuple[Any, ...]:
    """What it is aimed at, with the zone that is told: `returns Shock from my graveyard with its trigger`."""
    refs, place = statement.slots["targets"], statement.get("place")
    trigger = statement.slots["trigger"]
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    things = {ref.source for ref in refs if isinstance(ref, ThingRef)}
    several = all(isinstance(ref, ThingRef) and ref.many for ref in refs)  # `its trigger destroys all three`
    if verbs & _MOVING and trigger.source == "it" and things == {"it"} and not several:
        said = "It is not told whether “it” and “its” mean the same."
        raise CannotMean(said, (), statement.start, statement.end)
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if not isinstance(place, tuple) or not words & {"from", "in"}:
        return tuple(refs)  # `returns Elf to my hand with its trigger`: there it goes
    zone, owner = place
    return tuple(ref.but(place=zone, placed=owner) if isinstance(ref, ThingRef) else ref for ref in refs)


def _has_it_to_activate(story: Story, statement: Statement, source: Thing) -> bool:
    """`Can I target Ornithopter with Neurok Replica's ability?`: that is one to activate, where nothing is called a trigger."""
    card = story.card(source)
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if card is None or words & {"trigger", "triggers"}:
        return False
    moves = words & {"return", "returns", "returned", "bounce", "bounces", "bounced"}
    returning = [
        a for a in card.abilities if any(part.to in ("hand", "battlefield") for part in inside(a, Move))
    ]
    return _only_activated((moves and returning) or card.abilities)


def _offers_it(story: Story, source: Thing) -> bool:
    """Whether what triggers with a target may be done or not: who tells that he returns it with that does it."""
    card = story.card(source)
    aimed = (
        [a for a in card.abilities if isinstance(a, Triggered) and holds(a, Target)]
        if card is not None
        else []
    )
    return len(aimed) == 1 and holds(aimed[0].effects, May)


def _told_before_it(
    story: Story, statement: Statement, trigger: ThingRef, player: str | None
) -> tuple[str, ...]:
    """`puts the counter on it with Zed's trigger`: `it` was spoken of before Zed is."""
    targets = statement.slots["targets"]
    back = all(isinstance(ref, ThingRef) and ref.source == "it" for ref in targets)
    if not back or any(ref.start > trigger.start for ref in targets):
        return ()
    return tuple(story.names_of(targets, "target", player or ""))


def _that_triggers(story: Story, trigger: ThingRef) -> Thing | None:
    """`the Myr's trigger`, where two have that in their names: the one that has a trigger with a target."""
    last = story.actions[-1] if story.actions else None
    if trigger.source == "it" and isinstance(last, Cast):  # of an Aura, not of what that enchants
        cast = next((t for t in story.things if t.label == last.card), None)
        return cast if cast is not None and cast.is_type("Aura") and aims_by_trigger(story, cast) else None
    if trigger.source == "it" and story.focus and not _triggers_at_something(story, story.focus[-1]):
        # `I control Imotekh and Ornithopter. Its trigger targets Ornithopter`: of what has such a one
        return next((t for t in reversed(story.focus) if _triggers_at_something(story, t)), None)
    named = [t for t in story.things if trigger.source == "part" and t.name in trigger.names]
    cards = [(t, card) for t in named if (card := story.card(t)) is not None]
    able = [
        t for t, card in cards if any(isinstance(a, Triggered) and holds(a, Target) for a in card.abilities)
    ]
    return able[0] if len(able) == 1 and len(named) > 1 else None


def _triggers_at_something(story: Story, thing: Thing) -> bool:
    """Whether an ability of it that triggers has a target; of what has not been read, nobody knows."""
    card = story.card(thing)
    return card is None or any(isinstance(a, Triggered | Unread) and holds(a, Target) for a in card.abilities)


def _who_has(story: Story, source: Thing, statement: Statement) -> str:
    """Whose it is; of what is attached and nobody is told to have, whose it is attached to; of what is aimed at a player, who would aim
    it there."""
    worn = source.attached_to.holder if isinstance(source.attached_to, Thing) else None
    card = story.card(source)
    seats = [story.player(ref) for ref in statement.slots["targets"] if isinstance(ref, PlayerRef)]
    aims = None
    if card is not None and len(seats) == 1:
        aims = seats[0] if leaning(card) == "mine" else story.opponent(seats[0])
    if aims is not None and source.owner_guessed:  # `Bloodhunter Bat enters. Its trigger targets Bob.`
        source.told = source.owner = source.cast_by = aims
        source.owner_guessed = False
        story.actions[:] = [
            replace(one, player=aims) if isinstance(one, PutsOnto) and one.what == source.label else one
            for one in story.actions
        ]
    return source.controller or worn or aims or story.actor or next(iter(story.seats))


#: When what triggers at the beginning of a step does.
_MOMENTS = {
    "upkeep": Moment.UPKEEP,
    "draw step": Moment.DRAW,
    "combat": Moment.BEGINNING_OF_COMBAT,
    "end step": Moment.END_STEP,
}


#: Steps that come in the turn in which it is cast.
_LATER_IN_THE_TURN = frozenset({"combat", "end step"})


def _suppose_it_triggers(story: Story, player: str, source: Thing) -> None:
    """A trigger that is aimed, where nothing is told to have made it trigger: what has one as it enters has just entered, or it
    attacks, or the step begins at whose beginning it triggers."""
    card = story.card(source)
    aimed = (
        [a.when for a in card.abilities if isinstance(a, Triggered) and holds(a.effects, Target)]
        if card
        else []
    )
    events = [one for when in aimed for one in (when.of if isinstance(when, AnyOfEvents) else (when,))]
    step = next((one.step for one in events if isinstance(one, BeginningOf)), "")
    if step in _MOMENTS and (not story.actions or step in _LATER_IN_THE_TURN):
        story.active = story.active or player
        story.actions.append(GoTo(_MOMENTS[step]))
        return
    if source.declared or source.cast_by is not None:
        return
    if any(isinstance(one, Enters) and one.who == SELF for one in events):
        story.actor = player
        source.zone, source.told, source.owner = "hand", player, player
        cast_spell(story, player, ThingRef("card", 0, 0, name=source.name), How())
        story.assumptions.append(f"{source.label} has just been cast: what it does as it enters is told.")
    elif any(isinstance(one, Attacks) and one.who == SELF for one in events):
        source.attacking, source.shown = True, player
        declare_attack(story, player, ((source.label, ""),))
        story.assumptions.append(f"{source.label} attacks: what it does then is told.")
