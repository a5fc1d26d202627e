"""How instructions and statements are bound: whom they are about, what they say of each, what they leave to later words."""

from __future__ import annotations

from typing import Any

from bot.abilities import (
    amounts,
    combining,
    conditions,
    copying,
    effects,
    statics,
    tokens,
)
from bot.abilities.effects import Effect
from bot.abilities.filters import ControlledBy, WithCounter
from bot.abilities.who import (
    SELF,
    YOU,
    Dealer,
    DoneBy,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    TheTarget,
    Who,
)
from bot.cards.back import IT, Back
from bot.cards.binding.again import RESPECTIVE, SUBJECTS, THE_ONE, named_again, one_of
from bot.cards.binding.as_it_lies import as_it_lies
from bot.cards.binding.binder import Binder, binds
from bot.cards.binding.counted_instructions import FOLLOWED_FOR_EACH, bound_portion, for_each
from bot.cards.binding.how_much import REPLACED, Unbound, difference_in
from bot.cards.binding.in_the_place import in_the_place_of
from bot.cards.binding.numbering import numbered_in, parts_of
from bot.cards.binding.order import asks_if_done, orders_of
from bot.cards.binding.referents import Referent, player, thing
from bot.values import fields, replace

_OWNERS = OwnerOf(Back("it"))


@binds(Effect)
def plain(binder: Binder, effect: Any) -> Any:
    """An instruction with a subject: what it says of each of several is said of `TheOne`."""
    names = orders_of(effect)[0]
    lead = next((n for n in SUBJECTS if n in names and isinstance(getattr(effect, n), Who)), None)
    if lead is None:
        return binder.fields(effect)
    bound = (
        replace(effect, **{lead: binder.value(effect, lead, getattr(effect, lead))})
        if names[0] != "effects"
        else effect
    )
    if bound is effect or names[0] == "effects":
        return binder.fields(effect)
    subject = getattr(bound, lead)
    binder.subject = named_again(subject, binder.step)
    rest = tuple(n for n in names if n != lead)
    if type(effect) not in FOLLOWED_FOR_EACH or one_of(subject, binder.discourse) is None:
        return binder.fields(bound, rest)
    again = binder.subject
    binder.one_of(subject)
    binder.subject = RESPECTIVE  # "each player loses half their life": each of their own
    bound = binder.fields(bound, rest)
    binder.subject = again
    return bound


@binds(copying.BecomeCopy)
def become_copy(binder: Binder, effect: copying.BecomeCopy) -> Any:
    """Nothing becomes a copy of itself: `choose a creature. Target creature becomes a copy of that creature` speaks of the one that
    was named before."""
    if isinstance(effect.of, Back):
        effect = replace(effect, of=binder.value(effect, "of", effect.of))
    return plain(binder, effect)


@binds(combining.Then)
def then(binder: Binder, effect: combining.Then) -> Any:
    parts: list[Any] = []
    subject = binder.subject
    for at, part in enumerate(effect.parts):
        if at:
            binder.subject = subject
        parts.append(binder.value(effect, "parts", part))
        if at == 0:
            subject = binder.subject
    return replace(effect, parts=tuple(parts))


@binds(effects.DealDamage)
def deal_damage(binder: Binder, effect: effects.DealDamage) -> Any:
    source = _same_dealer(binder, effect) or binder.value(effect, "source", effect.source)
    binder.subject = named_again(source, binder.step)
    if one_of(source, binder.discourse) is not None:
        binder.discourse.mention(thing(Dealer()))  # "each creature deals 1 damage to its controller"
    portions = []
    for portion in effect.portions:
        portions.append(bound_portion(binder, portion))
    # `that creature's controller` is of the one dealt damage, not of the one that the condition speaks of.
    excess = binder.value(effect, "excess_to", effect.excess_to)
    lifted = binder.value(effect, "excess_if", effect.excess_if)
    if portions:
        binder.hit = named_again(portions[-1].to, binder.step) or portions[-1].to
    binder.dealt = (source, _one_by_one(binder))
    return replace(effect, source=source, portions=tuple(portions), excess_to=excess, excess_if=lifted)


def _same_dealer(binder: Binder, effect: effects.DealDamage) -> Who | None:
    """`~ deals 3 damage to target creature. It deals 2 damage to you`: what dealt damage just before, where nothing else was named since."""
    if effect.source != IT or binder.dealt is None:
        return None
    dealer, then = binder.dealt
    return dealer if dealer == SELF and then == _one_by_one(binder) else None


def _one_by_one(binder: Binder) -> tuple[Referent, ...]:
    """What has been spoken of as one thing."""
    return tuple(r for r in binder.discourse.spoken if not r.many)


_MAKES = (tokens.CreateToken, copying.CreateCopy, tokens.CreateTogether)


