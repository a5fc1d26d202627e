"""What something does to a thing, by the story with it and the story without it: `Does Ogre get +1/+1 from Glorious Anthem?`"""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.told.script import Cast, Script
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_about import subject_of
from bot.scenario.questions.question import Question
from bot.scenario.questions.story_without import story_without
from bot.scenario.sentences.statements import How, Statement, Without
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of

#: The kinds of questions about what something does to a thing.
EFFECTS = frozenset({"affected", "grows"})


def of_an_effect(story: Story, statement: Statement, words: str) -> Question:
    """The question, with tries in pairs: the story with what is asked about, and without it. What is named only here is there under
    the control of whoever has the other; of what only affects it, in a second pair under another's. A spell is cast by an opponent."""
    kind = statement.kind.removeprefix("ask ")
    by = statement.slots["by"]
    ref = by[0] if isinstance(by, tuple) else by
    if not isinstance(ref, ThingRef):
        raise CannotMean("It is not told what would do that.", (), statement.start, statement.end)
    if ref.source == "it":
        ref = _that(story, ref, statement)
    what = subject_of(story, statement, statement.slots["what"], kind)
    asked = next((thing for thing in story.things if thing.label in what.names), None)
    holder = (asked and asked.holder) or next(iter(story.seats))
    card = _named_only_here(story, ref)
    tries: list[Script] = []
    either = any(t.fold in ("affect", "affected") for t in story.tokens[statement.start : statement.end])
    if card is not None and not {"Instant", "Sorcery"} & {*card.types} and ref.owner is None and either:
        tries += _with_and_without(_under(story.beside(), ref, story.opponent(holder)), ref)
    if card is not None and {"Instant", "Sorcery"} & {*card.types}:
        aims = (ThingRef("made", -1, -1, name=what.names[0]),) if targets_of(card) and what.names else None
        cast_spell(story, story.owner(ref.owner) or story.opponent(holder), ref, How(targets=aims))
    elif card is not None:
        _under(story, ref, story.owner(ref.owner) or holder)
        story.assumptions.append(f"{card.name} is on the battlefield: it is asked about.")
    source = subject_of(story, statement, ref, kind)
    if source.names and source.names == what.names:  # `Does it affect Ogre?` where Ogre was told of last
        raise CannotMean("It is not told what would do that.", (), statement.start, statement.end)
    tries = [*_with_and_without(story.beside(), ref), *tries]
    return Question(words, kind, what, source, words=statement.get("bonus") or "", tries=tuple(tries))


def _that(story: Story, ref: ThingRef, statement: Statement) -> ThingRef:
    """`Does it affect Ogre?`: what was told of last, before Ogre is named; the spell cast last, where that is what was told."""
    last = story.actions[-1] if story.actions else None
    names = (last.card,) if isinstance(last, Cast) else subject_of(story, statement, ref, "affected").names
    found = [thing for thing in (*story.spells, *story.things) if thing.label in names]
    if len(names) != 1 or not found:
        raise CannotMean("It is not told what would do that.", (), statement.start, statement.end)
    card = found[0].card
    return ref.but(
        source="card" if card else "made", name=card.name if card else found[0].label, told=found[0].label
    )


def _named_only_here(story: Story, ref: ThingRef) -> Card | None:
    """The card, where the story has none of that name."""
    card = story.card_meant(ref)
    return None if card is None or any(thing.name == card.name for thing in story.things) else card


def _under(story: Story, ref: ThingRef, player: str) -> Story:
    """The story in which the permanent is there, under that player's control."""
    declare(story, (ref,), player, "battlefield")
    return story


def _with_and_without(story: Story, ref: ThingRef) -> tuple[Script, Script]:
    without = story_without(story, Without((ref,)))
    return script_of(story)[0], script_of(without)[0]
