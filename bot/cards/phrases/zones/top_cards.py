"""The top cards of a library, looked at or revealed, and where they go: `If it's a land card, you may put it into your hand.`

Nobody knows which cards those are, and none of them goes to the battlefield: it is beside the point where nothing in the story
reads what lies in a hand or a graveyard.
"""

from __future__ import annotations

from bot.abilities.who import Count
from bot.cards.phrases.base import G
from bot.cards.phrases.instructions.beside import beside, beside_clause


def _said(rule: str, *templates: str) -> None:
    """Words of which only the targets are kept."""
    for template in templates:
        G.computed(rule, template, lambda *slots: slots, lambda value: None)


# --- one card ---------------------------------------------------------------------------------------------------------------

_said("beside.seen", "look at the top card of your library", "reveal the top card of your library")
for _it in ("it", "that card"):
    _said("beside.tohand", f"put {_it} into your hand", f"reveal {_it} and put {_it} into your hand")
for _it in ("it", "that card", "the card"):
    _said("beside.away", f"put {_it} into your graveyard", f"put {_it} on the bottom of your library")
_said(
    "beside.ifso",
    "If it's a {f:filter.a}, you may {h:beside.tohand}",
    "If it's a {f:filter.a}, {h:beside.tohand}",
)
_said(
    "beside.else",
    "Otherwise, {a:beside.away}",
    "Otherwise, you may {a:beside.away}",
    "If you don't, {a:beside.away}",
    "If you don't, you may {a:beside.away}",
    "If you don't put it into your hand, you may {a:beside.away}",
    "If you don't put the card into your hand, you may {a:beside.away}",
)
beside("topcard", "{s:beside.seen}. {i:beside.ifso}")
beside("topcard", "{s:beside.seen}. {i:beside.ifso}. {e:beside.else}")
beside("topcard", "{s:beside.seen}. You may {a:beside.away}")
beside(
    "topcard",
    "look at the top card of {w:whose} library. You may put that card on the bottom of that player's library",
)
beside_clause(
    "topcard",
    "{p:player.1} reveals the top card of their library. If it's a {f:filter.a}, that player puts it into their hand",
)

# --- some of several --------------------------------------------------------------------------------------------------------

beside("sort", "reveal {t:beside.taken} and put the revealed cards into your hand")
for _those in ("them", "those cards"):
    G.computed(
        "beside.taken",
        f"a {{f:filter.a}} and/or a {{g:filter.a}} from among {_those}",
        lambda f, g: (f, g, Count(0, 1)),
        lambda value: None,
    )
    beside("bury", f"put one of {_those} back on top of your library")
    beside(
        "bury",
        f"put any number of {_those} into your graveyard and the rest back on top of your library in any order",
    )
