"""What lets part of a total cost be paid otherwise than with mana: convoke, delve, improvise (CR 702.51a, 702.66a, 702.126a)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.engine.characteristics.view import permanents, see
from bot.engine.costs.candidates import cards_of
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone

_HELPING = ("delve", "convoke", "improvise")
_TAPPED = {"convoke": "Creature", "improvise": "Artifact"}
_CALLED = {"convoke": "creature", "improvise": "artifact", "delve": "card"}
_EACH = {
    "convoke": "untapped creature tapped pays for one of its mana, generic or of a color of that creature",
    "improvise": "untapped artifact tapped pays for one of its generic mana",
    "delve": "card exiled from the graveyard pays for one of its generic mana",
}
_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def helping(card: Object) -> list[str]:
    """The keywords of the card that do so."""
    return [a.name for a in card.card.abilities if isinstance(a, Keyword) and a.name in _HELPING]


def helped(
    state: State, player: Entity, card: Object, total: ManaInParts
) -> tuple[tuple[str, ...], ManaInParts | None]:
    """How part of the total may be paid so, in words, and the least mana that this leaves; None where it leaves all, or what could
    pay is not told."""
    words, left = [], total
    for name in helping(card):
        if name == "delve":
            number = len(cards_of(state, player, None, Zone.GRAVEYARD, card.id))
            told = bool(number) or (player, "graveyard") in state.game.empty
            after = ManaInParts(max(0, left.generic - number), left.others)
        else:
            mine = _untapped(state, player, _TAPPED[name])
            number, told = len(mine), bool(mine)
            after = left
            for colors in sorted(mine, key=len):
                after = after.paid_by(colors if name == "convoke" else frozenset())
        if not told:
            words.append(f"with {name} each {_EACH[name]}")
            continue
        several = "s" * (number != 1)
        words.append(
            f"with {name} {number} {_CALLED[name]}{several} can pay for so much of it that {after.symbols} is left to pay"
        )
        left = after
    return tuple(words), left if left != total else None


def _untapped(state: State, player: Entity, kind: str) -> list[frozenset[str]]:
    """The colors, as letters, of each untapped permanent of that kind that the player controls."""
    sight = see(state)
    found = []
    for entity, chars in permanents(state).items():
        if chars.controller == player and kind in chars.types and not state.objects[entity].tapped:
            own = sight.chars_of(entity)
            colors = own.colors if own is not None else ()
            found.append(frozenset(_LETTERS[color] for color in colors if color in _LETTERS))
    return found
