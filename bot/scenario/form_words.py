"""The words that stand in the forms of statements, questions and times themselves."""

from __future__ import annotations

from functools import cache

from bot.scenario import grammar
from bot.scenario.template import Chain, Maybe, Node, OneOf, Plain, Word


@cache
def words_of_the_forms() -> frozenset[str]:
    words: set[str] = set()
    for forms in (*grammar.statements().values(), *grammar.questions().values()):
        for form in forms:
            words |= _words_of(form.node)
    for times in grammar.times().values():
        for _, form in times:
            words |= _words_of(form.node)
    return frozenset(words)


def _words_of(node: Node) -> set[str]:
    match node:
        case Word():
            return set(node.words)
        case Plain():
            return {node.word}
        case Maybe():
            return _words_of(node.inner)
        case OneOf():
            return set().union(*map(_words_of, node.options))
        case Chain():
            return set().union(*map(_words_of, node.parts))
        case _:
            return set()
