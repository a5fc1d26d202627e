"""What somebody asks to kill in response, or before the fight goes on: `I cast Rancor on my 2/2. Can he kill it in response?`, `He attacks
with a 2/2. Can I kill it before blocks?`"""

from __future__ import annotations

from bot.abilities.changes import GetsPT
from bot.abilities.effects import DealDamage, DealDivided, Destroy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def killed_in_time(story: Story, statement: Statement) -> Statement:
    """The deed that it asks about, with the one means that is told, else a spell of which nothing is: what comes of the story by itself
    is no response (CR 117.7), and nothing that dies before combat damage is dealt. Raises `CannotMean` where several could do it."""
    who, what = statement.get("who"), statement.get("what")
    if statement.kind != "ask candie" or not isinstance(who, PlayerRef) or who.how == "any":
        return statement
    begins = max(0, statement.start - 3)
    words = {token.fold for token in story.tokens[begins : statement.end]}
    if not isinstance(what, tuple) or not (
        _in_response(story, words) or _in_a_fight(story, statement, words)
    ):
        return statement
    means = _means(story, story.player(who, subject=True))
    if len(means) > 1:
        raise CannotMean(
            "It is not told with which of them.",
            tuple(one.label for one in means),
            statement.start,
            statement.end,
        )
    deed = Statement("destroys", {"who": who, "what": what}, statement.start, statement.end)
    if means:
        label = means[0].label
        with_it = ThingRef("card" if means[0].zone == "hand" else "made", -1, -1, name=label, told=label)
        deed = Statement("useson", {"who": who, "source": with_it, "what": what}, deed.start, deed.end)
    return replace(statement, kind="ask legal", slots={"who": who, "action": (deed,)})


def _means(story: Story, player: str) -> list[Thing]:
    """What is told to be there that the player could kill something with: the instants in hand, and what has an ability for it."""
    return [
        thing for thing in story.things if player in (thing.holder, thing.told) and _may_kill(story, thing)
    ]


def _may_kill(story: Story, thing: Thing) -> bool:
    card = story.card(thing) if not thing.gone and not thing.filler else None
    if card is None or not thing.declared or thing.cast_by is not None:
        return False
    if thing.zone == "hand":
        return "Instant" in card.types and holds(card.abilities, *_KILLING)
    return thing.zone == "battlefield" and holds(activated_of(card.abilities), *_KILLING)


_KILLING = (DealDamage, DealDivided, Destroy, GetsPT)


def _in_response(story: Story, words: set[str]) -> bool:
    if "response" not in words or not any(isinstance(action, Cast | Activate) for action in story.actions):
        return False
    story.response = True
    return True


def _in_a_fight(story: Story, statement: Statement, words: set[str]) -> bool:
    when = statement.get("when")
    if not isinstance(when, When) or "before" not in words or when.moment not in _BEFORE_DAMAGE:
        return False
    MEANINGS["when"](story, Statement("when", {"when": when}, statement.start, statement.end))
    story.as_it_stands = True
    return True


_BEFORE_DAMAGE = frozenset({"BEGINNING_OF_COMBAT", "AFTER_ATTACKERS", "AFTER_BLOCKERS"})
