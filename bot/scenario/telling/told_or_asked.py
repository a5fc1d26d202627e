"""What a statement that was read means: told to the story, or asked of it."""

from __future__ import annotations

from bot.engine.told.script import Activate
from bot.scenario.errors import CannotMean
from bot.scenario.explained.modes import says_a_mode
from bot.scenario.explained.participles import says_what_it_does
from bot.scenario.forms.kinds import BOARD
from bot.scenario.meaning.answered_spells import cast_what_is_answered
from bot.scenario.meaning.attacks import done_as_said
from bot.scenario.meaning.done_by_each import done_by_each
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.meaning.resolved_untold import cast_what_has_resolved
from bot.scenario.meaning.there_meanwhile import with_what_is_there
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asking import questions_of
from bot.scenario.questions.question import Question
from bot.scenario.questions.until_when import asked_at
from bot.scenario.sentences.clause import clause_of
from bot.scenario.sentences.deeds import Deed
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.asked_after_deeds import done_already
from bot.scenario.telling.claims_passed_over import claim_what_came
from bot.scenario.telling.done_before import had_been_done, refuse_another_turn
from bot.scenario.telling.said_of_later import goes_on_with_it
from bot.scenario.telling.story import Story
from bot.scenario.telling.the_one_asked_about import of_the_one_told
from bot.scenario.telling.told_within import told_first
from bot.scenario.telling.whose_by_choice import whose_by_choice
from bot.values import replace

#: What may be told with a number below zero.
_BELOW_ZERO = frozenset({"life", "lifeof"})


#: Where a life total goes: `I go to -3`.
_GOING = frozenset({"go", "drop", "fall"})


def _refuse_negative(story: Story, statement: Statement) -> None:
    """A number of things, of counters or of damage is 0 or more (CR 107.1b)."""
    words = {token.lemma for token in story.tokens[statement.start : statement.end]}
    goes = statement.kind == "result" and bool(words & _GOING)
    if statement.kind in _BELOW_ZERO or goes or statement.kind.startswith("ask "):
        return
    for value in statement.slots.values():
        if isinstance(value, int) and value < 0:
            raise CannotMean(
                f"There can't be {value} of anything but life, power and toughness.",
                start=statement.start,
                end=statement.end,
            )


def mean(story: Story, statement: Statement, text: str) -> None:
    if statement.start in story.told_along:
        return
    again = done_already(story, statement)
    if again is not None:
        story.asked_once = (statement, again)
        return
    story.said_back |= {(ref.start, ref.end): meant for ref, meant in story.mentions if _is_one_back(ref)}
    story.mentions = []
    before = list(story.actions)
    _understand(story, statement, text)
    known = {id(action) for action in before}
    done = [action for action in story.actions if id(action) not in known]
    whose_by_choice(story, statement, done)
    named = [(ref, meant) for ref, meant in story.mentions if ref.source != "it"]
    asks = statement.kind.startswith("ask ")
    if done and not asks:
        story.deeds.append(Deed(statement, done[0], done[-1]))
    clause = clause_of(statement, named if asks else story.mentions, before, done, story.things, story.tokens)
    if clause is not None:
        beside = _is_told_beside(story, statement)
        story.clauses.insert(len(story.clauses) - beside, clause)
        story.clause_at = story.clause_at if beside else statement.start


def _is_told_beside(story: Story, statement: Statement) -> bool:
    """`Hill Giant attacks while I control a 1/1. How big is it?`: what there was besides, told after the clause that tells of it."""
    at, start = story.clause_at, statement.start
    if not story.clauses or not 0 <= at < start or statement.kind not in BOARD:
        return False
    between = story.tokens[at:start]
    return between[-1].fold == "while" and all(token.kind != "break" for token in between)


def _is_one_back(ref: ThingRef) -> bool:
    """Whether it is a word back for one thing, with a place in the text."""
    return (
        ref.source == "it" and ref.word in ("it", "he", "she") and ref.count == 1 and 0 <= ref.start < ref.end
    )


def _asked(story: Story, statement: Statement, text: str) -> list[Question]:
    """What it asks; nothing, and it is passed over, where it only says how the question before may come out otherwise and asks of what
    cannot be told: `Does my Colossus die? Or does indestructible save it?`"""
    known = (list(story.actions), len(story.things))
    try:
        return questions_of(story, statement, text)
    except CannotMean:
        before = story.tokens[max(0, statement.start - 2) : statement.start]
        other_side = [token.fold for token in before[1:]] == ["or"] and before[0].kind == "break"
        if not (other_side and story.questions) or known != (story.actions, len(story.things)):
            raise
        return []


def _understand(story: Story, statement: Statement, text: str) -> None:
    statement = of_the_one_told(story, told_first(story, statement))
    story.where = statement.start
    story.denies = statement.negated
    if not statement.kind.startswith(("ask ", "aside")):
        follows = story.to_come[:1] if statement.kind == "when" and "_about" not in statement.slots else ()
        cast_what_is_answered(
            story, (statement, *(one for one in follows if not one.kind.startswith("ask ")))
        )
    _refuse_negative(story, statement)
    cast_what_has_resolved(story, statement)
    if statement.kind == "aside":
        claim_what_came(story, statement)
        goes_on_with_it(story, statement)
        story.skip(statement.start, statement.end)
    elif statement.kind.startswith("ask "):
        questions = _asked(story, statement, text)
        story.questions += questions
        story.asked_at += [asked_at(story, statement, question) for question in questions]
        if not questions:
            story.skip(statement.start, statement.end)
    else:
        for before in statement.get("_before", ()):
            if "who" in before.slots and "who" in statement.slots:
                before = replace(before, slots={**before.slots, "who": statement.slots["who"]})
            MEANINGS[before.kind](story, before)
        if says_a_mode(story, statement) or says_what_it_does(story, statement):
            return
        statement = with_what_is_there(story, statement)
        done, responding = len(story.actions), story.response
        passed_over, claimed = len(story.skipped), len(story.claims)
        refuse_another_turn(story, statement)
        if not done_by_each(story, statement, MEANINGS[statement.kind]):
            MEANINGS[statement.kind](story, statement)
        if len(story.skipped) > passed_over and len(story.claims) == claimed:
            claim_what_came(story, statement)
        if had_been_done(story, statement):
            story.actions[:] = [*story.actions[done:], *story.actions[:done]]
        deeds = [a for a in story.actions[done:] if not (isinstance(a, Activate) and a.for_mana)]
        if responding and story.response and deeds:
            raise CannotMean("That is nothing that is done in response.")
        if story.said_to_attack or story.said_to_block or story.said_unblocked or story.said_to_be_manned:
            done_as_said(story, done)
