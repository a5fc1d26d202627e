"""`Which of them can attack?`, `Which can I block?`: asked of each creature that is spoken of."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import BlockGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing
from bot.values import replace

_MINE = word_set("my")
_THEIRS = word_set("his her their")
_IN_A_FIGHT = frozenset({"itattack", "itblock"})


def of_each_candidate(story: Story, statement: Statement) -> list[tuple[Statement, str]]:
    """Whether each of them can, and the label of each; the statement itself, of no label, where it asks nothing like that. Raises
    `CannotMean` where it is not told who is meant."""
    if statement.kind != "ask whichcan":
        return [(statement, "")]
    deed: tuple[Statement, ...] = statement.slots["action"]
    who = statement.get("who")
    if isinstance(who, PlayerRef):
        asked = [one for one in deed if one.kind == "block"]
        blocks: tuple[BlockGroup, ...] = asked[0].get("block") or (BlockGroup((), ()),) if asked else ()
        if len(deed) != 1 or not asked or any(group.attackers for group in blocks):
            raise CannotMean("Ask of each of them by itself.", (), statement.start, statement.end)
        there = [thing for thing in story.things if thing.attacking]
        blockers = blocks[0].blockers
        found = []
        for thing in _several(there, statement):
            block = {"block": (BlockGroup((_called(thing),), blockers),)}
            slots = {"who": who, "action": (replace(asked[0], slots={**asked[0].slots, **block}),)}
            found.append((replace(statement, kind="ask legal", slots=slots), thing.label))
        return found
    if not any(one.kind in _IN_A_FIGHT for one in deed):
        raise CannotMean("Ask of each of them by itself.", (), statement.start, statement.end)
    attackers = _attackers(story, deed)
    candidates = [thing for thing in _spoken_of(story, statement) if thing not in attackers]
    if attackers:
        defending = [
            thing for thing in _creatures(story) if thing.holder not in {a.holder for a in attackers}
        ]
        candidates = candidates or defending
    candidates = _several(candidates, statement, 1 if attackers else 2)
    return [
        (replace(statement, kind="ask legal", slots={"it": (_called(thing),), "action": deed}), thing.label)
        for thing in candidates
    ]


def _attackers(story: Story, deed: tuple[Statement, ...]) -> list[Thing]:
    """What is to be blocked, where it is named: no creature blocks its own controller's attackers (CR 509.1a)."""
    named = [
        story.resolve(refs, "asked")
        for one in deed
        if one.kind == "itblock" and (refs := one.get("attackers"))
    ]
    return [thing for things in named for thing in things]


def _called(thing: Thing) -> ThingRef:
    return ThingRef("made", -1, -1, name=thing.label, told=thing.label)


def _several(things: list[Thing], statement: Statement, least: int = 2) -> list[Thing]:
    if len(things) < least:
        raise CannotMean("It is not told which ones are meant.", (), statement.start, statement.end)
    return things


def _creatures(story: Story) -> list[Thing]:
    return [t for t in story.things if t.is_type("Creature") and t.zone == "battlefield" and not t.filler]


def _spoken_of(story: Story, statement: Statement) -> list[Thing]:
    """The creatures of the player who is named, of the last clause that speaks of several, else all that are there, if they are one
    player's."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    there = _creatures(story)
    me = "You" if "You" in story.seats else None
    if me is not None and words & _MINE:
        return [thing for thing in there if thing.holder == me]
    if me is not None and words & _THEIRS and "creatures" in words:
        return [thing for thing in there if thing.holder not in (me, None)]
    for clause in reversed(story.clauses):
        inside = [thing for thing in there if thing in clause.things]
        if len(inside) > 1 and len({thing.holder for thing in inside}) == 1:
            return inside
        if inside:
            break
    return there if len({thing.holder for thing in there}) == 1 else []
