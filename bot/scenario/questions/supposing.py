"""What a question supposes: the spell that it asks about is cast, the creatures that it speaks of fight."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Spell
from bot.abilities.filters import AnyTarget, OfType
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import Activate, Cast
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.told_to_have_none import NONE_AT_ALL
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import (
    is_aimed_at_players_alone,
    leaning,
    may_be_target,
    targets_of,
    whose,
    zone_of,
)
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature, a_land
from bot.values import replace

_OF_A_SPELL = frozenset(
    {
        "ask dies",
        "ask candie",
        "ask saves",
        "ask isprevented",
        "ask allprevented",
        "ask survives",
        "ask dealsany",
        "ask damageboth",
        "ask damageby",
        "ask damageto",
        "ask damage",
        "ask triggers",
        "ask makes",
    }
)


#: Questions of what comes of something, which are asked where nothing is done but a card is there to be cast.
_OF_WHAT_COMES = frozenset(
    f"ask {kind}"
    for kind in (
        *(
            "howmany",
            "makes",
            "manydie",
            "whosedie",
            "manyreturn",
            "lifelost",
            "lifegained",
            "takesamount",
            "manycards",
            "manydiscards",
            "manymilled",
            "manyscried",
            "manysurveiled",
            "manylooked",
            "manyrevealed",
            "manyexiled",
        ),
        *(
            "manysacrificed",
            "gainslife",
            "gainstimes",
            "manygains",
            "loseslife",
            "whodies",
            "diesfirst",
            "whosurvives",
            "lifetotal",
            "happens",
        ),
    )
)


def cast_what_is_held(story: Story, statement: Statement) -> None:
    """`He has Wrath of God. How many creatures do I lose?`: the one such spell that is told to be there, and aimed at nothing, is cast where
    nothing else is done and it is asked what comes of it."""
    held = [t for t in story.things if t.zone == "hand" and t.declared and not t.filler and t.cast_by is None]
    if statement.kind not in _OF_WHAT_COMES or story.actions or len(held) != 1:
        return
    card, player = held[0].card, held[0].told
    if card is None or player is None or not {"Instant", "Sorcery"} & {*card.types} or targets_of(card):
        return
    cast_spell(story, player, ThingRef("card", -1, -1, name=card.name, told=card.name), How())
    story.assumptions.append(f"{held[0].label} is cast: it is asked what comes of it.")


def cast_what_is_asked(story: Story, statement: Statement) -> None:
    """`Does Lightning Bolt kill a 3/4?`, `How much damage does my Bolt do?` casts it, where that was not told: at what is asked
    about, else at the other player."""
    by, what, to = statement.get("by"), statement.get("what"), statement.get("to")
    refs = by if isinstance(by, tuple) else (by,)
    if statement.kind not in _OF_A_SPELL or len(refs) != 1:
        return
    ref = refs[0]
    card = story.card_meant(ref)
    if card is None or not isinstance(ref, ThingRef) or not {"Instant", "Sorcery"} & set(card.types):
        return
    if any(thing.name == card.name and (thing.cast_by or _is_there(thing)) for thing in story.things):
        return
    aimed = next((refs for refs in (what, to, statement.get("source")) if isinstance(refs, tuple)), ())
    things = story.resolve(tuple(one for one in aimed if isinstance(one, ThingRef)), "target")
    owner = next((t.controller for t in things), None)
    player = story.owner(ref.owner) or story.actor or next(iter(story.seats))
    if statement.kind == "ask saves" and ref.owner is None:
        player = owner or player
    elif owner == player and ref.owner is None:
        player = story.opponent(owner)
    if things and is_aimed_at_players_alone(card):  # `Does Diabolic Edict kill a hexproof creature?`
        aimed = (PlayerRef("name", owner or story.opponent(player), ref.start),)
        for thing in things:
            thing.told = thing.told or owner or story.opponent(player)
    targets = aimed or (PlayerRef("name", story.opponent(player), ref.start),)
    last = story.actions[-1] if story.actions else None
    in_time = statement.kind == "ask saves" and isinstance(last, Cast | Activate) and last.player != player
    x = statement.get("x")
    how = How(targets=targets if targets_of(card) else None, response=in_time)
    cast_spell(story, player, ref, how if not isinstance(x, int) else replace(how, x=x))


def _is_there(thing: Thing) -> bool:
    """Whether it was told and is not a card in a hand, which is there to be cast."""
    return thing.declared and thing.zone != "hand"


def suppose_targets(story: Story) -> None:
    """`I cast Dismember paying 4 life`, where nothing is told that it could be aimed at and nothing makes any: there is a creature, or a land."""
    casts = [action for action in story.actions if isinstance(action, Cast)]
    plain = len(casts) == sum(not isinstance(a, SaysMay) for a in story.actions) and all(
        one.targets.names is None for one in casts
    )
    texts = [text for thing in story.things for text in thing.texts]
    if plain and not any("token" in text or "onto the battlefield" in text for text in texts):
        for action in casts:
            suppose_target(story, action)


def suppose_target(story: Story, cast: object) -> None:
    """`Can I cast Giant Growth after blocks?` where nothing is there is asked of a player who has a creature to cast it on."""
    if not isinstance(cast, Cast) or cast.targets.names is not None:
        return
    card = story.names.exact(next(t.name for t in story.things if t.label == cast.card))
    targets = targets_of(card) if card is not None else []
    if card is None or len(targets) != 1 or holds(targets[0].what.qualities, AnyTarget):
        return
    (target,) = targets
    if zone_of(target) != "battlefield":
        return
    aims = next(ability for ability in card.abilities if holds(ability, Target))
    if not isinstance(aims, Spell | Keyword) and not triggers_on_entering(card.types, card.texts):
        return  # what it may do later asks for no target now
    there = [t for t in story.things if t.zone == "battlefield" and t.cast_by is None]
    # a permanent that one is aimed at may be a creature
    kinds = {quality.type for quality in inside(target, OfType)}
    if not kinds & {"Creature", "Permanent", "Land"} or any(may_be_target(target, t.types) for t in there):
        return
    ref = a_land() if "Land" in kinds else a_creature()
    mine = (whose(target) or leaning(card)) == "mine"
    if story.seat(cast.player if mine else story.opponent(cast.player)).without & NONE_AT_ALL:
        return
    for thing in story.resolve((ref,), "declare"):
        thing.told = cast.player if mine else story.opponent(cast.player)
        story.assumptions.append(f"{thing.label} is there for {cast.card}.")


def suppose_creature(story: Story, statement: Statement) -> None:
    """`Does my opponent sacrifice a creature?` is asked of a player who has one."""
    who = statement.get("who")
    if (
        not isinstance(who, PlayerRef)
        or who.how == "any"
        or "creature" not in str(statement.get("card") or "")
    ):
        return
    player = story.player(who, subject=True)
    if any(t.is_type("Creature") and t.controller in (player, None) for t in story.things):
        return
    if story.seat(player).without & NONE_AT_ALL:
        return  # `I have no creatures`
    ref = a_creature(size=(1, 1))
    story.resolve((ref,), "declare", player)
    for thing in story.things[-1:]:
        thing.told = player
        story.assumptions.append(f"{thing.label} is on the battlefield under {player}'s control.")


def suppose_one_of_theirs(story: Story, ref: ThingRef) -> None:
    """`Do my other creatures die?` is asked of a player who has one more, where something was done and none was told."""
    told = ref.size or ref.lines or ref.status or ref.subtypes or ref.supertypes or ref.colors or ref.token
    owner = story.owner(ref.owner)
    if told or owner is None or not ref.many or ref.types != ("Creature",) or not story.actions:
        return
    if story.seat(owner).without & NONE_AT_ALL:
        return
    spoken = story.focus[-1:] if ref.other else []
    there = [t for t in story.things if t not in spoken and not (ref.other and t.gone)]
    if any(t.is_type("Creature") and t.holder == owner for t in there):
        return
    one = a_creature(other=True)
    focus = list(story.focus)
    for thing in story.resolve((one,), "declare", owner):
        thing.told = owner
        story.assumptions.append(f"{thing.label} is on the battlefield under {of_control(owner)} control.")
    story.focus = focus  # what was spoken of is still what was told


def of_control(player: str) -> str:
    return "your" if player == "You" else f"{player}'s"
