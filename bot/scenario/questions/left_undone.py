"""Deeds that are asked about, left undone to see whether they must be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.told.script import Attack, Block, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import after_their_turn, attack_declared
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.meaning.which_attack import resolve_blockers
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.asked_about import labels_of
from bot.scenario.questions.subjects import Subject
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def leave_undone(story: Story, deed: tuple[Statement, ...], who: object, it: Any) -> None:
    """`Am I forced to attack?` is answered by not doing it: illegal where one is forced to."""
    things = []
    for one in deed:
        if is_condition(story, deed, one):
            MEANINGS[one.kind](story, one)
    moments = tuple(one for one in deed if one.kind == "when")
    deed = tuple(one for one in deed if one.kind != "when" and not is_condition(story, deed, one)) or deed
    if isinstance(who, PlayerRef) and who.how != "any":
        player: str | None = story.player(who, subject=True)
    else:
        things = resolve_blockers(story, it or ()) if _blocks(deed) else story.resolve(it or (), "asked")
        if not _blocks(deed):
            _refuse_one_of_several(story, it, things, deed)
        player = next((t.controller for t in things), None)
    player = player or story.actor or next(iter(story.seats))
    things += story.resolve(_told_attackers(deed), "attacker", player)
    things += story.resolve(_told_blockers(deed), "blocker", player)
    for thing in things:
        thing.likely = thing.likely or player
    kinds = {statement.kind for statement in deed}
    groups = [group for one in deed for group in one.get("attack") or ()]
    whom = [one.get("whom") for one in deed] + [group.whom for group in groups]
    if len(story.seats) > 2 and any(one is not None for one in whom):
        said = (
            "Whether something has to attack is asked without whom; ask whether it can attack somebody else."
        )
        raise CannotMean(said, (), deed[0].start, deed[-1].end)
    if kinds & {"attack", "itattack"}:
        _attack_with_nothing(story, player, moments)
    elif kinds & {"block", "itblock"} and not any(isinstance(a, Block) for a in story.actions):
        story.actions.append(Block(player, ()))
    elif not kinds & {"attack", "itattack", "block", "itblock"}:
        raise CannotMean("It is not told what would force that.", (), deed[0].start, deed[-1].end)


def _attack_with_nothing(story: Story, player: str, moments: tuple[Statement, ...]) -> None:
    """That player attacks with nothing: in the turn that is told, else in the present one, or in that player's next where another player
    has attacked in this one. An attack that the player was told to make is left as it is."""
    after_their_turn(story, player)
    for one in moments:
        when = one.get("when")
        if isinstance(when, When) and when.moment == Moment.NEXT_TURN.name and when.player is None:
            _go_to_the_next_turn(story, player)
        else:
            MEANINGS[one.kind](story, one)
    declared = attack_declared(story)
    attack = story.actions[declared] if declared is not None else None
    if isinstance(attack, Attack) and attack.player == player:
        return
    if attack is not None:
        _go_to_the_next_turn(story, player)
    story.actions.append(Attack(player, ()))
    if not story.turn_changed:
        story.active = story.active or player


def _go_to_the_next_turn(story: Story, player: str) -> None:
    """The story goes on with that player's next turn."""
    if story.active is None and not story.turn_changed:
        story.active = story.opponent(player)
    story.actions.append(GoTo(Moment.NEXT_TURN, player))
    story.changes_turn()
    story.turn = player


def _told_attackers(deed: tuple[Statement, ...]) -> tuple[ThingRef, ...]:
    """What is said to attack and is no mere kind: `my Juggernaut`, `goaded creatures`."""
    groups = [group for one in deed for group in one.get("attack") or ()]
    return tuple(
        ref for group in groups for ref in group.things if ref.source != "kind" or ref.status or ref.lines
    )


def _told_blockers(deed: tuple[Statement, ...]) -> tuple[ThingRef, ...]:
    """What is said to block and is named: `Do I have to block with Grizzly Bears?`: it is there."""
    groups = [group for one in deed for group in one.get("block") or ()]
    return tuple(ref for group in groups for ref in group.blockers if ref.source in ("card", "made", "part"))


def of_what_it_is_asked(story: Story, statement: Statement) -> Subject:
    """Which things are named in `Do I have to attack with Juggernaut?`: another one that has to attack is no answer."""
    action = statement.get("action")
    told = (*_told_attackers(action), *_told_blockers(action)) if isinstance(action, tuple) else ()
    it = statement.get("it")
    if it is not None and isinstance(action, tuple) and _blocks(action):
        return Subject(tuple(thing.label for thing in resolve_blockers(story, it)))
    return Subject(tuple(dict.fromkeys(labels_of(story, it or told))))


def _refuse_one_of_several(
    story: Story, it: Any, things: Sequence[Thing], deed: tuple[Statement, ...]
) -> None:
    """`I have Juggernaut, he has Ogre. Does it have to attack?`: which of them is asked about is not told. Raises `CannotMean`."""
    refs = it if isinstance(it, tuple) else ()
    others = [
        t for t in story.things if t.zone == "battlefield" and t.is_type("Creature") and t not in things
    ]
    forced = [t for t in others if t.goaded or any("attack" in x and "if able" in x for x in t.texts)]
    if forced and any(ref.source == "it" and ref.word == "it" for ref in refs):
        names = " or ".join(thing.label for thing in (*things, *forced))
        raise CannotMean(f"It is not told which is meant: {names}.", (), deed[0].start, deed[-1].end)


def _blocks(deed: tuple[Statement, ...]) -> bool:
    return any(one.kind == "itblock" for one in deed)


def is_condition(story: Story, deed: tuple[Statement, ...], statement: Statement) -> bool:
    """Whether it is told, of whom it says itself, under which condition the deed is done: `if my opponent has Propaganda`."""
    start = min(one.start for one in deed)
    begins = (n for n in range(start, statement.start) if story.tokens[n].fold in _CONDITIONS)
    return isinstance(statement.slots.get("who"), PlayerRef) and next(begins, None) is not None


_CONDITIONS = frozenset({"if", "when", "while", "after", "once", "because", "since", "given", "although"})
