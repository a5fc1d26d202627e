"""Damage in combat and fights: assigned, ordered, dealt, told as such."""

from __future__ import annotations

import re

from bot.engine.told.decisions import AssignsDamage, OrdersBlockers
from bot.engine.told.script import (
    Attack,
    BecomesIllegalTarget,
    Cast,
    GoTo,
)
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import damage_is_aimed, damage_is_explained
from bot.scenario.meaning.of_no_cause import takes_damage
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import ALL, LETHAL, REST, Share, Statement
from bot.scenario.telling.story import Story


@means("assign", "itassign")
def assign(story: Story, statement: Statement) -> None:
    """Damage as it is assigned, one answer for each creature whose damage it is."""
    who, it = statement.get("who"), statement.get("it")
    player = actor_of(story, statement) if isinstance(who, PlayerRef) else None
    source: str | None = None
    if it is not None:
        source = story.resolve(it, "any")[0].label
    if isinstance(statement.get("thing"), ThingRef):
        source = story.one(statement.slots["thing"], "any", player).label
    shares: tuple[Share, ...] = statement.get("shares") or statement.get("assignment")
    if player and source is None and isinstance(who, PlayerRef) and who.start < statement.start:
        player = _whose_damage(story, player, [share.to for share in shares])
    by_source: dict[str | None, list[Share]] = {}
    for share in shares:
        of = story.one(share.of, "any", player).label if share.of is not None else source
        by_source.setdefault(of, []).append(share)
    for of, parts in by_source.items():
        told: list[tuple[str, int]] = []
        rest: str | None = None
        for share in parts:
            for name in _receiver(story, share.to, player):
                if share.amount in (REST, ALL):
                    rest = name
                else:
                    told.append((name, -1 if share.amount == LETHAL else share.amount))
        if rest in story.seats and not told and any(share.amount == REST for share in parts):
            told = [
                (t.label, -1) for t in story.things if t.blocking
            ]  # `the rest to me`: of what is lethal to those
        if player and of is None and rest is None and damage_is_explained(story, player, told):
            continue
        dealt = {t.lemma for t in story.tokens[statement.start : statement.end]} & {"deal"}
        plainly = player and of is None and rest is not None and not told and dealt and not _fights(story)
        if player and rest is not None and plainly and damage_is_aimed(story, player, (rest,)):
            continue  # `My Phantom dies. I deal the damage to Bob.`
        if of is None and _deals_without_a_fight(story, statement):
            if player and told and rest is None and not _has_what_deals_damage(story, player):
                for name, amount in told:
                    takes_damage(story, name, amount, player)
                continue
            raise CannotMean("It is not told what deals the damage.", (), statement.start, statement.end)
        story.actions.append(AssignsDamage(tuple(told), player, of, rest))


def _fights(story: Story) -> bool:
    return any(isinstance(action, Attack) for action in story.actions)


def _deals_without_a_fight(story: Story, statement: Statement) -> bool:
    """`My opponent deals 3 damage to me`, where nothing fights and nothing is cast: that is no way of assigning."""
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    later = story.upcoming & {"attack", "itattack", "attackedby"}
    return "deal" in verbs and not story.actions and not later


def _has_what_deals_damage(story: Story, player: str) -> bool:
    """Whether anything told of a player's speaks of damage: then that may be what deals it."""
    own = (t for t in story.things if player in (t.holder, t.cast_by, t.controller))
    return any("damage" in text for thing in own for text in thing.texts)


def _whose_damage(story: Story, player: str, to: list[Ref]) -> str:
    """Who assigns it where that is not said over again: `Bob chumps with Elf, assigning 1 to Elf` tells of the attacker's damage."""
    things = [ref for ref in to if isinstance(ref, ThingRef)]
    own = bool(things) and all(t.holder == player for t in story.resolve(things, "any", player))
    return story.opponent(player) if own else player


