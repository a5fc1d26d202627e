"""What is done in response, and what is told of a spell besides casting it: a source, a partner, new targets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Activated
from bot.abilities.changes import GainsOneOf
from bot.abilities.combining import May
from bot.abilities.retargeting import ChangeTarget
from bot.abilities.walk import holds, inside
from bot.abilities.who import Self
from bot.engine.told.decisions import ChoosesSource, Decision, NewTargets, Picks, SaysMay
from bot.engine.told.script import Activate, Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aims_at_spells import aims_at_spells, aims_only_at_spells
from bot.scenario.meaning.told_again import (
    aimed_in_time,
    answered_in_one_breath,
    shielded_in_time,
    swept_in_time,
    used_in_time,
)
from bot.scenario.meaning.told_to_tap import taps_as_told
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def response_told(
    story: Story, how: How, by: Thing | None = None, names: Sequence[str] = ()
) -> tuple[bool, str | None]:
    """Whether this is done in response, and under what. Where `by` is aimed at the spell that was cast just before (`names` are its
    targets), it can only be: once that has resolved there is no such spell."""
    response = how.response or story.response
    under: str | None = None
    waiting = _still_waiting(story, by, names) if by is not None and how.under is None else None
    if waiting is not None:
        response, under = True, waiting
    elif how.under is not None and how.under.source != "it":
        answered = story.responded_to(how.under)
        if answered is by and {*by.types} & {"Instant", "Sorcery"}:
            said = f"It is not told who casts the other {answered.label}."
            raise CannotMean(said, (), how.under.start, how.under.end)
        under = answered.label
    elif story.under is not None and response:
        under = story.under.label
    elif (not response and by is not None and (spell := _spell_meant(story, by, names)) is not None) or (
        not response
        and by is not None
        and (
            spell := answered_in_one_breath(story, by, tuple(names))
            or shielded_in_time(story, by, tuple(names))
            or aimed_in_time(story, by, tuple(names))
            or used_in_time(story, by)
            or (swept_in_time(story) if names and by.is_type("Instant") else None)
        )
        is not None
    ):
        story.assumptions.append(f"{by.label} answers {spell} before it resolves.")
        response = True
    story.response, story.under = False, None
    return response, under


def aims_at_abilities(by: Thing) -> bool:
    """`Counter target activated ability`: there are none but on the stack (CR 602.2a)."""
    return by.is_type("Instant") and any(_AT_ABILITIES.search(text) for text in by.texts)


_AT_ABILITIES = regex(r"\btarget (?:activated|triggered)\b[^.]*\babilit", re.IGNORECASE)


def _spell_meant(story: Story, by: Thing, names: Sequence[str]) -> str | None:
    """The spell that this answers: what it is aimed at, or counters without aiming (`Counter all spells your opponents control`)."""
    last = story.actions[-1] if story.actions else None
    counters = by.is_type("Instant") and any(_COUNTERS_ALL.search(text) for text in by.texts)
    # `flashes in Mystic Snake`: what triggers as it enters is aimed at a spell that is still there
    counters = counters or any(_AT_SPELLS_BY_TRIGGER.search(text) for text in by.texts)
    if counters and not names and isinstance(last, Cast) and last.player != story.actor:
        return last.card
    return _spell_aimed_at(story, by, names)


_AT_SPELLS_BY_TRIGGER = regex(
    r"\bwhen(?:ever)? [^.]*, [^.]*\b(?:counter|change (?:the|an?) targets? of) (?:up to one )?(?:target|that|the) [^.]*\b(?:spell|abilit)",
    re.IGNORECASE,
)

_COUNTERS_ALL = regex(
    r"\bcounter (?:all|each) [^.]*\b(?:spell|abilit)|\bfor each spell\b[^.]*\bcounter it|\bexile all other spells\b",
    re.IGNORECASE,
)


def _spell_aimed_at(story: Story, by: Thing, names: Sequence[str]) -> str | None:
    """The spell that the last deed cast, by its label, where this is aimed at it, or can be aimed at nothing else."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Activate) and aims_at_abilities(by) and (not names or last.source in names):
        return f"{last.source}'s ability"
    spell = next((t for t in story.spells if isinstance(last, Cast) and t.label == last.card), None)
    waits = by.is_type("Instant") or (
        by.zone == "battlefield" and by.cast_by is None
    )  # `activates Spellskite`
    if spell is None or (spell.label not in names and (names or not (waits and aims_only_at_spells(by)))):
        return None
    return spell.label if {*spell.types} & {"Instant", "Sorcery"} or aims_at_spells(by) else None


