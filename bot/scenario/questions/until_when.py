"""Until when the story goes for each question: what comes about later is none of its business. A question in the midst of a story asks of what
is so by then, one that names a moment of what is so at that one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.told.script import (
    Action,
    Activate,
    Cast,
    GoTo,
    Moment,
    Script,
)
from bot.scenario.questions.asked_of_a_turn import refuse_until_or_since
from bot.scenario.questions.from_what import OF_ONE_CAUSE
from bot.scenario.questions.joined import JOINED
from bot.scenario.questions.question import Question
from bot.scenario.questions.several_spoken_of import OF_DEATHS
from bot.scenario.questions.subjects import Subject
from bot.scenario.questions.while_it_fights import while_it_fights
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.asked_after_deeds import named_at, named_moment
from bot.scenario.telling.asked_at import AskedAt
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import end_of_the_fight, fights, is_a_deed, is_in_a_fight, once_answered
from bot.scenario.text.words import word_set
from bot.values import replace

#: What is asked of how things stand, and not of what comes of what is told.
_OF_A_STATE = word_set(
    """
    size issize haspower hastoughness power toughness loyalty counters lifetotal islife energytotal
    poisontotal isof hasability whocontrols controls howmany hasany whatisleft manyin whatisin whoowns
    colors types keywords whohas whohasmost hasmore onfield ingraveyard inhand exiled
    """
)
_OF_LIFE = frozenset({"lifetotal", "islife"})
#: What is asked of the rules, of costs, or of several stories.
_OF_NO_TIME = word_set(
    """
    legal must works cantarget interplay compared before intime
    price topay paysany canpay unlesspay manavalue manamade costaffected freex
    hastargets affected grows stops
    """
)
#: What is asked of several parts at once.
_TOGETHER = JOINED - _OF_NO_TIME


def asked_at(story: Story, statement: Statement, question: Question) -> AskedAt:
    """Where a question that was just told is asked. Raises `CannotMean` where its words may mean the time until a deed as well as what
    comes after it."""
    ended = story.through_end_of_turn
    named = named_moment(story, statement)
    if named is None and question.kind == "survives":
        named = _resolved(story, question.by.names)
    if named is None or named.done is None:
        return AskedAt(_told_before(story, statement), ended=ended)
    others = [one for one in story.actions if is_a_deed(one) and one is not named.of]
    if named.of is not None and question.kind in OF_ONE_CAUSE and isinstance(named.of, Cast | Activate):
        return replace(named, ended=ended)
    if others if named.of is not None else any(map(is_a_deed, story.actions[named.done :])):
        refuse_until_or_since(statement, question.text)
    return replace(named, ended=ended)


def _resolved(story: Story, names: Collection[str]) -> AskedAt | None:
    """`Does it survive the Bolt?`: once that spell was cast and answered."""
    casts = [n for n, one in enumerate(story.actions) if isinstance(one, Cast) and one.card in names]
    if not casts or len(names) != 1:
        return None
    return named_at(story, once_answered(story.actions, casts[-1] + 1))


#: Words that ask of what is so when all is done.
_OF_THE_END = word_set("end ends final finally eventually if")
#: Words that ask of what will be so, where nothing is done yet.
_TO_COME = word_set("will would could can might may")


def _told_before(story: Story, statement: Statement) -> int | None:
    """How many actions were told before a question; None where nothing was told at all, and where its words ask of the end, or of what is
    supposed after it: `What's his life if I attack?`"""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    following = [token.fold for token in story.tokens[statement.end : statement.end + 2] if token.fold != ","]
    if following and following[0] in _SUPPOSED_AFTER:
        return None
    to_come = words & _TO_COME and not any(map(is_a_deed, story.actions))  # `How big will it be? I cast ...`
    untold = not (story.clauses or story.actions)
    return None if words & _OF_THE_END or to_come or untold else len(story.actions)


_SUPPOSED_AFTER = word_set("if when once after assuming supposing provided given")


def in_their_time(story: Story, script: Script) -> tuple[Question, ...]:
    """The questions of a story that is told, each of the actions alone of which it is asked. The last is asked of all that is told."""
    asked = [*story.asked_at[:-1], *(replace(one, ended=True) for one in story.asked_at[-1:])]
    found: list[Question] = []
    for n, (question, at) in enumerate(zip(story.questions, asked, strict=True)):
        later = zip(story.questions[n + 1 :], asked[n + 1 :], strict=True)
        again = any(
            _asks_the_same(question, one) and (then.done or 0) > (at.done or 0) for one, then in later
        )
        told = len(story.actions)
        question = _of_its_deed(question, at)
        found.append(while_it_fights(_until(question, at, again, told, script), told, script))
    return tuple(found)


def _of_its_deed(question: Question, at: AskedAt) -> Question:
    """`How much damage does he take when I Bolt him?`: of that spell alone."""
    if not isinstance(at.of, Cast | Activate) or question.kind not in OF_ONE_CAUSE or question.by:
        return question
    return replace(question, by=Subject((at.of.card if isinstance(at.of, Cast) else at.of.source,)))


def _until(question: Question, at: AskedAt, again: bool, told: int, script: Script) -> Question:
    """The question, of the story until it is asked where something comes later, or where what is asked later is asked of the turn's end.
    What happens is asked of the fight and of the answers to a spell that are told behind it too, unless it is asked `again` once these are
    told; so is in a fight how things stand, but for a life total."""
    kinds = {part.kind for part in question.parts} if question.kind in _TOGETHER else {question.kind}
    if at.done is None or question.beside is not None or kinds & _OF_NO_TIME:
        return question
    actions, done = script.actions[:told], at.done
    state = kinds <= _OF_A_STATE
    later = script.through_end_of_turn and not at.ended
    fought = is_in_a_fight(actions[:done])
    if not state and not any(map(is_a_deed, actions[:done])):
        return question  # nothing of which it could be asked is told before it
    if state and not at.named and fought and (kinds.isdisjoint(_OF_LIFE) or any(map(fights, actions[done:]))):
        done = end_of_the_fight(actions, done)
    elif not state and not at.named and not again:
        done = _end_of_what_happens(actions, done)
    later = later and (state or kinds == {"zone"})
    if later:
        question = replace(question, beside=replace(script, through_end_of_turn=False))
    if not any(_goes_on(action, later) for action in actions[done:]):
        return question
    return replace(question, beside=Script(script.setup, actions[:done], stays=at.stays))


def _asks_the_same(question: Question, other: Question) -> bool:
    return question.kind == other.kind or {question.kind, other.kind} <= OF_DEATHS


def _end_of_what_happens(actions: Sequence[Action], done: int) -> int:
    """How many are done once what is told before it has come about: the answers to a spell, the rest of a fight."""
    if is_in_a_fight(actions[:done]):
        done = end_of_the_fight(actions, done)
    return once_answered(actions, done)


def _goes_on(action: Action, later: bool) -> bool:
    """Whether something is done by it, or another turn begins, or the turn ends of which something is asked `later`."""
    moment = action.moment if isinstance(action, GoTo) else None
    ends = moment in (Moment.END_STEP, Moment.CLEANUP, Moment.END_OF_TURN)
    return is_a_deed(action) or moment in _OF_ANOTHER_TURN or (later and ends)


_OF_ANOTHER_TURN = frozenset({Moment.NEXT_TURN, Moment.UNTAP})
