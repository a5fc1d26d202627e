"""Which of several could block what is supposed to attack: `Can Bears block Vanguard? Can Giant block it?` asks each of the same attack."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def before_that_block(story: Story, statement: Statement) -> Story | None:
    """The story with the attack that a question before supposed and without its block, where a block of that attacker is asked about
    again; else None."""
    if story.before_questions is None or not story.actions or story.actions != story.supposed:
        return None
    *before, last = story.actions
    attacks = [one for one in before if isinstance(one, Attack)]
    if not isinstance(last, Block) or len(attacks) != 1 or len(before) != 1:
        return None
    if not _asks_of(statement, tuple(label for label, _ in attacks[0].attacks)):
        return None
    aside = story.beside()
    aside.actions = before
    for thing in aside.things:
        thing.blocking = thing.blocked = False
    return aside


def _asks_of(statement: Statement, attackers: tuple[str, ...]) -> bool:
    """Whether a question asks if a creature may block one of these, called `it` or by its name."""
    action = statement.get("action")
    deed = action[0] if isinstance(action, tuple) and len(action) == 1 else None
    if statement.kind != "ask legal" or deed is None or deed.kind not in ("block", "itblock"):
        return False
    groups = deed.get("block") or ()
    told = deed.get("attackers") or tuple(ref for group in groups for ref in group.attackers)
    refs = told if isinstance(told, tuple) else (told,)
    return bool(refs) and all(_is_one(ref, attackers) for ref in refs)


def _is_one(ref: object, attackers: tuple[str, ...]) -> bool:
    if isinstance(ref, PlayerRef) or not isinstance(ref, ThingRef):
        return False
    return ref.source == "it" or ref.name in attackers
