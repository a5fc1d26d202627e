"""A mode of an ability that triggers, told by what it does alone: `Alice chooses to gain 3 life`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.combining import Modes
from bot.abilities.effects import Move, TapOrUntap
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import inside
from bot.engine.told.decisions import PicksModes
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_meant
from bot.scenario.things.board import Thing


def mode_of_a_trigger(story: Story, player: str, words: str) -> PicksModes | None:
    """The mode that these words speak of, of the one thing of that player's which has such a one; None where none or several have."""
    return modes_picked(story, player, (words,))


def mode_that_makes(story: Story, player: str, refs: Sequence[Ref]) -> PicksModes | None:
    """`I choose the Beast`, of which nothing was told: the one mode of what triggers that creates such a token; None where there is no
    such, or several."""
    ref = refs[0] if len(refs) == 1 else None
    if not isinstance(ref, ThingRef) or ref.source != "kind" or len(ref.subtypes) != 1:
        return None
    if any(thing.is_type(ref.subtypes[0]) for thing in story.things):
        return None
    found = [
        (label, number)
        for label, modes in _triggers_with_modes(story, player)
        for number, mode in enumerate(modes.modes, 1)
        if any(ref.subtypes[0] in made.token.subtypes for made in inside(mode, CreateToken))
    ]
    return PicksModes(player, (found[0][1],), found[0][0]) if len(found) == 1 else None


def _triggers_with_modes(story: Story, player: str) -> list[tuple[str, Modes]]:
    """The modes of all that triggers of what a player has, each with its label."""
    return [
        (thing.label, modes)
        for thing in story.things
        if thing.holder == player and (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Triggered)
        for modes in inside(ability.effects, Modes)
    ]


def mode_that_puts(story: Story, player: str) -> PicksModes | None:
    """`I put Storm Crow onto the battlefield`, by the one mode that does so of the one thing of that player's which triggers and has modes;
    None where there is no such, or a mode was told last."""
    if story.actions and isinstance(story.actions[-1], PicksModes):
        return None
    modal = _triggers_with_modes(story, player)
    found = [
        (label, number)
        for label, modes in modal
        for number, mode in enumerate(modes.modes, 1)
        if any(moved.to == "battlefield" for moved in inside(mode, Move))
    ]
    return PicksModes(player, (found[0][1],), found[0][0]) if len(found) == len(modal) == 1 else None


def modes_picked(
    story: Story, player: str, words: tuple[str, ...], thing: Thing | None = None
) -> PicksModes | None:
    """The same for several modes, and of this thing where it is told whose ability it is."""
    there = [t for t in story.things if t.holder == player and (t.zone == "battlefield" or _is_cast(t))]
    among = there if thing is None else [thing]
    found = [(one, modes) for one in among if (modes := _modes(story, one, words))]
    if len(found) != 1:
        return None
    one, modes = found[0]
    return PicksModes(player, modes, one.label)


def modes_of_what_triggers(story: Story, player: str, words: tuple[str, ...], but: Thing) -> list[PicksModes]:
    """`casts Shock, choosing Solar Beam`: of these words those that name a mode of another thing's trigger, as what is chosen then."""
    found: list[PicksModes] = []
    for one in story.things:
        if one is but or one.holder != player:
            continue
        own = tuple(label for label in words if any(f"• {label} —" in text for text in one.texts))
        picked = modes_picked(story, player, own, one) if own else None
        found += [picked] if picked is not None else []
    return found


def _is_cast(thing: Thing) -> bool:
    """Whether it is a permanent that was cast."""
    return thing.cast_by is not None and not {"Instant", "Sorcery"} & {*thing.types}


def modes_that_tap(card: Card | None, tap: bool = True) -> tuple[int, ...]:
    """The one mode that taps (untaps) what it is aimed at, by its number; none where none or several do."""
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None else None
    modes = enumerate(modal.modes, 1) if modal is not None else ()
    able = [n for n, mode in modes if any(effect.tap is tap for effect in inside(mode, TapOrUntap))]
    return tuple(able) if len(able) == 1 else ()


def _modes(story: Story, thing: Thing, words: tuple[str, ...]) -> tuple[int, ...]:
    verb = words[0].split()[0].lower() if len(words) == 1 and words[0].strip() else ""
    if verb in ("tap", "untap") and (told := modes_that_tap(story.card(thing), verb == "tap")):
        return told  # `untap my tapped Ogre` speaks of no tapping
    try:
        return modes_meant(story.card(thing), words)
    except CannotMean:
        return ()