@binds(combining.If)
def if_(binder: Binder, effect: combining.If) -> Any:
    """`A. If C, B those creatures instead`: where B is done A is not, so that those are whom A would have been done to."""
    if effect.otherwise and not (effect.instead or asks_if_done(effect)):
        return _one_or_the_other(binder, effect)
    before = binder.discourse.copy()
    bound = binder.fields(effect)
    made = [one.number for one in numbered_in(bound.otherwise) if isinstance(one.effect, _MAKES)]
    if effect.instead and any(DoneBy(number) in parts_of(bound.condition) for number in made):
        # It is asked before anything is made: "the creature" is no token that would be.
        now, binder.discourse = binder.discourse, before
        bound = replace(bound, condition=binder.value(effect, "condition", effect.condition))
        binder.discourse = now
    if effect.condition_last:
        bound = replace(bound, condition=as_it_lies(bound.condition, bound.then))
    then = in_the_place_of(bound.otherwise, bound.then) if effect.instead else bound.then
    return bound if then is bound.then else replace(bound, then=then)


def _one_or_the_other(binder: Binder, effect: combining.If) -> Any:
    """`If C, A. Otherwise, B`: B speaks of nothing that A does, which is not done then."""
    if effect.condition_last:
        bound = binder.fields(effect, ("then", "condition", "otherwise"))
        lies = {name: as_it_lies(getattr(bound, name), bound.then) for name in ("condition", "otherwise")}
        return replace(bound, **lies)
    asked = binder.fields(effect, ("condition",))
    either = binder.discourse.copy()
    done = binder.fields(asked, ("then",))
    after, binder.discourse = binder.discourse, either
    bound = binder.fields(done, ("otherwise",))
    binder.discourse = after
    return bound


@binds(combining.FlipUntilAllHeads)
def flip_until_all_heads(binder: Binder, effect: combining.FlipUntilAllHeads) -> Any:
    players = binder.value(effect, "players", effect.players)
    binder.discourse.mention(player(THE_ONE))
    return replace(effect, players=players, tails=binder.value(effect, "tails", effect.tails))


@binds(combining.May)
def may(binder: Binder, effect: combining.May) -> Any:
    """`Each opponent may`: each of them is asked."""
    if isinstance(effect.who, EachPlayer | EachOpponent):
        return for_each(binder, combining.ForEachOf(effect.who, (replace(effect, who=THE_ONE),)))
    before, number = binder.discourse.copy(), binder.number
    try:
        return plain(binder, effect)
    except Unbound:  # "A unless its controller has ~ deal 5 damage to them": what else happens is said first
        if effect.cost or not effect.if_not:
            raise
        binder.discourse, binder.number = before, number
        return binder.fields(effect, ("if_not", "who", "cost", "then"))


@binds(effects.Sacrifice)
def sacrifice(binder: Binder, effect: effects.Sacrifice) -> Any:
    """`Target creature you control deals damage to any other target. Sacrifice it`: of two targets the one that you control, as
    nobody sacrifices what another player controls (CR 701.21a)."""
    if effect.who == YOU and effect.what == IT:
        targets = [r for r in binder.discourse.spoken if isinstance(r.who, TheTarget) and not r.many]
        yours = [r for r in targets if r.what is not None and ControlledBy(YOU) in r.what.qualities]
        if len(yours) == 1 and targets[-1:] == binder.discourse.spoken[-1:]:
            binder.discourse.mention(yours[0])
    return plain(binder, effect)


@binds(effects.Move)
def move(binder: Binder, effect: effects.Move) -> Any:
    """`Under its owner's control`: each under its own owner's."""
    if effect.under != _OWNERS:
        return plain(binder, effect)
    return replace(plain(binder, replace(effect, under=None)), under=OwnerOf(RESPECTIVE))


@binds(statics.StaticEffect)
def static(binder: Binder, effect: Any) -> Any:
    if isinstance(effect, statics.While):
        return binder.fields(effect)
    if isinstance(effect, REPLACED):
        binder.discourse.said = binder.discourse.said.of_event()
    names = tuple(f.name for f in fields(effect))
    lead = next((n for n in ("who", "on") if n in names), None)
    if lead is None:
        if isinstance(effect, statics.CharacteristicPT):
            binder.discourse.mention(thing(SELF, named=True))
        return binder.fields(effect)
    who = binder.value(effect, lead, getattr(effect, lead))
    binder.subject = named_again(who)
    found = one_of(who, binder.discourse)
    if found is not None:
        binder.subject = RESPECTIVE
        binder.discourse.mention(found)
    bound = binder.fields(replace(effect, **{lead: who}), tuple(n for n in names if n != lead))
    binder.leave(RESPECTIVE)
    return bound


@binds(conditions.AmountIs, conditions.HasMore)
def compares(binder: Binder, condition: Any) -> Any:
    """`The difference` after it is that of the two amounts."""
    bound = binder.fields(condition)
    found = difference_in(bound)
    if found is not None:
        binder.discourse.said = replace(binder.discourse.said, difference=found)
    return bound


@binds(conditions.Is)
def has_counters(binder: Binder, condition: conditions.Is) -> Any:
    """`If it had one or more +1/+1 counters on it, put that many`: so many, where nothing else has an amount."""
    bound = binder.fields(condition)
    if isinstance(condition.quality, WithCounter) and binder.discourse.said.much is None:
        many = amounts.CountersOn(condition.quality.kind, bound.who)
        binder.discourse.said = replace(binder.discourse.said, much=many)
    return bound
