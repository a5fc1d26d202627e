"""Moments of a turn, as they are told: `before blocks`, `at the end of Bob's turn`, `in response to the Shock`."""

from __future__ import annotations

from bot.scenario.forms import tables
from bot.scenario.forms.compiling import ANY
from bot.scenario.forms.template import slots
from bot.scenario.phrases.named_once import is_told_only_there
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import When


def moments_at(reader: PhraseReader, at: int) -> list[tuple[When, int]]:
    """Moments told at `at`, the longest first."""
    token = reader.tokens[at]
    forms = tables.times().get(token.fold, ()) or tables.times().get(token.lemma, ())
    if token.owner:  # `Alice's turn ends`
        forms = [*forms, *tables.times().get(ANY, ())]
    found: dict[int, When] = {}
    for kind, form in forms:
        for end, filled in form.match(reader, at, None):
            values = slots(filled)
            who = values.get("owner") or values.get("who")
            when = When(
                kind,
                who if isinstance(who, PlayerRef) else None,
                values.get("number"),
                values.get("under") or values.get("trigger"),
                next=any(t.fold == "next" for t in reader.tokens[at:end]),
            )
            if kind == "RESPONSE" and when.under is None and reader.fold(end) == "to":
                continue
            if isinstance(when.under, ThingRef) and is_told_only_there(reader, when.under):
                continue
            known = found.get(end)
            if (
                known is None
                or (known.under is None and when.under is not None)
                or (known.player is None and when.player)
            ):
                found[end] = when if known is None or known.moment == when.moment else known
    return sorted(((when, end) for end, when in found.items()), key=lambda pair: -pair[1])
