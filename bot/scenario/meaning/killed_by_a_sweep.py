"""`I cast Pyroclasm and kill his tokens`: what is told of a spell that has no target and was cast just before comes of that spell."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.effects import DealDamage, Destroy
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Cast
from bot.scenario.phrases.values import PlayerRef, Ref
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story


def killed_by_a_sweep(story: Story, player: str, statement: Statement, refs: Sequence[Ref]) -> bool:
    """Whether the last deed was to cast such a spell, in the same sentence: then they are said to die of it, and nothing more is done."""
    last = story.actions[-1] if story.actions else None
    if statement.kind != "destroys" or not isinstance(last, Cast) or last.player != player or story.response:
        return False
    spell = next((thing for thing in story.things if thing.label == last.card), None)
    card = story.card(spell) if spell is not None and not spell.untold else None
    if card is None or not {"Instant", "Sorcery"} & {*card.types} or holds(card.abilities, Target):
        return False
    if not holds(card.abilities, DealDamage, Destroy) or story.cast_at.get(last.card, -1) < _begins(
        story, statement
    ):
        return False
    if any(isinstance(ref, PlayerRef) for ref in refs):
        return False
    things = story.resolve(refs, "target", player)
    for thing in things:
        thing.likely = thing.likely or story.opponent(player)
        story.claim((thing.label,), Came.DIED, statement.start, statement.end)
    return bool(things)


def _begins(story: Story, statement: Statement) -> int:
    """Where the sentence begins."""
    at = statement.start
    while at and story.tokens[at - 1].kind != "break":
        at -= 1
    return at
