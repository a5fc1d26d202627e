"""What `that much`, `this way` and `if you do` mean: the event, or the instruction whose amount or doing they speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.abilities import (
    combining,
    conditions,
    dice,
    effects,
    events,
    keyword_actions,
    libraries,
    player_effects,
    player_events,
    replacements,
)
from bot.abilities.amounts import (
    Amount,
    CardsIn,
    CountOf,
    DoneAmount,
    EventAmount,
    EventExcess,
    LifeOf,
    Measure,
    Negative,
    Number,
    StatOf,
    Sum,
)
from bot.abilities.filters import Compare, ControlledBy, Filter
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.taken_off import CountersRemoved
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import Chosen, Each, EachOpponent, EachPlayer, EventObject, Who
from bot.cards.back import HowMuchBack, RemovedThisWay, ThatMuch, TheDifference, ThisWay, WasDealtThisWay
from bot.cards.binding.numbering import numbered_in
from bot.values import dataclass, field, replace


class Unbound(Exception):
    """A word back that stands for nothing certain: the line can't be taken."""


@dataclass(frozen=True, slots=True)
class HowMuch:
    """What has been said so far. `much`: what `that much` means; `this_way`: what is counted `this way`; `done`: the number of the
    instruction that `if you do` asks about; `dealing`: of the one that dealt damage; `did`: of the one that `destroyed this way`
    and its like mean, 0 where several did so."""

    much: Amount | None = None
    this_way: Mapping[Measure, Amount] = field(default_factory=dict)
    done: int | None = None
    dealing: int | None = None
    did: Mapping[str, int] = field(default_factory=dict)
    difference: Amount | None = None

    def outward(self) -> HowMuch:
        """What it means where another event begins: amounts of the event before are those of the outer one."""
        ways = {way: o for way, amount in self.this_way.items() if (o := _outward(amount)) is not None}
        return replace(self, much=_outward(self.much), this_way=ways, difference=None)

    def of_counters_paid(self) -> HowMuch:
        """Where removing counters is a cost."""
        return replace(self, much=CountersRemoved(), this_way={**self.this_way, "removed": CountersRemoved()})

    def of_event(self) -> HowMuch:
        """After an event that has an amount."""
        return replace(self, much=EventAmount())

    def of_damage(self) -> HowMuch:
        """In what is done as damage is prevented or replaced."""
        return replace(self, much=EventAmount(), this_way={**self.this_way, "prevented": EventAmount()})

    def bound(self, value: Any) -> Any:
        """A phrase of this room with what it means in its place; None for any other value. Raises `Unbound`."""
        match value:
            case ThatMuch():
                if self.much is None:
                    raise Unbound("nothing before has an amount that “that much” could mean")
                return self.much
            case TheDifference():
                if self.difference is None:
                    raise Unbound("no condition before compares two amounts")
                return self.difference
            case ThisWay():
                return self._this_way(value.measure)
            case effects.SearchOnto(among=True) if "looked at" not in self.did:
                raise Unbound("“from among them” stands for no cards that were looked at")
            case RemovedThisWay():
                return self._this_way("removed")
            case WasDealtThisWay():
                return conditions.AmountIs(self._this_way(value.measure), ">", Number(0))
            case combining.WhenYouDo() if value.number == 0:
                return replace(
                    value, number=self.done or 0
                )  # right after "you may", where it is what may be done
            case conditions.DidIt() | conditions.CouldNot() if value.number == 0:
                if self.done is None:
                    raise Unbound("nothing before could be done or not")
                return replace(value, number=self.done)
            case DealtDamageThisWay() if value.number == 0:
                if self.dealing is None:
                    raise Unbound("nothing before dealt damage")
                return DealtDamageThisWay(self.dealing)
            case DoneThisWay() if value.number == 0 and not value.as_cost:
                return self._done_this_way(value)
            case _:
                assert not isinstance(value, HowMuchBack)
                return None

    def _done_this_way(self, value: DoneThisWay) -> DoneThisWay:
        number = self.did.get(value.how)
        if not number:
            raise Unbound(f"nothing, or more than one thing, before was {value.how} by this ability")
        return replace(value, number=number)

    def _this_way(self, measure: Measure) -> Amount:
        if measure not in self.this_way:
            raise Unbound("nothing before came of this ability that “this way” could count")
        return self.this_way[measure]


