"""Questions that ask another thing than their words: whether something can be blocked, of those who could; whether it can give what it has no
ability to give; whether what fights can deal damage."""

from __future__ import annotations

from bot.abilities.ability import Unread
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.tokens import TokenSpec
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_about import is_itself
from bot.scenario.questions.deeds_asked import do_what_is_asked
from bot.scenario.questions.question import Question
from bot.scenario.questions.supposed_combat import suppose_blockers
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def whether_blocked(story: Story, statement: Statement) -> Statement:
    """`Can Ogre be blocked?`, by whom is not said: asked of a player who has creatures that could."""
    action = statement.get("action")
    kinds = [one.kind for one in action] if isinstance(action, tuple) else []
    if statement.kind != "ask legal" or kinds != ["blockedby"] or action[0].get("blockers") is not None:
        return statement
    attackers = suppose_blockers(story, statement.slots["it"])
    return replace(statement, kind="ask isblocked", slots={"what": attackers})


def has_targets(story: Story, statement: Statement, text: str) -> Question:
    """`Does Wrath of God target?`: asked of the card's text alone (CR 115.1). Raises `CannotMean` where that is not read, and of what
    has abilities, of which some target and some don't."""
    ref: ThingRef = statement.slots["spell"]
    card = story.card_meant(ref)
    if card is None or holds(card.abilities, Unread):
        raise CannotMean(f"It is not told what “{ref.told}” does.", (), ref.start, ref.end)
    aims = [holds(ability, Target) for ability in card.abilities]
    spell = bool({*card.types} & {"Instant", "Sorcery"})
    if any(aims) and not spell and not all(aims):
        raise CannotMean(f"It is not told which ability of {card.name} is meant.", (), ref.start, ref.end)
    if not any(thing.name == card.name for thing in story.things):
        for thing in story.resolve((ref,), "any"):  # it is nowhere: only its text is asked about
            thing.zone, thing.told = "hand", next(iter(story.seats), story.actor)
    targets = any(aims) or "Aura" in card.subtypes
    return Question(text, "hastargets", words=card.name, number=int(targets))


def whether_dealt(story: Story, statement: Statement) -> Statement:
    """`Can it deal 3 damage to Bob?`, of what fights: no deed of anybody, but whether that may come of the fight."""
    action = statement.get("action")
    deeds = action if isinstance(action, tuple) else ()
    kinds = [deed.kind for deed in deeds]
    if statement.kind != "ask legal" or kinds not in (["deals"], ["result"]):
        return statement
    told = deeds[0].slots
    if kinds == ["result"]:  # `Can Bob take 3 damage?`
        verbs = {token.lemma for token in story.tokens[deeds[0].start : deeds[0].end]}
        who, amount = statement.get("who"), told.get("amount")
        if who is None or not isinstance(amount, int) or not verbs & _TAKING:
            return statement
        return replace(statement, kind="ask anydamage", slots={"to": (who,), "number": amount})
    by = statement.get("it") or told.get("it")
    if not by or not any(thing.attacking or thing.blocking for thing in story.resolve(by, "asked")):
        return statement
    slots = {"by": by, "to": told["to"], "combat": told.get("combat"), "number": told.get("amount")}
    said = {name: value for name, value in slots.items() if value is not None}
    return replace(statement, kind="ask dealsany", slots=said)


_TAKING = frozenset({"take", "receive", "suffer", "eat"})


def whether_given(story: Story, statement: Statement) -> Statement:
    """`Can Ordruun Mentor give itself first strike?`, of what has nothing to activate: whether it then has that."""
    action = statement.get("action")
    deeds = action if isinstance(action, tuple) else ()
    one = next((deed for deed in deeds if deed.kind == "itgives"), None)
    if statement.kind != "ask legal" or one is None or statement.get("it") is None:
        return statement
    by = story.one(statement.slots["it"][0], "asked")
    card = story.card(by)
    if card is None or set(card.types) & {"Instant", "Sorcery"} or activated_of(playable(card).abilities):
        return statement
    others = tuple(deed for deed in deeds if deed is not one)
    if others:
        do_what_is_asked(story, replace(statement, slots={**statement.slots, "action": others}))
    what = statement.slots["it"] if is_itself(one.get("what")) else one.slots["what"]
    slots = {"what": what, "ability": one.slots["keywords"]}
    return replace(statement, kind="ask hasability", slots=slots)


def who_makes_it(story: Story, statement: Statement) -> Statement:
    """`I attack with Ox Drover. Who gets the Ox?`, `Who gets the two Ox tokens?`: of tokens that something told makes, where none was told
    of, and not of a card that is called so for short."""
    what = statement.get("what")
    ref = what[0] if isinstance(what, tuple) and len(what) == 1 else None
    if statement.kind != "ask whocontrols" or not isinstance(ref, ThingRef):
        return statement
    if ref.source == "part":
        kind = ref.told.split()[-1] if ref.told else ""
    elif ref.token and ref.subtypes and not any(thing.token for thing in story.things):
        kind = ref.subtypes[-1]
    else:
        return statement
    cards = [card for thing in story.things if (card := story.card(thing)) is not None]
    made = (spec for card in cards for spec in inside(card.abilities, TokenSpec))
    if kind and any(kind in spec.subtypes for spec in made):
        return replace(statement, kind="ask whomakes", slots={**statement.slots, "kind": kind, "what": None})
    return statement
