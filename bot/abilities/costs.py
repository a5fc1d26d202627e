"""What is paid to cast a spell or activate an ability (CR 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.filters import Filter
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.who import Who


class Cost:
    """One part of a cost."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Mana(Cost):
    """Mana symbols as printed: `{2}{R}`, `{X}`. Players are assumed to have it unless told."""

    symbols: str


@dataclass(frozen=True, slots=True)
class TapSelf(Cost):
    """`{T}`."""


@dataclass(frozen=True, slots=True)
class UntapSelf(Cost):
    """`{Q}`."""


@dataclass(frozen=True, slots=True)
class ExertSelf(Cost):
    """`Exert ~`: it won't untap during its controller's next untap step (CR 701.43)."""


@dataclass(frozen=True, slots=True)
class TapOthers(Cost):
    """`Tap two untapped creatures you control`; `power`: total power, by which they do `deed` (crew N, saddle N; "": nothing
    but pay, teamwork N)."""

    what: Filter
    count: int = 1
    power: int | None = None
    deed: Literal["crews", "saddles", ""] = "crews"


ANY_NUMBER = -1
"""The count of a cost that takes as many as its payer likes."""


@dataclass(frozen=True, slots=True)
class SacrificeCost(Cost):
    """`Sacrifice ~` (what None), `Sacrifice a creature`; `up_to`: that many at most, of `ANY_NUMBER` as many as one likes."""

    what: Filter | None = None
    count: int | Amount = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class UnattachCost(Cost):
    """`Unattach ~` (CR 701.3d): whoever controls it, it has to be attached to something."""

    what: Who


@dataclass(frozen=True, slots=True)
class PayLife(Cost):
    """`Pay 2 life`."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DiscardCost(Cost):
    """`Discard a card`, `Discard a land card`; what None: `Discard ~`."""

    what: Filter | None
    count: int | Amount = 1
    random: bool = False


@dataclass(frozen=True, slots=True)
class ExileCost(Cost):
    """`Exile a creature card from your graveyard`; what None: `Exile ~`."""

    what: Filter | None
    count: int | Amount = 1
    zone: str = ""


@dataclass(frozen=True, slots=True)
class ExileFromLibraryCost(Cost):
    """`Exile the top ten cards of your library`: which they are, nobody knows."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class MillCost(Cost):
    """`Mill a card`: put from the top of the library into the graveyard."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Materials(Cost):
    """`Exile two creatures from among permanents you control and/or cards in your graveyard` (craft, CR 702.167a); `more`:
    that many or more."""

    what: Filter
    count: int = 1
    more: bool = False


@dataclass(frozen=True, slots=True)
class ReturnCost(Cost):
    """`Return a land you control to its owner's hand`; what None: `Return ~`."""

    what: Filter | None
    count: int | Amount = 1


@dataclass(frozen=True, slots=True)
class RemoveCountersCost(Cost):
    """`Remove two +1/+1 counters from ~`; amount None: all of them, or of `any_number` as many as
    one likes."""

    kind: str
    amount: Amount | None
    on: Who
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class RemoveAmongCost(Cost):
    """`Remove two +1/+1 counters from among creatures you control`: off one of them or several; kind "": of any kinds."""

    kind: str
    amount: Amount
    among: Filter


@dataclass(frozen=True, slots=True)
class BlightCost(Cost):
    """`Blight 1`: that many -1/-1 counters on a creature of the payer's (CR 701.68a)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PutBackCost(Cost):
    """`Put a card from your hand on top of your library`."""

    what: Filter


@dataclass(frozen=True, slots=True)
class ProcessCost(Cost):
    """`Put a card an opponent owns from exile into that player's graveyard`."""


@dataclass(frozen=True, slots=True)
class PutCountersCost(Cost):
    """`Put a -1/-1 counter on ~`."""

    kind: str
    amount: Amount
    on: Who


@dataclass(frozen=True, slots=True)
class Loyalty(Cost):
    """`+1`, `−2`, `0`, `−X` (CR 606): `sign` +1 or -1."""

    sign: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class EffectCost(Cost):
    """Any other action as a cost, in the words of the text; paid without regard to this game (`Reveal ~`). `number`: how often,
    where that is chosen (`Reveal X red cards from your hand`)."""

    words: str
    number: Amount | None = None


@dataclass(frozen=True, slots=True)
class EitherCost(Cost):
    """`Discard a card or pay 3 life`: one of them, chosen as the cost is determined (CR 601.2b)."""

    of: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class OpponentGainsLife(Cost):
    """`Have an opponent gain 3 life`."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PayEnergy(Cost):
    """`Pay {E}{E}`, `pay X {E}` (CR 107.14)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class CollectEvidence(Cost):
    """`Collect evidence 4`: cards of that mana value in all are exiled from the graveyard (CR 701.59)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Behold(Cost):
    """`Behold a Dragon`: one that one controls is chosen, or such a card in hand is revealed (CR 701.4a); nothing becomes of it."""

    what: Filter
    count: int = 1


@dataclass(frozen=True, slots=True)
class ItsManaCost(Cost):
    """`The flashback cost is equal to its mana cost`: of the card that has the ability."""


@dataclass(frozen=True, slots=True)
class Forage(Cost):
    """`Forage`: three cards are exiled from the graveyard or a Food is sacrificed (CR 701.61)."""


@dataclass(frozen=True, slots=True)
class Waterbend(Cost):
    """`Waterbend {3}`: artifacts and creatures may be tapped, each for one of its generic mana (CR 701.67)."""

    mana: Mana
