"""What spells and abilities are aimed at, and whose that is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeGuard

from bot.abilities.ability import Unread
from bot.abilities.player_effects import GainLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.cards.phrases.words.type_words import PLURALS
from bot.engine.told.script import Cast, Targets
from bot.regex import regex
from bot.scenario.meaning.aimed_at_abilities import (
    refuse_an_ability_for_what_it_is_of,
    refuse_what_has_the_ability,
)
from bot.scenario.meaning.aimed_at_controllers import controller_aimed_at
from bot.scenario.meaning.aimed_at_it import thing_meant_by_it
from bot.scenario.meaning.aimed_at_them import aimed_at_them
from bot.scenario.meaning.aimed_by_amounts import as_much_as_is_dealt
from bot.scenario.meaning.aims_at_spells import ability_answered, aims_at_spells, aims_only_at_abilities
from bot.scenario.meaning.from_hand import taken_from_hand
from bot.scenario.meaning.not_oneself import another_called
from bot.scenario.meaning.purposes import place_of
from bot.scenario.meaning.refs_named import refs_named
from bot.scenario.meaning.to_each import refuse_loosely_aimed
from bot.scenario.meaning.would_be_dealt_to import shielded
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Role, Story
from bot.scenario.text.words import number
from bot.scenario.things.aims import (
    helps_its_bearer,
    is_aimed_at_creatures_alone,
    leaning,
    may_be_aimed_at,
    may_be_aimed_at_players,
    takes_control,
    targets_of,
    whose,
    whose_it_enchants,
    zone_of,
)
from bot.scenario.things.board import Thing
from bot.scenario.things.both_meant import both_aimed_at
from bot.scenario.things.called_he_or_she import ask_whether_the_player, called_so
from bot.scenario.things.of_them import things_of_them


def mode_words(story: Story, words: str) -> str:
    return words.strip().removeprefix("to ").strip()


def targets_told(story: Story, player: str, spell: Thing, how: How) -> Targets:
    refs: list[Ref] = list(how.targets or ())
    refuse_an_ability_for_what_it_is_of(story, spell, refs)
    names: list[str] = []
    for before, ref in zip((None, *refs), refs, strict=False):
        found = aimed(story, player, spell, ref, len(names), names)
        again = found == names[-len(found) :] and _stands_beside(story, before, ref)
        names += [] if again else found
    shares: list[tuple[str, int]] = []
    for share in how.shares:
        for name in aimed(story, player, spell, share.to, len(shares), [name for name, _ in shares]):
            shares.append((name, share.amount))
            if name not in names:
                names.append(name)
    card = story.card(spell)
    if names == [name for name, _ in shares]:
        names = as_much_as_is_dealt(card, shares)
    aims = card is None or targets_of(card) or any(isinstance(a, Unread) for a in card.abilities)
    for mode in how.modes if aims else ():
        if mode in story.reader.lexicon.mode_labels:
            continue  # `choosing Breathe Flame` names nothing but the mode
        found = [name for name in named_in(story, player, spell, mode) if name not in names]
        names += [name for name in found if name not in story.seats or may_be_aimed_at_players(card)]
    gains = card is not None and not names and any(_gains(story, mode) for mode in how.modes)
    if (
        gains
        and card is not None
        and any(isinstance(g.who, Target) for g in inside(card.abilities, GainLife))
    ):
        names.append(player)  # `to gain 3 life`: whoever casts it
    if card is not None and not names and any(_prevents(story, mode) for mode in how.modes):
        names += shielded(story, player, card)
    for mode in how.modes:
        _claim_what_is_prevented(story, spell, mode)
    if how.opponent_gains is not None:
        names.append(story.player(how.opponent_gains, about=player))
    refuse_what_has_the_ability(story, spell, names)
    if names:
        refuse_loosely_aimed(story, spell, refs)
    told = how.targets is not None or shares or names
    if not told and (how.response or story.response) and (answered := _answered(story, spell)) is not None:
        return Targets((answered,))
    return Targets(tuple(names) if told else None, tuple(shares))


def _stands_beside(story: Story, before: Ref | None, ref: Ref) -> bool:
    """`Lightning Bolt on Ogre, his 3/3 creature`: whether what was named is only told more of."""
    between = story.tokens[before.end : ref.start] if _is_told(before) and _is_told(ref) else ()
    return [token.fold for token in between] == [","]


def _is_told(ref: Ref | None) -> TypeGuard[ThingRef]:
    return isinstance(ref, ThingRef) and 0 <= ref.start < ref.end


def _answered(story: Story, spell: Thing) -> str | None:
    """The spell that was cast just before, where what answers it may be aimed at spells and need not be aimed at all."""
    card, last = story.card(spell), story.actions[-1] if story.actions else None
    targets = targets_of(card) if card is not None else []
    if len(targets) != 1 or targets[0].count.least != 0 or not isinstance(last, Cast):
        return None
    if not aims_at_spells(spell) or last.card == spell.label:
        return None
    story.assumptions.append(f"{spell.label} is aimed at {last.card}, which it answers.")
    return last.card


def _gains(story: Story, mode: str) -> bool:
    """Whether a purpose is that whoever has it gains life."""
    words = mode_words(story, mode).lower().split()
    return words[:1] in (["gain"], ["gains"]) and "life" in words


def _prevents(story: Story, mode: str) -> bool:
    """Whether a purpose is that damage is prevented."""
    return mode_words(story, mode).lower().split()[:1] in (["prevent"], ["prevents"], ["preventing"])


def _claim_what_is_prevented(story: Story, spell: Thing, mode: str) -> None:
    """`to prevent 2 damage`: how much the spell is said to prevent, which it may turn out not to do."""
    start, words = place_of(story, mode), mode_words(story, mode).split()
    amount = number(words[1].lower()) if len(words) > 1 and _prevents(story, mode) else None
    if start is None or not amount:
        return
    if not any(f" {words[1]} " in text for text in spell.texts):  # else as much of it as there is to prevent
        story.claim((spell.label,), Came.PREVENTED, start, start + len(mode.split()), amount)


def aimed(
    story: Story, player: str, spell: Thing, ref: Ref, position: int, beside: Sequence[str] = ()
) -> list[str]:
    """Labels of what is aimed at; things new to the story get whoever the text says as their likely controller; `it` is none `beside` it."""
    if isinstance(ref, PlayerRef):
        if ref.how == "all":
            return things_of_them(story, ref, "target") or list(story.seats)
        card = story.card(spell)
        called = called_so(story, ref, is_aimed_at_creatures_alone(card))
        if called is not None and may_be_aimed_at(card, called.types):
            if may_be_aimed_at_players(card):
                ask_whether_the_player(story, ref, called, story.opponent(player))
            return [called.label]
        if ref.how == "they" and story.tokens[ref.start].fold in ("him", "her", "them") and not story.speaks:
            return [story.opponent(player)]
        if several := aimed_at_them(story, spell, ref, position, player):
            return several
        meant = story.player(ref, about=player)
        return [another_called(story, ref, player, card) if meant == player else meant]
    if ref.word == "itself" and spell.cast_by is None and spell.zone == "battlefield":
        return [spell.label]
    if ref.source == "it" and aims_only_at_abilities(spell):
        return [ability_answered(story, ref)]
    if ref.source == "it" and aims_at_spells(spell):
        spells = [t for t in story.spells if t is not spell]
        if spells:
            return [spells[-1].label]
    other = any(t is not spell for t in story.spells) or ref.source != "it"
    role: Role = "spell" if aims_at_spells(spell) and other else "target"
    fitting = thing_meant_by_it(story, player, spell, ref, position, beside) if role == "target" else None
    found = [fitting] if fitting is not None else story.resolve((ref,), role, player)
    if ref.source == "it" and (harmed := _aimed_at_by(story, found, spell)) is not None:
        return list(harmed)
    found = both_aimed_at(story, ref, found, story.card(spell), player)
    if (whose_they_are := controller_aimed_at(story.card(spell), found)) is not None:
        return [whose_they_are]
    for offset, thing in enumerate(found):
        likely_controller(story, player, spell, thing, position + offset)
    return [thing.label for thing in found]


def _aimed_at_by(story: Story, found: Sequence[Thing], spell: Thing) -> tuple[str, ...] | None:
    """`he casts Healing Salve to prevent it`, of a Lightning Bolt: what that one is aimed at, as no spell can be meant."""
    if len(found) != 1 or {*found[0].types}.isdisjoint({"Instant", "Sorcery"}) or aims_at_spells(spell):
        return None
    casts = (a for a in reversed(story.actions) if isinstance(a, Cast) and a.card == found[0].label)
    cast = next(casts, None)
    return cast.targets.names or None if cast is not None else None


def likely_controller(story: Story, player: str, spell: Thing, thing: Thing, position: int) -> None:
    """Whose a thing is that was never introduced, from what it is aimed at with."""
    known = thing.told is not None or thing.shown is not None or thing.likely is not None
    card = story.card(spell)
    targets = targets_of(card) if card is not None else []
    target = targets[min(position, len(targets) - 1)] if targets else None
    new = thing.where >= story.where and not (thing.attacking or thing.blocking)
    new = new and all(zone_of(one) == "graveyard" for one in targets)  # a modal spell may mean another mode
    is_card = thing.card is not None or thing.label.endswith(
        " card"
    )  # `return a creature card with Gravedigger`
    buried = target is not None and zone_of(target) == "graveyard" and (is_card or new)
    if buried and not thing.declared and (new or not known):
        thing.zone = "graveyard"  # `Reanimate on my Griselbrand`
    if known:
        return
    side = "theirs"
    enchanted = whose_it_enchants(card) if card is not None and position == 0 else None
    if enchanted is not None:
        side = enchanted
    elif card is not None and target is not None:
        side = whose(target) or leaning(card)
    elif card is not None and card.types and "Creature" in card.types:
        side = leaning(card)  # what is bestowed
    elif card is not None and "Aura" in card.subtypes:
        side = "mine" if helps_its_bearer(card) else "theirs"
    if card is not None and takes_control(card) and side == "theirs":
        thing.shown = story.opponent(player)
    thing.likely = player if side == "mine" else story.opponent(player)


#: What comes after such a word says when, and names nothing that is aimed at.
_MEANWHILE = regex(r"\b(?:after|before|when|while|once|until)\b", re.IGNORECASE)


def named_in(story: Story, player: str, spell: Thing, words: str) -> list[str]:
    """Labels of the things and players named in the words of a mode or ability."""
    start = place_of(story, words)
    if start is None:
        return []
    found: list[str] = []
    makes, prevents = words.partition(" ")[0].lower() in _MAKING, _prevents(story, words)
    words = _MEANWHILE.split(words, maxsplit=1)[0]
    lying = _FROM_A_GRAVEYARD.search(words)
    for ref in refs_named(story, start, start + len(words.split())):
        if makes and isinstance(ref, ThingRef) and _is_a_token_of(spell, ref):
            continue
        if prevents and story.tokens[ref.start - 1].fold in _OF_ITS_SOURCE:
            continue  # `to prevent 3 damage from Bolt`
        if lying is not None and isinstance(ref, ThingRef):  # `to exile Hill Giant from my graveyard`
            whose = story.opponent(player) if lying["theirs"] else player if lying["own"] else None
            ref = ref.but(place="graveyard", placed=PlayerRef("name", whose) if whose else None)
        found += [name for name in aimed(story, player, spell, ref, len(found)) if name not in found]
    return found


_OF_ITS_SOURCE = frozenset({"from", "by"})

_FROM_A_GRAVEYARD = regex(
    r"\bfrom (?:(?P<own>my|your)|(?P<theirs>(?:my )?opponent'?s)|\w+) (?:graveyard|yard|bin)\b", re.IGNORECASE
)


_MAKING = frozenset({"create", "make", "get", "creates", "makes", "gets"})


def _is_a_token_of(spell: Thing, ref: ThingRef) -> bool:
    """`to make two Goblins`: what the spell makes, and no target of it."""
    word = ref.subtypes[-1] if ref.subtypes else PLURALS.get(ref.told.capitalize(), ref.told.capitalize())
    return bool(word) and any(
        re.search(rf"\b[Cc]reate\b[^.]*\b{re.escape(word)}\b[^.]*\btokens?\b", text) for text in spell.texts
    )


def labels_of(
    story: Story, refs: Sequence[ThingRef], player: str, zone: str = "battlefield"
) -> tuple[str, ...]:
    labels = []
    for ref in refs:
        if zone == "hand":
            labels += [thing.label for thing in taken_from_hand(story, ref, player)]
            continue
        for thing in story.resolve((ref,), "source", player):
            labels.append(thing.label)
            thing.gone = True
    return tuple(labels)


def is_aimless(story: Story, spell: ThingRef) -> bool:
    """Whether a spell has no target, as that which `destroys them with Wrath of God` speaks of."""
    card = story.card_meant(spell)
    if card is None or not {"Instant", "Sorcery"} & {*card.types}:
        return False
    return not holds(card.abilities, Target, Unread)
