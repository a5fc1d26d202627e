"""A question in the passive about cards or keywords in general, as the active one: `Is Mulldrifter affected by Torpor Orb?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_MAY = word_set("can could will would do does may")
_IS = word_set("is are")
_BE = word_set("be get been")
_SO = word_set("still also even actually ever then")
#: Passive verbs, and the plain ones.
_DONE = {
    "killed": "kill",
    "destroyed": "kill",
    "stopped": "stop",
    "prevented": "prevent",
    "affected": "affect",
    "countered": "stop",
    "negated": "negate",
    "doubled": "double",
    "triggered": "trigger",
    "changed": "change",
    "saved": "save",
    "ignored": "ignore",
}


def passive_in_general(tokens: Sequence[Token]) -> list[Token] | None:
    """The one question of a text with what does it first; None where it is no such question."""
    spans = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if len(spans) != 1:
        return None
    words = [token for token in tokens[slice(*spans[0])] if token.fold not in _SO]
    done = next((n for n, token in enumerate(words) if token.fold in _DONE), None)
    if done is None or done + 2 >= len(words) or words[done + 1].fold != "by" or done < 2:
        return None
    helps, subject, agent = words[0], words[1:done], words[done + 2 :]
    if helps.fold in _MAY and subject[-1].fold in _BE:
        subject = subject[:-1]
    elif helps.fold not in _IS:
        return None
    verb = _DONE[words[done].fold]
    if not subject or any(token.fold in _BE | _IS for token in (*subject, *agent)):
        return None
    do = helps if helps.fold in _MAY else replace(helps, text="does", fold="does", lemma="do")
    return [do, *agent, replace(words[done], text=verb, fold=verb, lemma=verb), *subject]
