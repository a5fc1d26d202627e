"""The top cards of a library, looked at or revealed, and where they go: `If it's a land card, you may put it into your hand.`

Nobody knows which cards those are, and none of them goes to the battlefield: it is beside the point where nothing in the story
reads what lies in a hand or a graveyard.
"""

from __future__ import annotations

from typing import Any, Literal

from bot.abilities.combining import If, May
from bot.abilities.conditions import Is
from bot.abilities.effects import Effect, Move
from bot.abilities.filters import Filter, OneOf
from bot.abilities.libraries import SeeTop
from bot.abilities.who import YOU, Count, Who
from bot.cards.back import IT
from bot.cards.phrases.base import G
from bot.cards.phrases.instructions.beside import KNOWN, beside, beside_clause
from bot.values import dataclass

# --- one card ---------------------------------------------------------------------------------------------------------------


_Where = Literal["hand", "graveyard", "library bottom"]


@dataclass(frozen=True, slots=True)
class _Put:
    """Where it goes, and whether its player may leave it there; `what`: only where it is such a card."""

    to: _Where
    may: bool = False
    what: Filter | None = None
    undone: bool = False  # `If you don't`: also where it is such a card and is left there

    def done(self) -> tuple[Effect, ...]:
        """What is done with it then."""
        moved = (Move(IT, self.to),)
        return (May(YOU, moved),) if self.may else moved


def _said(rule: str, value: Any, *templates: str) -> None:
    """Words for what is done with the card."""
    for template in templates:
        G.computed(rule, template, lambda *_: value, lambda value: None)


_said("beside.seen", SeeTop(YOU, "look at"), "look at the top card of your library")
_said("beside.seen", SeeTop(YOU), "reveal the top card of your library")
for _it in ("it", "that card"):
    _said("beside.tohand", "hand", f"put {_it} into your hand", f"reveal {_it} and put {_it} into your hand")
for _it in ("it", "that card", "the card"):
    _said("beside.away", "graveyard", f"put {_it} into your graveyard")
    _said("beside.away", "library bottom", f"put {_it} on the bottom of your library")
for _may in ("you may ", ""):
    G.computed(
        "beside.ifso",
        f"If it's a {{f:filter.a}}, {_may}{{h:beside.tohand}}",
        lambda f, h, may=bool(_may): _Put(h, may, f),
        lambda value: None,
    )
for _else in (
    "Otherwise",
    "If you don't",
    "If you don't put it into your hand",
    "If you don't put the card into your hand",
):
    for _may in ("you may ", ""):
        G.computed(
            "beside.else",
            f"{_else}, {_may}{{a:beside.away}}",
            lambda a, may=bool(_may), undone=_else != "Otherwise": _Put(a, may, undone=undone),
            lambda value: None,
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


def _known(slots: Any) -> tuple[Effect, ...]:
    """`Reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, put it into your graveyard`."""
    match slots:
        case (SeeTop() as seen, _Put(what=Filter() as what) as put):
            return (seen, If(Is(IT, OneOf((what,))), put.done()))
        case (SeeTop() as seen, _Put(what=Filter() as what) as put, _Put() as other):
            then = put.done()
            if put.may and other.undone:
                then = (May(YOU, (Move(IT, put.to),), if_not=other.done()),)
            return (seen, If(Is(IT, OneOf((what,))), then, other.done()))
        case (SeeTop() as seen, "graveyard" | "library bottom" as to):
            return (seen, May(YOU, (Move(IT, to),)))
        case (Who() as who, Filter() as what):
            return (SeeTop(who), If(Is(IT, OneOf((what,))), (Move(IT, "hand"),)))
        case _:
            return ()


KNOWN["beside.topcard"] = _known
KNOWN["beside.they-topcard"] = _known

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
for _rest in ("the rest", "the other"):
    beside("sort", f"put {{t:beside.taken}} into your hand and {_rest} on the bottom of your library")
    beside("sort", f"put {{t:beside.onewhere}} on top of your library and {_rest} {{p:beside.below}}")
for _one in ("one of them", "one of those cards", "up to one of them"):
    G.computed("beside.onewhere", _one, lambda: (), lambda value: None)

# --- seen and exiled ----------------------------------------------------------------------------------------------------------

beside("look", "look at target face-down creature")
beside("look", "look at target face-down permanent")
for _found, _them in (
    ("a {f:filter.a}", "it"),
    ("up to {n:intword} {f:filter.n}", "them"),
    ("{n:intword} {f:filter.n}", "them"),
):
    beside("exile", f"search {{w:whose}} library for {_found} and exile {_them}")
