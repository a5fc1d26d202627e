"""What can be done with a card: cast in each way, each ability activated, simply there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.abilities.ability import Activated, Keyword, Spell, Static
from bot.abilities.amounts import Number, X
from bot.abilities.card import Card
from bot.abilities.combining import (
    Modes,
)
from bot.abilities.conditions import AmountIs, TimesThisTurn
from bot.abilities.costs import Mana
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keywords import played_ways
from bot.abilities.limits import Only
from bot.abilities.player_events import Discards as Discarding
from bot.abilities.replacements import ReplaceDiscard
from bot.abilities.statics import AdditionalCost, AlternativeCost
from bot.abilities.walk import holds, inside
from bot.abilities.who import Count, Target
from bot.answers.sweep.boards import FACE_DOWN, ME, SUSPENDED, SUSPENDED_LONG, YOU, chosen_for
from bot.answers.sweep.described import things_of
from bot.answers.sweep.exiled import casts_from_exile
from bot.answers.sweep.telling import Deed, Telling
from bot.engine.characteristics.functioning import works_in
from bot.engine.permanents.face_down import WAYS as FACE_DOWN_BY
from bot.engine.state import Zone
from bot.engine.told.script import AbilityOf, Activate, Cast, Discards, Targets, TurnsFaceUp


def deeds_of(card: Card) -> Iterator[Deed]:
    """Everything that can be done with a card: cast in each way, each ability activated, simply there."""
    if "Land" not in card.types or card.mana_cost:
        for paid in _ways(card):
            zone = (
                "graveyard"
                if set(paid) & {"flashback", "jump-start", "aftermath", "escape", "retrace"}
                else "hand"
            )
            for x in _xs_of(card):
                for modes in _modes_of(card) if not paid else ():
                    name = f"cast mode {modes[0]}" + (f" of {x}" if x != 2 else "")
                    yield Deed(name, "cast", zone, _casting(card, paid, x, modes), mode=modes[0])
                name = f"cast {' '.join(paid)} X={x}"
                both = (1, 2) if "escalate" in paid else ()
                tell = _discarded_for_madness(card) if "madness" in paid else _casting(card, paid, x, both)
                yield Deed(name, "cast", zone, tell, _casting(card, (), x, both[:1]))
        for label in _aims_of(card):
            yield Deed(f"cast at {label}", "cast", "hand", _casting(card, (), 2, aimed_at=label))
    else:
        yield Deed("play", "cast", "hand", _casting(card, (), 0))
    for number, ability in enumerate(activated_of(card.abilities), 1):
        zone = next(
            (z for z in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE) if works_in(ability, z)),
            Zone.BATTLEFIELD,
        )
        there = SUSPENDED_LONG if zone is Zone.EXILE else zone.value
        who = YOU if Only.OPPONENTS in ability.only else ME
        for number_of_x in (2, 1) if _asks_x(ability) else (None,):
            name = f"activate {number}" + (" X=1" if number_of_x == 1 else "")
            yield Deed(name, "activate", there, _activating(number, number_of_x, who))
        if often := max((t.times for t in inside(ability.effects, TimesThisTurn)), default=0):
            yield Deed(f"activate {number} often", "activate", there, _activating(number, None, who, often))
    if (several := len(activated_of(card.abilities))) > 1:
        yield Deed("activate one after another", "activate", "battlefield", _activating_all(several))
    for name in dict.fromkeys(
        a.name for a in card.abilities if isinstance(a, Keyword) and a.name in FACE_DOWN_BY
    ):
        yield Deed(f"turned face up {name}", "cast", "hand", _turned_face_up(card, name))
        yield Deed(f"was face down {name}", "cast", FACE_DOWN, _turns_face_up)
    if any(isinstance(a, Keyword) and a.name == "suspend" for a in card.abilities):
        for zone in (SUSPENDED, SUSPENDED_LONG):
            yield Deed(zone, "there", zone, lambda telling: None)
    if not ("Land" in card.types and not card.mana_cost) and casts_from_exile(card.abilities):
        yield Deed("cast from exile", "cast", "exile", _casting(card, (), 2))
    if _is_permanent(card):
        yield Deed("there", "there", "battlefield", lambda telling: None)
    if holds(card.abilities, ReplaceDiscard, Discarding):
        yield Deed("discarded", "elsewhere", "hand", _discarded)
    if not ("Land" in card.types and not card.mana_cost):
        yield Deed("in the graveyard", "elsewhere", "graveyard", lambda telling: None)


def _is_permanent(card: Card) -> bool:
    return not {"Instant", "Sorcery"} & set(card.types)


def _xs_of(card: Card) -> tuple[int, ...]:
    """What is chosen for X: as much as the card asks of it too."""
    if "{X}" not in card.mana_cost:
        return (2,)
    asked = (
        c.than.n for c in inside(card.abilities, AmountIs) if c.amount == X() and isinstance(c.than, Number)
    )
    return tuple(dict.fromkeys((2, 3, *asked)))


_RATHER = "another cost"


def _ways(card: Card) -> Iterator[tuple[str, ...]]:
    """The ways to cast it: plainly, and with each keyword or other cost that its text offers."""
    yield ()
    kickers = [
        f"kicker {m.symbols}"
        for a in card.abilities
        if isinstance(a, Keyword) and a.name == "kicker"
        for m in inside(a.cost, Mana)
    ]
    if len(kickers) > 1:
        yield from ((kicker,) for kicker in kickers)
        yield tuple(kickers)
    named = [a.name for a in card.abilities if isinstance(a, Keyword) and a.name in played_ways()]
    for name in dict.fromkeys(named):
        yield (name,)
    if holds(card.abilities, AlternativeCost) or any(
        e.optional for e in inside(card.abilities, AdditionalCost)
    ):
        yield (_RATHER,)
    if "W" in card.mana_cost or "{" in str(card.texts):
        for color in "WUBRG":
            if any(f"{{{color}}}" in text and "spent" in text for text in card.texts):
                yield (f"{{{color}}}",)


def _modes_of(card: Card) -> Iterator[tuple[int, ...]]:
    """The choices of a spell's modes: each with as few others as can be."""
    found = [e for a in card.abilities if isinstance(a, Spell) for e in a.effects if isinstance(e, Modes)]
    least = found[0].choose.least if found else 0
    if not isinstance(least, int) or least < 1:
        return
    numbers = range(1, len(found[0].modes) + 1)
    for number in numbers:
        others = (number,) * least if found[0].again else tuple(n for n in numbers if n != number)
        yield (number, *others[: least - 1])