def _receiver(story: Story, ref: Ref, player: str | None) -> list[str]:
    if isinstance(ref, PlayerRef):
        return [story.player(ref, about=player)]
    things = story.resolve((ref,), "damaged", player)
    if ref.source == "it" and len(things) > 1:  # `2 to each`: of what it fights
        things = [t for t in story.things if t.blocking and t.controller != player] or things
    return [t.label for t in things]


@means("splits")
def splits(story: Story, statement: Statement) -> None:
    """`I split 1-2`: so much to each blocker, in order."""
    player = actor_of(story, statement)
    numbers: tuple[int, ...] = statement.slots["numbers"]
    blockers = [t for t in story.things if t.blocking]
    names = [t.label for t in blockers]
    if len(numbers) == len(names) + 1:
        names.append(story.opponent(player))
    if len(numbers) != len(names):
        raise CannotMean(
            f"{len(numbers)} numbers are told for {len(blockers)} blockers.",
            ("Alice assigns 1 damage to Elf A and 2 to Elf B.",),
            statement.start,
            statement.end,
        )
    story.actions.append(AssignsDamage(tuple(zip(names, numbers, strict=True)), player))


@means("assignrest")
def assign_rest(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    to = _receiver(story, statement.slots["thing"], player)
    rest_ref = statement.get("rest")
    rest = _receiver(story, rest_ref, player)[0] if rest_ref is not None else story.opponent(player)
    story.actions.append(AssignsDamage(tuple((name, -1) for name in to), player, None, rest))


@means("trampleover")
def trample_over(story: Story, statement: Statement) -> None:
    """As much as can tramples over: lethal to the blockers, the rest to whom it attacks."""
    who, it = statement.get("who"), statement.get("it")
    source: str | None = None
    if isinstance(who, PlayerRef):
        player = actor_of(story, statement)
    else:
        thing = story.resolve(it or (), "any")[0]
        source, player = thing.label, thing.controller or story.active or next(iter(story.seats))
    blockers = tuple((t.label, -1) for t in story.things if t.blocking)
    amount = statement.get("amount")
    defender = story.opponent(player)
    if isinstance(amount, int):
        story.actions.append(
            AssignsDamage(
                ((defender, amount), *blockers[1:]), player, source, blockers[0][0] if blockers else None
            )
        )
    else:
        story.actions.append(AssignsDamage(blockers, player, source, defender))


@means("orders")
def orders(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("first") is not None:
        first = story.one(statement.slots["first"], "any", player)
        others = [t for t in story.things if t.blocking and t is not first]
        story.actions.append(OrdersBlockers(player, (first.label, *(t.label for t in others))))
        return
    of, things = statement.slots["orderblock"]
    label = story.one(of, "any", player).label if isinstance(of, ThingRef) else None
    order: list[str] = []
    for ref in things:
        order += [t.label for t in story.resolve((ref,), "any", None)]
    story.actions.append(OrdersBlockers(player, tuple(order), label))


def may_deal_damage(story: Story, dealt: bool = False) -> bool:
    """Whether anything that was done may deal damage: a fight, or what has a text that says so. `dealt`: it is told to be dealt, which no
    loss of life is; nor is what triggers by it."""
    if any(not isinstance(action, GoTo | Cast) for action in story.actions):
        return True
    told = (thing for thing in story.things if not thing.untold)
    texts = [text for thing in told for text in thing.texts]
    if dealt:
        return any("damage" in _TRIGGERED_BY.sub("", text) for text in texts)
    return any("damage" in text or "life" in text for text in texts)


_TRIGGERED_BY = regex(r"\bwhen(?:ever)? [^,]*,", re.IGNORECASE)


@means("illegal")
def becomes_illegal(story: Story, statement: Statement) -> None:
    spell = statement.get("target") or statement.get("spell") or statement.get("about")
    label = story.one(spell, "spell").label if isinstance(spell, ThingRef) else None
    it = statement.get("it")
    if it is None:
        story.actions.append(BecomesIllegalTarget(None, label))
        return
    for thing in story.resolve(it, "target"):
        story.actions.append(BecomesIllegalTarget(thing.label, label))
