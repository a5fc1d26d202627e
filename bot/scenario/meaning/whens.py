"""Moments: where in the turn what follows happens."""

from __future__ import annotations

import re

from bot.engine.told.script import GoTo, Moment, WaitsForTrigger
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.before_its_damage import is_before_its_damage
from bot.scenario.meaning.dealt_by import refuse_dealt_in_any_turn
from bot.scenario.meaning.one_spell import cast_what_triggers, was_cast_just_before
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.script_of import whose_turn
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


@means("when")
def when(story: Story, statement: Statement) -> None:
    told: When = statement.slots["when"]
    if told.moment == "NOW":
        return
    if told.moment == "TRIGGER":
        named = told.under is not None and told.under.source != "it"
        about = statement.get("_about", ())
        cast_what_triggers(story, _who_does_it(story, about), about)
        of = story.one(told.under, "source").label if named and told.under is not None else None
        story.actions.append(WaitsForTrigger(of))
        story.response = True
        return
    if told.moment == "RESPONSE":
        if told.under is not None and told.under.source != "it" and told.under.word not in ("trigger",):
            _cast_what_is_on_the_stack(story, statement, told.under)
            story.under = story.responded_to(told.under)
        elif "stack" in {token.fold for token in story.tokens[statement.start : statement.end]}:
            _refuse_what_is_there(story, statement)
        story.response = True
        return
    if told.moment == Moment.AFTER_BLOCKERS.name and is_before_its_damage(story, statement):
        story.response = True
        return
    player = story.player(told.player, subject=True) if told.player is not None else None
    if told.moment == "TURN":
        if not _acted(story) and story.active is None and not story.turn_changed and player is not None:
            refuse_dealt_in_any_turn(story, statement)
        _turn(story, player)
        return
    moment = Moment[told.moment]
    if moment is Moment.END_OF_TURN and len(story.seats) == 2 and player is not None and _goes_on(story):
        if story.active is None and not story.turn_changed:
            story.active = player
        _turn(story, story.opponent(player))  # `Alice's turn ends. Bob's turn ends.`
        story.response = False
        return
    if moment is Moment.END_OF_TURN:
        story.turn_over = True
    if moment is Moment.NEXT_TURN or told.next or (story.turn_over and moment in _EARLY):
        story.changes_turn()
    if moment in (Moment.END_STEP, Moment.CLEANUP, Moment.END_OF_TURN):
        story.through_end_of_turn = True
    if player is not None:
        story.turn = player
    elif moment is Moment.NEXT_TURN:
        story.turn = None
    story.response = False
    there = GoTo(moment, player, told.number)
    if moment in (Moment.UNTAP, Moment.UPKEEP, Moment.DRAW):
        _not_past_it_yet(story, player)
    story.actions.append(there)
    if moment in (Moment.MAIN, Moment.BEGINNING_OF_COMBAT) and _is_before_combat(story, statement):
        story.before_combat.append(there)


def _is_before_combat(story: Story, statement: Statement) -> bool:
    """`before attacking`, `precombat`."""
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    return not said.isdisjoint(("before", "precombat"))


def _not_past_it_yet(story: Story, player: str | None) -> None:
    """`Then my turn begins. In my upkeep ...`: where nothing was told since a turn began but that it did, it is not yet beyond that."""
    match story.actions:
        case [GoTo(Moment.UNTAP), GoTo(Moment.MAIN, whose)] if player in (None, whose):
            story.actions.pop()
        case [*_, GoTo(Moment.NEXT_TURN, str(whose))] if player in (None, whose):
            story.actions[-1] = GoTo(Moment.UNTAP, whose)
        case [*before, GoTo(Moment.NEXT_TURN, None)] if player is not None and len(story.seats) == 2:
            # `He cast Stasis last turn. Does it untap in my untap step?`
            turns = any(isinstance(one, GoTo) and one.moment is Moment.NEXT_TURN for one in before)
            if not turns and whose_turn(story) == story.opponent(player):
                story.actions.pop()


#: Moments that come before anything is done in a turn: after one that is over, they are of the next.
_EARLY = frozenset({Moment.UNTAP, Moment.UPKEEP, Moment.DRAW, Moment.MAIN, Moment.MAIN_BEGINS})


def _goes_on(story: Story) -> bool:
    """Whether something is told to happen later."""
    return any(not kind.startswith(("ask ", "aside")) for kind in story.upcoming)


def _who_does_it(story: Story, about: tuple[ThingRef, ...]) -> str:
    """Whoever does something to what is another's."""
    owners = [owner for ref in about if (owner := story.owner(ref.owner)) is not None]
    return story.opponent(owners[0]) if owners else story.actor or next(iter(story.seats))


