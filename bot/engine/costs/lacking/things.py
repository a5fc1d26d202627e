"""Costs of things: of what pays itself, of permanents, and of cards elsewhere."""

from __future__ import annotations

from bot.abilities.costs import (
    Behold,
    BlightCost,
    CollectEvidence,
    DiscardCost,
    ExileCost,
    Materials,
    ProcessCost,
    PutBackCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UnattachCost,
    UntapSelf,
)
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.who import YOU
from bot.engine.characteristics.view import permanents
from bot.engine.costs.by_doing import OPPONENTS_EXILED
from bot.engine.costs.candidates import cards_of, materials_of, permanents_of, sacrificed_of, untapped_of
from bot.engine.costs.lacking.payer import Payer, lacks
from bot.engine.effects.evidence import total_mana_value
from bot.engine.evaluate import all_that_fit, amount_of, who_is
from bot.engine.payment import total_power
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.state import Zone

_MY_CREATURES = Filter((OfType("Creature"), ControlledBy(YOU)))
_NOT_ENOUGH = "there is not enough to pay with"


@lacks(TapSelf)
def _to_tap(_part: TapSelf, payer: Payer) -> str | None:
    tapped = payer.found is None or payer.found.tapped
    return f"{payer.state.label(payer.source)} is tapped" if tapped else None


@lacks(UntapSelf)
def _to_untap(_part: UntapSelf, payer: Payer) -> str | None:
    untapped = payer.found is None or not payer.found.tapped
    return f"{payer.state.label(payer.source)} is untapped" if untapped else None


def _itself_gone(payer: Payer) -> str | None:
    there = payer.source in permanents(payer.state)
    return None if there else f"{payer.state.label(payer.source)} is not on the battlefield"


@lacks(SacrificeCost)
def _to_sacrifice(part: SacrificeCost, payer: Payer) -> str | None:
    if part.what is None:
        if (gone := _itself_gone(payer)) is not None:
            return gone
        can = can_be_sacrificed(payer.state, payer.source)
        return None if can else f"{payer.state.label(payer.source)} can't be sacrificed"
    if part.up_to:
        return None
    there = sacrificed_of(payer.state, payer.player, part.what, payer.source, payer.x)
    return _NOT_ENOUGH if len(there) < payer.how_many(part) else None


@lacks(ReturnCost)
def _to_return(part: ReturnCost, payer: Payer) -> str | None:
    if part.what is None:
        return _itself_gone(payer)
    there = permanents_of(payer.state, payer.player, part.what, payer.source, payer.x)
    return _NOT_ENOUGH if len(there) < payer.how_many(part) else None


@lacks(ExileCost)
def _to_exile(part: ExileCost, payer: Payer) -> str | None:
    if part.what is None:
        gone = payer.found is None
        return f"{payer.state.label(payer.source)} is not there any more" if gone else None
    if part.zone in ("", "battlefield"):
        there = permanents_of(payer.state, payer.player, part.what, payer.source, payer.x)
        if len(there) < payer.how_many(part):
            return _NOT_ENOUGH
    if payer.knows_all(part.zone):
        cards = cards_of(payer.state, payer.player, part.what, Zone(part.zone), payer.source, payer.x)
        if len(cards) < payer.how_many(part):
            return f"there is not enough in the {part.zone} to pay with"
    return None


@lacks(Materials)
def _to_craft_with(part: Materials, payer: Payer) -> str | None:
    few = (
        payer.knows_all("graveyard")
        and len(materials_of(payer.state, payer.player, part, payer.source)) < part.count
    )
    return "there is not enough to craft with" if few else None


@lacks(DiscardCost)
@lacks(PutBackCost)
def _of_a_hand(part: DiscardCost | PutBackCost, payer: Payer) -> str | None:
    if part.what is None or not payer.knows_all("hand"):
        return None
    wanted = payer.how_many(part) if isinstance(part, DiscardCost) else 1
    held = cards_of(payer.state, payer.player, part.what, Zone.HAND, payer.source, payer.x)
    return "there are not enough cards in hand to pay with" if len(held) < wanted else None


@lacks(ProcessCost)
def _to_process(_part: ProcessCost, payer: Payer) -> str | None:
    told = all((p, "exile") in payer.state.game.empty for p in payer.state.opponents(payer.player))
    none = told and not all_that_fit(OPPONENTS_EXILED, payer.sight, payer.context)
    return "no opponent owns a card in exile" if none else None


@lacks(Behold)
def _to_behold(part: Behold, payer: Payer) -> str | None:
    if not payer.knows_all("hand"):
        return None
    held = cards_of(payer.state, payer.player, part.what, Zone.HAND, payer.source, payer.x)
    there = permanents_of(payer.state, payer.player, part.what, payer.source, payer.x)
    return "there is not enough to behold" if len(held) + len(there) < part.count else None


@lacks(TapOthers)
def _to_tap_with_it(part: TapOthers, payer: Payer) -> str | None:
    ready = untapped_of(payer.state, payer.player, part, payer.source, payer.cost)
    if part.power is None:
        return "there is not enough untapped to pay with" if len(ready) < part.count else None
    weak = total_power(payer.state, ready, part.deed) < part.power
    return f"the untapped creatures have a power of less than {part.power} in all" if weak else None


@lacks(CollectEvidence)
def _to_collect(part: CollectEvidence, payer: Payer) -> str | None:
    cards = cards_of(payer.state, payer.player, None, Zone.GRAVEYARD, payer.source)
    few = payer.knows_all("graveyard") and total_mana_value(payer.state, cards) < amount_of(
        part.amount, payer.sight, payer.context
    )
    return "the cards in the graveyard have too little mana value in all" if few else None


@lacks(BlightCost)
def _to_blight(_part: BlightCost, payer: Payer) -> str | None:
    there = all_that_fit(_MY_CREATURES, payer.sight, payer.context)
    return None if there else "there is no creature to blight"


@lacks(UnattachCost)
def _to_unattach(part: UnattachCost, payer: Payer) -> str | None:
    objects = payer.state.objects
    those = (objects[e] for e in who_is(part.what, payer.sight, payer.context) if e in objects)
    return None if any(one.attached_to for one in those) else "it is attached to nothing"
