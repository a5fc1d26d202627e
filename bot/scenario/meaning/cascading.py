"""A card that cascade or discovering finds, which is cast without paying its mana cost (CR 702.85a, 701.57a)."""

from __future__ import annotations

import re

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.effects import Beside
from bot.abilities.walk import inside
from bot.engine.told.decisions import Reveals
from bot.engine.told.script import Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

_DISCOVERS = regex(r"\bdiscover (\d+)\b", re.IGNORECASE)


@means("cascades")
def cascades(story: Story, statement: Statement) -> None:
    """`cascades into Shock targeting Bob`, before what has cascade resolves; `discovers into Shock`, as what discovers does so. Raises
    `CannotMean` where nothing does, or where the card is not what it would find."""
    player = actor_of(story, statement)
    refs, how = statement.slots["cast"]
    discovers = any(t.lemma == "discover" for t in story.tokens[statement.start : statement.end])
    most = _most_by_discovering(story, player) if discovers else _most_by_cascade(story, player)
    if most is None:
        verb = "discover" if discovers else "cascade"
        raise CannotMean(f"It is not told what lets {player} {verb}.", (), statement.start, statement.end)
    card = story.card_meant(refs[0]) if len(refs) == 1 else None
    if card is None:
        raise CannotMean("It is not told which card is found.", (), statement.start, statement.end)
    if "Land" in card.types or card.mana_value > most:
        found = (
            "no land"
            if "Land" in card.types
            else f"mana value {most} or less, and {card.name} has {card.mana_value}"
        )
        said = f"What is found has {found}." if "Land" not in card.types else f"What is found is {found}."
        raise CannotMean(said, (), statement.start, statement.end)
    thing = story.create(refs[0])
    thing.zone, thing.told, thing.owner = "exile" if discovers else "library", player, player
    thing.declared = True
    story.refer([thing])
    if not discovers:
        story.actions.append(Reveals(player, (thing.label,)))
    if not _is_cast_next(story, card.name):
        into = any(t.fold == "into" for t in story.tokens[statement.start : statement.end])
        if discovers and not into and how.targets is None:
            said = f"It is not told whether {card.name} is cast or put into the hand."
            raise CannotMean(said, (f"{player} casts {card.name}.",), statement.start, statement.end)
        cast_spell(story, player, refs[0], replace(how, free=True, zone=thing.zone))


def _is_cast_next(story: Story, name: str) -> bool:
    """`cascades into Shock. She casts Shock on Bob.`: whether the next that is told is how it is cast."""
    coming = story.to_come[0] if story.to_come else None
    told = coming.get("cast") if coming is not None and coming.kind == "cast" else None
    ref = told[0][0] if isinstance(told, tuple) else None
    return isinstance(ref, ThingRef) and (ref.source == "it" or ref.name == name)


def _most_by_cascade(story: Story, player: str) -> int | None:
    """The greatest mana value of what the player's spell that was cast last may find; None where it has no cascade."""
    deeds = (a for a in reversed(story.actions) if not (isinstance(a, Cast) and a.response))
    last = next(deeds, None)
    label = last.card if isinstance(last, Cast) and last.player == player else ""
    thing = next((t for t in story.things if t.label == label), None)
    card = story.card(thing) if thing is not None else None
    has = card is not None and any(isinstance(a, Keyword) and a.name == "cascade" for a in card.abilities)
    return card.mana_value - 1 if card is not None and has else None


def _most_by_discovering(story: Story, player: str) -> int | None:
    """The greatest mana value of what the one thing of the player's that discovers may find; None where none or several do."""
    own = [t for t in story.things if player in (t.holder, t.cast_by)]
    numbers = [n for thing in own if (card := story.card(thing)) is not None for n in _discovered(card)]
    return numbers[0] if len(numbers) == 1 else None


def _discovered(card: Card) -> list[int]:
    said = [one.words for one in inside(card.abilities, Beside) if one.what == "discover"]
    return [int(found[1]) for words in said if (found := _DISCOVERS.search(words))]
