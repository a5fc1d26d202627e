"""How big something is while it attacks or blocks: where a card says so of attackers, that is over with the combat (CR 506.4, 611.3a)."""

from __future__ import annotations

from bot.abilities.ability import Activated, Spell, Triggered
from bot.abilities.card import Card
from bot.abilities.filters import AttackingWhom, BlockingIt, InStatus
from bot.abilities.walk import holds, inside
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Attack, Block, GoTo, Moment, Script
from bot.scenario.questions.question import Question
from bot.scenario.text.tokens import tokenize
from bot.scenario.text.words import word_set
from bot.values import replace


def while_it_fights(question: Question, told: int, script: Script) -> Question:
    """`I have Orcish Oriflamme and attack with Bear. How big is Bear?`: before the damage, where nothing is told after the attack or the block
    and the question does not ask of what is then."""
    if question.kind not in _OF_THINGS or question.beside is not None or _asks_of_what_is_then(question.text):
        return question
    actions = script.actions[:told]
    deeds = [one for one in actions if not isinstance(one, Decision)]
    last = deeds[-1] if deeds else None
    told_so = isinstance(last, GoTo) and last.moment in (Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS)
    fights = isinstance(last, Attack | Block)
    if not told_so and not (fights and any(_is_of_fighters(one.card) for one in script.setup.objects)):
        return question
    return replace(question, beside=Script(script.setup, actions, stays=True))


#: What is asked of a thing that may be otherwise once it fights no more.
_OF_THINGS = frozenset(
    {"size", "issize", "haspower", "hastoughness", "power", "toughness", "hasability", "keywords"}
)


def _asks_of_what_is_then(text: str) -> bool:
    words = [token.fold for token in tokenize(text)]
    if not _THEN.isdisjoint(words):
        return True
    return any(word == "after" and _FIGHTS.isdisjoint(words[at : at + 4]) for at, word in enumerate(words))


_THEN = word_set("afterwards finally end left remaining then turn step damage")
_FIGHTS = word_set("attackers attacks attacking attack blockers blocks blocking block")


def _is_of_fighters(card: Card) -> bool:
    """Whether what it says for as long as it is there hangs on what fights."""
    lasting = (one for one in card.abilities if not isinstance(one, Triggered | Activated | Spell))
    return any(
        holds(one, AttackingWhom, BlockingIt) or any(s.status in _FIGHTING for s in inside(one, InStatus))
        for one in lasting
    )


_FIGHTING = frozenset({"attacking", "blocking", "blocked", "unblocked", "alone"})
