"""What a spell is told to be aimed at in words of their own: `casts Shock and targets Bob`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.decisions import NewTargets, TriggerTargets
from bot.engine.told.script import Activate, Attack, Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there, the_one_that_aims
from bot.scenario.meaning.aiming import aimed
from bot.scenario.meaning.copying import is_copying
from bot.scenario.meaning.its_trigger import another_aims
from bot.scenario.meaning.not_aimed_yet import aim_it, not_aimed_yet
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.spell_modes import aims_by_trigger, only_aims_then
from bot.scenario.meaning.told_again import answer_in_time
from bot.scenario.meaning.untold import effect
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.values import replace

_ASKING = frozenset({"can", "could", "may", "must", "do", "does"})


@means("spelltargets")
def spell_targets(story: Story, statement: Statement) -> None:
    """`casts Shock and targets Bob`: what the spell just cast is aimed at."""
    player = actor_of(story, statement)
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Activate) and last.player == player and (source := not_aimed_yet(story)) is not None:
        targets: tuple[str, ...] = ()
        for ref in statement.slots["targets"]:  # `I tap Prodigal Sorcerer, targeting it`: not the Sorcerer
            targets += tuple(aimed(story, player, source, ref, len(targets)))
        aim_it(story, targets)
        return
    if isinstance(last, Cast) and last.player == player and _has_more_targets(story, last):
        more = story.names_of(statement.slots["targets"], "target", player)
        story.actions[-1] = replace(last, targets=Targets((*(last.targets.names or ()), *more)))
        return
    asked = {
        token.fold for token in story.tokens[max(0, statement.start - 4) : statement.start + 1]
    } & _ASKING
    if last is None and asked:
        _target_with_anything(story, player, statement)
        return
    cast = last if isinstance(last, Cast) and last.player == player else None
    told = cast is not None and cast.targets.names is not None
    label = cast.card if cast is not None and told else ""
    if any(t.label == label and aims_by_trigger(story, t) for t in story.things):
        names = story.names_of(statement.slots["targets"], "target", player)
        story.actions.append(TriggerTargets(player, label, Targets(names)))
        return
    if is_copying(last, player):
        names = story.names_of(statement.slots["targets"], "target", player)
        story.actions.append(NewTargets(player, names))
        return
    if last is None or told:
        if asked or not _of_the_one_that_aims(story, player, statement):
            raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
        return
    if asked and not (isinstance(last, Cast) and last.player == player):
        raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
    names = story.names_of(statement.slots["targets"], "target", player)
    if isinstance(last, Attack) and last.player == player and _is_whom_they_attack(story, last, names):
        story.actions[-1] = replace(last, attacks=tuple((label, names[0]) for label, _ in last.attacks))
        return
    if not isinstance(last, Cast) or last.player != player:
        take_them_to_be_there(story, player, the_one_that_aims(story, player), names)
        story.actions.append(TriggerTargets(player, "", Targets(names)))  # with what has triggered by that
        return
    spell = next(thing for thing in story.things if thing.label == last.card)
    if another_aims(story, player, spell):
        take_them_to_be_there(story, player, the_one_that_aims(story, player), names)
        story.actions.append(TriggerTargets(player, "", Targets(names)))
    elif only_aims_then(story, spell):
        story.actions.append(TriggerTargets(player, spell.label, Targets(names)))
    else:
        story.actions[-1] = replace(last, targets=Targets(names))
    answer_in_time(story)


def _of_the_one_that_aims(story: Story, player: str, statement: Statement) -> bool:
    """`Elf dies and I target Bob`, `Shocks Spitemare and targets Bob`: with the one trigger of what that player has that has a target."""
    one = the_one_that_aims(story, player)
    if one is None or one.zone != "battlefield":
        return False
    names = story.names_of(statement.slots["targets"], "target", player)
    take_them_to_be_there(story, player, one, names)
    story.actions.append(TriggerTargets(player, "", Targets(names)))
    return True


def _is_whom_they_attack(story: Story, attack: Attack, names: Sequence[str]) -> bool:
    """`attacks with Bear, targeting Bob`, `targeting Gideon`: nobody has anything that triggers and has a target, so whom the Bear attacks is
    meant."""
    attacked = {
        *story.seats,
        *(t.label for t in story.things if t.is_type("Planeswalker") or t.is_type("Battle")),
    }
    if len(names) != 1 or names[0] not in attacked:
        return False
    mine = [card for t in story.things if t.holder == attack.player and (card := story.card(t)) is not None]
    return not any(isinstance(a, Triggered) and holds(a, Target) for card in mine for a in card.abilities)


def _target_with_anything(story: Story, player: str, statement: Statement) -> None:
    """`Can my opponent target my hexproof creature?`: a colorless instant that does nothing but choose it. Raises `CannotMean` where
    that could choose anything but one."""
    names = story.names_of(statement.slots["targets"], "target", player)
    thing = next((thing for thing in story.things if names == (thing.label,)), None)
    if len(names) != 1 or (thing is not None and thing.zone != "battlefield"):
        raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
    kind = "player" if thing is None else thing.types[-1].lower() if thing.types else "permanent"
    effect(story, player, "Instant", f"Choose target {kind}.", names)


def _has_more_targets(story: Story, cast: Cast) -> bool:
    """`casts Prey Upon on Bear, targeting Elf`: whether the spell has more targets than it was told to be cast at."""
    spell = next((thing for thing in story.things if thing.label == cast.card), None)
    card = story.card(spell) if spell is not None else None
    told = cast.targets.names
    return (
        card is not None
        and told is not None
        and not cast.targets.shares
        and len(told) < len(targets_of(card))
    )
