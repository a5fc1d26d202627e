"""Questions of nobody in particular: `Does anyone lose life?`, `Does any player win?`, `Does nobody gain life?`, `Does anybody die?`"""

from __future__ import annotations

from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.values import replace

#: What is asked of players alone.
_OF_PLAYERS = frozenset(
    {"ask gainslife", "ask loseslife", "ask isloser", "ask iswinner", "ask draws", "ask discards"}
)
#: How much is dealt to players is dealt to all of them together.
_AMOUNTS = frozenset({"ask damageto", "ask damageboth"})
_ANYONE = word_set("anyone anybody someone somebody any either")
_NOBODY = word_set("nobody none no neither")
_PERSONS = word_set("anyone anybody someone somebody")
_ANY_CREATURE = ThingRef(
    "kind", -1, -1, noun="creature", article="any", types=("Creature",), count=0, many=True
)


def of_any_player(story: Story, statement: Statement) -> Statement:
    """The question whether it is so of one player or another, of none of them for `nobody`; of what may die, of creatures and players.
    As it is, where it asks of somebody or something else."""
    to = statement.get("to")
    if _is_any_player(to) and statement.kind in _AMOUNTS:
        return replace(statement, slots={**statement.slots, "to": tuple(_everyone(story))})
    if _is_any_player(to):
        parts = [replace(statement, slots={**statement.slots, "to": (one,)}) for one in _everyone(story)]
        return _joined(statement, parts, story.tokens[to[0].start].fold in _NOBODY)
    who, what = statement.get("who"), statement.get("what")
    ref = what[0] if isinstance(what, tuple) and len(what) == 1 else what or who
    if not isinstance(ref, PlayerRef | ThingRef) or ref.start < 0 or statement.get("by"):
        return statement
    word = story.tokens[ref.start].fold
    nobody = word in _NOBODY
    if word not in _ANYONE and not nobody and not _is_any_player((ref,)):
        return statement
    if isinstance(who, PlayerRef) and who.how == "any" and statement.kind in _OF_PLAYERS:
        return _joined(statement, [_of(statement, one) for one in _everyone(story)], nobody)
    person = ref.how == "any" if isinstance(ref, PlayerRef) else word in _PERSONS
    if statement.kind == "ask dies" and person:
        creatures = (_ANY_CREATURE.but(start=ref.start, end=ref.start + 1, told=word),)
        dies = replace(statement, slots={**statement.slots, "what": creatures})
        loses = Statement("ask isloser", {}, statement.start, statement.end)
        return _joined(statement, [dies, *(_of(loses, one) for one in _everyone(story))], nobody)
    return statement


def _is_any_player(to: object) -> bool:
    return isinstance(to, tuple) and len(to) == 1 and isinstance(to[0], PlayerRef) and to[0].how == "any"


def _everyone(story: Story) -> list[PlayerRef]:
    story.opponent(next(iter(story.seats), None))
    return [PlayerRef("name", name, story.where) for name in story.seats]


def _of(statement: Statement, who: PlayerRef) -> Statement:
    return replace(statement, slots={**statement.slots, "who": who})


def _joined(statement: Statement, parts: list[Statement], denied: bool) -> Statement:
    kind = "ask not anyof" if denied else "ask anyof"
    return Statement(kind, {"parts": tuple(parts)}, statement.start, statement.end)
