"""What is said to be paid for a spell or ability: keywords and mana by their names, life, another cost of the card's own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.conditions import Paid as WasPaid
from bot.abilities.costs import Mana
from bot.abilities.walk import inside
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.modifier_fields import DECLINED
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import dataclass

_OF_ITS_KICKERS = "kicker {"


@dataclass(frozen=True, slots=True)
class Paid:
    """`keys`: keywords (`kicker`) and symbols (`{W}`)."""

    keys: tuple[str, ...] = ()
    life: int = 0
    alternative: bool = False
    additional: bool = False
    declined: bool = False


def paid_in(words: Sequence[str]) -> Paid:
    """What these words say: `madness`, `{b}`, `2 life`, `alternative`."""
    keys: list[str] = []
    life = 0
    for word in words:
        number, _, what = word.partition(" ")
        if what == "life" and number.isdigit():
            life += int(number)
        elif word.startswith("{"):
            keys.append(word.upper())
        elif word.startswith(_OF_ITS_KICKERS):
            keys.append(word)
        elif word and word not in ("alternative", "additional", DECLINED):
            keys.append(word.lower())
    return Paid(tuple(keys), life, "alternative" in words, "additional" in words, DECLINED in words)


def with_kickers_named(
    story: Story, thing: Thing, place: tuple[int, int], words: tuple[str, ...]
) -> tuple[str, ...]:
    """`kicked with {2}{B}`, of a card that asks with which of its kickers it was kicked (CR 702.33b, 702.33g) or has several: each told
    one is a key of its own (`kicker {2}{B}`). Raises `CannotMean` where it is not told which, or told of one that it has not."""
    card = story.card(thing)
    if card is not None and "phyrexian" in words:
        words = _life_for_each_symbol(card, words, place)
    if card is None or "kicker" not in words:
        return words
    asked = {paid.what for paid in inside(card.abilities, WasPaid) if paid.what.startswith(_OF_ITS_KICKERS)}
    costs = [
        "".join(mana.symbols for mana in inside(each.cost, Mana))
        for each in card.abilities
        if isinstance(each, Keyword) and each.name == "kicker"
    ]
    told = "".join(word.upper() for word in words if word.startswith("{"))
    several = len(costs) > 1 and (told or words.count("kicker") >= len(costs))
    if not asked and not several:
        return words
    named = tuple(cost for cost in costs if cost in told)
    if words.count("kicker") >= len(costs) and not told:
        named = tuple(costs)
    if not named or len("".join(named)) != len(told or "".join(named)):
        either = " or ".join(f"“kicked with {cost}”" for cost in costs)
        raise CannotMean(f"It is not told with which kicker: {either}.", start=place[0], end=place[1])
    others = tuple(word for word in words if word != "kicker" and not word.startswith("{"))
    return (*others, *(f"kicker {cost}" for cost in named))


def _life_for_each_symbol(card: Card, words: tuple[str, ...], place: tuple[int, int]) -> tuple[str, ...]:
    """`compleated`, `paying life for the Phyrexian mana`: 2 life for each such symbol of the cost (CR 107.4f). Raises `CannotMean` where
    there is none."""
    symbols = card.mana_cost.count("/P}")
    if not symbols:
        raise CannotMean(f"{card.name} has no Phyrexian mana in its cost.", start=place[0], end=place[1])
    return (*(word for word in words if word != "phyrexian"), f"{2 * symbols} life")