def difference_in(condition: Any) -> Amount | None:
    """By how much one amount is more than the other where the condition compares two; None where it does not."""
    match condition:
        case conditions.AmountIs(how="<" | "<="):
            return Sum(condition.than, Negative(condition.amount))
        case conditions.AmountIs(how=">" | ">="):
            return Sum(condition.amount, Negative(condition.than))
        case conditions.HasMore() if not isinstance(condition.who, AnyOf) and not isinstance(
            condition.than, AnyOf
        ):
            return Sum(_had(condition, condition.who), Negative(_had(condition, condition.than)))
        case _:
            return None


def _had(condition: conditions.HasMore, who: Who) -> Amount:
    if condition.what is not None:
        return CountOf(Filter((*condition.what.qualities, ControlledBy(who))))
    return LifeOf(who) if condition.of == "life" else CardsIn("hand", who)


def after_event(event: Any, before: HowMuch) -> HowMuch:
    """What can be said after the event of a triggered ability."""
    if isinstance(event, events.Narrowed):
        return after_event(event.of, before)
    kinds = event.of if isinstance(event, events.AnyOfEvents) else (event,)
    if isinstance(event, player_events.Casts) and (own := _compared(event.what)) is not None:
        return replace(before, much=own)
    if all(isinstance(one, events.IsDealtDamage) and one.excess for one in kinds):
        before = replace(before, this_way={**before.this_way, "excess": EventExcess()})
    if all(isinstance(one, events.DealsDamage) for one in kinds):
        before = replace(before, this_way={**before.this_way, "dealt": EventAmount()})
    return before.of_event() if all(_has_amount(one) for one in kinds) else replace(before, much=None)


def _compared(what: Filter) -> Amount | None:
    """`a spell with mana value equal to the number of ...`: that number, which is the spell's own."""
    equal = [
        q
        for q in what.qualities
        if isinstance(q, Compare) and q.how == "=" and not isinstance(q.than, Number)
    ]
    return StatOf(equal[0].stat, EventObject()) if len(equal) == 1 else None


def _has_amount(event: Any) -> bool:
    if isinstance(
        event, events.Attacks | events.Enters | events.Dies | events.Leaves | events.PutIntoGraveyard
    ):
        return event.batch  # how many there are
    return isinstance(event, _WITH_AMOUNT) or (isinstance(event, player_events.Discards) and event.together)


_WITH_AMOUNT = (
    dice.RollsDie,
    events.DealsDamage,
    events.IsDealtDamage,
    player_events.GainsLife,
    player_events.LosesLife,
    player_events.PaysLife,
    events.GetsCounters,
)
REPLACED = (replacements.ReplaceLifeGain,)
"""Statements in which an event that has an amount is replaced."""


def after_instruction(effect: Any, number: int, before: HowMuch, inner: HowMuch) -> HowMuch:
    """What can be said after the instruction of that number. `before`: what could be said before it, `inner`: at its end."""
    said = _amounts_after(effect, number, before, inner)
    ways = _ways_of(effect)
    return (
        replace(said, did={**said.did, **{w: 0 if w in said.did else number for w in ways}}) if ways else said
    )


def _ways_of(effect: Any) -> tuple[str, ...]:
    """How it is said of what this instruction was done to that it was done `this way`."""
    match effect:
        case effects.Destroy():
            return ("destroyed", "died", "put into a graveyard")
        case effects.ChooseThings() | combining.ChooseOfEach():
            return ("chosen",)
        case effects.Beside(what="look" | "reveal"):
            return ("looked at",)
        case libraries.SeeTop() | libraries.SeeUntil() | libraries.RevealAtRandom():
            return ("revealed",)
        case libraries.RevealFromHand():
            return ("revealed",)
        case effects.TapOrUntap(tap=True):
            return ("tapped",)
        case effects.Sacrifice():
            return ("sacrificed", "died", "put into a graveyard")
        case player_effects.Discard():
            return ("discarded",)
        case player_effects.Mill():
            return ("milled",)
        case effects.SearchOnto():
            return ("put onto the battlefield",)
        case effects.Move(to="exile") | player_effects.ExileFromLibrary():
            return ("exiled",)
        case effects.Move(to="hand"):
            return ("returned",)
        case effects.Move(to="battlefield"):
            return ("returned", "put onto the battlefield")
        case _:
            return ()


