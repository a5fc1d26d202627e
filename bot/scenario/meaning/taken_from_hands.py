"""What a player takes from another's hand: `I play Thoughtseize and take his Tarmogoyf`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.player_effects import ChooseDiscard
from bot.abilities.walk import holds
from bot.engine.told.decisions import Picks
from bot.engine.told.script import Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.found_in_libraries import takes_into_the_hand
from bot.scenario.meaning.from_hand import in_hand
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.taken_as_it_enters import takes_as_it_enters, takes_in_the_fight
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.last_deed import card_of_last_deed
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import takes_control
from bot.values import replace


@means("takes")
def takes(story: Story, statement: Statement) -> None:
    """The card that the spell just cast, or cast for it, lets its controller choose (CR 701.9b)."""
    player = actor_of(story, statement)
    if statement.get("by") is not None:
        spells, how = statement.slots["by"]
        if takes_in_the_fight(story, player, statement.slots["targets"], [spell.name for spell in spells]):
            return
        if all(_takes_control(story, spell) for spell in spells):  # `takes his Giant with Act of Treason`
            for spell in spells:
                cast_spell(story, player, spell, how.aimed_at(tuple(statement.slots["targets"])))
            return
        for spell in spells:
            cast_spell(story, player, spell, replace(how, targets=how.targets or (_opponent(story, player),)))
    refs = statement.slots["targets"]
    if takes_as_it_enters(story, player, refs):
        return
    if not chosen_from_hand(story, player, refs) and not takes_into_the_hand(story, player, refs):
        raise CannotMean("It is not told what lets that be taken.", start=statement.start, end=statement.end)


def chosen_from_hand(story: Story, player: str, refs: Sequence[Ref]) -> bool:
    """Whether the spell that the player has just cast lets a card be chosen of a hand, which is discarded then: then those are there,
    and chosen."""
    last = story.actions[-1] if story.actions else None
    card = card_of_last_deed(story)
    if (
        not isinstance(last, Cast)
        or last.player != player
        or card is None
        or not holds(card.abilities, ChooseDiscard)
    ):
        return False
    if last.targets.names is None:
        story.actions[-1] = last = replace(last, targets=Targets((story.opponent(player),)))
    victim = (last.targets.names or (story.opponent(player),))[0]
    things = [ref for ref in refs if isinstance(ref, ThingRef)]
    if victim not in story.seats or len(things) != len(refs):
        return False
    names = tuple(in_hand(story, ref.but(owner=None), victim).label for ref in things)
    story.actions.append(Picks(player, names))
    return True


def _takes_control(story: Story, spell: ThingRef) -> bool:
    card = story.card_meant(spell)
    return card is not None and takes_control(card)


def _opponent(story: Story, player: str) -> PlayerRef:
    return PlayerRef("name", story.opponent(player))
