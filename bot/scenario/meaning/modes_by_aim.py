"""Which mode the words of a purpose speak of, by what they name where the words alone leave it open: `to destroy my opponent's Sol Ring`."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.combining import Modes
from bot.abilities.effects import DealDamage
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.script import Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import mode_words
from bot.scenario.meaning.lying_in_graveyards import lie_where_they_are_taken
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_meant, modes_spoken_of
from bot.scenario.things.aims import may_be_target
from bot.scenario.things.board import Thing


def modes_told(story: Story, player: str, thing: Thing, how: How, targets: Targets) -> tuple[int, ...]:
    """The modes by their words; of several that one purpose may speak of, the one that can be aimed at what is told. Raises `CannotMean`
    where none or several can."""
    modes = _by_their_words(story, thing, how, targets)
    card = story.card(thing)
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None and len(modes) == 1 else None
    if modal is not None and modes[0] <= len(modal.modes):
        lie_where_they_are_taken(story, player, modal.modes[modes[0] - 1], targets.names or ())
    return modes


def _by_their_words(story: Story, thing: Thing, how: How, targets: Targets) -> tuple[int, ...]:
    card = story.card(thing)
    words = tuple(mode_words(story, mode) for mode in how.modes)
    if not words and how.shares and (dealing := _the_one_that_deals(card)) is not None:
        return (dealing,)  # `casts Reroute Systems, dealing 2 damage to it`
    try:
        return modes_meant(card, words)
    except CannotMean:
        aimed = [t.types for t in story.things if t.label in (targets.names or ())]
        if card is None or len(words) != 1 or len(aimed) != 1:
            raise
        fitting = [number for number, mode in modes_spoken_of(card, words[0]) if _is_aimed(mode, aimed[0])]
        if len(fitting) != 1:
            raise
        return (fitting[0],)


def _the_one_that_deals(card: Card | None) -> int | None:
    """The number of the only mode that deals damage; None where none or several do, or more than one mode may be chosen."""
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None else None
    deal = (
        [n for n, mode in enumerate(modal.modes, 1) if holds(mode, DealDamage)] if modal is not None else []
    )
    return deal[0] if len(deal) == 1 else None


def confirm_modes(story: Story, thing: Thing, how: How) -> None:
    """Raises `CannotMean`, before anything is aimed, where the words speak of no mode."""
    card = story.card(thing)
    words = tuple(mode_words(story, mode) for mode in how.modes)
    try:
        modes_meant(card, words)
    except CannotMean:
        if card is None or len(words) != 1 or len(modes_spoken_of(card, words[0])) < 2:
            raise


def _is_aimed(mode: object, types: list[str] | tuple[str, ...]) -> bool:
    """Whether the one target of the mode may be of these types."""
    aims = inside(mode, Target)
    return len(aims) == 1 and may_be_target(aims[0], types)
