"""What told thing does an effect that is told after it, and how the story is told on by that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Activated, Keyword, Spell, Triggered
from bot.abilities.combining import May, Modes
from bot.abilities.effects import Effect, TapOrUntap
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import Decision, Deed, Picks, PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import AbilityOf, Activate, Cast, GoTo, Moment, Sacrifices, Targets
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.meaning.sides_of_targets import take_their_sides
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Source:
    """What does the effect: the thing, which of its abilities, and that ability's part that is the effect."""

    thing: Thing
    ability: Triggered | Spell | Activated
    part: Effect


def abilities_of(story: Story, player: str) -> Iterator[tuple[Thing, Triggered | Spell | Activated]]:
    """Those of what the player controls or casts, the last told first, what lies in a graveyard after all others. What was told without
    what does it does nothing more."""
    last_first = [*reversed(story.things)]
    for thing in sorted(last_first, key=lambda one: one.zone == "graveyard"):
        card = story.card(thing)
        bearer = next((t.holder for t in story.things if t is thing.attached_to), None)
        if card is not None and not thing.untold and player in (thing.holder or bearer, thing.cast_by):
            for ability in card.abilities:
                if isinstance(ability, Triggered | Spell | Activated):
                    yield thing, ability
                elif isinstance(ability, Keyword):
                    yield from ((thing, one) for one in implied(ability) if isinstance(one, Triggered))


def tell_trigger(story: Story, player: str, source: Source, targets: Sequence[str] | None) -> bool:
    label = source.thing.label
    picked = tuple(targets or ()) if holds(source.part, Chosen) else ()
    last = story.actions[-1] if story.actions else None
    if targets and isinstance(last, TriggerTargets) and _has_room(source, last, player, targets):
        names = (*(last.targets.names or ()), *targets)
        story.actions[-1] = replace(last, targets=Targets(names))  # told one by one
        return True
    if picked and isinstance(last, Picks) and (last.player, last.about) == (player, label):
        story.actions[-1] = replace(last, names=(*last.names, *picked))  # told one by one
        return True
    offers = inside(source.ability.effects, May)
    pays = isinstance(last, SaysMay) and (last.mana or last.deed is Deed.PAY)
    paid = isinstance(last, SaysMay) and pays and (last.player, last.yes) == (player, True)
    if (
        not paid
        and not is_said(story, player, label)
        and any(source.part in inside((may.then, may.cost), type(source.part)) for may in offers)
    ):
        story.actions.append(SaysMay(player, True, label, said=f"do what {label} offers"))
    own = _mode_of(source)
    told = PicksModes(player, (own,), label) if own is not None else None
    if told is not None and last != told:  # `Momo dies. I put the counter on Bear.`
        story.actions.append(told)
    if targets and holds(source.part, Target):
        aimed = [thing for thing in story.things if thing.label in targets]
        for thing in aimed if isinstance(source.part, TapOrUntap) else ():
            if not (thing.attacking or thing.blocking or thing.cast_by):
                thing.shown = None  # one may tap another's as well as one's own
        take_their_sides(story, player, [*inside(source.part, Target)], targets)
        if not any(thing.likely for thing in aimed):
            take_them_to_be_there(story, player, source.thing, targets)
        _enters_in_time(story, player, source.thing, targets)
        story.actions.append(TriggerTargets(player, label, Targets(tuple(targets))))
    if picked:
        story.actions.append(Picks(player, picked, label))
    story.assumptions.append(f"What is told to be done is what {label}'s trigger does.")
    return True


def _enters_in_time(story: Story, player: str, thing: Thing, targets: Sequence[str]) -> None:
    """`He Doom Blades my Angel. I flash in Mischievous Pup and bounce the Angel`: who tells of a game that he plays means that it was
    there still: what has flash was cast in response to what another aimed at its target."""
    at = next((n for n, a in enumerate(story.actions) if isinstance(a, Cast) and a.card == thing.label), None)
    if at is None:
        return
    cast, before = story.actions[at], story.actions[at - 1] if at else None
    if not (
        story.speaks and isinstance(cast, Cast) and isinstance(before, Cast) and thing.has_keyword("flash")
    ):
        return
    aimed = {before.card, *(before.targets.names or ())} & {*targets}
    if before.player != player and aimed and not cast.response:
        story.actions[at] = replace(cast, response=True)
        story.assumptions.append(f"{thing.label} answers {before.card} before it resolves.")


