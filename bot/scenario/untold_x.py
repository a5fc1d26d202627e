"""An X that is announced for a spell or ability (CR 107.3a) and was not told: it is worked out of the mana that is told to be paid;
else that it is 0 is said, as anybody may have meant another."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.abilities.costs import Mana
from bot.engine.script import Action, Activate, Cast
from bot.scenario.story import Story
from bot.scenario.which_ability import abilities_told
from bot.values import replace

_SYMBOL = re.compile(r"{([^}]*)}")


def with_x(story: Story, deeds: Iterable[Action]) -> tuple[tuple[Action, ...], list[str]]:
    """The deeds, each with the X that the mana paid for it tells, and what is taken for granted of the others: of spells where no
    division and no other way to cast them tells how much it is."""
    told: list[Action] = []
    assumed: list[str] = []
    for deed in deeds:
        cost, name = _asked(story, deed)
        if isinstance(deed, Cast | Activate) and deed.x is None and "{X}" in cost:
            x, paid = _of_mana(deed, cost)
            if x is not None:
                deed = replace(deed, x=x, paid=tuple(one for one in deed.paid if one != paid))
                assumed.append(f"X of {name} is {x}: that is what {paid} pays for.")
            elif not _is_told_otherwise(deed):
                assumed.append(f"X of {name} is 0: it is not told.")
        told.append(deed)
    return tuple(told), assumed


def _is_told_otherwise(deed: Cast | Activate) -> bool:
    return bool(deed.targets.shares or deed.under or (isinstance(deed, Cast) and deed.alternative))


def _of_mana(deed: Cast | Activate, cost: str) -> tuple[int | None, str]:
    """What X must be where one number of mana is told to be paid, and how that was told; no number where it can't be so."""
    paid = [one for one in deed.paid if _SYMBOL.fullmatch(one) and one.strip("{}").isdigit()]
    if len(paid) != 1 or (isinstance(deed, Activate) and deed.times != 1):
        return None, ""
    symbols = _SYMBOL.findall(cost)
    rest = sum(int(symbol) if symbol.isdigit() else 1 for symbol in symbols if symbol != "X")
    left, uneven = divmod(int(paid[0].strip("{}")) - rest, symbols.count("X"))
    return (left, paid[0]) if left >= 0 and not uneven else (None, "")


def _asked(story: Story, deed: Action) -> tuple[str, str]:
    """The mana cost of what is cast or activated, and what it is called; of several abilities that may be meant only what all ask."""
    if isinstance(deed, Cast):
        return _mana_cost(story, deed.card), deed.card
    if not isinstance(deed, Activate):
        return "", ""
    abilities = abilities_told(story, deed)
    costs = {
        "".join(part.symbols for part in ability.cost if isinstance(part, Mana)) for ability in abilities
    }
    return next(iter(costs)) if len(costs) == 1 else "", f"{deed.source}'s ability"


def _mana_cost(story: Story, label: str) -> str:
    thing = next((t for t in story.things if t.label == label), None)
    card = story.card(thing) if thing is not None else None
    return card.mana_cost if card is not None else ""
