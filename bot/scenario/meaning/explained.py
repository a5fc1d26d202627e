"""An effect that the story tells after the card that has it: `Alice casts Briarpack Alpha and gives it +2/+2`.

It is what that card's trigger, spell or ability does, and tells what it is aimed at; not one more effect (CR 603.3d, 608.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Activated, Keyword, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.combining import May, Modes, Remember
from bot.abilities.effects import DealDamage, DealDivided, Effect, Move, Portion, TapOrUntap
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.keyword_actions import Fight
from bot.abilities.player_effects import GainLife, LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Count, Target, Who
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import Decision, Deed, Picks, PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import AbilityOf, Activate, Cast, Sacrifices, Targets
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp
from bot.values import dataclass, fields, is_dataclass, replace


@dataclass(frozen=True, slots=True)
class Source:
    """What does the effect: the thing, which of its abilities, and that ability's part that is the effect."""

    thing: Thing
    ability: Triggered | Spell | Activated
    part: Effect


def is_explained(story: Story, player: str, made: MadeUp, targets: Sequence[str] | None) -> bool:
    """Whether something of the player's that was told before does just this, as its trigger or when it resolves; then the story is
    told what that is aimed at, and that it is done where it may be."""
    card = story.names.made(made)
    wanted = next((part for a in card.abilities if isinstance(a, Spell) for part in a.effects), None)
    if wanted is None or not story.actions:
        return False
    for source in _sources(story, player, wanted, targets or ()):
        if isinstance(source.ability, Triggered):
            return tell_trigger(story, player, source, targets)
        if tell_aim(story, source, targets):
            return True
    return False


def tell_aim_by_result(story: Story, name: str, loses: int | None = None) -> None:
    """`Alice casts Lightning Bolt. Bob takes 3 damage`: what comes of it says at whom or what the last deed was aimed, where that is
    not told and it takes one target. `loses`: how much damage or life, which has to be what the target takes."""
    action = story.actions[-1] if story.actions else None
    if not isinstance(action, Cast | Activate) or action.targets.names is not None or action.modes:
        return
    label = action.card if isinstance(action, Cast) else action.source
    thing = next((thing for thing in story.things if thing.label == label), None)
    card = story.card(thing) if thing is not None else None
    targets = inside(card.abilities, Target) if card is not None else ()
    if card is None or len(targets) != 1 or targets[0].count != Count():
        return
    taken = [portion.amount for portion in inside(card.abilities, Portion) if portion.to == targets[0]]
    taken += [effect.amount for effect in inside(card.abilities, LoseLife) if effect.who == targets[0]]
    if loses is None or any(amount == Number(loses) or not isinstance(amount, Number) for amount in taken):
        story.actions[-1] = replace(action, targets=Targets((name,)))


def damage_is_explained(story: Story, player: str, told: Sequence[tuple[str, int]]) -> bool:
    """Whether something of the player's that was told before deals such damage, where no combat damage can be meant (`Alice casts
    Flametongue Kavu and deals 4 damage to Hill Giant`): then the story is told at what it is aimed."""
    fighting = {t.label for t in story.things if t.attacking or t.blocking}
    if not story.actions or (fighting and any(name in fighting or name in story.seats for name, _ in told)):
        return False
    whole = Number(sum(amount for _, amount in told))
    for thing, ability in abilities_of(story, player):
        names = tuple(name for name, _ in told)
        for part in inside(ability.effects, DealDamage, DealDivided):
            if holds(part, Target) and all(n == whole for n in inside(part, Number) if n.n > 0):
                shares = tuple(told) if isinstance(part, DealDivided) else ()
                if isinstance(ability, Triggered):
                    if holds(ability.effects, May) and not is_said(story, player, thing.label):
                        said = f"do what {thing.label} offers"
                        story.actions.append(SaysMay(player, True, thing.label, said=said))
                    story.actions.append(TriggerTargets(player, thing.label, Targets(names, shares)))
                    return True
                if tell_aim(story, Source(thing, ability, part), names, shares):
                    return True
    return False


