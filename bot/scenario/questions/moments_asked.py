"""A question in the midst of a story is about what is so by then: sentences are told in the order in which things happen."""

from __future__ import annotations

from bot.engine.told.script import (
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    DealsDamage,
    Fights,
    GoTo,
    Moment,
    Sacrifices,
    Script,
)
from bot.scenario.errors import CannotMean
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
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
_DEEDS = Cast | Activate | Attack | Block | DealsDamage | Fights | Sacrifices


#: Words that ask of what is so when all is done.
_OF_THE_END = word_set(
    "will would could can might may after afterwards end ends final finally left remain remains remaining if then"
)


def asked_after(story: Story, statement: Statement) -> int | None:
    """How many actions were told before a question; None where nothing was told at all, and where its words ask of the end."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    following = story.tokens[statement.end].fold if statement.end < len(story.tokens) else ""
    of_the_end = words & _OF_THE_END or following in _CONDITIONS
    return None if of_the_end or not (story.clauses or story.actions) else len(story.actions)


#: What is told with these behind a question is done before it is answered: `Does it go to the graveyard when it dies?`
_CONDITIONS = word_set("when if once after whenever")

#: What is asked of the end of a fight where no moment is told.
_OF_THE_FIGHT = frozenset(
    {
        "ask dies",
        "ask survives",
        "ask whodies",
        "ask whosurvives",
        "ask manydie",
        "ask damageto",
        "ask damage",
    }
)


def refuse_between_damage(story: Story, statement: Statement) -> None:
    """`Does it still live after first-strike damage?`: a fight is looked at when it is over. Raises `CannotMean`."""
    when = statement.get("when")
    last = story.actions[-1] if story.actions else None
    between = isinstance(last, GoTo) and last.moment is Moment.AFTER_FIRST_STRIKE
    between = between or (isinstance(when, When) and when.moment == Moment.AFTER_FIRST_STRIKE.name)
    if statement.kind in _OF_THE_FIGHT and between:
        said = "A fight is looked at when it is over: ask what happens, each step is told."
        raise CannotMean(said, (), statement.start, statement.end)


def of_its_moment(question: Question, done: int | None, told: int, script: Script) -> Question:
    """The question, of the first `done` actions of the story alone where others of its `told` ones come after it. In the midst of a
    fight it is about the whole story, but for a life total: that is asked of what is fought out."""
    if done is None or question.kind not in _OF_A_STATE or question.beside is not None:
        return question
    before, after = script.actions[:done], script.actions[done:told]
    blocked_later = any(isinstance(action, Attack | Block) for action in after)
    fought = question.kind not in _OF_LIFE or blocked_later
    if (_is_fought(before) and fought) or not any(_goes_on(action) for action in after):
        return question
    return replace(question, beside=Script(script.setup, before))


def _goes_on(action: Action) -> bool:
    """Whether something is done by it, or another turn begins."""
    return isinstance(action, _DEEDS) or (isinstance(action, GoTo) and action.moment in _OF_ANOTHER_TURN)


_OF_ANOTHER_TURN = frozenset({Moment.NEXT_TURN, Moment.UNTAP})


def _is_fought(actions: tuple[Action, ...]) -> bool:
    return any(isinstance(action, Attack | Block) for action in actions)
