"""The walk through an ability in reading order that puts what they stand for in the place of its words back."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from bot.abilities import amounts, costs, effects, events, statics
from bot.abilities.ability import Ability, Exert, LevelBand, Spell, Static, Triggered
from bot.abilities.conditions import CastFromHand, Paid
from bot.abilities.damage import ReplaceDamage
from bot.abilities.effects import Effect, Remember
from bot.abilities.filters import Compare, ControlledBy, Filter, IsSelf, OfType, OneOf, OwnedBy
from bot.abilities.who import (
    SELF,
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
    EventGroup,
    EventObject,
    EventSubject,
    OwnerOf,
    PaidWith,
    Respective,
    Self,
    Target,
    TheOne,
    TheTarget,
    Who,
    You,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.binding.discourse import Discourse, Unbound
from bot.cards.binding.events import roles_of
from bot.cards.binding.order import looks_back, orders_of, wanted
from bot.cards.binding.outcome import outcome_of
from bot.cards.binding.referents import Referent, Sort, described, player, thing
from bot.cards.binding.words import meant

_SUBJECTS = ("who", "source", "first", "what", "on", "replace")
_THE_ONE = TheOne()
_RESPECTIVE = Respective()


def bind(abilities: tuple[Ability, ...], spell: bool = False) -> tuple[Ability, ...]:
    """The abilities of one line with every word back bound. Raises `Unbound` for one that stands for nothing certain."""
    return Binder(spell).card([abilities])[0]


@dataclass(frozen=True, slots=True)
class _Numbered(Effect):
    """An instruction with the number by which it can be spoken of, while the rest of its ability is bound."""

    number: int
    effect: Any


class Binder:
    """Binds the lines of one card in turn: the paragraphs of a spell are one text, everything else stands alone."""

    def __init__(self, spell: bool = False) -> None:
        self.spell = spell
        self.discourse = Discourse([], spell)
        self.number = 0
        self.step = 0  # the number of the instruction that is being bound
        self.subject: Who | None = None
        self.targets: list[int] = []

    def card(self, lines: list[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
        """The lines of a card, bound. Raises `Unbound` for the first that can't be."""
        return whole([self.line(line) for line in lines])

    def line(self, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """One line's abilities, bound but for what the lines after it may speak of (see `whole`)."""
        return tuple(self._ability(a) for a in abilities)

    def _ability(self, ability: Ability) -> Ability:
        if not isinstance(ability, Spell):
            if ability in _IN_AN_OPPONENTS_TURN:
                self.discourse.mention(player(ActivePlayer()))  # "that player", in the paragraphs that follow
            fresh = Binder(self.spell)
            if isinstance(ability, LevelBand):
                return replace(ability, abilities=tuple(fresh._ability(a) for a in ability.abilities))
            if isinstance(ability, Exert):
                fresh.discourse.mention(thing(SELF, named=True))
            bound = fresh._triggered(ability) if isinstance(ability, Triggered) else fresh._fields(ability)
            return finished((bound,))[0]
        return self._fields(ability)  # type: ignore[no-any-return]

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
        if isinstance(value, Who):
            return self._who(holder, field, value)
        if isinstance(value, tuple):
            return tuple(self.value(holder, field, v) for v in value)
        if isinstance(value, Ability):
            return Binder()._ability(value)
        if isinstance(value, Effect):
            return self._effect(value)
        if isinstance(value, statics.StaticEffect):
            return self._static(value)
        if isinstance(value, ReplaceDamage):
            return self._replace_damage(value)
        if isinstance(value, effects.TokenSpec):
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
        if isinstance(value, Paid | CastFromHand):
            self.discourse.mention(thing(SELF, named=True))  # "if ~ was kicked", "if you cast it"
            return value
        if is_dataclass(value) and not isinstance(value, type):
            return self._fields(value)
        return value

    def _fields(self, value: Any, only: tuple[str, ...] | None = None) -> Any:
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
        """`with toughness greater than its power`: its own, of what is described."""
        before = self.discourse.copy()
        self.discourse.mention(replace(thing(_RESPECTIVE), only_it=True))
        than = self.value(quality, "than", quality.than)
        self.discourse = before
        return replace(quality, than=than)

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
            if not looks_back(holder, field):
                who = referent.now()
        return who

    def _itself(self) -> Who:
        if self.subject is None:
            return SELF
        return Dealer() if self.subject == DoneBy(self.step) else self.subject

    def _not_itself(self, holder: Any, field: str) -> Who | None:
        """What a pronoun in this place can't be: whoever does it (`blocks it`, `fights it`, `deals damage to it`)."""
        if (type(holder).__name__, field) in _OTHERS:
            return self.subject
        return None

    # --- phrases that name --------------------------------------------------------------------------------------------------

    def _who(self, holder: Any, field: str, who: Who) -> Who:
        match who:
            case Self():
                self.discourse.mention(thing(SELF, named=True))
                return who
            case Target():
                what = self.value(who, "what", who.what)
                bound = Target(what, self.value(who, "count", who.count), self.next_number())
                self.targets.append(bound.number)
                self._speak_of(described(TheTarget(bound.number), what, many=who.count.most != 1), what)
                return bound
            case Each() | Chosen() | AnyOf():
                bound_who: Any = self._fields(who)
                if isinstance(holder, effects.Portion | Effect) and field != "of" and self.step:
                    many = isinstance(who, Each) or (isinstance(who, Chosen) and who.count.most != 1)
                    self._speak_of(described(DoneBy(self.step), bound_who.what, many=many), bound_who.what)
                return bound_who  # type: ignore[no-any-return]
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
                self.discourse.mention(player(who, many=True))
                return who
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

    def _attached(self, who: Attached) -> None:
        noun = who.word.split()[-1]
        self.discourse.mention(player(who) if noun == "player" else thing(who, noun))

    def _speak_of(self, referent: Referent, what: Filter | None = None) -> None:
        """It is named now; so is the opponent whose it is (`a creature an opponent controls`)."""
        for quality in what.qualities if what is not None else ():
            if isinstance(quality, ControlledBy) and isinstance(quality.who, AnyOf):
                self.discourse.mention(player(ControllerOf(referent.who)))
            if isinstance(quality, OwnedBy) and isinstance(quality.who, AnyOf):
                self.discourse.mention(player(OwnerOf(referent.who)))
        self.discourse.mention(replace(referent, what=what))

    # --- costs --------------------------------------------------------------------------------------------------------------

    def _cost(self, cost: Any) -> Any:
        bound = self._fields(cost)
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
                self._speak_of(replace(referent, many=bool(many)), bound.what)
        return bound

    # --- instructions ---------------------------------------------------------------------------------------------------------

    def _effect(self, effect: Any) -> Any:
        if isinstance(effect, Remember | _Numbered):
            return effect
        outer, self.step = self.step, self.next_number()
        number = self.step
        before = self.discourse.again(_RESPECTIVE)
        try:
            bound = self._instruction(effect)
        finally:
            self.step = outer
        self._leave(_RESPECTIVE, before)
        outcome_of(bound, number, self.discourse)
        return _Numbered(number, bound)

    def _leave(self, one: Who, before: Referent | None = None) -> None:
        """What was dealt with one by one is so no more."""
        self.discourse.spoken = [r for r in self.discourse.spoken if one not in parts_of(r.who)]
        if before is not None:
            self.discourse.spoken.append(before)

    def _instruction(self, effect: Any) -> Any:
        match effect:
            case effects.Then():
                return self._then(effect)
            case effects.WhereX():
                return self._where_x(effect)
            case effects.Modes():
                return self._modes(effect)
            case effects.Later():
                return self._later(effect)
            case effects.ForEachOf():
                return self._for_each(effect)
            case effects.FlipTogether():
                players = self.value(effect, "players", effect.players)
                self.discourse.mention(player(_THE_ONE))
                return replace(effect, players=players, tails=self.value(effect, "tails", effect.tails))
            case effects.May() if isinstance(effect.who, EachPlayer | EachOpponent):
                again = replace(effect, who=_THE_ONE)
                return self._for_each(effects.ForEachOf(effect.who, (again,)))
            case effects.Move(under=under) if under == _OWNERS:
                # "Under its owner's control": each under its own owner's.
                moved = self._plain(replace(effect, under=None))
                return replace(moved, under=OwnerOf(_RESPECTIVE))
            case effects.DealDamage():
                return self._deal_damage(effect)
            case _:
                return self._plain(effect)

    def _plain(self, effect: Any) -> Any:
        """An instruction with a subject: what it says of each of several is said of `TheOne`."""
        names = orders_of(effect)[0]
        lead = next((n for n in _SUBJECTS if n in names and isinstance(getattr(effect, n), Who)), None)
        if lead is None:
            return self._fields(effect)
        bound = (
            replace(effect, **{lead: self.value(effect, lead, getattr(effect, lead))})
            if names[0] != "effects"
            else effect
        )
        if bound is effect or names[0] == "effects":
            return self._fields(effect)
        subject = getattr(bound, lead)
        self.subject = named_again(subject, self.step)
        if type(effect) in _FOR_EACH:
            self._one_of(subject)
        rest = tuple(n for n in names if n != lead)
        return self._fields(bound, rest)

    def _one_of(self, subject: Any) -> None:
        found = one_of(subject, self.discourse)
        if found is not None:
            self.discourse.mention(found)

    def _then(self, effect: effects.Then) -> Any:
        parts: list[Any] = []
        subject = self.subject
        for at, part in enumerate(effect.parts):
            if at:
                self.subject = subject
            parts.append(self.value(effect, "parts", part))
            if at == 0:
                subject = self.subject
        return replace(effect, parts=tuple(parts))

    def _deal_damage(self, effect: effects.DealDamage) -> Any:
        source = self.value(effect, "source", effect.source)
        self.subject = named_again(source, self.step)
        if one_of(source, self.discourse) is not None:
            self.discourse.mention(thing(Dealer()))  # "each creature deals 1 damage to its controller"
        portions = []
        for portion in effect.portions:
            portions.append(self._portion(portion))
        excess = self.value(effect, "excess_to", effect.excess_to)
        if portions:
            self.hit = named_again(portions[-1].to, self.step) or portions[-1].to
        return replace(effect, source=source, portions=tuple(portions), excess_to=excess)

    hit: Who | None = None  # who was dealt damage last: `it deals 4 damage instead`

    def _portion(self, portion: effects.Portion) -> effects.Portion:
        if portion.to == Back(""):
            if self.hit is None:
                raise Unbound("nobody was named whom the damage would be dealt to")
            return replace(portion, amount=self.value(portion, "amount", portion.amount), to=self.hit)
        before, number = self.discourse.copy(), self.number
        try:
            amount = self.value(portion, "amount", portion.amount)
            to = self.value(portion, "to", portion.to)
            return effects.Portion(amount, to)
        except Unbound:
            self.discourse, self.number = before, number
        to = self.value(portion, "to", portion.to)
        self._one_of(to)
        amount = self.value(portion, "amount", portion.amount)
        self._leave(_RESPECTIVE)
        return effects.Portion(amount, to)

    def _where_x(self, effect: effects.WhereX) -> Any:
        inner = self.value(effect, "effects", effect.effects)
        several = next((s for e in inner for s in subjects_of(e) if one_of(s, self.discourse)), None)
        if several is not None:
            self._one_of(several)
        x = self.value(effect, "x", effect.x)
        own = {n.number for n in numbered_in(inner)}
        late = any(
            isinstance(p, Respective) or (isinstance(p, DoneBy) and p.number in own) for p in parts_of(x)
        )
        if not late:
            return replace(effect, effects=inner, x=x)
        if any(isinstance(p, costs.Cost) for p in parts_of(inner)):
            raise Unbound("X is another for each of them")
        return effects.Then(substituted(inner, amounts.X(), x), " ")

    def _modes(self, effect: effects.Modes) -> Any:
        before = self.discourse.copy()
        modes = []
        for mode in effect.modes:
            self.discourse = before.copy()
            modes.append(self.value(effect, "modes", mode))
        self.discourse = before
        return replace(effect, modes=tuple(modes))

    def _for_each(self, effect: effects.ForEachOf) -> Any:
        before = self.discourse.again(_THE_ONE)
        what = self.value(effect, "what", effect.what)
        found = one_of(what, self.discourse)
        self.discourse.mention(replace(found, who=_THE_ONE) if found else player(_THE_ONE))
        self.subject = _THE_ONE
        bound = self.value(effect, "effects", effect.effects)
        self._leave(_THE_ONE, before)
        return replace(effect, what=what, effects=bound)

    # --- events -------------------------------------------------------------------------------------------------------------

    def _triggered(self, ability: Triggered) -> Triggered:
        when = self._event(ability.when)
        condition = self.value(ability, "condition", ability.condition)
        return replace(
            ability, when=when, condition=condition, effects=self.value(ability, "effects", ability.effects)
        )

    def _later(self, effect: effects.Later) -> Any:
        before = self.discourse.copy()
        own = not isinstance(effect.when, events.BeginningOf | events.EndOfCombat)
        when = self._event(effect.when, delayed=True)
        bound = self.value(effect, "effects", effect.effects)
        self.discourse = before if own else self.discourse
        return replace(effect, when=when, effects=bound)

    def _event(self, event: Any, delayed: bool = False) -> Any:
        """The event bound; who takes part in it is spoken of from then on, the subject nearest."""
        if isinstance(event, events.BeginningOf | events.EndOfCombat | events.StateHolds) and delayed:
            return self._fields(event)
        found: dict[str, Referent] = {}
        players: list[Referent] = []
        bound = self._one_event(event, found, players)
        if delayed:
            self.discourse.outward()
        for referent in (*players, *(found[r] for r in ("object", "subject") if r in found)):
            self._speak_of(referent, referent.what)
        return bound

    def _one_event(self, event: Any, found: dict[str, Referent], players: list[Referent]) -> Any:
        if isinstance(event, events.AnyOfEvents):
            return replace(event, of=tuple(self._one_event(e, found, players) for e in event.of))
        subject, other = roles_of(event)
        changes = {}
        for field in fields(event):
            old = getattr(event, field.name)
            aimed = field.name == "of" and isinstance(event, events.BecomesTarget)
            if not isinstance(old, Who | Filter) and not aimed:
                changes[field.name] = self.value(event, field.name, old)
                continue
            role = "subject" if field.name == subject else "object" if field.name == other else ""
            changes[field.name] = self.value(event, field.name, old)
            group = bool(getattr(event, "batch", False)) and role == "subject"
            referent = self._party(changes[field.name], role, group)
            if role == "object" and isinstance(event, events.BecomesTarget) and old is None:
                referent = self._party(_SPELL_OR_ABILITY, role, group)
            if isinstance(changes[field.name], Attached):
                self.discourse.spoken = [r for r in self.discourse.spoken if r.who != changes[field.name]]
            if referent is not None and role == "subject" and isinstance(event, _GONE):
                referent = replace(referent, gone=True)
            if referent is not None and role:
                earlier = found.get(role)
                if earlier is not None and earlier.who == referent.who:
                    referent = replace(referent, nouns=referent.nouns | earlier.nouns)
                found[role] = referent
        return replace(event, **changes)

    def _party(self, who: Any, role: str, group: bool) -> Referent | None:
        """A party of the event as it is spoken of afterwards; None where the text names it otherwise (`you`)."""
        back: Who = (EventGroup() if group else EventSubject()) if role == "subject" else EventObject()
        match who:
            case Self():
                return thing(SELF, named=True)
            case AnyOf():
                return replace(described(back, who.what, many=group), what=who.what)
            case Filter() if IsSelf() in who.qualities:
                return thing(SELF, "spell", named=True)
            case Filter():
                return replace(described(back, who), what=who)
            case Attached():
                noun = who.word.split()[-1]
                return player(back) if noun == "player" else replace(thing(back, noun), attached=True)
            case EachPlayer() | EachOpponent():
                return player(back)
            case ControllerOf(of=Attached()):
                return player(back)
            case Both():
                several = [r for part in who.of if (r := self._party(part, role, group)) is not None]
                nouns = frozenset(n for r in several for n in r.nouns)
                sorts = {r.sort for r in several}
                if any(isinstance(part, You) for part in who.of):
                    sorts.add(Sort.PLAYER)
                if not several:
                    return None
                return Referent(back, nouns, sorts.pop() if len(sorts) == 1 else Sort.EITHER, group)
            case You():
                return None
            case _:
                return self.discourse.again(who)

    # --- static abilities and damage replaced -----------------------------------------------------------------------------------

    def _static(self, effect: Any) -> Any:
        if isinstance(effect, statics.While):
            return self._fields(effect)
        names = tuple(f.name for f in fields(effect))
        lead = next((n for n in ("who", "on") if n in names), None)
        if lead is None:
            if isinstance(effect, statics.CharacteristicPT):
                self.discourse.mention(thing(SELF, named=True))
            return self._fields(effect)
        who = self.value(effect, lead, getattr(effect, lead))
        self.subject = named_again(who)
        found = one_of(who, self.discourse)
        if found is not None:
            self.subject = _RESPECTIVE
            self.discourse.mention(found)
        bound = self._fields(replace(effect, **{lead: who}), tuple(n for n in names if n != lead))
        self._leave(_RESPECTIVE)
        return bound

    def _replace_damage(self, rule: ReplaceDamage) -> ReplaceDamage:
        """Which damage, then what becomes of it: the source is the event's subject, the recipient its other party."""
        capacity = self.value(rule, "capacity", rule.capacity)
        by, to = rule.pattern.by, rule.pattern.to
        bound_to = self.value(rule.pattern, "to", to) if to != Back("") else None
        if bound_to is not None:
            self.subject = named_again(bound_to)
        bound_by = self.value(rule.pattern, "by", by)
        pattern = replace(rule.pattern, by=bound_by, to=bound_to)
        inner = self.discourse.copy()
        self.discourse.outward()
        for role, who in (("object", pattern.to), ("subject", pattern.by)):
            referent = self._party(who, role, False) if who is not None else None
            if isinstance(who, Each | Chosen):
                back: Who = EventSubject() if role == "subject" else EventObject()
                referent = replace(described(back, who.what), what=who.what)
            if isinstance(who, Target):
                again = self.discourse.again(TheTarget(who.number))
                referent = (
                    replace(again, who=EventSubject() if role == "subject" else EventObject(), many=False)
                    if again and again.many
                    else again
                )
            if referent is not None:
                self._speak_of(referent, referent.what)
        change = self.value(rule, "change", rule.change)
        self.discourse = inner
        return replace(rule, pattern=pattern, capacity=capacity, change=change)


def whole(lines: list[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
    """The bound lines of a card: the paragraphs of a spell speak of one another."""
    paragraphs = tuple(a for line in lines for a in line if isinstance(a, Spell))
    done = iter(finished(paragraphs))
    return [tuple(next(done) if isinstance(a, Spell) else a for a in line) for line in lines]


def finished(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Bound abilities without the numbers that nothing speaks of: where an instruction is spoken of again, it is remembered;
    a target that is not is any target."""
    used = {(type(p), p.number) for p in parts_of(abilities) if isinstance(p, DoneBy | TheTarget)}
    done: tuple[Ability, ...] = _tidy(abilities, used)
    return done


def _tidy(value: Any, used: set[tuple[type[Any], int]]) -> Any:
    if isinstance(value, Target):
        number = value.number if (TheTarget, value.number) in used else 0
        return replace(value, what=_tidy(value.what, used), number=number)
    if isinstance(value, tuple):
        out: list[Any] = []
        for part in value:
            if isinstance(part, _Numbered):
                out.append(_tidy(part.effect, used))
                if (DoneBy, part.number) in used:
                    out.append(Remember(part.number))
            else:
                out.append(_tidy(part, used))
        same = len(out) == len(value) and all(a is b for a, b in zip(out, value, strict=True))
        return value if same else tuple(out)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            old = getattr(value, field.name)
            new = _tidy(old, used)
            if new is not old:
                changes[field.name] = new
        return replace(value, **changes) if changes else value
    return value


_IN_AN_OPPONENTS_TURN = (Static((statics.CastOnly("during an opponent's turn"),)),)
_GONE = events.Dies | events.Leaves | events.PutIntoGraveyard
_SPELL_OR_ABILITY = Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),))

#: Instructions that are followed for each of several in turn: their amounts may speak of the one.
_FOR_EACH = frozenset(
    {
        effects.GainLife,
        effects.LoseLife,
        effects.SetLife,
        effects.Draw,
        effects.Discard,
        effects.Mill,
        effects.ExileFromLibrary,
        effects.Sacrifice,
        effects.CreateToken,
        effects.PutCounters,
        effects.ChangeNow,
        effects.SetRule,
    }
)
_OWNERS = OwnerOf(Back("it"))

_OTHERS = frozenset(
    {
        ("MustBlock", "whom"),
        ("MustAttack", "whom"),
        ("Fight", "second"),
        ("Attach", "to"),
        ("Portion", "to"),
    }
)


def named_again(who: Any, step: int = 0) -> Any:
    """The phrase in a form that can stand a second time: a target is not chosen again. None where it has none."""
    match who:
        case Target():
            return TheTarget(who.number)
        case Each() | Chosen() | AnyOf():
            return DoneBy(step) if step else None
        case ControllerOf() | OwnerOf():
            of = named_again(who.of, step)
            return None if of is None else replace(who, of=of)
        case Both():
            parts = tuple(named_again(p, step) for p in who.of)
            return None if None in parts else Both(parts)
        case Who():
            return who
        case _:
            return None


def one_of(who: Any, discourse: Discourse) -> Referent | None:
    """Each one of several, as what is said of them speaks of it; None where there is one only."""
    match who:
        case EachPlayer() | EachOpponent():
            return player(_RESPECTIVE)
        case Each() | AnyOf():
            return replace(described(_RESPECTIVE, who.what), what=who.what)
        case Target() if who.count.most != 1:
            return described(_RESPECTIVE, who.what)
        case Both():
            several = [r for part in who.of if (r := one_of(part, discourse)) is not None]
            if not several:
                return None
            sorts = {r.sort for r in several}
            nouns = frozenset(n for r in several for n in r.nouns)
            return Referent(_RESPECTIVE, nouns, sorts.pop() if len(sorts) == 1 else Sort.EITHER)
        case Who():
            spoken = discourse.again(who)
            if spoken is not None and spoken.many:
                return replace(spoken, who=_RESPECTIVE, many=False, moved=None)
            return None
        case _:
            return None


def subjects_of(effect: Any) -> list[Any]:
    """Whom an instruction, or each of several in one sentence, is about."""
    if isinstance(effect, _Numbered):
        return subjects_of(effect.effect)
    if isinstance(effect, effects.Then):
        return [s for part in effect.parts for s in subjects_of(part)]
    if isinstance(effect, effects.DealDamage):
        return [p.to for p in effect.portions]
    return [w for n in _SUBJECTS if isinstance(w := getattr(effect, n, None), Who)]


def numbered_in(value: Any) -> list[_Numbered]:
    """The instructions inside, those within them included."""
    return [p for p in parts_of(value) if isinstance(p, _Numbered)]


def parts_of(value: Any) -> list[Any]:
    """Everything inside a value, itself included."""
    if isinstance(value, tuple):
        return [p for v in value for p in parts_of(v)]
    if is_dataclass(value) and not isinstance(value, type):
        return [value, *(p for f in fields(value) for p in parts_of(getattr(value, f.name)))]
    return []


def substituted(value: Any, old: Any, new: Any) -> Any:
    """The value with `old` replaced by `new` wherever it stands."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(substituted(v, old, new) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after = substituted(before, old, new)
            if after is not before:
                changes[field.name] = after
        return replace(value, **changes) if changes else value
    return value


__all__ = ["Binder", "bind", "whole"]
