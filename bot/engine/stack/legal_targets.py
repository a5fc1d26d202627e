"""Whether something can be the target of a spell or ability, and why not (CR 115, 702.11, 702.18)."""

from __future__ import annotations

from bot.abilities.combat_rules import CantBeTargeted
from bot.abilities.filters import AnyTarget, Filter, OfType, OneOf
from bot.abilities.walk import rebuilt
from bot.abilities.who import Target
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import chars_of, player_has, rules_on, see
from bot.engine.citations import Cite
from bot.engine.damage.modify import protected_from
from bot.engine.evaluate import fits
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.stack.unfit import what_is_wrong
from bot.engine.state import Entity, State, Zone, is_player


def why_illegal(
    state: State, target: Target, entity: Entity, context: Context
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why this can't be a target (in words, with the rule), or None when it can."""
    label = state.label(entity)
    source = state.label(context.source)
    if is_player(entity) and state.player(entity).lost:
        return f"{label} has left the game", (Cite.TARGET_LEGAL,)
    if is_player(entity):
        if player_has(state, entity, "shroud"):
            return f"{label} has shroud", (Cite.SHROUD,)
        if entity != context.you and player_has(state, entity, "hexproof"):
            return f"{label} has hexproof", (Cite.HEXPROOF_PLAYER,)
        if protected_from(state, entity, context.source) is not None:
            return f"{label} has protection from what {source} is", (Cite.PROTECTION_TARGET,)
    if not is_player(entity):
        found = state.object(entity)
        if found is None or found.zone is Zone.CEASED:
            return f"{label} is no longer where it was", (Cite.TARGET_LEGAL,)
        if entity == context.source and found.zone is Zone.STACK:
            return f"{label} can't target itself", (Cite.TARGET_LEGAL,)
        chars = chars_of(state, entity)
        if found.zone is Zone.BATTLEFIELD and chars is not None:
            if protected_from(state, entity, context.source) is not None:
                return f"{label} has protection from what {source} is", (Cite.PROTECTION_TARGET,)
            if chars.has("shroud"):
                return f"{label} has shroud", (Cite.SHROUD,)
            if chars.has("hexproof") and chars.controller != context.you:
                return f"{label} has hexproof", (Cite.HEXPROOF,)
            if chars.controller != context.you and _hexproof_from(state, entity, context.source, chars):
                return f"{label} has hexproof from {source}", (Cite.HEXPROOF,)
    for rule, own in rules_on(state, entity, CantBeTargeted):
        if rule.by is None or _is_such(rule.by, context.source, state, own):
            return f"{label} can't be the target of {source}", (Cite.TARGET_LEGAL,)
    if not fits(target.what, entity, see(state), context):
        if AnyTarget() in target.what.qualities and not fits(
            Filter((AnyTarget(),)), entity, see(state), context
        ):
            return f"{label} is no {_any_target_words(state)}", (Cite.TARGET_ANY, Cite.DAMAGE_RECIPIENTS)
        wrong = what_is_wrong(state, target.what, entity, context) or f"is not what {source} may target"
        return f"{label} {wrong}", (Cite.TARGET_LEGAL, Cite.CAST_TARGETS)
    return None


def _is_such(by: Filter, source: Entity, state: State, own: Context) -> bool:
    """Whether what is aimed is one of these. Of an ability its source is what is looked at: it is one where that is no spell."""
    said = OneOf(()) if _is_spell(state.object(source)) else OneOf((Filter(()),))
    asked: Filter = rebuilt(by, lambda part: said if part == _ABILITY else None)
    return fits(asked, source, see(state), own, any_zone=True)


_ABILITY = OfType("Ability")


def _is_spell(found: Object | None) -> bool:
    """Whether it is a spell, or a card that becomes one as its targets are chosen (CR 601.2a, 601.2c)."""
    if found is None or found.zone is Zone.BATTLEFIELD:
        return False
    if found.on_stack is not None:
        return not found.on_stack.is_ability
    return bool({"Instant", "Sorcery"} & set(found.card.types)) or "Aura" in found.card.subtypes


def _hexproof_from(state: State, entity: Entity, source: Entity, chars: Chars) -> bool:
    """ "Hexproof from black": against opponents' black sources (CR 702.11f)."""
    own = Context(entity, chars.controller)
    return any(
        k.filter is None or fits(k.filter, source, see(state), own, any_zone=True)
        for k in chars.instances("hexproof from")
    )


def _any_target_words(state: State) -> str:
    era = state.game.era
    if not era.any_target:
        return "creature or player"
    return (
        "creature, player, planeswalker or battle" if era.has_battles else "creature, player or planeswalker"
    )
