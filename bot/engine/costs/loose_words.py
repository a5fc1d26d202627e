"""Words on costs that are not read: what they may concern can not be told."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Unread
from bot.abilities.cost_changes import (
    CostChange,
    CostRule,
)
from bot.abilities.filters import TheChosen
from bot.abilities.opaque import OpaqueCasting, OpaqueStatic
from bot.abilities.statics import BesideStatic
from bot.abilities.unread_matters import Matter, may_be_about
from bot.abilities.walk import holds, inside
from bot.engine.characteristics.view import permanents, statements
from bot.engine.objects import Object
from bot.engine.state import State


def unknown_changes(state: State, spell: Object, card: Object) -> Iterator[tuple[str, str]]:
    """What may change the cost and is kept as words: of permanents, lasting effects, and the spell's own text."""
    for said in statements(state, CostRule):
        if not said.effect.own:
            yield said.name, said.effect.words
    for change in statements(state, CostChange):
        if holds(change.effect, TheChosen) and not change.context.chosen:
            yield change.name, "what is chosen for it is not told"
    for label, words in loose_words(state):
        if may_be_about(words, Matter.SPELLS_COST) or may_be_about(words, Matter.OTHER_COSTS):
            yield label, words
    own = card.card.abilities
    yield from ((card.label, rule.words) for rule in inside(own, CostRule) if rule.own)
    texts = [
        *(a.text for a in own if isinstance(a, Unread)),
        *(said.words for said in inside(own, BesideStatic)),
    ]
    texts += [part.text for part in inside(own, OpaqueCasting)]
    yield from ((card.label, words) for words in texts if may_be_about(words, Matter.ITS_OWN_COST))


def loose_words(state: State) -> Iterator[tuple[str, str]]:
    """The words of permanents that are not read, or not followed, and whose they are."""
    for entity, chars in permanents(state).items():
        label = state.label(entity)
        yield from ((label, ability.text) for ability in chars.abilities if isinstance(ability, Unread))
    for kind in (OpaqueStatic, OpaqueCasting):
        yield from ((said.name, said.effect.text) for said in statements(state, kind))
    yield from ((said.name, said.effect.words) for said in statements(state, BesideStatic))
