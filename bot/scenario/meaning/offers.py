"""What a player may do or pay, and is said to do or not (CR 603.5, 608.2d)."""

from __future__ import annotations

import re

from bot.abilities.amounts import Number
from bot.abilities.combining import Modes
from bot.abilities.costs import PayLife
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import (
    Deed,
    SaysMay,
    TriggerTargets,
)
from bot.engine.told.script import GoTo, Targets
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import named_in
from bot.scenario.meaning.found_in_libraries import takes_into_the_hand
from bot.scenario.meaning.its_trigger import aims_as_it_enters
from bot.scenario.meaning.life_paid_for import activates_by_paying_life
from bot.scenario.meaning.modes_of_what_was_cast import chooses_modes_of_what_was_cast
from bot.scenario.meaning.offered_to_aim import aims_what_is_offered
from bot.scenario.meaning.paid_and_sacrificed import pays_for_what_comes
from bot.scenario.meaning.paid_for_abilities import (
    activates_by_paying_mana,
    use_for_that_mana,
)
from bot.scenario.meaning.paid_for_given_abilities import activates_by_paying_energy, activates_several_times
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.returned_by_triggers import returns_what_is_buried
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.modes_told import mode_of_a_trigger
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

_MAY_VERBS = frozenset({"create", "make", "put", "draw", "return", "search", "take"})


