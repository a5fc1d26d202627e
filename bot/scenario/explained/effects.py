"""An effect that the story tells after the card that has it: `Alice casts Briarpack Alpha and gives it +2/+2`.

It is what that card's trigger, spell or ability does, and tells what it is aimed at; not one more effect (CR 603.3d, 608.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.combining import May, Remember
from bot.abilities.effects import ChangeNow, Effect, Move
from bot.abilities.filters import InZone
from bot.abilities.keyword_actions import Fight
from bot.abilities.player_effects import GainLife, Mill
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Chosen, Target, Who
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.script import Cast
from bot.scenario.explained.source import Source, abilities_of, tell_aim, tell_trigger
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp
from bot.values import fields, is_dataclass


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


def mill_is_explained(story: Story, player: str, milled: str, number: int | None = None) -> bool:
    """`Bob casts Deal Gone Bad on Giant, and Alice mills three cards`: whether something of the player's that was told mills its target,
    as much as is told where that is."""
    for thing, ability in abilities_of(story, player) if story.actions else ():
        for part in inside(ability.effects, Mill):
            if not holds(part.who, Target) or number not in (None, getattr(part.amount, "n", None)):
                continue
            source = Source(thing, ability, part)
            if isinstance(ability, Triggered):
                return tell_trigger(story, player, source, [milled])
            if tell_aim(story, source, [milled]):
                return True
    return False


def move_is_explained(story: Story, player: str, to: str, targets: Sequence[str]) -> bool:
    """`Alice returns Forest to her hand`, from her graveyard: whether something of hers moves its target there as it triggers."""
    for thing, ability in abilities_of(story, player):
        for part in inside(ability.effects, Move) if isinstance(ability, Triggered) else ():
            itself = part.what == SELF and list(targets) == [
                thing.label
            ]  # `returns Bloodghast`, from where it lies
            if (
                (itself or holds(part.what, Target, Chosen))
                and part.to == to
                and _lie_there(story, part, targets)
            ):
                return tell_trigger(story, player, Source(thing, ability, part), targets)
        for part in inside(ability.effects, Move) if isinstance(ability, Spell) else ():
            chosen = holds(part.what, Chosen) and part.to == to and _lie_there(story, part, targets)
            if chosen and tell_aim(story, Source(thing, ability, part), targets):
                return True
    return False


def _lie_there(story: Story, part: Move, targets: Sequence[str]) -> bool:
    """Whether these lie where that takes its things from, where a zone is told of both: no land card from a hand is returned."""
    zones = {place.zone for place in inside(part.what, InZone)}
    lying = {thing.zone for thing in story.things if thing.label in targets and thing.declared}
    return not zones or lying <= zones


def _sources(story: Story, player: str, wanted: Effect, targets: Sequence[str]) -> Iterator[Source]:
    """The last told first. Where something is said to move that another player's spell is aimed at, that moves it."""
    for thing, ability in abilities_of(story, player):
        for part in inside(ability.effects, type(wanted)):
            if _does_the_same(part, wanted):
                yield Source(thing, ability, part)
    if isinstance(wanted, ChangeNow):
        yield from _that_do_more(story, player, wanted, targets)
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


def _that_do_more(story: Story, player: str, wanted: ChangeNow, targets: Sequence[str]) -> Iterator[Source]:
    """`casts Quickbeam and gives Bear +2/+2`: what gives its target that and more at once (`and gain trample`); nobody tells all of it."""
    for thing, ability in abilities_of(story, player) if targets else ():
        for part in inside(ability.effects, ChangeNow):
            more = all(any(_does_the_same(own, one) for own in part.changes) for one in wanted.changes)
            if more and holds(part.who, Target) and _does_the_same(part.duration, wanted.duration):
                yield Source(thing, ability, part)


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
