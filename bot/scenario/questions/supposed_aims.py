"""At whom a spell is aimed that hurts or helps a player and of which that is not told, by who tells of a game of their own; what a
copy is aimed at of which nothing is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Spell, Triggered, Unread
from bot.abilities.combining import FlipCoins, Later, May, Modes
from bot.abilities.copying import CopySpell
from bot.abilities.effects import ChangeNow, DealDamage, Effect, Sacrifice, Shield
from bot.abilities.filters import AnyTarget, APlayer
from bot.abilities.player_effects import Discard, GainLife, LoseLife
from bot.abilities.player_events import Casts
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import Flips, NewTargets, Picks
from bot.engine.told.script import Action, Activate, Cast, Targets
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning, may_be_target, targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def suppose_aims(story: Story) -> None:
    """`Opponent casts Lightning Bolt. I'm at 3. Am I dead?`: at whoever of the two did not cast it, where nothing else is there that it
    could be aimed at. Nobody burns themselves and says nothing of it, nor gives their opponent life."""
    if not (story.speaks or "Opponent" in story.seats) or len(story.seats) != 2:
        return
    for place, action in enumerate(story.actions):
        if isinstance(action, Cast) and _hurts_a_player(story, action):
            victim = story.opponent(action.player)
            story.actions[place] = replace(action, targets=Targets((victim,)))
            story.assumptions.append(f"{action.card} is aimed at {victim}: at whom is not told.")
        elif isinstance(action, Cast) and _helps_a_player(story, action):
            story.actions[place] = replace(action, targets=Targets((action.player,)))
            story.assumptions.append(f"{action.card} is aimed at {action.player}: at whom is not told.")
        elif isinstance(action, Cast) and (own := _own_fighter(story, action)) is not None:
            story.actions[place] = replace(action, targets=Targets((own.label,)))
            story.assumptions.append(f"{action.card} is aimed at {own.label}: at what is not told.")


def _own_fighter(story: Story, cast: Cast) -> Thing | None:
    """`I attack, he blocks, I cast Giant Growth.`: whose spell makes something bigger means the one creature of theirs that fights."""
    spells, targets = _aims_of(story, cast)
    card = next((story.card(thing) for thing in story.things if thing.label == cast.card), None)
    if (
        card is None
        or cast.modes
        or len(targets) != 1
        or leaning(card) != "mine"
        or not holds(spells, ChangeNow)
    ):
        return None
    own = [
        thing
        for thing in story.things
        if (thing.attacking or thing.blocking)
        and thing.holder == cast.player
        and may_be_target(targets[0], thing.types)
    ]
    return own[0] if len(own) == 1 else None


def keep_targets_of_copies(story: Story) -> None:
    """`I Bolt him and Twincast it`: who copies a spell of their own in a game that is told of and says nothing of new targets keeps the
    old ones."""
    if not (story.speaks or "Opponent" in story.seats) or any(
        isinstance(action, NewTargets | Picks) for action in story.actions
    ):
        return
    _keep_where_it_is_copied_as_it_is_cast(story)
    own = {(thing.label, thing.cast_by) for thing in story.spells}
    for place, action in reversed([*enumerate(story.actions)]):
        if not isinstance(action, Cast | Activate) or len(copied := action.targets.names or ()) != 1:
            continue
        label = action.card if isinstance(action, Cast) else action.source
        card = next((story.card(thing) for thing in story.things if thing.label == label), None)
        copies = inside(card.abilities, CopySpell) if card is not None else []
        original = next((story.card(thing) for thing in story.spells if thing.label == copied[0]), None)
        if original is not None and not targets_of(original) and not holds(original.abilities, Unread):
            continue  # what has no target has none to keep (CR 707.10c)
        if (copied[0], action.player) in own and any(one.new_targets for one in copies):
            story.actions.insert(place + 1, NewTargets(action.player, (), label))
            story.assumptions.append(f"The copy of {copied[0]} keeps its targets: no new ones are told.")


def _keep_where_it_is_copied_as_it_is_cast(story: Story) -> None:
    """`I cast Twinferno to copy my next spell, then bolt him`: what surely copies a spell as that is cast, once for each."""
    used: set[str] = set()
    kept: list[tuple[int, NewTargets]] = []
    for place, action in enumerate(story.actions):
        if not isinstance(action, Cast) or not action.targets.names:
            continue
        before = story.actions[:place]
        for thing in story.things:
            if action.player == (thing.cast_by or thing.holder) and thing.label not in (action.card, *used):
                if _copies_the_next(story, thing, before):
                    used.add(thing.label)
                elif not _copies_every(story, thing):
                    continue
                kept.append((place, NewTargets(action.player, (), thing.label)))
                story.assumptions.append(
                    f"The copy of {action.card} keeps its targets: no new ones are told."
                )
    for place, told in reversed(kept):
        story.actions.insert(place + 1, told)


def _copies_the_next(story: Story, thing: Thing, before: Sequence[Action]) -> bool:
    """Whether it was cast for its delayed copy: `when you cast your next instant or sorcery spell this turn, copy that spell`."""
    card = story.card(thing)
    cast = next((one for one in before if isinstance(one, Cast) and one.card == thing.label), None)
    if card is None or cast is None:
        return False
    modal = next(iter(inside(card.abilities, Modes)), None)
    meant = [modal.modes[n - 1] for n in cast.modes] if modal is not None else [card.abilities]
    later = [one for mode in meant for one in inside(mode, Later)]
    return any(isinstance(one.when, Casts) and one.once and _copies_anew(one.effects) for one in later)


def _copies_every(story: Story, thing: Thing) -> bool:
    """Whether it copies each instant or sorcery spell that its controller casts, whether they want to or not."""
    card = story.card(thing) if thing.zone == "battlefield" else None
    return any(
        isinstance(one, Triggered)
        and isinstance(one.when, Casts)
        and one.when.nth is None
        and not (one.condition or one.once_each_turn or holds(one.effects, May, Modes, Target))
        and any(isinstance(part, CopySpell) and part.new_targets for part in _surely_done(story, one.effects))
        for one in (card.abilities if card is not None else ())
    )


def _surely_done(story: Story, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects that no condition may leave out; of a coin flip, what winning it does, where it is told to be won."""
    won = any(isinstance(one, Flips) and one.heads and not one.tails for one in story.actions)
    for effect in effects:
        yield from effect.win if isinstance(effect, FlipCoins) and won else (effect,)


