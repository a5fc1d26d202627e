"""Casting a card while a spell or ability resolves (CR 608.2g)."""

from __future__ import annotations

from bot.abilities.casting import CastNow
from bot.abilities.filters import Filter
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.optional import SetDidIt
from bot.engine.evaluate import all_that_fit
from bot.engine.evaluate.context import Context
from bot.engine.instructions import context_of, handles, players, whom
from bot.engine.objects import Object
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.stack.aim_spell import enchant_target
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.divisions import BadAim
from bot.engine.stack.for_each_player import for_each_player
from bot.engine.stack.modes import choose_modes, is_modal, with_modes
from bot.engine.stack.paragraphs import instructions_of
from bot.engine.stack.permissions import as_card
from bot.engine.stack.targets import aims
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Cast, Targets
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace


@handles(CastNow)
def casts_now(effect: CastNow, state: State) -> State | Choice:
    """One card is cast, of several each in its turn: as the story tells next, or in every way."""
    you = (players(state, effect.who) or (context_of(state).you,))[0]
    if isinstance(effect.what, Chosen):
        return _one_of(effect, state, you)
    cards = tuple(e for e in whom(state, effect.what) if _is_card(state, e))
    return state.then(*(_CastOne(effect, you, (e,)) for e in cards))


def _one_of(effect: CastNow, state: State, you: Entity) -> State:
    """One card of those described is chosen as it is cast."""
    assert isinstance(effect.what, Chosen)
    described = Filter(as_card(effect.what.what).qualities)
    cards = tuple(e for e in all_that_fit(described, see(state), context_of(state)) if _is_card(state, e))
    return state.then(_CastOne(effect, you, cards))


def _is_card(state: State, entity: Entity) -> bool:
    found = state.object(entity)
    return (
        found is not None
        and found.zone not in (Zone.BATTLEFIELD, Zone.PHASED_OUT, Zone.STACK, Zone.CEASED)
        and "Land" not in found.card.types
        and not is_unknown(found)
    )


@dataclass(frozen=True, slots=True)
class _CastOne(Task):
    """One of these cards is cast, or none."""

    effect: CastNow
    player: Entity
    cards: tuple[Entity, ...]

    def do(self, state: State) -> State | Choice:
        cards = [o for e in self.cards if (o := state.object(e)) is not None and _is_card(state, e)]
        index, told = _told_next(state, cards, self.player)
        if index is not None and told is not None:
            action = state.game.script[index]
            assert isinstance(action, Cast)
            face = _other_name(told) if self.effect.transformed else action.face
            own = replace(action, card=told.label, face=face)
            return mark_used(state, index).then(CastSpell(own, self.effect), SetDidIt(True))
        name = state.label(self.player)
        options = [
            Option(
                f"casts {face or card.label}",
                (CastSpell(Cast(name, card.label, face=face), self.effect), SetDidIt(True)),
            )
            for card in cards
            for face in (_faces(card) if not self.effect.transformed else (_other_name(card),))
            if _can_be_cast(state, _showing(card, face), self.player)
        ]
        if not options or not _has_to(state, self.effect):
            options.append(Option(f"doesn't cast {self._any_of(cards)}", (SetDidIt(False),)))
        question = f"Does {name} cast {self._any_of(cards)}?"
        return Choice(state, self.player, question, tuple(options), (Cite.CAST_AS_IT_RESOLVES,))

    def _any_of(self, cards: list[Object]) -> str:
        if len(cards) != 1:
            return "a card"
        return _other_name(cards[0]) if self.effect.transformed else cards[0].label


def _has_to(state: State, effect: CastNow) -> bool:
    """Whether it is cast if able: until 2024 what had been suspended was (CR 702.62a)."""
    return effect.must or (effect.suspended and state.game.era.suspended_is_cast)


def _faces(card: Object) -> tuple[str, ...]:
    """Its front, and a half or face that is cast by its own name: what has a mana cost (CR 709.3, 715.3)."""
    other = card.card.other_face
    return ("", other.name) if other is not None and other.mana_cost else ("",)


def _other_name(card: Object) -> str:
    return card.card.other_face.name if card.card.other_face is not None else ""


def _showing(card: Object, face: str) -> Object:
    other = card.card.other_face
    return replace(card, card=other) if face and other is not None else card


def _told_next(state: State, cards: list[Object], player: Entity) -> tuple[int | None, Object | None]:
    """Where the story tells next that the player casts one of these cards, and which; a copy goes by the name of its card."""
    script = state.game.script
    index = next(
        (
            i
            for i in range(state.position, len(script))
            if not isinstance(script[i], Decision) and i not in state.used
        ),
        None,
    )
    action = script[index] if index is not None else None
    if not isinstance(action, Cast) or action.player != state.label(player):
        return None, None
    named = next((c for c in cards if c.label == action.card), None)
    alike = {o.card.name for o in state.objects.values() if o.label == action.card}
    copied = next((c for c in cards if c.token and c.card.name in (action.card, *alike)), None)
    found = named or copied
    return (index, found) if found is not None else (None, None)


def _can_be_cast(state: State, card: Object, player: Entity) -> bool:
    """Whether there are targets for it."""
    context = Context(card.id + 1, player)
    enchant = enchant_target(card)
    if enchant is not None:
        return bool(aims(state, (), (enchant,), Targets(), context))
    raw = instructions_of(card.card)
    raws = [raw]
    if is_modal(raw):
        ways = choose_modes(state, raw, (), Context(card.id, player))
        raws = [] if isinstance(ways, BadAim) else [with_modes(raw, way) for way, _ in ways]
    for one in raws:
        effects, specs = aim(for_each_player(state, one, context))
        found = aims(state, effects, specs, Targets(), context)
        if not isinstance(found, BadAim) and found:
            return True
    return False
