"""Lures that give a bonus too: `Enchanted creature gets +4/+4, and all creatures able to block it do so`."""

from __future__ import annotations

from typing import Any

from bot.abilities.combat_rules import Lure
from bot.abilities.statics import Rules, While
from bot.cards.phrases.base import G
from bot.cards.phrases.statics.standing import merged, split_by_kind
from bot.cards.phrases.statics.while_it_holds import it_is, spoken_of


def _lured(who: Any, c: Any) -> Any:
    return (*split_by_kind(who, c), Rules(who, (Lure(),)))


def _lured_said(value: Any) -> Any:
    last = value[-1] if isinstance(value, tuple) and len(value) > 1 else None
    if not isinstance(last, Rules) or last != Rules(last.who, (Lure(),)):
        return None
    return merged(value[:-1])


for _comma in ("", ","):
    G.computed(
        "static",
        f"{{who:standing.1}} {{c:changes.has.1}}{_comma} and all creatures able to block it do so",
        _lured,
        _lured_said,
        key=tuple,
        alternate=bool(_comma),
    )
    G.computed(
        "staticwhile",
        f"as long as {{i:conditions}}, it {{c:changes.has.1}}{_comma} and all creatures able to block it do so",
        lambda i, c: None if it_is(i, c) is None else (While(i, _lured(spoken_of(i), c)),),
        lambda value: None,
        key=tuple,
        alternate=True,
    )
