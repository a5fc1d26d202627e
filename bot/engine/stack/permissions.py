"""Whether a player may cast or play a card from where it is: a rule or an effect has to allow that (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Ability, Keyword, Unread
from bot.abilities.casting import CastNow, MayPlay
from bot.abilities.effects import Beside
from bot.abilities.filters import Filter, InZone, OfType
from bot.abilities.opaque import is_opaque
from bot.abilities.statics import AlternativeCost, BesideStatic
from bot.abilities.walk import inside
from bot.abilities.who import Chosen, Count, Each
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import chars_of, see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import Sight, fits, is_among, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.objects import Object
from bot.engine.payment import Refusal
from bot.engine.state import Entity, State, Zone, has_moved

Permission = MayPlay | CastNow

_FROM_THERE = {
    Zone.GRAVEYARD: frozenset(
        {
            "flashback",
            "jump-start",
            "aftermath",
            "harmonize",
            "retrace",
            "escape",
            "disturb",
            "encore",
            "recover",
            "madness",
            "mayhem",
            "freerunning",
            "sneak",
        }
    ),
    Zone.EXILE: frozenset({"adventure", "foretell", "madness", "plot", "rebound", "suspend", "warp"}),
    Zone.LIBRARY: frozenset[str](),
}
"""Keywords that themselves let their card be cast from there."""

_TOLD = {Zone.EXILE: "exile", Zone.LIBRARY: "a library"}


def why_not_from_there(state: State, player: Entity, card: Object) -> Refusal | None:
    """Why nothing lets the player cast or play this card from the graveyard where it lies, or from exile, where something lets
    another player do so or what put it there is told; None where something does, or where words that are not read might. Other cards are not judged."""
    if card.zone not in (Zone.GRAVEYARD, Zone.EXILE) or permission_for(state, player, card) is not None:
        return None
    if _own_way(card) or granted_way(state, card) or _might_be_allowed(state):
        return None
    verb = "play" if "Land" in card.card.types else "cast"
    name = state.player(player).name
    if card.zone is Zone.EXILE:
        others = [
            state.label(one) for one in state.everyone() if permission_for(state, one, card) is not None
        ]
        if not others and not has_moved(card.id):
            return None  # it lies there as the story begins, and what put it there is not told
        lets = f"{' and '.join(others)} may" if others else f"nothing lets {name} do so"
        return f"{name} can't {verb} {card.label} from exile: {lets}.", (Cite.CAST_ALLOWED,)
    text = f"{name} can't {verb} {card.label} from a graveyard: nothing lets {name} do so."
    return text, (Cite.CAST_ALLOWED,)


def why_not_free(state: State, player: Entity, card: Object) -> Refusal | None:
    """Why this card of a hand is not cast without paying its mana cost, as it is told to be: what is there and lets the player do so with a
    card of theirs did not let this one be cast; None where something does, or where nothing is told that does so with any."""
    if card.zone is not Zone.HAND or permission_for(state, player, card) is not None:
        return None
    if any(not each.cost for each in inside(card.card.abilities, AlternativeCost)) or _might_be_allowed(
        state
    ):
        return None
    lets = [
        found.label
        for found in state.objects.values()
        if found.owner == player
        and any(now.terms.free and _of_a_hand(now.what) for now in inside(found.card.abilities, CastNow))
    ]
    name = state.player(player).name
    text = f"{name} can't cast {card.label} without paying its mana cost: {' and '.join(lets)} doesn't let {name} do so."
    return (text, (Cite.CAST_ALLOWED,)) if lets else None


def _of_a_hand(what: Any) -> bool:
    return isinstance(what, Chosen) and any(zone.zone == "hand" for zone in inside(what, InZone))


def let_by_the_untold(state: State, player: Entity, card: Object) -> State:
    """The state in which it is said that what is told to be cast or played from exile or a library needs something that the story
    does not tell (CR 601.3); nothing is said where something there lets the player, or where words that are not read might."""
    if card.zone not in _TOLD or _own_way(card) or _might_be_allowed(state):
        return state
    sight = see(state)
    if any(is_among(said.effect.who, player, sight, said.context) for said in statements(state, MayPlay)):
        return state
    verb = "play" if "Land" in card.card.types else "cast"
    name = state.player(player).name
    said = f"Something that is not told lets {name} {verb} {card.label} from {_TOLD[card.zone]}."
    return state.having(assumed=state.assumed | {said})


def permission_for(state: State, player: Entity, card: Object) -> Statement | None:
    """The first statement that lets this player cast or play the card from where it is."""
    sight = see(state)
    for said in statements(state, MayPlay):
        rule: MayPlay = said.effect
        if not is_among(rule.who, player, sight, said.context):
            continue
        if "Land" in card.card.types and not rule.lands:
            continue
        if rule.once and state.turn.active != player:
            continue
        if is_used_up(rule) and state.history.count(used(said)) >= _as_often(state, said):
            continue
        if is_meant(rule.what, card, sight, said.context):
            return said
    return None


def is_meant(what: Any, card: Object, sight: Sight, context: Context) -> bool:
    """Whether this card, as it lies there, is one of those spoken of: a spell that would be cast is described as the card."""
    if isinstance(what, Each | Chosen):
        return fits(as_card(what.what), card.id, sight, context, any_zone=True)
    return card.id in who_is(what, sight, context)


def as_card(what: Filter) -> Filter:
    """A description without the word `spell`."""
    return Filter(tuple(q for q in what.qualities if q != OfType("Spell")))


def _as_often(state: State, said: Statement) -> int:
    """How often the same is said: an ability that was activated twice lets two cards be cast."""
    return sum(used(one) == used(said) for one in statements(state, MayPlay))


def is_used_up(rule: Permission) -> bool:
    """Whether one card is cast or played by it: `once each turn`, `a creature spell from among them`."""
    one = isinstance(rule.what, Chosen) and rule.what.count == Count(1, 1)
    return isinstance(rule, MayPlay) and (rule.once or one)


def used(said: Statement) -> Happening:
    """What is kept of a permission of once each turn that was made use of."""
    return Happening(What.TRIGGERED, said.context.source, detail=f"cast under: {said.effect!r}")


def _own_way(card: Object) -> bool:
    own = (card.card, *((card.printed,) if card.printed is not None else ()), card.card.other_face)
    if card.zone is Zone.EXILE and card.card.other_face is not None:
        return True  # it may be on an adventure, of which the story does not tell (CR 715.3d)
    names = {a.name for face in own if face is not None for a in face.abilities if isinstance(a, Keyword)}
    return bool(names & _FROM_THERE[card.zone])


def granted_way(state: State, card: Object) -> str:
    """Flashback or jump-start that an effect gives this card of a graveyard, which it has not of itself (CR 702.34a, 702.133a); empty
    where none does."""
    chars = chars_of(state, card.id)
    if card.zone is not Zone.GRAVEYARD or chars is None:
        return ""
    own = {a.name for a in card.card.abilities if isinstance(a, Keyword)}
    return next((name for name in ("flashback", "jump-start") if chars.has(name) and name not in own), "")


def _might_be_allowed(state: State) -> bool:
    """Whether words somewhere in the game that nothing here follows may let a card be cast."""
    return any(_of_casting(a) for found in state.objects.values() for a in found.card.abilities)


def _of_casting(ability: Ability) -> bool:
    return any("cast" in words or "play" in words for words in _loose_words(ability))


def _loose_words(ability: Ability) -> Iterator[str]:
    if isinstance(ability, Unread):
        yield ability.text
    if is_opaque(ability):
        yield repr(ability)
    yield from (part.words for part in inside(ability, Beside))
    yield from (part.words for part in inside(ability, BesideStatic))
