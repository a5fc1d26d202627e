"""Whether one creature may block one attacker, by itself (CR 509.1a-b, 702): what a group does together is elsewhere.

Evasion abilities add up (CR 509.1b): a blocker has to get past each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.combat_rules import (
    BlockedAsThough,
    CanBlockAsThough,
    CanBlockOnly,
    CantBeBlocked,
    CantBlock,
)
from bot.abilities.filters import Filter, OfType
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents, rules_on, view_of
from bot.engine.citations import Cite
from bot.engine.combat.may_attack import CombatCost
from bot.engine.combat.wrong import Wrong, because
from bot.engine.evaluate import Sight, fits, is_true
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State, Zone
from bot.values import replace


def why_not_able(state: State, entity: Entity, player: Entity) -> Wrong | None:
    """Why this permanent can't block for `player` at all, whatever attacks; None when it can as far as it itself goes."""
    chars = permanents(state).get(entity)
    found = state.object(entity)
    label = state.label(entity)
    if chars is None or found is None or found.zone is not Zone.BATTLEFIELD:
        return Wrong(f"{label} is not on the battlefield", (Cite.BLOCK_ABLE,))
    if chars.controller != player:
        owner = state.label(chars.controller)
        return Wrong(f"{label} is controlled by {owner}, not by {state.label(player)}", (Cite.BLOCK_ABLE,))
    if not chars.is_creature or "Battle" in chars.types:
        what = "a battle" if "Battle" in chars.types else "no creature"
        return Wrong(f"{label} is {what}", (Cite.BLOCK_ABLE, Cite.ONLY_CREATURES_FIGHT))
    if found.tapped and not any("untapped" in r.how for r, _ in rules_on(state, entity, CanBlockAsThough)):
        return Wrong(f"{label} is tapped", (Cite.BLOCK_ABLE,))
    if chars.has("decayed"):
        return Wrong(f"{label} is decayed and can't block", (Cite.BLOCK_RESTRICTION, Cite.DECAYED))
    if chars.has("unleash") and found.count("+1/+1"):
        return Wrong(
            f"{label} has unleash and a +1/+1 counter and can't block", (Cite.BLOCK_RESTRICTION, Cite.UNLEASH)
        )
    return None


def why_cant_block(state: State, sight: Sight, blocker: Entity, attacker: Entity) -> Wrong | None:
    """What forbids `blocker`, which is able to block, to block `attacker`; costs do not count."""
    mine, theirs = sight.chars_of(blocker), sight.chars_of(attacker)
    assert mine is not None
    assert theirs is not None
    wrong = None
    if theirs.keywords or "shadow" in mine.keywords:
        wrong = _keywords(state, sight, blocker, mine, attacker, theirs)
    return wrong or _effects(state, sight, blocker, attacker)


def _no(state: State, blocker: Entity, attacker: Entity, why: str, *cites: Cite) -> Wrong:
    text = f"{state.label(blocker)} can't block {state.label(attacker)}: {why}"
    return Wrong(text, (*cites, Cite.BLOCK_RESTRICTION))


def _keywords(
    state: State, sight: Sight, blocker: Entity, mine: Chars, attacker: Entity, theirs: Chars
) -> Wrong | None:
    """Evasion by keyword, of the attacker; shadow binds both ways (CR 702.28b)."""
    label, own = state.label(attacker), state.label(blocker)
    as_though = tuple(r.how for r, _ in rules_on(state, blocker, CanBlockAsThough))

    def though(words: str) -> bool:
        return any(words in how for how in as_though)

    if theirs.has("flying") and not (
        mine.has("flying") or mine.has("reach") or though("reach") or though("flying")
    ):
        why = f"{label} has flying, {own} has neither flying nor reach"
        return _no(state, blocker, attacker, why, Cite.FLYING)
    if theirs.has("shadow") != mine.has("shadow") and not though("shadow"):
        why = f"{label if theirs.has('shadow') else own} has shadow, the other has not"
        return _no(state, blocker, attacker, why, Cite.SHADOW)
    if theirs.has("horsemanship") and not mine.has("horsemanship") and not though("horsemanship"):
        why = f"{label} has horsemanship, {own} has not"
        return _no(state, blocker, attacker, why, Cite.HORSEMANSHIP)
    if theirs.has("fear") and "Artifact" not in mine.types and "black" not in mine.colors:
        why = f"{label} has fear, {own} is neither an artifact nor black"
        return _no(state, blocker, attacker, why, Cite.FEAR)
    if theirs.has("intimidate") and "Artifact" not in mine.types and not theirs.colors & mine.colors:
        why = f"{label} has intimidate, {own} is no artifact and shares no color with it"
        return _no(state, blocker, attacker, why, Cite.INTIMIDATE)
    if theirs.has("skulk") and (mine.power or 0) > (theirs.power or 0):
        why = f"{label} has skulk, {own} has the greater power"
        return _no(state, blocker, attacker, why, Cite.SKULK)
    walks = tuple(landwalks(theirs))
    ignored = {r.without for r, _ in rules_on(state, attacker, BlockedAsThough)} if walks else set()
    for walk in walks:
        if (
            walk not in ignored
            and not though(walk.name)
            and _walks(walk, sight, attacker, theirs, mine.controller)
        ):
            why = f"{label} has {walk.names[-1]}, and {state.label(mine.controller)} controls such a land"
            return _no(state, blocker, attacker, why, Cite.LANDWALK)
    for protection in theirs.instances("protection"):
        context = Context(attacker, theirs.controller, chosen=_chosen(state, attacker))
        if protection.filter is None or fits(protection.filter, blocker, sight, context):
            why = f"{label} has protection from what {own} is"
            return _no(state, blocker, attacker, why, Cite.PROTECTION_BLOCK)
    return None


