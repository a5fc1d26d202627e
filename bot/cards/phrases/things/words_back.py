"""Words that point back at things: `that creature`, `the sacrificed artifact`, `those tokens`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.cards.back import Back
from bot.cards.phrases.base import G
from bot.cards.phrases.things.nouns import NOUNS, PLAYERS
from bot.language.rules import Found, Rule
from bot.language.run import Run

_NOUN_WORDS = frozenset(t for t, q in NOUNS.items() if q not in PLAYERS)


class NounWord(Rule):
    """A noun of things in the singular, as its word."""

    def read(self, run: Run, at: int) -> list[Found]:
        word = run.exact[at]
        return [(at + 1, word, self.node(word, (word,)))] if word in _NOUN_WORDS else []

    def write(self, value: Any) -> str | None:
        return value if value in _NOUN_WORDS else None


G.register(NounWord("noun"))


def _the(n: str, how: str) -> Back:
    return Back(f"the {how} {n}")


def _said_of(value: Any, how: str) -> Sequence[Any] | None:
    first = f"the {how} "
    return (value.word.removeprefix(first),) if value.word.startswith(first) else None


G.computed(
    "that.1",
    "that {n:noun}",
    lambda n: Back("that " + n),
    lambda v: (v.word[5:],) if v.word.startswith("that ") else None,
    key=Back,
)
for _noun in (
    "creature",
    "permanent",
    "card",
    "spell",
    "token",
    "land",
    "artifact",
    "enchantment",
    "planeswalker",
    "source",
    "exiled card",
    "chosen creature",
    "revealed card",
    "copy",
    "amassed Army",
    "spell or ability",
    "first target",
    "second target",
    "other creature",
):
    G.phrase("that.1", f"the {_noun}", Back(f"the {_noun}"))
for _how in ("sacrificed", "discarded"):
    G.computed(
        "that.1",
        f"the {_how} {{n:noun}}",
        partial(_the, how=_how),
        partial(_said_of, how=_how),
        key=Back,
    )
G.alternate("that.1", "the exiled creature card", Back("the exiled card"))
G.phrase("that.1", "the creature an opponent controls", Back("the creature an opponent controls"))
G.phrase("that.1", "the creature you control", Back("the creature you control"))
G.phrase("that.1", "that spell or ability", Back("that spell or ability"))
for _noun in ("creatures", "permanents", "cards", "tokens", "lands", "artifacts", "spells"):
    G.phrase("that.n", f"those {_noun}", Back(f"those {_noun}"))
    G.phrase("that.n", f"the {_noun}", Back(f"the {_noun}"))
G.phrase("that.n", "both creatures", Back("both creatures"))
G.phrase("that.n", "the exiled cards", Back("the exiled cards"))
