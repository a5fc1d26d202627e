"""The walk through an ability in reading order that puts what they stand for in the place of its words back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.abilities import costs
from bot.abilities.ability import Ability, Exert, LevelBand, Spell, Static, StationBand
from bot.abilities.amounts import StatOf, X
from bot.abilities.changes import Gains
from bot.abilities.class_levels import ChosenBand
from bot.abilities.combining import Later, MayPayX, Remember, WhenYouDo, WhereX
from bot.abilities.conditions import CameFrom, Controls, CouldNot, DidIt, HasKeywordState, Paid, ThereIs
from bot.abilities.effects import Effect, Portion, SearchOnto
from bot.abilities.filters import Compare, ControlledBy, Filter, OfType, Other, OwnedBy, WithGreatest
from bot.abilities.limits import During, When
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.statics import CastOnly, StaticEffect
from bot.abilities.tokens import TokenSpec
from bot.abilities.walk import holds
from bot.abilities.who import (
    SELF,
    YOU,
    ActivePlayer,
    Attached,
    AttackedBy,
    Both,
    Chosen,
    ControllerOf,
    Dealer,
    DefendingPlayer,
    DoneBy,
    Each,
    EachOpponent,
    EachPlayer,
    EventObject,
    EventSubject,
    Giver,
    OwnerOf,
    PaidWith,
    Respective,
    Self,
    Target,
    TheOne,
    TheTarget,
    Who,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back, HowMuchBack, WasDealtThisWay
from bot.cards.binding.again import RESPECTIVE, named_again, one_of, theirs
from bot.cards.binding.as_it_lies import where_it_was_not
from bot.cards.binding.asked_of_it import asked_first, asks_of_it
from bot.cards.binding.discourse import Discourse
from bot.cards.binding.finishing import finished, whole
from bot.cards.binding.how_much import Unbound, after_instruction
from bot.cards.binding.numbering import Numbered, parts_of
from bot.cards.binding.order import asks_if_done, looks_back, orders_of, wanted
from bot.cards.binding.outcome import outcome_of
from bot.cards.binding.referents import PAIR, Referent, Sort, described, nouns_of, player, thing
from bot.cards.binding.words import meant
from bot.values import is_dataclass, replace

_OF_BEFORE = (HowMuchBack, WasDealtThisWay, DidIt, CouldNot, DealtDamageThisWay, DoneThisWay, SearchOnto)
"""What speaks of an amount, or of whether something was done."""

Binds = Callable[["Binder", Any], Any]
BINDS: dict[type[Any], Binds] = {}


def binds(*kinds: type[Any]) -> Callable[[Binds], Binds]:
    """Register how values of these types are bound; all others have their fields bound in the order of the text."""

    def register(how: Binds) -> Binds:
        for kind in kinds:
            BINDS[kind] = how
        return how

    return register


def bind(abilities: tuple[Ability, ...], spell: bool = False) -> tuple[Ability, ...]:
    """The abilities of one line with every word back bound. Raises `Unbound` for one that stands for nothing certain."""
    return whole([Binder(spell).line(abilities)])[0]


class Binder:
    """Binds the lines of one card in turn: the paragraphs of a spell are one text, everything else stands alone."""

    def __init__(self, spell: bool = False) -> None:
        self.spell = spell
        self.discourse = Discourse([], spell)
        self.number = 0
        self.step = 0  # the number of the instruction that is being bound
        self.subject: Who | None = None
        self.hit: Who | None = None  # who was dealt damage last: "it deals 4 damage instead"
        self.dealt: tuple[Who, tuple[Referent, ...]] | None = (
            None  # what dealt it, and what had been spoken of
        )
        self.targets: list[int] = []
        self.asks = False  # whether what is bound is asked about the past: what was done since does not make it another thing

    def line(self, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """One line's abilities, bound but for what the lines after it may speak of (see `whole`)."""
        return tuple(self.ability(a) for a in abilities)

    def ability(self, ability: Ability) -> Ability:
        if not isinstance(ability, Spell):
            if ability == _IN_AN_OPPONENTS_TURN:
                self.discourse.mention(player(ActivePlayer()))  # "that player", in the paragraphs that follow
            fresh = Binder(self.spell)
            if isinstance(ability, LevelBand | StationBand | ChosenBand):
                return replace(ability, abilities=tuple(fresh.ability(a) for a in ability.abilities))
            if isinstance(ability, Exert):
                fresh.discourse.mention(thing(SELF, named=True))
            bound = BINDS.get(type(ability), Binder.fields)(fresh, ability)
            return finished((bound,))[0]
        spell: Ability = self.fields(ability)
        if not self.targets and any(isinstance(p, Filter) and _others_unsaid(p) for p in parts_of(spell)):
            raise Unbound("“other” than nothing that was named")
        return spell

    def lost(self) -> None:
        """A line of the card could not be read: nobody knows what the words after it speak of."""
        self.discourse.spoken = []

    def next_number(self) -> int:
        self.number += 1
        return self.number

    # --- the walk ----------------------------------------------------------------------------------------------------------

    def value(self, holder: Any, field: str, value: Any) -> Any:
        """A value that stands in a field of `holder`, bound."""
        if isinstance(value, Back):
            return self._back(holder, field, value)
        if isinstance(value, Filter) and any(isinstance(q, DoneThisWay) for q in value.qualities):
            return self._done_this_way(value)
        if isinstance(value, _OF_BEFORE):
            said = self.discourse.said
            if isinstance(
                value, WasDealtThisWay
            ):  # "if excess damage was dealt this way, create that many ..."
                self.discourse.said = replace(said, much=said.this_way.get(value.measure, said.much))
            value = said.bound(value) or value
        if isinstance(value, Who):
            return self._who(holder, field, value)
        if isinstance(value, tuple):
            return self._one_after_another(holder, field, _with_what_is_later(value))
        if isinstance(value, Ability):
            if not isinstance(holder, Gains) and holds(value, Giver):
                raise Unbound("what is made with an ability does not call by name what made it")
            return Binder().ability(value)
        if isinstance(value, Effect):
            return self._effect(value)
        if isinstance(value, StaticEffect):
            return BINDS.get(type(value), BINDS[StaticEffect])(self, value)
        if isinstance(value, TokenSpec):
            return replace(
                value,
                power=self.value(value, "power", value.power),
                toughness=self.value(value, "toughness", value.toughness),
                abilities=self.value(value, "abilities", value.abilities),
            )
        if isinstance(value, costs.Cost):
            return self._cost(value)
        if isinstance(value, Compare):
            return self._compare(value)
        if isinstance(value, WithGreatest):
            return self._greatest(value)
        if isinstance(value, Filter) and Other() in value.qualities:
            return self._other(self.fields(value))
        if value == HasKeywordState(SELF, "paired"):
            self.discourse.mention(Referent(PAIR, frozenset({"creature"}), Sort.THING, many=True))
        if isinstance(value, ThereIs):
            found = ThereIs(self.value(value, "what", value.what))
            self.speak_of(described(Each(found.what), found.what), found.what)
            return found
        if isinstance(value, Controls) and value.who == YOU and value.at_most == 1:
            only = Filter((*value.what.qualities, ControlledBy(YOU)))  # "that creature" is the only one
            self.speak_of(described(Each(only), only), only)
            return self.fields(value)
        if isinstance(value, Paid) and value.what in _PAID_WITHOUT_NAME:
            return value
        if isinstance(value, Paid) and value.of is not None:
            aimed = self.spell and any(
                isinstance(r.who, TheTarget) and "spell" in r.nouns for r in self.discourse.spoken
            )
            if aimed:
                return self.fields(value)  # "Counter target spell if it was kicked"
            value = replace(value, of=None)
        if isinstance(value, Paid) or (isinstance(value, CameFrom) and value.who == SELF):
            self.discourse.mention(thing(SELF, named=True))  # "if ~ was kicked", "if ~ was cast"
            return value
        if is_dataclass(value) and not isinstance(value, type):
            return BINDS.get(type(value), Binder.fields)(self, value)
        return value

    def _one_after_another(self, holder: Any, field: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """`If it's a creature, A. If it's a land, B`: both ask of the same, whatever A does."""
        done: list[Any] = []
        asked: Referent | None = None
        for number, value in enumerate(values):
            again = bool(number) and asks_of_it(values[number - 1], value)
            if asked is not None and again:
                self.discourse.mention(asked)
            before = self.discourse.copy()
            done.append(where_it_was_not(self.value(holder, field, value), done))
            if not again:
                who = asked_first(done[-1])
                asked = before.again(who) if who is not None else None
        return tuple(done)

    def fields(self, value: Any, only: tuple[str, ...] | None = None) -> Any:
        """The value with its fields bound in the order of the text; where a word back is not found so, in another order."""
        orders = orders_of(value) if only is None else (only,)
        before, number = self.discourse.copy(), self.number
        for at, order in enumerate(orders):
            try:
                changes = {}
                for name in order:
                    old = getattr(value, name)
                    new = self.value(value, name, old)
                    if new is not old:
                        changes[name] = new
                return replace(value, **changes) if changes else value
            except Unbound:
                if at == len(orders) - 1:
                    raise
                self.discourse, self.number = before.copy(), number
        raise AssertionError(value)

    def _compare(self, quality: Compare) -> Compare:
        """`with toughness greater than its power`: its own, of what is described; `with power less than its power`: of what was named
        before, as nothing has less than its own."""
        before = self.discourse.copy()
        if isinstance(quality.than, StatOf) and quality.than.stat == quality.stat:
            return replace(quality, than=self.value(quality, "than", quality.than))
        self.discourse.mention(replace(thing(RESPECTIVE), only_it=True))
        than = self.value(quality, "than", quality.than)
        self.discourse = before
        return replace(quality, than=than)

    def _greatest(self, quality: WithGreatest) -> WithGreatest:
        """`with the greatest power among creatures that player controls`: who controls the one that is described."""
        before = self.discourse.copy()
        self.discourse.mention(player(ControllerOf(RESPECTIVE)))
        among = self.value(quality, "among", quality.among)
        self.discourse = before
        return replace(quality, among=among)

    def _done_this_way(self, what: Filter) -> Filter:
        """`creatures destroyed this way`: by an instruction before, else what paid for the ability."""
        bound: list[Any] = []
        for quality in what.qualities:
            if isinstance(quality, DoneThisWay):
                paid = quality.how == "sacrificed" and "sacrificed" not in self.discourse.said.did
                spoken = self.discourse.again(PaidWith("sacrificed")) is not None
                quality = replace(quality, as_cost=paid and (spoken or self.spell))
            bound.append(self.value(what, "qualities", quality))
        return Filter(tuple(bound))

    def _other(self, what: Filter) -> Filter:
        """`It gets +1/+1 for each other creature`: other than it, where what the sentence is about is one and no target."""
        about = self.subject
        if "player" in nouns_of(what) and not self.targets:
            # "Whenever a player casts a spell, another target player": no player is the source
            about = self.discourse.one_player() or about
        done = (r for r in reversed(self.discourse.spoken) if isinstance(r.who, DoneBy))
        chosen = next((r for r in done if r.who != DoneBy(self.step)), None)
        named = chosen is not None and "spell" not in chosen.nouns
        # "Each player chooses six lands. Destroy all other permanents", of an ability too: other than those
        by_choice = chosen is not None and chosen.who == DoneBy(self.discourse.said.did.get("chosen", -1))
        than_before = self.spell or by_choice
        if than_before and chosen is not None and named and chosen.nouns & nouns_of(what):
            about = chosen.who  # "Target opponent chooses a creature. Other creatures ...": no spell is one
        elif than_before and not self.targets and about != RESPECTIVE:
            return self._other_than_before(what)
        elif not isinstance(about, EventSubject | EventObject | Attached | TheOne | Respective):
            return what
        spoken = self.discourse.again(about)
        if spoken is None or not spoken.nouns & nouns_of(what):
            return what
        return Filter(tuple(replace(q, than=about) if q == Other() else q for q in what.qualities))

    def _other_than_before(self, what: Filter) -> Filter:
        """`Zombies you control get +2/+1. Other creatures you control get +1/+1`: other than those."""
        nouns = nouns_of(what)
        if "spell" in nouns or not nouns:
            return what
        before = (
            r
            for r in reversed(self.discourse.spoken)
            if isinstance(r.who, DoneBy) and r.who.number != self.step
        )
        than = next((r.who for r in before if any(r.is_called(noun) for noun in nouns)), None)
        if than is None:
            return what  # than a target that is named later, else `ability` declines it
        return Filter(tuple(replace(q, than=than) if q == Other() else q for q in what.qualities))

    # --- words back ----------------------------------------------------------------------------------------------------------

    def _back(self, holder: Any, field: str, back: Back) -> Who:
        if back.word == "":
            if self.subject is None:
                raise Unbound("a subject that is not said was not named before")
            return self.subject
        if back.word == "itself":
            return self._itself()
        who, referent = meant(
            back.word, wanted(holder, field), self.discourse, self._not_itself(holder, field), self.targets
        )
        if referent is not None:
            self.discourse.mention(referent)
            if not (self.asks or looks_back(holder, field)):
                who = referent.now()
        return who

    def _itself(self) -> Who:
        if self.subject is None:
            return SELF
        return Dealer() if self.subject == DoneBy(self.step) else self.subject

    def _not_itself(self, holder: Any, field: str) -> Who | None:
        """What a pronoun in this place can't be: whoever does it (`blocks it`, `fights it`, `deals damage to it`), and what is put
        somewhere attached to it."""
        if (type(holder).__name__, field) in _OTHERS:
            return self.subject
        return DoneBy(self.step) if field == "attached_to" else None

    # --- phrases that name --------------------------------------------------------------------------------------------------

    def _who(self, holder: Any, field: str, who: Who) -> Who:
        match who:
            case Self() | Giver():
                self.discourse.mention(thing(who, named=True))
                return who
            case Target():
                what = self.value(who, "what", who.what)
                chooser = None if who.chooser is None else self.value(who, "chooser", who.chooser)
                bound = Target(
                    what, self.value(who, "count", who.count), self.next_number(), chooser, who.random
                )
                self.targets.append(bound.number)
                self.speak_of(described(TheTarget(bound.number), what, many=who.count.most != 1), what)
                return bound
            case Each() | Chosen() | AnyOf():
                bound_who: Each | Chosen | AnyOf = self.fields(theirs(who))
                if isinstance(holder, Portion | Effect) and field != "of" and self.step:
                    many = isinstance(who, Each) or (isinstance(who, Chosen) and who.count.most != 1)
                    self.speak_of(described(DoneBy(self.step), bound_who.what, many=many), bound_who.what)
                return bound_who
            case Attached():
                self._attached(who)
                return who
            case ControllerOf() | OwnerOf():
                owned = replace(who, of=self.value(who, "of", who.of))
                again = named_again(owned)
                if again is not None:
                    self.discourse.mention(player(again))
                return owned
            case EachPlayer() | EachOpponent():
                everyone = replace(who, than=self.discourse.one_player()) if who.other else who
                self.discourse.mention(player(everyone, many=True))
                return everyone
            case DefendingPlayer() | ActivePlayer():
                self.discourse.mention(player(who))
                return who
            case AttackedBy():
                attacked = replace(who, attacker=self.value(who, "attacker", who.attacker))
                return attacked
            case Both():
                return Both(tuple(self.value(holder, field, part) for part in who.of))
            case _:
                return who

    def one_of(self, subject: Any) -> None:
        """What is said of each of several speaks of the respective one."""
        found = one_of(subject, self.discourse)
        if found is not None:
            self.discourse.mention(found)

    def _attached(self, who: Attached) -> None:
        noun = who.word.split()[-1]
        self.discourse.mention(player(who) if noun == "player" else thing(who, noun))

    def speak_of(self, referent: Referent, what: Filter | None = None) -> None:
        """It is named now; so is the opponent whose it is (`a creature an opponent controls`)."""
        for quality in what.qualities if what is not None else ():
            if isinstance(quality, ControlledBy) and isinstance(quality.who, AnyOf):
                self.discourse.mention(player(ControllerOf(referent.who)))
            if isinstance(quality, OwnedBy) and isinstance(quality.who, AnyOf):
                self.discourse.mention(player(OwnerOf(referent.who)))
        self.discourse.mention(replace(referent, what=what))

    # --- costs --------------------------------------------------------------------------------------------------------------

    def _cost(self, cost: Any) -> Any:
        bound = self.fields(cost)
        if isinstance(cost, costs.RemoveCountersCost) and cost.amount is None:
            self.discourse.said = self.discourse.said.of_counters_paid()
        if isinstance(cost, costs.ExertSelf):
            self.discourse.mention(thing(SELF, named=True))
        hows: dict[type[Any], Any] = {
            costs.SacrificeCost: "sacrificed",
            costs.DiscardCost: "discarded",
            costs.ExileCost: "exiled",
        }
        how = hows.get(type(cost))
        if how is not None:
            if bound.what is None:
                self.discourse.mention(thing(SELF, named=True))
            else:
                many = None if not isinstance(bound.count, int) else bound.count != 1
                referent = described(PaidWith(how), bound.what)
                self.speak_of(replace(referent, many=bool(many)), bound.what)
        return bound

    # --- instructions ---------------------------------------------------------------------------------------------------------

    def _effect(self, effect: Any) -> Any:
        if isinstance(effect, Remember | Numbered):
            return effect
        outer, self.step = self.step, self.next_number()
        number = self.step
        before, said = self.discourse.again(RESPECTIVE), self.discourse.said
        if isinstance(effect, WhenYouDo):
            effect = said.bound(effect) or effect
        try:
            bound = BINDS.get(type(effect), BINDS[Effect])(self, effect)
        finally:
            self.step = outer
        self.leave(RESPECTIVE, before)
        outcome_of(bound, number, self.discourse)
        self.discourse.said = after_instruction(bound, number, said, self.discourse.said)
        return Numbered(number, bound)

    def leave(self, one: Who, before: Referent | None = None) -> None:
        """What was dealt with one by one is so no more."""
        self.discourse.spoken = [r for r in self.discourse.spoken if one not in parts_of(r.who)]
        if before is not None:
            self.discourse.spoken.append(before)


def _with_what_is_later(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """`At end of turn, sacrifice it. If you do, you gain 2 life`: what is asked then, is done then. `Draw X cards, where X is A. You
    lose X life`: the X of both is one (CR 107.3i)."""
    found: list[Any] = []
    for effect in effects:
        last = found[-1] if found else None
        later = isinstance(last, Later) and (asks_if_done(effect) or isinstance(effect, WhenYouDo))
        same_x = isinstance(last, WhereX) and holds(effect, X) and not holds(effect, WhereX, MayPayX)
        if last is not None and (later or same_x):
            found[-1] = replace(last, effects=(*last.effects, effect))
        else:
            found.append(effect)
    return tuple(found) if len(found) < len(effects) else effects


def _others_unsaid(what: Filter) -> bool:
    """Whether these are `other creatures` than nothing said: a spell is no permanent, so that they would be all creatures."""
    return Other() in what.qualities and any(
        isinstance(q, OfType) and q.type in _PERMANENTS for q in what.qualities
    )


_PAID_WITHOUT_NAME = frozenset({"gift", "evidence", "tribute"})
"""`If the gift wasn't promised`: asked without a word that names ~."""
_PERMANENTS = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Permanent"})
_IN_AN_OPPONENTS_TURN = Static((CastOnly(During((When.AN_OPPONENTS_TURN,))),))
_OTHERS = frozenset(
    {
        ("MustBlock", "whom"),
        ("MustAttack", "whom"),
        ("Fight", "second"),
        ("Attach", "to"),
        ("Portion", "to"),
    }
)
