"""The source that a text asks for, and what else is chosen or aimed at again."""

from __future__ import annotations

from bot.abilities.filters import TheChosen
from bot.abilities.walk import inside
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.spell_modes import card_modes
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import replace

_ASKS_FOR_NAME = regex(r"\b(named?|names|type)\b")


def only_chooses_source(story: Story, thing: Thing) -> bool:
    """Whether the text asks for a source of choice and for no target: `uses CoP: Red on Lightning Bolt`."""
    text = _text_of(thing)
    return _asks_for_source(text) and "target" not in text


def _text_of(thing: Thing) -> str:
    return " ".join(thing.texts).lower()


def with_same_targets(story: Story, thing: Thing, how: How) -> How:
    """`with the same target`: of a copy, no new ones are chosen; of another spell or ability, what was aimed at last. Raises
    `CannotMean` where nothing was."""
    if not how.same_targets:
        return how
    if "copy" in _text_of(thing) or "copies" in _text_of(thing):
        return replace(how, keeps_targets=True)
    last = next((a for a in reversed(story.actions) if isinstance(a, Cast | Activate)), None)
    names = last.targets.names if last is not None else None
    if not names or how.targets is not None:
        raise CannotMean("It is not told which target is the same.")
    players = {seat: PlayerRef("name", seat) for seat in story.seats}
    return replace(
        how, targets=tuple(players.get(n) or ThingRef("made", 0, 0, name=n, told=n) for n in names)
    )


def _asks_for_source(text: str) -> bool:
    return "source of your choice" in text or "chosen source" in text


def with_source_named(story: Story, thing: Thing, how: How) -> How:
    """`choosing Lightning Bolt`, and `on Lightning Bolt` where there is no target: the source, where the text asks for one."""
    if not _asks_for_source(_text_of(thing)):
        return how
    name = next((value for kind, value in how.chosen if kind == "card name"), None)
    if name is not None and how.source is None:
        named = ThingRef("card", 0, 0, name=name, told=name)
        how = replace(how, source=named, chosen=tuple(pair for pair in how.chosen if pair[1] != name))
    if how.source is not None and not how.modes:
        how = replace(how, modes=_mode_that_asks(story, thing))
    return _aimed_at_source(how) if how.targets is not None and only_chooses_source(story, thing) else how


def _mode_that_asks(story: Story, thing: Thing) -> tuple[str, ...]:
    """Of modes, the one that asks for a source, by its number."""
    modal = card_modes(story, thing)
    asking = [
        str(n)
        for n, mode in enumerate(modal.modes if modal else (), 1)
        if TheChosen("source") in inside(mode, TheChosen)
    ]
    return tuple(asking) if len(asking) == 1 else ()


def without_choice(story: Story, thing: Thing, how: How) -> tuple[How, tuple[str, ...]]:
    """`choosing Ogre`, of what asks for no name: the thing of the story that is chosen, by its label. Raises
    `CannotMean` where there is none."""
    name = next((value for kind, value in how.chosen if kind == "card name"), None)
    chosen = next((t.label for t in story.things if name in (t.label, t.name) and t is not thing), None)
    if name is None or _ASKS_FOR_NAME.search(_text_of(thing)):
        return how, ()
    card = story.card(thing)
    if chosen is None and how.targets is None and card is not None and targets_of(card):
        others = tuple(pair for pair in how.chosen if pair[1] != name)  # `choosing Angel` as its target
        return replace(how, chosen=others, targets=(ThingRef("card", -1, -1, name=name, told=name),)), ()
    if chosen is None:
        raise CannotMean(f"{thing.label} asks for no name, so {name} is not chosen for it.")
    return replace(how, chosen=tuple(pair for pair in how.chosen if pair[1] != name)), (chosen,)


def _aimed_at_source(how: How) -> How:
    """What the user calls a target is the source."""
    things = [ref for ref in how.targets or () if isinstance(ref, ThingRef)]
    if how.source is not None or len(things) != len(how.targets or ()) or len(things) != 1:
        return how
    return replace(how, targets=None, source=things[0])
