"""A card exiled from its graveyard for its own ability: `exiles Adorned Crocodile from her graveyard targeting Bear`."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.costs import ExileCost
from bot.abilities.keyword_abilities.activated import activated_of
from bot.engine.relevance.playable import playable
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import move_is_explained
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards
from bot.scenario.meaning.paid_to_return import paid_to_return
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("exilesto")
def exiles_itself_to(story: Story, statement: Statement) -> None:
    """`exiles Zed from her graveyard to return Bear`: its ability that costs that. Raises `CannotMean` where it has none."""
    player, ref, how = (
        actor_of(story, statement),
        statement.slots["source"],
        statement.get("modifiers") or How(),
    )
    story.paid_along = ""
    tapped, story.tapped_along = story.tapped_along, None
    if tapped is not None:  # `taps Tome Shredder and exiles Shock from her graveyard`
        spent = replace(how, exiled=(ref,), buried=True, which=tapped[1])
        activate_ability(story, player, tapped[0], spent)
        return
    there = next((t for t in story.things if ref.name and ref.name in (t.name, t.label)), None)
    card = story.card(there) if there is not None else story.card_meant(ref)
    able = [
        number
        for number, ability in enumerate(
            activated_of(playable(card).abilities) if card is not None else (), 1
        )
        if any(isinstance(part, ExileCost) for part in ability.cost)
    ]
    if paid_to_return(story, player, (ref,), how, ExileCost):
        return
    if not able and statement.get("modifiers") is None and _by_a_trigger(story, player, ref):
        return
    if not able and how.modes and (of := _the_one_that_asks(story, player)) is not None:
        activate_ability(story, player, of, replace(how, exiled=(ref,), buried=True))
        return
    if len(able) != 1:
        raise CannotMean("It is not told what that is exiled for.", (), statement.start, statement.end)
    activate_ability(story, player, ref, replace(how, zone="graveyard", which=able[0]))


def _the_one_that_asks(story: Story, player: str) -> ThingRef | None:
    """`controls Scarblade Elite and exiles Royal Assassin from her graveyard to destroy Bear`: the one permanent of the player's with one
    activated ability, which costs exiling another card."""
    mine = [t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone]
    asking = [t for t in mine if (card := story.card(t)) is not None and _asks(card)]
    return ThingRef("made", -1, -1, name=asking[0].label, told=asking[0].label) if len(asking) == 1 else None


def _asks(card: Card) -> bool:
    own = activated_of(playable(card).abilities)
    return len(own) == 1 and any(isinstance(p, ExileCost) and p.what is not None for p in own[0].cost)


def _by_a_trigger(story: Story, player: str, ref: ThingRef) -> bool:
    """`attacks with Lazav, exiling Hill Giant from her graveyard`: whether something of the player's exiles its target so as it triggers."""
    if not story.actions:
        return False
    lay_in_graveyards(story, player, How(exiled=(ref,), buried=True))
    lying = [t for t in story.things if t.zone == "graveyard" and ref.name in (t.name, t.label)]
    return bool(lying) and move_is_explained(story, player, "exile", [lying[-1].label])
