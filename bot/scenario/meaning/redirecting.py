"""Damage that somebody redirects, and spells that are redirected with the same words."""

from __future__ import annotations

from bot.abilities.damage import Redirect
from bot.abilities.walk import holds
from bot.engine.told.decisions import NewTargets, RedirectsDamage
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.retargeting import spell_that_changes_targets, untold_change_of_target
from bot.scenario.phrases.values import PlayerRef, Ref
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBERS


@means("redirects")
def redirects(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    near = {token.lemma for token in story.tokens[max(0, statement.start - 4) : statement.end]}
    if "want" in near:  # `I have Boros Reckoner and want to redirect it to his planeswalker`
        raise CannotMean("It is not told what deals that damage.", (), statement.start, statement.end)
    to: Ref = statement.slots["to"]
    name = (
        story.player(to, about=player) if isinstance(to, PlayerRef) else story.one(to, "target", player).label
    )
    words = str(statement.slots["redirecting"]).lower().split()
    changing = spell_that_changes_targets(story, player) if words in (["it"], ["that"]) else None
    if words in (["it"], ["that"]) and changing is None and not _may_redirect_damage(story):
        changing = untold_change_of_target(story, player)
    if changing is not None:  # the spell, not damage
        story.actions.append(NewTargets(player, (name,), changing.label, changed=True))
        return
    said = [int(w) if w.isdigit() else NUMBERS[w] for w in words if w.isdigit() or w in NUMBERS]
    story.actions.append(RedirectsDamage(player, name, said[0] if said else None))


def _may_redirect_damage(story: Story) -> bool:
    """Whether anything of the story redirects damage."""
    cards = [story.card(thing) for thing in story.things]
    return any(card is not None and holds(card.abilities, Redirect) for card in cards)


@means("noredirect")
def does_not_redirect(story: Story, statement: Statement) -> None:
    story.actions.append(RedirectsDamage(actor_of(story, statement), None))
