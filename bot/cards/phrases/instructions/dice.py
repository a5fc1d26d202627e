"""Dice that are rolled, their results, and the tables that say what each result does (CR 706)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.conditions import AmountIs
from bot.abilities.dice import ByResult, ResultRow, RollDie, RollsDie
from bot.abilities.walk import holds
from bot.abilities.who import YOU
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import player_verb
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized
from bot.regex import regex

p = G.phrase

for _sides, _word in ((4, "four"), (6, "six"), (8, "eight"), (10, "ten"), (12, "twelve"), (20, "twenty")):
    p("die", f"d{_sides}", _sides)
    G.alternate("die", f"{_word}-sided die", _sides)
player_verb("<rolls|roll> a {d:die}", RollDie(S.who, S.d))

# --- the result -------------------------------------------------------------------------------------------------------------

_RESULT = ThatMuch()
for _words in ("the result", "that result"):
    G.alternate("value0", _words, _RESULT)


def _result(c: Any) -> AmountIs:
    return AmountIs(_RESULT, *c)


G.computed(
    "condition",
    "the result is {c:compared}",
    _result,
    lambda v: ((v.how, v.than),) if v.amount == _RESULT else None,
    key=AmountIs,
)
for _roll in ("you roll", "you rolled"):
    G.computed(
        "condition",
        f"{_roll} a {{n:digits}}",
        lambda n: AmountIs(_RESULT, "=", n),
        lambda v: None,
        key=AmountIs,
        alternate=True,
    )
G.computed(
    "condition",
    "any of those results was {n:digits} or higher",
    lambda n: AmountIs(_RESULT, ">=", n),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
p("event", "you roll one or more dice", RollsDie(YOU), also=("you roll a die",))
for _on in ("", " on a die"):
    G.computed(
        "event",
        f"you roll a {{n:digits}} or higher{_on}",
        lambda n: RollsDie(YOU, n.n) if isinstance(n, Number) else None,
        lambda v: (Number(v.least),) if v.least is not None else None,
        key=RollsDie,
        alternate=bool(_on),
    )

# --- tables -----------------------------------------------------------------------------------------------------------------

_RANGE = regex(r"(\d+)(?:-(\d+))?\Z")


class ResultTable(Rule):
    """`• 1-9 | A • 10-19 | B • 20 | C`, to the end of the line, as a tuple of rows."""

    def __init__(self) -> None:
        super().__init__("resulttable")
        self._row = G.rule("paragraph")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), (), out)
        return out

    def _more(
        self,
        run: Run,
        at: int,
        values: tuple[ResultRow, ...],
        heads: tuple[str, ...],
        nodes: tuple[Node, ...],
        out: list[Found],
    ) -> None:
        head = _head(run, at)
        if head is None:
            return
        least, most, said, start = head
        for end, value, node in run.read(self._row, start):
            if holds(value, ByResult):
                continue  # the rows that follow are of this table
            now, kids, all_ = (*values, ResultRow(least, most, value)), (*nodes, node), (*heads, said)
            if end == run.size:
                parts: list[str | int] = []
                for i, one in enumerate(all_):
                    parts += [f"{' ' if i else ''}• {one} | ", slot_part(i, capital=True)]
                out.append((end, now, self.node(now, parts, kids)))
            elif len(now) < 6:
                self._more(run, end, now, all_, kids, out)

    def write(self, value: Any) -> str | None:
        texts = [self._row.write(row.effects) for row in value]
        if any(text is None for text in texts):
            return None
        return " ".join(
            f"• {_said(row)} | {capitalized(str(text))}" for row, text in zip(value, texts, strict=True)
        )


def _head(run: Run, at: int) -> tuple[int, int | None, str, int] | None:
    """The results of a row that begins there, how they are said, and where what it does begins."""
    found = _RANGE.match(run.exact[at + 1]) if run.folded[at] == "•" and at + 3 < run.size else None
    if found is None:
        return None
    least = int(found.group(1))
    most = int(found.group(2) or least)
    if run.exact[at + 2] == "|":
        return least, most, found.group(0), at + 3
    if run.exact[at + 2] == "+" and run.exact[at + 3] == "|":
        return least, None, f"{least}+", at + 4
    return None


def _said(row: ResultRow) -> str:
    if row.most is None:
        return f"{row.least}+"
    return str(row.least) if row.most == row.least else f"{row.least}-{row.most}"


G.register(ResultTable())
p("step", "{t:resulttable}", ByResult(_RESULT, S.t))
