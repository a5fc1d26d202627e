"""Cards that lie on top of a library, revealed or told to be there, and cards of a hand that are revealed."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.events import BeginningOf
from bot.abilities.libraries import RevealAtRandom, RevealFromHand, SeeTop, SeeUntil
from bot.abilities.player_effects import ChooseDiscard, ExileFromLibrary, Mill
from bot.abilities.walk import holds, inside
from bot.engine.told.decisions import Reveals
from bot.engine.told.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.exiled_from_libraries import exiled_from_the_top
from bot.scenario.meaning.exploring import who_explores
from bot.scenario.meaning.found_in_libraries import takes_what_is_revealed
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.text.words import NUMBER_WORDS
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp
from bot.values import replace


@means("reveals")
def reveals(story: Story, statement: Statement) -> None:
    """`Alice reveals Hill Giant`, `the top card of her library is Hill Giant`: what lies on top, for whatever looks at it."""
    whose = statement.get("owner")
    player = story.player(whose, subject=True) if isinstance(whose, PlayerRef) else actor_of(story, statement)
    spells, how = statement.slots["cast"]
    how.only("revealing it", "zone")
    number = statement.get("number")
    told = [spell for spell in spells if not (spell.many and spell.count <= 1)]
    if isinstance(number, int) and len(told) == len(spells) and sum(max(1, s.count) for s in told) != number:
        said = f"It is told of another number of cards than {number}."
        raise CannotMean(said, start=statement.start, end=statement.end)
    if not story.actions and any(t.lemma == "mill" for t in story.tokens[statement.start : statement.end]):
        owner = next((story.owner(spell.owner) for spell in spells if spell.owner is not None), None)
        number = sum(max(1, spell.count) for spell in spells)
        cards = "a card" if number == 1 else f"{NUMBER_WORDS.get(number, number)} cards"
        effect(story, player, "Milling Spell", f"Target player mills {cards}.", (owner or player,))
        player = owner or player
    if whose is None and not how.zone and takes_what_is_revealed(story, player, spells):
        return
    zone = "hand" if any(_looks_at_a_hand(story, one) for one in story.things) else "library"
    labels = []
    for spell in spells:
        refuse_too_many(spell)
        for _ in range(max(1, spell.count)):
            thing = card_in_hand(story, player, spell.but(count=1), replace(how, zone=zone))
            thing.zone = zone
            labels.append(thing.label)
            story.refer([thing])
    if whose is None and not story.actions and any(_looks_in_upkeep(story, one) for one in story.things):
        story.active = story.active or player
        story.actions.append(GoTo(Moment.UPKEEP, player))
    lies = isinstance(whose, PlayerRef) and statement.get("who") is None
    story.actions.append(Reveals(player, tuple(labels), lies))


@means("revealedby")
def revealed_by(story: Story, statement: Statement) -> None:
    """`Killer Instinct reveals Hill Giant`: what lies on top of the library of who has it. Raises `CannotMean` where it looks at none."""
    source = story.resolve(statement.slots["it"], "any")[0]
    who = source.holder or source.cast_by
    if who is not None and exiled_from_the_top(story, who, statement.slots["cast"][0], source):
        return
    card = story.card(source)
    explorer = who_explores(story, source)
    if explorer is None and (
        card is None or not holds(card.abilities, SeeTop, SeeUntil, ExileFromLibrary, Mill)
    ):
        raise CannotMean(f"{source.label} looks at no library.", (), statement.start, statement.end)
    player = explorer or source.holder or story.actor or next(iter(story.seats))
    source.told = source.told or player
    reveals(
        story,
        replace(statement, slots={**statement.slots, "who": PlayerRef("name", player, statement.start)}),
    )


@means("revealsakind")
def reveals_a_kind(story: Story, statement: Statement) -> None:
    """`Alice reveals a nonland card`, as something explores: of which no more is told."""
    by = statement.get("it")
    source = story.resolve(by, "any")[0] if by else None
    player = (who_explores(story, source) if source is not None else None) or actor_of(story, statement)
    land = any(token.fold == "land" for token in story.tokens[statement.start : statement.end])
    name = "Land card" if land else "Nonland card"
    made = MadeUp(name, ("Land",) if land else ("Sorcery",))
    thing = Thing(story.new_label(name), name, len(story.things), made=made, zone="library")
    thing.told, thing.owner, thing.declared = player, player, True
    story.actions.append(Reveals(player, (story.add(thing).label,)))
    story.refer([thing])


def _looks_at_a_hand(story: Story, thing: Thing) -> bool:
    """Whether something of it has a card of a hand revealed, and nothing one of a library."""
    card = story.card(thing)
    if card is None:
        return False
    shows = any(asked.shown is not None for asked in inside(card.abilities, ChooseDiscard)) or any(
        keyword.name == "amplify" for keyword in inside(card.abilities, Keyword)
    )
    if not shows and not holds(card.abilities, RevealAtRandom, RevealFromHand):
        return False
    return not holds(card.abilities, SeeTop, SeeUntil)


def _looks_in_upkeep(story: Story, thing: Thing) -> bool:
    """Whether an ability of it looks at a library at the beginning of an upkeep."""
    card = story.card(thing)
    return card is not None and any(
        isinstance(ability, Triggered)
        and isinstance(ability.when, BeginningOf)
        and ability.when.step == "upkeep"
        and holds(ability.effects, SeeTop, SeeUntil)
        for ability in card.abilities
    )