def _copies_anew(effects: tuple[Effect, ...]) -> bool:
    return any(part.new_targets for part in inside(effects, CopySpell))


def _hurts_a_player(story: Story, cast: Cast) -> bool:
    spells, targets = _aims_of(story, cast)
    if len(targets) != 1 or cast.modes or not holds(spells, *_HURTING):
        return False
    return _only_players_are_there(story, cast, targets[0])


def _helps_a_player(story: Story, cast: Cast) -> bool:
    """Whether each of its modes, or it where it has none, gives a player life or a shield."""
    spells, targets = _aims_of(story, cast)
    modal = inside(spells, Modes)
    modes = modal[0].modes if modal else tuple(spell.effects for spell in spells)
    if not targets or cast.modes or not all(holds(mode, GainLife, Shield) for mode in modes):
        return False
    if holds(spells, *_HURTING) or any(len(inside(mode, Target)) != 1 for mode in modes):
        return False
    return all(_only_players_are_there(story, cast, target) for target in targets)


_HURTING = (DealDamage, LoseLife, Sacrifice, Discard)


def _aims_of(story: Story, cast: Cast) -> tuple[tuple[Spell, ...], list[Target]]:
    """What the spell does and may be aimed at; nothing where its aim is told."""
    card = next((story.card(thing) for thing in story.things if thing.label == cast.card), None)
    told = cast.targets.names is not None or cast.targets.shares
    spells = tuple(one for one in card.abilities if isinstance(one, Spell)) if card and not told else ()
    return spells, [target for spell in spells for target in inside(spell, Target)]


def _only_players_are_there(story: Story, cast: Cast, target: Target) -> bool:
    there = (t for t in story.things if t.zone == "battlefield" and not t.gone and t.label != cast.card)
    return _may_be_a_player(target) and not any(may_be_target(target, thing.types) for thing in there)


def _may_be_a_player(target: Target) -> bool:
    return holds(target.what, AnyTarget, APlayer)