def _cast_what_is_on_the_stack(story: Story, statement: Statement, ref: ThingRef) -> None:
    """`while Carnage Tyrant is on the stack`, of which nothing was told and of no ability of which it is said: it was cast just before.
    Raises `CannotMean` where it is told to be there already."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    about = statement.get("_about", ())
    said = "stack" in words and words.isdisjoint(_ABILITIES) and ref.source == "card"
    if not said or was_cast_just_before(story, _who_does_it(story, about), ref, "what answers it"):
        return
    spells = [thing for thing in story.things if thing.name == ref.name and thing.cast_by is not None]
    texts = [text for thing in story.things if thing.name == ref.name for text in thing.texts]
    if not spells and not (story.actions and any(":" in text or _TRIGGER.search(text) for text in texts)):
        said_so = f"Say that {ref.name} is cast: what is on the battlefield is not on the stack."
        raise CannotMean(said_so, start=ref.start, end=ref.end)


def _refuse_what_is_there(story: Story, statement: Statement) -> None:
    """`I have Geist of Saint Traft. Can he Counterspell it while it is on the stack?`: nothing was cast, so that is there already."""
    there = [thing for thing in story.things if thing.declared and thing.zone == "battlefield"]
    if there and not story.actions and not story.spells:
        said_so = f"Say that {there[-1].label} is cast: what is on the battlefield is not on the stack."
        raise CannotMean(said_so, start=statement.start, end=statement.end)


_ABILITIES = frozenset({"ability", "abilities", "trigger", "triggers", "triggered", "activation"})
_TRIGGER = regex(r"\b(?:when|whenever|at the beginning)\b", re.IGNORECASE)


def _turn(story: Story, player: str | None) -> None:
    if player is None:
        return
    if story.turn_over:
        _begins_after(story, player)
        return
    if story.active is None and not story.turn_changed and not _acted(story):
        story.active = player
        return
    if story.active is None and not story.turn_changed:
        story.active = story.opponent(player)  # what was told before happened on another turn
    if story.turn != player:
        story.actions.append(GoTo(Moment.NEXT_TURN, player))
        story.changes_turn()
        story.turn = player


def _begins_after(story: Story, player: str) -> None:
    """That player's turn begins after one that was told to end."""
    story.actions.append(GoTo(Moment.NEXT_TURN, player))
    story.changes_turn()
    story.turn = player


@means("turnends")
def turn_ends(story: Story, statement: Statement) -> None:
    player, to = actor_of(story, statement), statement.get("to")
    if story.active is None and not story.turn_changed and not _acted(story):
        story.active = player
    passed_to = story.player(to) if isinstance(to, PlayerRef) else None
    if passed_to or (len(story.seats) == 2 and _goes_on(story)):
        _turn(story, passed_to or story.opponent(player))
        return
    story.through_end_of_turn = True
    story.actions.append(GoTo(Moment.END_OF_TURN))


@means("newturn")
def new_turn(story: Story, statement: Statement) -> None:
    """`Bob untaps and draws`, `Bob's turn begins`: it is Bob's turn now."""
    owner = statement.get("owner")
    told = story.player(owner, subject=True) if isinstance(owner, PlayerRef) else None
    player = told or actor_of(story, statement)
    if not _begins_here(story, player):
        _turn(story, player)


@means("lastturn")
def last_turn(story: Story, statement: Statement) -> None:
    """`Last turn Bob Shocked my Ogre`: what was told is over, and the turn after it has begun."""
    story.changes_turn()
    story.turn = None
    story.response = False
    story.actions.append(GoTo(Moment.NEXT_TURN))


def _begins_here(story: Story, player: str) -> bool:
    """Whether what was told so far is only what there is, and the first turn begins with it: it is untapped, and what triggers early
    in that turn does (CR 502.3, 503.1)."""
    waiting = story.active in (None, player) and not story.turn_changed and not story.turn_over
    if not waiting or not story.things or story.actions:
        return False
    story.active = player
    story.actions += [GoTo(Moment.UNTAP, player), GoTo(Moment.MAIN, player)]
    return True


def _acted(story: Story) -> bool:
    return any(not isinstance(action, GoTo) for action in story.actions)


@means("turn")
def turn(story: Story, statement: Statement) -> None:
    ref = statement.get("owner") or statement.get("who")
    if not isinstance(ref, PlayerRef):
        return
    player = story.player(ref, subject=True)
    moment = statement.get("moment")
    if moment is None:
        if _comes_now(story, statement) and _begins_here(story, player):
            return
        after_another = _acted(story) or (story.active is not None and bool(story.things))
        if story.turn_over or (_comes_now(story, statement) and after_another and story.turn != player):
            _begins_after(story, player)
            return
        if story.active is None and not story.turn_changed:
            refuse_dealt_in_any_turn(story, statement)
            story.active = _whose_turn_it_was(story, player)
        current = story.turn if story.turn_changed else story.active
        if story.actions and current not in (None, player):
            story.actions.append(GoTo(Moment.NEXT_TURN, player))
            story.changes_turn()
            story.turn = player
        elif not story.turn_changed:
            story.active = player
        return
    if story.turn_over:
        story.changes_turn()
    # `moves to her main phase`; `It's my main phase` where nothing is done in it but what comes by itself
    comes = isinstance(statement.get("who"), PlayerRef) or not _goes_on(story)
    begins = moment == "MAIN" and comes and not _acted(story)
    story.actions.append(GoTo(Moment.MAIN_BEGINS if begins else Moment[moment], player))


def _comes_now(story: Story, statement: Statement) -> bool:
    """`Then it is Bob's turn`, `It is Bob's turn now`: not before."""
    words = story.tokens[max(0, statement.start - 1) : statement.end]
    return any(token.fold in ("then", "now") for token in words)


def _whose_turn_it_was(story: Story, player: str) -> str | None:
    """Another player, who has done what only the player whose turn it is can do (CR 307.1): that was on an earlier turn."""
    others = (action for action in story.actions if getattr(action, "player", player) != player)
    return next((getattr(a, "player", "") for a in others if is_slow_deed(story, a)), None)


@means("firstturn")
def first_turn(story: Story, statement: Statement) -> None:
    story.first_turn = True
    if isinstance(statement.get("owner"), PlayerRef):
        story.active = story.player(statement.slots["owner"])


@means("playsfirst")
def plays_first(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if not story.turn_changed and story.active is None:
        story.active = player
