"""Cards put onto the battlefield: whose, how they arrive there, with which counters, attached to what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.combining import ForEachOf
from bot.abilities.effects import Move
from bot.abilities.filters import InZone
from bot.abilities.who import SELF, YOU, Chosen, Each, OwnerOf, Target, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.language.rules import Found, Node, Rule
from bot.language.run import Run
from bot.values import dataclass, replace

p = G.phrase


@dataclass(frozen=True, slots=True)
class Arrival:
    """`tapped and attacking under your control with two +1/+1 counters on it attached to that creature`."""

    tapped: bool = False
    attacking: bool = False
    under: Who | None = None
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Who | None = None
    transformed: bool = False
    whom: Who | None = None


p("arrive.face", "transformed", True)
p("arrive.turned", "and transformed", True)  # `tapped and transformed`
p("arrive.how", "tapped", (True, False))
p("arrive.how", "tapped and attacking", (True, True))
for _player in ("that player", "that opponent"):
    p("arrive.whom", _player, Back(_player))
p("arrive.under", "under your control", YOU)
p(
    "arrive.under",
    "under its owner's control",
    OwnerOf(Back("it")),
    also=("under their owners' control", "under their owner's control"),
)
p(
    "arrive.with",
    "with a {k:counterkind} counter on it",
    ((S.k, 1),),
    also=("with a additional {k:counterkind} counter on it",),
)
p(
    "arrive.with",
    "with {n:intword} {k:counterkind} counters on it",
    ((S.k, S.n),),
    also=("with {n:intword} additional {k:counterkind} counters on it",),
)
p("arrive.to", "attached to {o:obj.1}", S.o)


class ArrivalWords(Rule):
    """The parts that are said, in their order; at least one."""

    _PARTS = (
        "arrive.how",
        "arrive.whom",
        "arrive.face",
        "arrive.turned",
        "arrive.under",
        "arrive.with",
        "arrive.to",
    )

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, 0, {}, (), out)
        return out

    def _more(
        self, run: Run, at: int, part: int, said: dict[str, Any], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        if said:
            tapped, attacking = said.get("arrive.how", (False, False))
            value = Arrival(
                tapped,
                attacking,
                said.get("arrive.under"),
                said.get("arrive.with", ()),
                said.get("arrive.to"),
                "arrive.face" in said or "arrive.turned" in said,
                said.get("arrive.whom"),
            )
            parts: list[str | int] = []
            for i in range(len(nodes)):
                parts += [" ", i] if i else [i]
            out.append((at, value, self.node(value, parts, nodes)))
        for next_ in range(part, len(self._PARTS)):
            name = self._PARTS[next_]
            if name == ("arrive.face" if "arrive.how" in said else "arrive.turned"):
                continue
            if name == "arrive.whom" and not said.get("arrive.how", (False, False))[1]:
                continue
            for end, value, node in run.read(G.rule(name), at):
                self._more(run, end, next_ + 1, {**said, name: value}, (*nodes, node), out)

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Arrival) or value == Arrival():
            return None
        texts: list[str | None] = []
        if value.tapped or value.attacking:
            texts.append(G.rule("arrive.how").write((value.tapped, value.attacking)))
        turned = (not texts and value.transformed, bool(texts) and value.transformed)
        rest = (value.whom, *turned, value.under, value.counters, value.attached_to)
        for name, part in zip(self._PARTS[1:], rest, strict=True):
            if part:
                texts.append(G.rule(name).write(part))
        return None if None in texts else " ".join(str(t) for t in texts)


G.register(ArrivalWords("arrival"))


def brought(what: Who, how: Arrival, from_zone: str = "", under: Who | None = None) -> Any:
    """What is put onto the battlefield, arriving so; None where it can't be told how."""
    if how.attached_to is not None and isinstance(what, Target) and what.count.most != 1:
        return None  # whether each of several can be attached depends on the others
    return Move(
        what,
        "battlefield",
        how.under or under,
        False,
        how.tapped,
        how.attacking,
        how.counters,
        how.attached_to,
        from_zone,
        how.transformed,
        whom=how.whom,
    )


