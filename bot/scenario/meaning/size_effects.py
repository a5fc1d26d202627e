"""Effects on power and toughness told without a card: `gets +1/+1`, `becomes 5/5`, `gives it trample`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.changes import GetsPT
from bot.abilities.effects import PutCounters
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import aimed_by_what_entered
from bot.scenario.meaning.activating import activate_ability, activated_plainly
from bot.scenario.meaning.color_of_choice import picks_the_color_told
from bot.scenario.meaning.effects import aims_of, listed
from bot.scenario.meaning.given_by import given_by_what_is_there, says_what_gives
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant
from bot.scenario.things.said_to_be import is_done_with


@means("pumps")
def pumps(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    what = statement.slots["what"]
    refs = (what,) if isinstance(what, ThingRef) else what
    _change(story, player, refs, statement)


@means("getsbonus")
def gets_bonus(story: Story, statement: Statement) -> None:
    things = story.resolve(statement.slots["it"], "sized")
    player = things[0].controller or story.actor or next(iter(story.seats))
    if story.actions and isinstance(last := story.actions[-1], Cast | Activate):
        concerned = any(is_done_with(last, thing) for thing in things)
        if concerned and not story.response and not _is_another_effect(story, last, statement.get("bonus")):
            story.skip(statement.start, statement.end)  # it says what the spell does
            return
    _change_things(story, player, [t.label for t in things], statement)


def _is_another_effect(story: Story, last: Cast | Activate, bonus: object) -> bool:
    """Whether what was done last was told without a card and gives no such bonus: `I give it first strike and it gets +1/+0`."""
    label = last.card if isinstance(last, Cast) else last.source
    by = next((thing for thing in story.things if thing.label == label), None)
    untold = by is not None and by.made is not None and by.name in ("Spell", "Pump Spell")
    return (
        by is not None and untold and isinstance(bonus, str) and not any(bonus in text for text in by.texts)
    )


@means("itgives")
def it_gives(story: Story, statement: Statement) -> None:
    """`The Caretaker gives it protection from red`: what its ability is activated for; told of one that was activated, only what that
    does."""
    source = story.resolve(statement.slots["it"], "source")[-1]
    if any(isinstance(action, Activate) and action.source == source.label for action in story.actions):
        story.skip(statement.start, statement.end)
        return
    player = source.controller or story.actor or next(iter(story.seats))
    activate_ability(story, player, statement.slots["it"][-1], How(targets=statement.slots["what"]))
    picks_the_color_told(story, player, source, " ".join(statement.slots["keywords"].lines))


@means("pumpsto")
def pumps_to(story: Story, statement: Statement) -> None:
    """`pumps Ogre to 5/5`: by as much as that is more than it was."""
    player = actor_of(story, statement)
    thing = story.one(statement.slots["what"], "source", player)
    power, toughness = thing.printed
    if power is None or toughness is None:
        raise CannotMean(
            f"It is not told how big {thing.label} is.", start=statement.start, end=statement.end
        )
    wanted = statement.slots["size"]
    bonus = f"{wanted[0] - power:+d}/{wanted[1] - toughness:+d}"
    text = f"Target creature gets {bonus} until end of turn."
    effect(story, player, "Pump Spell", text, (thing.label,))


def _change(story: Story, player: str, refs: Sequence[Ref], statement: Statement) -> None:
    bonus = statement.get("bonus")
    mine = not (isinstance(bonus, str) and bonus.startswith("-"))
    _change_things(story, player, [label for label, _ in aims_of(story, refs, player, mine)], statement)


def _change_things(story: Story, player: str, labels: Sequence[str], statement: Statement) -> None:
    bonus = statement.get("bonus")
    keywords: ThingRef | None = statement.get("keywords")
    told: list[str] = []
    if isinstance(bonus, str):
        told.append(f"gets {bonus}")
    if keywords is not None:
        lines = [line for line in keywords.lines if line[:1].islower()]
        sentences = [line for line in keywords.lines if not line[:1].islower()]
        if lines:
            told.append("gains " + listed(lines))
        told += [f'gains "{line}"' for line in sentences]
    aimed = [thing for thing in story.things if thing.label in labels]
    no_creature = bool(aimed) and not any(thing.is_type("Creature") for thing in aimed)
    target = (
        "permanent" if no_creature and not isinstance(bonus, str) else "creature"
    )  # `gives his Forest indestructible`
    text = f"Target {target} {' and '.join(told)} until end of turn."
    if (
        keywords is not None
        and bonus is None
        and given_by_what_is_there(story, player, labels, keywords.lines)
    ):
        return
    if says_what_gives(story, statement, labels):
        story.skip(statement.start, statement.end)
        return
    for label in labels:
        effect(story, player, "Pump Spell" if isinstance(bonus, str) else "Spell", text, (label,))


@means("pumpability")
def pumps_with_ability(story: Story, statement: Statement) -> None:
    """`pumps it twice`: its own ability that makes it bigger."""
    player = actor_of(story, statement)
    thing = story.one(statement.slots["what"], "source", player)
    if aimed_by_what_entered(story, player, (thing.label,), GetsPT, PutCounters):
        return  # `casts Dowsing Device and pumps my Giant`
    if thing.card is None and not any(":" in line for line in thing.texts):
        raise CannotMean(
            f"It is not told by how much {thing.label} is pumped.", start=statement.start, end=statement.end
        )
    which = abilities_meant(story, thing, "gets", None, purpose=True)
    activated_plainly(story, player, thing, which, times=statement.get("times") or 1)
