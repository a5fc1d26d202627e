"""What a question supposes is told before it is answered: the spell cast, the deed done, the fight fought."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks import done_as_said
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.aimed_at import of_one_of_a_kind, target_what_is_asked
from bot.scenario.questions.another_question import whether_blocked
from bot.scenario.questions.asked_about import (
    OF_DAMAGE,
    is_itself,
    of_things,
)
from bot.scenario.questions.asked_of_the_end import (
    OF_RETURNING,
    UP_TO_THE_END,
    asks_of_its_later_end,
    waits_for_the_end,
)
from bot.scenario.questions.called_alone import of_the_creature_called_so
from bot.scenario.questions.deeds_asked import do_what_is_asked
from bot.scenario.questions.killed_in_time import killed_in_time
from bot.scenario.questions.saving import is_in_danger, use_what_is_asked
from bot.scenario.questions.stopping import stopped
from bot.scenario.questions.supposed_combat import (
    suppose_all_attack,
    suppose_it_attacks,
    suppose_unblocked,
)
from bot.scenario.questions.supposed_fights import suppose_fight, suppose_the_block
from bot.scenario.questions.supposing import (
    cast_what_is_asked,
    cast_what_is_held,
    suppose_creature,
)
from bot.scenario.questions.unless_paid import is_asked_to_pay
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def once_supposed(story: Story, statement: Statement) -> Statement:
    """The statement once what it supposes has happened: the spell cast, the deed done, the fight fought that it asks about."""
    done = len(story.actions)
    statement = _supposed_of(story, statement)
    if story.said_to_attack and len(story.actions) > done:
        done_as_said(story, done)  # `Can Rebuke destroy an attacking creature?`
    return statement


def _supposed_of(story: Story, statement: Statement) -> Statement:
    if statement.kind == "ask saves":
        is_in_danger(story, statement)
        use_what_is_asked(story, statement)
    statement = of_one_of_a_kind(story, of_the_creature_called_so(story, statement))
    cast_what_is_asked(story, statement)
    cast_what_is_held(story, statement)
    statement = whether_blocked(story, statement)
    kind = statement.kind.removeprefix("ask ")
    if kind == "cantarget":
        target_what_is_asked(story, statement)
    if kind == "stops":
        return stopped(story, statement)
    statement = killed_in_time(story, statement)
    do_what_is_asked(story, statement)
    who = statement.get("who") if kind in ("topay", "paysany") else None
    payer = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else None
    if kind == "topay" and statement.get("action") is None and is_asked_to_pay(story):
        return replace(statement, kind="ask unlesspay")
    if kind in ("isblocked", "topay", "paysany") and not any(
        isinstance(action, Attack | Block) and payer in (None, action.player) for action in story.actions
    ):
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    if kind == "candie" and not story.actions:
        suppose_all_attack(story, statement)
    if is_itself(statement.get("what")) and statement.get("by") is not None:
        statement = replace(statement, slots={**statement.slots, "what": statement.slots["by"]})
    if (
        kind in ("candie", "dies", "survives", "trades")
        and (statement.get("by") is not None or kind == "trades")
        and statement.get("what") is not None
    ):
        suppose_fight(story, statement)
    if kind in ("whodies", "diesfirst", "whosurvives") and _are_two(statement.get("what")):
        suppose_fight(story, statement)
    if kind in ("tramples", "anytrample"):
        suppose_the_block(story, statement)
    if kind in OF_DAMAGE:
        statement = of_things(story, statement)
        suppose_unblocked(story, statement)
        if kind == "damageby" or (kind == "dealsany" and statement.get("number") is not None):
            suppose_it_attacks(story, statement)
    if kind == "sacrifices":
        suppose_creature(story, statement)
    gets_back = kind == "whocontrols" and any(
        token.fold == "back" for token in story.tokens[statement.start : statement.end]
    )
    lent = (kind == "back" or gets_back) and any(
        thing.until_end_of_turn for thing in story.things
    )  # it goes back then
    if lent or (kind in UP_TO_THE_END | OF_RETURNING and waits_for_the_end(story, kind in OF_RETURNING)):
        story.through_end_step = True
    if kind == "dies" and asks_of_its_later_end(story, statement):
        story.through_end_step = True
    return statement


def _are_two(refs: object) -> bool:
    """`which of my 3/3 and his 2/2`."""
    return isinstance(refs, tuple) and len(refs) == 2 and not any(getattr(ref, "many", False) for ref in refs)
