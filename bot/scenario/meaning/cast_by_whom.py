"""Who casts a spell of which only that is told, by what is asked of it: `Do I take an extra turn after Time Walk?`, `How much damage does
Bob take if Shock is cast on him?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.things.aims import leaning

#: What a player gets of a spell of their own.
_GOODS = frozenset(
    f"ask {kind}"
    for kind in (
        *("gets", "makes", "draws", "manycards", "gainslife", "lifegained", "gainstimes", "manygains"),
        *("scries", "manyscried", "manysurveiled", "manylooked"),
    )
)
#: What is got and does no good.
_NO_GOODS = ("poison", "damage")


def gets_some_good(ask: Statement) -> bool:
    """Whether it is asked what somebody gets of it: a card, a token, life, a turn; not a poison counter."""
    return ask.kind in _GOODS and not any(word in str(ask.get("tail") or "") for word in _NO_GOODS)


def asked_player(story: Story, ask: Statement | None) -> str | None:
    """The player of whom that is asked; None where it is asked of none, or of nobody in particular."""
    if ask is None:
        return None
    to = ask.get("to")
    refs = (ask.get("who"), *(to if isinstance(to, tuple) else (to,)))
    who = next((ref for ref in refs if isinstance(ref, PlayerRef)), None)
    if who is None or who.how not in ("me", "name", "opponent"):
        return None
    return story.player(who)


def cast_by_whom(story: Story, card: Card, ask: Statement | None, targets: Sequence[Ref]) -> str | None:
    """Who casts it: whoever is asked to get what it gives; else an opponent of the player at whom it is aimed, or who is asked to bear it,
    where it does no good. None where nothing tells."""
    player = asked_player(story, ask)
    aimed = [ref for ref in targets if isinstance(ref, PlayerRef)]
    if any(ref.how == "they" for ref in aimed):
        him = player or story.actor or story.last_player
        # `if it is cast on him`: somebody else casts it
        return story.opponent(him) if him is not None else None
    if player is not None and ask is not None and gets_some_good(ask):
        return player
    if aimed and leaning(card) != "mine":
        told = [ref for ref in aimed if ref.how in ("me", "name", "opponent")]
        victim = story.player(told[0]) if told else player
        return story.opponent(victim) if victim is not None else None
    return story.opponent(player) if player is not None and not aimed and leaning(card) != "mine" else None


def is_told_of_nobody(story: Story, statement: Statement, spell: ThingRef, targets: Sequence[Ref]) -> bool:
    """`Lightning Bolt on me.`, `Bob is at 3. Shock on him.`: whether a sentence begins with what is cast at a player, by nobody told, and
    that does no good. `Bolt him` is said of one's own spell."""
    who = statement.get("who")
    told = isinstance(who, PlayerRef) and (who.how != "me" or story.tokens[who.start].fold == "i")
    card = story.card_meant(spell)
    begins = sentence_begins(story.tokens, statement.start) == statement.start
    if told or not begins or card is None or leaning(card) == "mine":
        return False
    ways = ("me",) if isinstance(who, PlayerRef) else ("me", "name", "they")
    return any(isinstance(ref, PlayerRef) and ref.how in ways for ref in targets)