def damage_is_aimed(story: Story, player: str, names: tuple[str, ...]) -> bool:
    """`Alice casts Hunter's Bow, attaching it to Elf and dealing damage to Ogre`: whether something of hers deals damage to a target, of
    which it is not told how much; then the story is told that this is its target, besides those told before."""
    for thing, ability in abilities_of(story, player):
        if not any(holds(part, Target) for part in inside(ability.effects, DealDamage, DealDivided)):
            continue
        most = len({*inside(ability.effects, Target)})
        for at, action in enumerate(story.actions):
            mine = isinstance(action, Cast) and action.card == thing.label
            mine = mine or (isinstance(action, Activate) and action.source == thing.label)
            told = action.targets.names if mine and isinstance(action, Cast | Activate) else None
            if told and len(told) + len(names) <= most and isinstance(action, Cast | Activate):
                story.actions[at] = replace(action, targets=Targets((*told, *names)))
                return True
        if isinstance(ability, Triggered):
            story.actions.append(TriggerTargets(player, thing.label, Targets(names)))
            return True
        part = next(iter(inside(ability.effects, DealDamage, DealDivided)))
        return tell_aim(story, Source(thing, ability, part), names)
    return False


def fight_is_explained(story: Story, first: Thing, second: Thing) -> bool:
    """`Alice casts Prey Upon. Her Baloth fights Bob's Giant`: whether something told before makes creatures fight; then these are
    its targets, and there is no fight besides (CR 701.14a)."""
    if not story.actions:
        return False
    for player in filter(None, dict.fromkeys((first.holder, second.holder))):
        for thing, ability in abilities_of(story, player):
            for part in inside(ability.effects, Fight):
                own, other = (first, second) if first.holder == player else (second, first)
                aimed = [
                    fighter.label
                    for who, fighter in ((part.first, own), (part.second, other))
                    if isinstance(who, Target)
                ]
                source = Source(thing, ability, part)
                if isinstance(ability, Triggered):
                    return tell_trigger(story, player, source, aimed)
                if tell_aim(story, source, aimed):
                    return True
    return False


def offer_is_taken(story: Story, player: str, amount: int | None) -> bool:
    """`Bob controls Dragon's Claw. Alice bolts him. Bob gains the life`: whether something of the player's offers just that as it
    triggers (CR 603.5), which is then done; `amount`: how much, where that is told. Not where the life may come of something else."""
    giving = [t for t in story.things if any("life" in line.lower() for line in t.texts)]
    if len(giving) != 1 or any(token.fold in ("lifelink", "lifelinker") for token in story.tokens):
        return False
    for thing, ability in abilities_of(story, player):
        gains = [part.amount for may in inside(ability.effects, May) for part in inside(may.then, GainLife)]
        if isinstance(ability, Triggered) and gains and (amount is None or Number(amount) in gains):
            said = f"do what {thing.label} offers"
            story.actions.append(SaysMay(player, True, thing.label, Deed.GAIN_LIFE, said))
            return True
    return False


def move_is_explained(story: Story, player: str, to: str, targets: Sequence[str]) -> bool:
    """`Alice returns Forest to her hand`, from her graveyard: whether something of hers moves its target there as it triggers."""
    for thing, ability in abilities_of(story, player):
        for part in inside(ability.effects, Move) if isinstance(ability, Triggered) else ():
            if holds(part.what, Target, Chosen) and part.to == to:
                return tell_trigger(story, player, Source(thing, ability, part), targets)
    return False


def _sources(story: Story, player: str, wanted: Effect, targets: Sequence[str]) -> Iterator[Source]:
    """The last told first. Where something is said to move that another player's spell is aimed at, that moves it."""
    for thing, ability in abilities_of(story, player):
        for part in inside(ability.effects, type(wanted)):
            if _does_the_same(part, wanted):
                yield Source(thing, ability, part)
    if not isinstance(wanted, Move):
        return
    aimed = {
        action.card
        for action in story.actions
        if isinstance(action, Cast) and action.targets.names == targets
    }
    for thing in (thing for thing in story.things if thing.label in aimed):
        card = story.card(thing)
        for spell in inside(card.abilities if card is not None else (), Spell):
            for part in inside(spell.effects, Move):
                if _does_the_same(part, wanted):
                    yield Source(thing, spell, part)


def abilities_of(story: Story, player: str) -> Iterator[tuple[Thing, Triggered | Spell | Activated]]:
    """Those of what the player controls or casts, the last told first. What was told without what does it does nothing more."""
    for thing in reversed(story.things):
        card = story.card(thing)
        if card is not None and not thing.untold and player in (thing.holder, thing.cast_by):
            for ability in card.abilities:
                if isinstance(ability, Triggered | Spell | Activated):
                    yield thing, ability
                elif isinstance(ability, Keyword):
                    yield from ((thing, one) for one in implied(ability) if isinstance(one, Triggered))


