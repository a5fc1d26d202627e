"""Modes: how many are chosen, what they are called, what each costs (CR 700.2)."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.ability import Spell
from bot.abilities.combining import ModeCost, Modes, ModesInstead
from bot.abilities.who import Count
from bot.cards.phrases.base import G, S
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized

p = G.phrase

for _words, _count in (
    ("one", Count(1, 1)),
    ("two", Count(2, 2)),
    ("three", Count(3, 3)),
    ("four", Count(4, 4)),
    ("five", Count(5, 5)),
    ("one or both", Count(1, 2)),
    ("one or more", Count(1, None)),
    ("up to one", Count(0, 1)),
    ("up to two", Count(0, 2)),
    ("up to three", Count(0, 3)),
    ("up to four", Count(0, 4)),
    ("up to five", Count(0, 5)),
    ("any number", Count(0, None)),
):
    p("modecount", _words, _count)

# What a mode is called means nothing (CR 207.2d).
p("mode", "{x:paragraph}", ("", S.x))
p("mode", "{n:label} — ^{x:paragraph}", (S.n, S.x), when=lambda n, x: bool(n))


class ModeList(Rule):
    """`• A • Name — B` as a tuple of names and paragraphs."""

    def __init__(self) -> None:
        super().__init__("modelist")
        self._mode = G.rule("mode")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), out)
        return out

    def _more(
        self, run: Run, at: int, values: tuple[Any, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        if run.folded[at] != "•":
            return
        for end, value, node in run.read(self._mode, at + 1):
            now, kids = (*values, value), (*nodes, node)
            if end == run.size:
                parts: list[str | int] = []
                for i in range(len(now)):
                    parts += [" • " if i else "• ", slot_part(i, capital=True)]
                out.append((end, now, self.node(now, parts, kids)))
            elif len(now) < 8:
                self._more(run, end, now, kids, out)

    def write(self, value: Any) -> str | None:
        texts = [self._mode.write(v) for v in value]
        if any(t is None for t in texts):
            return None
        return " ".join("• " + capitalized(str(t)) for t in texts)


G.register(ModeList())


def _named(c: Count, m: Any, **more: Any) -> Modes:
    names = tuple(ModeCost((), name) for name, _ in m) if any(name for name, _ in m) else ()
    return Modes(c, tuple(x for _, x in m), names, **more)


def _names(value: Modes) -> Any:
    """The modes with what they are called; None where one has a cost."""
    if any(c.cost for c in value.costs):
        return None
    names = [c.name for c in value.costs] or [""] * len(value.modes)
    return tuple(zip(names, value.modes, strict=True))


def _plain(value: Modes, **more: Any) -> Any:
    """The same of modes of which nothing else is said but this."""
    said = _names(value)
    return (value.choose, said) if said and value == _named(value.choose, said, **more) else None


G.computed("step", "choose {c:modecount} — {m:modelist}", _named, _plain, key=Modes)
for _again in (
    "You may choose the same mode more than once.",
    "you may choose the same mode more than once —",
):
    G.computed(
        "step",
        f"choose {{c:modecount}}. {_again} {{m:modelist}}".replace(". you", "; you"),
        partial(_named, again=True),
        partial(_plain, again=True),
        key=Modes,
        alternate="—" in _again,
    )
for _since, _words in (
    ("", "choose {c:modecount} that hasn't been chosen — {m:modelist}"),
    ("this turn", "choose {c:modecount} that hasn't been chosen this turn — {m:modelist}"),
):
    _other: Any = _since or "ever"
    for _dash in (" —", " --", "—", "--", "."):
        G.computed(
            "step",
            _words.replace(" —", _dash),
            partial(_named, unchosen=_other),
            partial(_plain, unchosen=_other),
            key=Modes,
            alternate=_dash != " —",
        )

# `Choose one. If C, you may choose both instead.` (CR 700.2a)
p("moremodes", "both", Count(2, None))  # all there are
p("moremodes", "{c:modecount}", S.c)


def _or(c: Count, k: Any, n: Count, m: Any, may: bool) -> Any:
    return _named(c, m, instead=ModesInstead(k, n, may))


def _or_said(value: Modes, may: bool) -> Any:
    other, said = value.instead, _names(value)
    if other is None or not said or other.may is not may:
        return None
    same = value == _named(value.choose, said, instead=other)
    return (value.choose, other.condition, other.choose, said) if same else None


for _may, _chooses in ((True, "you may choose"), (False, "choose")):
    for _as in ("", " as you cast ~"):
        for _instead in (" instead", ""):
            G.computed(
                "step",
                f"choose {{c:modecount}}. If {{k:condition}}{_as}, {_chooses} {{n:moremodes}}{_instead}. {{m:modelist}}",
                partial(_or, may=_may),
                partial(_or_said, may=_may),
                key=Modes,
                alternate=bool(_as) or not _instead,
            )

# Modes with a cost each: `spree • {1} — A • {2} — B` (CR 702.172), `tiered • Fire — {0} — A` (CR 702.183).
p("costedmode", "• {c:manacost} — ^{x:paragraph}", (ModeCost(S.c), S.x))
p("costedmode", "• ^{n:label} — {c:manacost} — ^{x:paragraph}", (ModeCost(S.c, S.n), S.x))
p("costedmodes", "{m:costedmode}", (S.m,))
G.computed(
    "costedmodes",
    "{m:costedmode} {r:costedmodes}",
    lambda m, r: (m, *r),
    lambda v: (v[0], v[1:]) if len(v) > 1 else None,
    key=tuple,
)
for _word, _how_many in (("spree", Count(1, None)), ("tiered", Count(1, 1))):

    def _costed(m: Any, _how_many: Count = _how_many) -> Any:
        return (Spell((Modes(_how_many, tuple(x for _, x in m), tuple(c for c, _ in m)),)),)

    def _costed_said(v: Any, _how_many: Count = _how_many) -> Any:
        own = v[0].effects[0] if len(v) == 1 and isinstance(v[0], Spell) and len(v[0].effects) == 1 else None
        if not isinstance(own, Modes) or own.choose != _how_many or len(own.costs) != len(own.modes):
            return None
        return (tuple(zip(own.costs, own.modes, strict=True)),)

    # A line of its own: the last mode goes on to its end.
    G.computed("line.spell", f"{_word} {{m:costedmodes}}", _costed, _costed_said, key=tuple)
