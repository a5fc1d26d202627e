"""Clauses of a claim: the deeds that words fit, with what stands in their slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from bot.scenario.forms.template import Node, slots, words_of
from bot.scenario.general.claims.asked_rows import ASKED
from bot.scenario.general.claims.combat_deeds import COMBAT_DEEDS
from bot.scenario.general.claims.keywords_said import keywords_at
from bot.scenario.general.claims.moment_rows import MOMENTS
from bot.scenario.general.claims.other_deeds import OTHER_DEEDS
from bot.scenario.general.claims.said import Clause, Deed, Said
from bot.scenario.general.claims.spells_said import spells_at
from bot.scenario.general.claims.state_deeds import STATE_DEEDS
from bot.scenario.general.claims.things_said import players_at, things_at, with_what_follows
from bot.scenario.general.claims.triggers_said import triggers_at
from bot.scenario.general.compiled import compiled
from bot.scenario.text.tokens import Token
from bot.values import replace

#: Which kind of thing a slot is for, by its letter.
_KINDS = {
    "c": "creature",
    "d": "creature",
    "w": "walker",
    "a": "aura",
    "e": "equipment",
    "l": "land",
    "m": "artifact",
    "n": "enchantment",
}


def rows_of(table: str) -> Iterator[Deed]:
    """The deeds of a table: `words !> told | asked` is chosen, `->` is staged before it is asked of, `=>` is one or the other."""
    for line in table.strip().splitlines():
        if not line or line.startswith("#"):
            continue
        sign = next(sign for sign in (" !> ", " -> ", " => ") if sign in line)
        words, _, rest = line.partition(sign)
        told, _, asked = f" {rest}".partition(" | ")
        ops = tuple(op.strip() for op in told.split(" ; ") if op.strip())
        yield Deed(words.strip(), ops, asked.strip(), sign == " !> ", sign == " -> ")


@cache
def compiled_rows(which: str) -> tuple[tuple[Deed, Node], ...]:
    tables = {"deeds": COMBAT_DEEDS + STATE_DEEDS + OTHER_DEEDS, "moments": MOMENTS, "asked": ASKED}
    return tuple((deed, compiled(deed.words)) for deed in rows_of(tables[which]))


class Words:
    """The words of a question with the slots of the tables. A token of the kind `tag` with a place in `refs` is what was spoken of there."""

    def __init__(self, tokens: Sequence[Token], refs: dict[int, Said]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)
        self.refs = refs
        self.kept: dict[tuple[str, int], list[tuple[Any, int]]] = {}

    def spend(self) -> None:
        """The sentences are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[Any, int]]:
        if (kind, at) not in self.kept:
            self.kept[kind, at] = list(self._phrases(kind, at))
        return self.kept[kind, at]

    def _phrases(self, kind: str, at: int) -> Iterator[tuple[Any, int]]:
        tokens, stop = self.tokens, self.stop
        if at in self.refs:
            said = self.refs[at]
            if said.kind == {"p": "player", "s": "spell", "t": "trigger"}.get(kind, _KINDS.get(kind)):
                yield said, at + 1
            return
        match kind:
            case "p":
                yield from players_at(tokens, at, stop)
            case "s":
                yield from spells_at(tokens, at, stop)
            case "t":
                yield from triggers_at(tokens, at, stop)
            case "k":
                yield from keywords_at(tokens, at, stop)
            case "pt":
                if tokens[at].kind == "size" and tokens[at].fold[0] in "+-":
                    yield tokens[at].fold, at + 1
            case "num":
                if tokens[at].fold.isdigit():
                    yield tokens[at].fold, at + 1
            case _:
                yield from self._things(_KINDS[kind], at)

    def _things(self, kind: str, at: int) -> Iterator[tuple[Said, int]]:
        for said, end in things_at(self.tokens, at, self.stop):
            if said.kind not in ("", kind):
                continue
            named = replace(said, kind=kind)
            for told, after in with_what_follows(self.tokens, named, end, self.stop):
                yield told, after
                yield from self._told_of(told, after)

    def _told_of(self, said: Said, at: int) -> Iterator[tuple[Said, int]]:
        """With a clause after it: `that attacked`, `that I just cast`, `I control`."""
        if at + 1 >= self.stop or said.told:
            return
        that = self.tokens[at].fold in ("that", "which", "who")
        bare = replace(said, points=False)
        if that:
            for clause, end in clauses([self.tokens[at], *self.tokens[at + 1 : self.stop]], {0: bare}):
                yield replace(bare, told=(clause,)), at + end
        if self.tokens[at].fold.endswith("ed") and self.tokens[at].lemma != self.tokens[at].fold:
            be = replace(self.tokens[at], text="be", fold="be", lemma="be")
            for clause, end in clauses([be, be, *self.tokens[at : self.stop]], {0: bare}):
                yield replace(bare, told=(clause,)), at + end - 2
        start = at + that
        for end in range(start + 2, min(start + 6, self.stop) + 1):
            words = self.tokens[start:end]
            for clause, last in clauses([*words, self.tokens[at]], {len(words): bare}):
                if last == len(words) + 1 and any(value is bare for _, value in clause.slots):
                    yield replace(bare, told=(clause,)), end


def clauses(
    tokens: Sequence[Token], refs: dict[int, Said], which: str = "deeds"
) -> Iterator[tuple[Clause, int]]:
    """Every deed that the first words fit, with its end."""
    if not tokens:
        return
    words = Words(tokens, refs)
    for deed, node in compiled_rows(which):
        for end, filled in node.match(words, 0, None):
            yield Clause(deed, tuple(slots(filled).items())[::-1]), end
