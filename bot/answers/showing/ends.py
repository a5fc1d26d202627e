"""Ends in few words: what differs between them is told, what is the same everywhere is not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.answers.questions.places import where
from bot.engine.log.step import counted
from bot.engine.outcome import ObjectEnd, Outcome, PlayerEnd

_PLAYER_FIELDS = ("life", "poison", "counters", "lost", "discarded", "drawn", "milled", "mana_burn")
_THING_FIELDS = (
    "zone",
    "controller",
    "damage",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "tapped",
    "phased_out",
    "counters",
)
_MOST_ENDS = 4


def told_apart(eras: Sequence[Sequence[Outcome]]) -> list[str]:
    """For each era a sentence of its ends, each told by what differs anywhere; life totals are told always."""
    outcomes = [o for ends in eras for o in ends]
    differs = {*differing(outcomes), *((name, "life") for o in outcomes for name in o.players)}
    return [_ends(ends, differs) for ends in eras]


def _ends(ends: Sequence[Outcome], differs: Collection[tuple[str, str]]) -> str:
    told = list(dict.fromkeys(end_by(o, differs) for o in ends))
    if not told:
        return ""
    if len(told) == 1:
        return f"{told[0]}."
    shown = [f"({n}) {text}" for n, text in enumerate(told[:_MOST_ENDS], 1)]
    more = f" and {len(told) - _MOST_ENDS} more" if len(told) > _MOST_ENDS else ""
    return f"{len(told)} ends: {'; '.join(shown)}{more}."


def differing(outcomes: Sequence[Outcome]) -> Iterator[tuple[str, str]]:
    """(label, field) of everything that is not the same in all of these."""
    if len(outcomes) == 1 and len({thing.label for thing in outcomes[0].objects}) == len(outcomes[0].objects):
        return
    values: dict[tuple[str, str], list[object]] = {}
    for outcome in outcomes:
        for name, player in outcome.players.items():
            for field in _PLAYER_FIELDS:
                values.setdefault((name, field), []).append(getattr(player, field))
        for thing in outcome.objects:
            for field in _THING_FIELDS:
                values.setdefault((thing.label, field), []).append(getattr(thing, field))
    for key, found in values.items():
        if len(found) < len(outcomes) or any(v != found[0] for v in found):
            yield key


def end_by(outcome: Outcome, differs: Collection[tuple[str, str]]) -> str:
    """How an outcome ends, told by these fields: `Alice 20 life, Bob 17 life; Bear in the graveyard`."""
    players = [_player(name, player, differs) for name, player in outcome.players.items()]
    things = [text for t in outcome.objects if (text := _thing(t, differs))]
    return "; ".join(filter(None, [", ".join(filter(None, players)), *things]))


def _player(name: str, player: PlayerEnd, differs: Collection[tuple[str, str]]) -> str:
    fields = {f for f in _PLAYER_FIELDS if (name, f) in differs}
    if not fields:
        return ""
    parts = []
    if "life" in fields:
        burnt = f" ({player.mana_burn} of mana burn)" if player.mana_burn else ""
        parts.append(f"{player.life} life{burnt}")
    if player.poison or "poison" in fields:
        parts.append(f"{player.poison} poison")
    if "counters" in fields:
        parts += [f"{number} {kind}" for kind, number in player.counters]
    if "discarded" in fields:
        parts.append(f"{player.discarded} discarded")
    if "milled" in fields:
        parts.append(f"{player.milled} milled")
    if "drawn" in fields:
        parts.append(f"{player.drawn} drawn")
    lost = " (lost)" if player.lost else ""
    return f"{name} {', '.join(parts)}{lost}" if parts or lost else ""


def _thing(thing: ObjectEnd, differs: Collection[tuple[str, str]]) -> str:
    label = thing.label
    fields = {f for f in _THING_FIELDS if (label, f) in differs}
    if not fields:
        return ""
    parts = [where(thing)] if "zone" in fields else []
    if thing.zone != "battlefield":
        return f"{label} {parts[0]}" if parts else ""
    if thing.phased_out and "phased_out" in fields:
        parts.append("phased out")
    if "controller" in fields:
        parts.append(f"under {thing.controller}'s control")
    if fields & {"power", "toughness"} and thing.power is not None:
        parts.append(f"{thing.power}/{thing.toughness}")
    if "damage" in fields and thing.damage:
        parts.append(f"{thing.damage} damage")
    if "loyalty" in fields and thing.loyalty is not None:
        parts.append(f"loyalty {thing.loyalty}")
    if "defense" in fields and thing.defense is not None:
        parts.append(f"defense {thing.defense}")
    if "tapped" in fields and "zone" not in fields:
        parts.append("tapped" if thing.tapped else "untapped")
    if "counters" in fields:
        parts += [counted(n, f"{kind} counter") for kind, n in thing.counters.items()]
    return f"{label} {', '.join(parts)}" if parts else f"{label} undamaged" if "damage" in fields else ""
