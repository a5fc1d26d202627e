"""`I proliferate`: what is chosen, where it is told or only one thing has counters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.effects import PutCounters
from bot.abilities.keyword_actions import Proliferate
from bot.abilities.walk import holds
from bot.engine.told.decisions import Picks
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("proliferates")
def proliferates(story: Story, statement: Statement) -> None:
    """`proliferates`, with something untold; `casts Atomize and proliferates Ogre`: what is chosen as that does (CR 701.34a)."""
    player = actor_of(story, statement)
    what = statement.get("what") or ()
    chosen = _those_with_counters(story, what) or story.names_of(what, "target", player)
    often = statement.get("times") or 1
    only = () if chosen else _the_one_with_counters(story)
    if not (chosen and _proliferates_by_what_was_told(story, player)):
        for _ in range(often):
            effect(story, player, "Spell", "Proliferate.")
            if only:
                story.actions.append(Picks(player, only))
    if chosen:
        story.actions.append(Picks(player, chosen))


def _proliferates_by_what_was_told(story: Story, player: str) -> bool:
    """Whether what that player has, or has just cast, does so."""
    theirs = (thing for thing in story.things if player in (thing.holder, thing.cast_by))
    cards = (card for thing in theirs if (card := story.card(thing)) is not None)
    return bool(story.actions) and any(holds(card.abilities, Proliferate) for card in cards)


def _the_one_with_counters(story: Story) -> tuple[str, ...]:
    """The only player or permanent that has counters; none where several have, or others may have got some."""
    told = _with_counters(story)
    return tuple(told) if len(told) == 1 and not _more_may_have_come(story) else ()


def _those_with_counters(story: Story, what: Sequence[object]) -> tuple[str, ...]:
    """`proliferates both`: all that have counters, where there are so many. Raises `CannotMean` where there are not."""
    one = what[0] if len(what) == 1 else None
    if not isinstance(one, ThingRef) or one.source != "it" or not one.many:
        return ()
    told = _with_counters(story)
    if _more_may_have_come(story) or one.count not in (0, len(told)):
        raise CannotMean(f"It is not told what “{one.told}” are.", start=one.start, end=one.end)
    return tuple(told)


def _with_counters(story: Story) -> list[str]:
    players = [name for name, seat in story.seats.items() if seat.poison or any(seat.counters.values())]
    there = [thing for thing in story.things if thing.zone == "battlefield" and not thing.gone]
    walkers = ("Planeswalker", "Battle")
    return players + [
        thing.label for thing in there if any(thing.counters.values()) or any(map(thing.is_type, walkers))
    ]


def _more_may_have_come(story: Story) -> bool:
    """Whether something told of puts counters, beside what was told to be there."""
    cards = [card for thing in story.things if (card := story.card(thing)) is not None]
    words = ("poisonous", "infect", "toxic", "wither")
    by_damage = any(thing.has_keyword(word) for thing in story.things for word in words)
    return by_damage or any(holds(card.abilities, PutCounters) for card in cards)
