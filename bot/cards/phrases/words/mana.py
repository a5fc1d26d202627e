"""Mana that is added: symbols, and `two mana in any combination of {R} and/or {G}`. What of it there is, is not kept account of."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.number_words import WORDS
from bot.abilities.player_effects import AddMana
from bot.abilities.who import YOU
from bot.cards.back import ThatMuch
from bot.cards.phrases.amounts.bonuses import said_with_each
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import order, player_verb
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.language.tokens import tokenize

_OR_CHOSEN_SAID = "or one mana of the chosen color"
_OR_CHOSEN = tokenize(_OR_CHOSEN_SAID).folded


class ManaSymbols(Rule):
    """`{R}{R}`, `{W} or {B}`, `{W}, {U}, or {B}` as text."""

    def read(self, run: Run, at: int) -> list[Found]:
        symbols = run.exact[at]
        if not symbols.startswith("{"):
            return []
        out = [(at + 1, symbols, self.node(symbols, (symbols,)))]
        if run.folded[at + 1] == "or" and run.exact[at + 2].startswith("{"):
            text = f"{symbols} or {run.exact[at + 2]}"
            out.append((at + 3, text, self.node(text, (text,))))
        if run.folded[at + 1 : at + 1 + len(_OR_CHOSEN)] == _OR_CHOSEN:
            text = f"{symbols} {_OR_CHOSEN_SAID}"
            out.append((at + 1 + len(_OR_CHOSEN), text, self.node(text, (text,))))
        several = [symbols]
        end = at + 1
        while run.folded[end] == "," and run.exact[end + 1].startswith("{"):
            several.append(run.exact[end + 1])
            end += 2
        if (
            len(several) > 1
            and run.folded[end : end + 2] == (",", "or")
            and run.exact[end + 2].startswith("{")
        ):
            text = ", ".join(several) + f", or {run.exact[end + 2]}"
            out.append((end + 3, text, self.node(text, (text,))))
        return out

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) and value.startswith("{") else None


_OF = (
    "of any color",
    "of any one color",
    "of any type",
    "of the chosen color",
    "in any combination of colors",
    "of any color in your commander's color identity",
    "of any color that a land an opponent controls could produce",
    "of any type that a land you control could produce",
    "of any type that land produced",
    "of any type that artifact token produced",
    "of any type that permanent produced",
)
_TAILS = tuple((tail, tokenize(tail).folded) for tail in _OF)
_COUNTS = frozenset(("one", "X", *WORDS))


class ManaWords(Rule):
    """`one mana of any color`, `X mana in any combination of {R} and/or {G}` as text."""

    def read(self, run: Run, at: int) -> list[Found]:
        count = run.exact[at]
        if count not in _COUNTS or run.folded[at + 1] != "mana":
            return []
        out: list[Found] = []
        for tail, words in _TAILS:
            if run.folded[at + 2 : at + 2 + len(words)] == words:
                text = f"{count} mana {tail}"
                out.append((at + 2 + len(words), text, self.node(text, (text,))))
        if run.folded[at + 2 : at + 6] == ("in", "any", "combination", "of"):
            first, joiner, second = (*run.exact[at + 6 : at + 9], "", "", "")[:3]
            if first.startswith("{") and joiner == "and/or" and second.startswith("{"):
                text = f"{count} mana in any combination of {first} and/or {second}"
                out.append((at + 9, text, self.node(text, (text,))))
        return out

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) and not value.startswith("{") else None


G.register(ManaSymbols("manasymbols"))
G.register(ManaWords("manawords"))
for _mana in ("manasymbols", "manawords"):
    player_verb(f"<adds|add> {{m:{_mana}}}", AddMana(S.who, S.m))
    player_verb(f"<adds|add> a additional {{m:{_mana}}}", AddMana(S.who, S.m), spare=True)
    player_verb(
        f"<adds|add> {{m:{_mana}}} {{v:foreach}}",
        AddMana(S.who, S.m, S.v),
        when=lambda m, v: v != ThatMuch(),
    )
    player_verb(f"<adds|add> a additional {{m:{_mana}}} {{v:foreach}}", AddMana(S.who, S.m, S.v), spare=True)
player_verb("<adds|add> that much {m:manasymbols}", AddMana(S.who, S.m, ThatMuch()))
player_verb(
    "<adds|add> {n:number.word} {m:manasymbols}", AddMana(S.who, S.m, S.n), when=lambda n, m: n != Number(1)
)
_AMOUNT_OF = "add a amount of {m:manasymbols} equal to {v:worth}"
order(_AMOUNT_OF, AddMana(YOU, S.m, S.v), when=lambda m, v: not said_with_each(v))
G.alternate("clause", _AMOUNT_OF, AddMana(YOU, S.m, S.v), when=lambda m, v: said_with_each(v))
