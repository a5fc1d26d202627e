"""What a spell that is cast lets choose: its modes, how often, of which one each target is, and to tap or to untap."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Activated, Triggered
from bot.abilities.combining import (
    May,
    Modes,
    WhenYouDo,
)
from bot.abilities.effects import (
    TapOrUntap,
)
from bot.abilities.filters import AnOpponent, APlayer
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import SaysMay, TapsOrUntaps
from bot.engine.told.script import Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target, targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def with_modes_again(story: Story, ref: ThingRef, how: How) -> How:
    """`choosing the second mode three times`, of a spell that allows it (CR 700.2d): one spell."""
    card = story.names.exact(ref.name) if ref.source == "card" else None
    if how.times == 1 or len(how.modes) != 1 or card is None:
        return how
    again = any(modes.again for modes in inside(card.abilities, Modes))
    return replace(how, modes=how.modes * how.times, times=1) if again else how


def card_modes(story: Story, thing: Thing) -> Modes | None:
    """What a modal spell lets choose."""
    card = story.card(thing)
    return next(iter(inside(card.abilities, Modes)), None) if card is not None else None


def for_each_mode(
    story: Story, player: str, modal: Modes | None, chosen: Sequence[int], targets: Targets, words: str
) -> Targets:
    """The one target told is that of each mode chosen (CR 601.2c: each `target` may have the same); of a mode that has a player for its
    target it is the one whose things `words` name: `to kill his Bear and pump my team`. Raises `CannotMean` where they name none."""
    if modal is None or len(chosen) < 2 or len(targets.names or ()) != 1 or targets.shares:
        return targets
    modes = [modal.modes[number - 1] for number in chosen]
    if {_its_own_targets(mode) for mode in modes} != {1}:
        return targets
    aimed = next((thing for thing in story.things if thing.label in (targets.names or ())), None)
    names: list[str] = []
    for mode, said in zip(modes, _apart(words, len(modes)), strict=True):
        target = inside(mode, Target)[0]
        if aimed is None or may_be_target(target, aimed.types) or not holds(target.what, APlayer, AnOpponent):
            names += targets.names or ()
            continue
        whose = next((who for who in ("my", "his", "her", "their") if who in said), None)
        if whose is None:
            raise CannotMean("It is not told which player each of these modes is aimed at.")
        names.append(player if whose == "my" else story.opponent(player))
    return replace(targets, names=tuple(names))


def _apart(words: str, number: int) -> list[list[str]]:
    """The words of each mode, where as many are told."""
    said = [piece.lower().split() for piece in re.split(r"\band\b|,", words) if piece.strip()]
    return said if len(said) == number else [[]] * number


def without_whom_it_is_given(
    modal: Modes | None, chosen: Sequence[int], how: How, targets: Targets
) -> Targets:
    """`Boros Charm to give it indestructible`: what is spoken of is no target where the mode has none."""
    if modal is None or not chosen or how.targets is not None or targets.shares:
        return targets
    gives = all(mode.removeprefix("to ").startswith("give ") for mode in how.modes)
    return Targets() if gives and not any(_its_own_targets(modal.modes[n - 1]) for n in chosen) else targets


def _its_own_targets(mode: object) -> int:
    """How many targets a mode has, but for those of abilities that it gives to tokens."""
    given = sum(len(inside(one, Target)) for one in inside(mode, Activated, Triggered))
    return len(inside(mode, Target)) - given


def says_which(story: Story, player: str, thing: Thing, tap: bool) -> None:
    """Answers what a spell asks that may tap or untap."""
    card = story.card(thing)
    assert card is not None
    if not any(effect.tap is None for effect in inside(card.abilities, TapOrUntap)):
        return
    if any(holds(may, TapOrUntap) for may in inside(card.abilities, May)):
        story.actions.append(SaysMay(player, True, thing.label))
    story.actions.append(TapsOrUntaps(player, tap, thing.label))


def only_aims_then(story: Story, thing: Thing) -> bool:
    """Whether the spell itself has no target, but what triggers as it does something has (`When you do, ~ deals ...`, CR 603.12)."""
    card = story.card(thing)
    if card is None:
        return False
    then = [target for one in inside(card.abilities, WhenYouDo) for target in inside(one.effects, Target)]
    if {*thing.types} & SPELL_TYPES:
        return bool(then) and len(then) == len(targets_of(card))
    triggers = tuple(a for a in card.abilities if isinstance(a, Triggered))
    return bool(then) and len(then) == len(list(inside(triggers, Target)))


def of_an_aura_and_its_trigger(
    story: Story, thing: Thing, targets: Targets
) -> tuple[Targets, Targets | None]:
    """`casts On Thin Ice on Plains, exiling Ogre`: an Aura enchants the first (CR 303.4a), and what triggers as it enters is aimed at the
    rest."""
    names = targets.names or ()
    if len(names) < 2 or not thing.is_type("Aura") or targets.shares or not aims_by_trigger(story, thing):
        return targets, None
    return replace(targets, names=names[:1]), Targets(names[1:])


def aims_by_trigger(story: Story, thing: Thing) -> bool:
    """Whether what it has triggers and has a target."""
    card = story.card(thing)
    return card is not None and any(
        isinstance(a, Triggered) and holds(a.effects, Target) for a in card.abilities
    )