def _does_the_same(one: object, other: object) -> bool:
    """Whether two effects do the same, whoever or whatever they are aimed at, and however (`it can't be regenerated`)."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_does_the_same, one, other))
    if isinstance(one, Who | bool) and isinstance(other, Who | bool):
        return True
    if isinstance(one, Remember) and isinstance(other, Remember):
        return True  # each numbers its steps for itself
    if not is_dataclass(one) or type(one) is not type(other):
        return one == other
    return all(_does_the_same(getattr(one, f.name), getattr(other, f.name)) for f in fields(one))


def tell_trigger(story: Story, player: str, source: Source, targets: Sequence[str] | None) -> bool:
    label = source.thing.label
    picked = tuple(targets or ()) if holds(source.part, Chosen) else ()
    last = story.actions[-1] if story.actions else None
    if picked and isinstance(last, Picks) and (last.player, last.about) == (player, label):
        story.actions[-1] = replace(last, names=(*last.names, *picked))  # told one by one
        return True
    offers = inside(source.ability.effects, May)
    paid = isinstance(last, SaysMay) and last.mana and (last.player, last.yes) == (player, True)
    if (
        not paid
        and not is_said(story, player, label)
        and any(source.part in inside((may.then, may.cost), type(source.part)) for may in offers)
    ):
        story.actions.append(SaysMay(player, True, label, said=f"do what {label} offers"))
    own = _mode_of(source)
    if own is not None:  # `Momo dies. I put the counter on Bear.`
        story.actions.append(PicksModes(player, (own,), label))
    if targets and holds(source.part, Target):
        aimed = [thing for thing in story.things if thing.label in targets]
        for thing in aimed if isinstance(source.part, TapOrUntap) else ():
            if not (thing.attacking or thing.blocking or thing.cast_by):
                thing.shown = None  # one may tap another's as well as one's own
        if not any(thing.likely for thing in aimed):
            take_them_to_be_there(story, player, source.thing, targets)
        story.actions.append(TriggerTargets(player, label, Targets(tuple(targets))))
    if picked:
        story.actions.append(Picks(player, picked, label))
    story.assumptions.append(f"What is told to be done is what {label}'s trigger does.")
    return True


def is_said(story: Story, player: str, label: str) -> bool:
    """Whether it was just told that what it offers is done: what comes `when you do` is offered no more."""
    for action in reversed(story.actions):
        if isinstance(action, SaysMay) and (action.player, action.about, action.yes) == (player, label, True):
            return True
        if not isinstance(action, Decision):
            return False
    return False


def _mode_of(source: Source) -> int | None:
    """The number of the one mode that it is a part of, where the ability has modes."""
    modal = next(iter(inside(source.ability.effects, Modes)), None)
    modes = enumerate(modal.modes, 1) if modal is not None else ()
    found = [number for number, mode in modes if source.part in inside(mode, type(source.part))]
    return found[0] if len(found) == 1 else None


def _its_number(story: Story, source: Source) -> tuple[AbilityOf, ...] | None:
    """Which of several activated abilities it is."""
    card = story.card(source.thing)
    own = activated_of(playable(card).abilities) if card is not None else ()
    if len(own) < 2 or source.ability not in own:
        return None
    return (AbilityOf(source.thing.label, own.index(source.ability) + 1),)


def tell_aim(
    story: Story, source: Source, targets: Sequence[str] | None, shares: tuple[tuple[str, int], ...] = ()
) -> bool:
    """Whether the spell was cast, or the ability activated, without another aim."""
    kind = Cast if isinstance(source.ability, Spell) else Activate
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, Sacrifices) and action.what == source.thing.label and kind is Activate:
            # `sacrifices Mogg Fanatic and deals 1 damage to Bob`
            aim = Targets(tuple(targets or ()), shares)
            which = _its_number(story, source)
            told = Activate(action.player, action.what, which, targets=aim, response=action.response)
            story.actions[index] = told
            return True
        if not isinstance(action, Cast | Activate) or not isinstance(action, kind):
            continue
        if source.thing.label != (action.card if isinstance(action, Cast) else action.source):
            continue
        aimed = action.targets.names
        if targets and holds(source.part, Target):
            if aimed is None:
                response, story.response = action.response or story.response, False
                story.actions[index] = replace(
                    action, targets=Targets(tuple(targets), shares), response=response
                )
            elif not set(targets) <= set(aimed):
                return False
        story.assumptions.append(f"What is told to be done is what {source.thing.label} does.")
        return True
    return False
