"""Damage that a player takes rather than pay: `I take the damage`, where nothing attacks."""

from __future__ import annotations

from bot.abilities.combining import May, UnlessPaid
from bot.abilities.effects import DealDamage
from bot.abilities.walk import holds, inside
from bot.engine.told.script import AnnounceAttack, Attack
from bot.scenario.meaning.offers import says_whether
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def takes_what_is_threatened(story: Story, statement: Statement, player: str) -> bool:
    """Whether nothing attacks and something that is told deals damage unless one pays, or if one lets it: then that is what is taken."""
    said = {token.lemma for token in story.tokens[statement.start : statement.end]}
    fought = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if not {"take", "damage"} <= said or fought:
        return False
    if not any(_threatens(story, thing) for thing in story.things):
        return False
    story.actions.append(says_whether(player, True, None, "take the damage"))
    return True


def _threatens(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    if card is None:
        return False
    unless = (one.effects for one in inside(card.abilities, UnlessPaid))
    offered = (one.then for one in inside(card.abilities, May))
    return any(holds(effects, DealDamage) for effects in (*unless, *offered))
