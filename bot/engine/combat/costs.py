"""Costs to attack and to block (CR 508.1h, 509.1d): taken to be paid when a declaration needs it, unless told otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.costs import Mana, PayLife
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.combat.may_attack import CombatCost
from bot.engine.combat.wrong import Wrong, names_of
from bot.engine.costs.can_pay import is_short_of_mana
from bot.engine.costs.cost_text import cost_text
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.log.notes import Note
from bot.engine.log.step import listed
from bot.engine.mana_symbols import mana_value, phyrexian
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Decision, Deed, SaysMay
from bot.engine.told.payments import is_other_payment
from bot.engine.told.script import Block
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class PayToFight(Task):
    """Pay what one creature's attack or block costs."""

    player: Entity
    cost: CombatCost

    def do(self, state: State) -> State | Choice:
        return pay(state, self.player, self.cost.cost, self.cost.source)


def paid_in_life(
    state: State, player: Entity, costs: Sequence[CombatCost], at: int
) -> tuple[CombatCost, ...]:
    """The costs with 2 life in place of each single Phyrexian symbol, as far as the life goes that is told (CR 107.4f)."""
    name = state.label(player)
    life = sum(a.life or 0 for _, a in _near(state, at) if a.player == name and a.yes)
    found: list[CombatCost] = []
    for cost in costs:
        match cost.cost:
            case (Mana(symbols=symbols),) if life >= _LIFE and phyrexian(symbols) == mana_value(symbols) == 1:
                found.append(replace(cost, cost=(PayLife(Number(_LIFE)),)))
                life -= _LIFE
            case _:
                found.append(cost)
    return tuple(found)


_LIFE = 2


def refuses_to_pay(
    state: State, player: Entity, costs: Sequence[CombatCost], at: int, verb: str, cite: Cite
) -> State | Wrong:
    """Whether the costs are not paid, because the scenario says so or because they can't be: then what is wrong with the
    declaration. Else the state with the answer that says they are paid used up, if there is one."""
    if not costs:
        return state
    name = state.label(player)
    for_all = [a for _, a in _near(state, at) if a.player == name and a.about is None and _is_payment(a)]
    if is_other_payment(for_all, [cost.cost for cost in costs]):
        creatures = names_of(state, list(dict.fromkeys(cost.creature for cost in costs)))
        each = listed([f"{cost_text(cost.cost)} for {state.label(cost.creature)}" for cost in costs])
        text = f"{creatures} can't {verb}: {name} has to pay {each}"
        return Wrong(text, (cite,))
    for index, answer in _near(state, at):
        if answer.player != name:
            continue
        about = answer.about
        for cost in costs:
            names = (state.label(cost.source), state.label(cost.creature))
            if about not in names and not (about is None and _is_payment(answer)):
                continue
            if not answer.yes:
                text = f"{names[1]} can't {verb}: {name} doesn't pay {cost_text(cost.cost)} for {names[0]}"
                return Wrong(text, (cite,))
            state = mark_used(state, index)
            break
    if is_short_of_mana(state, player, [cost.cost for cost in costs]):
        sources = names_of(state, list(dict.fromkeys(cost.source for cost in costs)))
        creatures = names_of(state, list(dict.fromkeys(cost.creature for cost in costs)))
        return Wrong(
            f"{creatures} can't {verb}: {name} has too little mana for what {sources} asks for", (cite,)
        )
    for cost in costs:
        why = unpayable(state, player, cost.cost, cost.source)
        if why is not None:
            label = state.label(cost.creature)
            text = f"{label} can't {verb}: {name} can't pay what {state.label(cost.source)} asks for, because {why}"
            return Wrong(text, (cite,))
    return state


def _near(state: State, at: int) -> Iterator[tuple[int, SaysMay]]:
    """Unused answers told right with the declaration at `at`: after it, before anything else happens, or just before it."""
    script = state.game.script
    index = at + 1
    while index < len(script) and isinstance(script[index], Decision):
        index += 1
    first = max(0, min(at, len(script)))
    while first > 0 and isinstance(script[first - 1], Decision | Block):
        first -= 1
    for number in (*range(at + 1, index), *range(first, min(at, len(script)))):
        answer = script[number]
        if isinstance(answer, SaysMay) and number not in state.used:
            yield number, answer


def _is_payment(answer: SaysMay) -> bool:
    return answer.deed is Deed.PAY or not answer.said


def cost_notes(state: State, player: Entity, costs: Sequence[CombatCost], verb: str, cite: Cite) -> State:
    """A step for each effect that asks for a cost: that it is paid, and for whom."""
    groups: dict[tuple[Entity, tuple[Any, ...]], list[Entity]] = {}
    for cost in costs:
        groups.setdefault((cost.source, cost.cost), []).append(cost.creature)
    for (source, paid), creatures in groups.items():
        each = f"{cost_text(paid)} for each" if len(creatures) > 1 else cost_text(paid)
        names = (state.label(player), each, state.label(source), names_of(state, creatures), verb)
        state = state.step(Note.COST_PAID.of(*names), cite)
    return state
