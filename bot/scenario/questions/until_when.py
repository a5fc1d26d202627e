"""Until when the story goes for each question: what comes about later is none of its business. A question in the midst of a story asks of what
is so by then, one that names a moment of what is so at that one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile

from bot.engine.told.decisions import Decision
from bot.engine.told.script import (
    Action,
    Attack,
    Block,
    Cast,
    GoTo,
    Moment,
    Script,
    WaitsForTrigger,
)
from bot.scenario.questions.asked_of_a_turn import refuse_until_or_since
from bot.scenario.questions.joined import JOINED
from bot.scenario.questions.moments_asked import AFTER_THE_FIGHT
from bot.scenario.questions.question import Question
from bot.scenario.questions.several_spoken_of import OF_DEATHS
from bot.scenario.questions.while_it_fights import while_it_fights
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.asked_after_deeds import done_until
from bot.scenario.telling.asked_at import AskedAt
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import begins_a_turn, done_this_turn, is_a_deed
from bot.scenario.text.words import word_set
from bot.values import replace

#: What is asked of how things stand, and not of what comes of what is told.
_OF_A_STATE = frozenset(
    {
        "size",
        "issize",
        "haspower",
        "hastoughness",
        "power",
        "toughness",
        "loyalty",
        "counters",
        "lifetotal",
        "islife",
        "energytotal",
        "poisontotal",
        "isof",
        "hasability",
        "whocontrols",
        "controls",
        "howmany",
        "hasany",
        "whatisleft",
        "manyin",
        "whatisin",
        "whoowns",
        "colors",
        "types",
        "keywords",
        "whohas",
        "whohasmost",
        "hasmore",
        "onfield",
        "ingraveyard",
        "inhand",
        "exiled",
    }
)
_OF_LIFE = frozenset({"lifetotal", "islife"})
#: What is asked of the rules, of costs, or of several stories.
_OF_NO_TIME = frozenset(
    {
        *("legal", "must", "works", "cantarget", "interplay", "compared", "before", "intime"),
        *(
            "price",
            "topay",
            "paysany",
            "canpay",
            "unlesspay",
            "manavalue",
            "manamade",
            "costaffected",
            "freex",
        ),
        *("hastargets", "affected", "grows", "stops"),
    }
)
#: What is asked of several parts at once.
_TOGETHER = JOINED - _OF_NO_TIME


def asked_at(story: Story, statement: Statement, question: Question) -> AskedAt:
    """Where a question that was just told is asked. Raises `CannotMean` where its words may mean the time until a deed as well as what
    comes after it."""
    ended = story.through_end_of_turn
    until = done_until(story, statement)
    if until is None and question.kind == "survives":
        until = _resolved(story, question.by.names)
    if until is None:
        return AskedAt(_told_before(story, statement, question.kind), ended=ended)
    if any(map(is_a_deed, story.actions[until:])):
        refuse_until_or_since(statement, question.text)
    return AskedAt(until, True, ended)


def _resolved(story: Story, names: Collection[str]) -> int | None:
    """`Does it survive the Bolt?`: how many actions are done once that spell was cast and answered."""
    casts = [n for n, one in enumerate(story.actions) if isinstance(one, Cast) and one.card in names]
    if not casts or len(names) != 1:
        return None
    done = casts[-1] + 1
    while done < len(story.actions) and _belongs_to_what_is_done(story.actions[done]):
        done += 1
    return done


#: Words that ask of what is so when all is done; of what happens, fewer of them: `Will it die?` is asked of now.
_OF_THE_END = word_set(
    "will would could can might may after afterwards end ends final finally left remain remains remaining if then"
)
_HAPPENS_AT_LAST = word_set("end ends final finally eventually if")


def _told_before(story: Story, statement: Statement, kind: str) -> int | None:
    """How many actions were told before a question; None where nothing was told at all, and where its words ask of the end, or of what is
    supposed after it: `What's his life if I attack?`"""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    following = [token.fold for token in story.tokens[statement.end : statement.end + 2] if token.fold != ","]
    if following and following[0] in _SUPPOSED_AFTER:
        return None
    of_the_end = words & (_OF_THE_END if kind in _OF_A_STATE else _HAPPENS_AT_LAST)
    return None if of_the_end or not (story.clauses or story.actions) else len(story.actions)


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
        found.append(while_it_fights(_until(question, at, again, told, script), told, script))
    return tuple(found)


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
    fought = _is_fought(actions[:done])
    if not state and not any(map(is_a_deed, actions[:done])):
        return question  # nothing of which it could be asked is told before it
    if (
        state
        and not at.named
        and fought
        and (kinds.isdisjoint(_OF_LIFE) or any(map(_fights, actions[done:])))
    ):
        done = _end_of_the_fight(actions, done)
    elif not state and not at.named and not again:
        done = _end_of_what_happens(actions, done)
    elif at.named and done and _fights(actions[done - 1]):
        done = _end_of_the_fight(actions, done)  # `What's his life after I attack?`
        fought = False
    later = later and (state or kinds == {"zone"})
    if later:
        question = replace(question, beside=replace(script, through_end_of_turn=False))
    if not any(_goes_on(action, later) for action in actions[done:]):
        return question
    return replace(question, beside=Script(script.setup, actions[:done], stays=at.named and fought))


def _asks_the_same(question: Question, other: Question) -> bool:
    return question.kind == other.kind or {question.kind, other.kind} <= OF_DEATHS


def _end_of_what_happens(actions: Sequence[Action], done: int) -> int:
    """How many are done once what is told before it has come about: the answers to a spell, the rest of a fight."""
    if _is_fought(actions[:done]):
        done = _end_of_the_fight(actions, done)
    while done < len(actions) and _belongs_to_what_is_done(actions[done]):
        done += 1
    return done


def _belongs_to_what_is_done(action: Action) -> bool:
    """Whether it is a choice for what is told before it, or an answer to that."""
    return isinstance(action, Decision | WaitsForTrigger) or bool(getattr(action, "response", False))


def _end_of_the_fight(actions: Sequence[Action], done: int) -> int:
    ends = (
        n for n, one in enumerate(actions) if n >= done and (_is_after_the_fight(one) or begins_a_turn(one))
    )
    return next(ends, len(actions))


def _is_after_the_fight(action: Action) -> bool:
    return isinstance(action, GoTo) and action.moment in AFTER_THE_FIGHT


def _goes_on(action: Action, later: bool) -> bool:
    """Whether something is done by it, or another turn begins, or the turn ends of which something is asked `later`."""
    moment = action.moment if isinstance(action, GoTo) else None
    ends = moment in (Moment.END_STEP, Moment.CLEANUP, Moment.END_OF_TURN)
    return is_a_deed(action) or moment in _OF_ANOTHER_TURN or (later and ends)


_OF_ANOTHER_TURN = frozenset({Moment.NEXT_TURN, Moment.UNTAP})


def _fights(action: Action) -> bool:
    return isinstance(action, Attack | Block)


def _is_fought(actions: Sequence[Action]) -> bool:
    """Whether something fights in the turn that was told last, in a combat that is not told to be over."""
    turn = done_this_turn(actions)
    return any(_fights(action) for action in takewhile(lambda one: not _is_after_the_fight(one), turn))
