"""What something is told to become: so big, or without its abilities; by what was done with it, else by an effect of which nothing is told."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import SizeTold
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing
from bot.scenario.things.said_to_be import has_played, is_done_with


@means("turnsinto")
def turns_into(story: Story, statement: Statement) -> None:
    """`My 4/4 becomes a 0/1`, `he turns my 4/4 into a 0/1`: its base power and toughness are set (CR 613.4b)."""
    power, toughness = statement.slots["size"]
    for thing in _things(story, statement):
        came = has_played(story, thing)
        if came and says_how_big_by_then(story, thing, (power, toughness), statement):
            story.skip(statement.start, statement.end)
        else:
            said = f"Target creature has base power and toughness {power}/{toughness} until end of turn."
            effect(story, _whoever(story, statement, thing), "Spell", said, (thing.label,))


@means("losesabilities")
def loses_abilities(story: Story, statement: Statement) -> None:
    """`My 4/4 loses all abilities`, `it loses flying`: by what was done with it just now, else by an effect of its own (CR 613.1f)."""
    keywords: ThingRef | None = statement.get("keywords")
    lost = ["all abilities"] if keywords is None else [line.lower() for line in keywords.lines]
    for thing in _things(story, statement):
        if story.actions and is_done_with(story.actions[-1], thing):
            story.skip(statement.start, statement.end)  # it says what that does
            continue
        for one in lost:
            said = f"Target creature loses {one} until end of turn."
            effect(story, _whoever(story, statement, thing), "Spell", said, (thing.label,))


def says_how_big_by_then(story: Story, thing: Thing, size: tuple[int, int], statement: Statement) -> bool:
    """Whether `it's now a 5/5` tells what came of deeds, or of what it has on it, and is kept to be looked at: the creature was told to be
    of another size."""
    known = None not in thing.printed and not thing.size_assumed
    if not known or thing.printed == size or _is_supposed(story, statement):
        return False
    if thing.made is None and not any(is_done_with(action, thing) for action in story.actions):
        return False  # how big a Tarmogoyf is hangs on more than is told
    place = story.place(statement.start, statement.end)
    story.sizes_told.append(SizeTold(thing.label, size, script_of(story.beside())[0], place))
    return True


def _is_supposed(story: Story, statement: Statement) -> bool:
    """`Does it die if the 2/2 is a 3/3?`"""
    begins = sentence_begins(story.tokens, statement.start)
    return any(token.fold in _SUPPOSING for token in story.tokens[begins : statement.start + 1])


_SUPPOSING = word_set("if suppose supposing assume assuming were unless")


def _things(story: Story, statement: Statement) -> list[Thing]:
    refs = statement.get("it") or statement.get("what") or ()
    found = story.resolve(refs if isinstance(refs, tuple) else (refs,), "any")
    _ask_which_of_a_fight(story, statement, refs, found)
    for thing in found:
        if not thing.is_type("Creature"):
            raise CannotMean(f"{thing.label} is no creature.", start=statement.start, end=statement.end)
    return found


def _ask_which_of_a_fight(story: Story, statement: Statement, refs: object, found: list[Thing]) -> None:
    """`My 5/5 gets blocked and he makes it a 0/1`. Raises `CannotMean` where `it` may be either of two that fight."""
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else refs
    if statement.get("who") is None or not isinstance(ref, ThingRef) or ref.source != "it" or ref.many:
        return
    fight = [thing for thing in story.things if thing.attacking or thing.blocking]
    if len(fight) == 2 and found[:1] and found[0] in fight and fight[0].holder != fight[1].holder:
        labels = tuple(thing.label for thing in fight)
        said = f"It is not told which “{ref.told}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, ref.start, ref.end, labels)


def _whoever(story: Story, statement: Statement, thing: Thing) -> str:
    """Who does it: who is told to, else who acts, else an opponent of whoever has it."""
    return actor_of(story, statement) if statement.get("who") else story.actor or story.opponent(thing.holder)