@means("may")
def may(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = story.one(about, "any", player).label if isinstance(about, ThingRef) else None
    todo = statement.get("todo") or ""
    offering = todo.removeprefix("do what ").removesuffix(" offers") if label is None else ""
    if offering != todo and any(thing.label == offering for thing in story.things):
        label = offering  # `chooses to do what Sun Titan offers`
    if todo and label is None and chooses_modes_of_what_was_cast(story, player, todo):
        return
    mode = mode_of_a_trigger(story, player, todo) if label is None and todo else None
    if mode is None and label is None:
        aims_what_is_offered(story, player, statement)
    story.actions.append(mode or says_whether(player, True, label, todo))
    thing = next((t for t in story.things if mode is not None and t.label == mode.source), None)
    aims = thing is not None and mode is not None and _mode_aims(story, thing, mode.modes)
    names = named_in(story, player, thing, todo) if thing is not None and aims else []
    if thing is not None and names:  # `chooses to untap Ogre`
        story.actions.append(TriggerTargets(player, thing.label, Targets(tuple(names))))


def _mode_aims(story: Story, thing: Thing, modes: tuple[int, ...]) -> bool:
    """Whether one of these modes of what triggers has a target: `put two counters on ~` has none."""
    card = story.card(thing)
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None else None
    return modal is None or any(holds(modal.modes[n - 1], Target) for n in modes if n <= len(modal.modes))


@means("maydoes")
def may_does(story: Story, statement: Statement) -> None:
    """`Bob creates the tokens`: an optional thing that is done."""
    player = actor_of(story, statement)
    said = story.tokens[statement.start : statement.end]
    at = next((n for n, token in enumerate(said) if token.lemma in _MAY_VERBS), 0)
    words = " ".join(token.fold for token in said[max(at, 1) :])
    verb = said[at].lemma if said[at].lemma in _MAY_VERBS else ""
    last = story.actions[-1] if story.actions else None
    refs = story.reader.refs_in(statement.start, statement.end) if verb in ("put", "take") else []
    if verb == "take" and refs and takes_into_the_hand(story, player, refs):
        return
    if verb == "return" and returns_what_is_buried(story, player, statement):
        return
    paid_for = isinstance(last, SaysMay) and last.player == player and last.mana
    chapter = bool(story.chapters) and isinstance(last, GoTo)
    if len(refs) == 1 and (paid_for or chapter or aims_as_it_enters(story, player)):
        # `pays {1} and puts the Role on Bear`, `casts Mage and puts its Role on Bear`: the trigger is aimed there (CR 603.12)
        names = story.names_of(refs, "target", player)
        for thing in (t for t in story.things if t.label in names and t.controller is None):
            thing.likely = player
        story.actions.append(TriggerTargets(player, "", Targets(names)))
        return
    told = words.split(" ", 1)
    if story.asked_whether and (" stack" in words or " and " in words):
        raise CannotMean("It is not told what lets one do that.", (), statement.start, statement.end)
    story.actions.append(
        says_whether(player, True, None, f"{verb} {told[1] if len(told) > 1 else ''}".strip())
    )


_DEEDS = {
    **dict.fromkeys(("pay", "pays", "paying"), Deed.PAY),
    **dict.fromkeys(("draw", "draws", "drawing"), Deed.DRAW),
    **dict.fromkeys(("discard", "discards", "discarding"), Deed.DISCARD),
    **dict.fromkeys(("sacrifice", "sacrifices", "sac", "sacrificing"), Deed.SACRIFICE),
    **dict.fromkeys(("create", "creates", "make", "makes"), Deed.CREATE),
    **dict.fromkeys(("untap", "untaps", "untapping"), Deed.UNTAP),
    **dict.fromkeys(("assign", "assigns"), Deed.ASSIGN),
}


def says_whether(player: str, yes: bool, about: str | None, words: str) -> SaysMay:
    """What the words say is done or not: its first verb tells what that is about; `both times` is each time that it may be."""
    said = _EACH_TIME.sub("", words)
    every, words = said != words, said
    first, _, rest = words.lower().partition(" ")
    deed = _DEEDS.get(first)
    if first in ("gain", "gains") and "life" in rest:
        deed = Deed.GAIN_LIFE
    elif first in ("take", "takes") and "damage" in rest:
        deed = Deed.TAKE_DAMAGE
    return SaysMay(player, yes, about, deed, words, every=every)


_EACH_TIME = regex(r",? (?:(?:both|each|every|either) times?|twice)$", re.IGNORECASE)


@means("maynot")
def may_not(story: Story, statement: Statement) -> None:
    """`Bob doesn't draw a card`: he takes no offer. That he can't is no choice of his, but a rule that holds of him."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if "can" in words and statement.get("todo") == "life" and not story.actions:
        raise CannotMean("It is not told why.", (), statement.start, statement.end)
    story.actions.append(says_whether(actor_of(story, statement), False, None, _words(story, statement)))


def _words(story: Story, statement: Statement) -> str:
    todo = statement.get("todo")
    if not isinstance(todo, str):
        return ""
    words = [t.text for t in story.tokens[statement.start : statement.end]]
    lowered = [w.lower() for w in words]
    if "to" in lowered and statement.kind == "maynot":
        return todo
    for index, token in enumerate(story.tokens[statement.start : statement.end]):
        if token.fold == "not" and index + 1 < len(words):
            return " ".join(words[index + 1 :])
    return todo


@means("gainsnolife")
def gains_no_life(story: Story, statement: Statement) -> None:
    story.actions.append(says_whether(actor_of(story, statement), False, None, "gain life"))


def _paid(statement: Statement) -> str:
    life = statement.get("life")
    return "pay " + (f"{life} life" if life is not None else " ".join(statement.get("mana") or ()))


@means("pays")
def pays(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    life, mana = statement.get("life"), "".join(statement.get("mana") or ())
    if mana and statement.get("about") is None and pays_for_what_comes(story, mana):
        return
    use_for_that_mana(story, player, statement.get("about"), mana)
    about = _about(story, statement, player)
    _refuse_what_is_activated(story, statement, about)
    if life and _is_part_of_what_comes(story, life):
        return
    if life and activates_by_paying_life(story, player, life, about):
        return
    if life and about is None and not any(_may_ask(thing) for thing in story.things):
        raise CannotMean("It is not told what that life is paid for.", (), statement.start, statement.end)
    times = statement.get("times") or 1
    if mana and all(activates_by_paying_mana(story, player, mana, about) for _ in range(times)):
        return
    if mana and about is None and times == 1 and activates_several_times(story, player, mana.upper()):
        return
    words = _paid(statement)
    says = says_whether(player, True, about, words.strip())
    says = replace(says, mana=mana, life=life)
    story.actions += [says] * (statement.get("times") or 1)


def _refuse_what_is_activated(story: Story, statement: Statement, about: str | None) -> None:
    """`I pay for the Circle each time`: nothing that asks for a payment, but an ability, of which it must be told when it is activated.
    Raises `CannotMean`; also where what is paid for is passed over."""
    passed_over = (
        about is None and statement.end < len(story.tokens) and story.tokens[statement.end].fold == "for"
    )
    bare = statement.get("mana") is None and statement.get("life") is None
    thing = next((t for t in story.things if t.label == about and bare), None)
    activated = thing is not None and not _may_ask(thing) and any("}: " in text for text in thing.texts)
    if passed_over or activated:
        said = (
            f"Say when {about} is activated."
            if activated
            else "Say what is paid for in a sentence of its own."
        )
        raise CannotMean(said, (), statement.start, statement.end)


def _may_ask(thing: Thing) -> bool:
    """Whether its text, or Phyrexian mana in its cost, asks for a payment, be it another one."""
    cost = thing.card.mana_cost if thing.card is not None else ""
    words = " ".join((cost, *thing.texts)).lower()
    return "/p}" in words or "pay" in words


def _is_part_of_what_comes(story: Story, life: int) -> bool:
    """`pays 2 life and sacrifices Bear to Razaketh`: whether that life is a part of the cost of what is told next."""
    coming = story.to_come[0] if story.to_come else None
    to = coming.get("to") if coming is not None and coming.kind == "sacrifices" else None
    name = to.name if isinstance(to, ThingRef) else ""
    there = next((thing for thing in story.things if name and name in (thing.name, thing.label)), None)
    card = story.card(there) if there is not None else story.card_meant(to)
    costs = [part for ability in activated_of(card.abilities) for part in ability.cost] if card else []
    return any(isinstance(part, PayLife) and part.amount == Number(life) for part in costs)


@means("paysenergy")
def pays_energy(story: Story, statement: Statement) -> None:
    """What may be done for energy is done."""
    player = actor_of(story, statement)
    about = _about(story, statement, player)
    amount = statement.get("energy")
    if isinstance(amount, int) and activates_by_paying_energy(story, player, amount, about):
        return
    words = "pay energy" if amount is None else f"pay {amount} energy"
    story.actions.append(replace(says_whether(player, True, about, words), energy=amount))


@means("nopay")
def does_not_pay(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    words = _paid(statement)
    story.actions.append(says_whether(player, False, _about(story, statement, player), words.strip()))


def _about(story: Story, statement: Statement, player: str) -> str | None:
    about = statement.get("about")
    if not isinstance(about, ThingRef) or about.source == "it":
        return None
    maker = _makes(story, about)
    return maker.label if maker is not None else story.one(about, "any").label


def _makes(story: Story, about: ThingRef) -> Thing | None:
    """`pays for the Boar`: the one thing told that makes such a token, where none is there."""
    kind = about.subtypes[-1] if about.subtypes else about.name
    if not kind or any(kind in (thing.name, thing.label) or thing.is_type(kind) for thing in story.things):
        return None
    making = [t for t in story.things if any(f"{kind} creature token" in text for text in t.texts)]
    return making[0] if len(making) == 1 else None