def _aims_of(card: Card) -> Iterator[str]:
    """What a spell with one target may be aimed at of what its words describe: what they say of it is seldom so of the rest."""
    aims = [t for a in card.abilities if isinstance(a, Spell) for t in inside(a.effects, Target)]
    if len(aims) == 1 and aims[0].count == Count():
        for thing in things_of(card)[:2]:
            if thing.zone == "battlefield":
                yield from (f"{player}'s {thing.card.name}" for player in (YOU, ME))


def _costs_of(card: Card) -> Iterator[str]:
    """The mana of the costs that are paid as it is cast."""
    for ability in card.abilities:
        if isinstance(ability, Keyword):
            yield from (part.symbols for part in ability.cost if isinstance(part, Mana))
        for effect in ability.effects if isinstance(ability, Static) else ():
            yield from (p.symbols for p in getattr(effect, "cost", ()) if isinstance(p, Mana))


def _has_x(card: Card) -> bool:
    """Whether an X is chosen as it is cast (CR 107.3a): in its mana, or in what is paid besides."""
    if "{X}" in card.mana_cost or any("{X}" in part for part in _costs_of(card)):
        return True
    return holds(inside(card.abilities, AdditionalCost, AlternativeCost), X)


def _casting(
    card: Card, paid: tuple[str, ...], x: int, modes: tuple[int, ...] = (), aimed_at: str = ""
) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        response = telling.responding
        chosen = chosen_for(card)
        subject = telling.board.subject
        number = x if _has_x(card) else None
        telling.actions.append(
            Cast(
                ME,
                subject,
                Targets((aimed_at,) if aimed_at else None),
                x=number,
                modes=tuple(sorted(modes)),
                paid=tuple(name for name in paid if name != _RATHER),
                chosen=chosen,
                response=response,
                alternative=_RATHER in paid,
                additional=_RATHER in paid,
            )
        )
        telling.finds()

    return tell


def _turned_face_up(card: Card, way: str) -> Callable[[Telling], None]:
    """It is cast face down, and turned face up."""
    cast = _casting(card, (way,), 2)

    def tell(telling: Telling) -> None:
        cast(telling)
        telling.actions.append(TurnsFaceUp(ME, telling.board.subject))

    return tell


def _turns_face_up(telling: Telling) -> None:
    telling.actions.append(TurnsFaceUp(ME, telling.board.subject, response=telling.responding))


def _discarded_for_madness(card: Card) -> Callable[[Telling], None]:
    cast = _casting(card, ("madness",), 2)

    def tell(telling: Telling) -> None:
        telling.cast(ME, "Purge")
        telling.actions.append(Discards(ME, telling.board.subject))
        cast(telling)

    return tell


def _discarded(telling: Telling) -> None:
    """The opponent makes its owner discard it."""
    telling.cast(YOU, "Purge")
    telling.actions.append(Discards(ME, telling.board.subject))


def _activating_all(several: int) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        for number in range(1, several + 1):
            _activating(number, None, ME)(telling)

    return tell


def _asks_x(ability: Activated) -> bool:
    return holds(ability.cost, X) or any("{X}" in mana.symbols for mana in inside(ability.cost, Mana))


def _activating(number: int, x: int | None, who: str, times: int = 1) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        subject, response = telling.board.subject, telling.responding
        which = (AbilityOf(subject, number),)
        telling.actions.append(Activate(who, subject, which, x=x, times=times, response=response))
        telling.finds()

    return tell