def _chosen(state: State, entity: Entity) -> tuple[tuple[str, Any], ...]:
    found = state.object(entity)
    return found.chosen if found is not None else ()


def landwalks(chars: Chars) -> Iterator[Keyword]:
    """Its landwalk abilities, however they are told: `landwalk` with a filter, or by name (`forestwalk`)."""
    if any(name.endswith("walk") for name in chars.keywords):
        for ability in chars.abilities:
            if isinstance(ability, Keyword) and ability.name.endswith("walk"):
                yield ability


def _walks(walk: Keyword, sight: Sight, attacker: Entity, theirs: Chars, defender: Entity) -> bool:
    """Whether the defending player controls a land of the kind (CR 702.14c)."""
    context = Context(attacker, theirs.controller)
    lands = (e for e, c in sight.chars.items() if c.controller == defender and "Land" in c.types)
    if walk.filter is not None:
        what = Filter(tuple(q for q in walk.filter.qualities if q != OfType("Land")))
        return any(fits(what, e, sight, context) for e in lands)
    words = walk.name.removesuffix("walk").split()
    return any(all(_is_such_a_land(word, sight.chars[e]) for word in words) for e in lands)


def _is_such_a_land(word: str, land: Chars) -> bool:
    """`snow`, `forest`, `legendary`, `nonbasic`, `artifact`, `land` of one land; `snow-covered` is the old word for snow."""
    wanted = {"snow-covered": "snow"}.get(word, word)
    if wanted.startswith("non"):
        return not _is_such_a_land(wanted.removeprefix("non"), land)
    kinds = {k.lower() for k in (*land.types, *land.subtypes, *land.supertypes)}
    return wanted in kinds or wanted.removesuffix("s") in kinds


def _effects(state: State, sight: Sight, blocker: Entity, attacker: Entity) -> Wrong | None:
    """What effects say about this pair: can't be blocked (by), can't block, can block only."""
    label, own = state.label(attacker), state.label(blocker)
    view = view_of(state)
    for evasion, context in view.rules_on(state, attacker, CantBeBlocked):
        if evasion.cost:
            continue
        context = replace(context, one=attacker)  # "by creatures with power greater than its"
        if evasion.by is None and evasion.except_by is None:
            why = f"{label} can't be blocked{because(state, context, attacker)}"
            return _no(state, blocker, attacker, why)
        if evasion.by is not None and fits(evasion.by, blocker, sight, context):
            why = f"{label} can't be blocked by such creatures{because(state, context, attacker)}"
            return _no(state, blocker, attacker, why)
        if evasion.except_by is not None and not fits(evasion.except_by, blocker, sight, context):
            why = f"{label} can't be blocked except by certain creatures{because(state, context, attacker)}"
            return _no(state, blocker, attacker, why)
    for cant, context in _cant_block(state, blocker):
        if not cant.cost and _forbids(cant, context, sight, attacker):
            at = " such creatures" if cant.whom is not None else ""
            return _no(state, blocker, attacker, f"{own} can't block{at}{because(state, context, blocker)}")
    for only, context in view.rules_on(state, blocker, CanBlockOnly):
        if not fits(only.whom, attacker, sight, context):
            why = f"{own} can block only certain creatures{because(state, context, blocker)}"
            return _no(state, blocker, attacker, why)
    return None


def _cant_block(state: State, blocker: Entity) -> Iterator[tuple[CantBlock, Context]]:
    view = view_of(state)
    yield from view.rules_on(state, blocker, CantBlock)
    yield from view.rules_on(state, view.chars[blocker].controller, CantBlock)


def _forbids(rule: CantBlock, context: Context, sight: Sight, attacker: Entity) -> bool:
    if rule.whom is not None and not fits(rule.whom, attacker, sight, context):
        return False
    return rule.unless is None or not is_true(rule.unless, sight, context)


def costs_to_block(state: State, sight: Sight, blocker: Entity, attacker: Entity) -> Iterator[CombatCost]:
    """What has to be paid for this creature to block this attacker (CR 509.1d)."""
    for rule, context in _cant_block(state, blocker):
        if rule.cost and _forbids(rule, context, sight, attacker):
            yield CombatCost(blocker, context.source, rule.cost)
    for evasion, context in rules_on(state, attacker, CantBeBlocked):
        if evasion.cost and (evasion.by is None or fits(evasion.by, blocker, sight, context)):
            yield CombatCost(blocker, context.source, evasion.cost)
