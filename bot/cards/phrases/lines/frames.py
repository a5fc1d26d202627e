"""Lines of which only the frame is read: when they come into play, not what they then do (see `bot.abilities.opaque`).

Tried only for a line that the grammar declines. What is read of the frame is proved like any other phrase; where the
event is not understood, its verbs say at least what kind of thing has to happen.
"""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Activated, Static, Triggered
from bot.abilities.conditions import IsTurnOf
from bot.abilities.events import (
    Chapter,
)
from bot.abilities.opaque import (
    MaybeThisTurn,
    OpaqueCost,
    OpaqueStatic,
)
from bot.abilities.statics import While
from bot.abilities.who import YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.unread_words import (
    one_sentence,
    only_opaque,
    only_statement,
    words_between,
    words_from,
)
from bot.language.proof import proved
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.regex import regex
from bot.values import replace

p = G.phrase


_TRIGGERS: tuple[tuple[Any, str], ...] = (("when", "event"), ("whenever", "event"), ("at", "moment"))
for _word, _rule in _TRIGGERS:
    p("frame", f"{_word} {{e:{_rule}}}, {{x:opaque.body}}", Triggered(S.e, S.x, word=_word))
    p(
        "frame",
        f"{_word} {{e:{_rule}}}, if {{c:condition}}, {{x:opaque.body}}",
        Triggered(S.e, S.x, S.c, word=_word),
    )
    p("frame.loose", f"{_word} {{e:someevent}}, {{x:opaque.clause}}", Triggered(S.e, S.x, word=_word))
    for _loose in (_rule, "someevent"):
        p(
            "frame.loose",
            f"{_word} {{e:{_loose}}}, if {{c:somecondition}}, {{x:opaque.clause}}",
            Triggered(S.e, S.x, S.c, word=_word),
        )
        if _loose == "someevent":
            p(
                "frame.loose",
                f"{_word} {{e:someevent}}, if {{c:condition}}, {{x:opaque.clause}}",
                Triggered(S.e, S.x, S.c, word=_word),
            )
p("frame", "^{c:abilitycost}: ^{x:opaque}", Activated(S.c, S.x))
p("frame", "{c:chapter} — ^{x:opaque}", Triggered(Chapter(S.c), S.x))


class CostWords(Rule):
    """A cost that is not understood: what stands before a colon and begins like one."""

    _COST = regex(
        r"(?:\{[^{}]*\}|[+-]?(?:\d+|X)$|(?:Sacrifice|Discard|Tap|Untap|Pay|Exile|Remove|Return|Reveal|Put|Mill|Collect|Exert|Behold"
        r"|Forage|Waterbend|Blight|Unattach|Exhaust|Choose|Say|Cast|Turn|Ante|Have|Draw|Flip|Look|Lose|Gain|Roll|Skip|Shuffle)\b)"
    )

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, min(run.size, at + 40)):
            if run.folded[end] in (".", '"', "•"):
                break
            if run.folded[end] == ":" and self._COST.match(words := words_between(run, at, end)):
                value = (OpaqueCost(words),)
                return [(end, value, self.node(value, (words,)))]
        return []

    def write(self, value: Any) -> str | None:
        alone = isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], OpaqueCost)
        return value[0].text if alone else None


G.register(CostWords("somecost"))
p("frame.loose", "{c:somecost}: ^{x:opaque}", Activated(S.c, S.x))


def _while(effects: Any, condition: Any) -> Static:
    return Static((While(condition, effects),))


def _in_yard(condition: Any, effects: Any) -> Static:
    return Static((While(condition, (OpaqueStatic(effects[0].text, "graveyard"),)),))


p("frame", "as long as {c:condition}, {x:opaque.static}", _while(S.x, S.c))
p("frame", "as long as {c:somecondition}, {x:opaque.static}", _while(S.x, S.c))
p("frame", "during your turn, {x:opaque.static}", _while(S.x, IsTurnOf(YOU)))


class WhileAtTheEnd(Rule):
    """`A as long as C.`: one sentence of which the condition is read."""

    def read(self, run: Run, at: int) -> list[Found]:
        text = words_from(run, at)
        if not one_sentence(text) or text.count(" as long as ") != 1 or ", and " in text or at != 0:
            return []
        for start in range(1, run.size - 3):
            if run.folded[start : start + 3] != ("as", "long", "as"):
                continue
            for end, condition, node in (
                *run.read(G.rule("condition"), start + 3),
                *run.read(G.rule("somecondition"), start + 3),
            ):
                if end == run.size - 1 and run.folded[end] == "." and proved(node):
                    value = _while((OpaqueStatic(words_between(run, 0, start)),), condition)
                    return [(run.size, value, self.node(value, (text,)))]
        return []

    def write(self, value: Any) -> str | None:
        held = only_statement(value, While)
        rule = (
            "somecondition" if held is not None and isinstance(held.condition, MaybeThisTurn) else "condition"
        )
        condition = G.rule(rule).write(held.condition) if held is not None else None
        text = only_opaque(held.effects) if held is not None else None
        return None if condition is None or text is None else f"{text} as long as {condition}."


G.register(WhileAtTheEnd("frame.whileatend"))


def _labelled(label: str, ability: Any) -> Any:
    if not isinstance(ability, Triggered | Activated | Static):
        return None
    if isinstance(ability, Static) and not isinstance(ability.effects[0], While):
        return None
    return replace(ability, label=label)


def _unlabelled(value: Any) -> Any:
    return (value.label, replace(value, label="")) if value.label else None


for _of in ("frame", "frame.loose"):
    for _ability in (Triggered, Activated, Static):
        G.computed(f"{_of}.labelled", f"{{w:label}} — ^{{a:{_of}}}", _labelled, _unlabelled, key=_ability)
