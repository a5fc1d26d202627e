"""The story told in its own order, or what there is first where that order means nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.forms.kinds import BOARD
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.questions.asked_before_it_comes import once_it_comes
from bot.scenario.questions.asked_too_soon import after_the_attack, after_the_story
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.stops import cannot_mean, sentences_understood
from bot.scenario.telling.by_now import totals_last
from bot.scenario.telling.claims_told import Place
from bot.scenario.telling.formats import starting_life
from bot.scenario.telling.last_turn import last_turn_first
from bot.scenario.telling.story import Story
from bot.scenario.telling.told_or_asked import mean
from bot.scenario.text.tokens import Token


def tell(
    text: str,
    tokens: list[Token],
    lexicon: Lexicon,
    names: Names,
    reader: SentenceReader,
    done: list[tuple[int, int, list[Statement]]],
    deeds: frozenset[Place],
) -> Story:
    """Tells the story in its own order, a question that comes before it after it; or, where that means nothing, what there is first:
    players say what they have after what they did with it. Raises `NotUnderstood` where neither means anything."""
    first: NotUnderstood | None = None
    typed = after_the_attack(
        last_turn_first(totals_last([(at, stop, one) for at, stop, said in done for one in said], tokens))
    )
    plain, told_first = (once_it_comes(told, names, tokens) for told in (typed, after_the_story(typed)))
    orders = [plain] if told_first == plain else [told_first, plain]
    orders.append(sorted(plain, key=lambda told: told[2].kind not in BOARD))
    for statements in orders:
        story = Story(tokens, lexicon, names, reader)
        story.begin_with(starting_life(text))
        story.deeds_said = deeds
        kinds = _kinds_after([one for _, _, one in statements])
        reached = 0
        start = stop = 0
        try:
            for index, (begin, stop, statement) in enumerate(statements):
                start = begin
                story.upcoming = kinds[index + 1]
                story.to_come = [one for _, _, one in statements[index + 1 :]]
                story.asked_of = _asked_before(story, statement, statements[:index])
                mean(story, statement, text)
                reached = stop
        except CannotMean as problem:
            told = sentences_understood(text, tokens, [one for one in done if one[1] <= reached])
            first = first or cannot_mean(text, tokens, problem, start, stop, told)
            continue
        return story
    assert first is not None
    raise first


def _asked_before(
    story: Story, statement: Statement, before: Sequence[tuple[int, int, Statement]]
) -> Statement | None:
    """`How much damage does Bob take if Hill Giant attacks?`: what is asked before its condition in one sentence."""
    asked = next((one for _, _, one in reversed(before) if one.kind.startswith("ask ")), None)
    if asked is None or statement.kind.startswith("ask ") or statement.start < asked.end:
        return None
    between = story.tokens[asked.end : statement.start]
    return None if any(token.kind == "break" for token in between) else asked


def _kinds_after(statements: list[Statement]) -> list[frozenset[str]]:
    """At each place, the kinds of statements that are told from there on."""
    found: list[frozenset[str]] = [frozenset()]
    for statement in reversed(statements):
        found.append(found[-1] | {statement.kind})
    return found[::-1]
