"""What deals the damage of `How much damage is dealt?` and `How much damage does that do?`: a fight, the last spell, all that comes of it."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Attack, Block, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.subjects import NOTHING, Subject
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def _named_in(story: Story, words: str) -> Subject:
    """The one thing whose name begins as one of these words does, misspelt as it may be: `an Imodan trigger`."""
    begun = [
        word[:_BEGINNING].lower() for word in words.split() if len(word) >= _BEGINNING and word[0].isupper()
    ]
    found = [t.label for t in story.things if t.name[:_BEGINNING].lower() in begun]
    return Subject(tuple(found)) if len(found) == 1 else NOTHING


_BEGINNING = 5


def _if_so(story: Story, at: int) -> bool:
    """Whether the question that begins there is asked of what was asked before: `If so, how much ...`."""
    said = [token.fold for token in story.tokens[max(0, at - 3) : at] if token.fold != ","]
    return said[-2:] == ["if", "so"]


def dealt_in_all(story: Story, statement: Statement) -> tuple[str, Subject]:
    """`How much damage is dealt?`: by what was asked about before, in the fight, or by the spell or ability that was used last."""
    before = story.questions[-1] if story.questions else None
    if before is not None and before.kind in ("triggers", "gets"):
        source = before.what or _named_in(story, before.words)
        if source:
            return "damageby", source
    if before is not None and _if_so(story, statement.start):
        raise CannotMean("It is not told what deals that damage.", (), statement.start, statement.end)
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    if any(isinstance(action, Attack) for action in story.actions):
        if said & _IN_ALL:
            return "damageby", NOTHING
        if _none_gets_through(story):
            raise CannotMean("It is not told to whom.", (), statement.start, statement.end)
        return "damageto", NOTHING
    last = story.actions[-1] if story.actions else None
    card = next((t.card for t in story.things if isinstance(last, Cast) and t.label == last.card), None)
    if card is not None and not _deals_when_cast(card):
        if not said & {"damage", "dmg"}:
            raise CannotMean("It is not told how much of what is asked.", (), statement.start, statement.end)
        return "damageto", NOTHING  # what it brings about deals it
    if isinstance(last, Cast) or (isinstance(last, Activate) and _can_deal_damage(story, last.source)):
        return "damageby", Subject((last.card if isinstance(last, Cast) else last.source,))
    raise CannotMean("It is not told what deals damage.", (), statement.start, statement.end)


def _none_gets_through(story: Story) -> bool:
    """Whether every attacker is blocked, and none tramples."""
    blocked = {
        attacker for action in story.actions if isinstance(action, Block) for _, attacker in action.blocks
    }
    attackers = [
        thing
        for action in story.actions
        if isinstance(action, Attack)
        for thing in story.things
        if any(thing.label == label for label, _ in action.attacks)
    ]
    every = (len(attackers) == 1 and bool(blocked)) or all(thing.label in blocked for thing in attackers)
    return every and not any(thing.has_keyword("trample") for thing in attackers)


#: Words that ask of all damage, whoever deals it to whom.
_IN_ALL = frozenset({"total", "altogether", "all", "overall"})


def is_of_all_that_comes(story: Story, statement: Statement, kind: str) -> bool:
    """Whether `How much damage does that do?` means what comes of a spell that deals none itself: of all that it brings about."""
    value = statement.get("by")
    ref = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    if kind not in ("damageby", "damageboth") or not isinstance(ref, ThingRef) or ref.source != "it":
        return False
    last = story.actions[-1] if story.actions else None
    spell = next((t for t in story.things if isinstance(last, Cast) and t.label == last.card), None)
    return (
        story.tokens[ref.start].fold in ("that", "this")
        and spell is not None
        and (card := story.card(spell)) is not None
        and not _deals_when_cast(card)
    )


def _deals_when_cast(card: Card) -> bool:
    """Whether it deals damage as it is cast and resolves; what an activated ability deals comes of that."""
    return any(
        holds(ability, DealDamage, DealDivided)
        for ability in card.abilities
        if not isinstance(ability, Activated)
    )


def _can_deal_damage(story: Story, label: str) -> bool:
    """Whether something of that label says that it deals damage, or has no text that is known."""
    card = next((story.card(thing) for thing in story.things if thing.label == label), None)
    return card is None or holds(card.abilities, DealDamage, DealDivided)
