"""What is chosen for the words that follow, and the rest: `choose a creature. Destroy the rest.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import ChooseOfEach, Then
from bot.abilities.effects import ChooseThings, Destroy, Move, Sacrifice
from bot.abilities.filters import ExiledByIt, Filter, Not
from bot.abilities.past import DoneThisWay
from bot.abilities.who import YOU, Chosen, Each, OwnerOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import NOUNS
from bot.cards.phrases.words.series import Series
from bot.cards.phrases.words.verbs import player_verb
from bot.values import replace

_NOT_CHOSEN = Not(DoneThisWay("chosen"))
for _rule in ("chosen.1", "chosen.n"):
    player_verb(f"<chooses|choose> {{c:{_rule}}}", ChooseThings(S.who, S.c))
for _class in ("1", "n"):
    G.phrase(f"suffix.{_class}", "not chosen this way", (_NOT_CHOSEN,))
G.alternate("suffix.n", "that weren't chosen this way", (_NOT_CHOSEN,))


def _rest(chosen: ChooseThings) -> Each:
    return Each(Filter((*chosen.what.what.qualities, _NOT_CHOSEN)), "all")


def _with_rest(done: Any, joiner: str) -> Any:
    def build(c: Any) -> Any:
        if not isinstance(c, ChooseThings) or c.who != YOU:
            return None
        return Then((c, replace(done, what=_rest(c))), joiner)

    return build


def _rest_said(done: Any, joiner: str) -> Any:
    def match(value: Any) -> Any:
        first = value.parts[0] if len(value.parts) == 2 else None
        if not isinstance(first, ChooseThings) or value.joiner != joiner:
            return None
        return (first,) if value.parts[1] == replace(done, what=_rest(first)) else None

    return match


# `Return two cards exiled with ~ ... and put the rest on the bottom`: what has been returned is exiled no more.


def _returned(c: Chosen) -> Any:
    if not any(isinstance(q, ExiledByIt) for q in c.what.qualities):
        return None
    back = Move(c, "battlefield", under=OwnerOf(Back("it")))
    return Then((back, Move(Each(c.what, "all"), "library bottom")))


def _returned_said(value: Any) -> Any:
    first = value.parts[0]
    chosen = first.what if isinstance(first, Move) and isinstance(first.what, Chosen) else None
    return (chosen,) if chosen is not None and _returned(chosen) == value else None


G.computed(
    "sentence",
    "return {c:chosen.n} to the battlefield under their owners' control and put the rest on the bottom of their owners' libraries",
    _returned,
    _returned_said,
    key=Then,
)

_NOTHING = Each(Filter(), "all")
for _verb, _done in (("destroy", Destroy(_NOTHING)), ("exile", Move(_NOTHING, "exile"))):
    G.computed(
        "step", f"{{c:clause}}. {_verb} the rest.", _with_rest(_done, ". "), _rest_said(_done, ". "), key=Then
    )
    G.computed(
        "sentence",
        f"{{c:clause}}, then {_verb} the rest",
        _with_rest(_done, ", then "),
        _rest_said(_done, ", then "),
        key=Then,
    )


def _sacrificed(c: Any) -> Any:
    if not isinstance(c, ChooseThings) or c.who == YOU:
        return None
    return Then((c, Sacrifice(c.who, _rest(c))), ", then ")


def _sacrificed_said(value: Any) -> Any:
    first = value.parts[0] if len(value.parts) == 2 else None
    if (
        not isinstance(first, ChooseThings)
        or first.who == YOU
        or value.parts[1] != Sacrifice(first.who, _rest(first))
    ):
        return None
    return (first,)


for _also in (", then sacrifices the rest", " and sacrifices the rest"):
    G.computed(
        "sentence",
        f"{{c:clause}}{_also}",
        _sacrificed,
        _sacrificed_said if _also.startswith(",") else lambda v: None,
        key=Then,
        alternate=not _also.startswith(","),
    )

# One of each of several kinds, and the rest.

G.phrase("chosenkind", "a {f:filter.a}", (S.f,))
G.register(Series("chosenkinds", "chosenkind", "and", least=2))


def _of_each(w: Any, among: Filter, kinds: tuple[Filter, ...]) -> Then:
    rest = Each(Filter((*among.qualities, _NOT_CHOSEN)), "all")
    return Then((ChooseOfEach(w, among, kinds), Sacrifice(w, rest)), ", then ")


def _of_each_said(value: Any) -> Any:
    first = value.parts[0] if len(value.parts) == 2 else None
    if not isinstance(first, ChooseOfEach) or value != _of_each(first.who, first.among, first.kinds):
        return None
    return first.who, first.among, first.kinds


G.computed(
    "sentence",
    "{w:player.1} chooses from among the {f:filter.n} {k:chosenkinds}, then sacrifices the rest",
    _of_each,
    _of_each_said,
    key=Then,
)
G.computed(
    "sentence",
    "{w:player.1} chooses {k:chosenkinds} from among the {f:filter.n}, then sacrifices the rest",
    lambda w, k, f: _of_each(w, f, k),
    lambda v: None,
    key=Then,
    alternate=True,
)

# A player, by choice or at random.
for _noun in ("player", "opponent"):
    for _random in (False, True):
        player_verb(
            f"<chooses|choose> a {_noun}{' at random' if _random else ''}",
            ChooseThings(S.who, Chosen(Filter((NOUNS[_noun],)), random=_random)),
        )
