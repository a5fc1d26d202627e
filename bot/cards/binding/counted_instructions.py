"""How instructions that are done so and so often, or by a part, are bound: for each thing, half, rounded, `where X is`."""

from __future__ import annotations

from typing import Any

from bot.abilities import (
    amounts,
    combining,
    copying,
    costs,
    effects,
    keyword_actions,
    player_effects,
    tokens,
)
from bot.abilities.who import (
    DoneBy,
    Each,
    Respective,
    Target,
    TheTarget,
    Who,
)
from bot.cards.back import IT, Back
from bot.cards.binding.again import RESPECTIVE, THE_ONE, named_again, one_of, subjects_of
from bot.cards.binding.binder import Binder, binds
from bot.cards.binding.how_much import Unbound
from bot.cards.binding.numbering import numbered_in, own_parts, parts_of, substituted
from bot.cards.binding.referents import Referent, player
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.values import replace

_MAKING = (tokens.CreateToken, copying.CreateCopy)


@binds(combining.ForEachOf)
def for_each(binder: Binder, effect: combining.ForEachOf) -> Any:
    before = binder.discourse.again(THE_ONE)
    what = binder.value(effect, "what", effect.what)
    found = one_of(what, binder.discourse)
    binder.discourse.mention(replace(found, who=THE_ONE) if found else player(THE_ONE))
    binder.subject = THE_ONE
    bound = binder.value(effect, "effects", effect.effects)
    own = {TheTarget(t.number) for t in parts_of(bound) if isinstance(t, Target) and THE_ONE in parts_of(t)}
    if own and not (isinstance(what, Each) and speaks_of_players(what.what)):
        raise Unbound("a target for each of several is chosen before it is their turn")
    binder.leave(THE_ONE, before)
    # "For each artifact you control, create a token that's a copy of it. Those tokens gain haste": all that were made.
    made = {DoneBy(n.number) for n in numbered_in(bound) if isinstance(n.effect, _MAKING)}
    binder.discourse.spoken = [
        _all_of_them(r) if r.who in made or (own and (r.who in own or r.moved is not None)) else r
        for r in binder.discourse.spoken
    ]
    binder.subject = named_again(what, binder.step)  # "each player exiles a card and loses 2 life"
    return replace(effect, what=what, effects=bound)


def _all_of_them(spoken: Referent) -> Referent:
    """What was made or targeted for each of several, as all of them are spoken of afterwards: `those tokens`, `those creatures`."""

    def each(one: Who) -> Who:
        return replace(one, each_time=True) if isinstance(one, DoneBy) else one

    moved = each(spoken.moved) if spoken.moved is not None else None
    return replace(spoken, who=each(spoken.who), moved=moved, many=True)


#: Instructions that are followed for each of several in turn: their amounts may speak of the one.
FOLLOWED_FOR_EACH = frozenset(
    {
        player_effects.GainLife,
        player_effects.LoseLife,
        player_effects.SetLife,
        player_effects.Draw,
        player_effects.Discard,
        player_effects.Mill,
        player_effects.ExileFromLibrary,
        effects.Sacrifice,
        keyword_actions.Investigate,
        effects.ChooseThings,
        combining.ChooseOfEach,
        tokens.CreateToken,
        effects.PutCounters,
        effects.ChangeNow,
        effects.SetRule,
    }
)


_DEALT_TO_IT = amounts.DamageTakenThisTurn(IT)


def bound_portion(binder: Binder, portion: effects.Portion) -> effects.Portion:
    if portion.to == Back(""):
        if binder.hit is None:
            raise Unbound("nobody was named whom the damage would be dealt to")
        return replace(portion, amount=binder.value(portion, "amount", portion.amount), to=binder.hit)
    before, number = binder.discourse.copy(), binder.number
    try:
        if portion.amount == _DEALT_TO_IT:
            raise Unbound("it is who is dealt damage again")
        amount = binder.value(portion, "amount", portion.amount)
        to = binder.value(portion, "to", portion.to)
        return effects.Portion(amount, to)
    except Unbound:
        binder.discourse, binder.number = before, number
    to = binder.value(portion, "to", portion.to)
    binder.one_of(to)
    amount = binder.value(portion, "amount", portion.amount)
    binder.leave(RESPECTIVE)
    return effects.Portion(amount, to)


def _comes_of_x(much: amounts.Amount | None, inner: Any) -> bool:
    """Whether an amount is one that X itself makes, which X can't be: of `put X counters on it, where X is the result`."""
    made = (n.number for n in numbered_in(inner) if amounts.X() in own_parts(n))
    return isinstance(much, amounts.DoneAmount) and much.number in made


@binds(combining.WhereX)
def where_x(binder: Binder, effect: combining.WhereX) -> Any:
    before = binder.discourse.said.much
    inner = binder.value(effect, "effects", effect.effects[:1])
    several = next((s for e in inner for s in subjects_of(e) if one_of(s, binder.discourse)), None)
    if several is not None:
        binder.one_of(several)
    if _comes_of_x(binder.discourse.said.much, inner):
        binder.discourse.said = replace(binder.discourse.said, much=before)
    x = binder.value(effect, "x", effect.x)
    inner += binder.value(effect, "effects", effect.effects[1:])
    own = {n.number for n in numbered_in(inner)}
    late = any(isinstance(p, Respective) or (isinstance(p, DoneBy) and p.number in own) for p in parts_of(x))
    using = [n for n in numbered_in(inner) if amounts.X() in own_parts(n)]
    if not late and (len(using) != 1 or not numbered_in(inner)[1:]):
        return replace(effect, effects=inner, x=x)
    if any(isinstance(p, costs.Cost) for p in parts_of(inner)):
        raise Unbound("X is another for each of them")
    return combining.Then(substituted(inner, amounts.X(), x), " ")
