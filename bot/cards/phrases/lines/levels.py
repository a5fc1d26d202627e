"""Lines by frame: levels (CR 711), station (CR 721), Classes (CR 716), chapters (CR 714)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Activated, Keyword, LevelBand, Static, StationBand, Triggered
from bot.abilities.amounts import Number
from bot.abilities.class_levels import ChosenBand, GainClassLevel
from bot.abilities.conditions import AllSo, HasKeywordState, NotSo
from bot.abilities.entering import AsEntersChoose
from bot.abilities.events import Chapter
from bot.abilities.limits import Only
from bot.abilities.who import SELF
from bot.cards.phrases.base import G, S
from bot.language.rules import Found, Rule
from bot.language.run import Run

p = G.phrase


class Range(Rule):
    """`1-4`: two whole numbers as a pair."""

    def read(self, run: Run, at: int) -> list[Found]:
        first, dash, last = run.exact[at].partition("-")
        if not (dash and first.isdigit() and last.isdigit()):
            return []
        value = (int(first), int(last))
        return [(at + 1, value, self.node(value, (run.exact[at],)))]

    def write(self, value: Any) -> str | None:
        return f"{value[0]}-{value[1]}"


G.register(Range("range"))


def _band(a: int, b: int | None, s: Any, k: tuple[Any, ...]) -> Any:
    power, toughness = s
    if not (isinstance(power, Number) and isinstance(toughness, Number)):
        return None
    return LevelBand(a, b, power.n, toughness.n, k)


def _band_slots(value: Any, open_end: bool, bare: bool) -> Any:
    if (value.most is None) is not open_end or (not value.abilities) is not bare:
        return None
    size = (Number(value.power), Number(value.toughness))
    ends = value.least if open_end else (value.least, value.most)
    return (ends, size) if bare else (ends, size, value.abilities)


G.computed(
    "level",
    "LEVEL {r:range} • {s:size}",
    lambda r, s: _band(r[0], r[1], s, ()),
    lambda v: _band_slots(v, False, True),
    key=LevelBand,
)
G.computed(
    "level",
    "LEVEL {r:range} • {s:size} • ^{k:levelabilities}",
    lambda r, s, k: _band(r[0], r[1], s, k),
    lambda v: _band_slots(v, False, False),
    key=LevelBand,
)
G.computed(
    "level",
    "LEVEL {a:int}+ • {s:size} • ^{k:levelabilities}",
    lambda a, s, k: _band(a, None, s, k),
    lambda v: _band_slots(v, True, False),
    key=LevelBand,
)
p("levelability", "{k:keywordline}", S.k)
p("levelability", "{a:ability}", (S.a,))
p("levelability", "{s:statements}", (Static(S.s),))
p("levelabilities", "{a:levelability}", S.a)
G.computed(
    "levelabilities",
    "{a:levelability} • ^{b:levelability}",
    lambda a, b: (*a, *b) if isinstance(a[-1], Keyword) and not isinstance(b[0], Keyword) else None,
    lambda v: _parted(v),
    key=tuple,
)


for _sized in (False, True):
    G.computed(
        "level",
        "STATION {a:int}+ • ^{k:stationabilities}" + (" • {s:size}" if _sized else ""),
        (lambda a, k, s: _station(a, k, s)) if _sized else (lambda a, k: StationBand(a, k)),
        (lambda v: (v.least, v.abilities, tuple(map(Number, v.size))) if v.size else None)
        if _sized
        else (lambda v: (v.least, v.abilities) if not v.size else None),
        key=StationBand,
    )
p("stationability", "{k:keyword}", (S.k,))
p("stationability", "{a:ability}", (S.a,))
p("stationability", "{s:statements}", (Static(S.s),))
p("stationabilities", "{a:stationability}", S.a)
G.computed(
    "stationabilities",
    "{a:stationability} • ^{b:stationabilities}",
    lambda a, b: (*a, *b),
    lambda v: (v[:1], v[1:]) if len(v) > 1 else None,
    key=tuple,
)


def _station(least: int, abilities: tuple[Any, ...], size: Any) -> Any:
    power, toughness = size
    sure = isinstance(power, Number) and isinstance(toughness, Number)
    return StationBand(least, abilities, (power.n, toughness.n)) if sure else None


def _parted(values: tuple[Any, ...]) -> Any:
    at = next((i for i, a in enumerate(values) if not isinstance(a, Keyword)), len(values))
    return (values[:at], values[at:]) if 0 < at < len(values) else None


def class_bar(cost: Any, level: int) -> Activated | None:
    """`cost: Level N`: only as a sorcery, and only for a Class of the level before (CR 716.2a)."""
    if level < 2:
        return None
    own: Any = NotSo(HasKeywordState(SELF, f"level {level}"))
    if level > 2:
        own = AllSo((HasKeywordState(SELF, f"level {level - 1}"), own))
    return Activated(cost, (GainClassLevel(level),), (Only.AS_A_SORCERY,), own)


p("classlevel", "level {n:int}", S.n)
G.computed(
    "line.permanent",
    "{c:manacost}: ^{n:classlevel}",
    lambda c, n: (lambda bar: None if bar is None else (bar,))(class_bar(c, n)),
    lambda v: (
        (v[0].cost, v[0].effects[0].level)
        if len(v) == 1 and isinstance(v[0], Activated) and isinstance(v[0].effects[0], GainClassLevel)
        else None
    ),
    key=tuple,
)

_ROMAN = ("I", "II", "III", "IV", "V", "VI")
for _at, _roman in enumerate(_ROMAN, 1):
    p("chapter", _roman, (_at,))
    if _at < len(_ROMAN):
        p("chapter", f"{_roman}, {_ROMAN[_at]}", (_at, _at + 1))
    if _at + 1 < len(_ROMAN):
        p("chapter", f"{_roman}, {_ROMAN[_at]}, {_ROMAN[_at + 1]}", (_at, _at + 1, _at + 2))
    if _at + 2 < len(_ROMAN):
        _four = ", ".join(_ROMAN[_at - 1 : _at + 3])
        p("chapter", _four, tuple(range(_at, _at + 4)))
p("chapterline", "{c:chapter} — ^{x:paragraph}", Triggered(Chapter(S.c), S.x))
p("chapterline", "{c:chapter} — ^{l:label} — ^{x:paragraph}", Triggered(Chapter(S.c), S.x, label=S.l))
p("line.permanent", "{l:level}", (S.l,))
p("line.permanent", "{c:chapterline}", (S.c,))


# --- one of two words, and the abilities of each -----------------------------------------------------------------------------------


class OneWord(Rule):
    """`Khans`: a word that begins large, as it stands."""

    def read(self, run: Run, at: int) -> list[Found]:
        word = run.exact[at]
        return [(at + 1, word, self.node(word, (word,)))] if word[:1].isupper() and word.isalpha() else []

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) else None


G.register(OneWord("oneword"))
p(
    "wordchoice",
    "as ~ enters, choose {a:oneword} or {b:oneword}",
    (S.a, S.b),
    also=("as ~ enters the battlefield, choose {a:oneword} or {b:oneword}",),
)


def _of_words(w: tuple[str, str], a: Any, b: Any) -> Any:
    if (a.label, b.label) != w:
        return None
    return (Static((AsEntersChoose("word", words=w),)), ChosenBand(w[0], (a,)), ChosenBand(w[1], (b,)))


def _words_said(value: tuple[Any, ...]) -> Any:
    bands = value[1:]
    if len(bands) != 2 or not all(isinstance(band, ChosenBand) for band in bands):
        return None
    return ((bands[0].word, bands[1].word), bands[0].abilities[0], bands[1].abilities[0])


G.computed(
    "line.permanent", "^{w:wordchoice}. • ^{a:labelled} • ^{b:labelled}", _of_words, _words_said, key=tuple
)
