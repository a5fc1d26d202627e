"""`Before damage I regenerate it`, where what deals it is a spell or an ability: that is in response to it (CR 117.7)."""

from __future__ import annotations

from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.keyword_actions import Fight
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Attack, Block, Cast
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import done_this_turn


def is_before_its_damage(story: Story, statement: Statement) -> bool:
    """Whether this moment is told as before damage, and the damage is that of the spell or ability that was told last: no fight is told
    in this turn, and none comes."""
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    if not {"before", "damage"} <= said or "combat" in said or not story.upcoming.isdisjoint(_FIGHTS):
        return False
    turn = list(done_this_turn(story.actions))
    if any(isinstance(one, Attack | Block) for one in turn):
        return False
    last = next((one for one in turn if isinstance(one, Cast | Activate)), None)
    label = last.card if isinstance(last, Cast) else last.source if last is not None else None
    thing = next((one for one in story.things if one.label == label), None)
    card = story.card(thing) if thing is not None else None
    return card is not None and holds(card.abilities, DealDamage, DealDivided, Fight)


_FIGHTS = frozenset({"attack", "itattack", "attackedby", "block", "itblock"})
