"""What is paid for a spell by what is told of it: nothing, a sacrifice, a card face down."""

from __future__ import annotations

import re

from bot.abilities.ability import Keyword, Unread
from bot.abilities.card import Card
from bot.abilities.combining import Modes
from bot.abilities.costs import ExileCost, Mana, SacrificeCost
from bot.abilities.effects import (
    Sacrifice,
)
from bot.abilities.entering import Devours
from bot.abilities.player_effects import GainLife
from bot.abilities.statics import AdditionalCost, AlternativeCost
from bot.abilities.walk import holds, inside
from bot.engine.permanents.face_down import WAYS
from bot.engine.told.script import Sacrifices
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.modifier_fields import FACE_DOWN
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

#: Text that lets a spell be cast without paying its mana cost.
_LETS_FREELY = regex(
    r"without paying|\b(?:cascade|discover|suspend|rebound|hideaway|ripple|cipher|plot)\b",
    re.IGNORECASE,
)


def for_free(story: Story, thing: Thing, how: How) -> How:
    """A spell cast without paying its mana cost: its X is 0 (CR 107.3b); where it has a cost of its own in whose place no mana is paid, that
    is paid, and where nothing that is told lets that be done, it is said (CR 118.9). Raises `CannotMean` where another X is told."""
    card = story.card(thing)
    lets = any(_LETS_FREELY.search(text) for one in story.things for text in one.texts)
    so_said = any(token.fold == "free" for token in story.tokens[story.where :])
    if how.free and so_said and not lets and card is not None and (own := _without_mana(card)):
        return replace(how, free=False, paid=(*how.paid, own))
    if how.free and not lets:
        story.assumptions.append(f"Something lets {thing.label} be cast without paying its mana cost.")
    if not how.free or card is None or "{X}" not in card.mana_cost:
        return how
    if how.x:
        raise CannotMean(f"Cast without paying its mana cost, {thing.label} has an X of 0.")
    return replace(how, x=0)


def _without_mana(card: Card) -> str:
    """What is paid for a card of which one says that it is cast for free: an alternative cost of its own, or the life of its Phyrexian mana
    (CR 107.4f); nothing where it has neither."""
    symbols = _SYMBOL.findall(card.mana_cost)
    if symbols and all(symbol.endswith("/P") for symbol in symbols):
        return f"{2 * len(symbols)} life"
    own = [one for one in inside(card.abilities, AlternativeCost) if not holds(one.cost, Mana)]
    return "alternative" if own else ""


_SYMBOL = re.compile(r"\{([^}]+)\}")
_PAYS_X_LIFE = re.compile(r"\bpay X life\b")
_ONE_NUMBER = re.compile(r"\{(\d+)\}")
#: How `for 5 life` is read.
_SO_MUCH_LIFE = re.compile(r"gain (\d+) life")


def life_for_x(story: Story, thing: Thing, how: How) -> How:
    """`I cast Toxic Deluge paying 5`, of what asks for X life and has no X in its mana cost: that is X."""
    card = story.card(thing)
    paid = _ONE_NUMBER.fullmatch(how.paid[0]) if len(how.paid) == 1 else None
    if card is None or paid is None or how.x is not None or "{X}" in card.mana_cost:
        return how
    if not any(map(_PAYS_X_LIFE.search, card.texts)):
        return how
    return replace(how, x=int(paid[1]), paid=())


def for_so_much_life(story: Story, thing: Thing, how: How) -> How:
    """`Fireballs me for 5 life` is what `for 5` says, of what has no modes, and has X in its mana cost or gives nobody life; of what
    takes so much life for its cost (`Dismember for 4 life`) it is that."""
    card = story.card(thing)
    life = _SO_MUCH_LIFE.fullmatch(how.modes[0]) if len(how.modes) == 1 else None
    if card is None or life is None or how.x is not None or holds(card.abilities, Modes, Unread):
        return how
    if "/P}" in card.mana_cost or any(f"pay {life[1]} life" in text.lower() for text in card.texts):
        return replace(how, paid=(*how.paid, f"{life[1]} life"), modes=())
    if "{X}" not in card.mana_cost and (story.asked_whether or holds(card.abilities, GainLife)):
        return how
    return replace(how, x=int(life[1]), modes=())


def exiled_from(story: Story, thing: Thing) -> str:
    """Where the cards are that are exiled as a cost of casting it: `casts Force of Will exiling Brainstorm` takes it from the hand."""
    card = story.card(thing)
    zones = {cost.zone for cost in inside(card.abilities, ExileCost)} if card is not None else set()
    return "hand" if zones == {"hand"} else "battlefield"


_SACRIFICED_FOR = frozenset({"emerge", "casualty", "bargain"})


def implied_cost(story: Story, thing: Thing, how: How) -> How:
    """`casts Elder Deep-Fiend, sacrificing Bear`: for the keyword that takes a sacrifice, where none is named."""
    card = story.card(thing)
    if FACE_DOWN in how.paid:
        keywords = [a.name for a in card.abilities if isinstance(a, Keyword)] if card is not None else []
        way = next((name for name in keywords if name in WAYS), WAYS[0])
        how = replace(how, paid=tuple(way if words == FACE_DOWN else words for words in how.paid))
    if card is None or how.paid or not how.sacrificed:
        return how
    names = [a.name for a in card.abilities if isinstance(a, Keyword) and a.name in _SACRIFICED_FOR]
    return replace(how, paid=tuple(names[:1]))


def is_cost(story: Story, thing: Thing) -> bool:
    """Whether what is sacrificed as a spell is cast is a cost. `casts Innocent Blood, sacrificing Bear` answers what the spell
    will ask for."""
    card = story.card(thing)
    if card is None:
        return True
    if devours(story, thing):
        return False
    if not holds(card.abilities, Sacrifice):
        return True
    keywords = any(isinstance(a, Keyword) and a.name in _SACRIFICED_FOR for a in card.abilities)
    return keywords or holds(card.abilities, SacrificeCost)


def devours(story: Story, thing: Thing) -> bool:
    """Whether creatures are sacrificed as it enters (CR 702.82a)."""
    card = story.card(thing)
    keyword = card is not None and any(isinstance(a, Keyword) and a.name == "devour" for a in card.abilities)
    return keyword or (card is not None and holds(card.abilities, Devours))


def sacrificed_before(story: Story, player: str, thing: Thing) -> tuple[str, ...]:
    """`sacrifices a Treasure to cast Powerstone Fracture`: what was told to be sacrificed for nothing just before a spell that asks for a
    sacrifice is that cost, and no more told of by itself; nothing where it asks for none."""
    last, card = story.actions[-1] if story.actions else None, story.card(thing)
    if not isinstance(last, Sacrifices) or last.player != player or last.to is not None or card is None:
        return ()
    asked = [one for one in inside(card.abilities, AdditionalCost) if holds(one.cost, SacrificeCost)]
    if len(asked) != 1 or asked[0].optional:
        return ()
    story.actions.pop()
    return (last.what,)