def _has_room(source: Source, told: TriggerTargets, player: str, more: Sequence[str]) -> bool:
    """Whether these are more targets of the trigger that was just told to be aimed: `exiles his three creatures`."""
    names = told.targets.names or ()
    if (told.player, told.source) != (player, source.thing.label) or {*names} & {*more}:
        return False
    most = [target.count.most for target in inside(source.part, Target)]
    return any(n is None or (isinstance(n, int) and n >= len(names) + len(more)) for n in most)


def is_said(story: Story, player: str, label: str) -> bool:
    """Whether it was just told that what it offers is done: what comes `when you do` is offered no more."""
    for action in reversed(story.actions):
        if isinstance(action, SaysMay) and (action.player, action.about, action.yes) == (player, label, True):
            return True
        if not isinstance(action, Decision):
            return False
    return False


def _mode_of(source: Source) -> int | None:
    """The number of the one mode that it is a part of, where the ability has modes."""
    modal = next(iter(inside(source.ability.effects, Modes)), None)
    modes = enumerate(modal.modes, 1) if modal is not None else ()
    found = [number for number, mode in modes if source.part in inside(mode, type(source.part))]
    return found[0] if len(found) == 1 else None


def _its_number(story: Story, source: Source) -> tuple[AbilityOf, ...] | None:
    """Which of several activated abilities it is."""
    card = story.card(source.thing)
    own = activated_of(playable(card).abilities) if card is not None else ()
    if len(own) < 2 or source.ability not in own:
        return None
    return (AbilityOf(source.thing.label, own.index(source.ability) + 1),)


def tell_aim(
    story: Story, source: Source, targets: Sequence[str] | None, shares: tuple[tuple[str, int], ...] = ()
) -> bool:
    """Whether the spell was cast, or the ability activated, without another aim, and on this turn: what resolved on the one before does
    nothing on this one."""
    kind = Cast if isinstance(source.ability, Spell) else Activate
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            return False
        if isinstance(action, Sacrifices) and action.what == source.thing.label and kind is Activate:
            # `sacrifices Mogg Fanatic and deals 1 damage to Bob`
            aim = Targets(tuple(targets or ()), shares)
            which = _its_number(story, source)
            told = Activate(action.player, action.what, which, targets=aim, response=action.response)
            story.actions[index] = told
            return True
        if not isinstance(action, Cast | Activate) or not isinstance(action, kind):
            continue
        if source.thing.label != (action.card if isinstance(action, Cast) else action.source):
            continue
        aimed = action.targets.names
        if targets and holds(source.part, Target):
            if aimed is None:
                response, story.response = action.response or story.response, False
                story.actions[index] = replace(
                    action, targets=Targets(tuple(targets), shares), response=response
                )
            elif not set(targets) <= set(aimed):
                more = (*aimed, *targets)
                if shares or action.targets.shares or len(more) > len(inside(source.ability, Target)):
                    return False
                story.actions[index] = replace(action, targets=Targets(more))  # it has as many targets
        if targets and holds(source.part, Chosen):
            _pick(story, action.player, source.thing.label, targets)
        story.assumptions.append(f"What is told to be done is what {source.thing.label} does.")
        return True
    return False


def _pick(story: Story, player: str, label: str, names: Sequence[str]) -> None:
    """What is told to be done to these as it resolves: these are what is chosen then, told one by one or together."""
    last = story.actions[-1]
    if isinstance(last, Picks) and (last.player, last.about) == (player, label):
        story.actions[-1] = replace(last, names=(*last.names, *names))
        return
    story.actions.append(Picks(player, tuple(names), label))
