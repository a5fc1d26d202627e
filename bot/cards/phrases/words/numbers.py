"""Numbers in digits, in words, as `+1/+1` and as `2/2`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Amount, Negative, Number, Plus, Times, X
from bot.abilities.changes import GetsPT
from bot.abilities.number_words import WORDS
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.regex import regex


class Digits(Rule):
    """`3` as a number."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.exact[at]
        if not token.isdigit() or (len(token) > 1 and token[0] == "0") or len(token) > 6:
            return []
        value = Number(int(token))
        return [(at + 1, value, self.node(value, (token,)))]

    def write(self, value: Any) -> str | None:
        return str(value.n) if isinstance(value, Number) and value.n >= 0 else None


class Plain(Rule):
    """`3` as a plain integer (a field that is no `Amount`)."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.exact[at]
        if not token.isdigit() or (len(token) > 1 and token[0] == "0") or len(token) > 6:
            return []
        return [(at + 1, int(token), self.node(int(token), (token,)))]

    def write(self, value: Any) -> str | None:
        return str(value) if type(value) is int and value >= 0 else None


class PlainWord(Rule):
    """`two` as a plain integer of at least two."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.folded[at]
        if token not in WORDS:
            return []
        value = WORDS.index(token) + 2
        return [(at + 1, value, self.node(value, (token,)))]

    def write(self, value: Any) -> str | None:
        return WORDS[value - 2] if type(value) is int and 2 <= value < len(WORDS) + 2 else None


_SIGNED = regex(r"([+-])(\d+|X)/([+-])(\d+|X)\Z")
_SIZE = regex(r"(\d+|X|\*)/(\d+|X|\*)\Z")


def _amount(sign: str, text: str) -> Amount:
    if text == "X":
        return X() if sign == "+" else Negative(X())
    return Number(-int(text) if sign == "-" else int(text))


class Bonus(Rule):
    """`+3/-2` as one change of power and toughness. A zero takes the other number's sign."""

    def read(self, run: Run, at: int) -> list[Found]:
        found = _SIGNED.match(run.exact[at])
        if found is None:
            return []
        value = GetsPT(_amount(found[1], found[2]), _amount(found[3], found[4]))
        return [(at + 1, value, self.node(value, (found[0],)))]

    def write(self, value: Any) -> str | None:
        if not isinstance(value, GetsPT):
            return None
        power, toughness = _half(value.power), _half(value.toughness)
        if power is None or toughness is None:
            return None
        if power == "0":
            power = (toughness[0] if toughness != "0" else "+") + "0"
        if toughness == "0":
            toughness = power[0] + "0"
        return f"{power}/{toughness}"


def _half(amount: Amount) -> str | None:
    match amount:
        case Number(0):
            return "0"
        case Number(n):
            return f"{n:+d}"
        case X():
            return "+X"
        case Negative(X()):
            return "-X"
    return None


class Signed(Rule):
    """`+1`, `-3`, `+0` as a number."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.exact[at]
        if token[:1] not in ("+", "-") or not token[1:].isdecimal():
            return []
        return [(at + 1, int(token), self.node(int(token), (token,)))]

    def write(self, value: Any) -> str | None:
        return f"{value:+d}" if isinstance(value, int) else None


class Size(Rule):
    """`4/4`, `X/X`: power and toughness as a pair of amounts."""

    def read(self, run: Run, at: int) -> list[Found]:
        found = _SIZE.match(run.exact[at])
        if found is None or "*" in found[0]:
            return []
        value = (_amount("+", found[1]), _amount("+", found[2]))
        return [(at + 1, value, self.node(value, (found[0],)))]

    def write(self, value: Any) -> str | None:
        texts = [str(a.n) if isinstance(a, Number) else "X" if isinstance(a, X) else None for a in value]
        return None if None in texts else "/".join(str(t) for t in texts)


G.register(Digits("digits"))
G.register(Plain("int"))
G.register(PlainWord("intword"))
G.register(Bonus("bonus"))
G.register(Signed("signed"))
G.register(Size("size"))

#: An amount in front of its noun, in digits: `3 damage`, `X life`.
G.phrase("amount", "{n:digits}", S.n)
G.phrase("amount", "X", X())
G.phrase("amount", "twice X", Times(2, X()), also=("two times X",))
G.phrase("amount", "{n:intword} times X", Times(S.n, X()), when=lambda n: n > 2)
G.phrase("amount", "X plus {n:int}", Plus(X(), S.n))
G.phrase("amount", "that much", ThatMuch())

#: An amount in front of a counted noun, in words: `a card`, `two cards`.
G.phrase("count.1", "a", Number(1), also=("one",))
for _at, _word in enumerate(WORDS):
    G.phrase("count.n", _word, Number(_at + 2))
G.phrase("count.n", "X", X())
G.phrase("count.n", "twice X", Times(2, X()))
G.phrase("count.n", "that many", ThatMuch())
for _rule, _much in (("amount", "much"), ("count.n", "many")):
    G.phrase(_rule, f"twice that {_much}", Times(2, ThatMuch()))
#: `three` or `X` where a number stands alone: `three or more`.
G.phrase("number", "{n:digits}", S.n)
G.phrase("number", "X", X())
G.phrase("number.word", "one", Number(1))
for _at, _word in enumerate(WORDS):
    G.phrase("number.word", _word, Number(_at + 2))
#: `five` as a plain integer, from one.
G.phrase("numeral", "one", 1)
G.phrase("numeral", "{n:intword}", S.n)
G.phrase("number.word", "X", X())
