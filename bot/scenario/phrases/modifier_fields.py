"""What each modifier tells of how something is done: `with X = 3`, `targeting Bob`, `kicked`, `without paying its cost`.

Each function answers with how it is done then; with None where that was told already or does not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.abilities.subtypes import BASIC_LAND_TYPES, SUBTYPES
from bot.cards.phrases.words.type_words import PLURALS
from bot.scenario.phrases.modifier_modes import (
    with_cardsmode,
    with_lifemode,
    with_mode,
    with_modes,
    with_moremodes,
)
from bot.scenario.phrases.named_once import is_told_only_there
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Share
from bot.values import replace

DECLINED = "declined"


FACE_DOWN = "face down"


def with_targets(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.targets is not None else replace(how, targets=values["targets"])


def with_exchanged(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`exchanging my Bears for his Angel`: the spell's two targets."""
    return None if how.targets is not None else replace(how, targets=(values["first"], values["second"]))


def with_player(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.targets is not None else replace(how, targets=(values["player"],))


def with_shares(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    if how.shares:
        return None
    shares: tuple[Share, ...] = values["shares"]
    if any(share.amount < 0 for share in shares):
        return None
    return replace(how, shares=shares)


def with_x(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.x is not None else replace(how, x=values["x"])


def with_paid(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, paid=(*how.paid, *([values["paidword"]] * values.get("times", 1))))


def with_evidence(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`collecting evidence 6` (CR 701.59a)."""
    return None if "evidence" in how.paid else replace(how, paid=(*how.paid, "evidence"))


def with_no_evidence(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if "evidence" in how.paid else replace(how, paid=(*how.paid, DECLINED))


def with_facedown(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if FACE_DOWN in how.paid else replace(how, paid=(*how.paid, FACE_DOWN))


def with_kicked(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    mana = (*values.get("mana", ()), *values.get("more", ()))
    return replace(how, paid=(*how.paid, "kicker", *(mana or ("kicker",))))


def with_original(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.original is not None else replace(how, original=values["original"])


def with_dealer(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    dealer = values["dealer"]
    said = dealer.owner is not None or dealer.article or reader.tokens[dealer.start].text[:1].isupper()
    return replace(how, dealer=dealer) if how.dealer is None and said else None  # no `with delirium`


def with_paidmana(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    mana = values.get("mana") or (f"{{{values['number']}}}",)
    return replace(how, paid=(*how.paid, *mana))


def with_paidcolors(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, paid=(*how.paid, f"{values['number']} colors"))


def with_paidlife(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, paid=(*how.paid, f"{values['life']} life"))


def with_sacrificed(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.sacrificed else replace(how, sacrificed=values["things"])


def with_discarded(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.discarded else replace(how, discarded=values["things"])


def with_tapped(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.tapped else replace(how, tapped=values["things"])


def with_exiled(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.exiled else replace(how, exiled=values["things"])


def with_returned(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.returned else replace(how, returned=values["things"])


def with_returned_from_graveyard(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.returned else replace(how, returned=values["things"], buried=True)


def with_exiled_from_graveyard(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    owner = values.get("owner")
    things = (
        tuple(ref.but(owner=owner) for ref in values["things"]) if owner is not None else values["things"]
    )
    return None if how.exiled else replace(how, exiled=things, buried=True)


def with_newtargets(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.new_targets else replace(how, new_targets=values["targets"])


def with_sametargets(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, same_targets=True)


def with_keeptargets(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.new_targets else replace(how, keeps_targets=True)


def with_free(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, free=True)


def with_declined(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`without kicker`: what might be paid besides is not."""
    if values.get("declined", "kicker") in how.paid:
        return None
    return replace(how, paid=(*how.paid, DECLINED))


def with_noreason(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`for no reason` tells nothing."""
    return how


def with_having(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`casts Gideon's Phalanx with spell mastery`: who casts it has the cards for that."""
    return replace(how, having=(*how.having, values["count"]))


def with_paired(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.paired is not None else replace(how, paired=values["partner"])


def with_source(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    source = values["source"]
    return None if how.source is not None or not isinstance(source, ThingRef) else replace(how, source=source)


def with_chapter(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, chosen=(*how.chosen, ("chapter", str(values["number"]))))


def with_chosen(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    colors = (values[name] for name in ("color", "also") if name in values)
    return replace(how, chosen=(*how.chosen, *(("color", color) for color in colors)))


def with_chosenability(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`choosing lifelink`: one of several that something gives."""
    return replace(how, chosen=(*how.chosen, ("ability", values["ability"])))


def with_chosenname(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    thing: ThingRef = values["name"]
    # "Goblin" is a type, and may be short for Goblin King: which of them the card asks for is what was told.
    word = reader.tokens[thing.start].text.capitalize() if thing.end == thing.start + 1 else ""
    subtype = thing.subtypes[0] if len(thing.subtypes) == 1 else PLURALS.get(word, word)
    if subtype in SUBTYPES:
        kind = "basic land type" if subtype in BASIC_LAND_TYPES else "creature type"
        how = replace(how, chosen=(*how.chosen, (kind, subtype)))
        if thing.source == "kind":
            return how
    if thing.source not in ("card", "made", "part", "guess"):
        return None
    return replace(
        how,
        chosen=(*how.chosen, ("card name", thing.name + (f" {thing.letter}" if thing.letter else ""))),
    )


def with_present(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`with Furnace of Rath in play`: only where all are told to be there, or are lands (`casts Mutilate with five Swamps`)."""
    things: tuple[ThingRef, ...] = values.get("tolds") or values["lands"]
    there = "tolds" in values or all(_is_land(reader, ref) for ref in things)
    return None if how.present or not there else replace(how, present=things)


def _is_land(reader: PhraseReader, ref: ThingRef) -> bool:
    card = reader.lexicon.names.exact(ref.name) if ref.source == "card" else None
    return card is not None and "Land" in card.types


def with_times(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.times != 1 else replace(how, times=values["times"])


def with_response(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    under = values.get("under")
    if how.response or (isinstance(under, ThingRef) and is_told_only_there(reader, under)):
        return None
    return replace(how, response=True, under=under, answered_at=tuple(values.get("at") or ()))


def with_zone(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return None if how.zone else replace(how, zone=values["zone"])


def with_andgains(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    gainer = values["gainer"]
    return replace(how, opponent_gains=gainer) if isinstance(gainer, PlayerRef) else None


with_putonto = with_targets

#: By the field of the table of modifiers.
FIELDS: dict[str, Callable[[PhraseReader, How, dict[str, Any]], How | None]] = {
    "targets": with_targets,
    "player": with_player,
    "shares": with_shares,
    "x": with_x,
    "paid": with_paid,
    "facedown": with_facedown,
    "evidence": with_evidence,
    "noevidence": with_no_evidence,
    "kicked": with_kicked,
    "original": with_original,
    "dealer": with_dealer,
    "paidmana": with_paidmana,
    "paidcolors": with_paidcolors,
    "paidlife": with_paidlife,
    "sacrificed": with_sacrificed,
    "discarded": with_discarded,
    "tapped": with_tapped,
    "exiled": with_exiled,
    "returned": with_returned,
    "returnedgy": with_returned_from_graveyard,
    "exiledgy": with_exiled_from_graveyard,
    "exchanged": with_exchanged,
    "newtargets": with_newtargets,
    "sametargets": with_sametargets,
    "keeptargets": with_keeptargets,
    "free": with_free,
    "declined": with_declined,
    "noreason": with_noreason,
    "having": with_having,
    "paired": with_paired,
    "source": with_source,
    "chapter": with_chapter,
    "chosen": with_chosen,
    "chosenability": with_chosenability,
    "chosenname": with_chosenname,
    "present": with_present,
    "cardsmode": with_cardsmode,
    "lifemode": with_lifemode,
    "mode": with_mode,
    "modes": with_modes,
    "moremodes": with_moremodes,
    "times": with_times,
    "response": with_response,
    "zone": with_zone,
    "andgains": with_andgains,
    "putonto": with_putonto,
}
