"""Mana that is paid several times over, energy that an ability costs, and mana for an ability that something attached gives: `enchants my 1/1 with Firebreathing and pays RRR`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Activated
from bot.abilities.amounts import Number
from bot.abilities.changes import Gains
from bot.abilities.costs import Mana, PayEnergy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.engine.relevance.playable import playable
from bot.engine.told.script import AbilityOf, Cast
from bot.regex import regex
from bot.scenario.meaning.activating import activated_plainly
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_SIGN = regex(r"\{[^{}]+\}")


_ONE_MANA = ("{W}", "{U}", "{B}", "{R}", "{G}", "{C}", "{1}")


def activates_several_times(story: Story, player: str, mana: str) -> bool:
    """Whether that mana pays as often for the one ability there that costs nothing but one sign of it, or of which it is not told of which
    color it is but one mana: it is activated so often; not where some text asks for a payment, which is answered so."""
    signs = _SIGN.findall(mana)
    asked = any("pay" in text.lower() for thing in story.things for text in thing.texts)
    if not signs or len({*signs}) != 1 or asked:
        return False
    generic = signs[0].strip("{}")
    of_any = len(signs) == 1 and generic.isdigit()
    costing = _ONE_MANA if of_any else signs[:1]
    costs = [pair for sign in costing for pair in (*_own(story, player, sign), *_given(story, player, sign))]
    if len(costs) != 1:
        return False
    ((thing, which),) = costs
    activated_plainly(story, player, thing, which, times=int(generic) if of_any else len(signs))
    return True


def activates_by_paying_energy(story: Story, player: str, amount: int, about: str | None) -> bool:
    """`he blocks and I pay two energy`: whether one ability alone costs just that, and nothing told may be done for energy as it
    triggers: then that is activated."""
    texts = [text for thing in story.things for text in thing.texts]
    if any("may pay" in text and "{E}" in text for text in texts):
        return False
    costs = [
        (thing, number)
        for thing in story.things
        if thing.holder in (player, None) and about in (None, thing.label) and not thing.gone
        if (card := story.card(thing)) is not None
        for number, ability in enumerate(activated_of(playable(card).abilities), 1)
        if ability.cost == (PayEnergy(Number(amount)),)
    ]
    if len(costs) != 1:
        return False
    ((thing, number),) = costs
    activated_plainly(story, player, thing, (AbilityOf(thing.label, number),))
    return True


def _costs_just(ability: Activated, sign: str) -> bool:
    return len(ability.cost) == 1 and isinstance(ability.cost[0], Mana) and ability.cost[0].symbols == sign


def _own(story: Story, player: str, sign: str) -> Iterator[tuple[Thing, tuple[AbilityOf, ...]]]:
    """What has such an ability of its own, and which that is."""
    for thing in story.things:
        card = story.card(thing) if thing.zone == "battlefield" and thing.holder in (player, None) else None
        for number, ability in enumerate(activated_of(playable(card).abilities) if card else (), 1):
            if _costs_just(ability, sign):
                yield thing, (AbilityOf(thing.label, number),)


def _given(story: Story, player: str, sign: str) -> Iterator[tuple[Thing, None]]:
    """What is given such an ability by what is attached to it."""
    for giver in story.things:
        card = story.card(giver)
        gives = inside(card.abilities, Gains) if card is not None else []
        if any(isinstance(one.ability, Activated) and _costs_just(one.ability, sign) for one in gives):
            bearer = _bearer(story, giver)
            if bearer is not None and bearer.holder in (player, None):
                yield bearer, None


def _bearer(story: Story, giver: Thing) -> Thing | None:
    """What it is attached to, or was cast on."""
    if isinstance(giver.attached_to, Thing):
        return giver.attached_to
    cast = next((a for a in story.actions if isinstance(a, Cast) and a.card == giver.label), None)
    names = (cast.targets.names or ()) if cast is not None else ()
    return next((thing for thing in story.things if (thing.label,) == names), None)
