"""What a copy takes over, and what is excepted (CR 707.2, 707.9)."""

from __future__ import annotations

from bot.abilities.ability import Ability
from bot.abilities.amounts import Amount
from bot.abilities.card import Card
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    Change,
    EntersAlsoWith,
    KeepsItsName,
    LosesType,
)
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.objects import BeforeCopying
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Copied:
    """What lasts while something is a copy of this card."""

    card: Card


def as_copied_now(state: State) -> State:
    """The state where what is a copy for a while has the card that it copies, the newest where there are several, and what is so no
    more has its own again (CR 613.2a, 613.7)."""
    copying = [a for a in state.effects if isinstance(a.content, Copied)]
    for found in state.battlefield():
        mine = [a for a in copying if found.id in (a.affected or ())]
        if not mine and found.before_copying is None:
            continue
        before = found.before_copying or BeforeCopying(found.card, found.printed)
        if mine:
            newest: Copied = max(mine, key=lambda a: a.timestamp).content
            changed = replace(
                found, card=newest.card, printed=before.printed or before.card, before_copying=before
            )
        else:
            changed = replace(found, card=before.card, printed=before.printed, before_copying=None)
        if changed != found:
            state = state.with_object(changed)
    return state


def copiable(state: State, entity: Entity) -> Card | None:
    """The copiable values of an object, as it last was where it is gone; None where nobody knows it."""
    found = state.last_known(entity)
    return found.card if found is not None else None


def excepted(
    card: Card, gains: tuple[Ability, ...], excepting: tuple[Change, ...], state: State, name: str = ""
) -> Card:
    """The copy with its exceptions, which are copiable values too (CR 707.9). `name`: that of what becomes it."""
    card = replace(card, abilities=card.abilities + gains, texts=()) if gains else card
    for change in excepting:
        match change:
            case BasePT(power=power, toughness=toughness):
                card = replace(
                    card,
                    power=card.power if power is None else _settled(power, state),
                    toughness=card.toughness if toughness is None else _settled(toughness, state),
                )
            case BecomesColor(colors=colors, added=added):
                card = replace(card, colors=(*card.colors, *colors) if added else colors)
            case KeepsItsName():
                card = replace(card, name=name or card.name)
            case BecomesType(types=types, subtypes=subtypes, keeps=keeps, supertypes=supertypes):
                kept = card.subtypes if keeps or not subtypes else ()
                card = replace(
                    card,
                    supertypes=tuple(dict.fromkeys((*card.supertypes, *supertypes))),
                    types=tuple(dict.fromkeys((*card.types, *types))),
                    subtypes=tuple(dict.fromkeys((*kept, *subtypes))),
                )
            case LosesType(type=lost):
                card = replace(card, supertypes=tuple(t for t in card.supertypes if t != lost))
            case EntersAlsoWith():
                pass  # no copiable value
            case _:
                raise AssertionError(change)
    return card


def _settled(value: Amount, state: State) -> int:
    context = state.contexts[-1] if state.contexts else Context(0, 0)
    return amount_of(value, see(state), context)