def _still_waiting(story: Story, by: Thing, names: Sequence[str]) -> str | None:
    """The spell, by its label, that `by` is aimed at and that was cast before other spells and abilities: it waits on the stack as
    they are cast and activated, as `by` could not be aimed at it otherwise. They are told to be responses then."""
    if not names or not aims_only_at_spells(by):
        return None
    spells = {thing.label for thing in story.spells} & {*names}
    for at in reversed(range(len(story.actions))):
        deed = story.actions[at]
        if isinstance(deed, Cast) and deed.card in spells:
            between = [n for n in range(at + 1, len(story.actions)) if isinstance(story.actions[n], _DEED)]
            for n in between:
                deed_between = story.actions[n]
                assert isinstance(deed_between, Cast | Activate)
                if not deed_between.response:
                    story.actions[n] = replace(deed_between, response=True)
                    by_label = deed_between.card if isinstance(deed_between, Cast) else deed_between.source
                    story.assumptions.append(f"{by_label} answers {deed.card} before it resolves.")
            return deed.card if between else None
        if not isinstance(deed, Cast | Activate | Decision):
            return None
    return None


def told_afterwards(story: Story, player: str, thing: Thing, how: How) -> None:
    """What is told of a spell besides casting it: the source chosen for it, a copy's new targets."""
    if how.source is not None:
        source = _source_meant(story, player, how.source, thing)
        choose_source(story, player, source)
    for kind, color in how.chosen:
        if kind in ("color", "ability") and offers_one_of(story, thing):
            story.actions.append(Picks(player, (color,)))
    if how.paired is not None:
        pair_with(story, player, thing, how.paired)
    if how.new_targets:
        names = story.names_of(how.new_targets, "target", player)
        back = all(isinstance(ref, ThingRef) and ref.source == "it" for ref in how.new_targets)
        fixed = changed_to_itself(story, player, thing, (thing.label,) if back else names)
        story.actions += [NewTargets(player, names, thing.label)] if fixed is None else fixed
    if how.keeps_targets:
        story.actions.append(NewTargets(player, (), thing.label))
    taps_as_told(story, player, thing, (*how.modes, how.words))


def changed_to_itself(story: Story, player: str, thing: Thing, names: Sequence[str]) -> list[Decision] | None:
    """`flashes in Muck Drubb and changes the target to it`: what is told of a change that goes to nothing else (CR 115.7a), which is done
    if it may be; None where the target is its player's choice. Raises `CannotMean` where another target is told."""
    card = story.card(thing)
    changes = inside(card.abilities, ChangeTarget) if card is not None else ()
    if changes and isinstance(story.actions[-1], Cast) and thing.zone != "battlefield":
        assert card is not None
        if not holds(tuple(one for one in card.abilities if not isinstance(one, Activated)), ChangeTarget):
            raise CannotMean(f"{thing.label} changes a target with its ability: say that it is activated.")
    if not changes or any(change.to != Self() for change in changes):
        return None
    if tuple(names) != (thing.label,):
        raise CannotMean(f"{thing.label} changes a target to itself, and to nothing else.")
    assert card is not None
    offered = any(holds(may.then, ChangeTarget) for may in inside(card.abilities, May))
    return [SaysMay(player, True, thing.label, said=f"do what {thing.label} offers")] if offered else []


def offers_one_of(story: Story, thing: Thing) -> bool:
    """Whether a spell gives one of several abilities, as `protection from artifacts or from the color of your choice`."""
    card = story.card(thing) if {*thing.types} & {"Instant", "Sorcery"} else None
    return card is not None and any(True for _ in inside(card.abilities, GainsOneOf))


def _source_meant(story: Story, player: str, ref: ThingRef, thing: Thing) -> Thing:
    """Which source is chosen for what `thing` does: `it` is the spell before it, else what was spoken of before it."""
    back = ref.source == "it"
    source = story.one(ref, "spell" if back and story.spells else "any", player)
    if not back or source is not thing:
        return source
    if len(story.spells) > 1:
        return story.spells[-2]
    return next((other for other in reversed(story.focus) if other is not thing), source)


def pair_with(story: Story, player: str, thing: Thing, partner: ThingRef) -> None:
    """`player` pairs the two as soulbond lets, in whichever order they came."""
    other = story.one(partner, "source", player)
    story.actions += [SaysMay(player, True, None, said="pair"), Picks(player, (other.label,))]


def choose_source(story: Story, player: str, source: Thing) -> None:
    """`player` chooses it as a source for what was done last. A spell is one only while it is on the stack, or while its damage
    waits: what was done right after it was cast answers it then. Raises `CannotMean` where it has resolved."""
    at = next((n for n in reversed(range(len(story.actions))) if isinstance(story.actions[n], _DEED)), 0)
    deed = story.actions[at] if story.actions and source in story.spells else None
    if isinstance(deed, Cast | Activate) and {*source.types} & {"Instant", "Sorcery"} and not deed.response:
        before = story.actions[at - 1] if at else None
        if isinstance(before, Cast) and before.card == source.label:
            by = deed.card if isinstance(deed, Cast) else deed.source
            story.actions[at] = replace(deed, response=True)
            story.assumptions.append(f"{by} answers {source.label} before it resolves.")
        elif not (isinstance(before, GoTo) and before.moment in _DAMAGE_WAITS):
            raise CannotMean(f"{source.label} has resolved by then, so it can't be chosen as a source.")
    story.actions.append(ChoosesSource(player, source.label))


_DEED = (Cast, Activate)


_DAMAGE_WAITS = frozenset({Moment.DAMAGE_PREVENTION, Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK})
