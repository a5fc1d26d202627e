"""Deeds that are told of what they are done to, and not of who does them: `Hill Giant is sacrificed to Viscera Seer`, `all combat damage
is prevented`."""

from __future__ import annotations

from bot.engine.told.script import AnnounceAttack, Attack, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.discarded_for_abilities import discards
from bot.scenario.meaning.effects import prevents_all
from bot.scenario.meaning.registry import MEANINGS, means
from bot.scenario.meaning.sacrificing import sacrifices
from bot.scenario.meaning.tapping import taps_for_mana
from bot.scenario.meaning.trading import trade
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("issacrificed")
def is_sacrificed(story: Story, statement: Statement) -> None:
    """Whoever controls it sacrifices it (CR 701.21a). Raises `CannotMean` where that is not one player."""
    sacrifices(story, _told_of(story, statement, "sacrifices"))


@means("isdiscarded")
def is_discarded(story: Story, statement: Statement) -> None:
    """Whoever has it in hand discards it (CR 701.9a). Raises `CannotMean` where that is not one player."""
    discards(story, _told_of(story, statement, "discards"))


@means("ismanatapped")
def is_tapped_for_mana(story: Story, statement: Statement) -> None:
    """Whoever controls it taps it for mana (CR 106.12). Raises `CannotMean` where that is not one player; of what nobody is told to
    control it is asked of anybody."""
    things = story.resolve(statement.slots["it"], "any")
    if story.asked_whether and all(thing.holder is None for thing in things):
        who = PlayerRef("name", next(iter(story.seats)), statement.start)
        taps_for_mana(
            story, replace(statement, slots={**statement.slots, "who": who, "things": statement.slots["it"]})
        )
        return
    taps_for_mana(story, _told_of(story, statement, "manatap"))


@means("isflickered")
def is_flickered(story: Story, statement: Statement) -> None:
    """Whoever controls it exiles and returns it, by a spell of which nothing is told."""
    told = _told_of(story, statement, "flickers")
    refs = told.slots["things"]
    if len(refs) != 1:
        raise CannotMean("It is not told what does that.", start=statement.start, end=statement.end)
    MEANINGS["flickers"](story, replace(told, slots={"who": told.slots["who"], "what": refs[0]}))


def done_by_nobody_told(story: Story, statement: Statement) -> bool:
    """Whether what is said to have come about, and nothing told brings about, was meant as a deed: then it is done."""
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    refs = [ref for ref in statement.get("it") or () if isinstance(ref, ThingRef)]
    if "sacrifice" in verbs and refs and not story.denies:
        is_sacrificed(story, statement)
        return True
    if "trade" in verbs and len(refs) == 2 and not story.denies:
        one, other = refs
        trade(story, replace(statement, kind="trades", slots={"it": (one,), "with": (other,)}))
        return True
    deed = next((kind for verb, kind in _BY_AN_OPPONENT.items() if verb in verbs), None)
    if deed is not None and refs and not story.denies and _is_done_by_an_opponent(story, statement, deed):
        return True
    told = any(isinstance(action, Attack | AnnounceAttack | Cast) for action in story.actions)
    if "prevent" in verbs and told and not refs and not story.denies:
        slots = {**statement.slots, "who": PlayerRef("name", story.opponent(story.actor), statement.start)}
        if "to" in slots:  # `to him`: whoever that is, it is nobody who prevents it
            slots["to"] = tuple(_by_name(story, ref) for ref in slots["to"])
        prevents_all(story, replace(statement, kind="preventsall", slots=slots))
        return True
    return False


#: What an opponent does to a permanent, by the verb in which it is told.
_BY_AN_OPPONENT = {"exile": "exiles", "bounce": "bounces", "destroy": "destroys"}


def _is_done_by_an_opponent(story: Story, statement: Statement, deed: str) -> bool:
    """`If my Thragtusk gets exiled`: a spell of which nothing is told does so, of an opponent of whoever has it; whether that is told."""
    refs = tuple(ref for ref in statement.slots["it"] if isinstance(ref, ThingRef))
    things = story.resolve(refs, "any")
    there = all(thing.zone == "battlefield" and not thing.gone and thing.cast_by is None for thing in things)
    holders = {thing.holder or next(iter(story.seats)) for thing in things}
    if not there or len(holders) != 1 or len(refs) != 1:
        return False
    who = PlayerRef("name", story.opponent(holders.pop()), statement.start)
    made = (
        ThingRef("made", -1, -1, name=things[0].label, told=things[0].label) if len(things) == 1 else refs[0]
    )
    MEANINGS[deed](story, replace(statement, kind=deed, slots={"who": who, "what": (made,)}))
    return True


def _by_name(story: Story, ref: Ref) -> Ref:
    return PlayerRef("name", story.player(ref), ref.start) if isinstance(ref, PlayerRef) else ref


def _told_of(story: Story, statement: Statement, kind: str) -> Statement:
    """The deed as it is told of who does it."""
    refs = tuple(ref for ref in statement.slots["it"] if isinstance(ref, ThingRef))
    things = story.resolve(refs, "any")
    players = {thing.holder for thing in things}
    player = players.pop() if len(players) == 1 else None
    if player is None:
        raise CannotMean("It is not told who does that.", start=statement.start, end=statement.end)
    who = PlayerRef("name", player, statement.start)
    slots = {name: value for name, value in statement.slots.items() if name != "it"}
    return replace(statement, kind=kind, slots={**slots, "who": who, "things": refs})