def _amounts_after(effect: Any, number: int, before: HowMuch, inner: HowMuch) -> HowMuch:
    match effect:
        case dice.RollDie():
            return replace(inner, much=DoneAmount(number), done=number)
        case combining.If():
            asks = isinstance(effect.condition, conditions.DidIt | conditions.CouldNot | conditions.NotSo)
            return replace(inner, done=before.done) if asks else inner
        case (
            combining.Then()
            | combining.ForEachOf()
            | combining.WhereX()
            | combining.Repeat()
            | combining.Modes()
        ):
            return inner
        case combining.FlipCoins():
            # "If you win the flip, you may A. If you do, B": B is asked about A, which nobody offers who lost.
            offers = [
                n.number
                for n in numbered_in((effect.win, effect.lose))
                if isinstance(n.effect, combining.May)
            ]
            return replace(inner, done=offers[-1] if offers else number)
        case combining.Later() | effects.ReplaceLater() | combining.WhenYouDo():
            return replace(before, done=None)
        case effects.DealDamage() | effects.DealDivided() | keyword_actions.Fight():
            ways: dict[Measure, Amount] = {
                measure: DoneAmount(number, measure) for measure in ("dealt", "excess", "prevented", "worth")
            }
            fixed = _is_fixed(effect)
            much = inner.much if fixed else DoneAmount(number, "dealt")
            return replace(inner, much=much, this_way={**inner.this_way, **ways}, done=number, dealing=number)
        case player_effects.LoseLife():
            lost: Mapping[Measure, Amount] = {**inner.this_way, "lost": DoneAmount(number, "lost")}
            return replace(_counted(effect, number, inner), this_way=lost)
        case effects.RemoveCounters(amount=EventAmount() | DoneAmount()):
            # As many as were there, where it says "that many".
            return replace(_counted(effect, number, inner), much=DoneAmount(number))
        case effects.RemoveCounters(amount=None):
            taken: Mapping[Measure, Amount] = {**inner.this_way, "removed": DoneAmount(number)}
            return replace(_counted(effect, number, inner), this_way=taken)
        case _:
            return _counted(effect, number, inner)


def _counted(effect: Any, number: int, inner: HowMuch) -> HowMuch:
    said = replace(inner, done=number)
    if not isinstance(effect, _COUNTED):
        return said
    for_each = isinstance(getattr(effect, "who", None), EachPlayer | EachOpponent)
    if _is_fixed(effect):
        return said
    return replace(said, much=None if for_each else DoneAmount(number))


_KNOWN = (Number, EventAmount, DoneAmount)

_COUNTED = (
    player_effects.Draw,
    player_effects.Discard,
    effects.Sacrifice,
    effects.Move,
    player_effects.GainLife,
    player_effects.LoseLife,
    effects.PutCounters,
    effects.RemoveCounters,
)
"""Instructions whose number is kept: how many cards, permanents, counters, how much life."""


def _is_fixed(effect: Any) -> bool:
    """Whether its text says the number outright, which nobody would call `that many`, or says `that many` itself: the next such
    words are about the same."""
    match effect:
        case effects.Sacrifice() | effects.Move():
            if isinstance(effect.what, Chosen):
                return effect.what.count.least == effect.what.count.most
            return not isinstance(effect.what, Each)
        case effects.DealDamage():
            return all(isinstance(portion.amount, _KNOWN) for portion in effect.portions)
        case keyword_actions.Fight():
            return True
        case player_effects.Discard(up_to=True):
            return False
        case _:
            return isinstance(effect.amount, _KNOWN)


def _outward(amount: Amount | None) -> Amount | None:
    if isinstance(amount, EventAmount):
        return None if amount.outer else EventAmount(outer=True)
    return None if isinstance(amount, EventExcess) else amount
