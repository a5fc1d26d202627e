"""Until when the story goes on for what is asked about: to the end of the turn, to a step at whose beginning things trigger."""

from __future__ import annotations

from bot.engine.told.script import Attack, GoTo, Moment
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.script_of import whose_turn
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import done_this_turn
from bot.scenario.text.words import word_set


def goes_on_until(story: Story, when: When, asked: Statement) -> None:
    """The story goes on until what is asked about is so: to the end of the turn, to a step at whose beginning things trigger; what is asked
    of the time until then is asked of now."""
    words = {token.fold for token in story.tokens[asked.start : asked.end]}
    if "until" in words:
        return
    if when.moment == "END_STEP" and when.player is not None and story.active is None:
        MEANINGS["when"](story, Statement("when", {"when": when}, asked.start, asked.end))
    elif when.moment in _BEGINNINGS and (when.player is not None or when.moment == "UNTAP"):
        if not story.actions and when.moment != "NEXT_TURN" and when.player is not None:
            # nothing is told of that turn but this: what is tapped untaps as it begins (CR 502.3)
            story.active = story.active or story.player(when.player, subject=True)
            story.actions.append(GoTo(Moment.UNTAP, story.player(when.player, subject=True)))
        MEANINGS["when"](story, Statement("when", {"when": when}, asked.start, asked.end))
    elif when.moment == "TURN" and when.player is not None:
        _on_the_turn_of(story, story.player(when.player, subject=True))
    elif when.moment in ("END_OF_TURN", "END_STEP", "CLEANUP", "NEXT_TURN"):
        story.through_end_of_turn = True
    elif when.moment in ("UPKEEP", "DRAW"):
        MEANINGS["when"](story, Statement("when", {"when": when}, asked.start, asked.end))
    elif when.moment == Moment.BEGINNING_OF_COMBAT.name and "before" not in words:
        _as_combat_begins(story, when, asked)


def _as_combat_begins(story: Story, when: When, asked: Statement) -> None:
    """`What do I get at combat?`: of what triggers then, where nobody has attacked (CR 507.1)."""
    if any(isinstance(one, Attack) for one in done_this_turn(story.actions)):
        return
    wait = [
        thing.holder
        for thing in story.things
        if thing.zone == "battlefield" and any("beginning of combat on your turn" in t for t in thing.texts)
    ]
    if story.active is None and when.player is None and not story.actions and len({*wait}) == 1:
        story.active = wait[0]
    if wait:
        MEANINGS["when"](story, Statement("when", {"when": when}, asked.start, asked.end))


def _on_the_turn_of(story: Story, player: str) -> None:
    """`I give his 3/3 -2/-2. How big is it on his turn?`: on the turn after the one in which that was done."""
    now = story.turn or whose_turn(story)
    told = bool(story.actions) or story.active is not None
    if told and now is not None and now != player and len(story.seats) == 2:
        story.active = story.active or now
        story.actions.append(GoTo(Moment.NEXT_TURN, player))
        story.changes_turn()
        story.turn = player


_BEGINNINGS = frozenset({"UNTAP", "UPKEEP", "DRAW", "NEXT_TURN"})


#: Questions of what an ability does that may wait for the end step.
UP_TO_THE_END = word_set(
    "isloser iswinner wins winsgame loses triggers gets getsto anycounters hascounters draws"
)


#: What is returned may be so by a spell, or by something that is gone itself.
OF_RETURNING = frozenset({"back", "returns"})


#: Words that ask of what is so later.
_LATER = word_set("after afterwards later eventually destroyed")


def asks_of_its_later_end(story: Story, statement: Statement) -> bool:
    """`I cast Berserk on it. Is it destroyed after?`: what a spell does at the next end step is asked too."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    texts = (text for spell in story.spells for text in spell.texts)
    return bool(words & _LATER) and any("next end step" in text for text in texts)


def waits_for_the_end(story: Story, wherever: bool) -> bool:
    """Whether something on the battlefield, or `wherever` it is, has an ability that triggers in the end step: then what comes of it
    is asked too."""
    return any(
        "beginning of" in text and "end step" in text
        for thing in story.things
        if wherever or thing.zone == "battlefield"
        for text in thing.texts
    )
