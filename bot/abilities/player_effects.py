"""What is done to players, or given to them: life, cards, mana, turns, emblems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.amounts import Amount, Number
from bot.abilities.effects import Effect
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """`you gain 3 life`."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """`that player loses 2 life`: no damage."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """`your life total becomes 10` (CR 119.5)."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """`exchange life totals with target opponent`, `two target players exchange life totals` (`second` None) (CR 701.12c)."""

    first: Who
    second: Who | None = None


@dataclass(frozen=True, slots=True)
class ExchangeLifeForSize(Effect):
    """`exchange your life total with ~'s toughness` (CR 701.12g)."""

    who: Who
    stat: Literal["power", "toughness"]
    of: Who


@dataclass(frozen=True, slots=True)
class LoseTheGame(Effect):
    """`that player loses the game`; `wins`: `you win the game`."""

    who: Who
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """`draw two cards`."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class SkipDraw(Effect):
    """`that player skips that draw`: nothing is drawn in its place."""

    who: Who


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """`that player discards a card [at random]`; amount None: their hand; `up_to`: `discard up to two cards`, `any number of
    cards`."""

    who: Who
    amount: Amount | None
    random: bool = False
    what: Filter | None = None
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class ChooseDiscard(Effect):
    """`Target player reveals their hand. You choose a nonland card from it. That player discards that card.`; with `exile`
    the card is exiled, `until_leaves`: `until ~ leaves the battlefield`. `number` of them are chosen, or fewer where it is `up_to`;
    `shown`: `that player reveals three cards from their hand`, and the choice is among those."""

    who: Who
    what: Filter
    exile: bool = False
    until_leaves: bool = False
    number: Amount = Number(1)
    up_to: bool = False
    shown: Amount | None = None


@dataclass(frozen=True, slots=True)
class ShuffleInto(Effect):
    """`shuffle your graveyard into your library`, `each player shuffles their hand and graveyard into their library`."""

    who: Who
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """`mill three cards`, `put the top three cards of your library into your graveyard`."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExileFromLibrary(Effect):
    """`exile the top X cards of your library`."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """`Add {R}{R}`: the symbols, or the words when they are not plain symbols; `times`: `for each Mountain you control`."""

    who: Who
    mana: str
    times: Amount | None = None


@dataclass(frozen=True, slots=True)
class ExtraCombat(Effect):
    """`After this phase, there is an additional combat phase [followed by an additional main phase].`"""

    main_phase: bool = True


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """`End the turn.` `combat`: only the combat phase, `End the combat phase.`"""

    who: Who
    combat: bool = False


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """`Take an extra turn after this one.`"""

    who: Who


@dataclass(frozen=True, slots=True)
class GetEmblem(Effect):
    """`You get an emblem with "..."` (CR 114)."""

    who: Who
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class SkipNextTurn(Effect):
    """`you skip your next turn`: the next one that would begin does not (CR 614.10); `number`: the next two."""

    who: Who
    number: int = 1


@dataclass(frozen=True, slots=True)
class SkipNextStep(Effect):
    """`that player skips their next untap step`, their `combat phase`: the next that would begin does not (CR 614.10);
    `this_turn`: only one of this turn."""

    who: Who
    step: str
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class BecomeMonarch(Effect):
    """`you become the monarch` (CR 725)."""

    who: Who
