"""A story as it was understood: a plain sentence for each thing, state and deed, in the language that stories are read in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import singledispatch

from bot.abilities.card import Card
from bot.answers.second_person import second_person
from bot.engine import script as told
from bot.engine.log.step import counted, listed
from bot.engine.script import Action, Moment, ObjectSetup, Script, Targets

IsPrinted = Callable[[Card], bool]

_MOMENTS: Mapping[Moment, str] = {
    Moment.UNTAP: "During {whose} untap step",
    Moment.UPKEEP: "During {whose} upkeep",
    Moment.DRAW: "During {whose} draw step",
    Moment.MAIN: "During {whose} main phase",
    Moment.BEGINNING_OF_COMBAT: "At the beginning of combat",
    Moment.AFTER_ATTACKERS: "Before blockers",
    Moment.AFTER_BLOCKERS: "Before damage",
    Moment.DAMAGE: "Combat damage is dealt.",
    Moment.AFTER_FIRST_STRIKE: "After first-strike damage",
    Moment.DAMAGE_ON_STACK: "With damage on the stack",
    Moment.DAMAGE_PREVENTION: "In the damage-prevention step",
    Moment.END_OF_COMBAT: "At end of combat",
    Moment.AFTER_COMBAT: "After combat",
    Moment.NEXT_COMBAT: "In the next combat phase",
    Moment.END_STEP: "During the end step",
    Moment.CLEANUP: "During {whose} cleanup phase",
    Moment.END_OF_TURN: "Then the turn ends.",
    Moment.NEXT_TURN: "Next turn",
}
_ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}


def reading_of(script: Script, is_printed: IsPrinted) -> tuple[str, ...]:
    """What there is as the story begins, then what is done. `is_printed` tells
    cards from things that the story made up."""
    things = script.setup.objects
    made = {o.label: _described(o, is_printed) for o in things if o.label[:1].islower()}
    made |= {o.label: f"the {o.label}" for o in things if o.label[:1].isdigit()}
    sentences = [*_board(script, is_printed), *_deeds(script, made)]
    return tuple(second_person(sentence) for sentence in sentences)


def same_story(one: Script, other: Script) -> bool:
    """Whether two scripts tell the same: the same things (on the battlefield in the same order, as their timestamps are)
    and the same deeds. What was assumed does not count."""
    return _essence(one) == _essence(other)


def _essence(script: Script) -> tuple[object, ...]:
    setup = script.setup
    there = tuple(thing for thing in setup.objects if thing.zone == "battlefield")
    elsewhere = sorted((o for o in setup.objects if o not in there), key=lambda thing: thing.label)
    ends = told.GoTo(Moment.END_OF_TURN)
    deeds = tuple(action for action in script.actions if action != ends)
    through = script.through_end_of_turn or ends in script.actions
    players = sorted(setup.players, key=lambda player: player.name)
    return players, there, elsewhere, setup.active, setup.first_turn, deeds, through


# --- what there is --------------------------------------------------------------------------------------------------


def _board(script: Script, is_printed: IsPrinted) -> Iterator[str]:
    setup = script.setup
    for player in setup.players:
        if player.life != 20:
            yield f"{player.name} is at {player.life} life."
        if player.poison:
            yield f"{player.name} has {counted(player.poison, 'poison counter')}."
    if setup.active is not None:
        first = f"It is the first turn of the game; {setup.active} plays first."
        yield first if setup.first_turn else f"It is {setup.active}'s turn."
    cast = {action.card for action in script.actions if isinstance(action, told.Cast)}
    for thing in setup.objects:
        if thing.zone != "hand" or thing.label not in cast:
            yield _there(thing, is_printed)
    for thing in setup.objects:
        yield from _states(thing)


def _there(thing: ObjectSetup, is_printed: IsPrinted) -> str:
    what = _described(thing, is_printed)
    match thing.zone:
        case "battlefield":
            return f"{thing.controller} controls {what}."
        case "hand" | "library":
            return f"{thing.owner} has {what} in {thing.zone}."
        case "graveyard":
            return f"{what} is in {thing.owner}'s graveyard."
        case _:
            return f"{what} is in {thing.zone}."


def _described(thing: ObjectSetup, is_printed: IsPrinted) -> str:
    """A card by its name, anything else by what the story says of it."""
    card = thing.card
    with_ = [f"{value} chosen" for _, value in thing.chosen]
    with_ += [
        f"{n} {name}" for n, name in ((thing.loyalty, "loyalty"), (thing.defense, "defense")) if n is not None
    ]
    if is_printed(card) and not thing.token:
        return thing.label + (f" with {listed(with_)}" if with_ else "")
    description = _description(card, thing.token, with_)
    if thing.label[:1].isdigit() and thing.label.split()[-1] not in ("creature", "token"):
        return f"{_article(thing.label)} {thing.label}"  # `3/3 trampler`
    return f"{thing.label}, {description}" if thing.label[:1].isupper() else description


def _description(card: Card, token: bool, with_: Iterable[str]) -> str:
    size = f"{card.power}/{card.toughness}" if card.power is not None else ""
    kinds = [word.lower() for word in card.types]
    words = (
        *(word.lower() for word in card.supertypes),
        size,
        " and ".join(card.colors),
        *card.subtypes,
        *kinds,
        "token" if token else "",
    )
    noun = " ".join(filter(None, words))
    texts = [text if text[:1].islower() else f"“{text}”" for text in dict.fromkeys(card.texts)]
    if {"Instant", "Sorcery"} & {*card.types}:
        return f"{_article(noun)} {noun} {' '.join(texts)}".rstrip()
    having = listed([*with_, *texts])
    return f"{_article(noun)} {noun}" + (f" with {having}" if having else "")


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" or noun.startswith(("8", "11/", "18/")) else "a"


def _states(thing: ObjectSetup) -> Iterator[str]:
    if thing.tapped:
        yield f"{thing.label} is tapped."
    if thing.sick:
        yield f"{thing.label} is summoning sick."
    if thing.damage:
        yield f"{thing.label} has {thing.damage} damage marked on it."
    for kind, number in thing.counters:
        yield f"{thing.label} has {counted(number, f'{kind} counter')}."
    if thing.attached_to is not None:
        yield f"{thing.label} is attached to {thing.attached_to}."


# --- what is done ---------------------------------------------------------------------------------------------------


def _deeds(script: Script, made: Mapping[str, str]) -> Iterator[str]:
    """Each deed; a moment stands before the deed that happens then. `made` is what to call those that have no name."""
    moment = ""
    for action in script.actions:
        if isinstance(action, told.GoTo):
            if moment:
                yield f"{moment}."
            moment = _moment(action)
            if moment.endswith("."):
                yield moment
                moment = ""
            continue
        sentence = f"{_said(action)}."
        for label, words in made.items():
            sentence = re.sub(rf"\b{re.escape(label)}(?![\w#])(?! #)", words.replace("\\", r"\\"), sentence)
        yield f"{moment}, {sentence}" if moment else sentence
        moment = ""
    if moment:
        yield f"{moment}."
    if script.through_end_of_turn:
        yield _MOMENTS[Moment.END_OF_TURN]


def _moment(action: told.GoTo) -> str:
    if action.number is not None:
        name = "combat phase" if action.moment is Moment.NEXT_COMBAT else "damage-prevention step"
        return f"In the {_ORDINALS.get(action.number, str(action.number))} {name}"
    whose = f"{action.player}'s" if action.player else "the"
    return _MOMENTS[action.moment].format(whose=whose)


@singledispatch
def _said(action: Action) -> str:
    """A deed as a sentence, without its full stop."""
    raise NotImplementedError(type(action).__name__)


def _at(targets: Targets) -> str:
    if targets.shares:
        return ", " + listed(f"{n} to {name}" for name, n in targets.shares)
    return f" targeting {listed(targets.names)}" if targets.names else ""


def _costs(sacrificed: Iterable[str], discarded: Iterable[str], tapped: Iterable[str] = ()) -> str:
    parts = (("sacrificing", sacrificed), ("discarding", discarded), ("tapping", tapped))
    return "".join(f", {verb} {listed(names)}" for verb, names in parts if names)


@_said.register
def _(action: told.Cast) -> str:
    response = "in response, " if action.response else ""
    under = f" with {action.under} on the stack" if action.under else ""
    paid = f" for {listed(action.paid)}" if action.paid else ""
    x = f" with X = {action.x}" if action.x is not None else ""
    modes = f" to {listed(action.modes)}" if action.modes else ""
    costs = _costs(action.sacrificed, action.discarded)
    deed = f"{action.player} casts {action.card}{paid}{x}{_at(action.targets)}{modes}{costs}{under}"
    return (response + deed)[:1].upper() + (response + deed)[1:]


@_said.register
def _(action: told.Activate) -> str:
    x = f" with X = {action.x}" if action.x is not None else ""
    times = f" {action.times} times" if action.times > 1 else ""
    costs = _costs(action.sacrificed, action.discarded, action.tapped)
    if action.words == "crew":
        deed = f"{action.player} crews {action.source} with {listed(action.tapped)}"
    elif action.words == "equip":
        deed = f"{action.player} equips {action.source} to {listed(action.targets.names or ())}"
    else:
        deed = (
            f"{action.player} activates {action.source}{_which(action)}{x}{_at(action.targets)}{times}{costs}"
        )
    return f"In response, {deed}" if action.response else deed


def _which(action: told.Activate) -> str:
    """Which of its abilities is meant."""
    if action.which in _ORDINALS:
        return f"'s {_ORDINALS[action.which]} ability"
    if action.words[:1] in ("+", "-", "−", "0"):
        return f"'s {action.words}"
    return f" to {action.words.removeprefix('to ')}" if action.words else ""


@_said.register
def _(action: told.Attack) -> str:
    if not action.attacks:
        return f"{action.player} doesn't attack"
    whom: dict[str, list[str]] = {}
    for attacker, target in action.attacks:
        whom.setdefault(target, []).append(attacker)
    parts = (f"{target} with {listed(those)}".strip() for target, those in whom.items())
    bands = "".join(f", {listed(band)} in a band" for band in action.bands)
    exerted = f", exerting {listed(action.exerted)}" if action.exerted else ""
    return f"{action.player} attacks {listed(parts)}{bands}{exerted}"


@_said.register
def _(action: told.Block) -> str:
    if not action.blocks:
        return f"{action.player} doesn't block"
    blocked: dict[str, list[str]] = {}
    for blocker, attacker in action.blocks:
        blocked.setdefault(attacker, []).append(blocker)
    parts = (f"{attacker} with {listed(those)}".strip() for attacker, those in blocked.items())
    return f"{action.player} blocks {listed(parts)}"


@_said.register
def _(action: told.AnnounceAttack) -> str:
    return f"{action.player} announces an attack"


@_said.register
def _(action: told.DealsDamage) -> str:
    combat = "combat " if action.combat else ""
    return f"{action.source} deals {action.amount} {combat}damage to {action.to}"


@_said.register
def _(action: told.Regenerates) -> str:
    return f"{'In response, ' * action.response}{action.player} regenerates {action.what}"


@_said.register
def _(action: told.Sacrifices) -> str:
    to = f" to {action.to}" if action.to else ""
    return f"{'In response, ' * action.response}{action.player} sacrifices {action.what}{to}"


@_said.register
def _(action: told.Discards) -> str:
    return f"{action.player} discards {action.what}"


@_said.register
def _(action: told.Fights) -> str:
    return f"{action.first} fights {action.second}"


@_said.register
def _(action: told.BecomesIllegalTarget) -> str:
    return (
        f"{action.spell}'s target becomes illegal"
        if action.spell
        else f"{action.what} becomes an illegal target"
    )


# --- how choices are answered -----------------------------------------------------------------------------------------


@_said.register
def _(answer: told.AppliesFirst) -> str:
    return f"{answer.player} applies {answer.effect} first"


@_said.register
def _(answer: told.ChoosesSource) -> str:
    return f"{answer.player} chooses {answer.what} as the source"


@_said.register
def _(answer: told.RedirectsDamage) -> str:
    to = f"redirects the damage to {answer.to}" if answer.to else "doesn't redirect it"
    return f"{answer.player} {to}"


@_said.register
def _(answer: told.OrdersBlockers) -> str:
    whose = f"{answer.of}'s " if answer.of else "the "
    return f"{answer.player} orders {whose}blockers {', '.join(answer.order)}"


@_said.register
def _(answer: told.AssignsDamage) -> str:
    if answer.player and answer.source:
        shares = listed(f"{n} to {name}" for name, n in answer.shares)
        return f"{answer.player} assigns {answer.source}'s damage: {shares}"
    who = answer.source or answer.player or "It"
    parts = [
        f"{'lethal' if n < 0 else n} damage to {name}" if not i else f"{'lethal' if n < 0 else n} to {name}"
        for i, (name, n) in enumerate(answer.shares)
    ]
    parts += [f"the rest to {answer.rest}"] if answer.rest else []
    return f"{who} assigns {listed(parts)}"


@_said.register
def _(answer: told.SaysMay) -> str:
    about = f" for {answer.about}" if answer.about else ""
    verb, _, what = answer.words.partition(" ")
    if verb.lower() in ("pay", ""):
        paid = f"pays {what}".rstrip() if answer.yes else "doesn't pay"
        return f"{answer.player} {paid}{about}"
    return f"{answer.player} chooses {'' if answer.yes else 'not '}to {answer.words}{about}"


@_said.register
def _(answer: told.TriggerTargets) -> str:
    return f"{answer.player} targets {listed(answer.targets.names or ())} with {answer.source}'s trigger"


@_said.register
def _(answer: told.Picks) -> str:
    about = f" for {answer.about}" if answer.about else ""
    return f"{answer.player or 'Its controller'} chooses {listed(answer.names)}{about}"


@_said.register
def _(answer: told.TapsOrUntaps) -> str:
    return f"{answer.player} {'taps' if answer.tap else 'untaps'} {answer.about}"


@_said.register
def _(answer: told.Flips) -> str:
    heads = f"{answer.heads} heads" if answer.heads else ""
    tails = f"{answer.tails} tails" if answer.tails else ""
    return f"{answer.player} flips {listed(filter(None, (heads, tails)))}"
