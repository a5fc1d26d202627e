"""A spell of which nothing was told but what answers it: `In response to Murder I sacrifice my 2/2`, `gains hexproof in response to Doom
Blade`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Keyword, Triggered, Unread
from bot.abilities.card import Card
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.scenario.meaning.aiming import is_aimless
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement, When
from bot.scenario.sentences.told_beside import things_in
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning, may_be_target, targets_of
from bot.values import replace

_SPELLS = frozenset({"Instant", "Sorcery"})


def cast_what_is_answered(story: Story, deeds: Sequence[Statement]) -> None:
    """Before those deeds, the spell that one of them answers is cast, where nothing told of it: by an opponent where it does harm, at the
    one thing that the deeds are about. Where that leaves open at what, nothing is: it is asked back then."""
    for by, ref, at in [(deed, *one) for deed in deeds for one in _answered(deed)]:
        who = next((w for one in (by, *deeds) if (w := one.get("who")) is not None), None)
        if isinstance(who, PlayerRef) and who.how in ("me", "name", "opponent"):
            _cast_at_nothing(story, ref, story.opponent(story.player(who, subject=True)))
        about = [one for deed in deeds for value in _acted_on(deed) for one in things_in(value)]
        _cast_before(story, ref, at or [one for one in about if one != ref])


def _acted_on(deed: Statement) -> Iterator[object]:
    """What a deed is about: of a sacrifice, what is sacrificed and not what it is sacrificed to."""
    if deed.kind == "sacrifices" and "things" in deed.slots:
        yield deed.slots["things"]
    else:
        yield from deed.slots.values()


def _answered(deed: Statement) -> Iterator[tuple[ThingRef, list[ThingRef]]]:
    """The spells that a deed says that it answers, each with what it is said to be aimed at."""
    for value in deed.slots.values():
        hows = value if isinstance(value, tuple) else (value,)
        for how in hows:
            if isinstance(how, When) and how.moment != "RESPONSE":
                continue
            if isinstance(how, When | How) and how.under is not None and how.under.source != "it":
                at = how.answered_at if isinstance(how, How) else ()
                to = _fed(deed)
                if to is not None:  # `I sac two artifacts to my Ravager in response to his Bolt on it`
                    at = tuple(to if isinstance(one, ThingRef) and one.source == "it" else one for one in at)
                yield how.under, [one for one in at if isinstance(one, ThingRef) and one.source != "it"]


def _fed(deed: Statement) -> ThingRef | None:
    """What several things are sacrificed to, which alone can be `it` then."""
    to, things = deed.get("to"), deed.get("things") or ()
    several = len(things) > 1 or any(isinstance(one, ThingRef) and one.count > 1 for one in things)
    return to if deed.kind == "sacrifices" and several and isinstance(to, ThingRef) else None


def _cast_at_nothing(story: Story, ref: ThingRef, player: str) -> None:
    """`I cast Heroic Intervention in response to Wrath of God`: a spell that is aimed at nothing is cast by the opponent of whoever
    answers it."""
    card = story.card_meant(ref)
    if card is None or not (is_aimless(story, ref) or _is_answered_as_a_permanent_spell(card)):
        return
    if any(thing.name == card.name for thing in story.things) or "{X}" in card.mana_cost:
        return
    actor, focus, response = story.actor, list(story.focus), story.response
    story.response = False
    player = story.owner(ref.owner, player) or player
    cast_spell(story, player, replace(ref, owner=None), How())
    story.assumptions.append(
        f"{player} {'cast' if player == 'You' else 'casts'} {card.name}, which is answered."
    )
    story.actor, story.focus, story.response = actor, focus, response


def _is_answered_as_a_permanent_spell(card: Card) -> bool:
    """`in response to Serra Angel`: of what has no ability that could be answered, and enchants nothing, that it is cast is."""
    answerable = activated_of(card.abilities) or holds(card.abilities, Triggered, Unread)
    others = {"Land", "Planeswalker"} | _SPELLS
    return not answerable and not others & {*card.types} and "Aura" not in card.subtypes


def _cast_before(story: Story, ref: ThingRef, about: Sequence[ThingRef]) -> None:
    card = story.card_meant(ref)
    if card is None or not (_SPELLS & {*card.types} or "Aura" in card.subtypes) or not about:
        return
    if any(thing.name == card.name for thing in story.things):
        return
    aimed = targets_of(card) if _SPELLS & {*card.types} else _enchanted_by(card)
    patients = [
        thing
        for thing in story.resolve(about, "target")
        if thing.zone == "battlefield" and all(may_be_target(target, thing.types) for target in aimed)
    ]
    at = patients[0] if len(patients) == 1 else None
    if at is None or len(aimed) > 1:
        return
    if not _SPELLS & {*card.types} and not aimed:
        return
    holder = at.holder or story.actor or next(iter(story.seats))
    player = holder if aimed and leaning(card) == "mine" else story.opponent(holder)
    at.told = at.told or holder
    actor, focus, response = story.actor, list(story.focus), story.response
    story.response = False
    targets = (ThingRef("made", -1, -1, name=at.label, told=at.label),) if aimed else None
    cast_spell(
        story, story.owner(ref.owner, player) or player, replace(ref, owner=None), How(targets=targets)
    )
    story.actor, story.focus, story.response = actor, focus, response


def _enchanted_by(aura: Card) -> list[Target]:
    """What an Aura spell is aimed at: what it says that it enchants (CR 303.4a)."""
    said = (one.filter for one in aura.abilities if isinstance(one, Keyword) and one.name == "enchant")
    return [Target(what) for what in said if what is not None]
