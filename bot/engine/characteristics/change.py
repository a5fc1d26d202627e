"""What one change makes of an object's characteristics (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Ability, Activated, Keyword
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    CantHave,
    Change,
    ControlledByNow,
    Gains,
    GainsActivated,
    GetsPT,
    KeepsItsName,
    Loses,
    LosesAllAbilities,
    LosesCreatureTypes,
    LosesType,
    SwitchPT,
)
from bot.abilities.filters import OfColor, OfSubtype, OfType, Quality, TheChosen
from bot.abilities.keyword_abilities.static import statics_of
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.keywords import KEYWORDS, Kind, each_works
from bot.abilities.subtypes import CREATURE_TYPES, SUBTYPES, correlated, lost_with
from bot.abilities.walk import holds, rebuilt
from bot.abilities.who import GIVER, SELF, Giver
from bot.engine.characteristics.chars import Chars
from bot.engine.evaluate import Sight, amount_of, who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.state import Entity
from bot.values import replace

_BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


def changed(
    chars: Chars, change: Change, sight: Sight, context: Context, values: tuple[int, ...] = ()
) -> Chars:
    """`chars` after one change. `values`: the power and toughness to add, where they were settled as the effect began."""
    match change:
        case ControlledByNow():
            (who, *_) = who_is(change.who, sight, context) or (chars.controller,)
            return replace(chars, controller=who)
        case BecomesType():
            return _becomes(chars, change)
        case LosesType():
            return _of_types(chars, tuple(t for t in chars.types if t != change.type))
        case LosesCreatureTypes():
            # What has changeling is of every type by that ability (CR 702.73a), which is so before this applies.
            left = tuple(t for t in chars.subtypes if t not in CREATURE_TYPES)
            chars = chars.with_abilities(_without(chars.abilities, "changeling"))
            return replace(chars, subtypes=left)
        case BecomesColor():
            colors = frozenset(c for c in change.colors if c != "colorless")
            return replace(chars, colors=chars.colors | colors if change.added else colors)
        case Gains():
            own = _as_granted(change.ability, context)
            return _gains(chars, own, sight.state.game.era.lifelink_is_static)
        case GainsActivated():
            for ability in activated_abilities(who_is(change.of, sight, context), sight):
                chars = _gains(chars, ability, sight.state.game.era.lifelink_is_static)
            return chars
        case KeepsItsName():
            return chars  # a copiable value, settled as it becomes the copy (CR 707.9b)
        case Loses():
            return chars.with_abilities(_without(chars.abilities, change.keyword))
        case CantHave():
            mark = Keyword("can't have " + change.keyword)
            return chars.with_abilities((*_without(chars.abilities, change.keyword), mark))
        case LosesAllAbilities():
            return chars.with_abilities(())
        case BasePT():
            power = chars.power if change.power is None else amount_of(change.power, sight, context)
            toughness = (
                chars.toughness if change.toughness is None else amount_of(change.toughness, sight, context)
            )
            return replace(chars, power=power, toughness=toughness)
        case GetsPT():
            if chars.power is None or chars.toughness is None:
                return chars
            more = values[:2] or (
                amount_of(change.power, sight, context),
                amount_of(change.toughness, sight, context),
            )
            return chars.with_size(chars.power + more[0], chars.toughness + more[1])
        case SwitchPT():
            return chars.with_size(chars.toughness, chars.power)
        case _:
            raise AssertionError(f"no layer for {change}")


def sets_land_type(change: Change) -> bool:
    """Whether it makes lands basic ones instead of what they were: they lose the abilities of their text (CR 305.7)."""
    return (
        isinstance(change, BecomesType)
        and not change.keeps
        and bool(change.subtypes)
        and _BASIC_LAND_TYPES.issuperset(change.subtypes)
    )


def _becomes(chars: Chars, change: BecomesType) -> Chars:
    if sets_land_type(change) and "Land" in chars.types:
        chars = chars.with_abilities(())
    types, subtypes = tuple(change.types), tuple(change.subtypes)
    if change.keeps or not change.types:
        types = _union(chars.types, types)
    if change.keeps or not change.subtypes:
        subtypes = _union(chars.subtypes, subtypes)
    elif not change.types:
        replaced = correlated(subtypes)
        subtypes = _union(tuple(t for t in chars.subtypes if t not in replaced), subtypes)
    supertypes = _union(chars.supertypes, change.supertypes)
    return _of_types(replace(chars, subtypes=subtypes, supertypes=supertypes), types)


def _of_types(chars: Chars, types: tuple[str, ...]) -> Chars:
    """The same thing of these card types, without the subtypes that it had for others alone (CR 205.1a)."""
    lost = lost_with(chars.types, types)
    return replace(chars, types=types, subtypes=tuple(t for t in chars.subtypes if t not in lost))


def _as_granted(ability: Ability, context: Context) -> Ability:
    """The ability with what its words mean of the object that grants it: the color and the type chosen for that, and that itself
    (CR 201.5a)."""
    if holds(ability, Giver):
        ability = rebuilt(ability, lambda part: Exactly(context.source) if part == GIVER else None)
    if not isinstance(ability, Keyword) or ability.filter is None:
        return ability
    keyword: Keyword = rebuilt(
        ability, lambda part: _as_chosen(part, context) if isinstance(part, TheChosen) else None
    )
    return replace(keyword, spares=Exactly(context.source)) if keyword.spares == SELF else keyword


def _as_chosen(part: TheChosen, context: Context) -> Quality | None:
    """The color, the type or the subtype that was chosen; None where nothing was."""
    chosen = next((v for kind, v in reversed(context.chosen) if kind.endswith(part.kind)), None)
    match part.kind:
        case _ if not isinstance(chosen, str):
            return None
        case "color":
            return OfColor(chosen)
        case "type":
            return OfSubtype(chosen) if chosen in SUBTYPES else OfType(chosen)
    return None


def activated_abilities(those: tuple[Entity, ...], sight: Sight) -> Iterator[Ability]:
    """The activated abilities of these (CR 602.1): of what is on the battlefield as it is now, of a card as it is printed."""
    for one in those:
        chars, found = sight.chars_of(one), sight.state.last_known(one)
        abilities = chars.abilities if chars is not None else found.card.abilities if found else ()
        for ability in abilities:
            row = KEYWORDS.get(ability.name) if isinstance(ability, Keyword) else None
            if isinstance(ability, Activated) or (row is not None and row.kind is Kind.ACTIVATED):
                yield ability


def _gains(chars: Chars, ability: Ability, modern: bool) -> Chars:
    if isinstance(ability, Keyword):
        if ability.name in _forbidden(chars):
            return chars
        # Before 2009 lifelink triggers: what stands for a triggered ability works each time.
        redundant = not each_works(ability.name) and not implied(ability, modern)
        if redundant and ability in chars.abilities:
            return chars
        return chars.gaining(ability, *statics_of(ability))
    return chars.gaining(ability)


def _without(abilities: tuple[Ability, ...], keyword: str) -> tuple[Ability, ...]:
    """These abilities but for every instance of a keyword, and what it stands for."""
    lost = [a for a in abilities if isinstance(a, Keyword) and keyword in a.names]
    gone = {*lost, *(s for k in lost for s in statics_of(k))}
    return tuple(a for a in abilities if a not in gone)


def _forbidden(chars: Chars) -> frozenset[str]:
    return frozenset(k.removeprefix("can't have ") for k in chars.keywords if k.startswith("can't have "))


def _union(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return old + tuple(t for t in new if t not in old)
