"""What a question says to have resolved where nobody was told to cast it: `Is my 2/2 still alive after Pyroclasm?`,
`If Pyroclasm resolves, ...`"""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.effects import DealDamage
from bot.abilities.player_effects import GainLife
from bot.abilities.walk import holds
from bot.scenario.meaning.cast_by_whom import gets_some_good
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning, may_be_aimed_at, may_be_aimed_at_players, targets_of

#: What is not spoken of as having resolved, but as having fought: `Is Hill Giant alive after Serra Angel?`
_NO_SPELLS = frozenset({"Creature", "Planeswalker", "Land", "Battle"})
#: The slots of a question that tell of what, or of whom, it is asked.
_ASKED_ABOUT = ("what", "who", "to")


def cast_what_has_resolved(story: Story, statement: Statement) -> None:
    """Casts the one card that a question says to have resolved, or that resolves if something is so, where it is told nowhere: at what is
    asked about where it is aimed at such a thing, by who would do that to it. Left alone where nobody can tell who casts it."""
    pair = (statement, *story.to_come[:1])
    ask = next((one for one in pair if one.kind.startswith("ask ")), None)
    resolves = next((one for one in pair if one.kind == "resolves"), None)
    if ask is None or resolves is None or not _in_one_sentence(story, ask, resolves):
        return
    refs = resolves.get("it")
    if not isinstance(refs, tuple) or len(refs) != 1:
        return
    ref = refs[0]
    card = story.card_meant(ref)
    if not isinstance(ref, ThingRef) or card is None or _NO_SPELLS & {*card.types}:
        return
    if any(thing.name == card.name and (thing.cast_by or thing.zone != "hand") for thing in story.things):
        return
    asked = next((refs for slot in _ASKED_ABOUT if (refs := _refs(ask.get(slot)))), ())
    told = story.owner(ref.owner)
    caster, aimed = _aimed_at_things(story, card, told, asked) or _aimed_at_players(
        story, card, told, asked, gets_some_good(ask)
    )
    if caster is not None:
        cast_spell(story, caster, ref, How(targets=aimed or None))


def _refs(value: object) -> tuple[object, ...]:
    refs = value if isinstance(value, tuple) else (value,)
    return tuple(one for one in refs if isinstance(one, ThingRef | PlayerRef))


def _in_one_sentence(story: Story, ask: Statement, resolves: Statement) -> bool:
    between = story.tokens[min(ask.start, resolves.start) : max(ask.start, resolves.start)]
    return not any(token.text in (".", "?", "!", ";") for token in between)


def _aimed_at_things(
    story: Story, card: Card, told: str | None, asked: tuple[object, ...]
) -> tuple[str, tuple[ThingRef, ...]] | None:
    """Who casts it, and at which of the things that are asked about; None where no thing is."""
    refs = tuple(one for one in asked if isinstance(one, ThingRef))
    if not refs:
        return None
    things = story.resolve(refs, "target")
    controller = next((thing.controller for thing in things), None)
    me = story.actor or next(iter(story.seats))
    helps = leaning(card) == "mine"
    caster = told or (me if controller is None else controller if helps else story.opponent(controller))
    aims = targets_of(card) and all(may_be_aimed_at(card, thing.types) for thing in things)
    return caster, refs if aims else ()


def _aimed_at_players(
    story: Story, card: Card, told: str | None, asked: tuple[object, ...], good: bool
) -> tuple[str | None, tuple[PlayerRef, ...]]:
    """Who casts it, and at which player that is asked about; nobody where it may be either's: `my life total after Lightning Helix`.
    `good`: it is asked what that player gets of it."""
    refs = tuple(one for one in asked if isinstance(one, PlayerRef))
    if len(refs) != 1:
        return told or story.actor, ()
    player = story.player(refs[0])
    if targets_of(card) and not may_be_aimed_at_players(card):
        return told, ()
    if told is None and holds(card.abilities, GainLife) and not good:
        return None, ()
    caster = told or (player if good else story.opponent(player))
    if (
        good and caster == player and holds(card.abilities, DealDamage)
    ):  # `the life that I gain after Lightning Helix`
        return caster, (PlayerRef("name", story.opponent(player)),) if targets_of(card) else ()
    return caster, refs if targets_of(card) and good == (caster == player) else ()
