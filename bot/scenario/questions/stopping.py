"""What is asked to stop a spell: it is there as the spell is cast, or it is cast in response."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.effects import CounterSpell
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target, targets_of
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature
from bot.values import replace


def stopped(story: Story, statement: Statement) -> Statement:
    """`Does Worship stop Shock?`: the one is there, the other cast at a creature of its controller's, or at the player where that is
    what it is aimed at; it is stopped where the creature survives or the player is dealt no damage."""
    by, spell = statement.slots["by"], statement.slots["spell"]
    shield, card = story.card_meant(by), story.card_meant(spell)
    if shield is not None and card is not None and "Instant" in shield.types and "Land" not in card.types:
        return _answered(story, statement, shield, card)
    if (
        shield is None
        or card is None
        or not {"Instant", "Sorcery"} & {*card.types}
        or {"Instant", "Sorcery"} & {*shield.types}
        or activated_of(shield.abilities)  # it would have to be used
        or any(
            "ou have hexproof" in text or "ou have shroud" in text for text in shield.texts
        )  # whom it is aimed at
    ):
        raise CannotMean("It is not told what happens.", start=statement.start, end=statement.end)
    player = next(iter(story.seats))
    declare(story, (by,), player, "battlefield")
    things = _saved(story, statement, player, size=(1, 1))
    aimed = targets_of(card)
    if not all(may_be_target(target, ("Creature",)) for target in aimed):
        raise CannotMean("It is not told what happens.", start=statement.start, end=statement.end)
    how = How(
        targets=None if not aimed else (ThingRef("made", -1, -1, name=things[0].label, told="creature"),)
    )
    cast_spell(story, story.opponent(player), spell, how)
    return replace(
        statement, kind="ask survives", slots={"what": (ThingRef("made", -1, -1, name=things[0].label),)}
    )


def _saved(
    story: Story, statement: Statement, player: str, size: tuple[int, int] | None = None
) -> list[Thing]:
    """What is to be saved: as it is told, else a creature of the player's."""
    told = statement.get("what")
    if isinstance(told, tuple):
        return story.resolve(told, "target", player)
    return story.resolve((a_creature(size=size),), "declare", player)


def _answered(story: Story, statement: Statement, shield: Card, card: Card) -> Statement:
    """`Does Counterspell stop Abrupt Decay?`, `Does Gods Willing save my creature from Shock?`: the one is cast, aimed at a creature where
    it may be, and the other in response, at the spell or at the creature."""
    by, spell = statement.slots["by"], statement.slots["spell"]
    player = next(iter(story.seats))
    aimed, shields = targets_of(card), targets_of(shield)
    counters = holds(shield.abilities, CounterSpell)
    if counters and (told := _told_to_be_cast(story, statement, shield, card)) is not None:
        return told
    aimed_at_one = counters or all(may_be_target(target, ("Creature",)) for target in shields)
    if len(shields) != 1 or not aimed_at_one or not (counters or {"Instant", "Sorcery"} & {*card.types}):
        raise CannotMean("It is not told what happens.", start=statement.start, end=statement.end)
    mine: tuple[ThingRef, ...] = ()
    if aimed or not counters:
        things = _saved(story, statement, player)
        mine = (ThingRef("made", -1, -1, name=things[0].label, told="creature"),)
    number = statement.get("x")
    at_creature = bool(mine) and all(may_be_target(target, ("Creature",)) for target in aimed)
    how = How(targets=mine if aimed and at_creature else None, x=number if isinstance(number, int) else None)
    cast_spell(story, story.opponent(player), spell, how)
    cast = story.spells[-1]
    at = (ThingRef("made", -1, -1, name=cast.label, told=cast.label),) if counters else mine
    cast_spell(story, player, by, How(targets=at, response=True))
    if counters:
        return replace(statement, kind="ask countered", slots={"what": at})
    return replace(statement, kind="ask survives", slots={"what": mine, "among": "any"})


def _told_to_be_cast(story: Story, statement: Statement, shield: Card, card: Card) -> Statement | None:
    """`I cast Bear. He casts Counterspell on it. Does Counterspell stop Bear?`: whether the spell that was told is countered, by what
    was told too, else by what is cast in response to it. None where no such spell was told. Raises `CannotMean` where it was told, and
    something else was done since."""
    names = {thing.label: thing.name for thing in story.things}
    casts = [
        n for n, one in enumerate(story.actions) if isinstance(one, Cast) and names.get(one.card) == card.name
    ]
    if not casts:
        return None
    cast = story.actions[casts[-1]]
    assert isinstance(cast, Cast)
    at = (ThingRef("made", -1, -1, name=cast.card, told=cast.card),)
    since = [one for one in story.actions[casts[-1] + 1 :] if isinstance(one, Cast)]
    if not any(names.get(one.card) == shield.name for one in since):
        if cast is not story.actions[-1]:
            raise CannotMean("It is not told what happens.", start=statement.start, end=statement.end)
        cast_spell(story, story.opponent(cast.player), statement.slots["by"], How(targets=at, response=True))
    return replace(statement, kind="ask countered", slots={"what": at})
