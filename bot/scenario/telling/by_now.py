"""`Bob is at 10 and gained 3 life this turn`: a total that is told in the present is what the player has by now, after what was done."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.asked_too_soon import Told
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token
from bot.values import replace

_ARE = frozenset({"is", "'s", "s", "am", "'m", "m", "are", "'re", "re", "has", "have", "'ve", "ve"})
_DONE = frozenset({"gained", "lost", "paid", "took", "taken"})


def totals_last(told: Sequence[Told], tokens: Sequence[Token]) -> list[Told]:
    """What was told, each total behind what is said next to have been done to it this turn."""
    found = list(told)
    for n, (_, _, life) in enumerate(told[:-2]):
        if life.kind != "life" or not _ARE & _words(life, tokens):
            continue
        pair = [one for _, _, one in told[n + 1 : n + 3]]
        deed = next((one for one in pair if one.kind == "result" and _is_the_same(one, life)), None)
        moment = next((one for one in pair if one.kind == "when"), None)
        if deed is None or moment is None or _words(moment, tokens) != {"this", "turn"}:
            continue
        if _DONE & _words(deed, tokens):
            slots = {**deed.slots, "who": life.slots["who"]}
            then = [
                (at, to, replace(one, slots=slots) if one is deed else one)
                for at, to, one in told[n + 1 : n + 3]
            ]
            found[n : n + 3] = [*then, told[n]]
    return found


def _is_the_same(deed: Statement, life: Statement) -> bool:
    """Whether both are told of one player: `Bob is at 10. He gained 3 life this turn.`"""
    who, whose = deed.get("who"), life.get("who")
    named = isinstance(whose, PlayerRef) and whose.how == "name"
    return whose is not None and (
        who == whose or (named and isinstance(who, PlayerRef) and who.how == "they")
    )


def _words(statement: Statement, tokens: Sequence[Token]) -> set[str]:
    return {token.fold for token in tokens[statement.start : statement.end]}
