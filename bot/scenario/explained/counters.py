"""Counters that are told to be put after the card that puts them: what its trigger, spell or ability is aimed at (CR 122.1, 601.2d)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.combining import May
from bot.abilities.costs import BlightCost, EitherCost
from bot.abilities.effects import DistributeCounters, PutCounters, PutItsCounters
from bot.abilities.keyword_actions import Blight
from bot.abilities.statics import AdditionalCost
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Chosen, Target, TheTarget
from bot.engine.told.decisions import Picks, SaysMay, TriggerTargets
from bot.engine.told.script import Activate, Cast, Targets
from bot.scenario.explained.source import Source, abilities_of, is_said, tell_aim, tell_trigger
from bot.scenario.sentences.statements import ALL
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def kind_that_is_put(story: Story, player: str) -> str:
    """The kind of the counter that a trigger of the player's puts on a target; `-1/-1` where there is none such."""
    for _, ability in abilities_of(story, player):
        for part in inside(ability.effects, PutCounters) if isinstance(ability, Triggered) else ():
            if holds(part.on, Target):
                return part.kind
    return "-1/-1"


def counter_is_put(
    story: Story, player: str, kind: str | None, targets: Sequence[str], amount: int | None = None
) -> bool:
    """`Alice puts the counter on Ogre`: whether something of the player's puts one of that kind on a target, or on what is chosen, as it
    triggers; then the story is told on what."""
    if kind in (None, "-1/-1") and _is_blighted_for(story, player, targets):
        return True
    for thing, ability in abilities_of(story, player):
        for part in inside(ability.effects, PutCounters):
            itself = part.on == SELF and list(targets) == [thing.label] and isinstance(ability, Triggered)
            if itself and kind in (None, part.kind) and amount in (None, getattr(part.amount, "n", None)):
                return tell_trigger(story, player, Source(thing, ability, part), None)
            aimed = next((one for one in ability.effects if holds(one, Target)), None)
            on_it = isinstance(part.on, TheTarget) and kind in (None, part.kind)
            on_it = on_it and amount in (None, getattr(part.amount, "n", None))
            if on_it and isinstance(ability, Triggered) and aimed is not None:
                return tell_trigger(story, player, Source(thing, ability, aimed), targets)
            picked = isinstance(ability, Triggered) and holds(part.on, Chosen)
            if not (picked or holds(part.on, Target)) or kind not in (None, part.kind):
                continue
            if amount is not None and part.amount != Number(amount):
                continue
            if isinstance(ability, Triggered):
                return tell_trigger(story, player, Source(thing, ability, part), targets)
            if tell_aim(story, Source(thing, ability, part), targets):
                return True
        for blight in inside(ability.effects, Blight) if kind in (None, "-1/-1") else ():
            if isinstance(ability, Triggered):
                tell_trigger(story, player, Source(thing, ability, blight), None)
            _are_their_own(story, player, targets)
            story.actions.append(Picks(player, tuple(targets), thing.label))
            return True
        for moved in inside(ability.effects, PutItsCounters) if isinstance(ability, Triggered) else ():
            if holds(moved.onto, Target) and kind is None:  # `Host dies. I put the counters on Bear.`
                return tell_trigger(story, player, Source(thing, ability, moved), targets)
    return False


def _is_blighted_for(story: Story, player: str, targets: Sequence[str]) -> bool:
    """`activates Sting-Slinger and blights Elf`: whether that was used or cast just now, and a creature is blighted as its cost (CR
    701.68a); then that one is, and a cost that may be left unpaid is paid."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate | Cast) or last.player != player:
        return False
    label = last.source if isinstance(last, Activate) else last.card
    card = next((story.card(thing) for thing in story.things if thing.label == label), None)
    if card is None:
        return False
    if isinstance(last, Cast):
        offered = [one for one in inside(card.abilities, AdditionalCost) if holds(one.cost, BlightCost)]
        if not offered or any(holds(one.cost, EitherCost) for one in offered):
            return False
        story.actions[-1] = replace(last, additional=any(one.optional for one in offered))
    elif not any(isinstance(one, Activated) and holds(one.cost, BlightCost) for one in card.abilities):
        return False
    _are_their_own(story, player, targets)
    story.actions.append(Picks(player, tuple(targets), label))
    return True


def _are_their_own(story: Story, player: str, targets: Sequence[str]) -> None:
    """Who blights does so to a creature that they control: of what nobody was told to control it is taken to be so."""
    for thing in story.things:
        if thing.label in targets and thing.told is None and thing.shown is None:
            thing.likely = player


def counters_are_distributed(story: Story, player: str, kind: str, told: Sequence[tuple[str, int]]) -> bool:
    """`Alice casts Armament Dragon and puts one counter on Ogre and two on Elf`: whether something of hers distributes just as many
    counters (CR 601.2d, 603.3d), `ALL` of them among others; then the story is told how."""
    for thing, ability in abilities_of(story, player) if story.actions else ():
        for part in inside(ability.effects, DistributeCounters):
            most = part.amount.n if isinstance(part.amount, Number) else 0
            shares = tuple((name, most if amount == ALL else amount) for name, amount in told)
            if kind not in ("counter", part.kind) or sum(amount for _, amount in shares) != most:
                continue
            names = tuple(name for name, _ in shares)
            last = story.actions[-1]
            just_cast = isinstance(last, Cast) and last.card == thing.label and last.targets == Targets()
            if isinstance(last, Cast) and just_cast:  # `casts Armament Dragon, 1 to Ogre and 2 to Elf`
                story.actions[-1] = replace(last, targets=Targets(names, shares))
                return True
            if isinstance(ability, Triggered):
                if holds(ability.effects, May) and not is_said(story, player, thing.label):
                    story.actions.append(
                        SaysMay(player, True, thing.label, said=f"do what {thing.label} offers")
                    )
                story.actions.append(TriggerTargets(player, thing.label, Targets(names, shares)))
                return True
            if tell_aim(story, Source(thing, ability, part), names, shares):
                return True
        if _put_one_by_one(story, thing, ability, kind, told, player):
            return True
    return False


def _put_one_by_one(
    story: Story,
    thing: Thing,
    ability: Triggered | Spell | Activated,
    kind: str,
    told: Sequence[tuple[str, int]],
    player: str,
) -> bool:
    """`Put a +1/+1 counter on target creature`, said as often as there are counters told: each has a target of its own, which may be the
    same (CR 115.3)."""
    card = story.card(thing)
    of: tuple[object, ...] = ability.effects
    if isinstance(ability, Spell) and card is not None:
        of = tuple(one.effects for one in card.abilities if isinstance(one, Spell))
    each = [p for p in inside(of, PutCounters) if isinstance(p.on, Target) and p.amount == Number(1)]
    if len(each) < 2 or len({part.kind for part in each}) > 1 or kind not in ("counter", each[0].kind):
        return False
    names = [name for name, amount in told for _ in range(len(each) if amount == ALL else amount)]
    if len(names) != len(each):
        return False
    if isinstance(ability, Triggered):
        return tell_trigger(story, player, Source(thing, ability, each[0]), names)
    return tell_aim(story, Source(thing, ability, each[0]), names)
