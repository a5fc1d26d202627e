"""An X that is announced (CR 107.3a, 601.2b, 602.2b) and of which the story tells no number: it is what the mana that is told pays
for, or how many targets are told, else 0, and that is said, as anybody may have meant another."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Activated
from bot.abilities.amounts import X
from bot.abilities.costs import Mana
from bot.abilities.walk import inside
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.illegal import illegal
from bot.engine.mana_symbols import colors_told, is_mana, mana_value
from bot.engine.objects import Object
from bot.engine.relevance.met import meet
from bot.engine.stack.mana_spent import total_mana
from bot.engine.stack.paragraphs import instructions_of
from bot.engine.stack.x_by_targets import x_by_targets
from bot.engine.state import State
from bot.engine.told.script import Activate, Cast
from bot.values import replace

_X = "{X}"

#: With which an assumption ends that X is 0, and what one is said of that is an ability's.
UNTOLD = " is 0: it is not told."
OF_ABILITY = "'s ability"


def asks_for_x(card: Object) -> bool:
    """Whether X is announced as the spell's mana cost is to be paid."""
    return _X in card.card.mana_cost


def with_x_by_mana(
    state: State, card: Object, action: Cast, then: Callable[[Cast], Task]
) -> State | Choice | None:
    """`then` goes on with the X that all the mana told to be spent pays for (`casts Blaze for {4}{R}`: 4); None where X or the mana
    is not told. Where something changes the cost that nobody counts, the mana cost alone is counted; not with several targets, which
    it may depend on."""
    told = _mana_told(action)
    if action.x is None and not told and asks_for_x(card) and (x := _for_colors(card, action)) is not None:
        state = _said(state, f"X of {card.label} is {x}: so much mana the colors that are told take.")
        return state.then(then(replace(action, x=x)))
    if action.x is not None or not told or not asks_for_x(card) or action.alternative:
        return None
    total = total_mana(state, card, action)
    if total is None and len(action.targets.names or ()) > 1:
        return meet(state, card.id, "how much mana is spent")
    total = total or card.card.mana_cost
    x = _left_for_x(total, told)
    if x is None:
        text = f"{card.label} can't be cast with that mana."
        return illegal(state, text, (Cite.COST_IN_FULL, Cite.CAST_COSTS))
    state = _said(state, f"X of {card.label} is {x}: that is what {''.join(action.paid)} pays for.")
    return state.then(then(replace(action, x=x)))


def with_x_by_targets(state: State, card: Object, action: Cast, then: Callable[[Cast], Task]) -> State | None:
    """`then` goes on with as many as the story aims it at for the X of `X target creatures`; None where that is not so."""
    open_x = (
        asks_for_x(card) or not card.card.mana_cost
    )  # of a spell that is told by its text alone no cost is known
    x = x_by_targets(instructions_of(card.card), action) if open_x and not _mana_told(action) else None
    if x is None:
        return None
    return _said(state, f"X of {card.label} is {x}: so many targets are told.").then(
        then(replace(action, x=x))
    )


def with_x_of_ability(ability: Activated, action: Activate) -> Activate:
    """The activation with the X that the targets told ask for or the mana told pays for; as it is where nothing or something else is told."""
    cost = "".join(part.symbols for part in ability.cost if isinstance(part, Mana))
    x = x_by_targets(ability.effects, action) if _X in cost else None
    if x is not None:
        return replace(action, x=x)
    told = _mana_told(action)
    if action.x is not None or not told or _X not in cost or action.times != 1:
        return action
    return replace(action, x=_left_for_x(cost, told))


def _mana_told(action: Cast | Activate) -> int:
    return sum(mana_value(key) for key in action.paid if is_mana(key) and colors_told(key) is None)


def _for_colors(card: Object, action: Cast) -> int | None:
    """The least X with which mana of so many colors as are told can be spent (`casts Prismatic Ending with two colors`: 1)."""
    colors = next((number for key in action.paid if (number := colors_told(key)) is not None), None)
    cost = card.card.mana_cost
    return None if colors is None or cost.count(_X) != 1 else max(0, colors - mana_value(cost))


def _left_for_x(total: str, told: int) -> int | None:
    """What each X of these symbols is, where so much mana pays for all of them; None where no number fits."""
    x, over = divmod(told - mana_value(total), total.count(_X))
    return x if x >= 0 and not over else None


def without_x(state: State, card: Object, action: Cast, *, free: bool) -> State:
    """The state in which it is said that the spell's X is 0. Where its mana cost is not paid there is nothing to say: then X is 0
    (CR 107.3b)."""
    untold = action.x is None and asks_for_x(card) and not action.targets.shares
    if not untold or free or action.alternative:
        return state
    return _said(state, f"X of {card.label}{UNTOLD}")


def without_x_of_ability(state: State, label: str, ability: Activated, action: Activate) -> State:
    """The same of an ability whose cost has X in it (CR 602.2b)."""
    in_mana = any(_X in getattr(part, "symbols", "") for part in ability.cost)
    if action.x is not None or action.targets.shares or not (in_mana or any(inside(ability.cost, X))):
        return state
    x = with_x_of_ability(ability, action).x
    if x is not None and not _mana_told(action):
        return _said(state, f"X of {label}{OF_ABILITY} is {x}: so many targets are told.")
    return _said(state, f"X of {label}{OF_ABILITY}{UNTOLD}")


def _said(state: State, assumed: str) -> State:
    return state.having(assumed=state.assumed | {assumed})