def how_it_arrives(value: Move, under: Who | None = None) -> Arrival:
    own = None if under is not None and value.under == under else value.under
    return Arrival(
        value.tapped,
        value.attacking,
        own,
        value.with_counters,
        value.attached_to,
        value.transformed,
        value.whom,
    )


def arrives_so(value: Move, from_zone: str = "") -> bool:
    return value.to == "battlefield" and not value.until_leaves and value.from_zone == from_zone


#: What is returned: named, a word back, or a card of a graveyard chosen now.
p("returned", "{o:thing}", S.o)
for _chosen in ("chosen.1", "chosen.n"):
    p("returned", f"{{c:{_chosen}}}", S.c, when=lambda c: lies_in(c))


def lies_in(chosen: Chosen, *zones: str) -> bool:
    return any(
        isinstance(q, InZone) and q.zone in (zones or ("graveyard", "exile")) for q in chosen.what.qualities
    )


p("imperative", "return {o:returned} to the battlefield", Move(S.o, "battlefield"))
G.alternate("imperative", "return to the battlefield {e:each.n}", Move(S.e, "battlefield"))


def _of_your_choice(what: Who, how: Arrival) -> bool:
    """`put a land card from your graveyard onto the battlefield` says the same."""
    return isinstance(what, Chosen) and how.under == YOU


for _spare in (False, True):
    G.computed(
        "imperative",
        "return {o:returned} to the battlefield {a:arrival}",
        lambda o, a, _spare=_spare: brought(o, a) if _of_your_choice(o, a) is _spare else None,
        lambda v: (
            (v.what, how_it_arrives(v))
            if arrives_so(v) and not _of_your_choice(v.what, how_it_arrives(v))
            else None
        ),
        key=Move,
        alternate=_spare,
    )
p(
    "imperative",
    "return ~ from your graveyard to the battlefield",
    Move(SELF, "battlefield", under=YOU, from_zone="graveyard"),
)


def _own(a: Arrival) -> Move | None:
    return brought(SELF, a, "graveyard", YOU) if a.under is None else None


def _own_said(value: Any) -> Sequence[Any] | None:
    fitting = arrives_so(value, "graveyard") and value.what == SELF and value.under == YOU
    return (how_it_arrives(value, YOU),) if fitting else None


G.computed(
    "imperative", "return ~ from your graveyard to the battlefield {a:arrival}", _own, _own_said, key=Move
)


def put_onto(o: Who, a: Arrival) -> Move | None:
    return brought(o, a, under=YOU) if a.under is None else None


def _each_puts(w: Who, c: Chosen) -> Any:
    """Each of them chooses among their own cards."""
    if c.chooser is not None or c.random or not lies_in(c):
        return None
    return ForEachOf(w, (Move(Chosen(c.what, c.count, Back("they")), "battlefield", Back("they")),))


def _each_puts_said(value: Any) -> Sequence[Any] | None:
    move = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(move, Move) or not isinstance(move.what, Chosen) or move.what.chooser != Back("they"):
        return None
    again = _each_puts(value.what, Chosen(move.what.what, move.what.count))
    return (value.what, Chosen(move.what.what, move.what.count)) if again == value else None


G.computed(
    "clause",
    "{w:player.1} puts {c:chosen.1} onto the battlefield",
    _each_puts,
    _each_puts_said,
    key=ForEachOf,
)


def _each_with(w: Who, e: Each, a: Arrival) -> Any:
    moved = brought(e, a) if a.under is None else None
    return None if moved is None else ForEachOf(w, (replace(moved, under=Back("they")),))


def _each_with_said(value: Any) -> Sequence[Any] | None:
    move = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(move, Move) or not isinstance(move.what, Each) or not arrives_so(move):
        return None
    how = how_it_arrives(move, Back("they"))
    return (value.what, move.what, how) if move.under == Back("they") and how != Arrival() else None


G.computed(
    "clause",
    "{w:player.1} returns {e:each.1} to the battlefield {a:arrival}",
    _each_with,
    _each_with_said,
    key=ForEachOf,
)
p(
    "imperative",
    "put that card onto the battlefield under your control from their graveyard",
    Move(Back("that card"), "battlefield", under=YOU, from_zone="graveyard"),
)
