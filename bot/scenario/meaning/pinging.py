"""What players ping with: `pings Bob with Prodigal Sorcerer`, `he pings my 2/1`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.effects import DealDamage
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("pings", "itpings")
def pings(story: Story, statement: Statement) -> None:
    """`pings Bob with Prodigal Sorcerer`, `Prodigal Sorcerer pings Bob`."""
    how = (statement.get("modifiers") or How()).aimed_at(statement.slots["targets"])
    if statement.get("source") is not None:
        activate_ability(story, actor_of(story, statement), statement.slots["source"], how)
        return
    if statement.get("it") is None:
        player = actor_of(story, statement)
        activate_ability(story, player, _the_pinger(story, statement, player), how)
        return
    thing = story.resolve(statement.slots["it"], "any")[0]
    player = thing.controller or story.active or story.actor or next(iter(story.seats))
    aim_at_another(story, statement.slots["targets"], [thing], player)
    activate_ability(story, player, statement.slots["it"][0], how)


def _the_pinger(story: Story, statement: Statement, player: str) -> ThingRef:
    """What `he pings it` is done with: the one thing of that player's with an ability that deals damage. Raises `CannotMean`."""
    pingers = [thing for thing in story.things if thing.holder == player and _deals_damage(story, thing)]
    if len(pingers) != 1:
        labels = tuple(thing.label for thing in pingers)
        raise CannotMean(
            f"It is not told what {player} pings with.", labels, statement.start, statement.end, labels
        )
    return ThingRef("made", -1, -1, name=pingers[0].label, told=pingers[0].label)


def _deals_damage(story: Story, thing: Thing) -> bool:
    """Whether it is on the battlefield with an activated ability that deals damage."""
    card = story.card(thing) if thing.zone == "battlefield" and not thing.gone else None
    return card is not None and holds(activated_of(card.abilities), DealDamage)


def aim_at_another(story: Story, targets: Sequence[Ref], sources: Sequence[Thing], player: str) -> None:
    """`Prodigal Pyromancer pings my 1/1`: a thing told by its kind is another one than what aims at it, though that is one too."""
    kinds = [ref for ref in targets if isinstance(ref, ThingRef) and ref.source == "kind"]
    if kinds:
        story.resolve(kinds, "target", player, but=sources)
