"""Words that are not read, as they stand in a line; and what their verbs tell of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.abilities.ability import Static
from bot.abilities.combining import (
    Modes,
)
from bot.abilities.opaque import (
    MaybeThisTurn,
    Opaque,
    OpaqueStatic,
    SomeEvent,
)
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.some_event import begins_clause, kinds_of
from bot.language.proof import proved
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized
from bot.regex import regex

p = G.phrase


class Words(Rule):
    """The words from here to the end of the line, as they stand there, made into a value by `make` (None refuses)."""

    def __init__(self, name: str, make: Callable[[str], Any], text_of: Callable[[Any], str | None]) -> None:
        super().__init__(name)
        self._make = make
        self._text_of = text_of

    def read(self, run: Run, at: int) -> list[Found]:
        if at >= run.size:
            return []
        text = run.tokens.text[run.tokens.starts[at] :]
        value = self._make(text)
        return [] if value is None else [(run.size, value, self.node(value, (text,)))]

    def write(self, value: Any) -> str | None:
        return self._text_of(value)


def only_opaque(value: Any) -> str | None:
    """The words of what is nothing but words that are not read."""
    alone = isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], Opaque | OpaqueStatic)
    return value[0].text if alone else None


def words_between(run: Run, at: int, end: int) -> str:
    """The words of the line between two tokens, without the space before the second."""
    starts = run.tokens.starts
    return run.tokens.text[starts[at] : starts[end]].rstrip()


def words_from(run: Run, at: int) -> str:
    """The words of the line from that token on."""
    starts = run.tokens.starts
    return run.tokens.text[starts[at] :] if at < len(starts) else ""


def only_statement(value: Any, kind: type[Any]) -> Any:
    """The only statement of a static ability, when it is of this kind."""
    alone = isinstance(value, Static) and len(value.effects) == 1 and isinstance(value.effects[0], kind)
    return value.effects[0] if alone else None


_GOES_ON = regex(
    r"(?:If (?:you|they|that player|it|no)|Otherwise|Then|That|Those|When you|It|You may|They|The)\b"
)


def belongs_together(text: str) -> bool:
    """Whether every sentence after the first only goes on with it."""
    return all(_GOES_ON.match(sentence) for sentence in text.split(". ")[1:])


class SomeEventWords(Rule):
    """An event that is known by its verbs alone: up to a comma after which something begins."""

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, run.size - 1):
            if run.folded[end] == ",":
                words = words_between(run, at, end)
                if (
                    begins_clause(run.tokens.text[run.tokens.starts[end + 1] :])
                    and (kinds := kinds_of(words)) is not None
                ):
                    value = SomeEvent(kinds, words)
                    return [(end, value, self.node(value, (words,)))]
            elif run.folded[end] in (".", ":", "•", '"'):
                break
        return []

    def write(self, value: Any) -> str | None:
        return value.words if isinstance(value, SomeEvent) else None


class SomeCondition(Rule):
    """A condition on this turn that is known by its verbs alone: up to a comma after which something begins."""

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, run.size):
            if run.folded[end] in (",", ".") and (
                run.folded[end] == "." or begins_clause(words_from(run, end + 1))
            ):
                value = _this_turn(words_between(run, at, end))
                return [] if value is None else [(end, value, self.node(value, (value.words,)))]
            if run.folded[end] in (":", "•", '"'):
                break
        return []

    def write(self, value: Any) -> str | None:
        return value.words if isinstance(value, MaybeThisTurn) else None


_NEVER_SO = regex(r"\b(?:would|not?|never|fewer|less|only|(?:did|was|were|has|have)n't)\b")


def _this_turn(words: str) -> MaybeThisTurn | None:
    said = words.removesuffix(" this turn")
    if said == words or _NEVER_SO.search(words):
        return None
    kinds = kinds_of(said)
    return MaybeThisTurn(kinds, words) if kinds else None


class SomeModes(Rule):
    """`• A • B` of which one at least is read and one at least is not."""

    def read(self, run: Run, at: int) -> list[Found]:
        bullets = [i for i in range(at, run.size) if run.folded[i] == "•"]
        if not bullets or bullets[0] != at or len(bullets) < 2:
            return []
        values: list[Any] = []
        nodes: list[Node] = []
        for start, end in zip(bullets, [*bullets[1:], run.size], strict=True):
            whole = [(v, n) for e, v, n in run.read(G.rule("paragraph"), start + 1) if e == end and proved(n)]
            if len(whole) == 1:
                values.append(whole[0][0])
                nodes.append(whole[0][1])
            else:
                text = words_between(run, start + 1, end) if end < run.size else words_from(run, start + 1)
                values.append((opaque(text),))
                nodes.append(G.rule("opaque").node((opaque(text),), (text,)))
        if all(only_opaque(v) is not None for v in values):
            return []
        parts: list[str | int] = []
        for i in range(len(values)):
            parts += [" • " if i else "• ", slot_part(i, capital=True)]
        return [(run.size, tuple(values), self.node(tuple(values), parts, nodes))]

    def write(self, value: Any) -> str | None:
        texts = [only_opaque(v) or G.rule("paragraph").write(v) for v in value]
        return None if any(t is None for t in texts) else " ".join("• " + capitalized(str(t)) for t in texts)


def one_sentence(text: str) -> bool:
    """Whether the words are one sentence and no list of modes."""
    return ". " not in text and "•" not in text


_ZONES = tuple(
    (regex(words), zone)
    for words, zone in (
        (r"\bopening hand\b", "opening hand"),
        (r"~ from your graveyard|~ (?:is )?in (?:your|a) graveyard|it's in your graveyard", "graveyard"),
        (r"~ from your hand|~ (?:is )?in your hand|\b[Rr]eveal ~", "hand"),
        (r"~ from exile|~ is (?:in exile|exiled)", "exile"),
        (r"~ (?:is )?(?:in|from) the command zone", "command"),
        (r"~ can't be countered|to cast ~|\bcast ~", "stack"),
    )
)


def zone_of(text: str) -> str:
    """Where an ability with these words functions, when they say so; empty for where its kind does (CR 113.6)."""
    return next((zone for words, zone in _ZONES if words.search(text)), "")


def opaque(text: str) -> Opaque:
    """The words as an instruction."""
    return Opaque(text, zone_of(text), "target" in text.lower())


G.register(Words("opaque", lambda t: (opaque(t),), only_opaque))
G.register(Words("opaque.clause", lambda t: (opaque(t),) if begins_clause(t) else None, only_opaque))
G.register(
    Words(
        "opaque.sentence",
        lambda t: (opaque(t),) if begins_clause(t) and one_sentence(t) else None,
        only_opaque,
    )
)
G.register(
    Words(
        "opaque.static", lambda t: (OpaqueStatic(t, zone_of(t)),) if begins_clause(t) else None, only_opaque
    )
)
G.register(SomeEventWords("someevent"))
G.register(SomeCondition("somecondition"))
G.register(SomeModes("modelist.some"))
p("opaque.body", "choose {c:modecount} — {m:modelist.some}", (Modes(S.c, S.m),))
p("opaque.body", "{x:opaque.clause}", S.x)
